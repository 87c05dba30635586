"""``wrobel rules``: the rulesets, their options, their differences, their score cards."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from wrobel.cli.arguments import Argument, Option, completing, verb
from wrobel.cli.common import (
    RULES,
    Json,
    Lang,
    Settings,
    console,
    failing,
    language,
    load_options,
    print_json,
    write_text,
)
from wrobel.cli.failure import fail

if TYPE_CHECKING:
    from wrobel.rules.card import Card
    from wrobel.rules.catalogue import Worth
    from wrobel.rules.options import Options

FORMATS = ("text", "markdown", "html")

Name = Annotated[
    str,
    Argument(help="A ruleset.", metavar="R", autocompletion=completing(*RULES), show_default=False),
]


@verb(
    "wrobel rules list",
    "wrobel rules list --json --lang pl",
)
def list_(lang: Lang = None, json: Json = False) -> None:
    """List all rulesets."""
    tongue = language(lang)
    if json:
        print_json([about(rules, tongue) for rules in RULES])
        return
    from wrobel.cli.rules_view import show_list

    show_list(console(), [about(rules, tongue) for rules in RULES], tongue)


def about(rules: str, lang: str) -> dict[str, str]:
    """A ruleset in a few words."""
    from wrobel.rules.rulesets import family_of, text_of

    text = text_of(rules)
    return {
        "rules": rules,
        "family": family_of(rules),
        "title": text[f"title_{lang}"],
        "about": text[f"about_{lang}"],
    }


@verb(
    "wrobel rules show ema-2016",
    "wrobel rules show tenhou --json",
    "wrobel rules show hk-new --set limit=13 --lang pl",
)
def show(rules: Name, set_: Settings = None, lang: Lang = None, json: Json = False) -> None:
    """Show a ruleset: every option with its value and meaning, and every pattern."""
    tongue = language(lang)
    with failing(tongue):
        options = load_options(rules, set_, tongue)
        plain = load_options(rules, None, tongue)
    table = describe(options, plain, tongue)
    if json:
        print_json(table)
        return
    from wrobel.cli.rules_view import show_ruleset

    show_ruleset(console(), table, tongue)


def describe(options: "Options", plain: "Options", lang: str) -> dict[str, Any]:
    """A ruleset as data: its texts, its options, its patterns."""
    from wrobel.rules.option_words import option_name, value_name
    from wrobel.rules.rulesets import is_uncertain, options_of, worths_of
    from wrobel.tabletop.rule_pages import meaning

    rows = []
    family = options.family
    for option in options_of(family):
        key = option.key
        row: dict[str, Any] = {
            "key": key,
            "name": option_name(family, key).say(lang),
            "value": options[key],
            "value_name": value_name(family, key, options[key]).say(lang),
            "default": plain[key],
            "allowed": list(option.values),
            "allowed_names": [value_name(family, key, value).say(lang) for value in option.values],
            "rule": option.rule,
            "meaning": meaning(family, option, lang),
        }
        if is_uncertain(options, option.key):
            row["uncertain"] = True
        if option.least is not None:
            row["numbers"] = {"least": option.least, "step": option.step, "whole": option.whole}
        rows.append(row)
    patterns = [pattern_row(worth, lang) for worth in worths_of(options)]
    return {**about(options.rules, lang), "options": rows, "patterns": patterns}


def pattern_row(worth: "Worth", lang: str) -> dict[str, Any]:
    """A pattern with what it is worth under the options at hand."""
    pattern = worth.pattern
    row = {
        "id": pattern.id,
        "name": pattern.name(lang),
        "original": pattern.script,
        "closed": worth.closed,
        "open": worth.open,
        "limit": worth.limit,
        "rule": pattern.rule,
        "meaning": worth.means(lang),
    }
    return {**row, "paid_as": worth.paid_as} if worth.paid_as else row


@verb(
    "wrobel rules diff ema-2008 tenhou",
    "wrobel rules diff mcr mcr-cn98 --lang pl",
    "wrobel rules diff wrc wrc --set kiriage=false --json",
)
def diff(
    one: Annotated[str, Argument(metavar="A", help="A ruleset.", show_default=False)],
    other: Annotated[str, Argument(metavar="B", help="Another.", show_default=False)],
    set_: Settings = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """What differs between two rulesets. --set changes the second one."""
    tongue = language(lang)
    with failing(tongue):
        rows = differences(
            load_options(one, None, tongue), load_options(other, set_, tongue), tongue
        )
    if json:
        print_json({"one": one, "other": other, "differences": rows})
        return
    from wrobel.cli.rules_view import show_differences

    show_differences(console(), one, other, rows, bool(set_), tongue)


def differences(one: "Options", other: "Options", lang: str) -> list[dict[str, Any]]:
    """The options that differ, as data, marked where no source confirms a value."""
    from wrobel.rules.option_words import option_name, value_name
    from wrobel.rules.rulesets import diff as work
    from wrobel.rules.rulesets import is_uncertain

    rows = []
    for difference in work(one, other):
        key = difference.option.key
        family = one.family if key in one else other.family
        row: dict[str, Any] = {
            "key": key,
            "name": option_name(family, key).say(lang),
            "one": difference.one,
            "other": difference.other,
            "one_name": value_name(family, key, difference.one).say(lang),
            "other_name": value_name(family, key, difference.other).say(lang),
            "rule": difference.option.rule,
            "meaning": difference.option.means(lang),
        }
        for side, options in (("one", one), ("other", other)):
            if is_uncertain(options, key):
                row["uncertain"] = True
                row[f"{side}_uncertain"] = True
        rows.append(row)
    return rows


@verb(
    "wrobel rules card ema-2016 --lang pl",
    "wrobel rules card mcr --format markdown",
    "wrobel rules card hk-old --format html --output card.html",
)
def card(
    rules: Name,
    format: Annotated[
        str,
        Option(
            help="text, markdown or html.",
            metavar="|".join(FORMATS),
            autocompletion=completing(*FORMATS),
        ),
    ] = "text",
    output: Annotated[
        Path | None,
        Option("--output", "-o", help="Write to a file.", metavar="FILE", show_default=False),
    ] = None,
    set_: Settings = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Print a one-page score card: patterns, tables of points, payments."""
    tongue = language(lang)
    if format not in FORMATS:
        fail("bad_format", tongue, text=format)
    with failing(tongue):
        from wrobel.rules.families import part

        options = load_options(rules, set_, tongue)
        found: Card = part(options.family, "card").card(options, tongue)
    if json:
        import dataclasses

        print_json(dataclasses.asdict(found))
    elif format == "text" and output is None:
        from wrobel.cli.card_view import show_card

        show_card(console(), found)
    else:
        write(render(found, format), output, tongue)


