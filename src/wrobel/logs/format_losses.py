"""What each format can carry of our events, as data; what a conversion loses follows from it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct, structs

from wrobel.logs.events import (
    Abort,
    AnyEvent,
    Claim,
    Claimed,
    Dora,
    Event,
    Exhausted,
    Final,
    Hand,
    Match,
    Settled,
    Win,
    changed,
    type_of,
)
from wrobel.logs.game import GameLog, are_rounded
from wrobel.logs.hand_parts import FAULTS
from wrobel.logs.kong_indicators import ENDINGS, replaced
from wrobel.logs.win_claims import claim_of
from wrobel.rules.options import Value
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
    order: Callable[[Sequence[AnyEvent]], list[AnyEvent]] = list


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


def _mjlog(event: AnyEvent) -> AnyEvent:
    """Two dice or none."""
    if isinstance(event, Hand):
        return structs.replace(event, dice=(event.dice or [])[:2] or None)
    return event


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
            Final: ("places", "final", "table_points", "deductions"),
            **WIN,
            **SECRETS,
        },
        ("dora", "limit", "total"),
        _mjai,
    ),
    "mjlog": Carrier(
        as_tenhou,
        {Hand: ("commitment",), Final: ("places", "table_points", "deductions"), **WIN, **SECRETS},
        ("total",),
        _mjlog,
    ),
    "tenhou6": Carrier(
        by_name,
        {
            Hand: ("dice", "commitment"),
            Exhausted: ("hands",),
            Abort: ("hands",),
            Final: ("places", "table_points", "deductions"),
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
    return carrier.order([after for _, after in _pairs(game, carrier) if after is not None])


def _pairs(game: GameLog, carrier: Carrier) -> Iterator[tuple[AnyEvent, AnyEvent | None]]:
    """Each event before and after; a win of ours already in the words of other programs.

    A hand that only a ruling ended has no end where there are no rulings.
    """
    hand: Hand | None = None
    ended = False
    ends = [place for place, event in enumerate(game.events) if isinstance(event, Settled)]
    for place, event in enumerate(game.events):
        before = event
        if isinstance(event, Hand):
            hand, ended = event, False
        elif isinstance(event, Win) and hand is not None:
            before = structs.replace(event, claimed=claim_of(event, hand))
        ended = ended or isinstance(event, ENDINGS)
        if isinstance(event, FAULTS) or (isinstance(event, Settled) and not ended):
            yield before, None
        else:
            after = _after(before, carrier, bool(ends) and place == ends[-1])
            if isinstance(after, Match) and "final" not in carrier.lost.get(Final, ()):
                after.options.update(_told_by_results(game))
            yield before, after


def _told_by_results(game: GameLog) -> dict[str, Value]:
    """What final results say of the options: in Tenhou's older games they are rounded."""
    last = game.events[-1]
    if isinstance(last, Final) and last.final and are_rounded(last.scores, last.final):
        return {"score_rounding": "to-1000"}
    return {}


def _after(event: AnyEvent, carrier: Carrier, last: bool) -> AnyEvent:
    if isinstance(event, Match):
        return carrier.header(structs.replace(event, honour=False))
    if isinstance(event, Claim):
        event = structs.replace(event, taken=True, void=False)
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
        kind = type_of(before)
        if after is None:
            counted[kind] += 1
            continue
        counted.update(f"{kind}.{field}" for field in differences(before, after))
        if isinstance(before, Win) and isinstance(after, Win):
            counted.update(
                f"{kind}.{field}" for field in differences(before.claimed, after.claimed)
            )
    kept = [after for _, after in pairs if after is not None]
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


# What is carried in part, and how.
PARTLY: Mapping[str, Mapping[str, str]] = {
    "mjai": {
        "match.options": "length, red fives",
        **dict.fromkeys((f"settled.{field}" for field in NEXT), "not the last hand's"),
    },
    "mjlog": {
        "match.rules": "always Tenhou's",
        "match.options": "length, red fives, open tanyao",
        **dict.fromkeys((f"settled.{field}" for field in NEXT), "not the last hand's"),
    },
    "tenhou6": {
        "match.options": "length, red fives, open tanyao",
        "win.fu": "below the limits",
        "exhausted.tenpai": "without nagashi",
        "dora.order": "by the rules",
        **dict.fromkeys((f"settled.{field}" for field in NEXT), "not the last hand's"),
    },
    "botzone": {
        "match.rules": "always mcr-cn98",
        "hand.name": "always the dealer's first",
        "hand.dealer": "always player 0",
        "hand.winds": "always E S W N",
        "hand.hands": "flowers replaced",
        "draw": "not of the opening",
        "draw.tail": "not of the opening",
        "discard.drawn": "if another tile was drawn",
    },
}
BOTZONE_LOST = (
    *("match.options", "match.layout", "match.names", "match.honour", "take", "ruling", "final"),
    *("hand.number", "hand.scores", "hand.dice", "hand.commitment", "hand.left", "draw.left"),
    *(f"win.{field}" for field in ("request", "score", *Claimed.__struct_fields__)),
    *(f"settled.{field}" for field in Settled.__struct_fields__),
)


def lost_by(format: str) -> list[str]:
    """The events, or fields of events, that a format does not carry at all."""
    if format == "botzone":
        return list(BOTZONE_LOST)
    carrier = CARRIERS[format]
    lost = [
        f"{kind.__struct_config__.tag}.{field}"
        for kind in carrier.lost
        for field in carrier.lost[kind]
    ]
    rules = ["match.rules"] if carrier.header is only_facts else []
    always = ["match.layout", "match.honour", "take", "ruling"]
    return [*rules, *always, *lost, *(f"win.{field}" for field in carrier.lost_claims)]


# Fields that a family does not have.
RIICHI_ONLY = (
    "dora",
    "exhausted",
    "abort",
    "win.han",
    "win.fu",
    "win.dora",
    "win.ura",
    "win.limit",
)
MCR_ONLY = ("win.total", "final.table_points")


def as_table() -> str:
    """What is lost, format by format; what has no line here is carried by all."""
    formats = (*CARRIERS, "botzone")
    kinds = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in AnyEvent.__args__}

    def place(name: str) -> tuple[int, int]:
        kind, _, field = name.partition(".")
        fields = (*kinds[kind], *Claimed.__struct_fields__)
        return [*kinds].index(kind), fields.index(field) if field in fields else -1

    names = {name for format in formats for name in (*lost_by(format), *PARTLY[format])}
    lines = [("", *formats)]
    lines += [
        (name, *(_cell(name, format) for format in formats)) for name in sorted(names, key=place)
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rows = (map(str.ljust, line, widths) for line in lines)
    return "\n".join("  ".join(row).rstrip() for row in rows)


def _cell(name: str, format: str) -> str:
    kind = name.partition(".")[0]
    foreign = RIICHI_ONLY if format == "botzone" else MCR_ONLY
    if kind in foreign or name in foreign:
        return "-"
    if {kind, name} & {*lost_by(format)}:
        return "no"
    return PARTLY[format].get(name, "yes")
