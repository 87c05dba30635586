"""The facts of a hand, public and private, folded from its events and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .table_shapes import Forms, forms_of, waits
from .table_tiles import WINDS, bonus, kind, read, without

Event = dict[str, Any]

CLAIMS = ("chow", "pung", "kong")
KONGS = ("kong", "closed_kong", "added_kong")


@dataclass
class Meld:
    """A declared set; ``giver`` is the player who discarded ``claimed``."""

    kind: str
    tiles: list[str]
    giver: int | None = None
    claimed: str | None = None
    concealed: bool = False
    added: bool = False

    @property
    def first(self) -> str:
        """The lowest kind."""
        return min(kind(tile) for tile in self.tiles)

    @property
    def triplet(self) -> bool:
        """A pung or a kong."""
        return self.kind != "chow"


@dataclass
class Discard:
    """One discard and what became of it; ``index`` is that of its event in the hand."""

    tile: str
    index: int
    claimed_by: int | None = None


@dataclass
class Seat:
    """What one player holds and has done."""

    concealed: list[str] = field(default_factory=list)
    drawn: str | None = None  # among the concealed; only while it is the player's turn
    melds: list[Meld] = field(default_factory=list)
    discards: list[Discard] = field(default_factory=list)
    bonus: list[str] = field(default_factory=list)
    riichi: int | None = None  # index of the discard that declared it
    stick: bool = False

    @property
    def held(self) -> list[str]:
        """The concealed tiles but for the one just drawn."""
        return without(self.concealed, self.drawn) if self.drawn else list(self.concealed)

    @property
    def closed(self) -> bool:
        """No claimed set; closed kongs do not open the hand (R2.17, R9.3)."""
        return all(meld.concealed for meld in self.melds)


@dataclass
class Offer:
    """A tile that others could win on, and the hands (kinds, melds) they had at that moment."""

    index: int
    tile: str
    giver: int
    how: str  # discard, added, closed
    hands: list[tuple[tuple[str, ...], int]]


@dataclass
class Facts:
    """Everything that follows from the events of a match up to now, as to the current hand."""

    rules: str
    options: dict[str, Any]
    events: list[Event] = field(default_factory=list)  # of the whole match
    log: list[Event] = field(default_factory=list)  # of this hand, "hand" first
    hand: Event = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    dora: list[str] = field(default_factory=list)
    left: int = 0
    reserve: int = 0  # Hong Kong 1.5: tiles of the dead wall
    scores: list[int] = field(default_factory=list)
    deposits: int = 0
    offers: list[Offer] = field(default_factory=list)
    opening: bool = True  # nobody has done anything yet but draw and expose bonus tiles
    repeats: int = 0  # how often this dealer has dealt again

    @property
    def family(self) -> str:
        """riichi, mcr or hongkong."""
        return {"m": "mcr", "h": "hongkong"}.get(
            self.rules[0] if self.rules[:3] in ("mcr", "hk-") else "", "riichi"
        )

    @property
    def forms(self) -> Forms:
        """The winning forms of these rules."""
        return forms_of(self.rules, self.options)

    @property
    def last(self) -> Event:
        """The last event."""
        return self.events[-1]

    @property
    def order(self) -> list[int]:
        """The players in the order of play, the dealer first."""
        return [self.hand["winds"].index(wind) for wind in WINDS]

    def wind(self, player: int) -> str:
        """The seat wind of a player in this hand."""
        return str(self.hand["winds"][player])

    def after(self, player: int) -> list[int]:
        """The other three in turn order after a player."""
        at = self.order.index(player)
        return [self.order[(at + i) % 4] for i in (1, 2, 3)]

    def waits(self, player: int) -> frozenset[str]:
        """What completes the player's 13 tiles."""
        seat = self.seats[player]
        return waits(kinds_of(seat.held), len(seat.melds), self.forms)

    @property
    def replacements_left(self) -> int:
        """Tiles a kong or a bonus tile can be replaced from (Hong Kong 1.5: a dead wall's own)."""
        if self.options.get("dead_wall", "none") == "none":
            return self.left
        return self.reserve

    @property
    def kongs(self) -> list[tuple[int, Meld]]:
        """All kongs with their owners."""
        return [
            (player, meld)
            for player, seat in enumerate(self.seats)
            for meld in seat.melds
            if meld.kind == "kong"
        ]

    @property
    def offer(self) -> Offer | None:
        """The tile on offer, if the last thing that happened put one there."""
        if self.offers and self.offers[-1].index == len(self.log) - 1:
            return self.offers[-1]
        return None

    def interruptions(self) -> list[int]:
        """Where the go-around was interrupted by a set (R2.4); not by a kong still on offer."""
        closed = self.options.get("closed_kong_interrupts", True)
        return [at for at in self.sets_made() if closed or self.log[at]["type"] != "closed_kong"]

    def sets_made(self) -> list[int]:
        """Where a set was claimed or a kong made; not a kong still on offer."""
        now = self.offer.index if self.offer else None
        return [
            index
            for index, event in enumerate(self.log)
            if event["type"] in (*CLAIMS, *KONGS) and index != now
        ]

    def last_index(self, player: int, *types: str) -> int:
        """Where the player's last event of such a type stands in the hand, -1 for nowhere."""
        found = [
            index
            for index, event in enumerate(self.log)
            if event["type"] in types and event.get("player") == player
        ]
        return found[-1] if found else -1


