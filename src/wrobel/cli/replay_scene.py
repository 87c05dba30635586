"""A table as a log tells it, event by event; it believes the log, right or wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from wrobel.errors import TextError
from wrobel.logs import events as e
from wrobel.notation import read_tiles
from wrobel.tiles import BY_NAME, RED_FIVE, kind

HIDDEN = -1
STICK = 1000


@dataclass(slots=True)
class Seat:
    """What lies before one player; a hidden tile is ``HIDDEN``."""

    wind: str = ""
    score: int | None = None
    hand: list[int] = field(default_factory=list)
    melds: list[list[int]] = field(default_factory=list)
    river: list[tuple[int, bool]] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    riichi: bool = False
    dead: bool = False

    def lose(self, tile: int) -> None:
        """Take a tile out of the hand, a hidden one where it is not seen."""
        for candidate in (tile, HIDDEN):
            if candidate in self.hand:
                self.hand.remove(candidate)
                return


@dataclass(slots=True)
class Scene:
    """The table after some event of a hand."""

    name: str = ""
    left: int | None = None
    honba: int = 0
    deposits: int = 0
    dora: list[str] = field(default_factory=list)
    turn: int | None = None
    drawn: int | None = None
    seats: list[Seat] = field(default_factory=lambda: [Seat(), Seat(), Seat(), Seat()])


def scene_at(events: Sequence[e.AnyEvent], place: int) -> Scene:
    """The table after the event at this place."""
    start = place
    while start > 0 and not isinstance(events[start], e.Hand):
        start -= 1
    scene = Scene()
    for event in events[start : place + 1]:
        show(scene, event)
    return scene


def dealt(text: str | None) -> list[int]:
    return [HIDDEN] * 13 if text is None else read_tiles(text)


def show(scene: Scene, event: e.AnyEvent) -> None:
    """Let one event happen."""
    player = getattr(event, "player", None)
    seat = scene.seats[player] if player is not None else Seat()
    match event:
        case e.Hand():
            deal(scene, event)
        case e.Draw():
            scene.drawn = HIDDEN if event.tile is None else BY_NAME[event.tile]
            scene.turn, scene.left = player, event.left
            seat.hand.append(scene.drawn)
        case e.Bonus():
            seat.lose(BY_NAME[event.tile])
            seat.bonus.append(BY_NAME[event.tile])
        case e.Discard():
            seat.lose(BY_NAME[event.tile])
            seat.river.append((BY_NAME[event.tile], event.riichi))
            seat.hand.sort()
            scene.turn, scene.drawn = player, None
        case e.Riichi():
            seat.riichi = True
            scene.deposits += 1
            if seat.score is not None:
                seat.score -= STICK
        case e.Claim():
            claim(scene, seat, event)
        case e.ClosedKong():
            tiles = [HIDDEN] * 4 if event.tiles is None else read_tiles(event.tiles)
            for tile in tiles:
                seat.lose(tile)
            seat.melds.append(tiles)
        case e.AddedKong():
            add(seat, BY_NAME[event.tile])
        case e.Dora():
            scene.dora.append(event.tile)
        case e.Ruling():
            seat.dead = seat.dead or event.ruling in ("dead_hand", "false_win", "withdrawn_win")
            for one, points in zip(scene.seats, event.payments or (0, 0, 0, 0), strict=True):
                one.score = None if one.score is None else one.score + points
        case e.Settled() if event.scores is not None:
            for one, score in zip(scene.seats, event.scores, strict=True):
                one.score = score


def deal(scene: Scene, event: e.Hand) -> None:
    scene.name, scene.left = event.name, event.left
    scene.honba, scene.deposits = event.honba, event.deposits
    scene.dora = list(event.dora)
    scene.turn = event.dealer
    for player, seat in enumerate(scene.seats):
        seat.wind = event.winds[player]
        seat.score = event.scores[player] if event.scores else None
        seat.hand = dealt(event.hands[player])


def claim(scene: Scene, seat: Seat, event: e.Claim) -> None:
    tiles = read_tiles(event.own)
    for tile in tiles:
        seat.lose(tile)
    seat.melds.append([BY_NAME[event.tile], *tiles])
    river = scene.seats[event.from_player].river
    if river:
        river.pop()
    scene.turn, scene.drawn = event.player, None


def add(seat: Seat, tile: int) -> None:
    """A fourth tile joins its pung."""
    seat.lose(tile)
    for meld in seat.melds:
        if len(meld) == 3 and all(kind(one) == kind(tile) for one in meld):
            meld.append(tile)
            return
    seat.melds.append([tile])


def stops(events: Sequence[e.AnyEvent]) -> list[int]:
    """The events at which one can stand: all from the first deal on."""
    first = next((i for i, one in enumerate(events) if isinstance(one, e.Hand)), len(events))
    return list(range(first, len(events)))


def hands(events: Sequence[e.AnyEvent]) -> Iterator[tuple[int, str]]:
    """Where each hand begins, and its name."""
    for place, event in enumerate(events):
        if isinstance(event, e.Hand):
            yield place, event.name


def found_place(events: Sequence[e.AnyEvent], text: str) -> int:
    """The event meant by ``E2.0`` or ``E2.0:37``, counted from the deal, which is 0.

    >>> found_place([], "E1.0")
    Traceback (most recent call last):
    ...
    wrobel.errors.TextError: E1.0
    """
    name, _, number = text.strip().partition(":")
    for place, hand in hands(events):
        if hand.lower() == name.lower() and (not number or number.isdecimal()):
            end = next((p for p, _ in hands(events) if p > place), len(events))
            wanted = place + int(number or 0)
            if wanted < end:
                return wanted
    raise TextError("bad_field", text)


def beginning(events: Sequence[e.AnyEvent], place: int) -> int:
    """Where the hand of an event begins."""
    return max((start for start, _ in hands(events) if start <= place), default=0)


def sorted_hand(tiles: Sequence[int]) -> list[int]:
    """Tiles in the usual order: a red five beside the others."""
    return sorted(
        tiles, key=lambda tile: (tile < 0, kind(tile) if tile >= 0 else 0, tile < RED_FIVE)
    )
