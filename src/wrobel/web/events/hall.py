"""All events of a server: their acts in memory and in the database, one change at a time.

An act is shown to others only when it is safe. Somebody who sends it again, because the answer was
lost, is told the same.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import msgspec

from wrobel.errors import EventError
from wrobel.tabletop.event import seats
from wrobel.tabletop.event.acts import SERVER, Act, read_act, stored_act
from wrobel.tabletop.event.fields import text
from wrobel.tabletop.event.fold import after, fold
from wrobel.tabletop.event.ranking import Section, sections
from wrobel.tabletop.event.state import Event
from wrobel.tabletop.event.view import hides, round_view, view
from wrobel.tabletop.seating.fields import read_number
from wrobel.tabletop.seating.next_round import SYSTEMS
from wrobel.web.books.shelf import secret_of
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import tokens
from wrobel.web.storage.event_store import EventStore, Link, new_link
from wrobel.web.wire.club_types import ClubEvent, ClubRound, NewEvent, NewLink, Propose
from wrobel.web.wire.message_rate import Limit
from wrobel.web.workbench import Workbench

T = TypeVar("T")
MOST_ACTS = 20_000
MOST_BYTES = 8 << 20  # of the acts of an event
MOST_MADE = 32  # things made of one event
MOST_OPEN = 64
MOST_KEPT = 16 << 20  # bytes of acts of events in memory
RATE, BURST = 2.0, 60  # acts of one link: a second in the long run, and at once
OF_ORGANISER = 10  # times as many: a program may enter a whole tournament
SECONDS = 5.0  # a proposal takes at most so long
PUBLIC = Link("", "public", None, "", 0.0)


@dataclass
class Opened:
    """An event in memory."""

    id: str
    acts: list[Act]
    event: Event
    size: int = 0  # bytes of its acts
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0.0
    settled: bool = False  # were the results of games taken that ended while nobody looked?
    kept: dict[Hashable, Any] = field(default_factory=dict)  # what was made of it as it stands
    limits: dict[str, Limit] = field(default_factory=dict)

    @property
    def version(self) -> int:
        return len(self.acts)


class Hall:
    """The events by their ids."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self.open: dict[str, Opened] = {}
        self.addresses: list[str] = []  # under which other devices reach this server
        self.bench = Workbench()
        self.thinking = Workbench()  # proposals take seconds

    async def create(self, wish: NewEvent) -> tuple[str, str]:
        """A new event and its organiser's secret."""
        id, key = tokens.new_id(), tokens.new()
        fields = {"name": wish.name, "rules": wish.rules, "options": wish.options}
        act = read_act(
            {"type": "open", **fields, "kind": wish.kind}, at=time.time(), id=tokens.new_id()
        )
        fold([act])
        await self.store.create(id, written(act), new_link(tokens.hashed(key), "organiser"))
        return id, key

    async def get(self, id: str) -> Opened:
        """An event, read from the database if it must be."""
        found = self.open.get(id)
        if found is None:
            rows = await self.store.load(id)
            if not rows:
                raise RefusedError("no_event")
            if id not in self.open:  # nobody else has read it meanwhile
                opened = await self.bench.do(partial(read, id, rows))
                self.open.setdefault(id, opened)
            found = self.open[id]
        found.used = time.monotonic()
        self.make_room(id)
        return found

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[Opened]:
        """The event while nobody else changes it: what is seen then is safe in the database."""
        while True:
            opened = await self.get(id)
            async with opened.lock:
                if self.open.get(id) is opened:
                    yield opened
                    return

    def make_room(self, keep: str) -> None:
        """Forget what was not asked for in a long time; it is in the database."""
        while len(self.open) > MOST_OPEN or sum(one.size for one in self.open.values()) > MOST_KEPT:
            idle = [one for one in self.open.values() if one.id != keep and not one.lock.locked()]
            if not idle:
                return
            del self.open[min(idle, key=lambda one: one.used).id]

    async def link(self, id: str, key: str | None) -> Link:
        """What a secret allows; without one everybody may look."""
        await self.get(id)
        if not key:
            return PUBLIC
        hash = tokens.person(key)
        found = None if hash is None else await self.store.link(id, hash)
        if found is None:
            raise RefusedError("no_link")
        return found

    async def staff(self, id: str, key: str | None, *roles: str) -> Link:
        """The link, if it has one of these roles."""
        found = await self.link(id, key)
        if found.role not in (roles or ("organiser", "referee")):
            raise EventError("event_not_allowed")
        return found

    async def kept(self, opened: Opened, what: Hashable, work: Callable[[], T]) -> T:
        """What follows from an event, made once for every change. Only while holding it."""
        if what not in opened.kept:
            if len(opened.kept) >= MOST_MADE:
                opened.kept.clear()
            opened.kept[what] = await self.bench.do(work)
        found: T = opened.kept[what]
        return found

    async def sections(self, opened: Opened, role: str) -> list[Section]:
        """The standings that a role may see."""
        hidden = hides(opened.event, role)
        return await self.kept(
            opened, ("sections", hidden), partial(sections, opened.event, complete_only=hidden)
        )

    async def look(self, opened: Opened, link: Link) -> ClubEvent:
        """The event for a link. Only while holding it."""
        found = await self.sections(opened, link.role)

        def work() -> ClubEvent:
            return msgspec.convert(view(opened.event, link.role, found=found), ClubEvent)

        return with_own(opened.event, await self.kept(opened, link.role, work), link)

    async def do(self, id: str, link: Link, given: Mapping[str, Any]) -> tuple[str, int]:
        """Write an act down; its id and the number of acts after it."""
        opened = await self.get(id)
        limit = opened.limits.setdefault(link.hash, limit_of(link.role, time.monotonic()))
        if not limit.allows(time.monotonic()):
            raise RefusedError("too_many")
        check_table(link, given)
        if given.get("type") in SERVER or given.get("game") is not None:
            raise EventError("event_not_allowed")
        known = given.get("id")
        name = text(known, "id") if known is not None else tokens.new_id()
        act = read_act(given, link.role, who_of(link), time.time(), name)
        async with self.holding(id) as opened:
            same = next((at for at, one in enumerate(opened.acts) if one.id == name), None)
            if same is not None and alike(opened.acts[same], act):
                return name, same + 1
            return name, await self.append(opened, act, link)

    async def append(
        self,
        opened: Opened,
        act: Act,
        by: Link | None = None,
        given: Link | None = None,
        ended: Link | None = None,
    ) -> int:
        """One more act, safe before anybody sees it; only with the lock. ``by``: by whose link."""
        line = written(act)
        size = opened.size + len(line)
        if opened.version >= MOST_ACTS or size > MOST_BYTES:
            raise RefusedError("event_full")
        work = partial(after, opened.acts, opened.event, act)
        event = await self.bench.do(work) if act.type == "void" else work()
        try:
            hash = None if by is None else by.hash
            await self.store.append(opened.id, opened.version, line, hash, given, ended)
        except BaseException:
            self.open.pop(opened.id, None)  # nobody knows what was stored: read it again
            raise
        opened.event = event
        opened.acts.append(act)
        opened.size = size
        opened.kept.clear()
        return opened.version

    async def make_link(self, id: str, own: Link, key: str, wish: NewLink) -> str:
        """A link for somebody else, made from the organiser's: the same until it is taken back."""
        if wish.role == "player":
            (await self.get(id)).event.person(wish.table)
        told = f"{id} {wish.role} {wish.table or ''} {wish.name}"
        async with self.holding(id) as opened:
            ended = [dict(one.fields) for one in opened.acts if one.type == "unlink"]
            link = new_link("", wish.role, wish.table, wish.name)
            secret = secret_of(key, told, ended.count(told_of(link)))
            link = link._replace(hash=tokens.hashed(secret))
            if await self.store.link(id, link.hash) is None:
                await self.append(opened, noted(own, "link", told_of(link)), own, given=link)
        return secret

    async def remove_link(self, id: str, own: Link, name: str) -> None:
        """A link that opens nothing any more, named by the beginning of its hash."""
        async with self.holding(id) as opened:
            found = [one for one in await self.store.links(id) if one.hash.startswith(name)]
            if len(found) != 1:
                raise RefusedError("no_link")
            act = noted(own, "unlink", told_of(found[0]))
            await self.append(opened, act, own, ended=found[0])

    async def propose(self, id: str, wish: Propose) -> dict[str, Any]:
        """Think about seats, for some seconds at most, while the server goes on."""
        async with self.holding(id) as opened:
            acts = list(opened.acts)

        def work() -> dict[str, Any]:
            end = time.monotonic() + SECONDS
            # of a copy: others may change the event meanwhile
            return proposed(fold(acts), wish, lambda: time.monotonic() > end)

        return await self.thinking.do(work)

    async def delete(self, id: str) -> None:
        """Delete an event, once what is being written is written."""
        async with self.holding(id):
            self.open.pop(id)
            await self.store.delete(id)