def kinds_of(tiles: Sequence[str]) -> tuple[str, ...]:
    """The kinds of some tiles, sorted."""
    return tuple(sorted(kind(tile) for tile in tiles))


def facts_of(events: Sequence[Event]) -> Facts:
    """Fold the events of a match; of the hands but the last only the deals matter."""
    head = events[0]
    facts = Facts(rules=head["rules"], options=dict(head["options"]))
    deals = [index for index, event in enumerate(events) if event["type"] == "hand"]
    for index in deals[:-1]:
        _deal(facts, events[index])
    start = deals[-1] if deals else 0
    facts.events = list(events[:start])
    for event in events[start:]:
        fold(facts, event)
    return facts


def fold(facts: Facts, event: Event) -> None:
    """One more event."""
    facts.events.append(event)
    if event["type"] == "hand":
        _deal(facts, event)
    facts.log.append(event)
    name = event["type"]
    if name == "draw":
        _draw(facts, event)
    elif name == "bonus":
        seat = facts.seats[event["player"]]
        seat.concealed.remove(event["tile"])
        seat.bonus.append(event["tile"])
        seat.drawn = None
    elif name == "discard":
        _discard(facts, event)
    elif name == "riichi":
        facts.seats[event["player"]].stick = True
        facts.scores[event["player"]] -= 1000
        facts.deposits += 1
    elif name in CLAIMS:
        _claim(facts, event)
    elif name == "closed_kong":
        _closed_kong(facts, event)
    elif name == "added_kong":
        _added_kong(facts, event)
    elif name == "dora":
        facts.dora.append(event["tile"])
    elif name == "settled":
        facts.scores = list(event["scores"])
    if name not in ("match", "hand", "draw", "bonus"):
        facts.opening = False


def _deal(facts: Facts, event: Event) -> None:
    again = bool(facts.hand) and (facts.hand["round"], facts.hand["dealer"]) == (
        event["round"],
        event["dealer"],
    )
    facts.repeats = facts.repeats + 1 if again else 0
    facts.hand = event
    facts.log = []
    facts.seats = [Seat(concealed=read(text)) for text in event["hands"]]
    facts.dora = list(event["dora"])
    facts.left = event["left"]
    facts.reserve = 14 if facts.options.get("dead_wall", "none") != "none" else 0
    facts.scores = list(event["scores"])
    facts.deposits = event["deposits"]
    facts.offers = []
    facts.opening = True


def _draw(facts: Facts, event: Event) -> None:
    seat = facts.seats[event["player"]]
    seat.concealed.append(event["tile"])
    if not facts.opening or event["player"] == facts.hand["dealer"]:
        seat.drawn = event["tile"]
    # Hong Kong 1.5: a fixed dead wall shrinks, a replenished one takes the last live tile
    if (
        event.get("tail")
        and facts.reserve
        and (facts.options["dead_wall"] == "fixed" or facts.left == 0)
    ):
        facts.reserve -= 1
    facts.left = event["left"]


def _offer(facts: Facts, giver: int, tile: str, how: str) -> None:
    hands = [(kinds_of(seat.held), len(seat.melds)) for seat in facts.seats]
    facts.offers.append(Offer(len(facts.log) - 1, tile, giver, how, hands))


def _discard(facts: Facts, event: Event) -> None:
    player = event["player"]
    seat = facts.seats[player]
    if event["drawn"] and seat.drawn != event["tile"]:
        raise ValueError(f"{event['tile']} was not drawn")
    if not event["drawn"] and event["tile"] not in seat.held:
        raise ValueError(f"{event['tile']} was not held")
    seat.concealed.remove(event["tile"])
    seat.drawn = None
    seat.discards.append(Discard(event["tile"], len(facts.log) - 1))
    if event.get("riichi"):
        seat.riichi = len(facts.log) - 1
    if not bonus(event["tile"]):  # MCR 4.1: nobody can claim a discarded flower
        _offer(facts, player, event["tile"], "discard")


def _claim(facts: Facts, event: Event) -> None:
    seat = facts.seats[event["player"]]
    own = read(event["own"])
    seat.concealed = without(seat.concealed, *own)
    seat.melds.append(Meld(event["type"], [*own, event["tile"]], event["from"], event["tile"]))
    facts.seats[event["from"]].discards[-1].claimed_by = event["player"]


def _closed_kong(facts: Facts, event: Event) -> None:
    seat = facts.seats[event["player"]]
    tiles = read(event["tiles"])
    seat.concealed = without(seat.concealed, *tiles)
    seat.drawn = None
    _offer(facts, event["player"], tiles[-1], "closed")
    seat.melds.append(Meld("kong", tiles, concealed=True))


def _added_kong(facts: Facts, event: Event) -> None:
    seat = facts.seats[event["player"]]
    seat.concealed.remove(event["tile"])
    seat.drawn = None
    _offer(facts, event["player"], event["tile"], "added")
    for meld in seat.melds:
        if meld.kind == "pung" and meld.first == kind(event["tile"]):
            meld.kind, meld.added = "kong", True
            meld.tiles.append(event["tile"])
            return
    raise ValueError("no pung to add to")
