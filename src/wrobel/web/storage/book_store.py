"""Score books in the database: lines that only grow in number, and links by their hashes."""

import logging
import time
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from wrobel.web.refusals import RefusedError
from wrobel.web.storage import tokens
from wrobel.web.storage.schema import (
    book_acts,
    book_lines,
    book_links,
    book_people,
    books,
    event_links,
    results,
)
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.statistics_types import Result

log = logging.getLogger("wrobel.web")
MOST_LINKS = 40
MOST_BOOKS = 20_000
SERVER = "server"  # by whose hand the lines of the server itself are


def line_checksum(book: str, number: int, line: str) -> int:
    """What the disk gives back is what was written.

    >>> line_checksum("6f3a", 0, "{}") == line_checksum("6f3a", 1, "{}")
    False
    """
    return crc32(f"{book} {number} {line}".encode("utf-8", "surrogatepass"))


class Stored(NamedTuple):
    """A book as it is stored."""

    lines: list[str]
    links: list[str]  # by which each came
    source: str | None
    people: dict[int, str]


class Written(NamedTuple):
    """A line with its circumstances, for the audit list; without one a link was given or ended."""

    line: str | None
    at: float
    link: str  # by which it came, or who gave the link
    what: str = "line"
    role: str | None = None
    about: str | None = None  # the link that was given or ended