def limit_of(role: str, now: float) -> Limit:
    """How quickly a link may write."""
    times = OF_ORGANISER if role == "organiser" else 1
    return Limit(RATE * times, BURST * times, now)


def read(id: str, rows: list[str]) -> Opened:
    """An event out of the database."""
    acts = [stored_act(msgspec.json.decode(row)) for row in rows]
    return Opened(id, acts, fold(acts), sum(map(len, rows)))


def with_own(event: Event, found: ClubEvent, link: Link) -> ClubEvent:
    """The same with what a table or a player has for itself: its number, its own results."""
    if link.role == "player":
        return msgspec.structs.replace(found, player=link.table)
    if link.role != "table":
        return found
    rounds = found.rounds
    if hides(event, link.role):
        rounds = [
            known
            if one.complete
            else msgspec.convert(round_view(event, one, True, link.table), ClubRound)
            for one, known in zip(event.rounds, rounds, strict=True)
        ]
    return msgspec.structs.replace(found, table=link.table, rounds=rounds)


def written(act: Act) -> str:
    return msgspec.json.encode(act.to_dict()).decode()


def noted(link: Link, type: str, fields: Mapping[str, Any]) -> Act:
    """What somebody did that changes nothing of the event itself, for the list of acts."""
    return Act(tokens.new_id(), type, link.role, who_of(link), time.time(), fields)


