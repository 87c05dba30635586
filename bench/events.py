"""Seating plans by size, with their repeats, and the standings of a large event."""

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from bench.report import Row
from bench.sample import Sample
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.fold import fold
from wrobel.tabletop.event.view import view
from wrobel.tabletop.seating.next_round import next_round
from wrobel.tabletop.seating.plan import plan
from wrobel.tabletop.seating.wishes import Round, read_wishes
from wrobel.tabletop.standings import standings

ISSUE = 22
SIZES = ((16, 6), (20, 7), (24, 7), (28, 9), (32, 10), (36, 12), (76, 8), (172, 10), (400, 15))
SECONDS = 5.0


def spent(function: Callable[[], Any], rounds: int) -> tuple[float, Any]:
    """The median processor time in milliseconds, and the last answer."""
    times = []
    answer = None
    for _ in range(rounds):
        start = time.thread_time()
        answer = function()
        times.append(1000 * (time.thread_time() - start))
    return median(times), answer


def seating(sample: Sample) -> Iterator[Row]:
    """A plan without wishes for each size, one with teams and earlier rounds, a Swiss round."""
    for players, rounds in SIZES:
        took, made = spent(lambda p=players, r=rounds: plan(p, r), 3)  # type: ignore[misc]
        found = made.certificate
        note = f"repeats {found.repeats}, at least {found.least_possible}"
        name = f"seating, {players} players, {rounds} rounds"
        yield Row(name, ISSUE, took, unit="ms", goal=1000 * SECONDS, note=note)
    fields: dict[str, Any] = {"apart": [list(range(n, n + 4)) for n in range(1, 101, 4)]}
    fields["played"] = [[list(table) for table in one] for one in plan(100, 3).rounds]
    took, made = spent(lambda: plan(100, 5, read_wishes(fields, 100)), sample.rounds // 3)
    yield Row(
        "seating, 100 players in teams, 5 rounds after 3",
        ISSUE,
        took,
        unit="ms",
        goal=1000 * SECONDS,
        note=f"repeats {made.certificate.repeats}, apart broken {made.certificate.apart_broken}",
    )
    played: list[Round] = []
    for number in range(4):
        order = random.Random(number).sample(range(1, 401), 400)
        took, proposal = spent(lambda o=order, p=played: next_round(o, p, "swiss"), 1)  # type: ignore[misc]
        played.append(proposal.tables)
    note = f"repeats {len(proposal.repeated)}"
    yield Row("Swiss, 400 players, round 4", ISSUE, took, unit="ms", goal=2000, note=note)


def table_of(seats: tuple[int, ...], some: random.Random) -> dict[str, Any]:
    scores = [30000 + 100 * some.randrange(-200, 200) for _ in range(3)]
    return {"seats": list(seats), "scores": [*scores, 120000 - sum(scores)]}


def standings_of_many(sample: Sample) -> Iterator[Row]:
    """400 players after ten rounds of riichi."""
    some = random.Random(1)
    event = {
        "rules": "ema-2016",
        "players": [{"id": n, "name": f"P{n}", "team": f"T{n % 100}"} for n in range(1, 401)],
        "rounds": [
            {"tables": [table_of(table, some) for table in one]} for one in plan(400, 10).rounds
        ],
    }
    took, _ = spent(lambda: standings(event).to_dict(), sample.rounds)
    yield Row("standings, 400 players, 10 rounds", ISSUE, took, unit="ms", goal=1000)


def event_of_many(sample: Sample) -> Iterator[Row]:
    """An event of 400 players after ten rounds: read from its acts, and shown."""
    some = random.Random(1)
    told: list[tuple[str, dict[str, Any]]] = [
        ("open", {"name": "Bench", "rules": "ema-2016"}),
        ("players", {"players": [{"name": f"P{n}", "team": f"T{n % 100}"} for n in range(400)]}),
    ]
    for number, one in enumerate(plan(400, 10).rounds, 1):
        told.append(("round", {"round": number}))
        told.append(("seating", {"rounds": {str(number): [list(table) for table in one]}}))
        for table, seats in enumerate(one, 1):
            scores = table_of(seats, some)["scores"]
            told.append(("result", {"round": number, "table": table, "scores": scores}))
    acts = [Act(f"a{n}", type, "organiser", "", n, fields) for n, (type, fields) in enumerate(told)]
    took, event = spent(lambda: fold(acts), sample.rounds)
    yield Row("event from its acts, 400 players, 10 rounds", ISSUE, took, unit="ms", goal=1000)
    took, _ = spent(lambda: view(event, "public"), sample.rounds)
    yield Row("event shown, 400 players, 10 rounds", ISSUE, took, unit="ms", goal=1000)
