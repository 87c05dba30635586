"""Who stands where: the results of an event added up, through cuts and finals.

Rounds of one section are added up (those named alike, else those of one family). A cut begins a new
stage: its groups, in order, stand before everybody who is out, and inside a group what counts is
what was carried over and the rounds since. Whoever is out stays in the order of the stage before,
so in sudden death those who lasted longer stand higher.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from wrobel.rules.options import Options
from wrobel.tabletop import mers
from wrobel.tabletop.event.duplicate import differences
from wrobel.tabletop.event.rounds import section_of
from wrobel.tabletop.event.state import Cut, Event, Penalty, Person, Round
from wrobel.tabletop.sessions import Session
from wrobel.tabletop.standings import Player, Standings, ranks_of, standings

FACTORS = {"kept": Fraction(1), "halved": Fraction(1, 2), "cleared": Fraction(0)}


@dataclass(frozen=True)
class Cell:
    """What a round brought a player: points, table points, and how they came about."""

    round: int
    table: int
    points: Fraction
    table_points: Fraction | None
    session: Session | None
    difference: Fraction | None = None  # of a duplicate round
    fixed: bool = False  # a replacement player's result, as the organiser has fixed it


@dataclass
class Line:
    """A player's line in the standings."""

    place: int | None  # nobody ranks a replacement player
    person: Person
    total: Fraction
    table_points: Fraction | None
    cells: dict[int, Cell] = field(default_factory=dict)  # by round
    penalties: tuple[Penalty, ...] = ()
    carried: tuple[Cut, Fraction, Fraction] | None = None  # the cut, what came along, what it was
    group: str = ""
    out: bool = False


@dataclass(frozen=True)
class GroupLine:
    """A team's or a club's line."""

    place: int
    name: str
    total: Fraction
    table_points: Fraction | None
    counted: tuple[int, ...]  # the players whose results are in it


@dataclass(frozen=True)
class Section:
    """The standings of the rounds that are added up."""

    name: str
    options: Options
    rounds: tuple[int, ...]
    lines: tuple[Line, ...]
    substitutes: tuple[Line, ...]
    teams: tuple[GroupLine, ...]
    clubs: tuple[GroupLine, ...]
    by_table_points: bool
    as_scored: bool
    weight: mers.Weight
    base: Mapping[int, Fraction]


def sections(event: Event, complete_only: bool = False) -> list[Section]:
    """Standings of every section; with ``complete_only`` rounds count when all tables are in."""
    names = dict.fromkeys(section_of(one) for one in event.rounds)
    found = []
    for name in names:
        rounds = [
            one
            for one in event.rounds
            if section_of(one) == name
            and any(one.results.values())
            and (one.complete or not complete_only)
        ]
        if rounds:
            found.append(section(event, name, rounds))
    return found


def section(event: Event, name: str, rounds: Sequence[Round]) -> Section:
    """The standings of these rounds."""
    cuts = [one for one in event.cuts if one.round <= rounds[-1].number]
    starts = [1, *(one.round for one in cuts)]
    ends = [*(one.round for one in cuts), rounds[-1].number + 1]
    order: list[list[Line]] = []
    lines: dict[int, Line] = {}
    last: Standings | None = None
    seen = any_seat(rounds)
    those = [one for one in event.people.values() if one.id in seen]
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        cut = cuts[number - 1] if number else None
        stage = [one for one in rounds if start <= one.number < end]
        counted = those if cut is None else [one for one in those if in_cut(cut, one)]
        carried = carried_of(cut, lines)
        last = settled(event, name, rounds[0], stage, counted, carried, (start, end))
        made = {line.person.id: line for line in stage_lines(event, name, stage, last, cut, lines)}
        order = ordered(last, cut, made, order)
        lines = {**lines, **made}
    assert last is not None
    ranked = placed(order)
    by_table_points = any(line.table_points is not None for line in ranked)
    substitutes = [line for line in lines.values() if line.person.substitute]
    return Section(
        name,
        rounds[0].options,
        tuple(one.number for one in rounds),
        tuple(ranked),
        tuple(substitutes),
        groups(ranked, "team", event.settings.team_best, by_table_points),
        groups(ranked, "club", None, by_table_points),
        by_table_points,
        last.as_scored,
        weight_of(event, ranked, substitutes),
        {
            line.person.id: mers.base_rank(line.place, len(ranked))
            for line in ranked
            if line.place is not None
        },
    )