def told_of(link: Link) -> dict[str, Any]:
    """A link in the list of acts."""
    return {"may": link.role, "table": link.table, "name": link.name}


def who_of(link: Link) -> str:
    """Who did it, in the audit list."""
    if link.role == "table":
        return f"{link.table}" if not link.name else f"{link.table} {link.name}"
    return link.name


def alike(one: Act, other: Act) -> bool:
    return (one.type, one.role, dict(one.fields)) == (other.type, other.role, dict(other.fields))


def check_table(link: Link, given: Mapping[str, Any]) -> None:
    """A table speaks for itself only."""
    if link.role == "table" and given.get("table") != link.table:
        raise EventError("event_not_allowed")


def proposed(event: Event, wish: Propose, stop: Any) -> dict[str, Any]:
    """What the organiser asks for."""
    for value, known in (
        (wish.system, SYSTEMS),
        (wish.apart, seats.APART),
        (wish.late, seats.APART),
    ):
        if value not in known:
            raise EventError("event_one_of", where="system", known=", ".join(known), value=value)
    if wish.scores not in ("kept", "halved", "cleared"):
        raise EventError(
            "event_one_of", where="scores", known="kept, halved, cleared", value=wish.scores
        )
    if wish.what == "plan":
        return seats.propose_plan(event, wish.apart, wish.seed, wish.late, stop)
    if wish.what == "next":
        return seats.propose_next(event, wish.system, wish.block, wish.apart, wish.seed, stop)
    if wish.what == "change":
        return seats.propose_change(event, stop)
    if wish.what == "cut":
        sizes = [read_number(size, "sizes", 1, 400) for size in wish.sizes]
        return seats.propose_cut(event, sizes, wish.scores)
    return seats.propose_survivors(event, wish.stay, wish.scores)
