"""MCR: the scorer, its explanations, the settlement and the card, against `spec/mcr.md`."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.conftest import LONG, missing
from tests.reference import mcr as reference
from tests.support import data_mcr
from tests.support.data_mcr import DataRow
from wrobel.errors import WrobelError
from wrobel.rules import rulesets
from wrobel.rules.mcr import ids
from wrobel.rules.mcr.card import card
from wrobel.rules.mcr.catalogue import EXAMPLE_FACTS, PATTERNS
from wrobel.rules.mcr.selection import exclusions_of, join_table, partitions
from wrobel.rules.mcr.settlement import false_win, payments, table_points
from wrobel.tabletop.standings import standings

HERE = Path(__file__).resolve().parent
INTERPRETED = wrobel.mode() == "interpreted"
FANS = {pattern.id: pattern for pattern in PATTERNS}

Request = dict[str, Any]


def cases(name: str) -> list[Any]:
    """The rows of a table of cases, each named after itself and its rule."""
    lines = (HERE / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    return [pytest.param(row, id=f"{row['id']}: {row['rule'].split(':')[0]}") for row in found]


def fan_list(answer: dict[str, Any]) -> list[list[Any]]:
    return [[fan["id"], fan["value"], fan["count"]] for fan in answer["fans"]]


def scored(request: Request) -> dict[str, Any]:
    return wrobel.score(request).to_dict()


def hand(text: str, win: str, **more: Any) -> Request:
    return {"rules": "mcr", "hand": text, "win": win, "by": "discard", **more}


# --- the worked examples --------------------------------------------------------------------


@pytest.mark.parametrize("row", cases("mcr_score"))
def test_score_cases(row: dict[str, Any]) -> None:
    """Section 11, in both profiles."""
    answer = scored(row["request"])
    assert fan_list(answer) == row["expect"]["fans"]
    assert answer["total"] == row["expect"]["total"]
    assert answer["legal"] == row["expect"]["legal"]
    assert answer["id"] == row["request"]["id"]


@pytest.mark.parametrize("row", cases("mcr_settle"))
def test_settle_cases(row: dict[str, Any]) -> None:
    """Sections 10 and 11.1."""
    call: Callable[[Request], dict[str, Any]] = scored if row["call"] == "score" else wrobel.settle
    answer = call(row["request"])
    assert {key: answer.get(key) for key in row["expect"]} == row["expect"]


# --- the numbers of the catalogue -----------------------------------------------------------


def test_ids_follow_the_catalogue() -> None:
    text = Path(str(ids.__file__)).with_name("ids.pxd").read_text(encoding="utf-8")
    declared = {name: int(number) for name, number in re.findall(r"(\w+) = (\d+)", text)}
    numbers = {name: value for name, value in vars(ids).items() if name.isupper()}
    assert numbers == declared
    assert numbers == {pattern.id.upper(): place for place, pattern in enumerate(PATTERNS)}


@pytest.mark.parametrize("rules", ["mcr", "mcr-cn98"])
def test_exclusions_name_fans(rules: str) -> None:
    """6.2(1): every record names fans that exist, and no fan excludes itself."""
    for record in exclusions_of(rulesets.load(rules)):
        assert {record.by, *record.removes} <= set(FANS)
        assert record.by not in record.removes


def test_partitions_of_four_sets() -> None:
    """6.2(5): fifteen ways to join four sets; nothing joins sets that are joined."""
    assert len(partitions()) == len(set(partitions())) == 15
    table = join_table()
    together = partitions().index((0, 0, 0, 0))
    for sets in (3, 5, 6, 9, 10, 12, 7, 15):
        assert table[16 * together + sets] == -1
        assert table[sets] >= 0
    assert table[15] == together


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: f"7 ({pattern.number})")
def test_catalogue_examples(pattern: Any) -> None:
    """Each fan's own example scores it."""
    tiles, win = pattern.example.split(" + ")
    facts = EXAMPLE_FACTS.get(pattern.id, ())
    by = next((fact for fact in facts if fact in {"self-draw", "robbed-kong"}), "discard")
    flags = [fact for fact in facts if fact not in {by, "bonus"}]
    bonus = "1f2g" if "bonus" in facts else ""
    answer = scored({**hand(tiles, win, flags=flags, bonus=bonus), "by": by})
    assert pattern.id in [fan["id"] for fan in answer["fans"]]


# --- other people's hands -------------------------------------------------------------------


def equal_but_for_choice(ours: list[list[Any]], theirs: list[list[Any]]) -> bool:
    """Equal fan lists, or lists that differ in equally worthy fans only."""
    mine = sorted(value for name, value, count in ours for _ in range(count))
    others = sorted(value for name, value, count in theirs for _ in range(count))
    return sorted(ours) == sorted(theirs) or mine == others