def any_seat(rounds: Sequence[Round]) -> set[int]:
    return {
        player
        for one in rounds
        for table in one.used
        if one.results.get(table)
        for player in one.tables[table - 1]
    }


def in_cut(cut: Cut, person: Person) -> bool:
    return person.substitute or any(person.id in group for group in cut.groups)


def carried_of(cut: Cut | None, lines: Mapping[int, Line]) -> list[dict[str, Any]]:
    """What the players of a cut bring along."""
    if cut is None:
        return []
    factor = FACTORS[cut.scores]
    return [
        {
            "player": line.person.id,
            "points": float(factor * line.total),
            "table_points": float(factor * (line.table_points or 0)),
        }
        for line in lines.values()
        if any(line.person.id in group for group in cut.groups)
    ]


def settled(
    event: Event,
    name: str,
    first: Round,
    stage: Sequence[Round],
    people: Sequence[Person],
    carried: list[dict[str, Any]],
    span: tuple[int, int],
) -> Standings:
    """The standings of one stage, by the same program as ``wrobel standings``."""
    settings = event.settings
    known = {one.id for one in people}
    return standings(
        {
            "name": name,
            "rules": first.rules,
            "options": dict(first.overrides),
            "players": [
                {
                    "id": one.id,
                    "name": one.name,
                    "country": one.country,
                    "ema": one.ema,
                    "club": one.club,
                    "team": one.team,
                    "substitute": one.substitute,
                }
                for one in people
            ],
            "rounds": [
                {
                    "rules": one.rules,
                    "options": dict(one.overrides),
                    "tables": [
                        table_fields(one, table)
                        for table in one.used
                        if one.results.get(table) and known.issuperset(one.tables[table - 1])
                    ],
                }
                for one in stage
            ],
            "penalties": [
                {"player": one.player, "points": one.points}
                for one in event.penalties
                if one.player in known
                and span[0] <= one.round < span[1]
                and section_of(event.round(one.round)) == name
            ],
            "carried": carried,
            "tie_breaks": list(settings.tie_breaks),
            "table_points": settings.table_points,
            "substitute_score": settings.substitute_score,
        }
    )


def table_fields(one: Round, table: int) -> dict[str, Any]:
    result = one.results[table][-1]
    return {
        "seats": list(one.tables[table - 1]),
        "scores": list(result.scores),
        "deposits": result.deposits,
        "taken": result.taken,
    }


def stage_lines(
    event: Event,
    name: str,
    stage: Sequence[Round],
    found: Standings,
    cut: Cut | None,
    before: Mapping[int, Line],
) -> list[Line]:
    """The lines of a stage's players, with the rounds before it."""
    made = []
    spread = {one.number: differences(one) for one in stage if one.duplicate}
    fixed = event.settings.substitute_score is not None
    for player in [*(row.player for row in found.rows), *found.substitutes]:
        person = event.people[int(player.id)]
        old = before.get(person.id)
        cells = dict(old.cells) if old else {}
        correction = Fraction(0)
        for at, one in enumerate(stage):
            points = player.points[at]
            if points is None:
                continue
            difference = spread.get(one.number, {}).get(person.id)
            if difference is not None:
                correction += difference - points
                points = difference
            cells[one.number] = Cell(
                *(one.number, table_of(one, person.id), points, player.table_points[at]),
                player.sessions[at],
                difference,
                fixed and person.substitute,
            )
        made.append(
            Line(
                None,
                person,
                player.total + correction,
                player.table_points_total if found.by_table_points else None,
                cells,
                tuple(
                    one
                    for one in event.penalties
                    if one.player == person.id and section_of(event.round(one.round)) == name
                ),
                carried_line(cut, old, player),
                group_name(cut, person),
            )
        )
    return made


