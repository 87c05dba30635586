"""A PostgreSQL server of our own, in a temporary folder, reached by a socket in it."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.conftest import missing

PATIENCE = 120


# Nothing goes to the disk by itself for a while: what a crash can lose, it loses here for certain.
LAZY = "-c fsync=off -c wal_writer_delay=10s -c checkpoint_timeout=1h"


@dataclass(frozen=True)
class Postgres:
    """Where it is, and how to stop and start it again."""

    url: str
    control: Callable[..., None]

    def stop(self, how: str = "fast") -> None:
        self.control("-m", how, "stop")

    def crash(self) -> None:
        """What was only in its memory is gone."""
        self.stop("immediate")

    def start(self) -> None:
        self.control("start")


def program(name: str) -> str | None:
    """Debian keeps these programs out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


def other_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextlib.contextmanager
def started() -> Iterator[Postgres]:
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        missing("postgres", "PostgreSQL is not installed (Debian: postgresql)")
    user = other_user()
    folder = Path(tempfile.mkdtemp(prefix="wrobel-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"

        def run(*command: str) -> None:
            subprocess.run(
                command, user=user, cwd=folder, check=True, capture_output=True, timeout=PATIENCE
            )

        run(initdb, "-D", str(data), "-U", "wrobel", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' {LAZY}"
        log = str(folder / "log")

        def control(*words: str) -> None:
            run(pg_ctl, "-D", str(data), "-l", log, "-w", "-o", options, *words)

        control("start")
        try:
            yield Postgres(f"postgresql://wrobel@/postgres?host={folder}", control)
        finally:
            if (data / "postmaster.pid").exists():  # a test that failed may have left it stopped
                control("-m", "fast", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
