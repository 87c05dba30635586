"""Outside Hong Kong hands, turned into score requests.

`vectors` yields (id, request, expected fan or "limit"); `winning_hands` yields (id, request,
True). The source of the vectors counts by another table: the options that bring ours nearest
are set, `DIFFERENCES` names the rows that still differ and why. Nothing is yielded when the
data are not there.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

from tests.reference.hongkong import splits
from tests.support.data import data_file

# Rows whose expected fan our table cannot give: id -> cause.
DIFFERENCES: dict[str, str] = {
    "hsk-7": "source: 4, with 1 for Mixed Terminals, which is no fan of ours (4.1); ours 3",
    "hsk-12": "source: 10, with Purity 7 (4.1); ours 6 + 3 = 9",
    "hsk-13": "source: 8, with Purity 7 (4.1); ours 6 + 1 = 7",
    "hsk-14": "source: Small Four Winds is a limit hand; ours 4 + Clean 3 + winds (4.1)",
    "hsk-15": "source: Three Dragons ends at the limit; ours 6 + All Pungs 3 = 9 (4.1)",
    "hsk-20": "source: Kong on Kong is a limit hand; ours 4 + Self-draw 1 = 5 (4)",
}

# The source: 13 fan limit, a series of bonus tiles 2 in all, robbing a kong 1.
OPTIONS: dict[str, Any] = {
    "limit": 13,
    "robbing_kong_fan": 1,
    "bouquet": "plus1",
    "round_bonus": False,
    "all_eight_bonus": "win-limit",
    "seven_bonus": "win-3",
}

BONUS = {
    "plum": "1f",
    "lily": "2f",
    "chrysanthemum": "3f",
    "bamboo": "4f",
    "spring": "1g",
    "summer": "2g",
    "autumn": "3g",
    "winter": "4g",
}


def _records(name: str) -> Iterator[dict[str, Any]]:
    path = data_file(name)
    if path is None:
        return
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def _meld(tiles: tuple[str, ...], kong: bool = False) -> dict[str, Any]:
    """An exposed set; the giver is filled in once the seat is known."""
    triplet = tiles[0] == tiles[1]
    text = "".join((*tiles, tiles[0]) if kong else tiles)
    return {"kind": "kong" if kong else "pung" if triplet else "chow", "tiles": text}


def _vector(record: dict[str, Any]) -> dict[str, Any]:
    """The seat, the exposed sets and the winning tile are not given and chosen here."""
    tiles = list(record["tiles"])
    winds = {tile for tile in tiles if tile in ("1z", "2z", "3z", "4z") and tiles.count(tile) > 2}
    spare = [seat for number, seat in enumerate("ESWN", 1) if f"{number}z" not in winds] or ["S"]
    seat = "E" if record["heavenly"] else spare[-1]
    flags = []
    melds: list[dict[str, Any]] = []
    kongs = len(record["kongs"])
    if record["double_kong"]:
        flags, kongs = ["kong_on_kong"], 2
    elif record["kong_replacement"]:
        flags, kongs = ["replacement"], max(kongs, 1)
    if record["last_tile"]:
        flags.append("last_tile")
    if record["heavenly"] or record["earthly"]:
        flags.append("first_turn")
    for tile in record["kongs"]:
        tiles.remove(tile)  # the fourth copy comes back below
    found = splits(tiles)
    if found and not record["fully_concealed"] and "first_turn" not in flags:
        sets = sorted(found[0][1:], key=lambda group: group[0] != group[1])  # pungs first
        for index, group in enumerate(sets[: max(kongs, 1)]):
            melds.append(_meld(group, index < kongs))
            for tile in group:
                tiles.remove(tile)
        if len(melds) > 1:
            melds[-1]["added"] = True  # so that kongs can follow each other
    left = "ESWN"["ESWN".index(seat) - 1]
    for meld in melds:
        meld["from"] = left
    drawn = record["self_draw"] or record["heavenly"] or (kongs and flags)
    drawn = drawn or record["eight_flowers"] or record["flower_hand"]
    by = "self-draw" if drawn else "robbed-kong" if record["robbing_kong"] else "discard"
    bonus = "".join(BONUS[name] for name in record["flowers"])
    options = {**OPTIONS, "bonus_tiles": bool(bonus) or record["no_flower_bonus_enabled"]}
    request: dict[str, Any] = {
        "rules": "hk-old",
        "options": options,
        "hand": "".join(tiles[:-1]),
        "win": tiles[-1],
        "by": by,
        "melds": melds,
        "seat": seat,
        "round": spare[0],
        "flags": flags,
        "bonus": bonus,
    }
    if by != "self-draw":
        request["from"] = "E" if record["earthly"] else left
    return request


def vectors() -> Iterator[tuple[str, dict[str, Any], int | str]]:
    """Hands with the fan of another table; heed `DIFFERENCES`."""
    for record in _records("hk_vectors"):
        faan: int | str = record["expected"]["faan"]
        yield record["id"], {"id": record["id"], **_vector(record)}, faan


def winning_hands() -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Fourteen tiles that are a win; the last one listed serves as the winning tile."""
    for record in _records("hk_winning_hands"):
        request = {
            "id": record["id"],
            "rules": "hk-old",
            "hand": "".join(record["tiles"][:-1]),
            "win": record["tiles"][-1],
            "by": "discard",
            "from": "E",
            "melds": [],
            "seat": "S",
            "round": "E",
        }
        yield record["id"], request, bool(record["expected"]["is_winning"])
