"""The score books that phones share: a journal of lines for each, one change at a time.

A phone sends the lines it has; those that are new are written down, safe, and then told to the
others. Sent again, a line changes nothing. What the lines mean is for ``wrobel.tabletop.book``.
"""

import asyncio
import hmac
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from wrobel.errors import BookError
from wrobel.tabletop.book import Book, fold
from wrobel.tabletop.book.corrections import (
    ONE,
    changes_start,
    for_everybody,
    start_of,
    writer_of,
)
from wrobel.tabletop.book.entries import Entry, read_entry
from wrobel.tabletop.book.fold import pinned
from wrobel.tabletop.book.lines import write_line
from wrobel.tabletop.book.order import ordered
from wrobel.web.books.book_results import results_of_book
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import tokens
from wrobel.web.storage.book_store import SERVER, BookStore
from wrobel.web.wire.book_types import RefusedLine
from wrobel.web.wire.message_rate import Limit
from wrobel.web.workbench import Workbench

MOST_LINES = 2000  # of a book
LARGEST_BOOK = 1 << 20  # bytes
MOST_OPEN = 64
MOST_KEPT = 16 << 20  # bytes of books in memory
RATE, BURST = 5.0, MOST_LINES  # lines of one link: a second in the long run, and at once
LONGEST_WAIT = 20  # seconds


class Link(NamedTuple):
    """What a secret allows: ``owner``, ``writer`` or ``reader``."""

    hash: str
    role: str


class Made(NamedTuple):
    """A book and the secret that writes it; a phone opens ``#/book/ID/KEY``."""

    id: str
    key: str


class Pen(NamedTuple):
    """Where one phone writes alone: its name, the link by which it has said so, and the start."""

    device: str
    link: str
    start: str

    def writes(self, entry: Entry, link: str) -> bool:
        """May this come by that link?"""
        own = link == self.link and entry.device in (None, self.device)
        return own or for_everybody(entry, self.start)

    def after(self, entry: Entry, link: str) -> "Pen | None":
        """Who writes alone in the lines behind one that came by that link."""
        if not changes_start(entry, self.start):
            return self
        new = entry.fields["entry"]
        if new.get("writing") != ONE:
            return None
        named = new.get("writer")
        taken = isinstance(named, str) and entry.device in (None, named)
        return Pen(named, link, self.start) if taken else self


@dataclass
class Opened:
    """A book in memory."""

    id: str
    lines: list[str]
    source: str | None
    people: dict[int, str]
    size: int = 0  # bytes of its lines
    ids: dict[str, bytes] = field(default_factory=dict)  # what every entry says, as a digest
    links: dict[str, str] = field(default_factory=dict)  # by which link an entry came
    start: str = ""  # the id of the entry that says who may write
    pen: Pen | None = None
    known: Book | None = None  # what the lines come to, once somebody has asked
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    used: float = 0.0
    limits: dict[str, Limit] = field(default_factory=dict)

    @property
    def version(self) -> int:
        return len(self.lines)

    def note(self, lines: Sequence[str], links: Sequence[str]) -> None:
        """More lines have come, by these links; who writes alone may be another one now."""
        named = self.version == 0
        for line, link in zip(lines, links, strict=True):
            entry = read_entry(json.loads(line))
            self.ids.setdefault(entry.id, digest(entry))
            self.links.setdefault(entry.id, link)
            named |= changes_start(entry, self.start)
        self.lines += lines
        self.size += size_of(lines)
        self.known = None
        if named:
            entries, _ = ordered(json.loads(line) for line in self.lines)
            writer = writer_of(entries)
            self.start = start_of(entries)
            self.pen = writer and Pen(writer.device, self.links[writer.by], self.start)

    def folded(self) -> Book:
        return fold(json.loads(line) for line in self.lines)


