"""Where kong indicators are turned in logs that only list them."""

from collections import deque
from collections.abc import Iterable

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
    Win,
)

ENDINGS = (Win, Exhausted, Abort)


class Indicators:
    """The kong indicators of one hand, turned as Tenhou does (R2.20).

    A closed kong's comes before the replacement tile. Those of other kongs wait for the discard,
    or for the replacement tile of the next kong; a win before that leaves them face down.
    """

    def __init__(self, tiles: Iterable[str]) -> None:
        self._waiting = deque(tiles)
        self._due = 0
        self._pending = 0

    def before(self, kind: type[Event]) -> list[Dora]:
        """Those that are turned just before an event of this kind."""
        if kind is ClosedKong:
            self._due, self._pending = self._due + self._pending + 1, 0
        elif kind in {Kong, AddedKong}:
            self._due, self._pending = self._due + self._pending, 1
        elif kind is Draw:
            return self._turn(self._due)
        elif kind is Discard:
            pending, self._pending = self._pending, 0
            return self._turn(self._due + pending)
        elif kind in ENDINGS:  # the log has more of them than these rules turn
            return self._turn(len(self._waiting))
        return []

    def _turn(self, count: int) -> list[Dora]:
        self._due = 0
        return [Dora(self._waiting.popleft()) for _ in range(min(count, len(self._waiting)))]


def replaced(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """A match with every kong indicator where Tenhou would turn it."""
    kept = list(events)
    starts = [place for place, event in enumerate(kept) if isinstance(event, Hand)]
    placed = kept[: starts[0]] if starts else kept
    for start, end in zip(starts, [*starts[1:], len(kept)], strict=True):
        hand = kept[start:end]
        indicators = Indicators(event.tile for event in hand if isinstance(event, Dora))
        for event in hand:
            if not isinstance(event, Dora):
                placed += [*indicators.before(type(event)), event]
    return placed