def carried_line(
    cut: Cut | None, old: Line | None, player: Player
) -> tuple[Cut, Fraction, Fraction] | None:
    return None if cut is None or old is None else (cut, player.carried, old.total)


def table_of(one: Round, player: int) -> int:
    return next(number for number in one.used if player in one.tables[number - 1])


def group_name(cut: Cut | None, person: Person) -> str:
    if cut is None:
        return ""
    for name, group in zip(cut.names, cut.groups, strict=True):
        if person.id in group:
            return name
    return ""


def ordered(
    found: Standings, cut: Cut | None, made: Mapping[int, Line], before: Sequence[list[Line]]
) -> list[list[Line]]:
    """Equals together, in order: the groups of a stage one after the other, then who is out."""
    places = {int(row.player.id): row.place for row in found.rows}
    if any(cell.difference is not None for line in made.values() for cell in line.cells.values()):
        worths = [(made[key].table_points or Fraction(0), made[key].total) for key in places]
        places = dict(zip(places, ranks_of(worths), strict=True))
    ids = sorted(places, key=lambda key: places[key])
    order: list[list[Line]] = []
    for group in [tuple(ids)] if cut is None else cut.groups:
        inside = [key for key in ids if key in group]
        for at, key in enumerate(inside):
            if at and places[inside[at - 1]] == places[key]:
                order[-1].append(made[key])
            else:
                order.append([made[key]])
    for equals in before:
        if out := [line for line in equals if line.person.id not in places]:
            for line in out:
                line.out = True
            order.append(out)
    return order


def placed(order: Sequence[Sequence[Line]]) -> list[Line]:
    """The lines with their places; equals share one."""
    found: list[Line] = []
    for equals in order:
        place = len(found) + 1
        for line in equals:
            line.place = place
            found.append(line)
    return found


def groups(
    lines: Sequence[Line], by: str, best: int | None, by_table_points: bool
) -> tuple[GroupLine, ...]:
    """Teams or clubs: the sum of their players, or of the best ones."""
    members: dict[str, list[Line]] = {}
    for line in lines:
        if name := getattr(line.person, by):
            members.setdefault(name, []).append(line)

    def worth(line: Line) -> tuple[Fraction, ...]:
        return (line.table_points or Fraction(0), line.total) if by_table_points else (line.total,)

    sums = []
    for name, own in members.items():
        counted = sorted(own, key=worth, reverse=True)[:best]
        total = sum((line.total for line in counted), Fraction(0))
        shares = sum((line.table_points or Fraction(0) for line in counted), Fraction(0))
        sums.append((name, total, shares, tuple(line.person.id for line in counted)))
    places = ranks_of(
        [(shares, total) if by_table_points else (total,) for _, total, shares, _ in sums]
    )
    found = [
        GroupLine(place, name, total, shares if by_table_points else None, counted)
        for place, (name, total, shares, counted) in zip(places, sums, strict=True)
    ]
    return tuple(sorted(found, key=lambda one: one.place))


def weight_of(event: Event, ranked: Sequence[Line], substitutes: Sequence[Line]) -> mers.Weight:
    """How much the event weighs in the European ranking."""
    counting = [*ranked, *substitutes[: mers.COUNTED_SUBSTITUTES]]
    countries = len({line.person.country for line in counting if line.person.country})
    settings = event.settings
    return mers.weight(
        settings.days,
        len(ranked),
        len(substitutes),
        countries if settings.countries is None else settings.countries,
        settings.qualification,
    )
