"""A wall from what is known of it: for records that do not carry their wall.

The wall is in the order of its roles (layout ``given``, see ``wrobel.state.walls``): tiles that
the record shows stand where the table will look for them, all others fill the gaps.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wrobel.errors import HandError
from wrobel.tiles import NAMES


@dataclass(frozen=True, slots=True)
class KnownWall:
    """A wall by its roles, the dice and what the log says of it: commitment, salt, wall."""

    roles: list[int]
    dice: tuple[int, ...] = ()
    promise: tuple[str | None, str | None, str | None] = (None, None, None)


LIVE = 122  # of a riichi wall; then replacement tiles, indicators and the tiles under them
REPLACEMENTS, INDICATORS, UNDER = 122, 126, 131


def riichi_wall(
    hands: Sequence[Sequence[int]],
    draws: Iterable[tuple[int, bool]],
    indicators: Sequence[int],
    under: Sequence[int],
    tiles: Sequence[int],
) -> list[int]:
    """A riichi wall; ``hands`` from East on, ``draws`` are tiles and whether they replace."""
    known: dict[int, int] = dealt(hands)
    live, replaced = 52, 0
    for tile, tail in draws:
        if tail:
            known[REPLACEMENTS + replaced] = tile
            replaced += 1
        else:
            known[live] = tile
            live += 1
    if live > LIVE - replaced or replaced > 4 or len(indicators) > 5 or len(under) > 5:
        raise HandError("wrong_tile_count", "more tiles are drawn than the wall has")
    known.update({INDICATORS + i: tile for i, tile in enumerate(indicators)})
    known.update({UNDER + i: tile for i, tile in enumerate(under)})
    return filled(known, tiles)


def plain_wall(
    hands: Sequence[Sequence[int]], draws: Iterable[tuple[int, bool]], tiles: Sequence[int]
) -> list[int]:
    """A wall drawn from both ends, as in MCR and Hong Kong."""
    known = dealt(hands)
    places = list(range(len(tiles)))
    front, back = 52, len(tiles)
    for tile, tail in draws:
        if front == back:
            raise HandError("wrong_tile_count", "more tiles are drawn than the wall has")
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
    known = {
        size * player + i: tile for player, hand in enumerate(hands) for i, tile in enumerate(hand)
    }
    used = [len(hand) for hand in hands]
    for player, tile in draws:
        if used[player] == size:
            raise HandError("wrong_tile_count", "more tiles are drawn than the wall has")
        known[size * player + used[player]] = tile
        used[player] += 1
    return filled(known, tiles)


def dealt(hands: Sequence[Sequence[int]]) -> dict[int, int]:
    """Where the thirteen tiles of each hand stood: three blocks of four, then one."""
    known = {}
    for wind, hand in enumerate(hands):
        if len(hand) != 13:
            raise HandError("wrong_tile_count", f"{len(hand)} tiles are dealt instead of 13")
        for i, tile in enumerate(hand):
            place = 48 + wind if i == 12 else i // 4 * 16 + wind * 4 + i % 4
            known[place] = tile
    return known


def filled(known: dict[int, int], tiles: Sequence[int]) -> list[int]:
    """The known tiles in their places, the rest of the set in the others."""
    rest = Counter(tiles)
    rest.subtract(known.values())
    for tile, count in rest.items():
        if count < 0:
            raise HandError("fifth_copy", f"there is one {NAMES[tile]} too many")
    left = iter(sorted(rest.elements()))
    return [known[place] if place in known else next(left) for place in range(len(tiles))]