def check_rows(rows: Iterator[DataRow]) -> None:
    found = 0
    for row in islice(rows, 0, None, 50 if INTERPRETED and not LONG else 1):
        found += 1
        expected = row.expected
        if expected["total"] == 0:
            with pytest.raises(WrobelError) as error:
                wrobel.score(row.request)
            assert error.value.code == "not_a_win", row.id
            continue
        answer = scored(row.request)
        assert answer["total"] == expected["total"], (row.id, answer["fans"])
        if "fans" in expected:
            lists = [expected["fans"], *expected.get("alt_fans", ())]
            assert any(equal_but_for_choice(fan_list(answer), fans) for fans in lists), row.id
        if "payments" in expected and answer["legal"]:
            assert answer["payments"] == expected["payments"], row.id
    if not found:
        missing("data", "the third-party MCR hands are not there (WROBEL_DATA)")


@pytest.mark.data
@pytest.mark.parametrize(
    "source", ["consensus_real", "consensus_synthetic", "botzone_wins", "test_vectors"]
)
def test_data(source: str) -> None:
    """Totals of other programs and real games, ruleset `mcr-cn98` (9.2)."""
    check_rows(getattr(data_mcr, source)())


@pytest.mark.data
def test_disputed_hands_follow_the_page() -> None:
    """docs/mcr-disputed.md: on all of them we side with PyMahjongGB."""
    rows = list(islice(data_mcr.disputed(), 0, None, 10 if INTERPRETED else 1))
    if not rows:
        missing("data", "the disputed MCR hands are not there (WROBEL_DATA)")
    for row in rows:
        assert scored(row.request)["total"] == row.expected["pymahjonggb"]["total"], row.id


# --- the second scorer ----------------------------------------------------------------------


def random_count() -> int:
    return 10_000 if LONG else 300 if INTERPRETED else 1_000


@pytest.mark.parametrize("part", range(4))
def test_random_hands(part: int) -> None:
    """6.2, literally: every selection of every reading, all forms, both profiles, options."""
    for request in reference.random_requests(4711 + part, random_count() // 4):
        expected = reference.score(request)
        answer = scored(request)
        assert {key: answer.get(key) for key in expected} == expected, request


# --- rules of section 6 one by one ----------------------------------------------------------


def ids_of(request: Request) -> list[str]:
    return [fan["id"] for fan in scored(request)["fans"]]


def test_last_tile_in_own_melds_counts_unasked() -> None:
    """6.6: three copies in the winner's exposed sets."""
    answer = scored(hand("34p789s11z [123m] [555p]", "5p", seat="S", round="W"))
    assert [fan["id"] for fan in answer["fans"]] == ["last_tile", "tile_hog"]
    assert answer["total"] == 6


@pytest.mark.parametrize(
    ("flags", "fan"),
    [
        (["replacement"], "out_with_replacement_tile"),
        (["replacement", "bonus_replacement"], "self_drawn"),
        (["bonus_replacement"], "self_drawn"),
    ],
)
def test_replacement_of_a_flower_is_a_self_draw(flags: list[str], fan: str) -> None:
    """6.8."""
    request = hand("678m34p11z [123m] [2222s]", "5p", flags=flags, bonus="1f")
    assert fan in ids_of({**request, "by": "self-draw"})


def test_wait_on_exhausted_tile() -> None:
    """6.9: option `void_exhausted_waits`."""
    request = hand("111s3s [123p] [111p] [333s]", "2s")
    assert "closed_wait" not in ids_of(request)
    assert "closed_wait" in ids_of({**request, "options": {"void_exhausted_waits": True}})


def test_four_melds_and_a_self_drawn_pair() -> None:
    """6.10."""
    request = hand("9p [123m] [456m] [333p] [777s]", "9p")
    assert "melded_hand" in ids_of(request)
    drawn = ids_of({**request, "by": "self-draw"})
    assert {"self_drawn", "single_wait"} <= set(drawn)
    assert "melded_hand" not in drawn


@pytest.mark.parametrize(
    ("request_", "option", "value", "fan"),
    [
        (hand("12345z147m25p369s", "8p"), "fan34_with_35", False, "knitted_straight"),
        (hand("11m2277p3399s11z5z", "5z"), "all_types_on_seven_pairs", False, "all_types"),
        (hand("1122m3344p1111z5s", "5s"), "tile_hog_honors", False, "tile_hog"),
        (hand("77z234m99p [555z] [666z]", "7z"), "voided_suit_strict", True, "one_voided_suit"),
        (hand("66s88s234s [234s] [666z]", "8s"), "all_green_half_flush", False, "half_flush"),
        (
            hand("111m11p99s [999m] [999p]", "1p"),
            "all_terminals_double_pung",
            False,
            "double_pung",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_options_take_fans_away(request_: Request, option: str, value: Any, fan: str) -> None:
    """9.1."""
    assert fan in ids_of(request_)
    assert fan not in ids_of({**request_, "options": {option: value}})


def test_profile_gives_the_defaults() -> None:
    """9.1: the option `profile` is the ruleset's column."""
    request = hand("123s45s11z (3333m) (7777p)", "6s", seat="S", round="W")
    assert scored(request)["total"] == 11
    assert scored({**request, "options": {"profile": "cn98"}})["total"] == 9
    assert scored({**request, "rules": "mcr-cn98"})["total"] == 9
    mixed = {"profile": "cn98", "two_concealed_kongs": 8}
    assert scored({**request, "options": mixed})["total"] == 11


# --- bad requests ---------------------------------------------------------------------------

GOOD = hand("678m34p789s11z [123m]", "5p")


@pytest.mark.parametrize("row", cases("mcr_bad"))
def test_bad_requests(row: dict[str, Any]) -> None:
    with pytest.raises(WrobelError) as error:
        wrobel.score(row["request"])
    assert error.value.code == row["code"]
    assert error.value.message


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"kind": "abort"}, "contradiction"),
        ({"kind": "nagashi", "by": ["S"]}, "contradiction"),
        ({"kind": "chombo", "by": ["S"]}, "contradiction"),
        ({"kind": "win", "wins": [GOOD]}, "bad_field"),
        ({"kind": "chombo", "by": [], "options": {"referee_mode": True}}, "bad_field"),
        ({"kind": "final", "scores": {"E": 1}}, "bad_field"),
        ({"kind": "win", "wins": []}, "bad_field"),
        ({"kind": "win", "wins": [hand("123456789m1122p", "3p")]}, "not_a_win"),
        ({"kind": "win", "wins": [hand("44m11z [222m] [555p] [888s]", "4m")]}, "contradiction"),
        (
            {
                "kind": "win",
                "wins": [
                    {**GOOD, "seat": "S", "from": "N"},
                    {**GOOD, "seat": "W", "from": "E"},
                ],
            },
            "contradiction",
        ),
        (
            {"kind": "win", "wins": [{**GOOD, "seat": "S"}, {**GOOD, "seat": "W"}]},
            "bad_field",
        ),
        (
            {
                "kind": "win",
                "wins": [{**GOOD, "seat": "S", "from": "N"}, {**GOOD, "by": "self-draw"}],
            },
            "contradiction",
        ),
    ],
)
def test_bad_settlements(fields: Request, code: str) -> None:
    with pytest.raises(WrobelError) as error:
        wrobel.settle({"rules": "mcr", **fields})
    assert error.value.code == code


