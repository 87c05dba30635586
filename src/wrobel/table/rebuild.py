"""A wall from what is known of it: for records that do not carry their wall.

The wall is in the order of its roles (layout ``given``, see ``wrobel.state.walls``): tiles that
the record shows stand where the table will look for them, all others fill the gaps.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from wrobel.errors import HandError
from wrobel.state.walls import Layout
from wrobel.tiles import NAMES


@dataclass(frozen=True, slots=True)
class KnownWall:
    """A wall by its roles, the dice and what the log says of it: commitment, salt, wall."""

    roles: list[int]
    dice: tuple[int, ...] = ()
    promise: tuple[str | None, str | None, str | None] = (None, None, None)


DEALT = 52


def dead_wall(
    layout: Layout,
    hands: Sequence[Sequence[int]],
    draws: Sequence[tuple[int, bool]],
    indicators: Sequence[int],
    under: Sequence[int],
    tiles: Sequence[int],
) -> list[int]:
    """A wall with a dead wall; ``hands`` from East on, ``draws`` tiles and whether they replace."""
    live = [tile for tile, tail in draws if not tail]
    replaced = [tile for tile, tail in draws if tail]
    if (
        len(live) + len(replaced) > layout.first_replacement - DEALT
        or len(replaced) > layout.replacements
        or max(len(indicators), len(under)) > layout.indicators
    ):
        raise HandError("too_many_drawn")
    wall = dealt(hands)
    rest = unseen([*wall, *live, *replaced, *indicators, *under], tiles)
    sizes = (
        layout.first_replacement - DEALT,
        layout.replacements,
        layout.indicators,
        layout.indicators,
    )
    for known, size in zip((live, replaced, indicators, under), sizes, strict=True):
        missing = size - len(known)
        wall += known
        wall += rest[:missing]
        del rest[:missing]
    return wall


def plain_wall(
    hands: Sequence[Sequence[int]], draws: Iterable[tuple[int, bool]], tiles: Sequence[int]
) -> list[int]:
    """A wall without a dead wall, drawn from both ends."""
    known: list[int | None] = upto(dealt(hands), len(tiles))
    places = list(range(len(tiles)))
    front, back = DEALT, len(tiles)
    for tile, tail in draws:
        if front == back:
            raise HandError("too_many_drawn")
        if not tail:
            known[places[front]] = tile
            front += 1
            continue
        place = places[back - 1]
        if back % 2 == 0 and back - front > 1:  # the upper tile of the last stack goes first
            place, places[back - 2] = places[back - 2], place
        known[place] = tile
        back -= 1
    return filled(known, tiles)


def own_walls(
    hands: Sequence[Sequence[int]], draws: Iterable[tuple[int, int]], tiles: Sequence[int]
) -> list[int]:
    """Four walls, each drawn by its owner; ``draws`` are players and tiles."""
    size = len(tiles) // 4
    walls = [list(hand) for hand in hands]
    for player, tile in draws:
        walls[player].append(tile)
    if max(map(len, walls)) > size:
        raise HandError("too_many_drawn")
    return filled([tile for wall in walls for tile in upto(wall, size)], tiles)


def dealt(hands: Sequence[Sequence[int]]) -> list[int]:
    """Where the thirteen tiles of each hand stood: three blocks of four, then one."""
    for hand in hands:
        if len(hand) != 13:
            raise HandError("dealt_count", n=len(hand))
    blocks: list[int] = []
    for first in (0, 4, 8):
        for hand in hands:
            blocks += hand[first : first + 4]
    return blocks + [hand[12] for hand in hands]


def upto(tiles: Sequence[int], size: int) -> list[int | None]:
    """The tiles and then as many unknown ones as there is room for."""
    return [*tiles, *[None] * (size - len(tiles))]


def filled(known: Sequence[int | None], tiles: Sequence[int]) -> list[int]:
    """The known tiles in their places, the rest of the set in the others."""
    left = iter(unseen([tile for tile in known if tile is not None], tiles))
    return [next(left) if tile is None else tile for tile in known]


def unseen(known: Sequence[int], tiles: Sequence[int]) -> list[int]:
    """The tiles of the set that are not among the known ones."""
    left = list(copies_of(tuple(tiles)))
    for tile in known:
        left[tile] -= 1
    if min(left) < 0:
        raise HandError("fifth_tile", tile=NAMES[left.index(min(left))])
    return [tile for tile, copies in enumerate(left) if copies for _ in range(copies)]


@cache
def copies_of(tiles: tuple[int, ...]) -> list[int]:
    """How often a set has each tile."""
    return [tiles.count(tile) for tile in range(len(NAMES))]
