"""Rulesets on the screen."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wrobel.cli.texts import say, say_in
from wrobel.rules.families import about
from wrobel.rules.options import ANY, Options, plain, show
from wrobel.rules.rulebook import Chapter, Paragraph


def show_list(console: Console, rows: Sequence[Mapping[str, str]], lang: str) -> None:
    """All rulesets, by family."""
    for family, group in groupby(rows, key=lambda row: row["family"]):
        console.print(Text(about(family).title.say(lang), "bold underline"))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column(ratio=1, overflow="fold")
        for row in group:
            table.add_row(row["rules"], Text.assemble((row["title"], "bold"), ". ", row["about"]))
        console.print(table)
        console.print()


def entry(console: Console, head: Text, body: Text) -> None:
    """A line with a paragraph under it, readable at any width."""
    console.print(head)
    console.print(Padding(body, (0, 0, 0, 4)))


def show_ruleset(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """Title, options with their values and meanings, patterns with their worth."""
    console.print(Text.assemble((found["title"], "bold"), "  ", (found["rules"], "dim")))
    console.print(found["about"])
    console.print()
    console.print(Text(say("options", lang), "bold underline"))
    for row in found["options"]:
        head = Text.assemble((row["name"], "bold"), ": ")
        head.append_text(value_text(row["value_name"], "uncertain" in row))
        head.append(f"  {row['key']} = {show(row['value'])}", "cyan")
        if row["value"] != row["default"]:
            default = show(row["default"])
            changed = say("changed", lang, value=default, rules=found["rules"])
            head.append(f" ({changed})", "yellow")
        head.append(f"  {row['rule']}", "dim")
        allowed = say("allowed", lang, values=allowed_text(row, lang))
        entry(console, head, Text.assemble(row["meaning"], (f" {allowed}", "dim")))
    show_legend(console, found["options"], lang)
    console.print()
    console.print(Text(say("patterns", lang), "bold underline"))
    for row in found["patterns"]:
        head = pattern_head(row, row["original"], found["family"], lang)
        entry(console, head, Text(row["meaning"]))


def pattern_head(row: Mapping[str, Any], script: str, family: str, lang: str) -> Text:
    """A pattern's name in two scripts, its worth and its rule."""
    return Text.assemble(
        (row["name"], "bold"),
        " ",
        (script, "cyan"),
        f"  {worth(row, family, lang)}",
        (f"  {row['rule']}", "dim"),
    )


def show_patterns(
    console: Console, rows: Sequence[Mapping[str, Any]], options: Options, lang: str
) -> None:
    """Patterns with the advice of the guide and its hands."""
    for row in rows:
        body = Text(row["means"])
        advice = row["guide"] or {}
        for key in ("when", "well", "wrong"):
            if key in advice:
                body.append(f"\n{say(key, lang)}: ", "bold").append(advice[key])
        hands = [("counts", hand) for hand in advice.get("examples", ())]
        if advice.get("miss"):
            hands.append(("misses", advice["miss"]))
        for key, hand in hands:
            body.append(f"\n{say(key, lang)}: ", "bold").append(hand["text"], "cyan")
            body.append(f" ({hand['note']})")
        entry(console, pattern_head(row, row["script"], options.family, lang), body)


def value_text(value: object, uncertain: bool) -> Text:
    """A value, with a question mark where no source confirms it."""
    text = Text("–" if value is None else show(value), "bold")
    return text.append("?", "bold yellow") if uncertain else text


def show_legend(console: Console, rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    if any("uncertain" in row for row in rows):
        console.print(Text(say("uncertain", lang), "yellow"))


def allowed_text(row: Mapping[str, Any], lang: str) -> str:
    """The values an option may take, in words."""
    parts = [
        show(value) if show(value) == name else f"{show(value)} ({name})"
        for value, name in zip(row["allowed"], row["allowed_names"], strict=True)
    ]
    if "numbers" in row:
        least = row["numbers"]["least"]
        parts.append(
            say("any_number", lang) if least <= ANY else say("number_from", lang, n=plain(least))
        )
    return ", ".join(parts)


def worth(row: Mapping[str, Any], family: str, lang: str) -> str:
    """A pattern's value, closed and open where they differ."""
    fixed = row.get("paid_as")
    closed, open_ = (fixed if fixed and row[key] else row[key] for key in ("closed", "open"))
    text = str(closed)
    if closed != open_:
        text = say_in("closed_open", family, lang, closed=closed or "–", open=open_ or "–")
    return f"{text} ({say('limit_hand', lang)})" if row["limit"] else text


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
    console.print(Text(f"{one} → {second}", "bold underline"))
    for row in rows:
        before, after = (
            value_text(row[f"{side}_name"], f"{side}_uncertain" in row) for side in ("one", "other")
        )
        head = Text.assemble((row["name"], "bold"), ": ", before, " → ", after)
        head.append(f"  {row['key']}", "cyan")
        entry(console, head.append(f"  {row['rule']}", "dim"), Text(row["meaning"]))
    show_legend(console, rows, lang)


def show_book(
    console: Console,
    options: Options,
    chapters: Sequence[Chapter],
    only: Paragraph | None,
    lang: str,
) -> None:
    """A rulebook, or a single rule of it."""
    if only is not None:
        entry(console, Text(only.number, "bold cyan"), Text(only.say(options, lang)))
        return
    for chapter in chapters:
        console.print(Text(chapter.title.say(lang), "bold underline"))
        for one in chapter.paragraphs:
            entry(console, Text(one.number, "bold cyan"), Text(one.say(options, lang)))
        console.print()
