"""The rulebook: every number cited leads somewhere, every option is in it, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wrobel
from tests.test_option_texts import ROWS, values
from wrobel.errors import WrobelError
from wrobel.rules import families, rulesets
from wrobel.rules.guide import guide
from wrobel.rules.pictures import draw
from wrobel.rules.rulebook import chapters, cited, every, read
from wrobel.tabletop.answers import answer

FAMILIES = tuple(families.found())
EACH = pytest.mark.parametrize("family", FAMILIES)
RULES = pytest.mark.parametrize("rules", rulesets.FAMILY_OF)
TAG = re.compile(r"<(\w+)=([^>]*)>|\{(\w+)\}")
CASES = Path(__file__).parent / "cases"


@EACH
def test_numbers_are_single_and_texts_have_the_same_options(family: str) -> None:
    numbers = [one.number for one in every(family)]
    assert len(numbers) == len(set(numbers))
    known = {option.key: option for option in rulesets.options_of(family)}
    made = getattr(families.part(family, "rulebook"), "VALUES", {})  # sentences from options
    for one in every(family):
        assert sorted(TAG.findall(one.en)) == sorted(TAG.findall(one.pl)), one.number
        for key, allowed, value in TAG.findall(one.en):
            assert (key or value) in known or value in made, one.number
            for word in filter(None, allowed.split("|")):
                known[key].parse(word)


@EACH
def test_every_value_of_every_option_changes_the_book(family: str) -> None:
    rules = families.about(family).usual
    never = {"atozuke", "profile"}  # the first has one value, the second sets the others
    for option in rulesets.options_of(family):
        told = set()
        others: dict[str, object] = {}
        if family == "hongkong":
            others = {"style": "new"}
        if option.key == "nagashi_closed_only":
            others = {"nagashi_mangan": "win"}
        if option.key == "renhou_before_own_turn":
            others = {"renhou": "yakuman"}
        if option.key == "pao_scope":
            others = {"yakuman_stack": True}
        if option.key in {"false_win_tariff", "tile_not_taken_penalty"}:
            others = {"referee_mode": True}
        count = 0
        for value in values(option):
            try:
                options = rulesets.load(rules, {**others, option.key: value})
            except WrobelError:
                continue
            count += 1
            told.add("\n".join(one.say(options, "pl") for one in every(family)))
        if option.key not in never:
            assert len(told) == count, option.key


@RULES
def test_nothing_is_left_open(rules: str) -> None:
    options = rulesets.load(rules)
    for lang in ("en", "pl"):
        for one in every(options.family):
            text = one.say(options, lang)
            assert text.endswith((".", ".)")), (one.number, text)
            assert not set("<>{}") & set(text), (one.number, text)
            assert "  " not in text
            if one.picture:
                assert draw(one.picture, options, lang).startswith("<svg"), one.number


def citations(family: str) -> set[str]:
    """Every number that catalogues, options, explanations and cases cite."""
    found: set[str] = set()
    for pattern in rulesets.patterns_of(family):
        found.update(cited(pattern.rule))
    for option in rulesets.options_of(family):
        found.update(cited(option.rule))
    for rule in families.about(family).citations.values():
        found.update(cited(rule))
    folder = Path(str(families.part(family, "about").__file__)).parent
    for path in folder.glob("*.py"):
        for rule in re.findall(r'rule="([^"{]+)"', path.read_text("utf-8")):
            found.update(cited(rule))
    return found


@RULES
def test_every_citation_can_be_read(rules: str) -> None:
    options = rulesets.load(rules)
    cites = citations(options.family)
    assert [number for number in sorted(cites) if read(options, number) is None] == []


@RULES
def test_what_pages_and_examples_cite_can_be_read(rules: str) -> None:
    """The card, every pattern with what it excludes, and the traces of the guide's examples."""
    options = rulesets.load(rules)
    page = answer("ruleset", {"rules": rules}, "pl")
    card = families.part(options.family, "card").card(options, "en")
    cites = {row[0].split(" ")[0] for part in card.sections for row in part.rows if part.narrow}
    found = {word for word in cites if re.fullmatch(r"R?\d+\.\d+[a-c]?", word)}
    for pattern in page["patterns"]:
        found.update(cited(pattern["rule"]), *(cited(one["rule"]) for one in pattern["excludes"]))
    for hand in [hand for one in guide(options.family).values() for hand in one.examples]:
        try:
            trace = wrobel.score({**hand, "rules": rules}, trace=True).to_dict()["trace"]
        except WrobelError:
            continue  # not a win, or no such tiles, in this ruleset
        for part in ("fans", "refused", "fu", "steps", "payments", "notes"):
            for line in trace[part]:
                found.update(cited(line.get("rule", "")))
    assert len(found) > 10
    assert [number for number in sorted(found) if read(options, number) is None] == []


