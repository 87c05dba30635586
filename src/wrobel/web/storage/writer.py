"""The one thread that touches the database.

Everything that arrived while a commit was running, or within a few milliseconds, goes into the
next one together, so that many tables cost few commits. A future is done only when its commit is.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from wrobel.web.http.metrics import COMMITS
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import schema
from wrobel.web.storage.migrations import upgrade
from wrobel.web.storage.private_files import make_private_database

log = logging.getLogger("wrobel.web")
T = TypeVar("T")
Done = tuple["asyncio.Future[Any]", Any]
GATHERING = 0.004  # seconds for which a commit waits for company


class Job(NamedTuple):
    """A row of the journal, or something else to do with a connection."""

    future: "asyncio.Future[Any]"
    row: dict[str, Any] | None
    work: Callable[[Connection], Any] | None


# A commit that PostgreSQL has confirmed must be on its disk; stricter settings stay as they are.
WAIT_FOR_DISK = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)


def open_engine(url: str, durable: bool | None = None) -> Engine:
    """The database behind an address; plain ``postgresql://`` means psycopg 3.

    A move that was confirmed survives the end of this process in any case. ``durable`` also keeps
    it when the machine loses its power or PostgreSQL crashes. Left open, PostgreSQL is durable
    and SQLite is not: its file survives everything but the end of the machine itself.
    """
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        make_private_database(parsed)
        engine = create_engine(parsed, paramstyle="named")
    else:
        engine = create_engine(parsed, pool_pre_ping=True)

    @event.listens_for(engine, "connect")
    def prepare(raw: Any, _record: object) -> None:
        cursor = raw.cursor()
        if engine.dialect.name == "sqlite":
            # WAL: a killed process loses nothing; FULL: nor does a power cut.
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
        else:
            # Off, PostgreSQL confirms what it has only in its memory: if it crashes, or its
            # machine does, moves of the last half second are gone that players have seen.
            fast = durable is False
            cursor.execute("SET synchronous_commit TO off" if fast else WAIT_FOR_DISK)
            raw.commit()
        cursor.close()

    return engine


class Writer:
    """Runs jobs in its own thread, in order, many to a transaction."""

    def __init__(self, url: str, durable: bool | None) -> None:
        self.engine = open_engine(url, durable)
        self.add_moves = str(insert(schema.moves).compile(self.engine))
        self.connection: Connection | None = None
        self.gathered: list[Job] = []
        self.pending = 0  # jobs that are not settled yet
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def prepare(self) -> None:
        """Bring the tables to their newest form."""
        with self.engine.begin() as connection:
            upgrade(connection)

    def open(self) -> None:
        """Begin."""
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def close(self) -> None:
        """Finish everything and end."""
        self.hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    async def append(self, row: dict[str, Any]) -> None:
        """Write one row of the journal."""
        await self.submit(row, None)

    async def call(self, work: Callable[[Connection], T]) -> T:
        """Do something within a transaction."""
        found: T = await self.submit(None, work)
        return found

    def submit(
        self, row: dict[str, Any] | None, work: Callable[[Connection], Any] | None
    ) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self.gathered:
            loop.call_later(GATHERING, self.hand_over)
        self.gathered.append(Job(future, row, work))
        self.pending += 1
        return future

    def hand_over(self) -> None:
        """Give what was gathered to the thread."""
        if self.gathered:
            self.batches.put(self.gathered)
            self.gathered = []

    def run(self) -> None:
        """The thread."""
        going = True
        while going:
            batches = [self.batches.get()]
            while not self.batches.empty():
                batches.append(self.batches.get())
            going = None not in batches
            if jobs := [job for batch in batches for job in batch or ()]:
                with COMMITS.time():
                    done = self.commit(jobs)
                assert self.loop is not None
                self.loop.call_soon_threadsafe(self.settle, done)
        if self.connection is not None:
            self.connection.close()

    def commit(self, batch: list[Job], again: bool = True) -> list[Done]:
        """All jobs in one transaction; if that fails one by one, so that only the guilty fail.

        A connection that the database has ended meanwhile is opened once again.
        """
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                rows = [job.row for job in batch if job.row is not None]
                if rows:
                    self.connection.exec_driver_sql(self.add_moves, rows)
                return [(job.future, job.work and job.work(self.connection)) for job in batch]
        except Exception as error:
            if again and isinstance(error, DBAPIError) and error.connection_invalidated:
                return self.commit(batch, again=False)
            if len(batch) == 1:
                return [(batch[0].future, refused(error))]
            return [done for job in batch for done in self.commit([job])]

    def settle(self, done: list[Done]) -> None:
        """Tell those who wait, in the thread of the loop."""
        self.pending -= len(done)
        for future, result in done:
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def refused(error: Exception) -> Exception:
    """What whoever asked is told: a database that is not there is no mistake of ours."""
    if isinstance(error, InterfaceError | OperationalError):
        log.warning("the database does not answer: %s", error.orig)
        refusal = RefusedError("no_database")
        refusal.__cause__ = error
        return refusal
    return error
