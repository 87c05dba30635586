"""Hong Kong explanations, settlements and score cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import wrobel
from tests.conftest import share
from tests.reference import hongkong as reference
from tests.reference.hongkong_payments import base
from tests.test_hongkong import CASES, PLAIN
from wrobel.rules import rulesets
from wrobel.rules.hongkong.card import card
from wrobel.rules.hongkong.catalogue import NEW_STYLE, PATTERNS
from wrobel.rules.hongkong.definitions import CHANGED
from wrobel.rules.hongkong.options import PENALTIES
from wrobel.rules.option_words import option_name

SCORED = [case for case in CASES if case["call"] == "score"]
NAMES = {pattern.id: pattern for pattern in PATTERNS}


def some(seed: str, style: str) -> Iterator[dict[str, Any]]:
    requests = reference.random_requests(seed, 3_000, style)
    return share(requests, compiled=300, interpreted=60, long=3_000)


def told(request: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    trace = wrobel.score(request, trace=True).to_dict(lang)["trace"]
    assert isinstance(trace, dict)
    return trace


def strings(value: Any) -> Iterator[str]:
    """All texts inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def check_trace(request: dict[str, Any], lang: str) -> None:
    """Everything a trace owes, whatever the hand."""
    score = wrobel.score(request, trace=True)
    answer = score.to_dict(lang)
    trace = answer["trace"]
    for text in strings(trace):
        assert "{" not in text
        assert "}" not in text
    assert [line["id"] for line in trace["fans"]] == [fan["id"] for fan in answer["fans"]]
    for line, fan in zip(trace["fans"], answer["fans"], strict=True):
        assert line["name"] == NAMES[fan["id"]].name(lang)
        assert line.get("original", "") == NAMES[fan["id"]].script
        assert (line["value"], line.get("count", 1)) == (fan["value"], fan["count"])
        assert line["rule"]
        assert line["text"]
    for line in trace["refused"]:
        assert line["text"]
        assert line["rule"]
    assert len({line["id"] for line in trace["refused"]}) == len(trace["refused"])
    assert trace["steps"]
    payments = answer["payments"] or {}
    assert {line["id"]: line["value"] for line in trace["payments"]} == payments
    best = answer["readings"][0]
    assert best["chosen"]
    assert best["fans"] == answer["fans"]
    assert best["points"] == answer["points"]
    assert all(line["text"] for line in trace["notes"])


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("case", SCORED, ids=[case["id"] for case in SCORED])
def test_trace_of_worked_example(case: dict[str, Any], lang: str) -> None:
    check_trace(case["request"], lang)


@pytest.mark.parametrize("style", ["old", "new"])
def test_trace_of_random_hands(style: str) -> None:
    for request in some("trace", style):
        if reference.score(request)["ok"]:
            check_trace(request, "pl")


def refused(request: dict[str, Any]) -> dict[str, str]:
    return {line["id"]: line["text"] for line in told(request)["refused"]}


def case(name: str) -> dict[str, Any]:
    request = next(row for row in CASES if row["id"] == name)["request"]
    assert isinstance(request, dict)
    return request


def test_refused_hidden_treasure() -> None:
    assert "4m completed a pung" in refused(case("K19"))["hidden_treasure"]
    assert "not self-drawn" in refused({**case("K19"), "by": "discard"})["hidden_treasure"]


@pytest.mark.parametrize(
    ("name", "fan", "by"),
    [
        ("K11", "dragon_pung", "Small Three Dragons"),
        ("K12", "dragon_pung", "Three Dragons"),
        ("K25", "replacement_tile", "Kong on Kong"),
        ("K36", "twelve_exposed", "All Discards"),
        ("K38", "terminal_chows", "Exposed Snake"),
        ("K39", "terminal_chows", "Concealed Snake"),
        ("K47", "twin_chows", "Three identical chows"),
        ("K27", "own_bonus", "Bouquet"),
    ],
)
def test_absorbed_3_3(name: str, fan: str, by: str) -> None:
    assert f"included in {by} " in refused(case(name))[fan]


@pytest.mark.parametrize(
    ("name", "options", "fan", "key"),
    [
        ("K04", {"self_draw_fan": False}, "self_draw", "self_draw_fan"),
        ("K28", {"round_bonus": False}, "round_bonus", "round_bonus"),
        ("K29", {}, "no_bonus", "bonus_tiles"),
        ("K15", {"big_four_winds": "off"}, "big_four_winds", "big_four_winds"),
        ("K32", {"same_chow_two_suits": False}, "same_chow_two_suits", "same_chow_two_suits"),
    ],
)
def test_switched_off(name: str, options: dict[str, Any], fan: str, key: str) -> None:
    request = {**case(name), "options": {**case(name).get("options", {}), **options}}
    assert f"option “{option_name('hongkong', key).en}”" in refused(request)[fan]


