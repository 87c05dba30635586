"""Holding a program against the cases: it is asked one at a time and has ten seconds for each."""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import IO, Any, Self
from xml.sax.saxutils import quoteattr

from wrobel.conformance.cases import Case
from wrobel.errors import TextError, os_words, shown

SECONDS = 10.0
HIDDEN = ("expected", "why", "status")  # what a program is not told
CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a case went: ``passed``, ``failed`` or ``unsupported``, and what was wrong."""

    case: Case
    outcome: str
    wrong: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The verdict for JSON."""
        about = {key: self.case[key] for key in ("id", "level", "rules", "rule")}
        return {**about, "outcome": self.outcome, **({"wrong": self.wrong} if self.wrong else {})}


def words_of(command: str) -> list[str]:
    """The words of a command line."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise TextError("not_a_command", "program", value=shown(command)) from error
    if not words:
        raise TextError("missing_field", "program")
    return words


class Program:
    """Somebody's program, started anew when it has died or been too slow."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.words = words_of(command)
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> subprocess.Popen[bytes]:
        """Run the program, its answers being collected as they come."""
        try:
            process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise TextError("program_not_started", "program", why=os_words(error)) from error
        lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=collect, args=(process.stdout, lines), daemon=True).start()
        self.process, self.lines = process, lines
        return process

    def stop(self) -> None:
        """End the program, if it runs."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stdin is not None:
                with contextlib.suppress(OSError):
                    self.process.stdin.close()
        self.process = None

    def ask(self, case: Case) -> tuple[Any, str]:
        """The answer as it was read, or why there is none."""
        process = self.process or self.start()
        line = json.dumps({key: case[key] for key in case if key not in HIDDEN}, ensure_ascii=False)
        assert process.stdin is not None
        try:
            process.stdin.write(line.encode() + b"\n")
            answer = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            self.stop()
            return None, f"no answer within {self.seconds:g} seconds"
        except OSError:
            answer = b""
        if not answer:
            self.stop()
            return None, "the program has ended"
        try:
            return json.loads(answer), ""
        except ValueError as error:
            return None, f"not JSON: {error}"


def collect(stream: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Put every line into a queue, and at the end an empty one."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put(b"")


def run(command: str, cases: Iterable[Case], seconds: float = SECONDS) -> Iterator[Verdict]:
    """Every case with its verdict, as the answers come."""
    with Program(command, seconds) as program:
        for case in cases:
            answer, wrong = program.ask(case)
            yield Verdict(case, "failed", wrong) if wrong else judged(case, answer)


def judged(case: Case, answer: Any) -> Verdict:
    """Compare an answer with what was expected, field by field.

    >>> case = {"id": "x", "expected": {"distance": 1}}
    >>> judged(case, {"id": "x", "answer": {"distance": 2}}).wrong
    'distance: 2 instead of 1'
    """
    if not isinstance(answer, dict) or answer.get("id") != case["id"]:
        return Verdict(case, "failed", "an answer to something else")
    if answer.get("unsupported") is True:
        return Verdict(case, "unsupported")
    found = answer.get("answer")
    if not isinstance(found, dict):
        return Verdict(case, "failed", "no answer")
    wrong = [
        f"{key}: {json.dumps(found.get(key), ensure_ascii=False)} instead of "
        f"{json.dumps(wanted, ensure_ascii=False)}"
        for key, wanted in case["expected"].items()
        if key not in found or not alike(key, found[key], wanted)
    ]
    return Verdict(case, "failed" if wrong else "passed", "; ".join(wrong))


def alike(key: str, found: Any, wanted: Any) -> bool:
    """Are they the same? Fans may stand in any order, and of an error its code counts."""
    if key == "fans" and isinstance(found, list):
        try:
            return sorted(map(fan, found)) == sorted(map(fan, wanted))
        except (KeyError, TypeError):
            return False
    if key == "error":
        return isinstance(found, dict) and found.get("code") == wanted["code"]
    return equal(found, wanted)


def fan(one: dict[str, Any]) -> tuple[str, int, int]:
    return one["id"], one["value"], one["count"]


def equal(found: Any, wanted: Any) -> bool:
    """Equal values; numbers up to what their notation loses."""
    if isinstance(wanted, bool) or isinstance(found, bool):
        return found is wanted
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        return abs(found - wanted) < CLOSE
    if isinstance(wanted, dict) and isinstance(found, dict):
        same_keys = set(found) == set(wanted)
        return same_keys and all(equal(found[key], value) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(found) == len(wanted) and all(map(equal, found, wanted))
    return bool(found == wanted)


def junit(verdicts: Iterable[Verdict]) -> str:
    """The verdicts as JUnit's XML, a testcase a case."""
    found = list(verdicts)
    counts = Counter(one.outcome for one in found)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuite name="wrobel conformance" tests="{len(found)}" '
        f'failures="{counts["failed"]}" skipped="{counts["unsupported"]}">',
    ]
    for one in found:
        place = f"{one.case['rules']}.{one.case['level']}"
        head = f"  <testcase classname={quoteattr(place)} name={quoteattr(one.case['id'])}"
        if one.outcome == "failed":
            lines.append(f"{head}><failure message={quoteattr(one.wrong)}/></testcase>")
        elif one.outcome == "unsupported":
            lines.append(f"{head}><skipped/></testcase>")
        else:
            lines.append(f"{head}/>")
    return "\n".join([*lines, "</testsuite>"]) + "\n"
