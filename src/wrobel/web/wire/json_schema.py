"""The messages as JSON Schema: ``python -m wrobel.web.wire.json_schema``.

>>> sorted(schema()["definitions"])[:3]
['AbortEvent', 'Act', 'ActDone']
"""

import json
from typing import Any, get_args

import msgspec

from wrobel.logs import events
from wrobel.web.wire import (
    book_types,
    club_types,
    http_types,
    messages,
    statistics_types,
    view_types,
)

HTTP = (
    http_types.NewGame,
    http_types.Created,
    http_types.Ruleset,
    http_types.OpenGame,
    http_types.ReplayInfo,
    http_types.ReplayItem,
    http_types.ReviewState,
    http_types.TakeSeat,
    http_types.Seated,
    http_types.WatchLink,
    http_types.Failed,
    http_types.OpenTable,
    statistics_types.Statistics,
    statistics_types.ProfileLink,
)
TABLE = (
    view_types.View,
    view_types.Chance,
    view_types.Outlook,
    view_types.Reason,
    view_types.Route,
    view_types.ScoreRequest,
    view_types.Score,
    view_types.ScoreAnswer,
)
UNIONS: dict[str, Any] = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "Action": view_types.Action,
}
EVENT = "Event"  # ends the names of events, which other things have too


def schema() -> dict[str, Any]:
    """Every message of both sides, what is in them, and what travels over HTTP."""
    kinds = {name: get_args(union) for name, union in UNIONS.items()}
    singles = [kind for union in kinds.values() for kind in union]
    _, definitions = msgspec.json.schema_components(
        [*singles, *HTTP, *club_types.HTTP, *book_types.HTTP, *TABLE],
        ref_template="#/definitions/{name}",
    )
    for name, union in kinds.items():
        definitions[name] = any_of([kind.__name__ for kind in union])
    definitions |= event_definitions()
    return {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": definitions}


def any_of(names: list[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/definitions/{name}"} for name in names]}


def event_definitions() -> dict[str, Any]:
    """The events of a log: ``Draw`` as ``DrawEvent``, all of them as ``TableEvent``."""
    kinds = get_args(events.AnyEvent)
    names = [kind.__name__ for kind in kinds]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    found = {f"{name}{EVENT}" if name in names else name: one for name, one in parts.items()}
    return {**found, "TableEvent": any_of([f"{name}{EVENT}" for name in names])}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
