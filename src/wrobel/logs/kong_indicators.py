"""Where kong indicators are turned in logs that only list them."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

from wrobel.logs.events import (
    Abort,
    AddedKong,
    AnyEvent,
    ClosedKong,
    Discard,
    Dora,
    Draw,
    Event,
    Exhausted,
    Hand,
    Kong,
    Match,
    Win,
)

T = TypeVar("T")

KONGS = (ClosedKong, Kong, AddedKong)
ENDINGS = (Win, Exhausted, Abort)
TIMING = "kan_dora_timing"
AT_ONCE = "immediate"


class Indicators(Generic[T]):
    """The kong indicators of one hand, turned as the rules have it (R2.20).

    A closed kong's comes before the replacement tile. So do all others ``at_once``; else they
    wait for the discard, or for the replacement tile of the next kong, and a win before that
    leaves them face down.
    """

    def __init__(self, waiting: Iterable[T], at_once: bool = False) -> None:
        self._waiting = deque(waiting)
        self._at_once = at_once
        self._due = 0
        self._pending = 0

    def before(self, kind: type[Event]) -> list[T]:
        """Those that are turned just before an event of this kind."""
        if kind in KONGS:
            self._due += self._pending
            self._pending = 0 if self._at_once or kind is ClosedKong else 1
            self._due += 1 - self._pending
        elif kind is Draw:
            return self._turn(self._due)
        elif kind is Discard:
            pending, self._pending = self._pending, 0
            return self._turn(self._due + pending)
        elif kind in ENDINGS:  # the log has more of them than these rules turn
            return self._turn(len(self._waiting))
        return []

    def _turn(self, count: int) -> list[T]:
        self._due = 0
        return [self._waiting.popleft() for _ in range(min(count, len(self._waiting)))]


def in_place(events: Sequence[AnyEvent]) -> list[int]:
    """The order in which a match has every kong indicator where its own rules turn it."""
    header = events[0] if events else None
    at_once = isinstance(header, Match) and header.options.get(TIMING) == AT_ONCE
    kinds = list(map(type, events))
    if Dora not in kinds:
        return list(range(len(events)))
    starts = [place for place, kind in enumerate(kinds) if kind is Hand]
    order = list(range(starts[0] if starts else len(events)))
    for start, end in pairwise([*starts, len(events)]):
        if Dora not in kinds[start:end]:
            order += range(start, end)
            continue
        doras = [place for place in range(start, end) if kinds[place] is Dora]
        indicators = Indicators(doras, at_once)
        for place in range(start, end):
            if kinds[place] is not Dora:
                order += [*indicators.before(kinds[place]), place]
    return order


def replaced(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events in that order."""
    return [events[place] for place in in_place(events)]
