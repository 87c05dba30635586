"""What can happen in an event: kinds of acts, their fields, and which links allow them.

An event is a list of acts that only grows. Each has an id, says who did it and when, and what:

>>> act = read_act({"type": "penalty", "player": 2, "points": -20, "reason": "chombo"}, "referee")
>>> act.type, act.role, act["points"]
('penalty', 'referee', -20)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import EventError, shown
from wrobel.tabletop.seating.fields import read_object

ORGANISER = ("organiser",)
STAFF = ("organiser", "referee")
EVERY_TABLE = ("organiser", "referee", "table")


@dataclass(frozen=True)
class Kind:
    """A kind of act: its fields, and who may do it."""

    fields: tuple[str, ...]
    roles: tuple[str, ...] = ORGANISER


SETTINGS = (
    *("name", "place", "date", "days", "kind", "rules", "options", "minutes", "publish"),
    *("team_best", "tie_breaks", "table_points", "substitute_score", "qualification"),
    *(
        "countries",
        "warnings",
        "last_hand",
        "signal",
        "referees",
        "equipment",
        "complaints",
        "shown",
    ),
)

KINDS: dict[str, Kind] = {
    "open": Kind(SETTINGS),
    "settings": Kind(SETTINGS),
    "players": Kind(("players",)),
    "remove": Kind(("player",)),
    "check_in": Kind(("players", "here"), STAFF),
    "leave": Kind(("player", "round", "reason"), STAFF),
    "come_back": Kind(("player",), STAFF),
    "round": Kind(("round", "rules", "options", "minutes", "name", "section", "duplicate")),
    "seating": Kind(("rounds", "how")),
    "begin": Kind(("round",), STAFF),
    "online": Kind(("round", "tables", "watch", "length", "clock")),
    "result": Kind(
        (
            *("round", "table", "scores", "deposits", "taken", "reason"),
            *("book", "game", "source", "faults"),
        ),
        EVERY_TABLE,
    ),
    "penalty": Kind(("player", "round", "points", "reason", "referee"), STAFF),
    "cut": Kind(("round", "groups", "names", "scores", "how")),
    "timer": Kind(("round", "what", "minutes", "table"), STAFF),
    "announce": Kind(("en", "pl"), STAFF),
    "link": Kind(("may", "table", "name")),
    "unlink": Kind(("may", "table", "name")),
    "start_table": Kind(("round", "table"), STAFF),
    "void": Kind(("of", "reason"), STAFF),
}


# What only the server writes down, when it has done it.
SERVER = ("link", "unlink", "online", "start_table")


@dataclass(frozen=True)
class Act:
    """One thing that was done: what, by whom, and when (seconds since 1970)."""

    id: str
    type: str
    role: str
    who: str
    at: float
    fields: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.fields.get(name)

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "type": self.type,
            "role": self.role,
            "who": self.who,
            "at": self.at,
            **self.fields,
        }


def read_act(
    value: object, role: str = "organiser", who: str = "", at: float = 0.0, id: str = ""
) -> Act:
    """An act as it came: known, with known fields, and allowed."""
    given = read_object(value, "act")
    type = given.get("type")
    if not isinstance(type, str) or type not in KINDS:
        raise EventError("event_unknown_act", value=shown(type), known=", ".join(KINDS))
    kind = KINDS[type]
    if role not in kind.roles:
        raise EventError("event_not_allowed")
    fields = {
        name: content
        for name, content in given.items()
        if name not in ("type", "id", "role", "who", "at")
    }
    for name in fields:
        if name not in kind.fields:
            raise EventError(
                "event_unknown_field", type=type, field=shown(name), known=", ".join(kind.fields)
            )
    return Act(id, type, role, who, at, fields)


def stored_act(value: Mapping[str, Any]) -> Act:
    """An act as it was written down.

    >>> act = Act("a", "begin", "organiser", "", 5.0, {"round": 1})
    >>> stored_act(act.to_dict()) == act
    True
    """
    if value["type"] == "link" and "may" not in value:  # once ``role`` was what the link may do
        value = {**value, "may": value["role"], "role": "organiser"}
    return read_act(
        value, str(value["role"]), str(value["who"]), float(value["at"]), str(value["id"])
    )
