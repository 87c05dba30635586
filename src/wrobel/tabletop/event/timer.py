"""The clock of a round: instants that were written down, so that every copy shows the same time.

Nothing here ticks. What is left at a moment follows from when the clock was started, paused and
started again; a page that is opened anew, or twice, or after a night, shows what the others show.

>>> clock = Timer().started(90, 1000.0).paused(1600.0).resumed(1700.0)
>>> clock.left(1700.0), clock.left(1760.0), clock.extended(3, 5).left(1760.0, table=3)
(4800.0, 4740.0, 5040.0)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

MINUTE = 60


@dataclass(frozen=True)
class Timer:
    """The clock of one round; instants in seconds since 1970."""

    minutes: int = 0
    begun: float | None = None  # when it was started
    stopped: float | None = None  # since when it pauses
    lost: float = 0.0  # seconds of all pauses that are over
    ended: float | None = None
    extra: Mapping[int, int] = field(default_factory=dict)  # more minutes, by table

    def started(self, minutes: int, at: float) -> "Timer":
        """From the beginning; extra time of tables stays."""
        return Timer(minutes, at, extra=self.extra)

    def paused(self, at: float) -> "Timer":
        return self if self.stopped is not None else replace(self, stopped=at)

    def resumed(self, at: float) -> "Timer":
        if self.stopped is None:
            return self
        return replace(self, stopped=None, lost=self.lost + max(0.0, at - self.stopped))

    def end(self, at: float) -> "Timer":
        return replace(self, ended=at)

    def longer(self, minutes: int) -> "Timer":
        """More (or less) time for everybody."""
        return replace(self, minutes=max(0, self.minutes + minutes))

    def extended(self, table: int, minutes: int) -> "Timer":
        """More time for one table."""
        total = max(0, self.extra.get(table, 0) + minutes)
        return replace(self, extra={**self.extra, table: total})

    def left(self, now: float, table: int | None = None) -> float:
        """Seconds left; negative ones are over time."""
        minutes = self.minutes + (self.extra.get(table, 0) if table is not None else 0)
        if self.begun is None:
            return float(MINUTE * minutes)
        until = next((at for at in (self.stopped, self.ended) if at is not None), now)
        gone = until - self.begun - self.lost
        return MINUTE * minutes - gone

    def to_dict(self) -> dict[str, Any]:
        return {
            "minutes": self.minutes,
            "begun": self.begun,
            "stopped": self.stopped,
            "lost": self.lost,
            "ended": self.ended,
            "extra": {str(table): minutes for table, minutes in sorted(self.extra.items())},
        }
