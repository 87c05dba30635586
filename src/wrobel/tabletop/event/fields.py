"""Reading the fields of acts."""

from collections.abc import Mapping, Sequence
from typing import Any

from wrobel.errors import EventError, shown
from wrobel.rules import rulesets
from wrobel.tabletop.seating.fields import read_list, read_number, read_object, read_text
from wrobel.tabletop.tie_breaks import read_tie_breaks

MOST_NAME = 80
MOST_TEXT = 2000
MOST_PLAYERS = 500
MOST_ROUNDS = 40
MOST_TABLES = 125
MOST_MINUTES = 24 * 60
MOST_DIGITS = 9


def text(value: object, where: str, most: int = MOST_NAME) -> str:
    """A text on one line, not too long; without signs that only confuse."""
    found = " ".join(read_text(value, where).split())
    if len(found) > most:
        raise EventError("event_too_long", where=where, most=most)
    return "".join(sign for sign in found if sign.isprintable())


def lines(value: object, where: str) -> str:
    """A text of several lines."""
    found = read_text(value, where)
    if len(found) > MOST_TEXT:
        raise EventError("event_too_long", where=where, most=MOST_TEXT)
    return "".join(sign for sign in found if sign.isprintable() or sign == "\n").strip()


def choice(value: object, where: str, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise EventError("event_one_of", where=where, known=", ".join(known), value=shown(value))
    return value


def points(value: object, where: str) -> float:
    """Points, whole or in tenths, halves and the like."""
    if isinstance(value, float) and abs(value) <= 1_000_000:
        return round(value, 3)
    return read_number(value, where, -1_000_000, 1_000_000)


def key(name: str) -> int | str:
    """A number that is the name of a field; longer ones than there are stay text.

    >>> key("12"), key("twelve")
    (12, 'twelve')
    """
    return int(name) if name.isdecimal() and len(name) <= MOST_DIGITS else name


def some_list(value: object, where: str, most: int) -> list[Any]:
    """A list that is not endless."""
    found = read_list(value, where)
    if len(found) > most:
        raise EventError("event_too_many", where=where, most=most)
    return found


def rules(value: object, options: object) -> tuple[str, Mapping[str, Any]]:
    """A ruleset that exists, and overrides that it takes."""
    name = read_text(value, "rules")
    overrides = {} if options is None else dict(read_object(options, "options"))
    rulesets.load(name, overrides)
    return name, overrides


def tie_breaks(value: object) -> list[str]:
    found = some_list(value, "tie_breaks", 20)
    read_tie_breaks(found)
    return found
