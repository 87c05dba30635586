"""Corrections: which entries count, in which form, and who was meant by a number.

Changing, voiding and swapping are entries too. Voiding a void brings back what it voided.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from wrobel.errors import BookError
from wrobel.rules.trace import Text
from wrobel.tabletop.book.book import Problem
from wrobel.tabletop.book.entries import BETWEEN, HANDS, REMARKS, Entry

DOUBTED = Text("not right", "nie zgadza się")
MOST_SWAPS = 100  # each is looked at for every entry
ONE = "one"  # ``writing`` of a start: one device writes; otherwise all do


@dataclass(slots=True)
class Slot:
    """An entry that counts, with what corrects it."""

    entry: Entry
    place: int
    changes: list[Entry] = field(default_factory=list)  # the newest first
    person: list[int] = field(default_factory=list)  # whom its numbers mean
    sitting: list[int] = field(default_factory=list)  # who sat on each chair


@dataclass(frozen=True, slots=True)
class Swap:
    """Two persons in each other's seats, from a place on; written down at another."""

    players: tuple[int, int]
    since: int
    written: int

    def apply(self, persons: list[int]) -> list[int]:
        one, other = self.players
        changed = {one: other, other: one}
        return [changed.get(person, person) for person in persons]


@dataclass(slots=True)
class Corrected:
    """The entries that count, in order, and the doubts about them."""

    slots: list[Slot]
    doubts: dict[str, list[str]]
    void: dict[str, str]  # what is void, and by which entry
    confirmed: set[str] = field(default_factory=set)  # entries that another device has confirmed
    signed: list[Entry] = field(default_factory=list)
    meant: dict[str, list[int]] = field(default_factory=dict)  # see ``Book``


def corrected(entries: Sequence[Entry], players: int, problems: list[Problem]) -> Corrected:
    """Carry out all corrections."""
    places = {entry.id: place for place, entry in enumerate(entries)}
    start = start_of(entries)
    standing = [
        entry
        for entry, writer in zip(entries, writers(entries), strict=True)
        if may_write(entry, writer, start, problems) and stands(entry, places, entries, problems)
    ]
    void: dict[str, str] = {}
    for entry in reversed(standing):  # the last word first
        if entry.type == "void" and entry.id not in void and entry.of() not in void:
            void[entry.of()] = entry.id
    slots: dict[str, Slot] = {}
    swaps: list[Swap] = []
    doubts: dict[str, list[str]] = {}
    found = Corrected([], doubts, void)
    roots: dict[str, str] = {}
    authors: dict[str, str | None] = {}  # which device wrote the newest form of an entry
    for entry in standing:
        if entry.type == "change":
            roots[entry.id] = roots.get(entry.of(), entry.of())
        if entry.id in void or entry.type == "void":
            continue
        place = places[entry.id]
        try:
            if entry.type == "change":
                change(entry, roots[entry.id], entries[places[roots[entry.id]]], slots)
                authors[roots[entry.id]] = entry.device
                found.confirmed.discard(roots[entry.id])
            elif entry.type == "swap":
                if len(swaps) >= MOST_SWAPS:
                    raise BookError("book_too_many_swaps", most=MOST_SWAPS)
                swaps.append(read_swap(entry, players, places))
            elif entry.type == "sign":
                found.signed.append(entry)
            elif entry.type == "confirm":
                root = roots.get(entry.of(), entry.of())
                if entry.device is not None and entry.device != authors.get(root):
                    found.confirmed.add(root)
            elif entry.type == "doubt":
                reason = entry.fields.get("reason")
                said = reason if isinstance(reason, str) else DOUBTED.en
                doubts.setdefault(roots.get(entry.of(), entry.of()), []).append(said)
            else:
                slots[entry.id] = Slot(entry, place)
                authors[entry.id] = entry.device
        except BookError as error:
            problems.append(Problem(entry.id, error))
    for slot in slots.values():
        slot.person, slot.sitting = meant(slot.place, swaps, players)
    found.slots = list(slots.values())
    if swaps:
        found.meant = {id: meant(place, swaps, players)[0] for id, place in places.items()}
    return found


class Writer(NamedTuple):
    """The one device that writes, and the id of the entry that says so."""

    device: str
    by: str


def start_of(entries: Sequence[Entry]) -> str:
    """The id of the first start; empty if there is none."""
    return next((entry.id for entry in entries if entry.type == "start"), "")


def writers(entries: Sequence[Entry]) -> list[Writer | None]:
    """For every entry who writes alone from it on: what the start or its newest change says."""
    start = next((entry for entry in entries if entry.type == "start"), None)
    now: Writer | None = None
    found = []
    for entry in entries:
        said: Any = None
        if entry is start:
            said = entry.fields
        elif start is not None and entry.type == "change" and entry.fields.get("of") == start.id:
            said = entry.fields.get("entry")
        if start is not None and isinstance(said, Mapping):
            named: Any = said.get("writer", start.device)
            alone = said.get("writing") == ONE and isinstance(named, str)
            now = writer_named(entry, named, now, entries) if alone else None
        found.append(now)
    return found


