"""A time limit for a search, and a sign of life on the screen while it lasts."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from wrobel.cli.texts import say

RESERVE = 0.15  # of the time, kept for what comes after the search


class Clock:
    """Says when to stop; after a second it shows that something is going on."""

    def __init__(self, seconds: float, lang: str) -> None:
        self.started = time.monotonic()
        self.seconds = seconds * (1 - RESERVE)
        self.lang = lang
        self.shown: object = None

    def __call__(self) -> bool:
        gone = time.monotonic() - self.started
        if gone > 1 and self.shown is None and sys.stderr.isatty():
            from rich.console import Console

            status = Console(stderr=True).status(say("seating_searching", self.lang))
            status.start()
            self.shown = status
        return gone > self.seconds


@contextmanager
def clock(seconds: float, lang: str) -> Iterator[Clock]:
    running = Clock(seconds, lang)
    try:
        yield running
    finally:
        if running.shown is not None:
            running.shown.stop()  # type: ignore[attr-defined]
