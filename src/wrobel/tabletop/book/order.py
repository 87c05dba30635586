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
    """The tree from its root, always the smallest id of those whose parent is there.

    Entries that come after each other in a circle have no place in it: they are problems, and left
    out. What hangs on them follows the others.
    """
    circle = in_circles(parents)
    for identity in sorted(entries[place].id for place in circle):
        problems.append(Problem(identity, BookError("book_circle")))
    children: dict[int, list[int]] = {}
    for place, parent in enumerate(parents):
        if place not in circle:
            children.setdefault(parent, []).append(place)
    loose = [place for parent in circle for place in children.get(parent, ())]
    found: list[Entry] = []
    for roots in (children.get(-1, []), loose):
        ready = [(entries[place].id, place) for place in roots]
        heapq.heapify(ready)
        while ready:
            _, place = heapq.heappop(ready)
            found.append(entries[place])
            for child in children.get(place, ()):
                heapq.heappush(ready, (entries[child].id, child))
    return found


def in_circles(parents: Sequence[int]) -> set[int]:
    """Those that come after themselves.

    >>> in_circles([-1, 0, 3, 2, 3])
    {2, 3}
    """
    seen: set[int] = set()
    found: set[int] = set()
    for first in range(len(parents)):
        way: list[int] = []
        place = first
        while place >= 0 and place not in seen:
            seen.add(place)
            way.append(place)
            place = parents[place]
        if place in way:
            found.update(way[way.index(place) :])
    return found
