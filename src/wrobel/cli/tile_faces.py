"""Tiles drawn on a page of ours that stands alone: the faces of our table, where built."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path

import wrobel

STATIC = Path(wrobel.__file__).parent / "web" / "static"
SYMBOL = re.compile(r'<symbol id="tile-(\w\w)".*?</symbol>', re.DOTALL)
PART = re.compile(r"(\d+)([a-z])")

STYLE = """
.drawn { display: flex; gap: .35em; }
.drawn span { display: inline-flex; }
.drawn svg { width: 1.05em; height: 1.4em; padding: .06em; border: .3pt solid #888;
  border-radius: .12em; }
.drawn svg.back { background: #d8893b; }
""".strip()


@cache
def faces() -> dict[str, str]:
    """The symbol of every tile; none where the pages have not been built."""
    sprite = next((STATIC / "assets").glob("tiles-*.svg"), None)
    text = sprite.read_text("utf-8") if sprite else ""
    return {found[1]: found[0] for found in SYMBOL.finditer(text)}


def tiles_of(part: str) -> list[str]:
    """The tiles of a set.

    >>> tiles_of("[123m]"), tiles_of("11z5p")
    (['1m', '2m', '3m'], ['1z', '1z', '5p'])
    """
    return [digit + suit for digits, suit in PART.findall(part) for digit in digits]


def sprite(examples: Iterable[str]) -> str:
    """The faces that these hands need, to be put on the page once."""
    used = sorted({tile for example in examples for tile in tiles_of(example)})
    inside = "".join(faces().get(tile, "") for tile in used)
    return f'<svg width="0" height="0" style="position:absolute">{inside}</svg>' if inside else ""


def drawn(example: str) -> str:
    """A hand in tiles, its sets apart; as text where there are no faces."""
    if not faces():
        return escape(example)
    sets = []
    for part in example.replace(" + ", " ").split():
        covered = (1, 2) if part.startswith("(") else ()
        sets.append(
            "".join(
                '<svg class="back"></svg>'
                if place in covered
                else f'<svg viewBox="0 0 300 400"><use href="#tile-{tile}"/></svg>'
                for place, tile in enumerate(tiles_of(part))
            )
        )
    inside = "".join(f"<span>{one}</span>" for one in sets)
    return f'<span class="drawn" role="img" aria-label="{escape(example)}">{inside}</span>'
