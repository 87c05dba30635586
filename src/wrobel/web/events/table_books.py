"""The score books of an event's tables: opened by the table's code, their results taken over.

What somebody typed in stands: a book only ever replaces what it said itself before.
"""

import logging
import time
from typing import TYPE_CHECKING, Any

from wrobel.errors import EventError, WrobelError
from wrobel.tabletop.book import Book
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.results import is_of
from wrobel.tabletop.event.state import Event, Round
from wrobel.web.books.shelf import Made
from wrobel.web.events.hall import Opened
from wrobel.web.storage import tokens
from wrobel.web.storage.event_store import Link

if TYPE_CHECKING:
    from wrobel.web.rooms.rooms import House

log = logging.getLogger("wrobel.web")
KIND = "event"


def source_of(event: str, round: int, table: int) -> str:
    """By what the book of a table is found.

    >>> place_of(source_of("6f3a", 2, 7))
    ('6f3a', 2, 7)
    """
    return f"{KIND}/{event}/{round}/{table}"


def place_of(source: str) -> tuple[str, int, int] | None:
    """Event, round and table of a source; None if it is something else's."""
    kind, *rest = source.split("/")
    if kind != KIND or len(rest) != 3:
        return None
    event, round, table = rest
    return event, int(round), int(table)


async def open_book(house: "House", id: str, link: Link, key: str, round: int, table: int) -> Made:
    """The score book of a table, for whoever may enter its result."""
    if link.role == "table" and link.table != table:
        raise EventError("event_not_allowed")
    async with house.hall.holding(id) as opened:
        one = opened.event.round(round)
        if table not in one.used:
            raise EventError("event_no_table", round=round, table=table)
        start = {
            "rules": one.rules,
            "options": dict(one.overrides),
            "players": [opened.event.people[player].name for player in one.tables[table - 1]],
        }
    return await house.shelf.open_for(source_of(id, round, table), key, link.hash, start)


async def book_changed(house: "House", source: str, book: Book) -> None:
    """A book has more lines; when its match is over that is the table's result."""
    place = place_of(source)
    if place is None or not is_over(book):
        return
    event, round, table = place
    try:
        async with house.hall.holding(event) as opened:
            await take_over(house, opened, round, table, book)
    except WrobelError as error:  # the event was deleted, or the round is another one by now
        log.info("event %s, round %d, table %d: %s", event, round, table, error.code)


async def take_over(house: "House", opened: Opened, round: int, table: int, book: Book) -> None:
    """Enter what a book has come to, unless it is known or somebody has typed something in."""
    one = opened.event.round(round)
    if table not in one.used or not same_match(opened.event, one, table, book):
        return
    fields = result_of(book)
    known = one.result(table)
    if known is not None:
        if known.source != "book":
            return
        fields.setdefault("faults", [])
        now = (fields["scores"], fields["deposits"], fields["taken"], fields["faults"])
        if now == (list(known.scores), known.deposits, known.taken, list(known.faults)):
            return
    fields |= {"round": round, "table": table, "source": "book"}
    act = Act(tokens.new_id(), "result", "table", f"{table}", time.time(), fields)
    await house.hall.append(opened, act)


def same_match(event: Event, one: Round, table: int, book: Book) -> bool:
    """Is the book of these rules and of those who sit there?"""
    names = [event.people[player].name for player in one.tables[table - 1]]
    return is_of(book, one) and sorted(book.players) == sorted(names)


def is_over(book: Book) -> bool:
    return (book.over or book.ended) and not book.problems


def result_of(book: Book) -> dict[str, Any]:
    scores = [int(score) if score == int(score) else score for score in book.scores]
    fields = {"scores": scores, "deposits": book.deposits, "taken": book.taken}
    return {**fields, "faults": list(book.faults)} if any(book.faults) else fields


async def catch_up(house: "House", id: str) -> None:
    """Take what books came to while nobody could be told."""
    async with house.hall.holding(id) as opened:
        waiting = [
            (one.number, table)
            for one in opened.event.rounds
            if one.started
            for table in one.used
            if not one.results.get(table) and table not in one.games
        ]
    for round, table in waiting:
        book = await house.shelf.book_of(source_of(id, round, table))
        if book is not None and is_over(book):
            async with house.hall.holding(id) as opened:
                await take_over(house, opened, round, table, book)
