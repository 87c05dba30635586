"""Backups by schedule: each in a process of its own, each tried before it counts.

``python -m wrobel.web.storage.backup_schedule`` is that process: what to do comes on standard
input (an address may hold a password), what came of it goes to standard output, both as JSON.
"""

import asyncio
import logging
import os
import re
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from wrobel.web.http.metrics import BACKUPS, LAST_BACKUP
from wrobel.web.storage.backup import back_up
from wrobel.web.storage.database_check import Checked, check
from wrobel.web.storage.private_files import make_private_folder

log = logging.getLogger("wrobel.web")
LOOK = 60.0  # seconds between two looks whether it is time
RETRY = 3600.0  # seconds after a failure
PATTERN = re.compile(r"wrobel-(\d{6,})-[0-9TZ]+\.sqlite")


class Wish(msgspec.Struct):
    """Which database goes into which file."""

    url: str
    file: str


class BackupError(Exception):
    """A backup was not made, or is not as it should be."""


class Backups:
    """Keeps the last few backups of a database, one every so many seconds.

    They are numbered, and the numbers decide which are the oldest: the clock may be wrong.
    """

    def __init__(self, url: str, folder: Path, every: float, keep: int) -> None:
        self.url = url
        self.folder = folder
        self.every = every
        self.keep = keep
        self.next: float | None = None  # in running time; None: at the start, look at the files

    def found(self) -> dict[int, Path]:
        """The backups that are there, the oldest first."""
        matches = ((PATTERN.fullmatch(path.name), path) for path in self.folder.iterdir())
        return dict(sorted((int(match[1]), path) for match, path in matches if match))

    def is_due(self) -> bool:
        if self.next is not None:
            return time.monotonic() >= self.next
        ages = [time.time() - path.stat().st_mtime for path in self.found().values()]
        return not ages or not 0 <= min(ages) < self.every

    async def keep_up(self) -> None:
        """Make a backup if it is time; then the oldest go."""
        make_private_folder(self.folder)
        if not self.is_due():
            return
        self.next = time.monotonic() + min(self.every, RETRY)
        try:
            file, checked = await self.make()
        except Exception:
            BACKUPS.labels("failed").inc()
            raise
        self.next = time.monotonic() + self.every
        BACKUPS.labels("done").inc()
        LAST_BACKUP.set_to_current_time()
        log.info("backup %s: %d games, %d moves, checked", file, checked.games, checked.moves)
        for old in list(self.found().values())[: -self.keep]:
            old.unlink(missing_ok=True)

    async def make(self) -> tuple[Path, Checked]:
        """A new backup that was found to be whole."""
        number = max(self.found(), default=0) + 1
        now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
        file = self.folder / f"wrobel-{number:06}-{now}.sqlite"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wrobel.web.storage.backup_schedule"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            wish = msgspec.json.encode(Wish(self.url, str(file)))
            out, err = await process.communicate(wish)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise BackupError(err.decode(errors="replace").strip())
        checked = msgspec.json.decode(out, type=Checked)
        if checked.faults:
            raise BackupError(f"{file} is kept, but not all is well in it: {checked.faults[:5]}")
        return file, checked


def main() -> None:
    """Make one backup and look through it."""
    if hasattr(os, "nice"):
        os.nice(10)  # everybody else goes first
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    back_up(wish.url, Path(wish.file))
    sys.stdout.buffer.write(msgspec.json.encode(check(f"sqlite:///{wish.file}")))


if __name__ == "__main__":
    main()
