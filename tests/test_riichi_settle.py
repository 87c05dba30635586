"""Riichi settlements: worked examples, recorded draws, the second opinion, bad requests."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.conftest import missing, share
from tests.reference import riichi as slow
from tests.reference.riichi_hand import PRESETS as RULESETS
from tests.support import data_riichi
from tests.support.case_tables import case_id, table
from tests.support.data import data_file
from tests.test_riichi import answer, seen, wanted
from wrobel.errors import WrobelError
from wrobel.rules.riichi import settlement
from wrobel.rules.rulesets import load
from wrobel.rules.settle import settle

WINDS = "ESWN"


@pytest.mark.parametrize("row", table("riichi_settle"), ids=case_id)
def test_worked_example(row: dict[str, Any]) -> None:
    got = settle(row["request"]) if row["call"] == "settle" else answer(row["request"])
    assert seen(got, row["expect"]) == wanted(row["expect"])


def test_examples_are_there() -> None:
    """All of Y01 to Y32 that a score or a settlement can show; the others are about play."""
    played = {8, 9, 22, 23, 24, 25, 26, 33}
    names = {row["id"][:3] for row in table("riichi_settle")}
    assert {f"Y{number:02}" for number in range(1, 34) if number not in played} <= names


@pytest.mark.data
def test_recorded_draws() -> None:
    if data_file("riichi_tenhou_draws") is None:
        missing("data", "riichi_tenhou_draws is not in the data folder")
    wrong = []
    count = 0
    for identity, request, expected in data_riichi.tenhou_draws():
        count += 1
        got = settle(request)
        if seen(got, expected) != expected:
            wrong.append((identity, got, expected))
    assert wrong == []
    assert count == 1575


# The second opinion

OVERRIDES: dict[str, tuple[object, ...]] = {
    "multiple_ron": ("all", "double-triple-aborts", "head-bump"),
    "honba_multi": ("each", "nearest"),
    "sticks_multi": ("own-back", "nearest"),
    "honba": (0, 300, 1500),
    "noten_pool": (0, 3000, 6000),
    "renchan": ("win-or-tenpai", "win"),
    "nagashi_mangan": ("win", "draw"),
    "chombo": ("reverse-mangan", "20000-after-uma"),
    "tie": ("share", "seat"),
    "score_rounding": ("none", "to-1000"),
    "leftover_sticks": ("first", "lost"),
    "uma_first": (20, 30, 45.5),
    "uma_second": (0, 10, 12.5),
    "start_points": (25000, 30000),
    "return_points": (25000, 30000),
    "pao_honba": ("discarder", "liable"),
    "two_han_at_5": (True, False),
}


def overrides(rng: Random) -> dict[str, object]:
    found = {key: rng.choice(OVERRIDES[key]) for key in rng.sample(sorted(OVERRIDES), 4)}
    if "uma_second" in found:
        found["uma_first"] = rng.choice(OVERRIDES["uma_first"])
    return found


def seats(rng: Random, most: int = 4) -> list[str]:
    return rng.sample(WINDS, rng.randint(0, most))


def table_facts(rng: Random, kind: str) -> dict[str, Any]:
    return {
        "rules": rng.choice(RULESETS),
        "options": overrides(rng),
        "kind": kind,
        "honba": rng.choice((0, 0, 1, 2, 5, 6)),
        "deposits": rng.choice((0, 0, 1, 3)),
    }


def draws(rng: Random) -> dict[str, Any]:
    tenpai = seats(rng)
    riichi = [seat for seat in tenpai if rng.random() < 0.4]
    facts = table_facts(rng, "draw")
    return {**facts, "dealer": rng.choice(WINDS), "tenpai": tenpai, "riichi": riichi}


def aborts(rng: Random) -> dict[str, Any]:
    facts = table_facts(rng, "abort")
    facts["options"]["abort_nine_kinds"] = True
    return {**facts, "riichi": seats(rng)}


def nagashi(rng: Random) -> dict[str, Any]:
    facts = table_facts(rng, "nagashi")
    facts["options"]["nagashi_mangan"] = rng.choice(("win", "draw"))
    by = rng.sample(WINDS, rng.choice((1, 1, 1, 2, 3)))
    return {
        **facts,
        "dealer": rng.choice(WINDS),
        "by": by,
        "tenpai": seats(rng),
        "riichi": seats(rng, 3),
    }


def chombo(rng: Random) -> dict[str, Any]:
    facts = table_facts(rng, "chombo")
    facts["options"]["chombo"] = rng.choice(("reverse-mangan", "20000-after-uma"))
    by = rng.sample(WINDS, rng.choice((1, 1, 1, 2)))
    return {**facts, "dealer": rng.choice(WINDS), "by": by, "riichi": seats(rng)}


def finals(rng: Random) -> dict[str, Any]:
    facts = table_facts(rng, "final")
    del facts["honba"]
    few = [100 * rng.randint(-100, 600) for _ in range(rng.choice((1, 2, 3, 4, 4)))]
    return {**facts, "scores": {seat: rng.choice(few) for seat in WINDS}}


KINDS = {"draw": draws, "abort": aborts, "nagashi": nagashi, "chombo": chombo, "final": finals}


@pytest.mark.parametrize("kind", KINDS)
def test_random_ends(kind: str) -> None:
    rng = Random(f"riichi {kind}")
    for _ in range(500):
        request = KINDS[kind](rng)
        got, want = settle(request), slow.settle(request)
        penalty = got.pop("penalty", {})
        assert got == want, request
        if kind == "chombo":
            after_uma = load(request["rules"], request["options"])["chombo"] == "20000-after-uma"
            assert penalty == (dict.fromkeys(request["by"], 20.0) if after_uma else {})
        if kind != "final":
            back = len(request["riichi"]) if kind == "chombo" else 0
            left = request["deposits"] + len(request["riichi"]) - got["deposits_left"]
            assert sum(got["payments"].values()) == 1000 * left
            assert kind != "chombo" or left == back


def wins(seed: int) -> Iterator[dict[str, Any]]:
    """One to three winners on the same tile, from hands made for one."""
    rng = Random(f"riichi wins {seed}")
    pool = list(slow.random_requests(f"wins {seed}", 300))
    by_tile: dict[str, list[dict[str, Any]]] = {}
    for request in pool:
        by_tile.setdefault(request["win"].replace("0", "5"), []).append(request)
    while True:
        first = rng.choice(pool)
        several = first["by"] == "discard"
        mates = by_tile[first["win"].replace("0", "5")]
        count = rng.choice((1, 2, 2, 3)) if several else 1
        hands = [first, *rng.choices(mates, k=count - 1)]
        giver = first.get("from")
        free = [seat for seat in WINDS if seat != giver]
        taken = rng.sample(free, count) if several else [first["seat"]]
        facts = table_facts(rng, "win")
        facts["rules"] = first["rules"]
        facts["options"] |= first["options"]
        reds = load(facts["rules"], facts["options"])["red_fives"]
        found = [
            plain(hand, seat, first, several, bool(reds))
            for hand, seat in zip(hands, taken, strict=True)
        ]
        riichi = [win["seat"] for win in found if {"riichi", "double_riichi"} & set(win["flags"])]
        riichi += [seat for seat in WINDS if seat not in taken and rng.random() < 0.3]
        rng.shuffle(found)
        yield {**facts, "wins": found, "riichi": riichi}


def plain(
    hand: dict[str, Any], seat: str, first: dict[str, Any], several: bool, reds: bool
) -> dict[str, Any]:
    """A hand moved to another seat: who gave its melds is no longer said."""
    keys = ("hand", "win", "melds", "dora", "ura", "flags")
    win = {key: hand[key] for key in keys if key in hand}
    if several:
        win["melds"] = [
            {key: value for key, value in meld.items() if key != "from"} for meld in win["melds"]
        ]
        win["flags"] = [flag for flag in win["flags"] if flag in {"riichi", "double_riichi"}]
        win["from"] = first["from"]
    elif "from" in first:
        win["from"] = first["from"]
    if "liable" in hand and seat != hand["liable"]:
        win["liable"] = hand["liable"]
    if not reds:
        for key in ("hand", "win", "dora", "ura"):
            if key in win:
                win[key] = win[key].replace("0", "5")
        win["melds"] = [{**meld, "tiles": meld["tiles"].replace("0", "5")} for meld in win["melds"]]
    return {**win, "by": first["by"], "seat": seat, "round": first["round"]}


def settled(request: dict[str, Any]) -> dict[str, Any]:
    """The answer, or the error."""
    try:
        return settle(request)
    except WrobelError as error:
        return {"error": error.to_dict()}


@pytest.mark.parametrize("seed", range(3))
def test_random_wins(seed: int) -> None:
    """Counters, sticks, liability and head bump for one to three winners."""
    winners = [0, 0, 0, 0]
    for request in share(wins(seed), 1500, 200, 10_000):
        try:
            want = slow.settle(request)
        except ValueError:  # a hand without a yaku under the other rules
            with pytest.raises(WrobelError):
                settle(request)
            continue
        got = settled(request)
        if "error" in got:  # a bumped winner without a yaku, or with too little at five counters
            assert got["error"]["code"] in ("no_yaku", "contradiction"), request
            assert len(request["wins"]) > 1
            continue
        assert got == want, request
        winners[len(got["winners"])] += 1
        if got["winners"]:
            sticks = request["deposits"] + len(request["riichi"])
            assert sum(got["payments"].values()) == 1000 * sticks
    assert min(winners) > 0


# Single rules


def test_winners_may_come_in_any_order() -> None:
    row = next(row for row in table("riichi_settle") if row["id"] == "Y04b")
    wins = row["request"]["wins"]
    assert settle({**row["request"], "wins": wins[::-1]}) == settle(row["request"])


def test_a_pool_that_does_not_divide_is_cut() -> None:
    request = {"rules": "tenhou", "options": {"noten_pool": 1000}, "kind": "draw"}
    payments = settle({**request, "tenpai": ["S"]})["payments"]
    assert payments == {"E": -333, "S": 999, "W": -333, "N": -333}


def test_thirds_are_exact() -> None:
    """R7.9: three tied leaders share a stick as a fraction."""
    places, results = settlement.final(load("ema-2016"), [39000, 39000, 39000, 2000], 1)
    assert places == [1, 1, 1, 4]
    assert results[0] == 9 + Fraction(1, 3) + 5
    assert sum(results) == 0


def test_chombo_after_the_uma() -> None:
    """R5.13: 20.0 off the final score, places unchanged."""
    scores = {"E": 40000, "S": 30000, "W": 30000, "N": 20000}
    request = {"rules": "ema-2016", "kind": "final", "scores": scores}
    before = settle(request)
    after = settle({**request, "chombo": {"E": 2, "W": 1}})
    assert after["places"] == before["places"]
    assert after["final"] == {"E": -15.0, "S": 0.0, "W": -20.0, "N": -25.0}


def test_functions_work_without_requests() -> None:
    """The table uses them on seats."""
    hand = settlement.Hand(dealer=2, honba=1, deposits=1, riichi=(3,))
    outcome = settlement.draw(load("tenhou"), [2, 3], hand)
    assert outcome.payments == (-1500, -1500, 1500, 1500)
    assert (outcome.deposits_left, outcome.honba_next, outcome.dealer_stays) == (2, 2, True)
    paid = settlement.nagashi(load("ema-2008"), [2, 0], [], hand)
    # West, the dealer, gets 4100 each and the sticks; East 4100 from West and 2100 from two
    assert paid.payments == (8300 - 4100, -4100 - 2100, 12300 - 4100 + 2000, -4100 - 2100)
    assert paid.winners == (2, 0)


# Bad requests

WIN = {"hand": "12345m456p22789s", "win": "6m", "by": "discard", "from": "S", "seat": "W"}
OTHER = {"hand": "45m223344p67888s", "win": "6m", "by": "discard", "from": "S", "seat": "E"}
TSUMO = {"hand": "12345m456p22789s", "win": "6m", "by": "self-draw", "seat": "W"}
NO_YAKU = {**WIN, "hand": "12346m456p22789s", "win": "5m"}


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_null_is_as_good_as_absent(rules: str) -> None:
    drawn = {"rules": rules, "kind": "draw"}
    nothing = dict.fromkeys(("id", "options", "dealer", "honba", "deposits", "riichi", "tenpai"))
    assert settle({**drawn, **nothing}) == settle(drawn)
    win = {"hand": "22333m555p777s99p", "win": "9p", "by": "self-draw"}
    plain = {"rules": rules, "kind": "win", "wins": [win]}
    silent = {**win, **dict.fromkeys(("rules", "options", "honba", "deposits"))}
    assert settle({**plain, "wins": [silent]}) == settle(plain)


def bad(code: str, **fields: Any) -> Any:
    request = {"rules": "ema-2016", "kind": "win", **fields}
    told = " ".join(f"{key}={value}" for key, value in fields.items())
    return pytest.param(request, code, id=f"{code} {told:.60}")


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        bad("bad_field", kind="ron"),
        bad("bad_field", kind=None),
        bad("bad_field", wins=[]),
        bad("bad_field", wins=None),
        bad("bad_field", wins=WIN),
        bad("bad_field", wins=["W"]),
        bad("bad_field", wins=[{**WIN, "honba": 1}]),
        bad("bad_field", wins=[{**WIN, "deposits": 1}]),
        bad("bad_field", wins=[{key: WIN[key] for key in WIN if key != "from"}]),
        bad("bad_field", wins=[WIN], honba=-1),
        bad("bad_field", wins=[WIN], deposits="2"),
        bad("bad_field", wins=[WIN], riichi="W"),
        bad("bad_field", wins=[WIN], riichi=["X"]),
        bad("bad_field", wins=[WIN], dealer="X"),
        bad("bad_field", wins=[WIN], dealer=""),
        bad("bad_field", wins=[WIN], winner="W"),
        bad("contradiction", wins=[WIN], dealer="S"),
        bad("contradiction", wins=[WIN], riichi=["W", "W"]),
        bad("contradiction", wins=[WIN], riichi=["W"]),
        bad("contradiction", wins=[{**WIN, "flags": ["riichi"]}], riichi=["S"]),
        bad("contradiction", wins=[WIN], tenpai=["E"]),
        bad("contradiction", wins=[WIN, WIN]),
        bad("contradiction", wins=[WIN, TSUMO]),
        bad("contradiction", wins=[TSUMO, {**TSUMO, "seat": "E"}]),
        bad("contradiction", wins=[WIN, {**OTHER, "from": "N"}]),
        bad("contradiction", wins=[WIN, {**OTHER, "win": "3m"}]),
        bad("contradiction", wins=[WIN, {**OTHER, "round": "S"}]),
        bad("contradiction", wins=[WIN, {**OTHER, "flags": ["last_tile"]}]),
        bad("contradiction", wins=[{**WIN, "from": "W"}]),
        bad("contradiction", wins=[{**WIN, "rules": "tenhou"}]),
        bad("contradiction", wins=[{**WIN, "options": {"kiriage": True}}]),
        bad("not_a_win", wins=[{**WIN, "win": "7m"}]),
        bad("no_yaku", wins=[NO_YAKU]),
        bad("contradiction", wins=[{**WIN}], rules="ema-2008", honba=5),
        bad("wrong_tile_count", wins=[{**WIN, "hand": "1m"}]),
        bad("bad_tile", wins=[{**WIN, "win": "0m"}]),
        bad("bad_field", kind="draw", tenpai="E"),
        bad("bad_field", kind="draw", tenpai=["East"]),
        bad("bad_field", kind="draw", tenpai=[None]),
        bad("contradiction", kind="draw", tenpai=["E", "E"]),
        bad("contradiction", kind="draw", tenpai=["E"], riichi=["S"]),
        bad("contradiction", kind="draw", wins=[WIN]),
        bad("contradiction", kind="draw", scores={"E": 1}),
        bad("contradiction", kind="abort"),
        bad("contradiction", kind="nagashi", by=["S"]),
        bad("bad_field", kind="nagashi", rules="tenhou"),
        bad("bad_field", kind="nagashi", rules="tenhou", by="S"),
        bad("bad_field", kind="chombo"),
        bad("contradiction", kind="chombo", rules="tenhou", by=["S"]),
        bad("contradiction", kind="chombo", by=["S"], tenpai=["E"]),
        bad("bad_field", kind="final"),
        bad("bad_field", kind="final", scores={"E": 1, "S": 2, "W": 3}),
        bad("bad_field", kind="final", scores={"E": 1, "S": 2, "W": 3, "N": "4"}),
        bad("bad_field", kind="final", scores={"E": 1, "S": 2, "W": 3, "N": 1.5}),
        bad("bad_field", kind="final", scores=[1, 2, 3, 4]),
        bad("bad_field", kind="final", scores=dict.fromkeys(WINDS, 30000), chombo=["S"]),
        bad("bad_field", kind="final", scores=dict.fromkeys(WINDS, 30000), chombo={"X": 1}),
        bad("bad_field", kind="final", scores=dict.fromkeys(WINDS, 30000), chombo={"S": -1}),
        bad(
            "contradiction",
            kind="final",
            rules="tenhou",
            scores=dict.fromkeys(WINDS, 25000),
            chombo={"S": 1},
        ),
        bad("unknown_rules", kind="draw", rules="ema"),
        bad("bad_option", kind="draw", options={"kan_ura": 1}),
        bad("bad_field", kind="draw", options=3),
        bad("bad_field", kind="draw", rules=None),
    ],
)
def test_bad_settlement(request_: dict[str, Any], code: str) -> None:
    with pytest.raises(WrobelError) as caught:
        settle(request_)
    assert caught.value.code == code, caught.value.message
    assert len(caught.value.message) > 10