def test_new_style_fans_are_named_in_old_style() -> None:
    assert "New Style only" in refused({**case("K49"), "rules": "hk-old"})["one_number"]


def test_a_limit_hand_cuts_ordinary_fans_3_4() -> None:
    assert "limit hand" in refused(case("K20"))["all_pungs"]


def test_missed_limits() -> None:
    gates = {"rules": "hk-old", "hand": "1112345678899s", "win": "9s"}
    assert "was not 1112345678999" in refused(gates)["nine_gates"]
    late = {**PLAIN, "flags": ["first_turn"]}
    assert "East's own first discard" in refused(late)["earth"]


def step(request: dict[str, Any], name: str, part: str = "steps") -> str:
    lines = {line["id"]: line["text"] for line in told(request)[part]}
    return str(lines.get(name, ""))


@pytest.mark.parametrize(
    ("name", "penalty"),
    [
        ("P04", "nine_tiles_discard"),
        ("P05", "nine_tiles_feeder"),
        ("P07", "five_tiles"),
        ("P08", "winds"),
        ("P09", "dragons"),
        ("P10", "terminals"),
        ("P11", "honors"),
        ("P12", "kong_clause"),
        ("P22", "named"),
    ],
)
def test_liability_is_named(name: str, penalty: str) -> None:
    assert "Here it is " in step(case(name), penalty)


@pytest.mark.parametrize(
    ("name", "options", "penalty", "why"),
    [
        ("P18", {}, "nine_tiles_feeder", "somebody else discarded"),
        ("P18", {}, "nine_tiles_discard", "is not of it"),
        ("P20", {}, "nine_tiles_feeder", "as a chow"),
        ("P21", {}, "nine_tiles_discard", "dangerous"),
        ("P23", {}, "five_tiles", "had been seen"),
        ("P04", {"penalties": False}, "nine_tiles_discard", "switched off (option “Liability”)"),
        ("P09", {"dragons_penalty": False}, "dragons", "switched off (option “Dragons”)"),
        (
            "P12",
            {"kong_liability": False},
            "kong_clause",
            "switched off (option “Liability for a fed kong”)",
        ),
        ("P09", {"payer": "full-gun"}, "honors", ""),
        ("K15", {}, "honors", "Winds comes first"),
    ],
)
def test_why_no_liability(name: str, options: dict[str, Any], penalty: str, why: str) -> None:
    request = {**case(name), "options": {**case(name).get("options", {}), **options}}
    assert why in step(request, penalty, "notes")


def test_steps_tell_sum_row_cut_and_minimum() -> None:
    assert step(case("K03"), "sum") == "1 + 1 + 1 = 3 fan."
    assert step(case("K14"), "cut").startswith("The sum 12 is above the limit")
    assert "Row 7–9 of the payment table (2 laak): B = 64" in step(case("K07"), "row")
    below = {**PLAIN, "options": {"min_fan": 5}}
    assert "2 missing" in step(below, "minimum")


def test_foreign_facts_are_said_to_be_ignored() -> None:
    assert "dora" in step({**PLAIN, "dora": "1z"}, "ignored", "notes")


# Settlement


def settled(**fields: Any) -> dict[str, Any]:
    return wrobel.settle({"rules": "hk-old", **fields})


def bare(request: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in request.items() if key not in ("rules", "options")}


NORTH = {**bare(PLAIN), "seat": "N"}
SOUTH = bare(PLAIN)


def test_win_keeps_or_moves_the_deal_1_8() -> None:
    east = {**SOUTH, "seat": "E"}
    assert settled(kind="win", wins=[east])["dealer_stays"] is True
    passing = settled(kind="win", wins=[east], options={"dealer_after_win": "passes"})
    assert passing["dealer_stays"] is False
    found = settled(kind="win", wins=[SOUTH])
    assert found == {
        "id": None,
        "ok": True,
        "payments": {"E": -8, "S": 32, "W": -16, "N": -8},
        "winners": ["S"],
        "deposits_left": 0,
        "honba_next": 0,
        "dealer_stays": False,
    }


def test_two_winners_2_2() -> None:
    """West discards: North is nearest, with multi_win both are paid."""
    nearest = settled(kind="win", wins=[SOUTH, NORTH])
    assert (nearest["winners"], nearest["payments"]["W"]) == (["N"], -16)
    both = settled(kind="win", wins=[SOUTH, NORTH], options={"multi_win": True})
    assert both["winners"] == ["N", "S"]
    assert both["payments"] == {"E": -16, "S": 24, "W": -32, "N": 24}


