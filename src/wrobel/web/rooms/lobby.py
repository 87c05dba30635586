"""The lobby: tables that anybody on this server may join, as long as they have free seats."""

from collections.abc import Iterable

from wrobel.web.rooms.room import Room
from wrobel.web.wire.http_types import OpenTable

FREE = "free"
MOST = 100


def is_listed(room: Room) -> bool:
    """Can somebody come to this table, and is anybody there to play with?"""
    waiting = any(guest.player is not None for guest in room.guests)
    return bool(
        room.header.open
        and room.free
        and room.code is not None
        and waiting
        and not room.game.over
        and not room.broken
    )


def told(room: Room) -> OpenTable:
    """A table as the lobby shows it."""
    header = room.header
    seats = [FREE if player in room.free else seat for player, seat in enumerate(header.seats)]
    left = room.patience_left
    return OpenTable(
        id=room.id,
        code=room.code or "",
        rules=header.rules,
        options=header.options,
        hands=header.hands,
        clock=header.clock,
        seats=seats,
        names=header.names,
        started=room.started,
        waits=None if left is None else max(left, 0.0),
        honour=header.honour,
    )


def listed(rooms: Iterable[Room]) -> list[OpenTable]:
    """The tables that anybody may join, those opened first at the top."""
    return [told(room) for room in rooms if is_listed(room)][:MOST]
