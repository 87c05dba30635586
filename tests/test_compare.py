"""One hand in three worlds."""

from __future__ import annotations

from typing import Any

import pytest

import wrobel
from wrobel.rules.compare import Comparison, compare
from wrobel.rules.families import part
from wrobel.rules.glossary import GLOSSARY
from wrobel.rules.rulesets import FAMILIES

PAIR = ("ema-2016", "hk-old", "hk-new")
HAND: dict[str, Any] = {
    "hand": "123m406p789s23s55p",
    "win": "4s",
    "by": "discard",
    "from": "W",
    "seat": "S",
    "round": "E",
}


def entry(found: Comparison, rules: str, lang: str = "en") -> dict[str, Any]:
    return next(row for row in found.to_dict(lang)["rulesets"] if row["rules"] == rules)


def names(found: Comparison, link: str, lang: str = "en") -> dict[str, list[tuple[str, int]]]:
    row = next(row for row in found.to_dict(lang)["patterns"] if row["id"] == link)
    return {
        rules: [(cell["name"], cell["count"]) for cell in cells]
        for rules, cells in row["names"].items()
    }


def test_facts_go_where_they_are_known() -> None:
    found = compare(
        {**HAND, "dora": "3z", "bonus": "2f", "flags": ["riichi"], "tiles_left": 9}, PAIR
    )
    riichi, old = entry(found, "ema-2016"), entry(found, "hk-old")
    assert riichi["dropped"] == ["bonus", "tiles_left", "red_fives"]
    assert old["dropped"] == ["dora", "riichi", "red_fives"]
    assert [fan["id"] for fan in riichi["fans"]] == ["riichi", "pinfu"]
    assert [fan["id"] for fan in old["fans"]] == ["all_chows", "concealed_hand", "own_bonus"]
    assert (riichi["worth"], old["worth"]) == ("2 han, 30 fu", "3 fan")
    assert entry(found, "hk-old", "pl")["worth"] == "3 fany"


def test_red_fives_count_where_they_exist() -> None:
    found = compare(HAND, ["tenhou", "hk-old"])
    assert [fan["id"] for fan in entry(found, "tenhou")["fans"]] == ["pinfu", "red_five"]
    assert entry(found, "tenhou")["dropped"] == []
    melds = [{"kind": "chow", "tiles": "340s", "from": "E"}]
    found = compare({**HAND, "hand": "123m456p78s55p", "win": "9s", "melds": melds}, PAIR)
    assert entry(found, "hk-old")["ok"]


def test_names_of_the_same_pattern() -> None:
    found = compare({**HAND, "flags": ["riichi"]}, PAIR)
    assert names(found, "all_chows", "pl") == {
        "ema-2016": [("Pinfu", 1)],
        "hk-old": [("Same Chow", 1)],
        "hk-new": [("Same Chow", 1)],
    }
    assert names(found, "concealed_hand")["ema-2016"] == []
    assert names(found, "pair_258") == {
        "ema-2016": [],
        "hk-old": [],
        "hk-new": [("Pair of 2, 5 or 8", 1)],
    }


def test_a_pattern_that_counts_elsewhere_is_shown_with_count_0() -> None:
    found = compare({**HAND, "hand": "234m234m67s99p [345s]", "win": "8s"}, PAIR)
    assert names(found, "all_chows")["ema-2016"] == [("Pinfu", 0)]
    assert names(found, "all_chows")["hk-old"] == [("All Chows", 1)]
    assert names(found, "twin_chows")["hk-old"] == []
    assert names(found, "twin_chows")["hk-new"] == [("Two identical chows", 1)]


def test_worthless_hands_are_results() -> None:
    found = compare(
        {**HAND, "hand": "567m34p99s [123m] [222s]", "win": "5p", "options": {"min_fan": 3}}, PAIR
    )
    assert entry(found, "ema-2016")["error"]["code"] == "no_yaku"
    assert entry(found, "ema-2016")["worth"] == "complete, but without a yaku"
    old = entry(found, "hk-old")
    assert (old["ok"], old["legal"], old["missing"]) == (True, False, 2)
    assert old["worth"] == "1 fan; 2 short of the minimum"
    assert entry(found, "hk-old", "pl")["worth"] == "1 fan; do minimum brakuje: 2"


