"""A score card as text for the terminal and as Markdown."""

import io
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from wrobel.rules.card import Card, Section

TWO_COLUMNS = 110
TEXT_WIDTH = 100
SHORT_NUMBER = 14


def section_table(section: Section) -> RenderableType:
    """A section as a table with its notes under it."""
    parts: list[RenderableType] = [Text(section.title, "bold reverse")]
    if section.rows:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        headed = any(section.columns)
        table.show_header = headed
        width = max(len(section.columns), *map(len, section.rows))
        for place in range(width):
            name = section.columns[place] if place < len(section.columns) else ""
            right = is_number_column(section, place)
            table.add_column(name, justify="right" if right else "left", overflow="fold")
        for row in section.rows:
            table.add_row(*map(Text, row))
        parts.append(table)
    parts += [Text(f"• {note}", "dim") for note in section.notes]
    return Group(*parts, Text())


def is_number_column(section: Section, place: int) -> bool:
    """Does a column hold numbers, more or less?

    >>> is_number_column(Section("", ("a", "b"), (("x", "po 4000"), ("y", "–"))), 1)
    True
    """
    cells = [row[place] for row in section.rows if place < len(row) and row[place]]
    words = place in (0, section.tiles) or section.widths
    return not words and bool(cells) and all(map(is_number, cells))


def is_number(cell: str) -> bool:
    """A number, two of them, a number with a word beside it, or a dash for none."""
    if len(cell) > SHORT_NUMBER:
        return False
    return cell[0].isdigit() or cell[0] in "–—−-+×" or cell.startswith("po ")


def show_card(console: Console, card: Card) -> None:
    """The card as wide as the terminal; narrow sections side by side where they fit."""
    console.print(Text(card.title, "bold"), justify="center")
    console.print(Text(card.subtitle, "italic"), justify="center")
    console.print()
    for narrow, sections in runs(card.sections):
        if narrow and console.width >= TWO_COLUMNS and len(sections) > 1:
            half = balance(sections)
            grid = Table.grid(padding=(0, 3), expand=True)
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            columns = (sections[:half], sections[half:])
            grid.add_row(*(Group(*map(section_table, column)) for column in columns))
            console.print(grid)
        else:
            for section in sections:
                console.print(section_table(section))


def runs(sections: Sequence[Section]) -> Iterator[tuple[bool, list[Section]]]:
    """Neighbouring sections of one width together."""
    found: list[Section] = []
    for section in sections:
        if found and found[0].narrow != section.narrow:
            yield found[0].narrow, found
            found = []
        found.append(section)
    if found:
        yield found[0].narrow, found


def height(section: Section) -> int:
    return 4 + len(section.rows) + len(section.notes)


def balance(sections: Sequence[Section]) -> int:
    """Where to break into two columns of about the same height."""
    total = sum(map(height, sections))
    return min(
        range(1, len(sections)),
        key=lambda place: abs(total - 2 * sum(map(height, sections[:place]))),
    )


def as_text(card: Card) -> str:
    """The card as plain text, for a file."""
    stream = io.StringIO()
    show_card(Console(file=stream, width=TEXT_WIDTH, color_system=None, highlight=False), card)
    return "\n".join(line.rstrip() for line in stream.getvalue().splitlines()) + "\n"


def as_markdown(card: Card) -> str:
    """The card as Markdown tables."""
    lines = [f"# {card.title}", "", card.subtitle, ""]
    for section in card.sections:
        lines += [f"## {section.title}", ""]
        if section.rows:
            width = max(len(section.columns), *map(len, section.rows))
            rights = [is_number_column(section, place) for place in range(width)]
            lines.append(markdown_row(section.columns, width))
            lines.append("|" + "|".join("---:" if right else "---" for right in rights) + "|")
            lines += [markdown_row(row, width) for row in section.rows]
            lines.append("")
        if section.notes:
            lines += [*(f"- {note}" for note in section.notes), ""]
    return "\n".join(lines)


def markdown_row(cells: Sequence[str], width: int) -> str:
    filled = (cell for cell, _ in zip_longest(cells, range(width), fillvalue=""))
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in filled) + " |"
