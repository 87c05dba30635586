"""Hong Kong scores: the worked examples, outside data, a second opinion, bad requests."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.conftest import missing, share
from tests.reference import hongkong as reference
from tests.support.data import data_file
from tests.support.data_hongkong import DIFFERENCES, vectors, winning_hands
from wrobel.rules import rulesets
from wrobel.rules.hongkong.catalogue import PATTERNS
from wrobel.rules.hongkong.options import PENALTIES

HERE = Path(__file__).parent
SOURCE = Path(str(rulesets.__file__)).parent / "hongkong"
CASES = [
    json.loads(line)
    for line in (HERE / "cases" / "hongkong_score.jsonl").read_text(encoding="utf-8").splitlines()
]

# All Chows with the seat South, discarded by West.
PLAIN: dict[str, Any] = {
    "rules": "hk-old",
    "hand": "123m456p789s23s55p",
    "win": "4s",
    "by": "discard",
    "from": "W",
    "seat": "S",
    "round": "E",
}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The answer of the outside contract, errors included."""
    try:
        return wrobel.score(request).to_dict()
    except wrobel.WrobelError as error:
        return {"id": request.get("id"), "ok": False, "error": error.to_dict()}


def short(fans: list[dict[str, Any]]) -> list[list[Any]]:
    return [[fan["id"], fan["value"], fan["count"]] for fan in fans]


# The worked examples


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']}-{case['rule']}" for case in CASES])
def test_worked_example(case: dict[str, Any]) -> None:
    if case["call"] == "settle":
        found = wrobel.settle(case["request"])
    else:
        found = wrobel.score(case["request"]).to_dict()
        found["fans"] = short(found["fans"])
    for field, value in case["expect"].items():
        assert found[field] == value, field


def test_all_worked_examples_are_there() -> None:
    """P17 is about passing a win at the table, not about a score."""
    wanted = {f"K{number:02}" for number in range(1, 50)}
    wanted |= {f"P{number:02}" for number in range(1, 24)} - {"P17"}
    assert wanted <= {case["id"][:3] for case in CASES}


def test_all_pairs_example_of_5_2() -> None:
    found = answer({"rules": "hk-new", "hand": "1122334455m112p", "win": "2p", "bonus": "3f"})
    assert short(found["fans"]) == [
        ["concealed_hand", 1, 1],
        ["all_pairs", 4, 1],
        ["two_suits", 1, 1],
        ["only_1_5", 3, 1],
    ]
    assert found["total"] == 9


def test_a_limit_reading_beats_a_higher_sum_3_4() -> None:
    found = answer({"rules": "hk-new", "hand": "111222333999m1p", "win": "1p", "by": "self-draw"})
    assert short(found["fans"]) == [["hidden_treasure", 10, 1]]
    assert (found["total"], found["limit"], found["points"]) == (10, "limit", 384)


@pytest.mark.parametrize(
    ("limit", "total", "points"), [(8, 8, 128), (10, 10, 256), (13, 13, 256), ("none", 10, 4096)]
)
def test_limit_hands_count_as_the_limit_3_4(limit: int | str, total: int, points: int) -> None:
    hand = {**PLAIN, "hand": "19m19p19s1234567z", "win": "9p", "options": {"limit": limit}}
    found = answer(hand)
    assert found["fans"] == [{"id": "thirteen_orphans", "value": total, "count": 1}]
    assert (found["total"], found["points"]) == (total, points)


def test_a_sum_above_the_limit_stays_the_total_3_4() -> None:
    found = answer(
        {
            "rules": "hk-old",
            "hand": "444z2z [111z] [555z] [666z]",
            "win": "2z",
            "seat": "W",
            "round": "S",
            "bonus": "1f",
        }
    )
    assert (found["total"], found["limit"], found["points"], found["payments"]) == (
        12,
        None,
        256,
        None,
    )


