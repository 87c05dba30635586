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
roles, as the table uses it: the live tiles as they are drawn, then, where the rules set a dead wall
apart, its replacement tiles as taken, its indicators and the tiles under them. Without a dead wall
all tiles follow each other from the front to the end; every stack is upper tile, lower tile, also
at the end of the wall, where the upper one is likewise taken first.

How a wall of some rules is laid out, the rules say (``wall`` and ``layouts`` of their family).

>>> layout = Layout(dice_needed=2, picking=2, replacements=4, indicators=5)
>>> layout.broken_after((3, 4))  # West counts seven stacks from the right end
(2, 6)
>>> layout.order((3, 4))[:4], layout.order((3, 4))[layout.first_indicator]
((82, 83, 84, 85), 76)
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from wrobel.errors import HandError, OptionError, TextError

SIZES = (136, 144)
DIRECTIONS = ("left", "right")


@dataclass(frozen=True, slots=True)
class Layout:
    """How many tiles a wall has, how it is broken and in which order it is used.

    ``dice_needed`` dice break it, of which the first ``picking`` say whose wall is counted, East
    being 1; where none does it is East's. ``replacements`` and ``indicators`` are the tiles of a
    dead wall. A wall that nobody breaks is used in its ``fixed`` order, or as it is given; where
    there are ``own_walls`` each player draws from a quarter of it.
    """

    name: str = "table"
    tiles: int = 136
    dice_needed: int = 0
    picking: int = 0
    direction: str = "left"
    replacements: int = 0
    indicators: int = 0
    own_walls: bool = False
    fixed: tuple[int, ...] = ()
    number: int = field(default=0, init=False, repr=False, compare=False)  # its hash: asked often

    def __post_init__(self) -> None:
        if self.direction not in DIRECTIONS:
            raise OptionError("direction", direction=self.direction, known=DIRECTIONS)
        if self.tiles not in SIZES or len(self.fixed) not in {0, self.tiles}:
            raise HandError("wall_size", known=SIZES, n=self.tiles)
        sizes = (self.tiles, self.dice_needed, self.picking, self.replacements, self.indicators)
        object.__setattr__(self, "number", hash((self.name, self.direction, sizes, self.fixed)))

    def __hash__(self) -> int:
        return self.number

    @property
    def first_replacement(self) -> int:
        """Where in the roles the dead wall begins: so many tiles are live."""
        return self.tiles - self.replacements - 2 * self.indicators

    @property
    def first_indicator(self) -> int:
        """Where in the roles the indicators begin."""
        return self.tiles - 2 * self.indicators

    @property
    def first_under(self) -> int:
        """Where in the roles the tiles under the indicators begin."""
        return self.tiles - self.indicators

    @property
    def stacks(self) -> int:
        """How many stacks each side has."""
        return self.tiles // 8

    def broken_after(self, dice: Sequence[int]) -> tuple[int, int] | None:
        """Side and stack of the last stack counted, the gap being to its left; none if no gap.

        >>> Layout(tiles=144, dice_needed=4).broken_after((1, 3, 2, 3))  # the ninth of East's wall
        (0, 8)
        >>> Layout(dice_needed=3, picking=3).broken_after((6, 6, 6))  # 17 on South's, 1 on East's
        (0, 0)
        """
        if not self.dice_needed:
            return None
        around, stack = divmod(self.gap(dice) - 1, self.stacks)
        return -around % 4, stack

    def order(self, dice: Sequence[int] = ()) -> tuple[int, ...]:
        """The places of the physical wall in the order of their roles."""
        return tuple(_used(self, tuple(dice) if self.dice_needed else ()))

    def roles(self, tiles: Sequence[int], dice: Sequence[int] = ()) -> list[int]:
        """The tiles of a physical wall in the order of their roles.

        >>> Layout(fixed=tuple(reversed(range(136)))).roles(range(136))[:3]
        [135, 134, 133]
        """
        return list(self.packed_roles(bytes(tiles), dice))

    def packed_roles(self, tiles: bytes, dice: Sequence[int] = ()) -> bytes:
        """The same with a byte for each tile."""
        if len(tiles) != self.tiles:
            raise HandError("wall_count", "wall", n=len(tiles), wanted=self.tiles)
        order = _used(self, tuple(dice) if self.dice_needed else ())
        return order.translate(tiles.ljust(256, b"\0"))

    def gap(self, dice: Sequence[int]) -> int:
        """How many stacks lie between East's right end and the gap, going clockwise."""
        needed = self.dice_needed
        if not needed:
            return 0
        if len(dice) != needed or not all(1 <= die <= 6 for die in dice):
            raise TextError("dice", "dice", n=needed, value=list(dice))
        side = sum(dice[: self.picking]) - 1 if self.picking else 0
        return (-side % 4 * self.stacks + sum(dice)) % (4 * self.stacks)


@cache
def _used(layout: Layout, dice: tuple[int, ...]) -> bytes:
    # Looked up by the dice, made by the gap: a thousand throws have few different sums.
    return _used_from(layout, layout.gap(dice))


@cache
def _used_from(layout: Layout, gap: int) -> bytes:
    if layout.fixed or not layout.dice_needed:
        order = layout.fixed or tuple(range(layout.tiles))
    elif layout.replacements:
        order = _with_dead_wall(layout, gap)
    else:
        stacks = layout.tiles // 2
        steps = range(gap, gap + stacks)
        # To the right the first stack is the one counted last, and the wall ends at the gap's left.
        drawn = steps if layout.direction == "left" else reversed(steps)
        order = tuple(place for step in drawn for place in _stack(step % stacks, layout.stacks))
    return bytes(order)


def _with_dead_wall(layout: Layout, gap: int) -> tuple[int, ...]:
    stacks = layout.tiles // 2
    dead = layout.replacements // 2 + layout.indicators
    live = [
        place
        for step in range(gap, gap + stacks - dead)
        for place in _stack(step % stacks, layout.stacks)
    ]
    # Numbered away from the gap, to its right.
    behind = [_stack((gap - number) % stacks, layout.stacks) for number in range(1, dead + 1)]
    replacing, indicating = behind[: -layout.indicators], behind[-layout.indicators :]
    replacements = [place for stack in replacing for place in stack]
    upper = [stack[0] for stack in indicating]
    lower = [stack[1] for stack in indicating]
    return (*live, *replacements, *upper, *lower)


def _stack(step: int, stacks: int) -> tuple[int, int]:
    """Both places of the stack so many steps clockwise from East's right end."""
    around, stack = divmod(step, stacks)
    upper = (-around % 4 * stacks + stack) * 2
    return upper, upper + 1
