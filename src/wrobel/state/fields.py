"""The numbers of a state by name: in which order they are packed and how large they may be.

A packed state is all its numbers one after another, little end first. ``State.numbers`` lists
them in the order of ``FIELDS``: first those that a table has once, then, for every player in
turn, those that each player has, then the long arrays.
"""

from struct import Struct, error

from wrobel.errors import TextError

# A name, and the letter of the ``struct`` module for one number.
Field = tuple[str, str]


def _all(letter: str, names: str) -> tuple[Field, ...]:
    return tuple((name, letter) for name in names.split())


SINGLE = (
    *_all("i", "honba deposits round dealer number repeats"),
    *_all("i", "dice_n front end back replaced revealed pending"),
    *_all("b", "exempt_now untouched"),
    *_all("i", "kongs phase turn drawn source chain chain_giver"),
    *_all("b", "declaring"),
    *_all("Q", "barred"),
    *_all("i", "tile giver kong_form abort asked can_win ended winners"),
    *_all("b", "dealer_stays match_over"),
)
BY_PLAYER = (
    *_all("i", "scores"),
    *_all("b", "wind right chombo"),
    *_all("i", "deductions"),
    *_all("b", "dice own_front reds"),
    *_all("h", "flowers"),
    *_all("b", "tiles"),
    *_all("h", "bonus"),
    *_all("b", "melds discards"),
    *_all("Q", "discarded waits passed"),
    *_all("b", "stale locked riichi ippatsu fed exempt dead false_kong untaken kongs_by"),
    *_all("i", "answers paid"),
)
BY_SET = _all("b", "meld_kind meld_type meld_form meld_giver meld_tile meld_added meld_reds")
LONG = {"visible": 34, "void_own": 48, "hand": 136, "wall": 144}
BY_DISCARD = _all("b", "discard discard_marks")

FIELDS: tuple[tuple[tuple[Field, ...], int], ...] = (
    (SINGLE, 1),
    (BY_PLAYER, 4),
    (BY_SET, 16),
    *((((name, "b"),), size) for name, size in LONG.items()),
    (BY_DISCARD, 192),
)
FORMAT = Struct("<" + "".join("".join(code for _, code in row) * size for row, size in FIELDS))
NAMES = [name for row, size in FIELDS for _ in range(size) for name, _ in row]


def pack(numbers: list[int]) -> bytes:
    """The numbers of a state as bytes."""
    return FORMAT.pack(*numbers)


def unpack(packed: bytes) -> tuple[int, ...]:
    """The numbers of a packed state."""
    try:
        return FORMAT.unpack(packed)
    except error:
        raise TextError(
            "bad_field", f"a packed state has {FORMAT.size} bytes, not {len(packed)}"
        ) from None


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
