#!/usr/bin/env python3
"""Runs the examples of the README and the docs; ``--write`` puts in what they print now.

It also copies the table of figures into the Polish page about speed.

A ``console`` block holds commands after ``$ `` (continued after ``> ``) with their output
under them; an exit status other than 0 is a last line ``[exit status 1]``. A ``python`` block
is an interactive session or plain code with assertions. The blocks of a page share their names
and a folder of their own. ``...`` stands for any output.
"""

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from figures_polish import HEAD, POLISH_HEAD, polish

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^```(?P<language>\w+)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"[|<>;&$`]")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    path: Path
    line: int
    language: str
    text: str


@dataclass(frozen=True)
class Command:
    """A shell command and what is printed under it."""

    text: str
    expected: str


def pages() -> list[Path]:
    """The pages written by hand, those generated from the catalogues left out."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [path for path in found if "rules" not in path.relative_to(ROOT).parts]


def blocks(path: Path) -> list[Block]:
    text = path.read_text(encoding="utf-8")
    return [
        Block(path, text[: found.start()].count("\n") + 1, found["language"], found["text"])
        for found in FENCE.finditer(text)
    ]


def commands(block: str) -> Iterator[Command]:
    """The commands of a console block."""
    command = ""
    expected: list[str] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            if command:
                yield Command(command, "\n".join(expected))
            command, expected = line[2:], []
        elif line.startswith("> ") and not expected:
            command += "\n" + line[2:]
        else:
            expected.append(line)
    if command:
        yield Command(command, "\n".join(expected))


def run(command: str, folder: Path) -> str:
    """What a command prints, errors included; a plain ``wrobel …`` runs in this process."""
    if command.startswith("wrobel ") and not SHELL.search(command):
        text, status = run_here(shlex.split(command)[1:], folder)
    else:
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env={**os.environ, **ENVIRONMENT, "PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
            timeout=60,
        )
        text, status = done.stdout, done.returncode
    lines = [line.rstrip() for line in text.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    if status:
        lines.append(f"[exit status {status}]")
    return "\n".join(lines)


ENVIRONMENT = {"WROBEL_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}


def run_here(arguments: list[str], folder: Path) -> tuple[str, int]:
    from unittest.mock import patch

    from wrobel.cli.main import run as run_wrobel

    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with (
        patch.dict(os.environ, ENVIRONMENT),
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(out),
    ):
        status = run_wrobel(arguments)
    return out.buffer.getvalue().decode(), status


def same(expected: str, found: str) -> bool:
    """Is this the output, spaces at line ends aside?"""
    wanted = "\n".join(line.rstrip() for line in expected.splitlines()).rstrip()
    checker = doctest.OutputChecker()
    return checker.check_output(f"{wanted}\n", f"{found}\n", doctest.ELLIPSIS)


def check_page(path: Path, languages: tuple[str, ...] = ("console", "python")) -> list[str]:
    """Run the examples of a page; what is wrong with them."""
    problems: list[str] = []
    names: dict[str, object] = {"__name__": "__example__"}
    with tempfile.TemporaryDirectory() as folder:
        for block in blocks(path):
            where = f"{path.relative_to(ROOT)}:{block.line}"
            if block.language not in languages:
                continue
            if block.language == "console":
                for command in commands(block.text):
                    found = run(command.text, Path(folder))
                    if not same(command.expected, found):
                        problems.append(f"{where}: {command.text}\nprints\n{found}")
            elif ">>>" in block.text:
                problems += session(block.text, names, where)
            else:
                exec(compile(block.text, where, "exec"), names)  # noqa: S102 - our own pages
    return problems


def session(text: str, names: dict[str, object], where: str) -> list[str]:
    """An interactive session, as doctest runs it."""
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    said = io.StringIO()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    runner = doctest.DocTestRunner(verbose=False, optionflags=flags)
    runner.run(test, out=said.write, clear_globs=False)
    names.update(test.globs)
    return [said.getvalue()] if runner.failures else []


def rewrite(path: Path) -> bool:
    """Put the present output under every command of a page; has anything changed?"""
    text = path.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:

        def renew(found: re.Match[str]) -> str:
            if found["language"] != "console":
                return found[0]
            lines = []
            for command in commands(found["text"]):
                shown = "\n> ".join(command.text.split("\n"))
                printed = run(command.text, Path(folder))
                kept = "..." in command.expected and same(command.expected, printed)
                lines += [f"$ {shown}", command.expected if kept else printed]
            body = "\n".join(filter(None, lines))
            return f"```console\n{body}\n```"

        renewed = FENCE.sub(renew, text)
    if renewed != text:
        path.write_text(renewed, encoding="utf-8")
    return renewed != text


def copy_figures() -> None:
    """The Polish page about speed has the figures of the English one."""
    english, polish_page = ROOT / "docs/bench.md", ROOT / "docs/pl/bench.md"
    figures = english.read_text("utf-8").partition(f"\n{HEAD}\n")[2]
    before = polish_page.read_text("utf-8").partition(f"\n{POLISH_HEAD}\n")[0]
    polish_page.write_text(f"{before}\n{POLISH_HEAD}\n{polish(figures)}", "utf-8")


def main() -> int:
    if "--write" in sys.argv:
        copy_figures()
        for path in pages():
            if rewrite(path):
                print(f"{path.relative_to(ROOT)} was brought up to date")
        return 0
    problems = [problem for path in pages() for problem in check_page(path)]
    print("\n\n".join(problems) or "all examples run")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
