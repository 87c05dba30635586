"""From a wall on the table to the order in which its tiles are used.

Seen from above, the players' walls and the numbers of their stacks (here 17 a side)::

                      W, side 2
                   0  1  2  ...  16
               16 ┌─────────────────┐  0
              ... │                 │  1
    N, side 3   2 │   drawing goes  │  2   S, side 1
                1 │    clockwise    │ ...
                0 └─────────────────┘ 16
                   16  ...  2  1  0
                      E, side 0

Sides are those of this hand's East, South, West and North, who sit counter-clockwise. Stacks are
counted from the owner's right end, so going left along a wall is going clockwise, and after the
left end of East's wall comes the right end of North's. The upper tile of a stack is level 0, the
lower level 1. The *physical* wall is a list with the tile at::

    (side * stacks_a_side + stack) * 2 + level

An *order* lists places of the physical wall so that ``[tiles[i] for i in order]`` is the wall by
roles, as the table uses it:

=========  ========================================================================================
riichi     122 live tiles as drawn (52 is East's 14th), 4 replacement tiles as taken, 5 dora
           indicators, the 5 tiles under them (R1.7–R1.11)
mcr        all tiles from the front to the end of the wall (3.1–3.4)
hongkong   the same; a dead wall is the last 14 tiles (1.3–1.6)
tenhou     roles as riichi; the wall as Tenhou's shuffle gives it, which is dealt from its end
botzone    four own walls, each as its owner draws; in the text a quarter is drawn from its end
given      the roles themselves were given
=========  ========================================================================================

In the orders of mcr and hongkong every stack is upper tile, lower tile, also at the end of the
wall, where the upper one is likewise taken first.

>>> layout = layout_for("riichi", {})
>>> layout.dice_needed
2
>>> layout.broken_after((3, 4))  # West counts seven stacks from the right end
(2, 6)
>>> layout.order((3, 4))[:4], layout.order((3, 4))[RIICHI_DORA.start]
((82, 83, 84, 85), 76)
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from wrobel.errors import HandError, OptionError, TextError

FAMILIES = ("riichi", "mcr", "hongkong")
ELSEWHERE = ("tenhou", "botzone", "given")
SIZES = (136, 144)

# Where the roles of a riichi wall are.
RIICHI_LIVE = slice(0, 122)
RIICHI_REPLACEMENTS = slice(122, 126)
RIICHI_DORA = slice(126, 131)
RIICHI_URA = slice(131, 136)

_FAMILY_OF = {"tenhou": "riichi", "botzone": "mcr"}
_THROWS = {"three-once": 3, "two-once": 2, "two-twice": 4}
_DIRECTIONS = ("left", "right")

# An order, and the function that picks the things at its places.
_Used = tuple[tuple[int, ...], Callable[[Sequence[int]], tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class Layout:
    """How many tiles a wall has, how it is broken and in which order it is used.

    ``throw`` and ``direction`` are the options ``dice`` and ``deal_direction`` of Hong Kong.
    """

    name: str
    tiles: int = 136
    throw: str = "three-once"
    direction: str = "left"

    def __post_init__(self) -> None:
        _known("layout", self.name, FAMILIES + ELSEWHERE)
        _known("dice", self.throw, tuple(_THROWS))
        _known("deal_direction", self.direction, _DIRECTIONS)
        sizes = SIZES[:1] if self.name in {"riichi", "tenhou"} else SIZES
        if self.tiles not in sizes:
            raise HandError(
                "wrong_tile_count",
                f"a wall of the layout {self.name} has {' or '.join(map(str, sizes))} tiles, "
                f"not {self.tiles}",
            )

    @property
    def dice_needed(self) -> int:
        """How many dice are thrown to break this wall; 0 where nothing is broken."""
        if self.name == "hongkong":
            return _THROWS[self.throw]
        return {"riichi": 2, "mcr": 4}.get(self.name, 0)

    @property
    def stacks(self) -> int:
        """How many stacks each side has."""
        return self.tiles // 8

    def broken_after(self, dice: Sequence[int]) -> tuple[int, int] | None:
        """Side and stack of the last stack counted, the gap being to its left; none if no gap.

        >>> Layout("mcr", 144).broken_after((1, 3, 2, 3))  # the ninth stack of East's wall
        (0, 8)
        >>> Layout("hongkong", 136).broken_after((6, 6, 6))  # 17 on South's wall, 1 on East's
        (0, 0)
        """
        if not self.dice_needed:
            return None
        around, stack = divmod(self.gap(dice) - 1, self.stacks)
        return -around % 4, stack

    def order(self, dice: Sequence[int] = ()) -> tuple[int, ...]:
        """The places of the physical wall in the order of their roles."""
        return _used(self, tuple(dice) if self.dice_needed else ())[0]

    def roles(self, tiles: Sequence[int], dice: Sequence[int] = ()) -> list[int]:
        """The tiles of a physical wall in the order of their roles.

        >>> Layout("tenhou").roles(range(136))[RIICHI_REPLACEMENTS]
        [1, 0, 3, 2]
        """
        if len(tiles) != self.tiles:
            raise HandError(
                "wrong_tile_count", f"the wall has {len(tiles)} tiles instead of {self.tiles}"
            )
        return list(_used(self, tuple(dice) if self.dice_needed else ())[1](tiles))

    def gap(self, dice: Sequence[int]) -> int:
        """How many stacks lie between East's right end and the gap, going clockwise."""
        needed = self.dice_needed
        if not needed:
            return 0
        if len(dice) != needed or not all(1 <= die <= 6 for die in dice):
            raise TextError(
                "bad_field", f"dice must be {needed} numbers from 1 to 6, not {list(dice)}"
            )
        counted = sum(dice)
        # MCR counts on East's wall (3.2). Elsewhere the dice pick the wall, East being 1; of two
        # throws the first one does (R1.7, 1.4).
        side = 0
        if self.name != "mcr":
            side = (sum(dice[:2]) if needed == 4 else counted) - 1
        return (-side % 4 * self.stacks + counted) % (4 * self.stacks)


