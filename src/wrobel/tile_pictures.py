"""Tiles as SVG, with the faces of the browser's table.

``123m`` are tiles, ``'`` after a tile turns it sideways, ``#`` is a tile face down, a blank a gap.
A page of ours has the faces in its sprite (``#tile-5m``), so that a picture is a few hundred bytes;
``alone`` puts those it needs into the picture itself, for notebooks and other people's pages. Faces
are drawn when the pages are built; where they were not, tiles have plain letters.
"""

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

WIDTH, HEIGHT, GAP = 30, 40, 12
PAGES = Path(__file__).parent / "web/static/assets"
TOKEN = re.compile(r"(?P<tiles>[0-9]'?)|(?P<suit>[mpszfg])|(?P<back>#)|(?P<gap> )")
SYMBOL = re.compile(r'<symbol id="tile-(\w\w)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
USED = re.compile(r"#tile-(\w\w)")
INNER = re.compile(r'(id="|#)(\w\w-\w+)')  # names inside of a face
INK = {"m": "#b93c3c", "p": "#2d5f9a", "s": "#2f7d4f", "z": "#222", "f": "#a5662a", "g": "#7a4a9a"}

Spelt = list[tuple[str | None, bool] | None]


def frame(width: float, height: float, label: str, parts: Iterable[str]) -> str:
    """An SVG of a size in its own units."""
    inside = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'style="max-width:{width:g}px" role="img" aria-label="{escape(label)}">{inside}</svg>'
    )


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="13" '
        f'fill="currentColor">{escape(said)}</text>'
    )


def tile(x: float, y: float, name: str | None, turned: bool = False) -> str:
    """A tile with its face, or its back; sideways it lies on the ground line."""
    body = "#f7f0df" if name else "#d8893b"
    turn = f' transform="rotate(-90 {x:g} {y + HEIGHT:g})"' if turned else ""
    face = (
        f'<use href="#tile-{name}" x="{x + 3:g}" y="{y + 4:g}" '
        f'width="{WIDTH - 6}" height="{HEIGHT - 8}"/>'
        if name
        else ""
    )
    shape = (
        f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="4" '
        f'fill="{body}" stroke="#6b5f49"/>'
    )
    if turned:
        # lying: the corner at the lower left turns about itself and is pushed to the right
        return f'<g transform="translate({HEIGHT} 0)"><g{turn}>{shape}{face}</g></g>'
    return f"<g>{shape}{face}</g>"


def spelt(notation: str) -> Spelt:
    """The tiles of a row, each with whether it is turned; ``None`` is a gap.

    >>> spelt("12'm #")
    [('1m', False), ('2m', True), None, (None, False)]
    """
    found: Spelt = []
    waiting: list[str] = []
    for token in TOKEN.finditer(notation):
        if token["tiles"]:
            waiting.append(token["tiles"])
        elif token["suit"]:
            found += [(one[0] + token["suit"], one.endswith("'")) for one in waiting]
            waiting = []
        else:
            found.append((None, False) if token["back"] else None)
    return found


def row(notation: str, x: float, y: float) -> tuple[list[str], float]:
    """A row of tiles from a place on, and where it ends."""
    parts = []
    for one in spelt(notation):
        if one is None:
            x += GAP
        else:
            name, turned = one
            parts.append(tile(x, y, name, turned))
            x += (HEIGHT if turned else WIDTH) + 1
    return parts, x


# Pictures that stand alone


@cache
def faces() -> dict[str, str]:
    """Every face as an SVG symbol without its name; empty where no pages were built."""
    for path in sorted(PAGES.glob("tiles-*.svg")):
        found = SYMBOL.findall(path.read_text(encoding="utf-8"))
        return {name: f'viewBox="{box}">{inside}</symbol>' for name, box, inside in found}
    return {}


def lettered(name: str) -> str:
    """A face of letters, for where there are no drawn ones."""
    ink = INK[name[1]]
    return (
        f'viewBox="0 0 300 400"><text x="150" y="270" text-anchor="middle" font-size="220" '
        f'font-family="sans-serif" fill="{ink}">{name}</text></symbol>'
    )


def alone(width: float, height: float, label: str, parts: Iterable[str]) -> str:
    """A picture with its faces inside; its names are its own, whatever else is on the page.

    >>> picture = alone(34, 44, "5m", [tile(2, 2, "5m")])
    >>> picture.count("<symbol"), "#tile-" in picture
    (1, False)
    """
    inside = "".join(parts)
    own = "w" + sha256(inside.encode()).hexdigest()[:8]
    names = sorted(set(USED.findall(inside)))
    symbols = (
        f'<symbol id="{own}-{name}" '
        + INNER.sub(rf"\1{own}-\2", faces().get(name) or lettered(name))
        for name in names
    )
    drawn = USED.sub(rf"#{own}-\1", inside)
    return frame(width, height, label, ["<defs>", *symbols, "</defs>", drawn])


def hand_picture(label: str, *groups: str) -> str:
    """Groups of tiles in a row, apart from each other."""
    parts, x = row(" ".join(groups), 2, 2)
    return alone(x + 2, HEIGHT + 4, label, parts)
