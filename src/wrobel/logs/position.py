"""A hand in the middle: its events so far and its whole wall, from which it can be played on."""

import gzip
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wrobel.logs.records import record_of
from wrobel.logs.wrobel_log import from_dict
from wrobel.notation import read_tiles
from wrobel.rules.rulesets import load
from wrobel.state.fair import wall_text
from wrobel.table.from_records import open_table
from wrobel.table.rebuild import KnownWall
from wrobel.table.table import Table


class Position(msgspec.Struct):
    """The header of a match, the events of one hand, and the wall in the order of its roles."""

    match: dict[str, Any]
    events: list[dict[str, Any]]
    wall: str

    def pack(self) -> bytes:
        """As bytes, for a database."""
        return gzip.compress(msgspec.json.encode(self), 6, mtime=0)

    def opened(self, names: Sequence[str], holding: bool = False) -> Table:
        """The table as it stands; an error says which event cannot be."""
        options = load(self.match["rules"], self.match["options"])
        records = [record_of(from_dict(event)) for event in self.events]
        wall = KnownWall(list(read_tiles(self.wall)), tuple(records[0][1]["dice"] or ()))
        facts = {"names": list(names), "honour": self.match.get("honour")}
        replay = open_table(options, facts, layout_of(self.match), wall, records[0][1])
        for record in records:
            replay.see(record)
        table: Table = replay.table
        if holding:
            table.hold()
        return table


def layout_of(match: Mapping[str, Any]) -> str:
    """How the tiles stand in the wall of a match."""
    return match.get("layout") or "given"


def position_of(match: dict[str, Any], events: list[dict[str, Any]], roles: list[int]) -> Position:
    """A position from the events of its hand and the tiles of its wall."""
    return Position(match, events, wall_text(roles))


def unpacked(data: bytes) -> Position:
    """What ``Position.pack`` made."""
    return msgspec.json.decode(gzip.decompress(data), type=Position)
