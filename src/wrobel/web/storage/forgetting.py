"""What is deleted when somebody gives up a game, or wants to be forgotten."""

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from wrobel.web.rooms.host_acts import Act
from wrobel.web.storage import tokens
from wrobel.web.storage.schema import acts, book_people, games, moves, replays, results
from wrobel.web.storage.schema import tokens as seats
from wrobel.web.storage.seats import add_act
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.http_types import Header


class Forgetting:
    """The part of the store that deletes. Whoever only watches has nothing to delete."""

    writer: Writer

    async def may_forget(self, id: str, person: str) -> str | None:
        """Why a person cannot delete a game, as the code of a refusal; None: they can."""

        def work(connection: Connection) -> str | None:
            own = select(seats.c.hash).where(seats.c.person == person, seats.c.game == id)
            if connection.execute(own).first() is None:
                return "unknown"
            header = header_of(connection, id)
            alone = header is not None and len(header.humans) <= 1 and not header.shared
            return None if alone else "not_alone"

        return await self.writer.call(work)

    async def forget(self, id: str) -> None:
        """Delete a game."""
        await self.writer.call(lambda connection: delete_game(connection, id))

    async def games_of(self, person: str) -> list[str]:
        """The games at which a person sits."""

        def work(connection: Connection) -> list[str]:
            own = select(seats.c.game).where(seats.c.person == person).distinct()
            return list(connection.execute(own).scalars())

        return await self.writer.call(work)

    async def seats_of(self, id: str, person: str) -> list[int]:
        """The seats that a person has at a game."""

        def work(connection: Connection) -> list[int]:
            own = (seats.c.game == id, seats.c.person == person, seats.c.player.is_not(None))
            return sorted(set(connection.execute(select(seats.c.player).where(*own)).scalars()))

        return await self.writer.call(work)

    async def forget_at(self, id: str, person: str, now: float) -> tuple[Header, str | None] | None:
        """Take a person out of a game; None: without other people it is deleted.

        Otherwise their seats are free, as if a host had freed them, the next one is host, and
        there is a new code; at a table of an event the seat stays that player's.
        """
        fresh = tokens.new_code()

        def work(connection: Connection) -> tuple[Header, str | None] | None:
            header = header_of(connection, id)
            if header is None or len(header.humans) <= 1:
                delete_game(connection, id)
                return None
            rows = connection.execute(
                select(seats).where(seats.c.game == id, seats.c.player.is_not(None))
            ).all()
            entries = connection.execute(
                select(func.count()).select_from(moves).where(moves.c.game == id)
            ).scalar_one()
            header.begin(entries, {row.player for row in rows if row.joined})
            left = sorted({row.player for row in rows if row.person == person})
            for player in left:
                header.seat(player, header.seats[player], "", entries, seen=True)
            if header.host in left:
                header.host = next_host(header, {row.player for row in rows if row.joined}, left)
                if header.host is not None:
                    name = header.names[header.host]
                    add_act(connection, id, Act("host", now, header.host, name))
            code = fresh if header.event is None else None
            gone = (seats.c.game == id, seats.c.player.in_(left))
            connection.execute(delete(seats).where(*gone))
            connection.execute(
                update(games)
                .where(games.c.id == id)
                .values(header=msgspec.json.encode(header), code=code)
            )
            return header, code

        return await self.writer.call(work)

    async def forget_person(self, person: str) -> list[str]:
        """Delete what is left of somebody: logs, results, tokens, the name in what hosts did.

        The answer names the logs.
        """

        def work(connection: Connection) -> list[str]:
            logs = select(replays.c.id).where(replays.c.person == person)
            sent = list(connection.execute(logs).scalars())
            connection.execute(delete(replays).where(replays.c.person == person))
            connection.execute(delete(results).where(results.c.person == person))
            connection.execute(delete(seats).where(seats.c.person == person))
            connection.execute(delete(book_people).where(book_people.c.person == person))
            connection.execute(
                update(acts).where(acts.c.person == person).values(name="", person=None)
            )
            connection.execute(
                update(acts)
                .where(acts.c.whom_person == person)
                .values(whom_name="", whom_person=None)
            )
            return sent

        return await self.writer.call(work)


def header_of(connection: Connection, id: str) -> Header | None:
    data = connection.execute(select(games.c.header).where(games.c.id == id)).scalar()
    return None if data is None else msgspec.json.decode(data, type=Header)


def delete_game(connection: Connection, id: str) -> None:
    """Delete a game and all that belongs to it."""
    for table in (moves, seats, acts):
        connection.execute(delete(table).where(table.c.game == id))
    connection.execute(delete(games).where(games.c.id == id))


def next_host(header: Header, joined: set[int], left: list[int]) -> int | None:
    """Whoever takes over when the host is gone: the first who has been there."""
    rest = [player for player in header.humans if player in joined and player not in left]
    return rest[0] if rest else None
