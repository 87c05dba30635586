"""MCR hands as Botzone would have them: one hand a game, players numbered by their winds."""

from collections.abc import Iterator

from msgspec import structs

from wrobel.errors import LogError
from wrobel.logs.botzone.table import LAYOUT, OPTIONS, RULES, hand_number
from wrobel.logs.events import (
    VERSION,
    AnyEvent,
    Bonus,
    Claim,
    Discard,
    Draw,
    Exhausted,
    Hand,
    Match,
    Settled,
    Win,
    changed,
)
from wrobel.logs.foreign_tiles import names_of, text_of
from wrobel.logs.hand_parts import Part
from wrobel.logs.win_claims import claim_of
from wrobel.rules.rulesets import load
from wrobel.tiles import WINDS

Pair = tuple[AnyEvent, AnyEvent | None]
FLOWERS = "fg"


def header() -> Match:
    """The header of every Botzone game."""
    return Match(VERSION, RULES, dict(load(RULES, OPTIONS)), LAYOUT, [""] * 4)


def pairs_of(part: Part) -> list[Pair]:
    """Each event of a hand, and what Botzone keeps of it: nothing, or less."""
    seats = [WINDS.index(wind) for wind in part.hand.winds]
    if len(set(seats)) < 4:
        raise LogError("same_wind", part.hand.name)
    events = [_renumbered(event, seats) for event in part.events]
    opening = 0
    while opening < len(events) and isinstance(events[opening], Draw | Bonus):
        opening += 1
    by_seat = [seats.index(seat) for seat in range(4)]
    hands = [part.hand.hands[player] for player in by_seat]
    opened = list(_opened(hands, events[:opening]))
    dealt = Hand(
        name=f"{part.hand.round}1.0",
        round=part.hand.round,
        number=hand_number(WINDS.index(part.hand.round)),
        dealer=0,
        winds=list(WINDS),
        honba=0,
        deposits=0,
        scores=[0, 0, 0, 0],
        dice=None,
        commitment=None,
        hands=hands,
        dora=[],
        left=None,
    )
    pairs: list[Pair] = [(part.hand, dealt), *opened]
    drawn = next((e.tile for _, e in reversed(opened) if isinstance(e, Draw)), None)
    drew = any(isinstance(event, Draw) for _, event in opened)
    for event in events[opening:]:
        match event:
            case Draw(_, tile):
                drawn, drew = tile, True
            case Claim():
                drew = False
            case _:
                pass
        pairs.append((_with_claim(event, part), _kept(event, drawn, drew)))
        if isinstance(event, Discard):
            drew = False
    if part.settled is not None:
        pairs.append((part.settled, _settled(events)))
    return pairs


def _settled(events: list[AnyEvent]) -> Settled | None:
    """Nothing is said of payments; a hand that only a ruling ended has no end."""
    match events[-1:]:
        case [Exhausted()]:
            return Settled([0, 0, 0, 0], [0, 0, 0, 0], None, None, None, None, None)
        case [Win()]:
            return Settled(None, None, None, None, None, None, None)
        case _:
            return None


def _renumbered(event: AnyEvent, seats: list[int]) -> AnyEvent:
    places = {
        field: seats[getattr(event, field)]
        for field in ("player", "from_player")
        if getattr(event, field, None) is not None
    }
    return changed(event, **places) if places else event


def _with_claim(event: AnyEvent, part: Part) -> AnyEvent:
    if isinstance(event, Win):
        return structs.replace(event, claimed=claim_of(event, part.hand))
    return event


def _kept(event: AnyEvent, drawn: str | None, drew: bool) -> AnyEvent:
    match event:
        case Draw():
            return structs.replace(event, left=None)
        case Discard(_, tile):
            unknown = drew and drawn in {tile, None}
            return structs.replace(event, drawn=None if unknown else False, riichi=False)
        case Win(player, giver):
            return Win(player, giver, None, None)
        case Exhausted():
            return Exhausted()
        case _:
            return event


def _opened(hands: list[str | None], events: list[AnyEvent]) -> Iterator[Pair]:
    """The opening: flowers are replaced before Botzone deals, so the hands change in place.

    What the dealer took last is the first draw.
    """
    held = [None if hand is None else names_of(hand) for hand in hands]
    last: Draw | None = None
    for event in events:
        if isinstance(event, Draw):
            if event.player == 0 and (event.tile is None or event.tile[1] not in FLOWERS):
                last = event
            hand = held[event.player]
            if hand is not None and event.tile is not None:
                hand.append(event.tile)
    for event in sorted(events, key=lambda event: getattr(event, "player", 0)):
        if isinstance(event, Bonus):
            hand = held[event.player]
            if hand is not None and event.tile in hand:
                hand.remove(event.tile)
            yield event, event
        elif event is not last:
            yield event, None
    first = held[0]
    if first is not None and last is not None and last.tile is not None:
        first.remove(last.tile)
    for player, hand in enumerate(held):
        if hand is not None and any(tile[1] in FLOWERS for tile in hand):
            raise LogError("flower_hidden")
        hands[player] = None if hand is None else text_of(hand)
    if last is not None:
        yield last, Draw(0, last.tile, None)