# --- section 10 as functions ----------------------------------------------------------------


@pytest.mark.parametrize("points", [8, 11, 88])
def test_payments_are_zero_sum(points: int) -> None:
    """10.1."""
    for winner in range(4):
        assert sum(payments(points, winner, None)) == 0
        assert payments(points, winner, None)[winner] == 3 * (8 + points)
        for giver in set(range(4)) - {winner}:
            moved = payments(points, winner, giver)
            assert sum(moved) == 0
            assert (moved[winner], moved[giver]) == (24 + points, -8 - points)


def test_table_points_always_sum_to_seven() -> None:
    """10.2."""
    for scores in ([1, 2, 3, 4], [5, 5, 1, 0], [5, 5, 5, 0], [5, 1, 1, 1], [0, 0, 0, 0]):
        assert sum(table_points(scores)) == pytest.approx(7)


def test_ranking() -> None:
    """10.3: table points, then game points; the rest is up to the organiser."""
    tables = [
        {"seats": [1, 2, 3, 4], "scores": [10, 10, 0, -20]},
        {"seats": [5, 6, 7, 8], "scores": [30, 8, -18, -20]},
    ]
    event = {
        "rules": "mcr",
        "players": [{"id": player} for player in range(1, 9)],
        "rounds": [{"tables": tables}],
    }
    found = [(row.place, row.player.id) for row in standings(event).rows]
    assert found == [(1, 5), (2, 1), (2, 2), (4, 6), (5, 3), (6, 7), (7, 4), (7, 8)]


def test_penalties() -> None:
    """10.4: paid penalties are zero-sum."""
    assert sum(false_win(2, 10)) == 0


# --- explanations ---------------------------------------------------------------------------


def traced(request: Request, lang: str) -> dict[str, Any]:
    return wrobel.score(request, trace=True).to_dict(lang)


def refused(request: Request, lang: str = "en") -> list[str]:
    return [line["text"] for line in traced(request, lang)["trace"]["refused"]]


