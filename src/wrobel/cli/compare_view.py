"""One hand under several rulesets on the screen."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wrobel.cli.pictures import new_table
from wrobel.cli.texts import count, say, signed
from wrobel.rules.trace import FACTS

COLUMN = 20


def show_comparison(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """Rulesets as columns where they fit, one under the other where not."""
    entries: Sequence[Mapping[str, Any]] = found["rulesets"]
    size = max(1, console.width // COLUMN)
    for start in range(0, len(entries), size):
        console.print(side_by_side(entries[start : start + size], found["patterns"], lang))
    noted = [row for row in found["patterns"] if row.get("note")]
    if noted:
        console.print(Text(say("notes", lang), "bold underline"))
    for row in noted:
        name = next(cell["name"] for cells in row["names"].values() for cell in cells)
        console.print(Text.assemble("• ", (name, "bold"), f": {row['note']}"))


def side_by_side(
    entries: Sequence[Mapping[str, Any]], patterns: Sequence[Mapping[str, Any]], lang: str
) -> Table:
    """One column a ruleset: its verdict, then its name for each pattern of the hand."""
    table = new_table()
    for entry in entries:
        heading = Text.assemble((entry["title"], "bold"), "\n", (entry["rules"], "dim"))
        table.add_column(heading, ratio=1, overflow="fold")
    table.add_row(*(verdict(entry, lang) for entry in entries), end_section=True)
    for row in patterns:
        cells = [names(row["names"].get(entry["rules"], ()), lang) for entry in entries]
        if any(cell.plain != "—" for cell in cells):
            table.add_row(*cells)
    return table


def verdict(entry: Mapping[str, Any], lang: str) -> Text:
    """What the hand is worth here, and who pays."""
    text = Text(str(entry["worth"]), "bold green" if entry["legal"] else "bold red")
    if entry["legal"]:
        text.append(f"\n→ {count(entry['points'], 'point', lang)}", "bold")
    for seat, amount in (entry.get("payments") or {}).items():
        text.append(f"\n{say(seat, lang)} {signed(amount)}", "dim")
    if entry.get("dropped"):
        left_out = ", ".join(fact_name(name, lang) for name in entry["dropped"])
        text.append(f"\n{say('left_out', lang, names=left_out)}", "yellow")
    return text


def fact_name(name: str, lang: str) -> str:
    """A fact or a circumstance in words."""
    return FACTS[name].say(lang) if name in FACTS else name


def names(cells: Sequence[Mapping[str, Any]], lang: str) -> Text:
    """A pattern as one world calls it: bold what counts, dim what exists but does not."""
    text = Text()
    for cell in cells:
        if text:
            text.append("\n")
        counted = cell["count"] > 0
        text.append(cell["name"], "bold" if counted else "dim")
        if cell.get("original"):
            text.append(f" {cell['original']}", "cyan" if counted else "dim")
        times = f"{cell['count']}× " if cell["count"] > 1 else ""
        worth = f"{times}{cell['value']}" if counted else say("not_here", lang)
        text.append(f" ({worth})", "" if counted else "dim")
    return text or Text("—", "dim")