class Shelf:
    """The books by their ids."""

    def __init__(self, store: BookStore) -> None:
        self.store = store
        self.open: dict[str, Opened] = {}
        self.bench = Workbench()
        self.closed = False
        self.making = asyncio.Lock()
        # Told of the book of a source whenever it has changed and is over, or is not any more.
        self.on_change: Callable[[str, Book], Awaitable[None]] | None = None

    def close(self) -> None:
        """Nobody waits any longer: the server goes down."""
        self.closed = True
        for one in self.open.values():
            one.news.set()

    # Finding

    async def get(self, id: str) -> Opened:
        """A book, read from the database if it must be."""
        found = self.open.get(id)
        if found is None:
            stored = await self.store.load(id)
            if stored is None:
                raise RefusedError("no_book")
            if id not in self.open:  # nobody else has read it meanwhile
                found = Opened(id, [], stored.source, stored.people)
                await self.bench.do(partial(found.note, stored.lines, stored.links))
                self.open.setdefault(id, found)
            found = self.open[id]
        found.used = time.monotonic()
        self.make_room(id)
        return found

    def make_room(self, keep: str) -> None:
        """Forget what was not asked for in a long time; it is in the database."""
        while len(self.open) > MOST_OPEN or sum(one.size for one in self.open.values()) > MOST_KEPT:
            idle = [one for one in self.open.values() if one.id != keep and not one.lock.locked()]
            if not idle:
                return
            gone = min(idle, key=lambda one: one.used)
            del self.open[gone.id]
            gone.news.set()  # whoever waits looks again

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[Opened]:
        """The book while nobody else changes it: what is seen then is safe in the database."""
        while True:
            opened = await self.get(id)
            async with opened.lock:
                if self.open.get(id) is opened:
                    yield opened
                    return

    async def link(self, id: str, key: str | None, *roles: str) -> Link:
        """What a secret allows; refused if that is none of these roles."""
        hash = tokens.person(key)
        role = None if hash is None else await self.store.role(id, hash)
        if hash is None or role is None:
            await self.get(id)  # or there is no such book
            raise RefusedError("no_book_link")
        if roles and role not in roles:
            raise RefusedError("only_reading")
        return Link(hash, role)

    async def since(self, id: str, version: int, wait: int) -> Opened:
        """The book when it has more lines than those, or after some seconds."""
        end = time.monotonic() + min(max(wait, 0), LONGEST_WAIT)
        while True:
            opened = await self.get(id)
            left = end - time.monotonic()
            if opened.version > version or left <= 0 or self.closed:
                return opened
            try:
                await asyncio.wait_for(opened.news.wait(), left)
            except TimeoutError:
                return opened

    async def read(self, id: str, key: str | None, version: int, wait: int) -> tuple[Opened, Link]:
        """The same for a secret, which must still open the book once there is something new."""
        link = await self.link(id, key)
        opened = await self.since(id, version, wait)
        return opened, await self.link(id, key) if wait > 0 else link

    # Writing

    async def create(self, id: str, key: str | None, lines: Sequence[str]) -> int:
        """A book of a phone, under the name it has there; asked again, more lines of it."""
        hash = tokens.person(key)
        if hash is None:
            raise RefusedError("no_book_link")
        if await self.store.role(id, hash) is not None:
            link = await self.link(id, key, "owner", "writer")
            version, _ = await self.push(id, link, lines)
            return version
        taken = await self.bench.do(partial(checked, lines))
        async with self.making:
            if await self.store.load(id) is not None:
                raise RefusedError("book_taken")
            await self.store.create(id, taken, hash, "owner")
        return len(taken)

    async def push(
        self, id: str, link: Link, lines: Sequence[str]
    ) -> tuple[int, list[tuple[str, str]]]:
        """Write down the lines that are new; how many there are now, and what was not taken."""
        async with self.holding(id) as opened:
            taken, refused = await self.bench.do(
                partial(fresh, opened.ids, lines, opened.pen, link.hash)
            )
            limit = opened.limits.setdefault(link.hash, Limit(RATE, BURST, time.monotonic()))
            if not limit.allows(time.monotonic(), len(taken)):
                raise RefusedError("too_many")
            await self.append(opened, taken, link.hash)
            return opened.version, refused

    async def append(self, opened: Opened, lines: list[str], link: str) -> None:
        """More lines, safe before anybody sees them; only with the lock."""
        if not lines:
            return
        size = opened.size + size_of(lines)
        if opened.version + len(lines) > MOST_LINES or size > LARGEST_BOOK:
            raise RefusedError("book_full")
        try:
            await self.store.append(opened.id, opened.version, lines, link)
            await self.bench.do(partial(opened.note, lines, [link] * len(lines)))
        except BaseException:
            self.open.pop(opened.id, None)  # nobody knows what was stored: read it again
            opened.news.set()
            raise
        news, opened.news = opened.news, asyncio.Event()
        news.set()
        await self.settle(opened)

    async def folded(self, opened: Opened) -> Book:
        """What the lines of a book come to; worked out once for every change."""
        if opened.known is None:
            opened.known = await self.bench.do(opened.folded)
        return opened.known

    async def settle(self, opened: Opened) -> None:
        """Tell whoever wants to know what the match has come to."""
        if not opened.people and (opened.source is None or self.on_change is None):
            return
        book = await self.folded(opened)
        if opened.people:
            found = results_of_book(opened.id, book, opened.people)
            await self.store.keep_results(opened.id, found)
        if opened.source is not None and self.on_change is not None:
            await self.on_change(opened.source, book)

    async def make_link(self, id: str, own: Link, key: str, role: str) -> str:
        """A link for another phone, made from one's own: the same until it is taken back."""
        ended = await self.store.ended(id)
        told = f"{id} {role}"
        secrets = (secret_of(key, told, number) for number in range(len(ended) + 1))
        secret = next(one for one in secrets if tokens.hashed(one) not in ended)
        await self.store.add_link(id, tokens.hashed(secret), role, own.hash)
        return secret

    async def sit(self, id: str, player: int | None, person: str) -> None:
        """Somebody says which player they are; what others have said stays."""
        async with self.holding(id) as opened:
            players = len((await self.folded(opened)).players)
            if player is not None and (
                player >= players or opened.people.get(player, person) != person
            ):
                raise RefusedError("full")
            for other in [one for one, who in opened.people.items() if who == person]:
                if other != player:
                    await self.store.sit(id, other, None)
                    del opened.people[other]
            if player is not None:
                await self.store.sit(id, player, person)
                opened.people[player] = person
            await self.settle(opened)

    async def change_person(self, person: str, other: str | None) -> None:
        """In the books in memory, too, somebody is another person now, or (None) is forgotten."""
        for id in [one.id for one in self.open.values() if person in one.people.values()]:
            with suppress(RefusedError):  # it is deleted just now
                async with self.holding(id) as opened:
                    for player in [at for at, who in opened.people.items() if who == person]:
                        await self.store.sit(id, player, other)
                        del opened.people[player]
                        if other is not None:
                            opened.people[player] = other
                    await self.settle(opened)

    async def delete(self, id: str) -> None:
        """Take a book off the shelf, once what is being written is written."""
        async with self.holding(id) as gone:
            self.open.pop(id)
            await self.store.delete(id)
            gone.news.set()

    # Books of an event's tables

    async def open_for(
        self, source: str, secret: str, giver: str, start: Mapping[str, Any]
    ) -> Made:
        """The book of something else on this server, made when it is first asked for.

        ``source`` names what it is the book of and ``secret`` is what its writer holds (the key of
        a table's link, ``giver`` its hash): the same two always give the same book and key, and
        when that link ends, so does the one to the book. ``start`` has ``rules``,
        ``options`` and ``players``; if it differs and no hand has been entered, the book follows.
        """
        id = sha256(f"book of {source}".encode()).hexdigest()[:16]
        key = secret_of(secret, f"book {source}")
        entry = pinned({"type": "start", **start})
        async with self.making:
            if await self.store.load(id) is None:
                line = write_line({"id": f"{id}-0", **entry, "by_device": SERVER})
                first = checked([line])
                await self.store.create(id, first, SERVER, source=source)
        await self.store.add_link(id, tokens.hashed(key), "writer", giver)
        async with self.holding(id) as opened:
            book = await self.folded(opened)
            now = (book.rules, dict(book.options or {}), book.players)
            if not book.hands and now != (start["rules"], entry["options"], start["players"]):
                change = {
                    "id": f"{id}-{opened.version}",
                    "type": "change",
                    "of": f"{id}-0",
                    "entry": entry,
                    "by_device": SERVER,
                    "after": book.last,
                }
                await self.append(opened, [write_line(change)], SERVER)
        return Made(id, key)

    async def book_of(self, source: str) -> Book | None:
        """The book of a source as it stands; None if nobody has opened it."""
        id = sha256(f"book of {source}".encode()).hexdigest()[:16]
        try:
            async with self.holding(id) as opened:
                return await self.folded(opened)
        except RefusedError:
            return None


