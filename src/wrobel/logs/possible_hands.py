"""Hands that could have led to what one player saw: the tiles nobody showed are filled in.

A seat that speaks mjai, or a log written at one seat, knows its own tiles and what others discard
and expose. To ask our table what may be done there, the whole hand is played again with a wall in
which every known tile stands where it was drawn. The unknown ones are arbitrary, except that who
declared riichi must be waiting. Nobody sees them: the table is asked for the view of that seat, in
which they are blank.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from wrobel.errors import HandError
from wrobel.tiles import RED_FIVE, kind

ATTEMPTS = 100
GROUPS = [
    *([low, low + 1, low + 2] for low in range(27) if low % 9 < 7),
    *([tile] * 3 for tile in range(34)),
]


class Slot:
    """A tile that was dealt or drawn; None while nothing shows what it is."""

    __slots__ = ("tile",)

    def __init__(self, tile: int | None = None) -> None:
        self.tile = tile


@dataclass(slots=True)
class Hidden:
    """A player's tiles: those dealt, those drawn (with whether from the dead wall), those held."""

    dealt: list[Slot]
    held: list[Slot]
    drawn: Slot | None = None
    riichi: bool = False

    def draw(self, slot: Slot) -> None:
        self.held.append(slot)
        self.drawn = slot

    def discard(self, tile: int, drawn: bool) -> None:
        if drawn and self.drawn is not None:
            self.show(self.drawn, tile)
        else:
            self.use(tile, spare=self.drawn)
        self.drawn = None

    def use(self, tile: int, spare: Slot | None = None) -> None:
        """A tile leaves the hand: one known to be there, or one that nothing is known of."""
        slots = [slot for slot in self.held if slot is not spare]
        for wanted in (tile, None):
            for slot in slots:
                if slot.tile == wanted:
                    self.show(slot, tile)
                    return
        raise HandError("shows_more")

    def show(self, slot: Slot, tile: int) -> None:
        if slot.tile not in (None, tile):
            raise HandError("not_the_drawn")
        slot.tile = tile
        self.held.remove(slot)


@dataclass(slots=True)
class Unfolding:
    """All that was dealt and drawn in a hand so far."""

    players: list[Hidden]
    draws: list[tuple[Slot, bool]] = field(default_factory=list)
    indicators: list[int] = field(default_factory=list)


def use_all(player: Hidden, tiles: list[int]) -> None:
    """The tiles of a set leave the hand; in riichi the last of a kong was just drawn."""
    if player.riichi and player.drawn is not None and player.drawn.tile is None:
        player.show(player.drawn, tiles.pop())
    for tile in tiles:
        player.use(tile)
    player.drawn = None


def fill(found: Unfolding, tiles: list[int]) -> None:
    """Give every unknown tile some value; those in riichi get a hand that waits."""
    slots = [slot for player in found.players for slot in player.dealt]
    slots += [slot for slot, _ in found.draws]
    left = Counter(tiles)
    left.subtract(found.indicators)
    left.subtract(slot.tile for slot in slots if slot.tile is not None)
    if min(left.values()) < 0:
        raise HandError("seen_too_often")
    waiting_hands(found, left)
    rest = iter(sorted(left.elements()))
    for slot in slots:
        if slot.tile is None:
            slot.tile = next(rest)


def waiting_hands(found: Unfolding, left: Counter[int]) -> None:
    """Hands for all that are in riichi; what they take is no longer left."""
    wanted = []
    for player in found.players:
        held = [slot for slot in player.held if slot is not player.drawn and slot.tile is None]
        if player.riichi and held:
            wanted.append(held)
    for attempt in range(ATTEMPTS):
        source = Random(attempt)
        trial = Counter(left)
        hands = [waiting(trial, len(held), source) for held in wanted]
        if all(hands):
            for held, hand in zip(wanted, hands, strict=True):
                for slot, tile in zip(held, hand, strict=True):
                    slot.tile = tile
                    left[tile] -= 1
            return
    raise HandError("no_hand_fits")


def waiting(left: Counter[int], count: int, source: Random) -> list[int]:
    """So many of the tiles left, one from complete, which are taken; none if it does not work."""
    kinds = Counter(kind(tile) for tile in left.elements())
    chosen: list[int] = []
    order = source.sample(GROUPS, len(GROUPS))
    for group in order:
        while len(chosen) + 3 < count and not Counter(group) - kinds:
            chosen += group
            kinds.subtract(group)
    missing = count - len(chosen)
    for tile in set(chosen):
        if chosen.count(tile) >= 3:
            kinds[tile] = 0  # a fourth copy alone would wait for a fifth
    chosen += last_tiles(kinds, missing, source)
    if len(chosen) != count and count == 13:  # seven pairs but for one tile
        kinds = Counter(kind(tile) for tile in left.elements())
        pairs = [tile for tile, n in kinds.items() if n > 1][:6]
        single = [tile for tile in kinds if kinds[tile] > 0 and tile not in pairs][:1]
        chosen = [*pairs, *pairs, *single]
    if len(chosen) != count:
        return []
    taken = []
    for one in chosen:
        tile = one if left[one] > 0 else red_five(one)
        left[tile] -= 1
        taken.append(tile)
    return taken


def last_tiles(kinds: Counter[int], count: int, source: Random) -> list[int]:
    """What stands beside the sets: a single tile, or two pairs if a set is missing.

    Honours first: they touch no set, so that a later kong changes no wait.
    """
    there = sorted((tile for tile in kinds if kinds[tile] > 0), key=lambda tile: (tile < 27, tile))
    if count == 1:
        return there[:1] if source.random() < 0.5 else source.sample(there, min(1, len(there)))
    pairs = [tile for tile in there if kinds[tile] > 1]
    return [*pairs[:2], *pairs[:2]] if count == 4 and len(pairs) > 1 else []


def red_five(five: int) -> int:
    return RED_FIVE + five // 9
