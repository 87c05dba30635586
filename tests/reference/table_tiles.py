"""Tiles as text for the second opinion of the table: ``"5m"``, ``"0m"`` (red), ``"1f"`` (bonus)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

WINDS = "ESWN"
SUITS = "mps"
KINDS = tuple(f"{n}{s}" for s in SUITS for n in range(1, 10)) + tuple(f"{n}z" for n in range(1, 8))
WIND_TILES = ("1z", "2z", "3z", "4z")
DRAGONS = ("5z", "6z", "7z")
HONOURS = WIND_TILES + DRAGONS
TERMINALS = ("1m", "9m", "1p", "9p", "1s", "9s")
ORPHANS = TERMINALS + HONOURS


def read(text: str | None) -> list[str]:
    """``"406p1f"`` as ``["4p", "0p", "6p", "1f"]``."""
    tiles: list[str] = []
    digits = ""
    for letter in text or "":
        if letter.isdigit():
            digits += letter
        elif letter in "mpszfg":
            tiles += [digit + letter for digit in digits]
            digits = ""
    return tiles


def place(tile: str) -> tuple[int, float]:
    """Where a tile stands in a text: m p s z f g, a red five just before the plain one."""
    return "mpszfg".index(tile[1]), 4.5 if tile[0] == "0" else int(tile[0])


def write(tiles: Iterable[str]) -> str:
    """The canonical text of some tiles."""
    text = ""
    ordered = sorted(tiles, key=place)
    for suit in "mpszfg":
        digits = "".join(tile[0] for tile in ordered if tile[1] == suit)
        text += digits + suit if digits else ""
    return text


def kind(tile: str) -> str:
    """A red five is a five in every respect (R1.3)."""
    return "5" + tile[1] if tile[0] == "0" else tile


def bonus(tile: str) -> bool:
    """A flower or a season."""
    return tile[1] in "fg"


def suited(tile: str) -> bool:
    """A tile of one of the three suits."""
    return tile[1] in SUITS


def count(tiles: Iterable[str]) -> Counter[str]:
    """How many of each kind."""
    return Counter(kind(tile) for tile in tiles)


def without(tiles: Iterable[str], *taken: str) -> list[str]:
    """The tiles but for one copy of each of the taken ones."""
    rest = list(tiles)
    for tile in taken:
        rest.remove(tile)
    return rest
