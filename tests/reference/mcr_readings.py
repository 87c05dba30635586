"""Tiles, sets and readings for the second scorer of the Chinese Official rules.

Numbers such as "6.9" are sections of the MCR specification.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any, NamedTuple

from .mcr_table import OPTIONS, SUITS, WINDS

Request = dict[str, Any]
Counts = list[int]

EAST, WHITE = 27, 31  # kinds: 0-8 characters, 9-17 circles, 18-26 bamboo, 27-33 honours
ORPHANS = {0, 8, 9, 17, 18, 26, *range(27, 34)}
PATTERNS = [
    frozenset(9 * suit + rank for suit, first in enumerate(firsts) for rank in range(first, 9, 3))
    for firsts in permutations(range(3))
]


class Group(NamedTuple):
    """A set, a pair, or the nine tiles of a knitted straight."""

    kind: str  # chow, pung, kong, pair, knitted
    tiles: tuple[int, ...]
    melded: bool = False


class Reading(NamedTuple):
    """One shape, one split, one place for the winning tile (-1: no group of its own)."""

    shape: str  # W1 .. W5
    groups: tuple[Group, ...]
    place: int


class Win(NamedTuple):
    """The facts of the win."""

    concealed: tuple[int, ...]  # without the winning tile
    melds: tuple[Group, ...]
    tile: int
    by: str
    flags: frozenset[str]
    flowers: int
    seat: int
    round: int
    options: dict[str, Any]

    @property
    def self_drawn(self) -> bool:
        return self.by == "self-draw"

    @property
    def tiles(self) -> list[int]:
        """All tiles, the winning one included."""
        return [*self.concealed, self.tile, *(t for meld in self.melds for t in meld.tiles)]


def parse(text: str) -> list[int]:
    """Kinds of tiles such as "123m11z"; flowers are left out."""
    kinds: list[int] = []
    ranks: list[int] = []
    for letter in text:
        if letter.isdigit():
            ranks.append(int(letter))
        elif letter in SUITS:
            kinds += [9 * SUITS.index(letter) + rank - 1 for rank in ranks]
            ranks = []
        elif letter in "fg":
            ranks = []
    return kinds


def suited(tile: int) -> bool:
    return tile < EAST


def suit(tile: int) -> int:
    return tile // 9


def rank(tile: int) -> int:
    return tile % 9 + 1


def read_win(request: Request) -> Win:
    profile = {"mcr": "wmo", "mcr-cn98": "cn98"}[request.get("rules", "mcr")]
    options = {key: values[profile] for key, values in OPTIONS.items()}
    for key, value in (request.get("options") or {}).items():
        options[key] = value.replace("_", "-") if isinstance(value, str) else value
    melds = []
    for meld in request.get("melds") or []:
        tiles = tuple(sorted(parse(meld["tiles"])))
        melds.append(Group(meld["kind"], tiles, not meld.get("concealed", False)))
    return Win(
        concealed=tuple(sorted(parse(request["hand"]))),
        melds=tuple(melds),
        tile=parse(request["win"])[0],
        by=request["by"],
        flags=frozenset(request.get("flags") or ()),
        flowers=sum(letter.isdigit() for letter in request.get("bonus") or ""),
        seat=WINDS.index(request.get("seat", "E")),
        round=WINDS.index(request.get("round", "E")),
        options=options,
    )


# --- 5.2, 6.1: readings ---------------------------------------------------------------------


def split_sets(counts: Counts) -> Iterator[tuple[Group, ...]]:
    """Every way to lay all the tiles out as chows and pungs (some may come twice)."""
    low = next((tile for tile in range(34) if counts[tile]), None)
    if low is None:
        yield ()
        return
    options = []
    if counts[low] >= 3:
        options.append(Group("pung", (low, low, low)))
    if suited(low) and rank(low) <= 7 and counts[low + 1] and counts[low + 2]:
        options.append(Group("chow", (low, low + 1, low + 2)))
    for group in options:
        rest = without(counts, group.tiles)
        for others in split_sets(rest):
            yield (group, *others)


def without(counts: Counts, tiles: Iterable[int]) -> Counts:
    rest = list(counts)
    for tile in tiles:
        rest[tile] -= 1
    return rest


def split_pair_and_sets(counts: Counts) -> Iterator[tuple[Group, ...]]:
    for tile in range(34):
        if counts[tile] >= 2:
            for sets in split_sets(without(counts, (tile, tile))):
                yield (*sorted(sets), Group("pair", (tile, tile)))


def splits(counts: Counts, melds: tuple[Group, ...], quads: bool) -> set[Reading]:
    """Every shape and split of the concealed tiles (winning tile included) and the melds."""
    found = set()
    for groups in split_pair_and_sets(counts):
        found.add(Reading("W1", melds + groups, -1))
    for pattern in PATTERNS:
        if len(melds) <= 1 and all(counts[tile] for tile in pattern):
            knitted = Group("knitted", tuple(sorted(pattern)))
            for groups in split_pair_and_sets(without(counts, pattern)):
                found.add(Reading("W5", (*melds, knitted, *groups), -1))
    if melds:
        return found
    held = {tile for tile in range(34) if counts[tile]}
    if all(count % 2 == 0 for count in counts) and (quads or max(counts) == 2):
        found.add(Reading("W2", (), -1))
    if held == ORPHANS:
        found.add(Reading("W3", (), -1))
    in_suits = {tile for tile in held if suited(tile)}
    if len(held) == 14 and any(in_suits <= pattern for pattern in PATTERNS):
        found.add(Reading("W4", (), -1))
    return found


def readings(win: Win) -> dict[Reading, list[Reading]]:
    """For every split its readings: one for each concealed group the winning tile can complete."""
    counts = count_tiles([*win.concealed, win.tile])
    found: dict[Reading, list[Reading]] = {}
    for split in splits(counts, win.melds, win.options["quads_in_seven_pairs"]):
        places = [
            place
            for place, group in enumerate(split.groups)
            if place >= len(win.melds) and win.tile in group.tiles
        ]
        found[split] = [split._replace(place=place) for place in places or [-1]]
    return found


def count_tiles(tiles: Iterable[int]) -> Counts:
    counts = [0] * 34
    for tile in tiles:
        counts[tile] += 1
    return counts


def waits(win: Win) -> set[int]:
    """6.9: the kinds that complete the hand in any shape; availability does not matter."""
    counts = count_tiles(win.concealed)
    before = count_tiles([*win.concealed, *(t for meld in win.melds for t in meld.tiles)])
    found = set()
    for tile in range(34):
        if win.options["void_exhausted_waits"] and before[tile] >= 4:
            continue
        counts[tile] += 1
        if splits(counts, win.melds, win.options["quads_in_seven_pairs"]):
            found.add(tile)
        counts[tile] -= 1
    return found