def secret_of(key: str, told: str, number: int = 0) -> str:
    """What a link hands on, out of its own secret; with a number where earlier ones are void.

    >>> secret_of("k", "6f3a writer") == secret_of("k", "6f3a writer", 1)
    False
    """
    text = f"{told}\n{number}" if number else told
    return hmac.new(key.encode(), text.encode(), sha256).hexdigest()[:40]


def digest(entry: Entry) -> bytes:
    return sha256(entry.text.encode("utf-8", "surrogatepass")).digest()


def size_of(lines: Sequence[str]) -> int:
    """The bytes of lines."""
    return sum(len(line.encode("utf-8", "surrogatepass")) for line in lines)


def fresh(
    known: Mapping[str, bytes],
    lines: Sequence[str],
    pen: Pen | None = None,
    link: str = "",
) -> tuple[list[str], list[tuple[str, str]]]:
    """The lines that are new, and those that are not taken with the reason.

    ``pen``: who writes alone, and ``link`` by which the lines come. Whoever takes over in one line
    writes in those behind it.

    >>> fresh({}, ['{"id": "a", "type": "end"}', "x"])
    (['{"id": "a", "type": "end"}'], [('x', 'bad_line')])
    """
    taken: list[str] = []
    refused = []
    seen = dict(known)
    for line in lines:
        try:
            entry = read_entry(json.loads(line))
        except (BookError, ValueError, RecursionError):
            refused.append((line, "bad_line"))
            continue
        said = digest(entry)
        if entry.id in seen:
            if seen[entry.id] != said:
                refused.append((line, "same_id"))
            continue
        if pen is not None and not pen.writes(entry, link):
            refused.append((line, "not_writer"))
            continue
        pen = pen and pen.after(entry, link)
        seen[entry.id] = said
        taken.append(line)
    return taken, refused


def checked(lines: Sequence[str]) -> list[str]:
    """The lines of a new book, which begins with a match."""
    taken, refused = fresh({}, lines)
    if refused:
        raise RefusedError(refused[0][1])
    if size_of(taken) > LARGEST_BOOK:
        raise RefusedError("book_full")
    book = fold(json.loads(line) for line in taken)
    if book.options is None:
        raise RefusedError("bad_book", why=book.problems[0])
    return taken


def told(refused: Sequence[tuple[str, str]], say: Callable[[str], str]) -> list[RefusedLine]:
    return [RefusedLine(line, code, say(code)) for line, code in refused]
