"""The names that other formats give to our tiles, as tables; hands to text and back."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from wrobel.errors import LogError
from wrobel.tiles import BONUS, MJAI_NAMES, NAMES, RED_FIVE, from_tenhou, kind

HIDDEN = "?"


T = TypeVar("T")


class Names(dict[str, T]):
    """What a format calls our tiles; an error for those it has no name for."""

    def __init__(self, format: str, table: Mapping[T, str]) -> None:
        super().__init__({ours: theirs for theirs, ours in table.items()})
        self._format = format

    def __missing__(self, name: str) -> T:
        raise LogError("format_no_tile", format=self._format, tile=name)


FROM_MJAI: dict[str, str] = dict(zip(MJAI_NAMES, NAMES[:BONUS], strict=True))
TO_MJAI = Names("mjai", FROM_MJAI)

# 11-19, 21-29, 31-39 the suits, 41-47 the honours, 51-53 the red fives.
FROM_TENHOU6 = {
    **{
        10 * (suit + 1) + rank + 1: NAMES[9 * suit + rank] for suit in range(3) for rank in range(9)
    },
    **{41 + honour: NAMES[27 + honour] for honour in range(7)},
    **{51 + suit: NAMES[RED_FIVE + suit] for suit in range(3)},
}
TO_TENHOU6 = Names("tenhou6", FROM_TENHOU6)

# J1 to J3 are red, green, white; H1 to H8 the seasons, then plum, orchid, bamboo, chrysanthemum.
FROM_BOTZONE = {
    **{f"{letter}{rank}": f"{rank}{suit}" for letter, suit in zip("WBTF", "mpsz", strict=True)
       for rank in range(1, 5 if suit == "z" else 10)},
    **{f"J{rank}": f"{8 - rank}z" for rank in range(1, 4)},
    **{f"H{rank}": f"{rank}g" for rank in range(1, 5)},
    **{f"H{place}": f"{rank}f" for place, rank in enumerate((1, 2, 4, 3), 5)},
}  # fmt: skip
TO_BOTZONE = Names("Botzone", FROM_BOTZONE)

# A Tenhou id counts the copies; without red fives the first five of a suit is like the others.
FROM_ID = {
    red_fives: tuple(NAMES[from_tenhou(number, red_fives)] for number in range(136))
    for red_fives in (False, True)
}

# Where a tile stands in a hand: by kind, a red five before the plain ones.
_BY_PLACE = [
    name for _, _, name in sorted((kind(tile), -tile, name) for tile, name in enumerate(NAMES))
]
PLACE = {name: place for place, name in enumerate(_BY_PLACE)}


def text_of(names: Iterable[str]) -> str:
    """Tiles as canonical text.

    >>> text_of(["6p", "0p", "5p", "1z"])
    '056p1z'
    """
    text = ""
    suit = ""
    for place in sorted([PLACE[name] for name in names]):
        name = _BY_PLACE[place]
        if name[1] != suit:
            text += suit
            suit = name[1]
        text += name[0]
    return text + suit


def names_of(text: str) -> list[str]:
    """The tiles of a text, in its order.

    >>> names_of("056p1z")
    ['0p', '5p', '6p', '1z']
    """
    names: list[str] = []
    digits = ""
    for char in text:
        if char in "mpszfg":
            names += [digit + char for digit in digits]
            digits = ""
        else:
            digits += char
    return names


def plain(name: str) -> str:
    """A red five as a plain one.

    >>> plain("0s"), plain("7z")
    ('5s', '7z')
    """
    return f"5{name[1]}" if name[0] == "0" else name
