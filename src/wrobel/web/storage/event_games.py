"""Games of events in the database: seats for players, what came out, which walls may be seen."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from wrobel.web.storage import tokens
from wrobel.web.storage.schema import games
from wrobel.web.storage.schema import tokens as seats
from wrobel.web.storage.seats import add_row
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.http_types import Header


class EventGames:
    """The part of the store that knows the games of events."""

    writer: Writer

    async def give_seat(self, id: str, player: int, person: str) -> str:
        """A new token for a seat, for its player on whatever device.

        Tokens that were never used are void, and so is the one this device had; another device
        loses its own when the new one is used.
        """
        token = tokens.new()

        def work(connection: Connection) -> None:
            seat = (seats.c.game == id, seats.c.player == player)
            own = connection.execute(
                select(seats.c.joined).where(*seat, seats.c.person == person, seats.c.joined)
            ).first()
            old = or_(seats.c.person == person, ~seats.c.joined)
            connection.execute(delete(seats).where(*seat, old))
            add_row(connection, tokens.hashed(token), id, player, person, own is not None)

        await self.writer.call(work)
        return token

    async def over(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """The scores of those games that are over."""
        if not ids:
            return {}

        def work(connection: Connection) -> dict[str, str]:
            found = connection.execute(
                select(games.c.id, games.c.summary).where(games.c.id.in_(ids), games.c.over)
            )
            return {row.id: row.summary for row in found}

        rows = await self.writer.call(work)
        return {id: msgspec.json.decode(summary)["scores"] for id, summary in rows.items()}

    async def summary(self, id: str) -> tuple[Header, dict[str, Any], bool] | None:
        """A game in a few words: how it began, hand and scores, whether it is over."""

        def work(connection: Connection) -> Any:
            return connection.execute(
                select(games.c.header, games.c.summary, games.c.over).where(games.c.id == id)
            ).first()

        row = await self.writer.call(work)
        if row is None:
            return None
        header = msgspec.json.decode(row.header, type=Header)
        return header, msgspec.json.decode(row.summary), row.over

    async def unseal(self, id: str) -> None:
        """The walls of a game may be seen."""

        def work(connection: Connection) -> None:
            data = connection.execute(select(games.c.header).where(games.c.id == id)).scalar()
            header = None if data is None else msgspec.json.decode(data, type=Header)
            if header is not None and header.event is not None and header.event.sealed:
                header.event.sealed = False
                connection.execute(
                    update(games).where(games.c.id == id).values(header=msgspec.json.encode(header))
                )

        await self.writer.call(work)
