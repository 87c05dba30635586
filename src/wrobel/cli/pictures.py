"""Hands as pictures of coloured tiles, boxed where there is room, in one row where not.

The faces are plain letters: terminals often lack the Unicode tile characters.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich import box as boxes
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from wrobel.cli.texts import say, say_in
from wrobel.notation import Hand
from wrobel.tiles import BONUS, NAMES, RED_FIVE

ROOMY = 60
IVORY = "#f4eedd"
INK = {"m": "#9c4a00", "p": "#1d4fa0", "s": "#1d6b2a", "z": "#222222"}
BONUS_INK = "#8a2be2"
DRAGON_INK = {"6z": "#1d6b2a", "7z": "#b00020"}
RED_FACE = "bold #ffffff on #c00020"
TEXT_STYLE = {"m": "dark_orange", "p": "dodger_blue1", "s": "green", "z": "bold", "f": "magenta"}


@dataclass(frozen=True, slots=True)
class Unit:
    """Tiles that stand together; ``mark`` is the place of the winning one."""

    tiles: tuple[int, ...]
    caption: str = ""
    brackets: str = ""
    mark: int | None = None


def face(tile: int, lang: str) -> str:
    """Two letters for a tile.

    >>> face(4, "en"), face(27, "en"), face(31, "pl"), face(34, "en")
    ('5m', 'E ', 'Bi', '0m')
    """
    name = NAMES[tile]
    return say(f"{name}_face", lang) if name[1] == "z" else name


def in_words(tile: str, lang: str) -> str:
    """A tile's name with words for honours: ``5z white dragon``."""
    return f"{tile} {say(tile, lang)}" if tile[1] == "z" else tile


def style_of(tile: int) -> str:
    name = NAMES[tile]
    if RED_FIVE <= tile < BONUS:
        return RED_FACE
    return f"bold {DRAGON_INK.get(name, INK.get(name[1], BONUS_INK))} on {IVORY}"


def coloured(name: str) -> Text:
    """A tile's name in the colour of its suit, for tables and sentences."""
    if name[0] == "0":
        return Text(name, "bold red")
    return Text(name, {"6z": "green", "7z": "red"}.get(name, TEXT_STYLE.get(name[1], "magenta")))


def units_of_hand(hand: Hand, family: str, lang: str) -> list[Unit]:
    """Concealed tiles by suit, then the melds with what they are."""
    by_suit: dict[str, list[int]] = {}
    for tile in hand.concealed:
        by_suit.setdefault(NAMES[tile][1], []).append(tile)
    units = [Unit(tuple(tiles)) for tiles in by_suit.values()]
    for meld in hand.melds:
        state = say_in("concealed" if meld.concealed else "open", family, lang)
        units.append(Unit(meld.tiles, state, "()" if meld.concealed else "[]"))
    return units


def draw(units: Iterable[Unit], width: int, lang: str) -> Text:
    """The picture, fitted to a width."""
    if width >= ROOMY:
        return draw_boxes(list(units), width, lang)
    return draw_row(list(units), width, lang)


def box(unit: Unit, lang: str) -> tuple[list[Text], int]:
    """Four rows of equal width: border, faces, border, caption."""
    rows = [Text(), Text(), Text(), Text()]
    for place, tile in enumerate(unit.tiles):
        heavy = place == unit.mark
        corners = "┏━━┓┃┃┗━━┛" if heavy else "╭──╮││╰──╯"
        border = "bold yellow" if heavy else "dim"
        rows[0].append(corners[:4], border)
        rows[1].append(corners[4], border)
        rows[1].append(face(tile, lang), style_of(tile))
        rows[1].append(corners[5], border)
        rows[2].append(corners[6:], border)
    tiles_width = 4 * len(unit.tiles)
    width = max(tiles_width, cell_len(unit.caption))
    for row in rows[:3]:
        row.append(" " * (width - tiles_width))
    caption = unit.caption.center(tiles_width) if unit.caption else ""
    rows[3].append(caption.ljust(width), "bold yellow" if unit.mark is not None else "dim")
    return rows, width


def draw_boxes(units: Sequence[Unit], width: int, lang: str) -> Text:
    lines: list[list[Text]] = []
    used = width
    for unit in split_units(units, width // 4):
        rows, needed = box(unit, lang)
        if used + 1 + needed > width:
            lines.append([Text(), Text(), Text(), Text()])
            used = 0
        gap = " " if used else ""
        for row, part in zip(lines[-1], rows, strict=True):
            row.append(gap)
            row.append_text(part)
        used += len(gap) + needed
    return Text("\n").join(
        row for rows in lines for place, row in enumerate(rows) if place < 3 or row.plain.strip()
    )


def draw_row(units: Sequence[Unit], width: int, lang: str) -> Text:
    lines = [Text()]
    for unit in split_units(units, max(1, (width - 2) // 4)):
        part = Text()
        part.append(unit.brackets[:1])
        for place, tile in enumerate(unit.tiles):
            before, after = ("▸", "◂") if place == unit.mark else (" ", " ")
            label = face(tile, lang)
            if label.endswith(" "):
                label, after = label[0], f"{after} " if after != " " else "  "
            part.append(f"{before}{label}{after}", style_of(tile))
        part.append(unit.brackets[1:])
        if lines[-1] and lines[-1].cell_len + 1 + part.cell_len > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append(" ")
        lines[-1].append_text(part)
    return Text("\n").join(lines)


def split_units(units: Iterable[Unit], most: int) -> Iterator[Unit]:
    """Units cut where they would not fit into a line."""
    for unit in units:
        if len(unit.tiles) <= most:
            yield unit
            continue
        for start in range(0, len(unit.tiles), most):
            mark = None if unit.mark is None else unit.mark - start
            tiles = unit.tiles[start : start + most]
            here = mark is not None and 0 <= mark < len(tiles)
            yield Unit(tiles, "" if start else unit.caption, "", mark if here else None)


def new_table(title: str = "") -> Table:
    """A table with lines under its head only."""
    return Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=boxes.SIMPLE_HEAD,
        padding=(0, 1),
        pad_edge=False,
    )
