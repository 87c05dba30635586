"""Many requests, one a line: from a file or standard input to standard output."""

import codecs
import gc
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import BinaryIO

from wrobel.cli import texts
from wrobel.cli.failure import fail
from wrobel.errors import os_words

CHUNK = 1 << 17
LONGEST = 1 << 20
FIRST_REPORT = 1.0
REPORT_EVERY = 0.25

Answers = Callable[[Iterable[bytes]], Iterator[bytes]]


class Progress:
    """How many lines were answered so far, on standard error if somebody watches there."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.watched = sys.stderr.isatty() and not sys.stdout.isatty()
        self.started = time.monotonic()
        self.next = self.started + FIRST_REPORT
        self.shown = False

    def report(self, lines: int) -> None:
        now = time.monotonic()
        if self.watched and now >= self.next:
            rate = int(lines / (now - self.started))
            text = texts.say(
                "lines_done", self.lang, n=texts.count(lines, "line", self.lang), rate=rate
            )
            print(f"\r{text}", end="\x1b[K", file=sys.stderr, flush=True)
            self.next = now + REPORT_EVERY
            self.shown = True

    def end(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def read_chunks(source: BinaryIO, before_read: Callable[[int], None]) -> Iterator[list[bytes]]:
    """The lines of a stream, as many as are there at once; told before each wait for more.

    Of a line that is longer than any request only the beginning is kept.
    """
    read = getattr(source, "read1", source.read)
    rest = b""
    done = 0
    while True:
        before_read(done)
        chunk = read(CHUNK)
        if not chunk:
            break
        if not done and not rest:
            chunk = chunk.removeprefix(codecs.BOM_UTF8)  # some editors begin a file with it
        lines = (rest + chunk).split(b"\n")
        rest = lines.pop()[:LONGEST]
        if lines:
            yield lines
            done += len(lines)
    if rest:
        yield [rest]


def run(name: str, answers: Answers, lang: str) -> None:
    """Answer every line of a file (``-`` is standard input), in order."""
    out = sys.stdout.buffer
    progress = Progress(lang)

    def before_read(lines: int) -> None:
        out.flush()  # nobody who talks to us line by line waits for an answer we hold
        progress.report(lines)

    with ExitStack() as stack:
        source: BinaryIO = sys.stdin.buffer
        if name != "-":
            from pathlib import Path

            try:
                source = stack.enter_context(Path(name).open("rb"))
            except OSError as error:
                fail("no_file", lang, name=name, why=os_words(error).say(lang))
        gc.freeze()
        gc.set_threshold(100_000)  # a batch makes much and keeps nothing
        try:
            for lines in read_chunks(source, before_read):
                out.write(b"\n".join(answers(lines)) + b"\n")
            out.flush()
        except BrokenPipeError:
            # Whoever read us has had enough; what is still buffered goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        finally:
            progress.end()


def run_scores(name: str, lang: str) -> None:
    from wrobel.batch import score_lines

    run(name, score_lines, lang)


def run_settlements(name: str, lang: str) -> None:
    from wrobel.batch import settle_lines

    run(name, settle_lines, lang)


RUNNERS = {"score": run_scores, "settle": run_settlements}


def shortcut(arguments: Sequence[str]) -> bool:
    """``score --batch FILE`` and nothing else needs no option parser."""
    match arguments:
        case [("score" | "settle") as verb, "--batch", name]:
            RUNNERS[verb](name, texts.language())
            return True
    return False
