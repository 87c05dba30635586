"""A book as a file: one entry a line, each device's lines chained by their hashes."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from wrobel.errors import BookError
from wrobel.tabletop.book.book import Book, Problem
from wrobel.tabletop.book.fold import fold

MOST_LINE = 1_000_000


def write_line(entry: Mapping[str, Any]) -> str:
    """An entry as a line, without its end."""
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def hash_of(line: str) -> str:
    """What the device's next entry carries as ``prev``."""
    return hashlib.sha256(line.encode("utf-8", "surrogatepass")).hexdigest()


def read_lines(text: str) -> tuple[list[Any], list[Problem]]:
    """The entries of a file, and what is wrong with its lines; empty lines are left out."""
    entries: list[Any] = []
    problems: list[Problem] = []
    lines: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip("\r \t\ufeff")
        if not stripped:
            continue
        try:
            if len(stripped) > MOST_LINE:
                raise ValueError("too long")
            entries.append(json.loads(stripped))
        except (ValueError, RecursionError):
            problems.append(Problem(None, BookError("book_line_no_json", line=number)))
            continue
        lines.append(stripped)
    return entries, [*problems, *broken_chains(entries, lines)]


def broken_chains(entries: list[Any], lines: list[str]) -> list[Problem]:
    """Entries whose ``prev`` is the hash of no line of their device, or of another's too."""
    known: dict[Any, set[str]] = {}
    used: dict[tuple[str, str], str] = {}
    problems = []
    for entry, line in zip(entries, lines, strict=True):
        if isinstance(entry, dict):
            known.setdefault(device_of(entry), set()).add(hash_of(line))
    for entry, line in zip(entries, lines, strict=True):
        prev = entry.get("prev") if isinstance(entry, dict) else None
        if prev is None:
            continue
        identity = entry.get("id") if isinstance(entry.get("id"), str) else None
        device = device_of(entry)
        if not isinstance(prev, str) or prev not in known[device]:
            problems.append(Problem(identity, BookError("book_broken_chain")))
        elif used.setdefault((device, prev), line) != line:
            problems.append(Problem(identity, BookError("book_forked_chain")))
    return problems


def device_of(entry: Mapping[str, Any]) -> str:
    device = entry.get("by_device")
    return device if isinstance(device, str) else ""


def fold_text(text: str) -> Book:
    """The fold of a file, with the problems of its lines."""
    entries, problems = read_lines(text)
    book = fold(entries)
    book.problems = [*problems, *book.problems]
    return book


def merge(*books: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The entries of several copies of a book, each once, as the copies have them."""
    found: dict[str, Mapping[str, Any]] = {}
    for book in books:
        for entry in book:
            found.setdefault(write_line(entry), entry)
    return list(found.values())