def render(found: "Card", format: str) -> str:
    """A card as a document."""
    if format == "html":
        from wrobel.cli.card_html import as_html

        return as_html(found)
    from wrobel.cli import card_view

    return card_view.as_markdown(found) if format == "markdown" else card_view.as_text(found)


def write(text: str, output: Path | None, lang: str) -> None:
    if output is None:
        print(text, end="")
        return
    write_text(output, text, lang)


@verb(
    "wrobel rules read ema-2008 R9.17",
    "wrobel rules read mcr --lang pl",
)
def read(
    rules: Name,
    number: Annotated[
        str | None,
        Argument(help="A rule's number; without it the whole book.", metavar="NUMBER"),
    ] = None,
    set_: Settings = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Read the rules as a book, or one rule by the number that a score cites."""
    from wrobel.rules.rulebook import chapters
    from wrobel.rules.rulebook import read as paragraph

    tongue = language(lang)
    with failing(tongue):
        options = load_options(rules, set_, tongue)
    found = None if number is None else paragraph(options, number)
    if number is not None and found is None:
        fail("no_rule", tongue, rules=rules, number=number)
    if json:
        from wrobel.tabletop.rule_pages import rulebook

        book = rulebook({"rules": rules, "options": dict(options)}, tongue)
        if found is not None:
            print_json({"number": found.number, "text": found.say(options, tongue)})
        else:
            print_json(book)
        return
    from wrobel.cli.rules_view import show_book

    show_book(console(), options, chapters(options.family), found, tongue)


@verb(
    "wrobel rules find ema-2008 Iipeikō",
    "wrobel rules find mcr 九莲宝灯 --lang pl",
)
def find(
    rules: Name,
    name: Annotated[str, Argument(help="A name or a part of it, in any spelling.", metavar="NAME")],
    set_: Settings = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Find patterns by their names, however they are spelt, with what a guide says of them."""
    from wrobel.rules.search import matches
    from wrobel.tabletop.rule_pages import ruleset

    tongue = language(lang)
    with failing(tongue):
        options = load_options(rules, set_, tongue)
    page = ruleset({"rules": rules, "options": dict(options)}, tongue)
    keys = ("name", "en", "pl", "script", "roman", "number")
    found = [
        row
        for row in page["patterns"]
        if matches(name, [*(row[key] for key in keys), *row["aliases"]])
    ]
    if json:
        print_json(found)
    elif not found:
        fail("no_pattern", tongue, rules=rules, name=name)
    else:
        from wrobel.cli.rules_view import show_patterns

        show_patterns(console(), found, options, tongue)
