"""Running the command: inside this process, in another one, or at a terminal."""

import contextlib
import os
import pty
import select
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from wrobel.cli import main

COMMAND = (sys.executable, "-m", "wrobel.cli.main")
PATIENCE = 60


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str


class Inside:
    """Runs commands in this process and catches what they print."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, *arguments: str) -> Result:
        self.capture.readouterr()
        try:
            status = main.run(arguments)
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = self.capture.readouterr()
        return Result(status, out, err)


def environment(changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment without what changes the language or the looks."""
    unwanted = {"LANG", "LC_ALL", "LC_MESSAGES", "WROBEL_LANG", "COLUMNS", "FORCE_COLOR"}
    found = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**found, "PYTHONUTF8": "1", "TERM": "xterm", **(changes or {})}


def outside(*arguments: str, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Result:
    """Runs a command as a process of its own, without a terminal."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        env=environment(env),
        timeout=PATIENCE,
        check=False,
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def at_terminal(
    arguments: Sequence[str],
    talk: Sequence[tuple[str, str]],
    *,
    columns: int = 80,
    env: Mapping[str, str] | None = None,
) -> Result:
    """Runs a command at a terminal: waits for each text, then types the answer to it."""
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(env),
        start_new_session=True,
    )
    os.close(theirs)
    seen = ""
    left = list(talk)
    place = 0
    with contextlib.suppress(OSError):  # the terminal is gone when the process is
        while select.select([ours], [], [], PATIENCE)[0]:
            chunk = os.read(ours, 1 << 16)
            if not chunk:
                break
            seen += chunk.decode(errors="replace")
            while left and left[0][0] in seen[place:]:
                place = seen.index(left[0][0], place) + len(left[0][0])
                os.write(ours, left.pop(0)[1].encode())
    status = process.wait(timeout=PATIENCE)
    os.close(ours)
    assert not left, f"never saw {left[0][0]!r} in {seen!r}"
    return Result(status, seen, "")
