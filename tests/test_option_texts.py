"""No sentence contradicts an option: a second reader goes through every value of every option.

``tests/cases/option_texts.jsonl`` has a row for each value that a score can show: a hand that
touches it, what the explanation must say and what it must not. All other options must leave
every explanation as it is. ``option_books.jsonl`` reads the rulebook and the card in the same way:
what no paragraph may say any more once an option has this value.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import wrobel
from wrobel.errors import WrobelError
from wrobel.rules import families, rulesets
from wrobel.rules.card import REAL_TABLES
from wrobel.rules.option_words import AT_REAL_TABLES, words_of
from wrobel.rules.options import Option, Value
from wrobel.rules.rulebook import every
from wrobel.tabletop.rule_pages import option_row
from wrobel.web.http.ruleset_list import all_rulesets

CASES = Path(__file__).parent / "cases"


def rows_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


ROWS = rows_of("option_texts.jsonl")
SHOWN = {(row["family"], row["key"]) for row in ROWS}
FAMILIES = tuple(families.found())

# Hands with much to say, for the options that must change nothing.
PLAIN: dict[str, tuple[dict[str, Any], ...]] = {
    "riichi": (
        {"rules": "ema-2008", "hand": "123456m456p7892s", "win": "2s", "by": "self-draw"},
        {
            "rules": "tenhou",
            "hand": "22333m555p777s999p",
            "win": "9p",
            "by": "discard",
            "from": "E",
        },
    ),
    "mcr": (
        {"rules": "mcr", "hand": "1112345678999p", "win": "5p", "by": "self-draw", "bonus": "1f"},
        {"rules": "mcr", "hand": "1122m3344p5555s1z", "win": "1z", "by": "discard", "from": "S"},
    ),
    "hongkong": (
        {"rules": "hk-old", "hand": "123m456p789s23s55p", "win": "4s", "by": "self-draw"},
        {
            "rules": "hk-new",
            "hand": "345m456m56m11z567m",
            "win": "7m",
            "by": "discard",
            "from": "S",
        },
    ),
}
for hands in PLAIN.values():
    for hand in hands:
        hand.setdefault("seat", "E" if hand.get("from") == "S" else "S")
PLAIN["riichi"][1]["hand"] = "22333m555p777s99p"


def sentences(request: dict[str, Any], lang: str) -> list[str]:
    """Everything that an explanation says, line by line; an error is what it says itself."""
    try:
        answer = wrobel.score(request, trace=True).to_dict(lang)
    except WrobelError as error:
        return [error.message]
    trace = answer["trace"]
    return [
        f"{part}: {line.get('name', '')}: {line.get('value', '')}: {line.get('text', '')}"
        for part in ("fans", "refused", "fu", "steps", "payments", "notes")
        for line in trace[part]
    ]


def values(option: Option) -> Iterator[Value]:
    """Every value that can be listed, and two of those that cannot."""
    yield from option.values
    if option.least is not None:
        yield from (option.step * 2, option.step * 5)


def name(row: dict[str, Any]) -> str:
    return f"{row['family']} {row['key']}={row['value']} {row['rule']}"


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_what_is_said_fits_the_value(row: dict[str, Any]) -> None:
    request = {**row["request"], "options": {**row.get("with", {}), row["key"]: row["value"]}}
    english, polish = ("\n".join(sentences(request, lang)) for lang in ("en", "pl"))
    for text in row.get("says", ()):
        assert text in english
    for text in row.get("never", ()):
        assert text not in english
    assert "{" not in english + polish
    for option in rulesets.options_of(row["family"]):
        raw = [word for word in option.values if isinstance(word, str) and "-" in word]
        for word in (*raw, *([option.key] if "_" in option.key else [])):
            assert word not in english
            assert word not in polish


@pytest.mark.parametrize("family", FAMILIES)
def test_every_value_of_what_shows_is_read(family: str) -> None:
    read = {(row["key"], str(row["value"])) for row in ROWS if row["family"] == family}
    for option in rulesets.options_of(family):
        if (family, option.key) in SHOWN:
            for value in option.values:
                assert (option.key, str(value)) in read, (option.key, value)


@pytest.mark.parametrize("family", FAMILIES)
def test_other_options_change_no_sentence(family: str) -> None:
    for hand in PLAIN[family]:
        usual = {lang: sentences(hand, lang) for lang in ("en", "pl")}
        assert len(usual["en"]) > 3, usual
        for option in rulesets.options_of(family):
            if (family, option.key) in SHOWN:
                continue
            for value in values(option):
                changed = {**hand, "options": {option.key: value}}
                if len(sentences(changed, "en")) == 1:
                    continue  # only together with another option
                for lang in ("en", "pl"):
                    assert sentences(changed, lang) == usual[lang], (option.key, value)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_option_and_value_has_names(family: str) -> None:
    words = words_of(family)
    assert words is not None
    assert set(words.NAMES) == {option.key for option in rulesets.options_of(family)}
    for option in rulesets.options_of(family):
        for value in option.values:
            if isinstance(value, str):
                assert words.VALUES[option.key][value].pl, (option.key, value)
        for lang in ("en", "pl"):
            raw = [word for word in option.values if isinstance(word, str) and "-" in word]
            assert not [word for word in raw if word in option.means(lang).split()]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("key", words_of("riichi").REAL_TABLES)  # type: ignore[union-attr]
def test_what_matters_at_real_tables_only_says_so(key: str, lang: str) -> None:
    """R2.9, R5.30: on the page, on the card, and not among the choices for a table here."""
    option = next(one for one in rulesets.options_of("riichi") if one.key == key)
    options = rulesets.load("wrc")
    row = option_row(option, options, lang)
    assert not row["online"]
    assert AT_REAL_TABLES.say(lang) in row["means"]
    other = rulesets.load("wrc", {key: next(v for v in option.values if v != options[key])})
    card = families.part("riichi", "card").card(other, lang)
    assert f"({REAL_TABLES.say(lang)})" in str(card.sections[-1])
    told = [one for ruleset in all_rulesets() for one in ruleset.differences]
    assert not any(getattr(one, lang).startswith(option.means(lang)) for one in told)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_house_rule_changes_the_card(family: str) -> None:
    card = families.part(family, "card").card
    rules = families.about(family).usual
    plain = rulesets.load(rules)
    usual = {lang: card(plain, lang) for lang in ("en", "pl")}
    for option in rulesets.options_of(family):
        for value in values(option):
            try:
                options = rulesets.load(rules, {option.key: value})
            except WrobelError:
                continue  # only together with another option
            for lang in ("en", "pl"):
                changed = card(options, lang) != usual[lang]
                assert changed == (options[option.key] != plain[option.key]), (option.key, value)


@pytest.mark.parametrize(
    "row", rows_of("option_books.jsonl"), ids=lambda row: f"{row['family']} {row['rule']}"
)
def test_book_and_card_do_not_contradict_an_option(row: dict[str, Any]) -> None:
    options = rulesets.load(row["rules"], row["options"])
    book = "\n".join(one.say(options, "en") for one in every(options.family))
    card = families.part(options.family, "card").card(options, "en")
    for text in row["says"]:
        assert text in book
    for text in row["never"]:
        assert text not in book
        assert text not in str(card)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("the fourth kong at once", "whoever gave its tile pays all")),
        ("pl", ("od razu czwarty kan", "ten, kto dał kamień")),
    ],
)
def test_the_card_of_the_guide_tells_its_kongs(lang: str, said: tuple[str, ...]) -> None:
    """R2.22, R8.9: rules of a preset itself stand on its card as house rules do."""
    card = families.part("riichi", "card").card
    for text in said:
        assert text in str(card(rulesets.load("pl-guide"), lang))
        assert text not in str(card(rulesets.load("ema-2008"), lang))


def test_renhou_means_what_the_options_say() -> None:
    """R10.2: the guide has it without the limit before the own draw, and as a yakuman."""
    told = {
        rules: next(
            worth.means("en")
            for worth in rulesets.worths_of(rulesets.load(rules))
            if worth.pattern.id.startswith("renhou")
        )
        for rules in ("ema-2008", "ema-2016", "pl-card", "pl-guide")
    }
    assert "own draw" in told["ema-2008"]
    assert "own draw" not in told["pl-guide"]
    assert [
        told[rules].split("here it is ")[1][:8] for rules in ("ema-2016", "pl-card", "pl-guide")
    ] == [
        "a mangan",
        "five han",
        "a yakuma",
    ]
