"""A league: evenings and tournaments added up by the rule that the club has chosen.

Players of several events are the same person when they have the same EMA number, else the same
name. What counts of an event is its ``measure``: the total, the table points, or the base rank.

>>> evenings = [
...     Evening("1", [Showing("Ala", 30.0), Showing("Bo", -30.0)]),
...     Evening("2", [Showing("Ala", -10.0), Showing("Bo", 10.0)]),
... ]
>>> [(row.place, row.name, row.total) for row in table(evenings, Rule("best", 1))]
[(1, 'Ala', 30.0), (2, 'Bo', 10.0)]
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wrobel.tabletop.event.ranking import sections
from wrobel.tabletop.event.rating import Ratings
from wrobel.tabletop.event.state import Event, Person

KINDS = ("all", "best", "mean")
MEASURES = ("total", "table_points", "base")


@dataclass(frozen=True)
class Rule:
    """How events add up: all of them, the ``best`` so many, or the ``mean`` from so many on."""

    kind: str = "all"
    count: int = 0
    measure: str = "total"


@dataclass(frozen=True)
class Showing:
    """What somebody has reached at an event."""

    name: str
    value: float
    tables: int = 1


@dataclass
class Evening:
    """An event of the league, or the rounds of one game of it."""

    name: str
    showings: list[Showing]
    tables: list[dict[str, float]] = field(default_factory=list)
    family: str = ""


@dataclass(frozen=True)
class Row:
    """A line of the league: the sum, what each event brought, which of them count, the trend."""

    place: int | None  # nobody is ranked below the minimum of a mean
    name: str
    total: float
    values: tuple[float | None, ...]
    counted: tuple[bool, ...]
    trend: tuple[float, ...]
    rating: float | None
    played: int


def counted_of(values: Sequence[float | None], rule: Rule) -> list[bool]:
    """Which of the events count.

    >>> counted_of([5.0, None, -3.0, 8.0], Rule("best", 2))
    [True, False, False, True]
    """
    there = [at for at, value in enumerate(values) if value is not None]
    if rule.kind == "best":
        there = sorted(there, key=lambda at: (-(values[at] or 0.0), at))[: rule.count]
    return [at in there for at in range(len(values))]


def summed(values: Sequence[float | None], rule: Rule) -> float:
    """The sum or mean of what counts."""
    there = [
        value
        for value, counts in zip(values, counted_of(values, rule), strict=True)
        if counts and value is not None
    ]
    if rule.kind == "mean":
        return round(sum(there) / len(there), 6) if there else 0.0
    return round(sum(there), 6)


def table(evenings: Sequence[Evening], rule: Rule) -> list[Row]:
    """The league's table, the best first."""
    names = dict.fromkeys(one.name for evening in evenings for one in evening.showings)
    ratings = Ratings()
    for evening in evenings:
        for scores in evening.tables:
            ratings.table(scores)
    of = [{one.name: one.value for one in evening.showings} for evening in evenings]
    found = []
    for name in names:
        values = [values.get(name) for values in of]
        played = sum(value is not None for value in values)
        listed = rule.kind != "mean" or played >= max(1, rule.count)
        trend = [summed(values[: upto + 1], rule) for upto in range(len(values))]
        found.append((listed, summed(values, rule), name, values, trend, played))
    found.sort(key=lambda one: (not one[0], -one[1], one[2]))
    rows: list[Row] = []
    for at, (listed, total, name, values, trend, played) in enumerate(found, 1):
        place: int | None = at if listed else None
        if listed and rows and rows[-1].place is not None and rows[-1].total == total:
            place = rows[-1].place
        rating = ratings.of.get(name)
        rows.append(
            Row(
                *(place, name, total, tuple(values), tuple(counted_of(values, rule))),
                tuple(trend),
                None if rating is None else round(rating, 1),
                played,
            )
        )
    return rows


def key_of(person: Person, known: dict[str, str]) -> str:
    """The name somebody goes by in the league: the first that came with an EMA number."""
    if not person.ema:
        return person.name
    return known.setdefault(person.ema, person.name)


def evenings_of(events: Sequence[Event], measure: str = "total") -> list[Evening]:
    """Every section of every event as an evening of the league, in order."""
    known: dict[str, str] = {}
    found = []
    for event in events:
        for section in sections(event, complete_only=True):
            showings = []
            for line in section.lines:
                value = line.total
                if measure == "table_points":
                    value = line.table_points or value * 0
                elif measure == "base":
                    value = section.base[line.person.id]
                showings.append(
                    Showing(key_of(line.person, known), round(float(value), 6), len(line.cells))
                )
            tables = []
            for number in section.rounds:
                one = event.round(number)
                for at in one.used:
                    seats = one.tables[at - 1]
                    scores = one.results[at][-1].scores
                    tables.append(
                        {
                            key_of(event.people[player], known): float(score)
                            for player, score in zip(seats, scores, strict=True)
                            if not event.people[player].substitute
                        }
                    )
            title = event.settings.name
            shared = [one for one in tables if len(one) > 1]
            found.append(Evening(title, showings, shared, section.options.family))
    return found