def test_a_hand_that_is_none_somewhere() -> None:
    pairs = {**HAND, "hand": "1111m3355p7799s4z", "win": "4z"}
    found = compare(pairs, PAIR)
    assert entry(found, "ema-2016")["error"]["code"] == "not_a_win"
    assert entry(found, "hk-old")["total"] == 6


def test_kong_on_kong_is_a_replacement_elsewhere() -> None:
    hand = {
        **HAND,
        "hand": "678m34p11z [1111p] [2222s]",
        "win": "5p",
        "by": "self-draw",
        "from": None,
        "flags": ["kong_on_kong"],
    }
    found = compare(hand, PAIR)
    assert [fan["id"] for fan in entry(found, "ema-2016")["fans"]] == ["rinshan"]
    assert "kong_on_kong" in {fan["id"] for fan in entry(found, "hk-old")["fans"]}


def test_limit_and_yakuman() -> None:
    found = compare({**HAND, "hand": "19m19p19s1234567z", "win": "9p"}, PAIR)
    assert entry(found, "hk-old")["worth"] == "limit"
    assert entry(found, "ema-2016")["worth"].endswith("yakuman")


@pytest.mark.parametrize(
    ("hand", "rules", "code"),
    [
        ({**HAND, "win": "4x"}, PAIR, "bad_tile"),
        ({**HAND, "win": "0z"}, PAIR, "bad_tile"),
        ({**HAND, "hand": "1m"}, PAIR, "wrong_tile_count"),
        ({**HAND, "colour": 1}, PAIR, "bad_field"),
        ({**HAND, "flags": ["lucky"]}, PAIR, "bad_field"),
        (HAND, ("nowhere",), "unknown_rules"),
        (HAND, (), "unknown_rules"),
        ({**HAND, "options": {"colour": 1}}, PAIR, "bad_option"),
        ({**HAND, "options": {"style": "ancient"}}, PAIR, "bad_option"),
        ({**HAND, "options": 5}, PAIR, "bad_option"),
    ],
)
def test_bad_comparison(hand: dict[str, Any], rules: tuple[str, ...], code: str) -> None:
    with pytest.raises(wrobel.WrobelError) as caught:
        compare(hand, rules)
    assert caught.value.code == code


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_three_families(lang: str) -> None:
    pytest.importorskip("wrobel.rules.mcr.scorer", reason="the MCR scorer is not there")
    found = compare({**HAND, "bonus": "2f", "flags": ["riichi"]}).to_dict(lang)
    assert [row["family"] for row in found["rulesets"]] == ["riichi", "mcr", "hongkong", "hongkong"]
    assert all(row["title"] and row["worth"] for row in found["rulesets"])
    links = {link.id for link in GLOSSARY}
    assert {"all_chows", "bonus_tiles"} <= {row["id"] for row in found["patterns"]} & links
    for row in found["patterns"]:
        assert list(row["names"]) == ["ema-2016", "mcr", "hk-old", "hk-new"]
        assert any(cell["count"] for cells in row["names"].values() for cell in cells)


@pytest.mark.parametrize(("rules", "silent"), [("mcr", "Hong"), ("hk-old", "MCR")])
def test_notes_speak_of_those_compared(rules: str, silent: str) -> None:
    """A family that is not asked for is not told of; each says its own part."""
    for lang in ("en", "pl"):
        found = compare({**HAND, "bonus": "2f"}, ["ema-2016", rules]).to_dict(lang)
        notes = [row["note"] for row in found["patterns"] if "note" in row]
        assert notes
        assert not [note for note in notes if silent in note]


def test_every_note_is_about_a_link() -> None:
    links = {link.id for link in GLOSSARY}
    for family in FAMILIES:
        assert set(part(family, "links").NOTES) <= links


def test_a_hand_that_is_none_there_has_no_patterns_there() -> None:
    """A knitted hand is complete in MCR alone: the others list nothing and explain nothing."""
    hand = {"hand": "147m258p369s67p55m", "win": "8p", "by": "discard", "from": "E", "seat": "S"}
    found = compare(hand, ["ema-2016", "mcr", "hk-old", "hk-new"]).to_dict("pl")
    assert [entry["legal"] for entry in found["rulesets"]] == [False, True, False, False]
    for row in found["patterns"]:
        assert row["names"]["mcr"]
        assert row["names"]["ema-2016"] == row["names"]["hk-old"] == row["names"]["hk-new"] == []
        assert "note" not in row