@pytest.mark.parametrize(
    ("options", "legal", "missing"),
    [
        ({"min_fan": 3}, True, None),
        ({"min_fan": 4}, False, 1),
        ({"min_fan": 3, "bonus_counts_for_min": False}, False, 1),
    ],
)
def test_minimum_3_2(options: dict[str, Any], legal: bool, missing: int | None) -> None:
    found = answer({**PLAIN, "options": options})
    assert (found["legal"], found.get("missing")) == (legal, missing)
    assert found["total"] == 3
    assert (found["points"], found["payments"] is None) == ((32, False) if legal else (0, True))


def test_without_a_discarder_only_the_total_is_known() -> None:
    request = {key: value for key, value in PLAIN.items() if key != "from"}
    found = answer(request)
    assert (found["points"], found["payments"]) == (32, None)


def test_sums_too_large_for_small_integers_3_4() -> None:
    """Without a limit every fan doubles; nothing overflows."""
    options = {"limit": "none", "each_bonus": True, "bouquet": "plus3", "own_round_bonus": True}
    hand = {"hand": "111222333m555m5z", "win": "5z", "bonus": "1234f1234g", "options": options}
    found = answer({**hand, "rules": "hk-new", "by": "discard", "from": "S"})
    assert found["total"] >= 29
    assert found["points"] == 4 << found["total"]
    assert sum(found["payments"].values()) == 0


def test_batches_are_the_scores() -> None:
    """Also where the points need 64 bits."""
    requests = list(reference.random_requests("batch", 300, "new"))
    options = {"limit": "none", "each_bonus": True, "bouquet": "plus3", "payer": "full-gun-3"}
    tiles = {"hand": "111222333m555m5z", "win": "5z", "bonus": "1234f1234g"}
    requests.append({**PLAIN, **tiles, "rules": "hk-new", "options": options})
    columns = wrobel.batch.score(wrobel.batch.pack(requests))
    for row, request in enumerate(requests):
        single = answer(request)
        assert bool(columns.ok[row]) == single["ok"], request
        if single["ok"]:
            assert columns.points[row] == single["points"], request
            assert columns.total[row] == single["total"], request
            assert bool(columns.legal[row]) == single["legal"], request
    assert columns.points[len(requests) - 1] > 1 << 31


# The catalogue and its numbers


def test_ids_are_the_catalogue() -> None:
    ids = importlib.import_module("wrobel.rules.hongkong.ids")
    names = [f"FAN_{pattern.id.upper()}" for pattern in PATTERNS]
    assert [getattr(ids, name) for name in names] == list(range(len(PATTERNS)))
    clauses = ["NO_CLAUSE", *(f"BY_{penalty.id.upper()}" for penalty in PENALTIES)]
    assert [getattr(ids, name) for name in clauses] == list(range(len(clauses)))
    declared = re.findall(r"^    (\w+) = (\d+)$", (SOURCE / "ids.pxd").read_text(), re.MULTILINE)
    expected = {name: number for number, name in enumerate(names)}
    expected |= {name: number for number, name in enumerate(clauses)}
    assert {name: int(number) for name, number in declared} == expected
    assert {name for name in vars(ids) if name.isupper()} == set(expected)


# Outside data


def need(name: str) -> None:
    if data_file(name) is None:
        missing("data", f"the data folder has no {name}")


@pytest.mark.data
def test_winning_hands_are_wins() -> None:
    need("hk_winning_hands")
    seen = 0
    for name, request, wins in winning_hands():
        assert answer(request)["ok"] == wins, name
        seen += 1
    assert seen > 100


@pytest.mark.data
def test_vectors_of_another_table() -> None:
    """Equal where our table can be; the others are listed with their cause."""
    need("hk_vectors")
    differing = set()
    for name, request, expected in vectors():
        found = answer(request)
        assert found["ok"], name
        worth = "limit" if found["limit"] else found["total"]
        if worth != expected and not (found["limit"] and expected == found["total"]):
            differing.add(name)
    assert differing == set(DIFFERENCES)


