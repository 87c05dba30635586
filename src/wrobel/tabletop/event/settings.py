"""The settings of an event: read, checked, changed."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from wrobel.tabletop.event import fields
from wrobel.tabletop.event.state import EVENT_KINDS, LAST_HAND, PUBLISH, Settings
from wrobel.tabletop.seating.fields import read_number, read_truth

Reader = Callable[[object], Any]


def number(where: str, least: int, most: int) -> Reader:
    return lambda value: read_number(value, where, least, most)


def maybe(reader: Reader) -> Reader:
    return lambda value: None if value is None else reader(value)


def words(where: str) -> Reader:
    return lambda value: fields.text(value, where)


def long_words(where: str) -> Reader:
    return lambda value: fields.lines(value, where)


READERS: dict[str, Reader] = {
    "name": words("name"),
    "place": words("place"),
    "date": words("date"),
    "days": number("days", 1, 31),
    "kind": lambda value: fields.choice(value, "kind", EVENT_KINDS),
    "minutes": maybe(number("minutes", 1, fields.MOST_MINUTES)),
    "publish": lambda value: fields.choice(value, "publish", PUBLISH),
    "team_best": maybe(number("team_best", 1, 100)),
    "tie_breaks": fields.tie_breaks,
    "table_points": maybe(
        lambda value: [
            fields.points(one, "table_points")
            for one in fields.some_list(value, "table_points", 12)
        ]
    ),
    "substitute_score": maybe(lambda value: fields.points(value, "substitute_score")),
    "qualification": lambda value: read_truth(value, "qualification"),
    "countries": maybe(number("countries", 0, 300)),
    "warnings": lambda value: [
        read_number(one, "warnings", 1, fields.MOST_MINUTES)
        for one in fields.some_list(value, "warnings", 10)
    ],
    "last_hand": lambda value: value and fields.choice(value, "last_hand", LAST_HAND),
    "signal": maybe(number("signal", 0, fields.MOST_MINUTES)),
    "referees": long_words("referees"),
    "equipment": long_words("equipment"),
    "complaints": long_words("complaints"),
    "shown": long_words("shown"),
}


def changed(settings: Settings, given: Mapping[str, Any]) -> Settings:
    """The settings after some were given anew.

    >>> changed(Settings(), {"name": "Tuesday", "rules": "mcr", "minutes": 110}).minutes
    110
    """
    read = {key: READERS[key](value) for key, value in given.items() if key in READERS}
    if "rules" in given or "options" in given:
        rules, options = fields.rules(
            given.get("rules", settings.rules), given.get("options") if "options" in given else None
        )
        read["rules"], read["options"] = rules, options
    return replace(settings, **read)
