"""Why an MCR hand is worth what it is, fan by fan, and why other fans do not count."""

from collections.abc import Iterator
from dataclasses import dataclass

from wrobel.rules.catalogue import Pattern
from wrobel.rules.mcr.about import EXTRA, MINIMUM
from wrobel.rules.mcr.catalogue import PATTERNS
from wrobel.rules.mcr.readings import Reading, group_sets, read_all
from wrobel.rules.mcr.refusals import refusals
from wrobel.rules.request import Request
from wrobel.rules.score import Score
from wrobel.rules.trace import SEATS, Line, ReadingWorth, Text, Trace, ignored
from wrobel.tiles import NAMES, WINDS

FLOWERS = "flower_tiles"

SUM = Text("Points of the fans: {sum}.", "Punkty za fany: {sum}.")
ENOUGH = Text(
    "Points without flowers: {points}; the minimum of {least} is reached.",
    "Punkty bez Kwiatów: {points}; wymagane minimum ({least}) jest osiągnięte.",
)
TOO_FEW = Text(
    "Points without flowers: {points}; {missing} missing to the minimum of {least}, so the hand "
    "may not win.",
    "Punkty bez Kwiatów: {points}; do wymaganych {least} brakuje {missing}, więc ta ręka nie może "
    "wygrać.",
)
TOO_FEW_WITH_FLOWERS = Text(
    "Points without flowers: {points}; {missing} missing to the minimum of {least}, which flowers "
    "do not help to reach, so the hand may not win.",
    "Punkty bez Kwiatów: {points}; do wymaganych {least} brakuje {missing}, a Kwiaty nie pomagają "
    "ich osiągnąć, więc ta ręka nie może wygrać.",
)
WITH_FLOWERS = Text(
    "Flowers: {points} + {flowers} = {total}.", "Kwiaty: {points} + {flowers} = {total}."
)
SELF_DRAW = Text(
    "Self-draw: each of the others pays {extra} + {total}, together "
    "3 × ({extra} + {total}) = {paid}.",
    "Wygrana z muru: każdy z pozostałych płaci {extra} + {total}, razem "
    "3 × ({extra} + {total}) = {paid}.",
)
DISCARD = Text(
    "Win by discard: the discarder pays {extra} + {total}, the two others {extra} each, together "
    "{extras} + {total} = {paid}.",
    "Wygrana ze zrzutki: wyrzucający płaci {extra} + {total}, dwaj pozostali po {extra}, razem "
    "{extras} + {total} = {paid}.",
)
ROBBED = Text(
    "Robbed kong, paid like a discard: the owner of the kong pays {extra} + {total}, the two "
    "others {extra} each, together {extras} + {total} = {paid}.",
    "Rabunek konga, płatny jak zrzutka: właściciel konga płaci {extra} + {total}, dwaj pozostali "
    "po {extra}, razem {extras} + {total} = {paid}.",
)
WINS = Text("{seat} wins: +{paid}", "{seat} wygrywa: +{paid}")
PAYS_HAND = Text(
    "{seat} pays {extra} + {total}: −{paid}", "{seat} płaci {extra} + {total}: −{paid}"
)
PAYS_EXTRA = Text(
    "{seat} pays the {extra} extra points: −{extra}", "{seat} płaci {extra} Extra Punktów: −{extra}"
)
NOBODY = Text(
    "It is not said who discarded the winning tile, so the payments stay open.",
    "Nie podano, kto wyrzucił zwycięski kamień, więc wypłaty pozostają nieustalone.",
)
FOREIGN_FIELDS = (
    *("dora", "ura", "honba", "deposits", "liable"),
    *("tiles_left", "seen", "fresh_tile", "fed_by", "exempt"),
)
FOREIGN_FLAGS = ("riichi", "double_riichi", "ippatsu", "kong_on_kong", "first_turn")
OWN_MELDS = Text(
    "The other three {tile} lie in the winner's own exposed sets, so Last Tile counts by itself.",
    "Pozostałe trzy {tile} leżą w wyłożonych układach zwycięzcy, więc Ostatni Kamień liczy się "
    "sam z siebie.",
)
WORTH = Text("{points} points", "{points} pkt")
WORTH_ONE = Text("{points} point", "{points} pkt")


@dataclass(frozen=True, slots=True)
class Counted:
    """A fan of the answer: its pattern, the worth of one, how often."""

    pattern: Pattern
    value: int
    count: int


