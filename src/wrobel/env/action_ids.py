"""Actions as places in a list of at most 128 names, the same list for every ruleset of a family.

A name is the text of the action where one text fits: ``discard 5m``, ``win``. Where several do,
only one of them can be legal at a time: ``chow 0 red`` claims the lowest tile of a chow with the
own red five, ``kong 5m`` is the closed or the added kong of that kind.
"""

from functools import cache

from wrobel.env.settings import check
from wrobel.rules import families, rulesets
from wrobel.tiles import BONUS, KINDS, NAMES, RED_FIVE

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.family import kind_of
    from wrobel.state.moves import *

NUMBERS = 4096  # moves are smaller
NONE = -1  # a move that has no name
# Moves without a tile, by their names; ``pass`` is the first of all names.
PLAIN = {
    "pung": PUNG_MOVE,
    "kong": KONG_MOVE,
    "win": WIN_MOVE,
    "nine-kinds": NINE_KINDS_MOVE,
    "bonus-win": BONUS_WIN_MOVE,
    "tenpai": TENPAI_MOVE,
    "noten": NOTEN_MOVE,
}


class ActionIds:
    """The names of a family's actions and the places of moves among them."""

    def __init__(self, family: str) -> None:
        if not cython.compiled:
            self.ids = [0] * NUMBERS
        self.names: list[str] = []
        move: cython.int
        for move in range(NUMBERS):
            self.ids[move] = NONE
        about = families.about(family)
        presets = [rulesets.load(rules, {}) for rules in about.rules]
        kinds = list(range(KINDS))
        reds = [RED_FIVE + suit for suit in range(3)] if any_reds(family) else []
        bonus = [
            BONUS + place
            for place in range(8)
            if any(families.layout_of(preset).tiles > 4 * KINDS for preset in presets)
        ]
        self.add("pass", PASS)
        for tile in kinds + reds + bonus:
            self.add(f"discard {NAMES[tile]}", DISCARD_MOVE | tile, DISCARD_MOVE | tile | DRAWN)
        if about.play.declares:
            for tile in kinds + reds:
                self.add(f"riichi {NAMES[tile]}", RIICHI_MOVE | tile, RIICHI_MOVE | tile | DRAWN)
        for place in range(3):
            self.add(f"chow {place}", CHOW_MOVE | place)
        if reds:
            for place in range(3):
                self.add(f"chow {place} red", CHOW_MOVE | place | RED)
            self.add("pung red", PUNG_MOVE | RED)
        for name, number in PLAIN.items():
            self.add(name, number)
        self.ids[KONG_MOVE | RED] = self.ids[KONG_MOVE]
        for tile in kinds:
            self.add(f"kong {NAMES[tile]}", CLOSED_KONG_MOVE | tile, ADDED_KONG_MOVE | tile)
        for tile in reds:
            self.ids[ADDED_KONG_MOVE | tile] = self.ids[ADDED_KONG_MOVE | kind_of(tile)]
        for tile in bonus:
            self.add(f"expose {NAMES[tile]}", EXPOSE_MOVE | tile)

    def add(self, name: str, *moves: int) -> None:
        """One more name, and the moves that it stands for."""
        for move in moves:
            self.ids[move] = len(self.names)
        self.names.append(name)

    def id_of(self, move: cython.int) -> cython.int:
        """The place of a move among the names, ``NONE`` if it has none."""
        return self.ids[move] if 0 <= move < NUMBERS else NONE


def any_reds(family: str) -> bool:
    """Does any ruleset of the family know red fives?"""
    options = families.part(family, "options")
    return any(option.key == "red_fives" for option in options.OPTIONS)


@cache
def ids_of(family: str) -> ActionIds:
    """The names of a family, made once."""
    return ActionIds(family)


def action_table(family: str) -> tuple[str, ...]:
    """The name of every action id of a family.

    >>> table = action_table("riichi")
    >>> table[0], table.index("discard 5m"), len(table) <= 128
    ('pass', 5, True)
    """
    check("family", family, tuple(families.found()))
    return tuple(ids_of(family).names)
