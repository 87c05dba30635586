"""What nobody can open any more is deleted, but softly: a clock can be wrong.

A game whose tokens have all expired is only marked, with the time for which the clock has said so
while the server was running. When that is a day it goes. A clock that jumps ahead and back again
has marked and unmarked, and nothing else. The time in which a jump happened does not count.
"""

import logging
import time
from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    case,
    delete,
    exists,
    func,
    select,
    update,
)

from wrobel.web.storage.schema import books, games, replays, tokens
from wrobel.web.storage.writer import Writer

log = logging.getLogger("wrobel.web")
LOOK = 600.0  # seconds between two looks
ENOUGH = 24 * 3600.0  # seconds of running time after which the clock is believed
JUMP = 60.0  # seconds by which the clock may differ from the time that has passed
FEW, SHARE = 10, 0.01  # what may go at one look: so many, or that part of all


class Looked(NamedTuple):
    """What a look has found: newly marked, due, and gone."""

    marked: int
    due: int
    gone: list[str]


class Expiry:
    """Looks now and then for what has expired."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.visited: set[str] = set()  # games that somebody has come to since the start
        self.then = self.clocks()

    def clocks(self) -> tuple[float, float]:
        """The clock on the wall, and the time of running."""
        return time.time(), time.monotonic()

    async def look(self) -> None:
        """Mark what has expired, unmark what has not, delete what has been marked for long."""
        wall, agreed = self.agreed()
        for table, opens, kind in (
            (games, exists().where(tokens.c.game == games.c.id, tokens.c.expires > wall), "games"),
            (replays, replays.c.expires > wall, "uploaded logs"),
            (books, books.c.expires > wall, "score books"),
        ):
            found = await self.writer.call(
                partial(look, table=table, opens=opens, agreed=agreed, visited=self.visited)
            )
            tell(kind, found)

    def agreed(self) -> tuple[float, float]:
        """The clock, and for how long it has gone right since the last look; 0 if it jumped."""
        wall, running = self.clocks()
        passed = running - self.then[1]
        off = wall - self.then[0] - passed
        self.then = wall, running
        if abs(off) > JUMP:
            log.warning("the clock has jumped by %.0f seconds; nothing is deleted for that", off)
            return wall, 0.0
        return wall, passed


def look(
    connection: Connection,
    table: Table,
    opens: ColumnElement[bool],
    agreed: float,
    visited: Collection[str],
) -> Looked:
    """One look at one table; ``opens`` holds for rows that somebody can still open."""
    marked = table.c.expired_for.is_not(None)
    connection.execute(update(table).where(marked, opens).values(expired_for=None))
    new = connection.execute(
        select(func.count()).select_from(table).where(and_(~marked, ~opens))
    ).scalar_one()
    longer = case((marked, table.c.expired_for + agreed), else_=0.0)
    connection.execute(update(table).where(~opens).values(expired_for=longer))
    due = [
        id
        for id in connection.execute(
            select(table.c.id)
            .where(table.c.expired_for >= ENOUGH)
            .order_by(table.c.expired_for.desc(), table.c.id)
        ).scalars()
        if id not in visited
    ]
    count = connection.execute(select(func.count()).select_from(table)).scalar_one()
    gone = due[: max(FEW, int(SHARE * count))]
    connection.execute(delete(table).where(table.c.id.in_(gone)))  # and all that belongs to them
    return Looked(new, len(due), gone)


def tell(kind: str, found: Looked) -> None:
    """What a look has done, in the log."""
    if found.marked:
        log.info("%d %s that nobody can open any more: marked", found.marked, kind)
    if found.due > len(found.gone):
        log.warning(
            "%d %s are due to be deleted, which is many: is the clock right? Deleted now: %d",
            *(found.due, kind, len(found.gone)),
        )
    elif found.gone:
        log.info("%d %s that nobody can open any more: deleted", len(found.gone), kind)