# The second opinion


@pytest.mark.parametrize("style", ["old", "new"])
def test_random_hands_against_the_reference(style: str) -> None:
    requests = reference.random_requests("test", 60_000, style)
    for request in share(requests, compiled=10_000, interpreted=1_000, long=60_000):
        ours = answer(request)
        theirs = reference.score(request)
        if not theirs["ok"]:
            assert ours["error"]["code"] == theirs["error"]["code"], request
            continue
        if ours["ok"] and ours["fans"] != theirs["fans"]:
            assert ours["fans"] in reference.alternatives(request), request
            theirs["fans"] = ours["fans"]
        assert ours == theirs, request


def test_every_fan_occurs_in_random_hands() -> None:
    """The comparison above is worth something for each of them."""
    counted: set[str] = set()
    for style in ("old", "new"):
        for request in reference.random_requests("test", 3_000, style):
            counted |= {fan["id"] for fan in reference.score(request).get("fans", [])}
    assert {pattern.id for pattern in PATTERNS} == counted


# Bad requests

KONG = {"kind": "kong", "tiles": "2222s", "from": "W"}
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("unknown field", {"colour": 1}, "bad_field"),
    ("flags no list", {"flags": "last_tile"}, "bad_field"),
    ("unknown flag", {"flags": ["lucky"]}, "bad_field"),
    ("by", {"by": "theft"}, "bad_field"),
    ("seat", {"seat": "X"}, "bad_field"),
    ("tiles_left no number", {"tiles_left": "many"}, "bad_field"),
    ("tiles_left too many", {"tiles_left": 145}, "bad_field"),
    ("fresh_tile no truth", {"fresh_tile": 1}, "bad_field"),
    ("exempt no truth", {"exempt": "yes"}, "bad_field"),
    ("fed_by nobody", {"fed_by": "Q"}, "bad_field"),
    ("liable nobody", {"liable": "Q"}, "bad_field"),
    ("unreadable tile", {"win": "4x"}, "bad_tile"),
    ("red five", {"hand": "123m406p789s23s55p"}, "bad_tile"),
    ("ordinary tile as bonus", {"bonus": "1m"}, "bad_tile"),
    ("bonus tile in hand", {"hand": "123m456p789s23s5p1f"}, "bad_tile"),
    ("too few tiles", {"hand": "123m"}, "wrong_tile_count"),
    ("two winning tiles", {"win": "44s"}, "wrong_tile_count"),
    ("fifth copy", {"hand": "123m456p444s23s55p", "win": "4s", "seen": "4s"}, "fifth_copy"),
    ("bonus tile twice", {"bonus": "1f1f"}, "fifth_copy"),
    ("fifth copy seen", {"seen": "4444s"}, "fifth_copy"),
    (
        "bad meld",
        {"hand": "123m456p23s55p", "melds": [{"kind": "chow", "tiles": "135s"}]},
        "bad_meld",
    ),
    (
        "chow from the right",
        {"hand": "123m456p23s55p", "melds": [{"kind": "chow", "tiles": "789s", "from": "W"}]},
        "bad_meld",
    ),
    (
        "concealed kong given",
        {"hand": "123m456p3s55p4s", "melds": [{**KONG, "concealed": True}]},
        "bad_meld",
    ),
    ("unknown rules", {"rules": "hk-newest"}, "unknown_rules"),
    ("unknown style", {"options": {"style": "ancient"}}, "bad_option"),
    ("unknown option", {"options": {"kiriage": True}}, "bad_option"),
    ("limit", {"options": {"limit": 9}}, "bad_option"),
    ("min_fan below zero", {"options": {"min_fan": -1}}, "bad_option"),
    ("not a win", {"win": "9s"}, "not_a_win"),
    ("from the winner", {"from": "S"}, "contradiction"),
    ("self-draw from somebody", {"by": "self-draw"}, "contradiction"),
    ("liable is the winner", {"liable": "S"}, "contradiction"),
    ("liable without a discarder", {"liable": "W", "from": None}, "contradiction"),
    ("fed by the winner", {"fed_by": "S"}, "contradiction"),
    (
        "bonus without bonus tiles",
        {"options": {"bonus_tiles": False}, "bonus": "1f"},
        "contradiction",
    ),
    (
        "fresh tile in the winner's sets",
        {
            "hand": "123m456p23s55p",
            "melds": [{"kind": "chow", "tiles": "345s", "from": "E"}],
            "fresh_tile": True,
        },
        "contradiction",
    ),
    ("fresh robbed kong", {"by": "robbed-kong", "fresh_tile": True}, "contradiction"),
    ("fresh and seen", {"fresh_tile": True, "seen": "4s"}, "contradiction"),
    ("last tile, more left", {"flags": ["last_tile"], "tiles_left": 3}, "contradiction"),
    (
        "robbed kong on the last tile",
        {"by": "robbed-kong", "flags": ["last_tile"]},
        "contradiction",
    ),
    (
        "robbed tile held",
        {"by": "robbed-kong", "hand": "123m456p789s24s44p", "win": "4p"},
        "contradiction",
    ),
    ("replacement on a discard", {"flags": ["replacement"]}, "contradiction"),
    (
        "replacement without a kong",
        {"by": "self-draw", "from": None, "flags": ["replacement"]},
        "contradiction",
    ),
    (
        "bonus replacement without a bonus tile",
        {"by": "self-draw", "from": None, "flags": ["bonus_replacement"]},
        "contradiction",
    ),
    (
        "kong on kong with one kong",
        {
            "by": "self-draw",
            "from": None,
            "hand": "123m456p34s55p",
            "win": "5s",
            "melds": [KONG],
            "flags": ["kong_on_kong"],
        },
        "contradiction",
    ),
    (
        "first turn with a set",
        {
            "hand": "123m456p34s55p",
            "win": "5s",
            "melds": [{"kind": "chow", "tiles": "789s", "from": "E"}],
            "flags": ["first_turn"],
        },
        "contradiction",
    ),
]