def sentences(answer: dict[str, Any]) -> Iterator[str]:
    for part in ("fans", "refused", "steps", "payments", "notes"):
        for line in answer["trace"][part]:
            yield from (line[key] for key in ("name", "text") if key in line)
    yield from (reading["worth"] for reading in answer["readings"])


@pytest.mark.parametrize("row", cases("mcr_score"))
def test_traces(row: dict[str, Any]) -> None:
    """Every example told in both languages: the fans add up, and nothing is left open."""
    told = {lang: traced(row["request"], lang) for lang in ("en", "pl")}
    for lang, answer in told.items():
        lines = answer["trace"]["fans"]
        assert sum(line["value"] * line.get("count", 1) for line in lines) == answer["total"]
        assert [line["id"] for line in lines] == [fan[0] for fan in row["expect"]["fans"]]
        for line in lines:
            pattern = FANS[line["id"]]
            assert line["number"] == pattern.number
            assert line["name"] == pattern.name(lang)
            assert line["names"] == {"en": pattern.en, "pl": pattern.pl}
            assert line["original"] == pattern.script
        assert answer["readings"][0]["chosen"]
        assert answer["readings"][0]["points"] == answer["total"]
        assert max(reading["points"] for reading in answer["readings"]) == answer["total"]
        for text in sentences(answer):
            assert text.strip()
            assert not re.search(r"[{}]|None", text), text
    if row["expect"]["legal"]:
        assert told["en"]["trace"]["payments"]
    assert [line["id"] for line in told["en"]["trace"]["refused"]] == [
        line["id"] for line in told["pl"]["trace"]["refused"]
    ]
    for line in told["en"]["trace"]["refused"]:
        assert line["rule"]
        assert line["text"].startswith(line["name"])


@pytest.mark.parametrize("seed", [1])
def test_traces_of_random_hands(seed: int) -> None:
    """Whatever the hand, there is a reason for every fan that was refused."""
    for request in reference.random_requests(seed, 100 if INTERPRETED else 400):
        for lang in ("en", "pl"):
            answer = traced(request, lang)
            assert all(not re.search(r"[{}]|None", text) for text in sentences(answer))
            lines = answer["trace"]["fans"]
            assert sum(line["value"] * line.get("count", 1) for line in lines) == answer["total"]


M46 = hand("456p79p88m [123p] [456p]", "8p")


@pytest.mark.parametrize("row", cases("mcr_refused"))
def test_refusals(row: dict[str, Any]) -> None:
    """6.2: which principle removed a fan, in words."""
    for lang in ("en", "pl"):
        found = refused(row["request"], lang)
        assert any(text.startswith(row[lang]) for text in found), found


def test_missing_points_are_told() -> None:
    """5.1, 6.14: how many points are missing, and that flowers do not help."""
    request = hand("44m11z [222m] [555p] [888s]", "4m", bonus="1f2f", seat="S", round="W")
    steps = {lang: traced(request, lang)["trace"]["steps"] for lang in ("en", "pl")}
    english = {line["id"]: line["text"] for line in steps["en"]}
    polish = {line["id"]: line["text"] for line in steps["pl"]}
    assert "2 missing to the minimum of 8" in english["minimum"]
    assert "flowers do not help" in english["minimum"]
    assert "brakuje 2" in polish["minimum"]
    assert "payment" not in english


def test_sets_of_fans_are_told() -> None:
    lines = {line["id"]: line.get("sets") for line in traced(M46, "en")["trace"]["fans"]}
    assert lines["pure_straight"] == ["123p+456p+789p"]
    assert lines["pure_double_chow"] == ["456p+456p"]
    assert lines["closed_wait"] == ["789p"]


# --- the card -------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["mcr", "mcr-cn98"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_card_has_all_fans(rules: str, lang: str) -> None:
    """All 81 fans and the mixed kongs, under their points, with names and definitions."""
    options = rulesets.load(rules)
    printed = card(options, lang)
    rows = [row for section in printed.sections for row in section.rows if len(row) == 5]
    assert sorted(row[0] for row in rows) == sorted(pattern.number for pattern in PATTERNS)
    for row in rows:
        pattern = next(pattern for pattern in PATTERNS if pattern.number == row[0])
        assert row[1:3] == (pattern.name(lang), pattern.script)
        assert all(row)
    assert printed.lang == lang
    assert printed.title
    for section in printed.sections:
        assert all(len(row) == len(section.columns) for row in section.rows)


def test_card_follows_the_options() -> None:
    """9: the points of the kongs and the exclusions are those of the ruleset."""
    for rules, points, green in (("mcr", "8 points", "—"), ("mcr-cn98", "6 points", "50")):
        printed = card(rulesets.load(rules), "en")
        for section in printed.sections:
            for row in section.rows:
                if row[0] == "48":
                    assert section.title == points
                if row[0] == "3" and len(row) == 5:
                    assert row[4] == green
