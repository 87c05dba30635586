"""The messages as JSON Schema: ``python -m wrobel.web.describe``, for the browser's types.

>>> sorted(schema()["definitions"])[:3]
['Act', 'Advice', 'Created']
"""

import json
from typing import Any, get_args

import msgspec

from wrobel.web import messages, models

HTTP = (models.NewGame, models.Created, models.Ruleset, models.OpenGame, models.Failed)


def schema() -> dict[str, Any]:
    """Every message of both sides, and what travels over HTTP."""
    client, server = get_args(messages.FromClient), get_args(messages.FromServer)
    _, definitions = msgspec.json.schema_components(
        [*client, *server, *HTTP], ref_template="#/definitions/{name}"
    )
    for name, kinds in (("FromClient", client), ("FromServer", server)):
        definitions[name] = {
            "anyOf": [{"$ref": f"#/definitions/{kind.__name__}"} for kind in kinds]
        }
    return {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": definitions}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
