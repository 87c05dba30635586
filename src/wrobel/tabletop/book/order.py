"""In which order entries of several devices are folded.

An entry comes after the one its device had seen last (``after``), or without that after the line
before it; the first start comes after nothing. So the entries form a tree; who is ready and has the
smallest id comes first. Then two entries always stand in the same order, whatever else a device
knows: that depends only on the ways from them to where they part. Where no entry says what it comes
after, the lines are in order as they are.
"""

import heapq
from collections.abc import Iterable, Sequence

from wrobel.errors import BookError
from wrobel.tabletop.book.book import Problem
from wrobel.tabletop.book.entries import Entry, id_of, read_entry


def ordered(raw: Iterable[object]) -> tuple[list[Entry], list[Problem]]:
    """The entries in the order of the fold, and those that cannot be entries."""
    problems: list[Problem] = []
    entries = distinct(raw, problems)
    if all(entry.after is None for entry in entries):
        return entries, problems
    places = {entry.id: place for place, entry in enumerate(entries)}
    start = next((place for place, entry in enumerate(entries) if entry.type == "start"), -1)
    parents = [
        -1 if place == start and entry.after is None else places.get(entry.after or "", place - 1)
        for place, entry in enumerate(entries)
    ]
    return along(entries, parents, problems), problems


def distinct(raw: Iterable[object], problems: list[Problem]) -> list[Entry]:
    """Every entry once; of two with one id the first line, or the same one on every device."""
    read: list[Entry] = []
    for one in raw:
        try:
            read.append(read_entry(one))
        except BookError as error:
            problems.append(Problem(id_of(one), error))
    by_lines = all(entry.after is None for entry in read)
    found: dict[str, Entry] = {}
    for entry in read:
        known = found.setdefault(entry.id, entry)
        if known.fields is not entry.fields and (texts := texts_of(known, entry)):
            found[entry.id] = known if by_lines or texts[0] < texts[1] else entry
            problems.append(Problem(entry.id, BookError("book_same_id")))
    return list(found.values())


def texts_of(one: Entry, other: Entry) -> tuple[str, str] | None:
    """Two entries in their canonical form; None if that is the same."""
    texts = one.text, other.text
    return None if texts[0] == texts[1] else texts


def along(entries: Sequence[Entry], parents: Sequence[int], problems: list[Problem]) -> list[Entry]:
    """The tree from its root, always the smallest id of those whose parent is there."""
    children: dict[int, list[int]] = {}
    for place, parent in enumerate(parents):
        children.setdefault(parent, []).append(place)
    found: list[Entry] = []
    seen: set[int] = set()
    ready = [(entries[place].id, place) for place in children.get(-1, ())]
    heapq.heapify(ready)
    start = 0
    while len(found) < len(entries):
        if not ready:  # only circles are left: cut the first one open
            while start in seen:
                start += 1
            problems.append(Problem(entries[start].id, BookError("book_circle")))
            ready = [(entries[start].id, start)]
        _, place = heapq.heappop(ready)
        if place in seen:
            continue
        seen.add(place)
        found.append(entries[place])
        for child in children.get(place, ()):
            heapq.heappush(ready, (entries[child].id, child))
    return found
