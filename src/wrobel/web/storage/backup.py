"""Copies of a database: all of it as it was at one moment, while the server goes on.

A backup is a SQLite file that a server can use as it is. It can be put into an empty database of
either kind, so it is also the way from SQLite to PostgreSQL.
"""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, func, insert, select
from sqlalchemy.engine import make_url

from wrobel.web.storage.database_lock import claimed
from wrobel.web.storage.migrations import HEAD, current, upgrade
from wrobel.web.storage.private_files import file_of, make_private
from wrobel.web.storage.schema import games, metadata
from wrobel.web.storage.writer import open_engine

AT_ONCE = 1000  # rows
Progress = Callable[[int, int], None]


class CopyError(Exception):
    """Why nothing was done: ``old_form``, ``no_backup``, ``not_empty``."""


@contextlib.contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever others write meanwhile."""
    sqlite = engine.dialect.name == "sqlite"
    level = "AUTOCOMMIT" if sqlite else "REPEATABLE READ"
    with engine.connect() as connection:
        connection.execution_options(isolation_level=level)
        if sqlite:  # the driver begins no transaction to read
            connection.exec_driver_sql("BEGIN")
        yield connection


def open_existing(url: str) -> Engine:
    """A database that must be there already: looking makes no files."""
    file = file_of(make_url(url))
    if file is not None and not file.exists():
        raise CopyError("old_form")
    return open_engine(url)


def copy(source: Engine, target: Engine, told: Progress = lambda _done, _all: None) -> int:
    """Copy everything into an empty database; how many games there are.

    ``told`` hears how many rows are copied, of how many.
    """
    with one_moment(source) as old, target.begin() as new:
        if current(old) != HEAD:
            raise CopyError("old_form")
        upgrade(new)
        if new.execute(select(games.c.id).limit(1)).first() is not None:
            raise CopyError("not_empty")
        tables = metadata.sorted_tables
        all_rows = sum(
            old.execute(select(func.count()).select_from(table)).scalar_one() for table in tables
        )
        done = 0
        for table in tables:
            found = old.execution_options(yield_per=AT_ONCE).execute(select(table))
            for rows in found.mappings().partitions(AT_ONCE):
                new.execute(insert(table), [dict(row) for row in rows])
                done += len(rows)
                told(done, all_rows)
        return int(new.execute(select(func.count()).select_from(games)).scalar_one())


def back_up(url: str, file: Path, told: Progress = lambda _done, _all: None) -> int:
    """Write a backup; the file is there only when it is whole. How many games it has."""
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    source = open_existing(url)
    make_private(unfinished)
    target = create_engine(f"sqlite:///{unfinished}")
    try:
        count = copy(source, target, told)
        target.dispose()
        unfinished.replace(file)
        make_lasting(file.parent)
    finally:
        source.dispose()
        target.dispose()
        unfinished.unlink(missing_ok=True)
    return count


def restore(file: Path, url: str, told: Progress = lambda _done, _all: None) -> int:
    """Put a backup into an empty database; how many games it has."""
    with claimed(url, "wrobel db restore"), newest_form(file) as source:
        target = open_engine(url, True)
        try:
            return copy(source, target, told)
        finally:
            target.dispose()


@contextlib.contextmanager
def newest_form(file: Path) -> Iterator[Engine]:
    """A backup of any age in the newest form; the file itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="wrobel-") as folder:  # only its owner may open it
        brought = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, brought)
        engine = create_engine(f"sqlite:///{brought}")
        try:
            with engine.begin() as connection:
                if current(connection) is None:
                    raise CopyError("no_backup")
                upgrade(connection)
            yield engine
        finally:
            engine.dispose()


def make_lasting(folder: Path) -> None:
    """The name of a new file survives a power cut too, where the system can promise that."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