def writer_named(entry: Entry, device: str, now: Writer | None, entries: Sequence[Entry]) -> Writer:
    """Whoever names itself has said so here; named by another it is as it was known before."""
    if entry.device in (None, device):
        return Writer(device, entry.id)
    if now is not None and now.device == device:
        return now
    own = (one.id for one in entries if one.device == device)
    return Writer(device, next(own, entry.id))


def writer_of(entries: Sequence[Entry]) -> Writer | None:
    """Who writes alone at the end, if somebody does."""
    return writers(entries)[-1] if entries else None


def for_everybody(entry: Entry, start: str) -> bool:
    """Everybody may doubt, confirm, sign, and change who writes, also where one writes."""
    return changes_start(entry, start) or entry.type in (*REMARKS, "start")


def changes_start(entry: Entry, start: str) -> bool:
    """Is it a change of the start, which may also change who writes?"""
    new = entry.fields.get("entry")
    return entry.type == "change" and entry.fields.get("of") == start and isinstance(new, dict)


def may_write(entry: Entry, writer: Writer | None, start: str, problems: list[Problem]) -> bool:
    """Is it an entry of the writer, where there is one, or one that everybody may make?"""
    if writer is None or entry.device in (None, writer.device) or for_everybody(entry, start):
        return True
    problems.append(Problem(entry.id, BookError("book_not_writer")))
    return False


def stands(
    entry: Entry, places: dict[str, int], entries: Sequence[Entry], problems: list[Problem]
) -> bool:
    """Is what it was written after here, and what a correction speaks of before it?"""
    try:
        if entry.after is not None and entry.after not in places:
            raise BookError("book_unknown_after", after=entry.after[:60])
        if entry.type not in ("change", "void", "doubt", "confirm"):
            return True
        of = entry.of()
        if of not in places or places[of] >= places[entry.id]:
            raise BookError("book_unknown_entry", id=of[:60])
        if entry.type == "void" and entries[places[of]].type == "start":
            raise BookError("book_start_cannot_be_void")
    except BookError as error:
        problems.append(Problem(entry.id, error))
        return False
    return True


def change(entry: Entry, root: str, old: Entry, slots: dict[str, Slot]) -> None:
    """Note a change at the entry it is about."""
    new = entry.fields.get("entry")
    if not isinstance(new, dict):
        raise BookError("book_change_no_object")
    type_ = new.get("type", old.type)
    kinds = (*HANDS, *BETWEEN)
    if type_ != old.type and not (old.type in kinds and type_ in kinds):
        raise BookError("book_other_kind", type=old.type, new=repr(type_)[:60])
    if old.type not in kinds and old.type != "start":
        raise BookError("book_other_kind", type=old.type, new=str(type_))
    if root in slots:  # else it is void, and so is the change
        slots[root].changes.insert(0, entry)


def read_swap(entry: Entry, players: int, places: dict[str, int]) -> Swap:
    """Two persons by their numbers, and since when."""
    value = entry.fields.get("players")
    good = (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(one, int) and not isinstance(one, bool) for one in value)
        and all(0 <= one < players for one in value)
        and value[0] != value[1]
    )
    if not good or not isinstance(value, list):
        raise BookError("book_bad_swap", most=players - 1)
    before = entry.fields.get("before")
    if not isinstance(before, str) or before not in places or places[before] >= places[entry.id]:
        raise BookError("book_unknown_entry", id=repr(before)[:60])
    return Swap((value[0], value[1]), places[before], places[entry.id])


def meant(place: int, swaps: Sequence[Swap], players: int) -> tuple[list[int], list[int]]:
    """Whom the numbers of an entry mean, and who sat on each chair when it was written.

    A swap moves two persons from its place on. What had been written until it was noticed goes
    to the other one; afterwards numbers mean the persons again.
    """
    person = list(range(players))
    sitting = list(range(players))
    for swap in swaps:
        if swap.since <= place:
            sitting = swap.apply(sitting)
            if place < swap.written:
                person = swap.apply(person)
    return person, sitting


# Taking back and bringing back


def undo(entries: Sequence[Entry]) -> Entry | None:
    """The entry that "take back" voids next: the last one that counts; None at the start."""
    void = voided(entries)
    for entry in reversed(entries):
        if entry.id not in void and entry.type not in ("void", "start", *REMARKS):
            return entry
    return None


def redo(entries: Sequence[Entry]) -> Entry | None:
    """The void that "bring back" voids next: the last one, if nothing was written since."""
    void = voided(entries)
    voids = {entry.id for entry in entries if entry.type == "void"}
    for entry in reversed(entries):
        if entry.id in void or entry.type in REMARKS:
            continue
        if entry.type != "void":
            return None
        if entry.fields.get("of") not in voids:
            return entry
    return None


def voided(entries: Sequence[Entry]) -> dict[str, str]:
    """What is void, and by which entry."""
    void: dict[str, str] = {}
    for entry in reversed(entries):
        of: Any = entry.fields.get("of")
        if entry.type == "void" and entry.id not in void and isinstance(of, str):
            void.setdefault(of, entry.id)
    return void
