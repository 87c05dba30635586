"""Wins by value: what players counted themselves, and which values a ruleset has at all.

A family's ``values.py`` says what a value of its own looks like, which ones exist and what they
pay; here is what all families share.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import HandError, TextError, shown
from wrobel.rules.options import Options
from wrobel.rules.request import BY, read_choice, read_seat
from wrobel.rules.trace import Text

FIELDS = ("rules", "options", "id", "round", "seat", "by", "from", "liable", "value")
SELF_DRAW = BY["self-draw"]
OTHER_SHAPE = Text(
    "In {rules} a value has other parts: {shapes}.",
    "W zasadach {rules} wartość podaje się inaczej: {shapes}.",
)


class BadValueError(HandError):
    """A value that no hand of the ruleset can have; the text says why in every language."""

    def __init__(self, text: Text, where: str = "") -> None:
        super().__init__("bad_value", where, why=text)


@dataclass(frozen=True, slots=True)
class ValueWin:
    """A win whose worth was counted by hand; ``giver`` and ``liable`` are −1 for nobody."""

    options: Options
    seat: int
    by: int
    giver: int
    liable: int
    value: Mapping[str, Any]
    where: str

    @property
    def own_draw(self) -> bool:
        return self.by == SELF_DRAW

    def number(self, name: str) -> int:
        """A whole number of the value, whatever its size."""
        value = self.value[name]
        if not isinstance(value, int) or isinstance(value, bool):
            raise TextError("not_whole", f"{self.where}.value.{name}", value=shown(value))
        return value

    def bad(self, text: Text, **values: object) -> BadValueError:
        """The error for a value that cannot be."""
        return BadValueError(text.having(**values) if values else text, self.where)

    def shape(self, *shapes: tuple[str, ...]) -> None:
        """Refuse values that have other fields than one of these sets."""
        if not any(set(self.value) == set(shape) for shape in shapes):
            raise self.bad(
                OTHER_SHAPE,
                rules=self.options.rules,
                shapes=" · ".join("+".join(shape) for shape in shapes),
            )


def read_value_win(options: Options, fields: Mapping[str, Any], where: str) -> ValueWin:
    """A win of a settlement request that has a ``value``."""
    for name in fields:
        if name not in FIELDS:
            raise HandError("beside_value", where, field=shown(name))
    value = fields["value"]
    if not isinstance(value, dict):
        raise TextError("not_an_object", f"{where}.value")
    by = fields.get("by")
    way = BY["discard"] if by is None else read_choice(by, f"{where}.by", BY)
    seat = max(0, read_seat(fields.get("seat"), f"{where}.seat"))
    giver = read_seat(fields.get("from"), f"{where}.from")
    liable = read_seat(fields.get("liable"), f"{where}.liable")
    if way == SELF_DRAW and giver >= 0:
        raise HandError("drawn_from_nobody", f"{where}.from")
    if way != SELF_DRAW and giver < 0:
        raise TextError("nobody_pays", f"{where}.from")
    if giver == seat:
        raise HandError("from_winner", f"{where}.from")
    if liable == seat:
        raise HandError("liable_winner", f"{where}.liable")
    return ValueWin(options, seat, way, giver, liable, value, where)


# What a page offers


@dataclass(frozen=True, slots=True)
class Cell:
    """One value to choose: what it pays in figures, and its name where it has one."""

    value: Mapping[str, Any]
    pays: str
    name: Text | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the grid; None where no hand can have that value."""

    name: Text
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """A number that is typed: its field, what is possible, and what is common."""

    field: str
    least: int
    most: int
    common: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """The values that exist for one winner: a grid, cells by themselves, a pad of digits."""

    columns: tuple[Text, ...] = ()
    rows: tuple[Row, ...] = ()
    cells: tuple[Cell, ...] = field(default=())
    pad: Pad | None = None

    def to_dict(self, lang: str) -> dict[str, Any]:
        """The choice for a page."""

        def told(cell: Cell | None) -> dict[str, Any] | None:
            if cell is None:
                return None
            name = cell.name.say(lang) if cell.name else None
            return {"value": dict(cell.value), "pays": cell.pays, "name": name}

        pad = self.pad
        return {
            "columns": [text.say(lang) for text in self.columns],
            "rows": [
                {"name": row.name.say(lang), "cells": [told(cell) for cell in row.cells]}
                for row in self.rows
            ],
            "cells": [told(cell) for cell in self.cells],
            "pad": pad
            and {
                "field": pad.field,
                "least": pad.least,
                "most": pad.most,
                "common": list(pad.common),
            },
        }
