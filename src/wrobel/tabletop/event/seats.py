"""Proposals who sits where: plans, rounds by the standings, changes on the day, who goes on.

Nothing here changes the event: a proposal is shown, and becomes an act when it is accepted.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from wrobel.errors import EventError
from wrobel.tabletop.event.ranking import Section, sections
from wrobel.tabletop.event.rounds import section_of
from wrobel.tabletop.event.state import Cut, Event, Person, Round
from wrobel.tabletop.seating.certificate import certify
from wrobel.tabletop.seating.changes import changed
from wrobel.tabletop.seating.cooling import Stop, never
from wrobel.tabletop.seating.next_round import next_round
from wrobel.tabletop.seating.plan import plan, seed_number
from wrobel.tabletop.seating.wishes import Wishes

APART = ("", "team", "club", "country")
Tables = list[list[int]]


def open_rounds(event: Event) -> list[Round]:
    """The rounds that have not begun."""
    return [one for one in event.rounds if not one.started]


def apart_pairs(people: Sequence[Person], by: str) -> frozenset[tuple[int, int]]:
    """Pairs, by their place in the list from 1 on, who should not meet."""
    if not by:
        return frozenset()
    return frozenset(
        (one, other)
        for (one, a), (other, b) in combinations(enumerate(people, 1), 2)
        if getattr(a, by) and getattr(a, by) == getattr(b, by)
    )


def played_rounds(event: Event, numbers: dict[int, int]) -> list[tuple[tuple[int, ...], ...]]:
    """The rounds that have begun, in the numbers of a plan; who is not in it gets a higher one."""
    following = len(numbers) + 1
    known = dict(numbers)
    found = []
    for one in event.rounds:
        if not one.started:
            continue
        for table in one.tables:
            for player in table:
                if player not in known:
                    known[player] = following
                    following += 1
        found.append(tuple(tuple(known[player] for player in table) for table in one.tables))
    return found


def propose_plan(
    event: Event, apart: str = "", seed: str = "", late: str = "", stop: Stop = never
) -> dict[str, Any]:
    """A plan for the rounds that have not begun, for those who are here, each group by itself."""
    rounds = before_next_cut(event, open_rounds(event))
    if not rounds or not event.present:
        raise EventError("event_no_players")
    groups = pools(event, rounds[0], event.present)
    made: list[Tables] = [[] for _ in rounds]
    stopped = False
    for people in groups:
        if len(people) == rounds[0].options.players:
            found = one_table(people, len(rounds))
        else:
            wishes = wishes_of(event, people, apart, late)
            done = plan(len(people), len(rounds), wishes, seed=seed, stop=stop)
            stopped |= done.stopped
            found = [
                [[people[seat - 1].id for seat in table] for table in one] for one in done.rounds
            ]
        for tables, more in zip(made, found, strict=True):
            tables += more
    return {
        "rounds": {str(one.number): tables for one, tables in zip(rounds, made, strict=True)},
        "how": "plan",
        "certificate": counted(event, made, [one for group in groups for one in group], apart, late)
        if len(made[0]) > 1
        else None,
        "stopped": stopped,
        "moves": [],
    }


def wishes_of(event: Event, people: Sequence[Person], apart: str, late: str) -> Wishes:
    """What a plan for these people must heed, players by their place in the list from 1 on."""
    numbers = {person.id: number for number, person in enumerate(people, 1)}
    return Wishes(
        apart=apart_pairs(people, apart),
        late=apart_pairs(people, late),
        played=tuple(played_rounds(event, numbers)),
    )


def counted(
    event: Event, rounds: Sequence[Tables], people: Sequence[Person], apart: str, late: str
) -> dict[str, Any]:
    """The certificate of all groups together."""
    numbers = {person.id: number for number, person in enumerate(people, 1)}
    made = [tuple(tuple(numbers[key] for key in table) for table in one) for one in rounds]
    return certify(made, len(people), wishes_of(event, people, apart, late)).to_dict()


def one_table(people: Sequence[Person], rounds: int) -> list[Tables]:
    """A single table: everybody moves on by one seat from round to round."""
    ids = [person.id for person in people]
    size = len(ids)
    return [[[ids[(seat + at) % size] for seat in range(size)]] for at in range(rounds)]


def section_for(event: Event, one: Round) -> Section | None:
    """The standings that a round goes by: those of its section, else the last there are."""
    found = sections(event)
    same = [section for section in found if section.name == section_of(one)]
    return (same or found)[-1] if found else None


def propose_next(
    event: Event,
    system: str,
    block: int | None = None,
    apart: str = "",
    seed: str = "",
    stop: Stop = never,
) -> dict[str, Any]:
    """The next round by the standings, each group of a cut by itself."""
    rounds = open_rounds(event)
    if not rounds or not event.present:
        raise EventError("event_no_players")
    one = rounds[0]
    order = in_order(event, one)
    tables: Tables = []
    repeated: list[list[int]] = []
    broken = 0
    stopped = False
    for people in pools(event, one, order):
        numbers = {person.id: number for number, person in enumerate(people, 1)}
        made = next_round(
            list(range(1, len(people) + 1)),
            played_rounds(event, numbers),
            system,
            block,
            apart_pairs(people, apart),
            seed_number(seed),
            stop=stop,
        )
        tables += [[people[seat - 1].id for seat in table] for table in made.tables]
        repeated += [[people[a - 1].id, people[b - 1].id] for a, b in made.repeated]
        broken += made.apart_broken
        stopped |= made.stopped
    return {
        "rounds": {str(one.number): tables},
        "how": system,
        "certificate": None,
        "stopped": stopped,
        "repeated": repeated,
        "apart_broken": broken,
        "moves": [],
    }


def in_order(event: Event, one: Round) -> list[Person]:
    """Those who are here, as they stand; who has no result yet and replacements come last."""
    section = section_for(event, one)
    ranks = {} if section is None else {line.person.id: at for at, line in enumerate(section.lines)}
    last = len(ranks)
    return sorted(event.present, key=lambda p: (p.substitute, ranks.get(p.id, last), p.id))


def pools(event: Event, one: Round, order: Sequence[Person]) -> list[list[Person]]:
    """Who may sit with whom: everybody, or the groups of the last cut."""
    cut = last_cut(event, one)
    if cut is None:
        return [list(order)]
    groups = [[person for person in order if person.id in group] for group in cut.groups]
    spare = [person for person in order if person.substitute]
    size = one.options.players
    for group in groups:
        while len(group) % size and spare:
            group.append(spare.pop(0))
    return [group for group in groups if group]


def last_cut(event: Event, one: Round) -> Cut | None:
    """The cut that a round comes after."""
    return next((cut for cut in reversed(event.cuts) if cut.round <= one.number), None)


def before_next_cut(event: Event, rounds: Sequence[Round]) -> list[Round]:
    """The first of these rounds and those in which the same people play."""
    return [one for one in rounds if last_cut(event, one) == last_cut(event, rounds[0])]


def propose_change(event: Event, stop: Stop = never) -> dict[str, Any]:
    """The seated rounds that have not begun, for those who are here now: the fewest moves."""
    rounds = before_next_cut(event, [one for one in open_rounds(event) if one.tables])
    if not rounds:
        raise EventError("event_no_players")
    begun = [one for one in event.rounds if one.started]
    here = {one.id for group in pools(event, rounds[0], event.present) for one in group}
    seated = [{player for table in one.tables for player in table} for one in rounds]
    out = sorted(set().union(*seated) - here)
    new = sorted(here - seated[0].intersection(*seated))
    if not out and not new:
        return {
            "rounds": {},
            "how": "change",
            "certificate": None,
            "stopped": False,
            "moves": [],
        }
    found = changed(
        [*(one.tables for one in begun), *(one.tables for one in rounds)],
        len(begun),
        out,
        new,
        stop=stop,
    )
    return {
        "rounds": {
            str(one.number): [list(table) for table in found.rounds[len(begun) + at]]
            for at, one in enumerate(rounds)
        },
        "how": "change",
        "certificate": found.certificate.to_dict(),
        "stopped": found.stopped,
        "moves": [
            {**move.to_dict(), "round": rounds[move.round - 1 - len(begun)].number}
            for move in found.moves
        ],
    }


def propose_cut(event: Event, sizes: Sequence[int], scores: str = "kept") -> dict[str, Any]:
    """The first of the standings go on, in groups of these sizes."""
    rounds = open_rounds(event)
    number = rounds[0].number if rounds else len(event.rounds) + 1
    standing = sections(event)
    if not standing:
        raise EventError("event_no_players")
    playing = [
        line.person.id for line in standing[-1].lines if not line.out and line.person.plays(number)
    ]
    groups: list[list[int]] = []
    for size in sizes:
        groups.append(playing[:size])
        playing = playing[size:]
    return {
        "round": number,
        "groups": [group for group in groups if group],
        "scores": scores,
        "how": "standings",
    }


def propose_survivors(event: Event, stay: int, scores: str = "cleared") -> dict[str, Any]:
    """Sudden death: the first of every table of the last round go on (C2.7)."""
    begun = [one for one in event.rounds if one.complete]
    if not begun:
        raise EventError("event_no_players")
    last = begun[-1]
    standing = sections(event)[-1]
    at = {line.person.id: rank for rank, line in enumerate(standing.lines)}
    survivors: list[int] = []
    for table in last.used:
        seats = last.tables[table - 1]
        result = last.results[table][-1]
        order = sorted(
            range(len(seats)),
            key=lambda seat, seats=seats, result=result: (  # type: ignore[misc]
                -result.scores[seat],
                at.get(seats[seat], len(at)),
            ),
        )
        ranked = [seats[seat] for seat in order if not event.people[seats[seat]].substitute]
        survivors += ranked[:stay]
    return {
        "round": last.number + 1,
        "groups": [sorted(survivors, key=lambda key: at.get(key, len(at)))],
        "scores": scores,
        "how": "tables",
    }
