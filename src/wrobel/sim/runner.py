"""Many matches, from the settings to the result."""

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wrobel.errors import TextError, os_words
from wrobel.sim import pools
from wrobel.sim.journal import Journal
from wrobel.sim.python_bots import PYTHON, Given, PythonBots, named
from wrobel.sim.records import MatchRecord, cut
from wrobel.sim.result import Result, result_of
from wrobel.sim.seat_rotation import seatings_per_deal
from wrobel.sim.settings import MATCH_HANDS, Settings, settings_of
from wrobel.sim.tally import Tally


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come; ``hands`` and ``matches`` include those of an earlier part."""

    matches: int
    hands: int
    seconds: float
    most_matches: int | None
    most_hands: int | None


def run(
    rules: str,
    bots: Sequence[Given],
    *,
    matches: int | None = None,
    hands: int | None = None,
    seed: str = "",
    options: Mapping[str, object] | None = None,
    duplicate: bool = False,
    until_significant: bool = False,
    jobs: int = 1,
    dask: str | None = None,
    think_ms: float | None = None,
    answer_seconds: float = 5.0,
    match_hands: int = MATCH_HANDS,
    log: str | Path | None = None,
    resume: str | Path | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Result:
    """Let four bots play, and count.

    A bot is a name, an object with ``choose(view)``, or a class or function that makes one; see
    :mod:`wrobel.sim.python_bots`. With ``jobs`` or ``dask`` objects are pickled.

    ``matches`` are rounded up to whole deals with ``duplicate``; ``hands`` cuts the last match
    off. A match is called off after ``match_hands``, for some could go on for ever. What is found
    depends on nothing but rules, options, bots, seed, ``duplicate`` and how much is played. An
    interrupt (Ctrl-C) ends the run early: the result says so.

    >>> found = run("tenhou", ["random"] * 4, hands=20, seed="demo")
    >>> found.hands, found.zero_sum, sum(seat.score for seat in found.seats) <= 0
    (20, True, True)
    """
    names, given = named(bots)
    guests = PythonBots(given)
    settings = settings_of(
        rules,
        names,
        seed,
        options,
        given,
        duplicate=duplicate,
        think_ms=think_ms,
        answer_seconds=answer_seconds,
        match_hands=match_hands,
    )
    check_amounts(settings, matches, hands, until_significant, jobs)
    for number, name in enumerate(settings.bots):
        if name.startswith(PYTHON):
            guests.player(number, name)
    if matches is not None:
        whole = seatings_per_deal(settings)
        matches = -(-matches // whole) * whole
    folder = make_folder(log)
    tally = Tally(settings)
    interrupted = False
    with contextlib.ExitStack() as stack:
        journal = stack.enter_context(Journal(resume, settings)) if resume is not None else None
        earlier = journal.seconds if journal is not None else 0.0
        began = time.perf_counter()
        uninterrupted = stack.enter_context(contextlib.closing(pools.Uninterrupted()))

        def goal() -> bool:
            """Is enough played?"""
            return (
                (matches is not None and tally.matches >= matches)
                or (hands is not None and tally.hands >= hands)
                or (until_significant and tally.test.significant)
            )

        try:
            for record, fresh in records(
                settings, guests, journal, goal, hands, jobs, dask, folder
            ):
                with uninterrupted:  # a match counts as a whole or not at all
                    if fresh and journal is not None:
                        journal.add(record, earlier + time.perf_counter() - began)
                    kept = record if hands is None else cut(record, hands - tally.hands)
                    if folder is not None and kept.log is not None:
                        (folder / f"match-{record.index:06}.jsonl").write_bytes(kept.log)
                    tally.add(kept)
                if progress is not None:
                    spent = earlier + time.perf_counter() - began
                    progress(Progress(tally.matches, tally.hands, spent, matches, hands))
        except KeyboardInterrupt:
            interrupted = True
        seconds = earlier + time.perf_counter() - began
    return result_of(
        tally,
        seconds,
        places=hands is None,
        sequential=until_significant,
        interrupted=interrupted,
    )


def records(
    settings: Settings,
    guests: PythonBots,
    journal: Journal | None,
    goal: Callable[[], bool],
    hands: int | None,
    jobs: int,
    dask: str | None,
    folder: Path | None,
) -> Iterator[tuple[MatchRecord, bool]]:
    """The records in order until the goal is reached; those of the journal are not fresh."""
    start = 0
    done = 0
    if journal is not None:
        for record in journal.records:
            if goal():
                return
            yield record, False
            start += 1
            done += len(record.hands)
        journal.records.clear()
    if goal():
        return
    log = folder is not None
    if dask is not None:
        source = pools.on_dask(settings, guests, start, log, dask)
    elif jobs > 1:
        source = pools.in_processes(settings, guests, start, log, jobs)
    else:
        # What is written down for later is always a whole match.
        most = None if hands is None or journal is not None else hands - done
        source = pools.in_this_process(settings, guests, start, log, most)
    with contextlib.closing(source):
        for record in source:
            yield record, True
            if goal():
                return


def check_amounts(
    settings: Settings, matches: int | None, hands: int | None, until: bool, jobs: int
) -> None:
    """Is it clear how much to play?"""
    if matches is not None and hands is not None:
        raise TextError("both_amounts")
    if matches is None and hands is None and not until:
        raise TextError("no_amount")
    for name, value in (
        ("matches", matches),
        ("hands", hands),
        ("jobs", jobs),
        ("match_hands", settings.match_hands),
    ):
        if value is not None and value < 1:
            raise TextError("at_least_one", name=name, value=value)
    if until and len(set(settings.bots)) == 1:
        raise TextError("equal_bots")


def make_folder(log: str | Path | None) -> Path | None:
    """The folder of the logs."""
    if log is None:
        return None
    folder = Path(log)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TextError("cannot_make", path=folder, why=os_words(error)) from error
    return folder
