"""Who sits where, in the database."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from wrobel.web import tokens
from wrobel.web.models import Header
from wrobel.web.schema import games, moves, replays
from wrobel.web.schema import tokens as seats
from wrobel.web.writer import Writer


class Seats:
    """The part of the store that knows about people."""

    writer: Writer

    async def take_seat(self, code: str, person: str) -> tuple[str, int | None, str] | None:
        """The game of a code, a seat in it (None: all are taken) and a new token for that seat."""
        token = tokens.new()

        def work(connection: Connection) -> tuple[str, int | None, str] | None:
            row = connection.execute(
                select(games.c.id, games.c.header).where(games.c.code == code, ~games.c.over)
            ).first()
            if row is None:
                return None
            held: dict[int, list[Any]] = {}
            for seat in connection.execute(
                select(seats).where(seats.c.game == row.id, seats.c.player.is_not(None))
            ):
                held.setdefault(seat.player, []).append(seat)
            own = [player for player, some in held.items() if any(s.person == person for s in some)]
            humans = msgspec.json.decode(row.header, type=Header).humans
            free = [
                player
                for player in humans
                if not any(seat.joined or seat.person for seat in held.get(player, ()))
            ]
            if not own and not free:
                return row.id, None, ""
            player = (own or free)[0]
            joined = any(seat.joined for seat in held.get(player, ()))
            connection.execute(
                insert(seats).values(
                    hash=tokens.hashed(token),
                    game=row.id,
                    player=player,
                    person=person,
                    joined=joined,
                    expires=time.time() + tokens.LIFETIME,
                )
            )
            return row.id, player, token

        return await self.writer.call(work)

    async def free_seat(self, id: str, player: int) -> None:
        """Whoever sat there has no way back."""
        mine = (seats.c.game == id, seats.c.player == player)
        await self.writer.call(lambda connection: connection.execute(delete(seats).where(*mine)))

    async def set_header(self, id: str, header: Header) -> None:
        """Other names or other players; the deal stays as it is."""
        data = msgspec.json.encode(header)
        await self.writer.call(
            lambda connection: connection.execute(
                update(games).where(games.c.id == id).values(header=data)
            )
        )

    async def code_of(self, id: str) -> str | None:
        """The short code of a game."""

        def work(connection: Connection) -> str | None:
            found: str | None = connection.execute(
                select(games.c.code).where(games.c.id == id)
            ).scalar()
            return found

        return await self.writer.call(work)

    async def people(self, id: str) -> dict[int, str]:
        """Who holds the seats of a game."""

        def work(connection: Connection) -> dict[int, str]:
            rows = connection.execute(
                select(seats.c.player, seats.c.person).where(
                    seats.c.game == id, seats.c.player.is_not(None), seats.c.person.is_not(None)
                )
            )
            return {row.player: row.person for row in rows}

        return await self.writer.call(work)

    async def add_watcher(self, id: str, person: str, hash: str) -> bool:
        """A place to look on from, if the person sits at the game."""

        def work(connection: Connection) -> bool:
            own = select(seats.c.hash).where(seats.c.game == id, seats.c.person == person)
            if connection.execute(own).first() is None:
                return False
            connection.execute(
                insert(seats).values(
                    hash=hash,
                    game=id,
                    player=None,
                    person=None,
                    joined=False,
                    expires=time.time() + tokens.LIFETIME,
                )
            )
            return True

        return await self.writer.call(work)

    async def forget_person(self, person: str) -> list[str]:
        """Delete what is stored about somebody; the games that have changed.

        A game with other people in it stays, without the name and the way to the seat.
        """

        def work(connection: Connection) -> list[str]:
            connection.execute(delete(replays).where(replays.c.person == person))
            rows = connection.execute(
                select(seats.c.game, seats.c.player).where(seats.c.person == person)
            ).all()
            for id, player in rows:
                data = connection.execute(select(games.c.header).where(games.c.id == id)).scalar()
                if data is None:
                    continue
                header = msgspec.json.decode(data, type=Header)
                if len(header.humans) <= 1:
                    for table, column in ((moves, moves.c.game), (seats, seats.c.game)):
                        connection.execute(delete(table).where(column == id))
                    connection.execute(delete(games).where(games.c.id == id))
                elif player is not None:
                    header.names[player] = ""
                    connection.execute(
                        update(games)
                        .where(games.c.id == id)
                        .values(header=msgspec.json.encode(header))
                    )
            connection.execute(delete(seats).where(seats.c.person == person))
            return [id for id, _ in rows]

        return await self.writer.call(work)
