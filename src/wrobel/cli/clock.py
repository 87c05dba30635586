"""A time limit for a search, and a sign of life on the screen while it lasts."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from wrobel.cli.texts import say

MARGIN = 0.05  # of the time is kept back
LEAST_SEARCH = 0.2  # of the time goes to the search, whatever comes after it
MOST_SLOWER = 8


class Clock:
    """Says when to stop; after a second it shows that something is going on."""

    def __init__(self, seconds: float, lang: str, reserve: float) -> None:
        self.started = time.monotonic()
        self.worked = time.process_time()  # before the clock was there: the start of the program
        self.seconds = seconds
        self.reserve = reserve
        self.lang = lang
        self.shown: object = None

    def __call__(self) -> bool:
        gone = time.monotonic() - self.started
        if gone > 1 and self.shown is None and sys.stderr.isatty():
            from rich.console import Console

            status = Console(stderr=True).status(say("seating_searching", self.lang))
            status.start()
            self.shown = status
        # on a busy machine what comes after the search takes longer as well
        worked = time.process_time() - self.worked
        slower = min(MOST_SLOWER, max(1.0, gone / max(0.001, worked)))
        left = self.seconds * (1 - MARGIN) - (self.worked + self.reserve) * slower
        return gone > max(self.seconds * LEAST_SEARCH, left)


@contextmanager
def clock(seconds: float, lang: str, reserve: float) -> Iterator[Clock]:
    """A limit for the whole command; ``reserve`` is the work, in seconds, after the search."""
    running = Clock(seconds, lang, reserve)
    try:
        yield running
    finally:
        if running.shown is not None:
            running.shown.stop()  # type: ignore[attr-defined]
