"""The page of the club's host: which tables there are, and who sits at them."""

import hmac
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
)

from wrobel.logs.events import Player
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.host_acts import Act
from wrobel.web.rooms.room import Room
from wrobel.web.rooms.rooms import House
from wrobel.web.wire.http_types import HUMAN, Failed

AnyRequest = Request[Any, Any, Any]
Key = Annotated[str, HeaderParameter(name="X-Club-Key", description="The key of the host's page.")]
CLOSED = {
    HTTP_400_BAD_REQUEST: ResponseSpec(Failed, description="The key is missing"),
    HTTP_403_FORBIDDEN: ResponseSpec(Failed, description="Not the key of this server"),
    HTTP_404_NOT_FOUND: ResponseSpec(Failed, description="No such table is open"),
}


class Sitting(msgspec.Struct):
    """Who sits at a seat."""

    player: Player
    name: str
    bot: str | None
    here: bool
    score: int


class RunningTable(msgspec.Struct):
    """A table that is open; ``quiet`` is for how many seconds nothing has happened."""

    id: str
    rules: str
    hand: str
    phase: str
    seats: list[Sitting]
    guests: int
    quiet: int
    over: bool


def running(id: str, room: Room) -> RunningTable:
    """A table in a few words. No tile of it."""
    summary = room.game.summary()
    return RunningTable(
        id=id,
        rules=room.header.rules,
        hand=summary["hand"],
        phase=room.game.table.phase,
        seats=[
            Sitting(
                player,
                room.header.names[player],
                None if seat == HUMAN else seat,
                room.is_here(player),
                summary["scores"][player],
            )
            for player, seat in enumerate(room.header.seats)
        ],
        guests=len(room.guests),
        quiet=int(room.now() - room.quiet_since),
        over=room.game.over,
    )


def house_of(request: AnyRequest, key: str) -> House:
    """The house, for whoever has its key."""
    house: House = request.app.state.house
    if not hmac.compare_digest(key.encode(), house.key.encode()):
        raise RefusedError("no_key")
    return house


@get("/api/club/tables", summary="All open tables", responses=CLOSED, sync_to_thread=False)
def tables(request: AnyRequest, key: Key) -> list[RunningTable]:
    """The tables that are open now, those with people first."""
    house = house_of(request, key)
    found = [running(id, opened.room) for id, opened in house.rooms.items()]
    return sorted(found, key=lambda table: (-table.guests, table.quiet))


@delete("/api/club/tables/{table:str}", summary="Close a table", responses=CLOSED)
async def close_table(request: AnyRequest, table: FromPath[str], key: Key) -> None:
    """Send everybody away. The game is kept; who has its link can open it again."""
    house = house_of(request, key)
    opened = house.rooms.get(table)
    if opened is None:
        raise RefusedError("unknown")
    act = Act("close", time.time())
    opened.room.remember(await house.store.add_act(table, act), act)
    await house.shut(table, "closed")


HANDLERS = (tables, close_table)
