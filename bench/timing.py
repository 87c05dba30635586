"""Times of several programs doing the same work, taken in turns.

Each round runs every contender once, beginning with another one each time, so that a slow
minute of the machine falls on all of them. A ratio is the median over the rounds, a time the
least. Times are processor time of this thread: what else the machine does is not counted, nor
what idle threads of a library do. Every turn lasts at least a while, for all alike, so that
nobody is measured on the caches the others left.
"""

import gc
import os
import resource
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from statistics import median
from typing import Any

LEAST_TURN_NS = 50_000_000


def drain(answers: Iterable[Any]) -> None:
    """Use up an iterator at the least cost."""
    deque(answers, maxlen=0)


def calls(function: Callable[..., Any], *columns: Sequence[Any]) -> Callable[[], None]:
    """A run that calls a function with each row of the columns."""
    return lambda: drain(map(function, *columns))


def children_time_ns() -> int:
    """Processor time of all finished child processes, to the microsecond."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return round(1e9 * (spent.ru_utime + spent.ru_stime))


@dataclass(frozen=True)
class Contender:
    """A program, the work it does in one round, and how many items that is."""

    name: str
    run: Callable[[], Any]
    items: int
    clock: Callable[[], int] = time.thread_time_ns


def process(name: str, command: Sequence[str], items: int) -> Contender:
    """A contender that is a process of its own; its start counts."""

    def run() -> None:
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)

    return Contender(name, run, items, children_time_ns)


@dataclass
class Times:
    """Nanoseconds per item of each contender, one figure a round."""

    rounds: dict[str, list[float]] = field(default_factory=dict)

    def best(self, name: str) -> float:
        return min(self.rounds[name])

    def ratio(self, ours: str, peer: str) -> float:
        """How many times faster ours is."""
        pairs = zip(self.rounds[ours], self.rounds[peer], strict=True)
        return median(theirs / own for own, theirs in pairs)


def measure(contenders: Sequence[Contender], rounds: int) -> Times:
    """Run all contenders in turns; the round before the first only tells how often to repeat."""
    times = Times({contender.name: [] for contender in contenders})
    repeats = {}
    for contender in contenders:
        start = contender.clock()
        contender.run()
        repeats[contender.name] = ceil(LEAST_TURN_NS / max(contender.clock() - start, 1000))
    gc.collect()
    gc.disable()
    try:
        for number in range(rounds):
            first = number % len(contenders)
            for contender in (*contenders[first:], *contenders[:first]):
                turns = repeats[contender.name]
                start = contender.clock()
                for _ in range(turns):
                    contender.run()
                spent = contender.clock() - start
                times.rounds[contender.name].append(spent / contender.items / turns)
                gc.collect()
    finally:
        gc.enable()
    return times


def one_core() -> None:
    """Stay on one core, and the processes started from here too."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


@contextmanager
def all_cores() -> Iterator[None]:
    """Leave the one core of the other benchmarks for a while."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def environment(**changes: str) -> Mapping[str, str]:
    return {**os.environ, **changes}
