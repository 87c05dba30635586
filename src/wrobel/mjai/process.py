"""A program that speaks mjai on its standard input and output: a line in, a line out."""

import contextlib
import os
import queue
import subprocess
import tempfile
import threading
import time
from typing import Any

from msgspec import json

LONGEST_LINE = 1_000_000
END = None
SHORT_WAIT = 1.0  # for a program to end by itself


class Late(Exception):  # noqa: N818 - what happened
    """No answer in time."""


class Crashed(Exception):  # noqa: N818 - what happened
    """The program has ended, or could not be started."""


class MjaiProcess:
    """The program, started with the seat as its last argument.

    A late answer is recognised by its place: every line sent has one line of answer.
    """

    def __init__(self, command: list[str], seat: int) -> None:
        self.owed = 0
        self.heard = False  # has it ever answered?
        self.lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the program
        try:
            self.process = subprocess.Popen(
                [*command, str(seat)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                # Ctrl-C is for the one who started us; then we end the program ourselves.
                start_new_session=os.name != "nt",
            )
        except OSError as error:
            self.errors.close()
            raise Crashed(f"cannot start {command[0]}: {error.strerror or error}") from error
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Collect the lines of the program, however many it writes."""
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put(END)

    def send(self, events: list[dict[str, Any]]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.encode(events) + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise Crashed(self.last_words()) from error
        self.owed += 1

    def answer(self, seconds: float) -> bytes:
        """The answer to the last line sent; answers that came too late are passed over."""
        ends = time.monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, ends - time.monotonic()))
            except queue.Empty:
                raise Late(f"no answer within {seconds:g} s") from None
            if line is END:
                self.lines.put(END)
                raise Crashed(self.last_words())
            self.owed -= 1
            self.heard = True
            if not self.owed:
                return line

    def last_words(self) -> str:
        """Why it ended, as far as it said so."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(SHORT_WAIT)
        self.errors.seek(0)
        told = self.errors.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
        status = self.process.poll()
        return f"ended with status {status}" + (f": {told[-1][:200]}" if told else "")

    def close(self, last: list[dict[str, Any]] | None = None) -> None:
        """Say goodbye; end it if it does not end."""
        if last:
            with contextlib.suppress(Crashed):
                self.send(last)
        with contextlib.suppress(OSError, ValueError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(SHORT_WAIT if last else 0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()