@pytest.mark.parametrize("value", ["stays", "passes"])
def test_draw_1_8(value: str) -> None:
    found = settled(kind="draw", options={"dealer_after_draw": value})
    assert found["dealer_stays"] is (value == "stays")
    assert set(found["payments"].values()) == {0}


def test_false_win_2_6() -> None:
    found = settled(kind="chombo", by=["S"], options={"false_win": "pay-limit"})
    assert found["payments"] == {"E": 128, "S": -384, "W": 128, "N": 128}


def test_final_places_are_shared_1_8() -> None:
    found = settled(kind="final", scores={"E": 100, "S": 50, "W": 50, "N": -200})
    assert found["places"] == {"E": 1, "S": 2, "W": 2, "N": 4}
    assert found["final"] == {"E": 100, "S": 50, "W": 50, "N": -200}


DRAGONS = {"rules": "hk-old", "hand": "23499p55z [777z] [666z]", "win": "5z", "from": "W"}


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({}, "7.4"),
        ({"options": {"penalties": False}}, "6.1"),
        ({"options": {"payer": "full-gun"}}, "6.2"),
        ({"options": {"payer": "full-gun-3"}}, "6.3"),
        ({"liable": "N"}, "7.9"),
        ({"liable": "N", "options": {"payer": "full-gun"}}, "7.9"),
        ({"tiles_left": 3, "fresh_tile": True}, "7.2"),
        ({"by": "self-draw", "from": None}, "6.1"),
    ],
)
def test_payments_cite_the_clause_that_decided(fields: dict[str, Any], rule: str) -> None:
    trace = told({**DRAGONS, **fields})
    assert {line["rule"] for line in trace["payments"]} == {rule}


def test_a_liability_that_changes_nothing_is_a_note() -> None:
    trace = told({**DRAGONS, "options": {"payer": "full-gun"}})
    notes = {line["id"]: line["text"] for line in trace["notes"]}
    assert notes["dragons"] == "The discarder pays everything anyway."


SETTLE_ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"kind": "abort"}, "contradiction"),
    ({"kind": "nagashi", "by": ["S"]}, "contradiction"),
    ({"kind": "chombo", "by": ["S"]}, "contradiction"),
    ({"kind": "chombo", "options": {"false_win": "pay-limit"}}, "bad_field"),
    ({"kind": "win", "wins": []}, "bad_field"),
    ({"kind": "win", "wins": [{**SOUTH, "from": None}]}, "bad_field"),
    ({"kind": "win", "wins": [SOUTH, SOUTH]}, "contradiction"),
    ({"kind": "win", "wins": [SOUTH, {**NORTH, "from": "E"}]}, "contradiction"),
    ({"kind": "win", "wins": [SOUTH], "options": {"min_fan": 4}}, "contradiction"),
    ({"kind": "win", "wins": [{**SOUTH, "win": "9s"}]}, "not_a_win"),
    ({"kind": "win", "wins": [SOUTH, {**NORTH, "hand": "1234567899s123z"}]}, "not_a_win"),
    ({"kind": "final", "scores": {"E": 1}}, "bad_field"),
]


