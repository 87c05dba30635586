"""Reviews of games, kept beside them."""

import time

from sqlalchemy import Connection, delete, insert, select

from wrobel.web.storage.schema import reviews
from wrobel.web.storage.writer import Writer

LIFETIME = 90 * 24 * 3600.0  # seconds; whoever asks later waits again


class ReviewStore:
    """One review a game; those of games that are gone are deleted in time."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    async def load(self, id: str) -> bytes | None:
        """The review of a game, if there is one."""

        def work(connection: Connection) -> bytes | None:
            wanted = select(reviews.c.data).where(reviews.c.id == id)
            found: bytes | None = connection.execute(wanted).scalar()
            return found

        return await self.writer.call(work)

    async def save(self, id: str, data: bytes) -> None:
        """Keep a review; what is older than its lifetime makes room."""
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.id == id))
            connection.execute(delete(reviews).where(reviews.c.made < now - LIFETIME))
            connection.execute(insert(reviews).values(id=id, made=now, data=data))

        await self.writer.call(work)

    async def forget(self, id: str) -> None:
        """Delete the review of a game."""

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.id == id))

        await self.writer.call(work)
