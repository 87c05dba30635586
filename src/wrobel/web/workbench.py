"""Work that takes long is done beside the loop, so that everybody else is answered meanwhile.

A workbench has one thread at a time: however many ask, one processor is busy, and the loop gets its
turn every few milliseconds. Whoever comes when too many wait already is told to come again.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from wrobel.web.waiting import Waiting

T = TypeVar("T")
MOST_WAITING, OF_ONE_ADDRESS = 100, 25


class Workbench:
    """One at a time, in the order they came."""

    def __init__(self) -> None:
        self.place = asyncio.Semaphore(1)
        self.waiting = Waiting(MOST_WAITING, OF_ONE_ADDRESS, "overworked")

    async def do(self, work: Callable[[], T]) -> T:
        """What the work gives."""
        with self.waiting.place():
            async with self.place:
                return await asyncio.to_thread(work)
