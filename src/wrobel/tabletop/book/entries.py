"""The entries of a book as they were written, and reading their fields.

Each entry is a JSON object with an ``id`` and a ``type``; see the outside contract for the types.
Whatever cannot be read is a ``BookError``, with its reason in every language.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wrobel.errors import BookError

HANDS = ("win", "draw", "abort", "nagashi", "chombo")  # entries that settle a hand
BETWEEN = ("riichi", "penalty", "score", "end")
CORRECTIONS = ("change", "void", "swap")
REMARKS = ("doubt", "confirm", "sign")  # change nothing
TYPES = ("start", *HANDS, *BETWEEN, *CORRECTIONS, *REMARKS)
# Fields that hold players by their numbers.
PERSONS = {"winner", "from", "liable", "fed_by", "player", "to", "riichi", "tenpai", "by"}
MOST_POINTS = 10_000_000
DEEPEST = 20  # values within values
LONGEST = 1000  # characters of an id, a name or a reason


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a book, with the fields that every entry may carry."""

    id: str
    type: str
    fields: Mapping[str, Any]
    after: str | None = None
    device: str | None = None
    hand: int | None = None

    @property
    def text(self) -> str:
        """Canonical: tells entries of one id apart."""
        return canonical(self.fields)

    def of(self) -> str:
        """The id of the entry that a correction is about."""
        return read_id(self.fields.get("of"), "of")


def read_id(value: object, field: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        raise BookError("book_not_text", field=field)
    return value


def read_entry(raw: object) -> Entry:
    """An entry whose own fields are not looked at yet."""
    if not isinstance(raw, dict):
        raise BookError("book_no_object")
    if too_deep(raw):
        raise BookError("book_too_deep")
    identity = raw.get("id")
    if not isinstance(identity, str) or not 0 < len(identity) <= LONGEST:
        raise BookError("book_no_id")
    type_ = raw.get("type")
    if not isinstance(type_, str) or type_ not in TYPES:
        raise BookError("book_no_type", type=repr(type_)[:60])
    after = raw.get("after")
    device = raw.get("by_device")
    hand = raw.get("hand")
    return Entry(
        identity,
        type_,
        raw,
        after if isinstance(after, str) else None,
        device if isinstance(device, str) else None,
        hand if isinstance(hand, int) and not isinstance(hand, bool) else None,
    )


def too_deep(value: object, levels: int = DEEPEST) -> bool:
    """Are there more values within values than any entry needs?"""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return levels == 0 or any(too_deep(one, levels - 1) for one in value)


def canonical(raw: object) -> str:
    """An entry as text that does not hang on the order of its fields."""
    return json.dumps(raw, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=str)


def id_of(raw: object) -> str | None:
    """The id of something that may be an entry."""
    identity = raw.get("id") if isinstance(raw, dict) else None
    return identity if isinstance(identity, str) else None


def by_persons(value: Any, person: Sequence[int], named: bool = False) -> Any:
    """A part of an entry with the persons that its numbers mean; what is no player's stays.

    >>> by_persons({"wins": [{"winner": 1, "value": {"han": 1}}], "riichi": [1, 3]}, [0, 2, 1, 3])
    {'wins': [{'winner': 2, 'value': {'han': 1}}], 'riichi': [2, 3]}
    """
    if isinstance(value, dict):
        return {name: by_persons(one, person, name in PERSONS) for name, one in value.items()}
    if isinstance(value, list):
        return [by_persons(one, person, named) for one in value]
    number = isinstance(value, int) and not isinstance(value, bool)
    return person[value] if named and number and 0 <= value < len(person) else value


class Reader:
    """Reads the fields of one entry; players are mapped as later swaps demand."""

    def __init__(self, fields: Mapping[str, Any], players: int, person: list[int]) -> None:
        self.fields = fields
        self.players = players
        self.person = person  # whom a written number means

    def player_from(self, value: object, field: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.players:
            raise BookError("book_no_player", field=field, most=self.players - 1)
        return self.person[value]

    def player(self, field: str) -> int:
        return self.player_from(self.fields.get(field), field)

    def some(self, field: str) -> list[int]:
        """A list of different players; empty if absent."""
        value = self.fields.get(field)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BookError("book_no_list_of_players", field=field)
        found = [self.player_from(one, field) for one in value]
        if len(set(found)) != len(found):
            raise BookError("book_player_twice", field=field)
        return found

    def number_from(self, value: object, field: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BookError("book_not_number", field=field)
        if abs(value) > MOST_POINTS:
            raise BookError("book_number_too_large", field=field)
        return value

    def number(self, field: str) -> int:
        return self.number_from(self.fields.get(field), field)

    def by_person(self, field: str) -> list[int]:
        """A number for everybody, put in the order of persons."""
        value = self.fields.get(field)
        if not isinstance(value, list) or len(value) != self.players:
            raise BookError("book_not_number", field=field)
        found = [0] * self.players
        for written, one in enumerate(value):
            found[self.person[written]] = self.number_from(one, field)
        return found
