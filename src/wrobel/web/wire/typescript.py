"""The messages as TypeScript: ``python -m wrobel.web.wire.typescript`` writes the browser's types.

>>> print(written({"Seat": {"properties": {"name": {"type": "string"}}, "required": ["name"]}}))
export interface Seat {
  name: string;
}
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from wrobel.bots.levels import CHARACTERS, LEVELS, PLAYERS
from wrobel.web.wire import tabletop_types
from wrobel.web.wire.json_schema import schema

FILE = "web/src/lib/protocol.ts"
TABLETOP = "web/src/lib/tabletop/types.ts"
OPPONENTS = "web/src/lib/players.ts"
HEAD = """/**
 * What the server sends and takes. Written by
 * `python -m wrobel.web.wire.typescript` from the server's own types: change those, not this file.
 */
/** An entry for each player of the match, however many play. */
export type PerPlayer<T> = readonly T[] & Readonly<Record<Player, T>>;
"""
TABLETOP_HEAD = """/**
 * What the tabletop answers. Written by `python -m wrobel.web.wire.typescript`
 * from `wrobel.web.wire.tabletop_types`: change that, not this file.
 */
"""
TABLETOP_TAIL = """
export type Question = keyof Answers;
export type Answer<Q extends Question> =
  | ({ ok: true } & Answers[Q])
  | { ok: false; problem: Problem };
"""
OPPONENTS_HEAD = """/**
 * The players to choose from. Written by
 * `python -m wrobel.web.wire.typescript` from `wrobel.bots.levels`: change that, not this file.
 */
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
PLAIN["null"] = "null"


class Writer:
    """Turns a schema into types; types with a name of their own are collected on the way."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def type_of(self, schema: dict[str, Any]) -> str:
        """The type of a value."""
        if "x-name" in schema:
            name = str(schema["x-name"])
            rest = {key: value for key, value in schema.items() if key != "x-name"}
            self.names[name] = self.type_of(rest)
            return name
        if "x-type" in schema:
            return str(schema["x-type"])
        if "$ref" in schema:
            return str(schema["$ref"]).rsplit("/", 1)[-1]
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type_of(one) for one in schema["anyOf"]))
        if "enum" in schema:
            return " | ".join(literal(value) for value in schema["enum"])
        if schema.get("type") == "array":
            return self.list_of(schema)
        if schema.get("type") == "object":
            inner = schema.get("additionalProperties")
            kind = self.type_of(inner) if isinstance(inner, dict) else "unknown"
            return f"Record<{schema.get('x-keys', 'string')}, {kind}>"
        return PLAIN.get(schema.get("type", ""), "unknown")

    def list_of(self, schema: dict[str, Any]) -> str:
        places = [self.type_of(one) for one in schema.get("prefixItems", [])]
        if places:
            return f"[{', '.join(places)}]"
        item = self.type_of(schema["items"]) if schema.get("items") else "unknown"
        if schema.get("x-per-player"):
            return f"PerPlayer<{item}>"
        return f"({item})[]" if " " in item else f"{item}[]"

    def definition(self, name: str, schema: dict[str, Any]) -> str:
        """A named type."""
        words = " ".join(schema.get("description", "").replace("``", "`").split())
        about = f"/** {words} */\n" if words else ""
        if "properties" not in schema and schema.get("type") != "object":
            return f"{about}export type {name} = {self.type_of(schema)};"
        needed = schema.get("required", [])
        lines = [
            f"  {field}{'' if field in needed else '?'}: {self.type_of(value)};"
            for field, value in schema.get("properties", {}).items()
        ]
        return about + "\n".join([f"export interface {name} {{", *lines, "}"])


def literal(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def written(definitions: dict[str, Any]) -> str:
    """All types, the named ones first."""
    writer = Writer()
    found = [writer.definition(name, one) for name, one in sorted(definitions.items())]
    names = [f"export type {name} = {what};" for name, what in sorted(writer.names.items())]
    return "\n".join([*names, *found])


def module() -> str:
    """The types of the table's messages."""
    return f"{HEAD}\n{written(schema()['definitions'])}\n"


def tabletop_module() -> str:
    """The types of the tabletop's answers; those that travel with the table too come from there."""
    _, found = msgspec.json.schema_components(
        [tabletop_types.Answers], ref_template="#/definitions/{name}"
    )
    own = {name: one for name, one in found.items() if hasattr(tabletop_types, name)}
    shared = {name for name in found if name not in own} | {"Group", "Score", "Trace"}
    own = {name: one for name, one in own.items() if name not in shared}
    writer = Writer()
    lines = [writer.definition(name, one) for name, one in sorted(own.items())]
    here = {"RawValue", "Value", "EndKind"}
    names = [
        f"export type {name} = {what};"
        for name, what in sorted(writer.names.items())
        if name in here
    ]
    text = "\n".join([*names, *lines])
    there = sorted(
        name
        for name in shared | (set(writer.names) - here) | {"Wind"}
        if re.search(rf"\b{name}\b", text)
    )
    head = f"{TABLETOP_HEAD}import type {{ {', '.join(there)} }} from '../protocol';\n"
    return f"{head}\n{text}\n{TABLETOP_TAIL}"


def opponents_module() -> str:
    """The levels and characters in words."""
    told = {
        player.name: {
            "level": player.level,
            "title": player.title._asdict(),
            "about": player.about._asdict(),
        }
        for player in PLAYERS
    }
    lists = (
        f"export const {name} = {json.dumps(names)} as const;\n"
        for name, names in (("LEVELS", LEVELS), ("CHARACTERS", CHARACTERS))
    )
    types = """export type Level = (typeof LEVELS)[number];
export type Character = (typeof CHARACTERS)[number];
export interface Player {
  level: number;
  title: Record<'en' | 'pl', string>;
  about: Record<'en' | 'pl', string>;
}
"""
    players = json.dumps(told, ensure_ascii=False, indent=2)
    record = "Record<Level | Character, Player>"
    return f"{OPPONENTS_HEAD}{''.join(lists)}{types}export const PLAYERS: {record} = {players};\n"


FILES = {FILE: module, TABLETOP: tabletop_module, OPPONENTS: opponents_module}


def main() -> None:
    """Write the files that are not as they should be; ``--check`` only says so."""
    for name, made in FILES.items():
        path, text = Path(name), made()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{name} is old: run python -m wrobel.web.wire.typescript")
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
