"""Is everything in a database as it was written? Every game is played again to find out."""

import gzip
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, text

from wrobel.errors import WrobelError
from wrobel.logs.limits import GZIP_MAGIC
from wrobel.tabletop.event.acts import stored_act
from wrobel.tabletop.event.fold import fold
from wrobel.web.processes.log_reader import Stored
from wrobel.web.processes.replay_frames import Kept
from wrobel.web.storage.backup import CopyError, Progress, one_moment, open_existing
from wrobel.web.storage.book_store import line_checksum
from wrobel.web.storage.checksums import checksum
from wrobel.web.storage.event_store import act_checksum
from wrobel.web.storage.migrations import HEAD, current
from wrobel.web.storage.schema import (
    book_lines,
    books,
    event_acts,
    events,
    games,
    moves,
    replays,
)
from wrobel.web.storage.stored_game import BACK, Game
from wrobel.web.wire.http_types import Header

WHOLE = "ok"  # what SQLite says of a file without damage
Row = tuple[int, int, str, int | None]  # number, player, text, checksum


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong: a code, where it is, and what is known of it."""

    code: str
    game: str = ""
    move: int | None = None
    why: str = ""


class Checked(msgspec.Struct):
    """What was looked at, and what is wrong with it."""

    games: int = 0
    moves: int = 0
    uploads: int = 0
    faults: list[Fault] = []


def check(url: str, told: Progress = lambda _done, _all: None) -> Checked:
    """Look at everything, as it is at this moment; the server may go on meanwhile."""
    engine = open_existing(url)
    try:
        with one_moment(engine) as connection:
            if current(connection) != HEAD:
                raise CopyError("old_form")
            return look_through(connection, told)
    finally:
        engine.dispose()


def look_through(connection: Connection, told: Progress) -> Checked:
    found = Checked(faults=list(damage(connection)))
    ids = connection.execute(select(games.c.id).order_by(games.c.id)).scalars().all()
    for number, id in enumerate(ids):
        rows = journal(connection, id)
        header, over = connection.execute(
            select(games.c.header, games.c.over).where(games.c.id == id)
        ).one()
        found.games += 1
        found.moves += len(rows)
        fault = fault_of(id, header, over, rows)
        if fault is not None:
            found.faults.append(fault)
        told(number + 1, len(ids))
    found.faults += event_faults(connection)
    found.faults += book_faults(connection)
    for id, data in connection.execution_options(yield_per=10).execute(
        select(replays.c.id, replays.c.data)
    ):
        found.uploads += 1
        if (why := reason(read_upload, data)) is not None:
            found.faults.append(Fault("upload", id, why=why))
    return found


def damage(connection: Connection) -> Iterable[Fault]:
    """What SQLite finds wrong with its file, and moves of no game."""
    if connection.dialect.name == "sqlite":
        for line in connection.execute(text("PRAGMA integrity_check")).scalars():
            if line != WHOLE:
                yield Fault("damaged", why=line)
    strays = select(moves.c.game, func.count()).where(moves.c.game.not_in(select(games.c.id)))
    for id, count in connection.execute(strays.group_by(moves.c.game)):
        yield Fault("stray", id, why=str(count))


def event_faults(connection: Connection) -> Iterable[Fault]:
    """What is wrong with the acts of events: the first thing of each."""
    for id in connection.execute(select(events.c.id).order_by(events.c.id)).scalars().all():
        rows = connection.execute(
            select(event_acts.c.number, event_acts.c.data, event_acts.c.checksum)
            .where(event_acts.c.event == id)
            .order_by(event_acts.c.number)
        ).all()
        wrong = next(
            (
                Fault("gap" if number != place else "checksum", id, place)
                for place, (number, data, sum) in enumerate(rows)
                if number != place or sum != act_checksum(id, number, data)
            ),
            None,
        )
        if wrong is None and (why := reason(read_acts, [row.data for row in rows])) is not None:
            wrong = Fault("replay", id, why=why)
        if wrong is not None:
            yield wrong


def book_faults(connection: Connection) -> Iterable[Fault]:
    """What is wrong with the lines of score books: the first thing of each."""
    for id in connection.execute(select(books.c.id).order_by(books.c.id)).scalars().all():
        rows = connection.execute(
            select(book_lines.c.number, book_lines.c.line, book_lines.c.checksum)
            .where(book_lines.c.book == id)
            .order_by(book_lines.c.number)
        )
        for place, (number, line, sum) in enumerate(rows):
            if number != place or sum != line_checksum(id, number, line):
                yield Fault("gap" if number != place else "checksum", id, place)
                break


def read_acts(rows: Sequence[str]) -> None:
    """An event from its acts, as they were written down."""
    fold([stored_act(msgspec.json.decode(data)) for data in rows])


def journal(connection: Connection, id: str) -> list[Row]:
    rows = connection.execute(
        select(moves.c.number, moves.c.player, moves.c.text, moves.c.checksum)
        .where(moves.c.game == id)
        .order_by(moves.c.number)
    )
    return [(number, player, words, sum) for number, player, words, sum in rows]


def fault_of(id: str, header: bytes, over: bool, rows: Sequence[Row]) -> Fault | None:
    """The first thing that is wrong with a game."""
    for place, (number, player, words, sum) in enumerate(rows):
        if number != place:
            return Fault("gap", id, place)
        if sum != checksum(id, number, player, words):
            return Fault("checksum", id, number)
    try:
        game = Game(msgspec.json.decode(header, type=Header))
    except (msgspec.MsgspecError, WrobelError, ValueError) as error:
        return Fault("header", id, why=str(error))
    for number, player, words in standing(rows):
        if (why := reason(game.play, player, words)) is not None:
            return Fault("replay", id, number, why)
    if game.table.held:
        game.table.go_on()
    return Fault("over", id) if over and not game.over else None


def standing(rows: Iterable[Row]) -> list[tuple[int, int, str]]:
    """The moves that were not taken back, with their numbers.

    >>> standing([(0, 0, "discard 1m", None), (1, 0, "back 0", None), (2, 0, "pass", None)])
    [(2, 0, 'pass')]
    """
    found: list[tuple[int, int, str]] = []
    for number, player, words, _ in rows:
        if words.startswith(BACK):
            del found[int(words.removeprefix(BACK)) :]
        else:
            found.append((number, player, words))
    return found


def read_upload(data: bytes) -> None:
    """A log that somebody sent; what is packed has a checksum of its own."""
    if data.startswith(GZIP_MAGIC):
        msgspec.json.decode(gzip.decompress(data), type=Stored)
        return
    kept = msgspec.msgpack.decode(data, type=Kept)
    for packed in (kept.log, *kept.hands, *kept.infos.values()):
        gzip.decompress(packed)


def reason(work: Callable[..., Any], *details: Any) -> str | None:
    """Why something cannot be done; None if it can."""
    try:
        work(*details)
    except Exception as error:  # whatever damage does to it
        return f"{type(error).__name__}: {error}"
    return None
