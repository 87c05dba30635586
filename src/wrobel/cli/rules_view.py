"""Rulesets on the screen."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wrobel.cli.pictures import ROOMY, new_table
from wrobel.cli.texts import say
from wrobel.rules.options import show


def show_list(console: Console, rows: Sequence[Mapping[str, str]], lang: str) -> None:
    """All rulesets, by family."""
    for family, group in groupby(rows, key=lambda row: row["family"]):
        console.print(Text(say(f"family_{family}", lang), "bold underline"))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column(ratio=1, overflow="fold")
        for row in group:
            table.add_row(row["rules"], Text.assemble((row["title"], "bold"), ". ", row["about"]))
        console.print(table)
        console.print()


def allowed_text(row: Mapping[str, Any], lang: str) -> str:
    parts = [show(value) for value in row["allowed"]]
    if "numbers" in row:
        parts.append(say("number_from", lang, n=f"{row['numbers']['least']:g}"))
    return ", ".join(parts)


def show_ruleset(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """Title, options with their values and meanings, patterns with their worth."""
    console.print(Text.assemble((found["title"], "bold"), "  ", (found["rules"], "dim")))
    console.print(found["about"])
    console.print()
    narrow = console.width < ROOMY
    table = new_table(say("options", lang))
    table.add_column(say("option", lang), style="cyan", overflow="fold")
    table.add_column(say("value", lang), style="bold", overflow="fold")
    if not narrow:
        table.add_column(say("meaning", lang), ratio=1, overflow="fold")
        table.add_column(say("rule", lang), style="dim")
    for row in found["options"]:
        value = Text(show(row["value"]))
        if row["value"] != row["default"]:
            value.append(f" ({row['default']})", "yellow")
        meaning = Text.assemble(row["meaning"], (f" {allowed_text(row, lang)}", "dim"))
        if narrow:
            table.add_row(row["key"], value)
        else:
            table.add_row(row["key"], value, meaning, row["rule"])
    console.print(table)
    console.print()
    table = new_table(say("patterns", lang))
    table.add_column(say("pattern", lang), overflow="fold")
    table.add_column(say("closed_value", lang), justify="right")
    table.add_column(say("open_value", lang), justify="right")
    if not narrow:
        table.add_column(say("meaning", lang), ratio=1, overflow="fold")
        table.add_column(say("rule", lang), style="dim")
    for row in found["patterns"]:
        name = Text.assemble((row["name"], "bold"), " ", (row["original"], "cyan"))
        cells: list[Text | str] = [name]
        cells += [value_text(row, which, lang) for which in ("closed", "open")]
        table.add_row(*cells) if narrow else table.add_row(*cells, row["meaning"], row["rule"])
    console.print(table)


def value_text(row: Mapping[str, Any], which: str, lang: str) -> str:
    value = row[which]
    if not value:
        return "–"
    return f"{value} ({say('limit_hand', lang)})" if row["limit"] else str(value)


def show_differences(
    console: Console,
    one: str,
    other: str,
    rows: Sequence[Mapping[str, Any]],
    changed: bool,
    lang: str,
) -> None:
    """Two rulesets side by side where they differ."""
    if not rows:
        console.print(say("no_differences", lang))
        return
    second = say("changed_set", lang, rules=other) if changed else other
    table = new_table(say("differences", lang, one=one, other=second))
    table.add_column(say("option", lang), style="cyan", overflow="fold")
    table.add_column(one, style="bold", overflow="fold")
    table.add_column(second, style="bold", overflow="fold")
    narrow = console.width < ROOMY
    if not narrow:
        table.add_column(say("meaning", lang), ratio=1, overflow="fold")
        table.add_column(say("rule", lang), style="dim")
    for row in rows:
        values = ("–" if row[key] is None else show(row[key]) for key in ("one", "other"))
        cells = [row["key"], *values]
        table.add_row(*cells) if narrow else table.add_row(*cells, row["meaning"], row["rule"])
    console.print(table)
