"""Events in the database: acts that only grow in number, and links by their hashes."""

import time
from typing import Any, NamedTuple
from zlib import crc32

from sqlalchemy import Connection, delete, func, insert, select

from wrobel.web.refusals import RefusedError
from wrobel.web.storage.book_store import SERVER, end_links
from wrobel.web.storage.schema import book_links, event_acts, event_links, events
from wrobel.web.storage.writer import Writer

MOST_LINKS = 400


def act_checksum(event: str, number: int, data: str) -> int:
    """What the disk gives back is what was written.

    >>> act_checksum("6f3a", 0, "{}") == act_checksum("6f3a", 1, "{}")
    False
    """
    return crc32(f"{event} {number} {data}".encode())


class Link(NamedTuple):
    """What a link allows."""

    hash: str
    role: str
    table: int | None
    name: str
    created: float


class EventStore:
    """Makes, finds and deletes events."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    async def create(self, id: str, data: str, link: Link) -> None:
        """A new event with its first act and the organiser's link."""

        def work(connection: Connection) -> None:
            connection.execute(insert(events).values(id=id, created=link.created))
            connection.execute(insert(event_acts).values(**row(id, 0, data)))
            connection.execute(insert(event_links).values(event=id, **link._asdict()))

        await self.writer.call(work)

    async def append(
        self,
        id: str,
        number: int,
        data: str,
        by: str | None,
        given: Link | None = None,
        ended: Link | None = None,
    ) -> None:
        """One more act, at once with a link that it gives or ends; done when it is safe.

        ``by`` is the hash of the link by which it comes, if that is not the server's own act.
        """

        def work(connection: Connection) -> None:
            if by is not None:
                still_there(connection, id, by)
            if given is not None:
                add_link(connection, id, given)
            if ended is not None:
                connection.execute(delete(event_links).where(event_links.c.hash == ended.hash))
                end_links(connection, book_links.c.giver == ended.hash, SERVER)
            connection.execute(insert(event_acts).values(**row(id, number, data)))

        await self.writer.call(work)

    async def load(self, id: str) -> list[str]:
        """All acts of an event as JSON, in order; none if there is no such event."""

        def work(connection: Connection) -> list[str]:
            found = connection.execute(
                select(event_acts.c.data)
                .where(event_acts.c.event == id)
                .order_by(event_acts.c.number)
            )
            return [data for (data,) in found]

        return await self.writer.call(work)

    async def ids(self) -> list[str]:
        """The events there are, the newest first."""

        def work(connection: Connection) -> list[str]:
            found = connection.execute(select(events.c.id).order_by(events.c.created.desc()))
            return [id for (id,) in found]

        return await self.writer.call(work)

    async def delete(self, id: str) -> None:
        """The event with everything that belongs to it; its links to score books end."""

        def work(connection: Connection) -> None:
            of_event = select(event_links.c.hash).where(event_links.c.event == id)
            end_links(connection, book_links.c.giver.in_(of_event), SERVER)
            for table in (event_acts, event_links):
                connection.execute(delete(table).where(table.c.event == id))
            connection.execute(delete(events).where(events.c.id == id))

        await self.writer.call(work)

    # Links

    async def link(self, id: str, hash: str) -> Link | None:
        """What the secret with this hash allows."""

        def work(connection: Connection) -> Link | None:
            found = connection.execute(
                select(event_links).where(event_links.c.event == id, event_links.c.hash == hash)
            ).first()
            return None if found is None else link_of(found)

        return await self.writer.call(work)

    async def links(self, id: str) -> list[Link]:
        """All links of an event."""

        def work(connection: Connection) -> list[Link]:
            found = connection.execute(
                select(event_links)
                .where(event_links.c.event == id)
                .order_by(event_links.c.created, event_links.c.hash)
            )
            return [link_of(one) for one in found]

        return await self.writer.call(work)

    async def renew_link(self, id: str, link: Link) -> None:
        """A link instead of those of its name: the one with which a server was started."""

        def work(connection: Connection) -> None:
            named = (event_links.c.event == id, event_links.c.name == link.name)
            connection.execute(delete(event_links).where(*named))
            add_link(connection, id, link)

        await self.writer.call(work)


def still_there(connection: Connection, id: str, hash: str) -> None:
    """Refuse what comes by a link that has been taken back meanwhile."""
    own = select(event_links.c.hash).where(event_links.c.event == id, event_links.c.hash == hash)
    if connection.execute(own).first() is None:
        raise RefusedError("no_link")


def add_link(connection: Connection, id: str, link: Link) -> None:
    """One more link of an event."""
    count = select(func.count()).select_from(event_links).where(event_links.c.event == id)
    if connection.execute(count).scalar_one() >= MOST_LINKS:
        raise RefusedError("too_many_links")
    connection.execute(insert(event_links).values(event=id, **link._asdict()))


def row(event: str, number: int, data: str) -> dict[str, Any]:
    return {
        "event": event,
        "number": number,
        "data": data,
        "checksum": act_checksum(event, number, data),
    }


def link_of(found: Any) -> Link:
    return Link(found.hash, found.role, found.table, found.name, found.created)


def new_link(hash: str, role: str, table: int | None = None, name: str = "") -> Link:
    return Link(hash, role, table, name, time.time())