class BookStore:
    """Makes, finds and deletes books."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer

    async def create(
        self,
        id: str,
        lines: Sequence[str],
        link: str,
        role: str | None = None,
        source: str | None = None,
    ) -> None:
        """A new book with its first lines and the link of whoever made it, if that has a role."""
        now = time.time()

        def work(connection: Connection) -> bool:
            count = connection.execute(select(func.count()).select_from(books)).scalar_one()
            if count >= MOST_BOOKS:
                return False
            connection.execute(
                insert(books).values(
                    id=id, created=now, expires=now + tokens.LIFETIME, source=source
                )
            )
            add_lines(connection, id, 0, lines, link, now)
            if role is not None:
                connection.execute(
                    insert(book_links).values(hash=link, book=id, role=role, created=now)
                )
            return True

        if not await self.writer.call(work):
            log.warning("there are %d score books: no more are kept", MOST_BOOKS)
            raise RefusedError("books_full")

    async def append(self, id: str, number: int, lines: Sequence[str], link: str) -> None:
        """More lines; done when they are safe."""
        now = time.time()

        def work(connection: Connection) -> None:
            if link != SERVER:
                still_there(connection, id, link)
            add_lines(connection, id, number, lines, link, now)
            connection.execute(
                update(books)
                .where(books.c.id == id)
                .values(expires=now + tokens.LIFETIME, expired_for=None)
            )

        await self.writer.call(work)

    async def load(self, id: str) -> Stored | None:
        """A book with all its lines, in order; None if there is none."""

        def work(connection: Connection) -> Stored | None:
            found = connection.execute(select(books.c.source).where(books.c.id == id)).first()
            if found is None:
                return None
            written = connection.execute(
                select(book_lines.c.line, book_lines.c.link)
                .where(book_lines.c.book == id)
                .order_by(book_lines.c.number)
            ).all()
            people = connection.execute(
                select(book_people.c.player, book_people.c.person).where(book_people.c.book == id)
            )
            return Stored(
                [one.line for one in written],
                [one.link for one in written],
                found.source,
                {one.player: one.person for one in people},
            )

        return await self.writer.call(work)

    async def audit(self, id: str) -> list[Written]:
        """Every line, when it came and by which link."""

        def work(connection: Connection) -> list[Written]:
            found = connection.execute(
                select(book_lines.c.line, book_lines.c.at, book_lines.c.link)
                .where(book_lines.c.book == id)
                .order_by(book_lines.c.number)
            )
            lines = [Written(*one) for one in found]
            done = connection.execute(
                select(book_acts).where(book_acts.c.book == id).order_by(book_acts.c.number)
            )
            acts = [Written(None, one.at, one.link, one.what, one.role, one.about) for one in done]
            return sorted([*lines, *acts], key=lambda one: one.at)

        return await self.writer.call(work)

    async def delete(self, id: str) -> None:
        """The book with everything that belongs to it."""

        def work(connection: Connection) -> None:
            for table in (book_lines, book_links, book_acts, book_people):
                connection.execute(delete(table).where(table.c.book == id))
            connection.execute(delete(books).where(books.c.id == id))

        await self.writer.call(work)

    # Links

    async def role(self, id: str, hash: str) -> str | None:
        """What the secret with this hash allows."""

        def work(connection: Connection) -> str | None:
            found: str | None = connection.execute(
                select(book_links.c.role).where(book_links.c.book == id, book_links.c.hash == hash)
            ).scalar()
            return found

        return await self.writer.call(work)

    async def ended(self, id: str) -> set[str]:
        """The hashes of all links that were taken back."""

        def work(connection: Connection) -> set[str]:
            gone = (book_acts.c.book == id, book_acts.c.what == "unlink")
            return set(connection.execute(select(book_acts.c.about).where(*gone)).scalars())

        return await self.writer.call(work)

    async def add_link(self, id: str, hash: str, role: str, giver: str) -> None:
        """One more link, with a line that says who gave it; one that is there already stays."""

        def work(connection: Connection) -> bool:
            still_there(connection, id, giver)
            known = select(book_links.c.hash).where(
                book_links.c.book == id, book_links.c.hash == hash
            )
            if connection.execute(known).first() is not None:
                return True
            count = connection.execute(
                select(func.count()).select_from(book_links).where(book_links.c.book == id)
            ).scalar_one()
            if count >= MOST_LINKS:
                return False
            now = time.time()
            connection.execute(
                insert(book_links).values(hash=hash, book=id, role=role, created=now, giver=giver)
            )
            add_act(connection, id, Written(None, now, giver, "link", role, hash))
            return True

        if not await self.writer.call(work):
            raise RefusedError("too_many_links")

    async def remove_link(self, id: str, prefix: str, who: str) -> None:
        """End a link that was given, and those it has given, with a line for each."""

        def work(connection: Connection) -> bool:
            given = connection.execute(
                select(book_links.c.hash).where(
                    book_links.c.book == id, book_links.c.giver.is_not(None)
                )
            ).scalars()
            named = [hash for hash in given if hash.startswith(prefix)]
            end_links(connection, book_links.c.hash.in_(named), who)
            return bool(named)

        if not await self.writer.call(work):
            raise RefusedError("no_page")

    # People

    async def sit(self, id: str, player: int, person: str | None) -> None:
        """Somebody is a player of the book; None: nobody in particular any more."""

        def work(connection: Connection) -> None:
            of_seat = (book_people.c.book == id, book_people.c.player == player)
            connection.execute(delete(book_people).where(*of_seat))
            connection.execute(
                delete(results).where(results.c.game == id, results.c.player == player)
            )
            if person is not None:
                connection.execute(
                    insert(book_people).values(book=id, player=player, person=person)
                )

        await self.writer.call(work)

    async def keep_results(self, id: str, found: dict[str, Result]) -> None:
        """What the match came to for its people, instead of what was said of it before."""

        def work(connection: Connection) -> None:
            connection.execute(delete(results).where(results.c.game == id))
            for person, result in found.items():
                connection.execute(
                    insert(results).values(
                        game=id,
                        player=result.player,
                        person=person,
                        finished=result.finished,
                        data=msgspec.json.encode(result).decode(),
                    )
                )

        await self.writer.call(work)


def still_there(connection: Connection, id: str, hash: str) -> None:
    """Refuse what comes by a link to a book, or to an event, that has been taken back meanwhile."""
    own = select(book_links.c.hash).where(book_links.c.book == id, book_links.c.hash == hash)
    of_event = select(event_links.c.hash).where(event_links.c.hash == hash)
    if connection.execute(own.union(of_event)).first() is None:
        raise RefusedError("no_book_link")


def end_links(connection: Connection, which: ColumnElement[bool], who: str) -> None:
    """End some links and all that they have given, with a line for each."""
    while found := connection.execute(select(book_links).where(which)).all():
        now = time.time()
        for one in found:
            of_link = (book_links.c.book == one.book, book_links.c.hash == one.hash)
            connection.execute(delete(book_links).where(*of_link))
            act = Written(None, now, who, "unlink", one.role, one.hash)
            add_act(connection, one.book, act)
        which = or_(
            *(and_(book_links.c.book == one.book, book_links.c.giver == one.hash) for one in found)
        )


def add_act(connection: Connection, id: str, act: Written) -> None:
    """One more line about links."""
    count = select(func.count()).select_from(book_acts).where(book_acts.c.book == id)
    connection.execute(
        insert(book_acts).values(
            book=id,
            number=connection.execute(count).scalar_one(),
            at=act.at,
            link=act.link,
            what=act.what,
            role=act.role,
            about=act.about,
        )
    )


def add_lines(
    connection: Connection, id: str, number: int, lines: Sequence[str], link: str, at: float
) -> None:
    rows = [
        {
            "book": id,
            "number": place,
            "line": line,
            "checksum": line_checksum(id, place, line),
            "at": at,
            "link": link,
        }
        for place, line in enumerate(lines, number)
    ]
    connection.execute(insert(book_lines), rows)