def test_what_scores_cite_can_be_read() -> None:
    for row in ROWS:
        asked = {**row["request"], "options": {**row.get("with", {}), row["key"]: row["value"]}}
        try:
            trace = wrobel.score(asked, trace=True).to_dict()["trace"]
        except WrobelError:
            continue
        options = rulesets.load(row["request"]["rules"])
        for part in ("fans", "refused", "fu", "steps", "payments", "notes"):
            for line in trace[part]:
                for number in cited(line.get("rule", "")):
                    assert read(options, number), (row["key"], number)


def test_rulesets_read_differently() -> None:
    old, new = rulesets.load("ema-2008"), rulesets.load("tenhou")
    differing = [one.number for one in every("riichi") if one.say(old, "en") != one.say(new, "en")]
    assert {"R2.12", "R6.1", "R7.6", "R7.10", "R10.1"} <= set(differing)
    assert "R2.11" not in differing


@RULES
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_has_the_whole_book(rules: str, lang: str) -> None:
    page = answer("rulebook", {"rules": rules}, lang)
    assert page["ok"]
    family = rulesets.family_of(rules)
    assert [one["title"] for one in page["chapters"]] == [
        chapter.title.say(lang) for chapter in chapters(family)
    ]
    json.dumps(page)


@pytest.mark.parametrize(
    ("rules", "number", "said", "never"),
    [
        ("tenhou", "R2.9", "Komputer pyta", "Tak jest przy prawdziwych stołach"),
        ("ema-2008", "R2.9", "Tak jest przy prawdziwych stołach", "Komputer"),
        ("wrc", "R5.14", "riichi bez tenpai", "czterech riichi"),
        ("tenhou", "R5.14", "czterech riichi", "prowadzonych"),
        ("wrc", "R2.4", "błogosławieństwa", "przerwania rozgrywki"),
        ("ema-2008", "R7.3", "po 100", "jedną trzecią"),
        ("hk-old", "6.1", "4–6 (1 laak): 32", "{"),
        ("hk-new", "5", "w rzędach wewnątrz muru", "{"),
    ],
)
def test_a_rule_says_what_these_rules_have(rules: str, number: str, said: str, never: str) -> None:
    options = rulesets.load(rules)
    found = read(options, number)
    assert found is not None
    text = found.say(options, "pl")
    assert said in text
    assert never not in text


def test_a_picture_does_not_contradict_the_options() -> None:
    """1.5: where there is no dead wall the picture shows the tail."""
    for value, said in (("none", "Koniec muru"), ("fixed", "Martwy mur")):
        assert said in draw("dead_wall", rulesets.load("hk-old", {"dead_wall": value}), "pl")
    assert "Martwy mur" in draw("dead_wall", rulesets.load("tenhou"), "pl")


def test_bonus_tiles_are_drawn_where_they_are_played() -> None:
    """1.1 and 1.7: with flowers and seasons they are shown, without them they are not."""
    for played in (True, False):
        options = rulesets.load("hk-old", {"bonus_tiles": played})
        assert ("kwiaty" in draw("tiles", options, "pl")) == played
        assert bool(draw("flowers", options, "pl")) == played
