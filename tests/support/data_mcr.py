"""Outside hands for the Chinese Official rules, turned into score requests.

Every generator yields `DataRow`s: an id, a contract request, what is expected
(`total` with flowers, `fans` as [[id, value, count], ...] when the source lists them, `alt_fans`
with other lists of the same total, `payments` when the source has them), and a note on the
variant a row belongs to. No eight-point minimum is applied in the data: compare totals and fans,
not legality. A total of 0 means "not a win". Nothing is yielded when the data are not there.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.support.data import data_file

WINDS = "ESWN"
BONUS = ("1f", "2f", "3f", "4f", "1g", "2g", "3g", "4g")
OFFSETS = {"right": 1, "across": 2, "left": 3}
MELDS: dict[str, dict[str, Any]] = {
    "chow": {"kind": "chow"},
    "pung": {"kind": "pung"},
    "melded_kong": {"kind": "kong"},
    "added_kong": {"kind": "kong", "added": True},
    "concealed_kong": {"kind": "kong", "concealed": True},
}

# Rows of the test vectors on which programs differ: our ruleset, the total it must give, why.
VARIANTS: dict[str, tuple[str, int, str]] = {
    "gbmahjong-81": (
        "mcr-cn98",
        17,
        "source: 16. The winning tile may complete the chow beside the knitted straight (6.1), "
        "so Closed Wait counts (6.9) in both profiles; no option gives the source's total.",
    ),
    "gbmahjong-91": ("mcr-cn98", 18, "source: 17. The hand of gbmahjong-81 with a flower."),
    "dchen-5": ("mcr", 28, "self_drawn_special = fully-concealed (6.12)"),
    "dchen-8": ("mcr", 92, "self_drawn_special = fully-concealed (6.12)"),
    "dchen-36": ("mcr", 9, "melded_and_concealed_kong = 6 (6.5)"),
}


class DataRow(NamedTuple):
    """One hand from elsewhere."""

    id: str
    request: dict[str, Any]
    expected: dict[str, Any]
    variant: str | None


def rows(name: str) -> Iterator[dict[str, Any]]:
    """The records of a data file, none when it is not there."""
    path = data_file(name)
    if path is not None:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)


def fan_id(english: str) -> str:
    """Our id of a fan by the English name the data use."""
    name = english.lower().replace("-", "_").replace(" ", "_")
    return name.removesuffix("_tiles") if name.endswith("knitted_tiles") else name


def fan_list(fans: list[list[Any]]) -> list[list[Any]]:
    return [[fan_id(english), value, count] for english, _chinese, value, count in fans]


def fan_lists(expected: dict[str, Any]) -> dict[str, Any]:
    """`total`, and `fans` and `alt_fans` with our ids."""
    found: dict[str, Any] = {"total": expected["total"]}
    if "fans" in expected:
        found["fans"] = fan_list(expected["fans"])
    if "alt_fans" in expected:
        found["alt_fans"] = [fan_list(fans) for fans in expected["alt_fans"]]
    return found


def seat_beside(seat: str, offset: int) -> str:
    return WINDS[(WINDS.index(seat) + offset) % 4]


def tiles_text(tiles: list[str]) -> str:
    return "".join(sorted(tiles, key=lambda tile: (tile[1], tile[0])))


def request_of(row: dict[str, Any], rules: str) -> dict[str, Any]:
    """The contract request of a row of the MCR files."""
    seat = row["seat_wind"]
    melds = []
    for meld in row["melds"]:
        entry = {**MELDS[meld["type"]], "tiles": tiles_text(meld["tiles"])}
        if meld.get("from"):
            entry["from"] = seat_beside(seat, OFFSETS[meld["from"]])
        melds.append(entry)
    by = "self-draw" if row["self_draw"] else "robbed-kong" if row["robbing_kong"] else "discard"
    names = {"replacement_draw": "replacement", "last_tile": "last_tile"}
    names["last_of_kind"] = "last_of_kind"
    request: dict[str, Any] = {
        "id": row["id"],
        "rules": rules,
        "hand": tiles_text(row["hand"]),
        "win": row["win_tile"],
        "by": by,
        "melds": melds,
        "seat": seat,
        "round": row["round_wind"],
        "flags": [flag for field, flag in names.items() if row[field]],
        "bonus": "".join(BONUS[: row["flowers"]]),
    }
    if row.get("discarder") is not None and by != "self-draw":
        request["from"] = seat_beside(seat, row["discarder"] - row["winner"])
    return request


def consensus(name: str) -> Iterator[DataRow]:
    for row in rows(name):
        yield DataRow(row["id"], request_of(row, "mcr-cn98"), fan_lists(row["expected"]), None)


def consensus_real() -> Iterator[DataRow]:
    """Hands from real games on whose total two programs agree."""
    yield from consensus("mcr_consensus_real_hands")


def consensus_synthetic() -> Iterator[DataRow]:
    """Made-up hands on whose total two programs agree."""
    yield from consensus("mcr_consensus_synthetic")


def botzone_wins() -> Iterator[DataRow]:
    """Wins of Botzone games, with payments."""
    for row in rows("mcr_botzone_wins"):
        expected = fan_lists(row["expected"])
        expected["payments"] = {
            seat_beside(row["seat_wind"], seat - row["winner"]): moved
            for seat, moved in enumerate(row["expected"]["score"])
        }
        yield DataRow(row["id"], request_of(row, "mcr-cn98"), expected, None)


def test_vectors() -> Iterator[DataRow]:
    """Test hands of several projects; `VARIANTS` says where those with a note belong."""
    for row in rows("mcr_test_vectors"):
        expected = fan_lists(row["expected"])
        rules, variant = "mcr-cn98", None
        if row["id"] in VARIANTS:
            rules, total, variant = VARIANTS[row["id"]]
            if total != expected["total"]:
                expected["source_total"] = expected["total"]
                expected["total"] = total
                expected["fans"].append(["closed_wait", 1, 1])
        elif "variant_note" in row:
            variant = f"undecided: {row['variant_note']}"
        yield DataRow(row["id"], request_of(row, rules), expected, variant)


test_vectors.__test__ = False  # type: ignore[attr-defined]  # data, not a test


def dispute(row: dict[str, Any]) -> str:
    """What the two programs differ about."""
    sides = [
        {fan: count for fan, _value, count in fan_list(row["expected"][side]["fans"])}
        for side in ("pymahjonggb", "gb_mahjong")
    ]
    ours = {fan for fan, count in sides[0].items() if sides[1].get(fan) != count}
    theirs = {fan for fan, count in sides[1].items() if sides[0].get(fan) != count}
    waits = {"edge_wait", "closed_wait", "single_wait"}
    reasons = []
    if "four_pure_shifted_pungs" in theirs:
        reasons.append("shifted pungs with a gap")
    if "last_tile" in ours:
        reasons.append("last tile in own melds")
    if "self_drawn" in theirs:
        reasons.append("self-drawn beside last tile draw")
    if waits & ours:
        reasons.append("wait beside a knitted straight")
    if waits & theirs:
        reasons.append("exhausted wait")
    return ", ".join(reasons)


def disputed() -> Iterator[DataRow]:
    """Hands on which two programs differ; `expected` has both, the note what it is about."""
    for row in rows("mcr_disputed"):
        expected = {side: fan_lists(answer) for side, answer in row["expected"].items()}
        yield DataRow(row["id"], request_of(row, "mcr-cn98"), expected, dispute(row))