def layout_for(
    family: str, options: Mapping[str, object], name: str = "table", tiles: int | None = None
) -> Layout:
    """The layout of a family under its options.

    ``name`` is ``table`` for a wall built and broken by the family's rules, or ``tenhou``,
    ``botzone``, ``given``. ``tiles`` is how many there are, if it is not what the options say.

    >>> layout_for("hongkong", {"bonus_tiles": True, "dice": "two-twice", "deal_direction": "left"})
    Layout(name='hongkong', tiles=144, throw='two-twice', direction='left')
    >>> layout_for("mcr", {}, "botzone").tiles
    136
    """
    _known("layout", name, ("table", *ELSEWHERE))
    if _FAMILY_OF.get(name, family) != family:
        raise OptionError("bad_option", f"the layout {name} belongs to {_FAMILY_OF[name]}")
    if tiles is None:
        if family == "hongkong":
            bonus = bool(options["bonus_tiles"])
        else:
            bonus = family == "mcr" and name != "botzone"
        tiles = SIZES[bonus]
    if name != "table":
        return Layout(name, tiles)
    if family == "hongkong":
        return Layout(family, tiles, str(options["dice"]), str(options["deal_direction"]))
    return Layout(family, tiles)


@cache
def _used(layout: Layout, dice: tuple[int, ...]) -> _Used:
    # Looked up by the dice, made by the gap: a thousand throws have few different sums.
    return _used_from(layout.name, layout.tiles, layout.gap(dice), layout.direction)


@cache
def _used_from(name: str, tiles: int, gap: int, direction: str) -> _Used:
    if name == "riichi":
        order = _riichi(gap)
    elif name == "tenhou":
        order = (*range(135, 13, -1), 1, 0, 3, 2, *range(5, 14, 2), *range(4, 13, 2))
    elif name == "botzone":
        own = tiles // 4
        order = tuple(own * seat + place for seat in range(4) for place in reversed(range(own)))
    elif name == "given":
        order = tuple(range(tiles))
    else:
        stacks = tiles // 2
        steps = range(gap, gap + stacks)
        # To the right the first stack is the one counted last, and the wall ends at the gap's left.
        drawn = steps if direction == "left" else reversed(steps)
        order = tuple(place for step in drawn for place in _stack(step % stacks, stacks // 4))
    return order, itemgetter(*order)


def _riichi(gap: int) -> tuple[int, ...]:
    live = [place for step in range(gap, gap + 61) for place in _stack(step % 68, 17)]
    # Numbered away from the gap, to its right: R1.8.
    dead = [_stack((gap - number) % 68, 17) for number in range(1, 8)]
    replacements = [*dead[0], *dead[1]]
    indicators = dead[2:]
    upper = [stack[0] for stack in indicators]
    lower = [stack[1] for stack in indicators]
    return (*live, *replacements, *upper, *lower)


def _stack(step: int, stacks: int) -> tuple[int, int]:
    """Both places of the stack so many steps clockwise from East's right end."""
    around, stack = divmod(step, stacks)
    upper = (-around % 4 * stacks + stack) * 2
    return upper, upper + 1


def _known(what: str, value: str, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise OptionError("bad_option", f"{what} cannot be {value}; allowed: {', '.join(allowed)}")
