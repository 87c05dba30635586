"""One server for one SQLite file: two would each take the other's moves for damage.

The claim is a lock of the operating system on a file beside the database, so it ends with the
process however that ends. What the file says is for whoever comes second.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from wrobel.web.storage.private_files import file_of, make_private

ENDING = ".lock"
TEXT_STARTS = 1  # the first byte is what is locked where locks keep others from reading


class InUseError(Exception):
    """Another process has the database; ``holder`` is what it says of itself."""

    def __init__(self, file: Path, holder: str) -> None:
        super().__init__(f"{file}: {holder}")
        self.file = file
        self.holder = holder


class ClaimError(Exception):
    """No claim can be made where the database is."""


@contextlib.contextmanager
def claimed(url: str, purpose: str) -> Iterator[None]:
    """Have the database of an address to oneself, if it is a file."""
    file = file_of(make_url(url))
    if file is None:
        yield
        return
    lock = file.with_name(file.name + ENDING)
    try:
        make_private(lock)
        opened = lock.open("r+", encoding="utf-8")
    except OSError as error:
        raise ClaimError(str(error)) from None
    with opened as held:
        try:
            take(held)
        except OSError:
            held.seek(TEXT_STARTS)
            raise InUseError(file, held.read().strip()) from None
        held.truncate(0)
        held.write(" " * TEXT_STARTS + describe(purpose))
        held.flush()
        yield


def describe(purpose: str) -> str:
    """Who we are, for a person who looks for us."""
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    return f"{purpose}, process {os.getpid()}, {since}"


def take(held: IO[str]) -> None:
    """Lock a file, or fail at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, TEXT_STARTS)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
