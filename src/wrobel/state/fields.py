"""The numbers of a state: their names, types and sizes, and how they are packed.

A packed state is all its numbers one after another, little end first. ``State.numbers`` lists
them in the order of ``FIELDS``: first those that a table has once, then, for every player in
turn, those that each player has, then the long arrays.
"""

from struct import Struct, error
from typing import NamedTuple

from wrobel.errors import TextError

# A C type, and the letter of the ``struct`` module for one number of it.
LETTERS = {"int": "i", "signed char": "b", "short": "h", "unsigned long long": "Q", "bint": "b"}
STAYS = ""


class Field(NamedTuple):
    """A number of the state, or an array of them.

    ``fresh`` is what it is when a hand begins, as the source says it; ``STAYS``: what it was.
    """

    name: str
    type: str
    size: int = 1
    fresh: str = STAYS


def _all(type: str, names: str, size: int = 1, fresh: str = STAYS) -> tuple[Field, ...]:
    return tuple(Field(name, type, size, fresh) for name in names.split())


PLAYERS = 4
SETS = 4 * PLAYERS
DISCARDS = 48 * PLAYERS

# The one declaration: ``tools/state_fields.py`` writes from it what ``state.pxd`` and ``state.py``
# say of each field. The order is that of the memory and of the packed state.
DECLARED: dict[str, tuple[Field, ...]] = {
    "The match.": (
        *_all("int", "scores", PLAYERS),
        *_all("signed char", "wind right", PLAYERS),
        *_all("int", "honba deposits round dealer number repeats"),
        *_all("signed char", "chombo", PLAYERS),
        *_all("int", "deductions", PLAYERS),
    ),
    "The wall in role order (see walls), and how far it is used.": (
        Field("wall", "signed char", 144),
        Field("dice", "signed char", 4),
        Field("dice_n", "int"),
        Field("front", "int", fresh="0"),
        *_all("int", "end back"),
        Field("own_front", "signed char", PLAYERS, "0"),
        *_all("int", "replaced revealed pending", fresh="0"),
    ),
    "The players' tiles: counts of the 34 kinds, red fives and bonus tiles as bits, sets, "
    "discards.": (
        Field("hand", "signed char", 34 * PLAYERS, "0"),
        Field("reds", "signed char", PLAYERS, "0"),
        Field("flowers", "short", PLAYERS, "0"),
        Field("tiles", "signed char", PLAYERS, "0"),
        Field("bonus", "short", PLAYERS, "0"),
        Field("melds", "signed char", PLAYERS, "0"),
        *_all("signed char", "meld_kind meld_type meld_form meld_giver", SETS),
        *_all("signed char", "meld_tile meld_added meld_reds", SETS),
        Field("discards", "signed char", PLAYERS, "0"),
        *_all("signed char", "discard discard_marks", DISCARDS),
        Field("visible", "signed char", 34, "0"),
    ),
    "What follows from them.": (
        *_all("unsigned long long", "discarded waits passed", PLAYERS, "0"),
        Field("stale", "bint", PLAYERS, "True"),
        Field("locked", "bint", PLAYERS, "False"),
        Field("riichi", "signed char", PLAYERS, "0"),
        *_all("bint", "ippatsu fed exempt", PLAYERS, "False"),
        Field("exempt_now", "bint", fresh="False"),
        *_all("bint", "dead false_kong", PLAYERS, "False"),
        Field("untaken", "signed char", PLAYERS, "-1"),
        Field("void_own", "signed char", 3 * SETS),
        Field("untouched", "bint", fresh="True"),
        Field("kongs", "int", fresh="0"),
        Field("kongs_by", "signed char", PLAYERS, "0"),
    ),
    "Whose turn it is and what is waited for.": (
        Field("phase", "int"),
        Field("turn", "int", fresh="self.dealer"),
        Field("drawn", "int", fresh="-1"),
        Field("source", "int", fresh="FROM_WALL"),
        Field("chain", "int", fresh="0"),
        Field("chain_giver", "int", fresh="-1"),
        Field("declaring", "bint", fresh="False"),
        Field("barred", "unsigned long long", fresh="0"),
        *_all("int", "tile giver", fresh="-1"),
        Field("kong_form", "int", fresh="0"),
        Field("abort", "int", fresh="NO_ABORT"),
        *_all("int", "asked can_win", fresh="0"),
        Field("answers", "int", PLAYERS, "PASS"),
        Field("ended", "int", fresh="NOT_ENDED"),
        Field("winners", "int", fresh="0"),
        Field("paid", "int", PLAYERS, "0"),
        Field("dealer_stays", "bint", fresh="False"),
        Field("match_over", "bint"),
    ),
}


def by_size() -> dict[int, list[Field]]:
    """The fields by their sizes, the smallest first."""
    found: dict[int, list[Field]] = {}
    for fields in DECLARED.values():
        for field in fields:
            found.setdefault(field.size, []).append(field)
    return dict(sorted(found.items()))


# As they are packed: the fields of one size together, one place after the other.
FIELDS = tuple((tuple(fields), size) for size, fields in by_size().items())
FORMAT = Struct(
    "<" + "".join("".join(LETTERS[one.type] for one in row) * size for row, size in FIELDS)
)
NAMES = [one.name for row, size in FIELDS for _ in range(size) for one in row]


def pack(numbers: list[int]) -> bytes:
    """The numbers of a state as bytes."""
    return FORMAT.pack(*numbers)


def unpack(packed: bytes) -> tuple[int, ...]:
    """The numbers of a packed state."""
    try:
        return FORMAT.unpack(packed)
    except error:
        raise TextError("packed_state", wanted=FORMAT.size, n=len(packed)) from None


def by_name(packed: bytes) -> dict[str, list[int]]:
    """A packed state as lists of numbers by name, for those who want to look inside.

    >>> by_name(bytes(FORMAT.size))["scores"]
    [0, 0, 0, 0]
    """
    found: dict[str, list[int]] = {}
    for name, number in zip(NAMES, unpack(packed), strict=True):
        found.setdefault(name, []).append(number)
    return found


def from_names(fields: dict[str, list[int]]) -> bytes:
    """The packed state that those numbers make."""
    numbers = {name: iter(values) for name, values in fields.items()}
    return pack([next(numbers[name]) for name in NAMES])
