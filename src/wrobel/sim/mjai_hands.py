"""Hands that could have led to what one player saw: the tiles nobody showed are filled in.

A seat that speaks mjai knows its own tiles and what others discard and expose. To ask our table
what it may do, the whole hand is played again with a wall in which every known tile stands where
it was drawn. The unknown ones are arbitrary, except that who declared riichi must be waiting. The
bot never sees them: it is asked with the view of its seat, in which they are blank.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import HandError
from wrobel.tiles import BY_MJAI_NAME, kind

Fields = dict[str, Any]
HIDDEN = "?"


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
        raise HandError("contradiction", "a player shows more tiles than there were")

    def show(self, slot: Slot, tile: int) -> None:
        if slot.tile not in (None, tile):
            raise HandError("contradiction", "a tile drawn is not the tile discarded")
        slot.tile = tile
        self.held.remove(slot)


@dataclass(slots=True)
class Unfolding:
    """All that was dealt and drawn in a hand so far."""

    players: list[Hidden]
    draws: list[tuple[Slot, bool]] = field(default_factory=list)
    indicators: list[int] = field(default_factory=list)


def unfold(events: list[Fields]) -> Unfolding:
    """Follow the events of a hand from ``start_kyoku`` on."""
    start = events[0]
    players = []
    for hand in start["tehais"]:
        slots = [Slot(None if name == HIDDEN else BY_MJAI_NAME[name]) for name in hand]
        players.append(Hidden(slots, list(slots)))
    found = Unfolding(players, indicators=[BY_MJAI_NAME[start["dora_marker"]]])
    tail = declaring = False
    for event in events[1:]:
        type = event["type"]
        if type == "dora":
            found.indicators.append(BY_MJAI_NAME[event["dora_marker"]])
        if "actor" not in event or type in ("reach_accepted", "hora", "ryukyoku"):
            continue
        player = players[event["actor"]]
        if type == "tsumo":
            slot = Slot(None if event["pai"] == HIDDEN else BY_MJAI_NAME[event["pai"]])
            found.draws.append((slot, tail))
            player.draw(slot)
            tail = False
        elif type == "reach":
            declaring = True
        elif type == "dahai":
            player.discard(BY_MJAI_NAME[event["pai"]], bool(event.get("tsumogiri")))
            player.riichi = player.riichi or declaring
            declaring = False
        elif type == "kakan":
            player.use(BY_MJAI_NAME[event["pai"]])
            tail = True
        elif type in ("chi", "pon", "daiminkan", "ankan"):
            use_all(player, [BY_MJAI_NAME[name] for name in event["consumed"]])
            tail = type in ("daiminkan", "ankan")
    return found


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
        raise HandError("fifth_copy", "more copies of a tile are seen than there are")
    kongs = {kind(slot.tile) for slot in slots if slot.tile is not None}
    for player in found.players:
        if player.riichi:
            held = [slot for slot in player.held if slot is not player.drawn]
            unknown = [slot for slot in held if slot.tile is None]
            if unknown:
                for slot, tile in zip(unknown, waiting(left, len(unknown), kongs), strict=True):
                    slot.tile = tile
                    left[tile] -= 1
    rest = iter(sorted(left.elements()))
    for slot in slots:
        if slot.tile is None:
            slot.tile = next(rest)


def waiting(left: Counter[int], count: int, busy: set[int]) -> list[int]:
    """So many tiles that wait for the pair of a single one, out of those left."""
    plain = Counter({tile: n for tile, n in left.items() if tile < 34 and n > 0})
    chosen: list[int] = []
    for _ in range((count - 1) // 3):
        group = next(groups(plain), None)
        if group is None:
            raise HandError("contradiction", "no hand in riichi fits the tiles left")
        chosen += group
        plain.subtract(group)
    # Far from tiles that were shown if possible, so that a later kong changes no wait.
    singles = sorted(plain.elements(), key=lambda tile: (tile < 27, tile in busy, tile))
    for tile in singles:
        if chosen.count(tile) < 3:
            return [*chosen, tile]
    raise HandError("contradiction", "no hand in riichi fits the tiles left")


def groups(plain: Counter[int]) -> Any:
    """Sets that can be made, chows first."""
    for low in range(27):
        if low % 9 < 7 and all(plain[low + i] > 0 for i in range(3)):
            yield [low, low + 1, low + 2]
    for tile in range(34):
        if plain[tile] > 2:
            yield [tile] * 3