@pytest.mark.parametrize(("fields", "code"), SETTLE_ERRORS)
def test_bad_settlement(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(wrobel.WrobelError) as caught:
        settled(**fields)
    assert caught.value.code == code


@pytest.mark.parametrize("style", ["old", "new"])
def test_settlement_is_the_score(style: str) -> None:
    """Against the reference, for random winning hands."""
    for request in some("settle", style):
        fields = {"rules": request["rules"], "options": request["options"], "kind": "win"}
        fields["wins"] = [{key: request[key] for key in request if key not in ("rules", "options")}]
        try:
            found = wrobel.settle(fields)
        except wrobel.WrobelError:
            theirs = reference.score(request)
            assert not theirs["ok"] or theirs["payments"] is None
            continue
        assert found == reference.settle(fields)
        assert sum(found["payments"].values()) == 0


# The card


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("rules", ["hk-old", "hk-new"])
def test_card_is_complete(rules: str, lang: str) -> None:
    options = rulesets.load(rules)
    found = card(options, lang)
    cells = {cell for section in found.sections for row in section.rows for cell in row}
    off = {
        "robbing_kong",
        "all_eight_bonus",
        "seven_bonus",
        "each_bonus",
        "own_round_bonus",
        "two_numbers",
    }
    for pattern in PATTERNS:
        shown = pattern.id not in off and (rules == "hk-new" or pattern.id not in NEW_STYLE)
        assert (pattern.name(lang) in {cell.rstrip("*") for cell in cells}) == shown, pattern.id
    for penalty in PENALTIES:
        title = penalty.title_pl if lang == "pl" else penalty.title_en
        if penalty.rule.startswith("7.1"):  # both halves and the exemption in one paragraph
            assert any(cell.startswith("7.1 ") for cell in cells)
            continue
        here = penalty.id not in ("feeding", "kong_clause", "named")
        assert (f"{penalty.rule} {title}" in cells) == here
    for number in ("1.3", "1.4", "1.5", "1.6", "1.7", "2.2", "2.4", "2.5"):
        assert number in cells
    for section in found.sections:
        assert section.title
        assert all(len(row) == len(section.columns) for row in section.rows)
        assert not any("{" in cell for row in section.rows for cell in row)
        assert not any("{" in note for note in section.notes)


def test_card_follows_the_options() -> None:
    options = rulesets.load(
        "hk-new",
        {
            "bonus_tiles": False,
            "payer": "full-gun-3",
            "limit": "none",
            "kong_liability": True,
            "two_numbers": True,
            "min_fan": 3,
            "penalties": False,
        },
    )
    found = card(options, "en")
    cells = {cell for section in found.sections for row in section.rows for cell in row}
    assert "No Bonus Tiles" not in cells
    assert {"Two Numbers", "6.2 Kong clause", "−49152"} <= cells
    assert "7.3 Winds" not in cells


@pytest.mark.parametrize("table", ["seed", "full-spicy", "half-spicy"])
@pytest.mark.parametrize("limit", [8, 10, 13, "none"])
def test_card_payments_are_those_of_the_scorer(table: str, limit: int | str) -> None:
    options = rulesets.load("hk-old", {"table": table, "limit": limit})
    section = next(part for part in card(options, "en").sections if part.title == "Payments")
    opt = {"table": table, "limit": limit}
    for row in section.rows:
        fan = int(row[0].split()[0].split("–")[0].rstrip("+"))
        assert row[2] == f"−{base(opt, fan)}"


# A definition follows its option: the hand that touches it, what is said then, what may not be

FIRST, SERIES = {"flags": ["first_turn"]}, {"bonus": "1234f"}
DEFINED = [
    ("big4in1", "three-steps", "345456567m11p99s", "9s", {}, "one step higher", "four chows"),
    ("three_identical_chows", "three-suits", "234m234p234s5599m", "9m", {}, "three suits", "one"),
    ("hidden_treasure_finish", "any", "222444m55p888s33z", "3z", {}, "whatever tile", "the pair"),
    ("five_corners_honors", True, "123m78p999s111z99p", "9p", {}, "consist of honours", ""),
    ("earth_own_draw", True, "123m456p789s2345s", "5s", FIRST, "own first draw", ""),
    ("bouquet", "total3", "123m456p789s2345s", "5s", SERIES, "these 3 fan include", "added"),
    ("bouquet", "plus1", "123m456p789s2345s", "5s", SERIES, "1 fan is added", "include"),
    ("bouquet", "plus3", "123m456p789s2345s", "5s", SERIES, "3 fan are added", "include"),
    ("all_chows_pair", "no-honors", "123m456p789s2345s", "5s", {}, "not of honours", "any pair"),
    ("all_chows_pair", "no-scoring", "123m456p789s2345s", "5s", {}, "of dragons", "any pair"),
    ("bonus_opens_hand", True, "123m456p789s2345s", "5s", {}, "No set and no bonus tile", ""),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value", "hand", "win", "facts", "said", "never"), DEFINED)
def test_a_definition_follows_its_option(
    key: str, value: Any, hand: str, win: str, facts: dict[str, Any], said: str, never: str
) -> None:
    request = {"rules": "hk-new", "options": {key: value}, "hand": hand, "win": win, "seat": "S"}
    lines = [line["text"] for line in told({**request, "by": "self-draw", **facts})["fans"]]
    found = [line for line in lines if said in line]
    assert found
    assert not never or not any(never in line for line in found)
    meanings = [
        worth.means("en") for worth in rulesets.worths_of(rulesets.load("hk-new", {key: value}))
    ]
    assert found[0] in meanings


def test_every_changed_definition_is_in_the_table() -> None:
    touched = {(key, value) for key, value, *_ in DEFINED}
    usual = {("all_chows_pair", "any")}
    assert {(key, value) for _, key, value in CHANGED} == touched | usual


def test_no_phantom_and_no_noise_in_a_trace() -> None:
    triple = {"rules": "hk-new", "options": {"three_identical_chows": "three-suits"}, "seat": "S"}
    refused = told({**triple, "hand": "234m234p234s5599m", "win": "9m", "by": "self-draw"})[
        "refused"
    ]
    assert "twin_chows" not in {line["id"] for line in refused}
    flower = {
        "rules": "hk-old",
        "hand": "123m456p789s2345s",
        "win": "5s",
        "bonus": "3f",
        "seat": "S",
    }
    assert "each_bonus" not in {
        line["id"] for line in told({**flower, "by": "self-draw"})["refused"]
    }
