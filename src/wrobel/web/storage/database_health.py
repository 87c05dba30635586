"""Is the database there? One question at a time, however many want to know."""

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import text

from wrobel.web.refusals import RefusedError

if TYPE_CHECKING:
    from wrobel.web.storage.writer import Writer

PATIENCE = 5.0  # seconds


class Pulse:
    """Asks the database through the thread that all moves go through."""

    def __init__(self, writer: "Writer") -> None:
        self.writer = writer
        self.question: asyncio.Task[object] | None = None

    async def feel(self) -> None:
        """Nothing if the database answers; else a refusal."""
        if self.question is None or self.question.done():
            self.question = asyncio.create_task(self.ask())
            # Nobody may be left to hear of a failure.
            self.question.add_done_callback(lambda task: task.cancelled() or task.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self.question), PATIENCE)
        except TimeoutError:
            raise RefusedError("no_database") from None

    async def ask(self) -> object:
        return await self.writer.call(lambda connection: connection.execute(text("select 1")).one())
