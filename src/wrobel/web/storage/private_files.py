"""Files and folders for nobody else's eyes: whoever reads a database has the seeds in it."""

import contextlib
import os
import stat
from pathlib import Path

from sqlalchemy.engine import URL

FILE, FOLDER = 0o600, 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite writes; new ones get the rights of the file


def make_private(path: Path) -> None:
    """A file that only its owner may read and write, made if it is not there."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE))
        return
    keep_private(path, FILE)


def make_private_folder(path: Path) -> None:
    """A folder that only its owner may open, made if it is not there."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    keep_private(path, FOLDER)


def keep_private(path: Path, mode: int) -> None:
    """Take away what others may do, where it is ours to take."""
    with contextlib.suppress(OSError):
        if path.stat().st_mode & OTHERS:
            path.chmod(mode)


def make_private_database(url: URL) -> None:
    """The files of a SQLite database. One that cannot be made is SQLite's to complain about."""
    path = file_of(url)
    if path is None:
        return
    with contextlib.suppress(OSError):
        make_private(path)
        for ending in BESIDE:
            keep_private(path.with_name(path.name + ending), FILE)


def file_of(url: URL) -> Path | None:
    """The file behind an address; None if it is no SQLite file.

    >>> from sqlalchemy.engine import make_url
    >>> file_of(make_url("sqlite:////srv/games.sqlite"))
    PosixPath('/srv/games.sqlite')
    >>> file_of(make_url("sqlite://")), file_of(make_url("postgresql://localhost/games"))
    (None, None)
    """
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name).resolve()