def counted_fans(score: Score, flowers: int) -> list[Counted]:
    """What counts in a score, in the order of the catalogue."""
    found = [
        Counted(pattern, score.fan_worth(place), score.fan_count(place))
        for place, pattern in enumerate(PATTERNS)
        if score.fan_count(place) and pattern.id != FLOWERS
    ]
    if flowers:
        found.append(Counted(PATTERNS[-1], 1, flowers))
    return found


def explain(request: Request, score: Score) -> Trace:
    """The whole explanation of a score."""
    flowers = request.bonus.bit_count()
    readings = read_all(request, score)
    chosen = readings[0]
    return Trace(
        readings=[worth_of(reading, flowers) for reading in readings],
        fans=list(fan_lines(request, chosen, score, flowers)),
        refused=refusals(request, readings),
        steps=list(steps(request, score, flowers)),
        payments=list(payments(request, score)),
        notes=list(notes(request, score)),
    )


def worth_of(reading: Reading, flowers: int) -> ReadingWorth:
    points = reading.score.total + flowers
    return ReadingWorth(
        groups=tuple(reading.groups),
        worth=(WORTH_ONE if points == 1 else WORTH).having(points=points),
        points=points,
        chosen=reading.chosen,
        fans=tuple(
            (fan.pattern.id, fan.value, fan.count) for fan in counted_fans(reading.score, flowers)
        ),
    )


def fan_lines(request: Request, chosen: Reading, score: Score, flowers: int) -> Iterator[Line]:
    """One line for each fan counted, with the sets that make it."""
    for fan in counted_fans(score, flowers):
        pattern = fan.pattern
        yield Line(
            id=pattern.id,
            number=pattern.number,
            name=pattern,
            original=pattern.script,
            why=Text(pattern.means_en, pattern.means_pl),
            value=fan.value,
            count=fan.count,
            sets=sets_of(request, chosen, pattern),
            rule=pattern.rule,
        )


def sets_of(request: Request, chosen: Reading, pattern: Pattern) -> tuple[str, ...]:
    """The sets that make a fan, one text for each instance; empty for the whole hand."""
    instances = [
        chosen.text_of(sets)
        for fan, sets, kept in chosen.candidates
        if kept and sets and PATTERNS[fan] is pattern
    ]
    return tuple(instances) or group_sets(request, chosen, pattern.id)


def steps(request: Request, score: Score, flowers: int) -> Iterator[Line]:
    """From the fans to what the winner gets."""
    fans = counted_fans(score, 0)
    bare = score.total - flowers
    parts = [str(fan.value) if fan.count == 1 else f"{fan.count} × {fan.value}" for fan in fans]
    text = " + ".join(parts)
    if text != str(bare):
        text = f"{text} = {bare}"
    yield Line("sum", why=SUM.having(sum=text), value=bare, rule="6.15")
    if score.missing:
        template = TOO_FEW_WITH_FLOWERS if flowers else TOO_FEW
        why = template.having(points=bare, missing=score.missing, least=MINIMUM)
        yield Line("minimum", why=why, value=score.missing, rule="5.1, 6.14")
    else:
        yield Line("minimum", why=ENOUGH.having(points=bare, least=MINIMUM), rule="5.1")
    if flowers:
        why = WITH_FLOWERS.having(points=bare, flowers=flowers, total=score.total)
        yield Line("flowers", why=why, value=score.total, rule="6.14")
    if score.legal:
        template = (SELF_DRAW, DISCARD, ROBBED)[request.by]
        why = template.having(total=score.total, paid=score.points, extra=EXTRA, extras=3 * EXTRA)
        yield Line("payment", why=why, value=score.points, rule="10.1")


def payments(request: Request, score: Score) -> Iterator[Line]:
    """One line a seat."""
    moved = score.payments
    for seat, points in (moved or {}).items():
        if seat == WINDS[request.seat]:
            why = WINS.having(seat=SEATS[seat], paid=points)
        elif request.by == 0 or seat == WINDS[request.giver]:
            why = PAYS_HAND.having(seat=SEATS[seat], total=score.total, paid=-points, extra=EXTRA)
        else:
            why = PAYS_EXTRA.having(seat=SEATS[seat], extra=EXTRA)
        yield Line(seat, name=SEATS[seat], why=why, value=points, rule="10.1")


def notes(request: Request, score: Score) -> Iterator[Line]:
    if score.legal and score.payments is None:
        yield Line("payments_open", why=NOBODY, rule="10.1")
    yield from ignored(request, FOREIGN_FIELDS, FOREIGN_FLAGS)
    fans = {fan.pattern.id for fan in counted_fans(score, 0)}
    if "last_tile" in fans and not request.has("last_of_kind"):
        yield Line("last_tile", why=OWN_MELDS.having(tile=NAMES[request.win]), rule="6.6")
