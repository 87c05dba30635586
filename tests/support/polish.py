"""Every Polish text that the program can produce, family by family."""

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

import wrobel
from wrobel.cli.score_view import show_score
from wrobel.errors import WrobelError
from wrobel.rules import families, rulesets
from wrobel.rules.guide import circumstances, guide
from wrobel.rules.option_words import option_name, value_name
from wrobel.rules.request import Request
from wrobel.rules.rulebook import every
from wrobel.tabletop.rule_pages import meaning

CASES = Path(__file__).parents[1] / "cases"
Said = tuple[str, str]  # where, what
Source = Callable[[str], Iterator[Said]]


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


def requests(family: str) -> Iterator[dict[str, Any]]:
    """Score requests that touch as many texts as possible."""
    for row in rows(f"{family}_score.jsonl"):
        yield row["request"]
    for row in rows("option_texts.jsonl"):
        if row["family"] == family:
            yield {**row["request"], "options": {**row.get("with", {}), row["key"]: row["value"]}}
    for advice in guide(family).values():
        yield from (dict(one) for one in (*advice.examples, advice.miss) if one)


def strings(value: Any, where: str = "") -> Iterator[Said]:
    """The texts in an answer, with their place; ids are not read by people."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in UNREAD:
                yield from strings(inner, f"{where}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, where)
    elif isinstance(value, str):
        yield where, value


# Fields of JSON that are for programs.
UNREAD = frozenset(
    (
        *("id", "rule", "rules", "seat", "seats", "hand", "win", "tiles", "sets", "by", "from"),
        *("tile", "kind", "flags", "melds", "bonus", "original", "readings", "limit", "key"),
        *("code", "place", "names", "lang"),
    )
)


def traces(family: str) -> Iterator[Said]:
    """What is said of many hands, as JSON and as the command line prints it."""
    for request in requests(family):
        yield from explained(request)


def explained(request: dict[str, Any]) -> Iterator[Said]:
    """All that is said of one hand."""
    name = f"score {request.get('hand')} {request.get('win')} {request.get('options')}"
    try:
        answer = wrobel.score(request, trace=True).to_dict("pl")
    except WrobelError as error:
        yield f"{name} error", error.say("pl")
        return
    yield from strings(answer.get("trace"), name)


def printed(family: str) -> Iterator[Said]:
    """The command line's page of a few hands."""
    for request in list(requests(family))[::7]:
        try:
            read = Request(request)
            score = wrobel.score(request, trace=True)
        except WrobelError:
            continue
        stream = io.StringIO()
        show_score(Console(file=stream, width=200, color_system=None), read, score, "pl")
        yield f"printed {request}", stream.getvalue()


def cards(family: str) -> Iterator[Said]:
    """The card of every ruleset, and of the usual one under every value of every option."""
    make = families.part(family, "card").card

    def cells(options: Any, where: str) -> Iterator[Said]:
        card = make(options, "pl")
        yield where, f"{card.title}\n{card.subtitle}"
        for section in card.sections:
            texts = (section.title, *section.columns, *section.notes)
            yield where, "\n".join(texts)
            for row in section.rows:
                said = (cell for at, cell in enumerate(row) if at != section.tiles)
                yield f"{where} {section.title}", " | ".join(said)

    for rules in families.about(family).rules:
        yield from cells(rulesets.load(rules), f"card {rules}")
    usual = families.about(family).usual
    for option in rulesets.options_of(family):
        for value in option.values:
            try:
                options = rulesets.load(usual, {option.key: value})
            except WrobelError:
                continue
            yield from cells(options, f"card {option.key}={value}")


def books(family: str) -> Iterator[Said]:
    """Every paragraph of the rulebook under every ruleset and every value."""
    usual = families.about(family).usual
    sets = [rulesets.load(rules) for rules in families.about(family).rules]
    for option in rulesets.options_of(family):
        for value in option.values:
            try:
                sets.append(rulesets.load(usual, {option.key: value}))
            except WrobelError:
                continue
    for one in every(family):
        for said in {one.say(options, "pl") for options in sets}:
            yield f"rulebook {one.number}", said


def guides(family: str) -> Iterator[Said]:
    for name, advice in guide(family).items():
        for text in (advice.when, advice.well, advice.wrong):
            yield f"guide {name}", text.say("pl")
        for request in (*advice.examples, advice.miss):
            if request:
                yield f"guide {name}", circumstances(request, family, "pl")


def options(family: str) -> Iterator[Said]:
    for option in rulesets.options_of(family):
        yield f"option {option.key}", option_name(family, option.key).say("pl")
        yield f"option {option.key}", meaning(family, option, "pl")
        for value in option.values:
            yield f"option {option.key}={value}", value_name(family, option.key, value).say("pl")


def patterns(family: str) -> Iterator[Said]:
    for rules in families.about(family).rules:
        for worth in rulesets.worths_of(rulesets.load(rules)):
            yield f"pattern {worth.pattern.id}", worth.means("pl")
            yield f"pattern {worth.pattern.id}", worth.pattern.name("pl")
            if worth.more:
                yield f"pattern {worth.pattern.id}", worth.more.say("pl")
        text = rulesets.text_of(rules)
        yield f"ruleset {rules}", f"{text['title_pl']} {text['about_pl']}"


def words(family: str) -> Iterator[Said]:
    """What a family says of itself, and of its errors."""
    about = families.about(family)
    for key, text in {**about.words, **about.flags, **about.lengths}.items():
        yield f"word {key}", re.sub(r"\{\w+\}", "", text.pl)
    for cause, (_, _, polish) in about.causes.items():
        yield f"error {cause}", re.sub(r"\{\w+[^}]*\}", "", polish)


SOURCES: tuple[Source, ...] = (traces, printed, cards, books, guides, options, patterns, words)