@pytest.mark.parametrize(("change", "code"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_bad_request_7_9(change: dict[str, Any], code: str) -> None:
    found = answer({"id": "bad", **PLAIN, **change})
    assert found["id"] == "bad"
    assert found["error"]["code"] == code
    assert found["error"]["message"]


def test_a_dead_wall_lets_the_last_kong_be_robbed_7_9() -> None:
    request = {**PLAIN, "by": "robbed-kong", "flags": ["last_tile"]}
    found = answer({**request, "options": {"dead_wall": "fixed"}})
    assert ["last_tile", 1, 1] in short(found["fans"])


# Bonus tiles


def test_seven_bonus_tiles_win_without_a_hand_3_7() -> None:
    hand = {"hand": "147m258p369s1234z", "win": "5z", "by": "self-draw", "bonus": "1234f123g"}
    options = {"seven_bonus": "win-3"}
    found = answer({"rules": "hk-old", **hand, "options": options})
    assert (short(found["fans"]), found["points"]) == ([["seven_bonus", 3, 1]], 48)
    assert answer({"rules": "hk-old", **hand})["error"]["code"] == "not_a_win"


@pytest.mark.parametrize(
    ("value", "total", "limit"), [("win-limit", 10, "limit"), ("win-8", 8, None)]
)
def test_eight_bonus_tiles_win_3_7(value: str, total: int, limit: str | None) -> None:
    hand = {"hand": "147m258p369s1234z", "win": "5z", "by": "self-draw", "bonus": "1234f1234g"}
    options = {"all_eight_bonus": value, "min_fan": 9}
    found = answer({"rules": "hk-old", **hand, "options": options})
    assert (found["total"], found["limit"], found["legal"]) == (total, limit, True)
