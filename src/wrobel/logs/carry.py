"""What each format can carry of our events, as data; what a conversion loses follows from it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from msgspec import Struct, structs

from wrobel.logs.claims import claim_of
from wrobel.logs.doras import replaced
from wrobel.logs.events import (
    Abort,
    AnyEvent,
    Dora,
    Event,
    Exhausted,
    Final,
    Hand,
    Match,
    Settled,
    Win,
    changed,
    kind_of,
)
from wrobel.logs.game import GameLog
from wrobel.rules.rulesets import load

SHARED_OPTIONS = ("length", "red_fives", "open_tanyao")


def only_facts(match: Match) -> Match:
    """The length and the red fives are known to mjai, not the rules."""
    known = {key: match.options[key] for key in SHARED_OPTIONS[:2] if key in match.options}
    return structs.replace(match, rules=None, options=known, layout=None)


def as_tenhou(match: Match) -> Match:
    """A Tenhou log is about Tenhou's rules with one of its lengths."""
    return _with_shared(match, "tenhou")


def by_name(match: Match) -> Match:
    """tenhou6 can name the rules; of the options it knows three."""
    return _with_shared(match, match.rules)


def _with_shared(match: Match, rules: str | None) -> Match:
    known = {key: match.options[key] for key in SHARED_OPTIONS if key in match.options}
    options = dict(load(rules, known)) if rules else known
    return structs.replace(match, rules=rules, options=options, layout=None)


@dataclass(frozen=True, slots=True)
class Carrier:
    """What a format does to a header, the fields it drops, and what else it changes.

    ``order`` puts the events into the order in which they are read again.
    """

    header: Callable[[Match], Match]
    lost: Mapping[type[Event], tuple[str, ...]]
    lost_claims: tuple[str, ...]
    otherwise: Callable[[AnyEvent], AnyEvent] | None = None
    order: Callable[[Iterable[AnyEvent]], list[AnyEvent]] = list


Lost = dict[type[Event], tuple[str, ...]]
WIN: Lost = {Win: ("request", "score")}
SECRETS: Lost = {Settled: ("salt", "wall")}
# Only the next hand says what the last one led to.
NEXT = ("honba", "deposits", "dealer_stays")


def _mjai(event: AnyEvent) -> AnyEvent:
    """Equal patterns are added up, so they stand together."""
    if not isinstance(event, Win) or not event.claimed or not event.claimed.fans:
        return event
    ids = [id for id, _ in event.claimed.fans]
    together = sorted(event.claimed.fans, key=lambda fan: ids.index(fan[0]))
    return structs.replace(event, claimed=structs.replace(event.claimed, fans=together))


def _tenhou6(event: AnyEvent) -> AnyEvent:
    """No fu beside a limit, nobody's tenpai beside nagashi."""
    if isinstance(event, Exhausted) and event.nagashi:
        return structs.replace(event, tenpai=None)
    if isinstance(event, Win) and event.claimed and event.claimed.limit:
        return structs.replace(event, claimed=structs.replace(event.claimed, fu=None))
    return event


CARRIERS: Mapping[str, Carrier] = {
    "mjai": Carrier(
        only_facts,
        {
            Hand: ("dice", "commitment"),
            Final: ("places", "final", "table_points"),
            **WIN,
            **SECRETS,
        },
        ("dora", "limit", "total"),
        _mjai,
    ),
    "mjlog": Carrier(
        as_tenhou,
        {Hand: ("commitment",), Final: ("places", "table_points"), **WIN, **SECRETS},
        ("total",),
    ),
    "tenhou6": Carrier(
        by_name,
        {
            Hand: ("dice", "commitment"),
            Exhausted: ("hands",),
            Abort: ("hands",),
            Final: ("places", "table_points"),
            **WIN,
            **SECRETS,
        },
        ("tile", "hand", "dora", "total"),
        _tenhou6,
        replaced,
    ),
}


def carried(game: GameLog, format: str) -> list[AnyEvent]:
    """The events as they come back from a format that a match was written in."""
    carrier = CARRIERS[format]
    return carrier.order(after for _, after in _pairs(game, carrier))


def _pairs(game: GameLog, carrier: Carrier) -> Iterator[tuple[AnyEvent, AnyEvent]]:
    """Each event before and after; a win of ours already in the words of other programs."""
    hand: Hand | None = None
    ends = [place for place, event in enumerate(game.events) if isinstance(event, Settled)]
    for place, event in enumerate(game.events):
        before = event
        if isinstance(event, Hand):
            hand = event
        elif isinstance(event, Win) and hand is not None:
            before = structs.replace(event, claimed=claim_of(event, hand))
        yield before, _after(before, carrier, bool(ends) and place == ends[-1])


def _after(event: AnyEvent, carrier: Carrier, last: bool) -> AnyEvent:
    if isinstance(event, Match):
        return carrier.header(event)
    lost = carrier.lost.get(type(event), ()) + (NEXT if last else ())
    after = changed(event, **dict.fromkeys(lost)) if lost else event
    if isinstance(after, Win) and after.claimed:
        claimed = structs.replace(after.claimed, **dict.fromkeys(carrier.lost_claims))
        after = structs.replace(after, claimed=claimed)
    return carrier.otherwise(after) if carrier.otherwise else after


def losses(game: GameLog, format: str) -> dict[str, int]:
    """What a format cannot carry of a match: fields of events, and how often they are lost."""
    carrier = CARRIERS[format]
    counted: Counter[str] = Counter()
    pairs = list(_pairs(game, carrier))
    for before, after in pairs:
        kind = kind_of(before)
        counted.update(f"{kind}.{field}" for field in differences(before, after))
        if isinstance(before, Win) and isinstance(after, Win):
            counted.update(
                f"{kind}.{field}" for field in differences(before.claimed, after.claimed)
            )
    kept = [after for _, after in pairs]
    moved = _before_doras(kept) - _before_doras(carrier.order(kept))
    if moved:
        counted["dora.order"] = moved.total()
    return dict(sorted(counted.items()))


def differences(before: Struct | None, after: Struct | None) -> list[str]:
    """The fields that said something and now say something else; claims count by themselves."""
    if before is None or after is None:
        return []
    return [
        field
        for field in before.__struct_fields__
        if field != "claimed"
        and getattr(before, field) is not None
        and getattr(before, field) != getattr(after, field)
    ]


def _before_doras(events: list[AnyEvent]) -> Counter[tuple[str, int]]:
    """After which event each indicator is turned."""
    return Counter(
        (event.tile, place) for place, event in enumerate(events) if isinstance(event, Dora)
    )
