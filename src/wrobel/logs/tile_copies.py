"""Which of its four copies a tile is, for formats that tell them apart."""

from wrobel.errors import LogError
from wrobel.logs.events import AddedKong, Claim, ClosedKong, Hand
from wrobel.logs.foreign_tiles import FROM_ID, names_of, text_of
from wrobel.logs.hand_parts import check_meld, giver_of
from wrobel.logs.mjlog.melds import Meld, write_meld
from wrobel.tiles import BY_NAME, tenhou_ids


class Copies:
    """The tiles of one hand of a match as ids 0 to 135.

    Every tile gets the first free id of its kind when it is first seen: the hands in order of the
    players, the indicator, then tile by tile. So the same events always get the same ids.
    """

    def __init__(self, hand: Hand, red_fives: bool) -> None:
        self.place = hand.name
        self.names = FROM_ID[red_fives]
        self._names = frozenset(self.names)
        self._red_fives = red_fives
        self._free: dict[str, list[int]] = {}
        self.hands = [None if text is None else self.take_all(text) for text in hand.hands]
        self.dora = [self.take(tile) for tile in hand.dora]
        self._ura: list[int] = []
        self.drawn: list[int | None] = [None] * 4
        self.melds: list[list[int]] = [[], [], [], []]
        self.last: int | None = None  # the tile on offer
        self._pungs: dict[int, tuple[int, Meld]] = {}

    def take(self, tile: str) -> int:
        """The next copy of a tile."""
        if tile not in self._names:
            raise LogError("no_such_tile", self.place, tile=tile)
        if tile not in self._free:
            self._free[tile] = list(tenhou_ids(BY_NAME[tile], self._red_fives))
        if not self._free[tile]:
            raise LogError("copies_written", self.place, tile=tile)
        return self._free[tile].pop(0)

    def take_all(self, text: str) -> list[int]:
        return [self.take(tile) for tile in names_of(text)]

    def under(self, tiles: list[str]) -> list[int]:
        """The indicators under the others; several winners see the same ones."""
        self._ura += [self.take(tile) for tile in tiles[len(self._ura) :]]
        return self._ura[: len(tiles)]

    def draw(self, player: int, tile: str | None) -> int | None:
        self._keep(player)
        self.drawn[player] = None if tile is None else self.take(tile)
        return self.drawn[player]

    def _keep(self, player: int) -> None:
        """The drawn tile goes into the hand."""
        drawn, held = self.drawn[player], self.hands[player]
        if drawn is not None and held is not None:
            held.append(drawn)
        self.drawn[player] = None

    def discard(self, player: int, tile: str, drawn: bool | None) -> int:
        mine, held = self.drawn[player], self.hands[player]
        fits = mine is not None and self.names[mine] == tile
        others = held is None or any(self.names[id] == tile for id in held)
        if mine is not None and fits and (drawn or not others):
            self.drawn[player] = None
            self.last = mine
        else:
            self.last = self._give(player, tile)
            self._keep(player)
        return self.last

    def _give(self, player: int, tile: str) -> int:
        """A tile out of the hand; out of a hidden one, any."""
        held = self.hands[player]
        if held is None:
            return self.take(tile)
        for id in sorted(held):
            if self.names[id] == tile:
                held.remove(id)
                return id
        raise LogError("tile_not_held", self.place, player=player, tile=tile)

    def claim(self, kind: str, event: Claim) -> int:
        """A claimed set as a number."""
        check_meld(kind, [event.tile, *names_of(event.own)], self.place)
        own = tuple(self._give(event.player, tile) for tile in names_of(event.own))
        if self.last is None or self.names[self.last] != event.tile:
            raise LogError("claimed_nothing", self.place, tile=event.tile)
        meld = Meld(kind, giver_of(event, self.place), self.last, own)
        if kind == "pung":
            self._pungs[self.last // 4] = (self.last, meld)
        return self._lay(event.player, write_meld(meld))

    def closed_kong(self, event: ClosedKong) -> int:
        if event.tiles is None:
            raise LogError("kong_hidden", self.place)
        check_meld("kong", names_of(event.tiles), self.place)
        self._keep(event.player)
        ids = sorted(self._give(event.player, tile) for tile in names_of(event.tiles))
        return self._lay(event.player, write_meld(Meld("closed_kong", 0, ids[0], tuple(ids[1:]))))

    def added_kong(self, event: AddedKong) -> int:
        self._keep(event.player)
        added = self.last = self._give(event.player, event.tile)
        if added // 4 not in self._pungs:
            raise LogError("added_to_nothing", self.place, tile=event.tile)
        claimed, pung = self._pungs[added // 4]
        old = write_meld(pung)
        melds = self.melds[event.player]
        if old in melds:
            melds.remove(old)
        three = (claimed, *pung.own)
        return self._lay(
            event.player, write_meld(Meld("added_kong", pung.giver, added, three), claimed)
        )

    def _lay(self, player: int, bits: int) -> int:
        self.melds[player].append(bits)
        return bits

    def concealed(self, player: int, *more: int | None, said: str | None = None) -> list[int]:
        """The hand of a player and some more tiles; what is ``said`` of a hand must be so."""
        held = self.hands[player]
        if held is None:
            held = self.take_all(said) if said is not None else []
            return sorted([*held, *(id for id in more if id is not None)])
        if said is not None and text_of(self.names[id] for id in held) != said:
            raise LogError("tile_not_held", self.place, player=player, tile=said)
        return sorted([*held, *(id for id in more if id is not None)])

    def shown(self, player: int, said: str | None) -> list[int]:
        """A hand that is shown at a draw, the drawn tile in it."""
        self._keep(player)
        return self.concealed(player, said=said)
