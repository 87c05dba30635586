"""Faults at a table as with real tiles, in words: what they are, cost, and what a referee rules.

A family has a ``faults.py`` whose ``BOOK`` says so. Who has none plays no such tables.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from wrobel.rules import families
from wrobel.rules.options import Options, Value
from wrobel.rules.trace import Text

REMINDER = "reminder"  # a ruling that moves nothing


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that was done wrong, and the rule that says so, if one does."""

    name: Text
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A reason for which a referee rules: ``ruling`` is what the table books.

    The ``id`` stands in logs as the reason; it has at most 13 letters, for the journal. ``points``:
    the referee says how many.
    """

    id: str
    ruling: str
    name: Text
    rule: str = ""
    points: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """All that a family says of faults.

    ``faults`` are those the table finds by itself, ``outcomes`` what comes of a ruling under some
    options. ``needs`` is the option without which there are no such tables: its key, the value that
    forbids them, and the one that takes its place at a table that is to be one.
    """

    faults: Mapping[str, Fault]
    rulings: tuple[Ruling, ...]
    outcomes: Callable[[Options], Mapping[str, Text]]
    needs: tuple[str, Value, Value]

    def ruling(self, id: str) -> Ruling | None:
        """The ruling of that name."""
        return next((one for one in self.rulings if one.id == id), None)


def book_of(family: str) -> Book | None:
    """What a family says of faults; None if it knows none.

    >>> book = book_of("mcr")
    >>> book.faults["false_win"].rule, book.ruling("withdrawn").ruling
    ('10.4', 'withdrawn_win')
    """
    try:
        found: Book = families.part(family, "faults").BOOK
    except ModuleNotFoundError:
        return None
    return found


def with_honour(options: Options, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The options somebody has chosen, with the one that a table as with real tiles needs.

    What was chosen stays as it is, also if it forbids such a table.

    >>> from wrobel.rules.rulesets import load
    >>> with_honour(load("hk-old"), {"min_fan": 3})
    {'min_fan': 3, 'false_win': 'pay-limit'}
    >>> with_honour(load("ema-2016"), {})
    {}
    """
    book = book_of(options.family)
    if book is None:
        return dict(chosen)
    key, forbids, instead = book.needs
    missing = options[key] == forbids and key not in chosen
    return {**chosen, key: instead} if missing else dict(chosen)
