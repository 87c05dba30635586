"""The messages as JSON Schema: ``python -m wrobel.web.describe``.

>>> sorted(schema()["definitions"])[:3]
['AbortEvent', 'Act', 'Action']
"""

import json
from typing import Any, get_args

import msgspec

from wrobel.web import messages, models, shapes, told

HTTP = (
    models.NewGame,
    models.Created,
    models.Ruleset,
    models.OpenGame,
    models.ReplayInfo,
    models.ReplayItem,
    models.TakeSeat,
    models.Seated,
    models.WatchLink,
    models.Failed,
)
TABLE = (shapes.View, shapes.Chance, shapes.Outlook, shapes.Reason, shapes.ScoreAnswer)
UNIONS: dict[str, Any] = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "Action": shapes.Action,
    "TableEvent": told.TableEvent,
}


def schema() -> dict[str, Any]:
    """Every message of both sides, what is in them, and what travels over HTTP."""
    kinds = {name: get_args(union) for name, union in UNIONS.items()}
    singles = [kind for union in kinds.values() for kind in union]
    _, definitions = msgspec.json.schema_components(
        [*singles, *HTTP, *TABLE], ref_template="#/definitions/{name}"
    )
    for name, union in kinds.items():
        definitions[name] = {
            "anyOf": [{"$ref": f"#/definitions/{kind.__name__}"} for kind in union]
        }
    return {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": definitions}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
