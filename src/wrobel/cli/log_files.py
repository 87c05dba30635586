"""The log files that a command names: files, folders, standard input."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from wrobel.cli.failure import fail

SUFFIXES = (".jsonl", ".json", ".mjson", ".mjlog", ".xml", ".log", ".txt", ".gz")


def found(names: Sequence[str], lang: str) -> list[Path | None]:
    """All files, those of folders in order; None is standard input."""
    files: list[Path | None] = []
    for name in names:
        path = Path(name)
        if name == "-":
            files.append(None)
        elif path.is_dir():
            inside = [one for one in sorted(path.rglob("*")) if is_log(one)]
            if not inside:
                fail("no_logs", lang, name=name)
            files += inside
        elif path.exists():
            files.append(path)
        else:
            fail("no_file", lang, name=name, why="No such file or directory")
    return files


def is_log(path: Path) -> bool:
    return path.is_file() and path.name.lower().endswith(SUFFIXES)


def opened(path: Path | None) -> BinaryIO:
    return sys.stdin.buffer if path is None else path.open("rb")


def shown(path: Path | None) -> str:
    return "-" if path is None else str(path)


def numbered(files: Sequence[Path | None]) -> Iterator[tuple[int, Path | None]]:
    return enumerate(files, 1)
