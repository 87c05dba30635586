"""Who sits where, in the database. A seat has one owner, and only the owner has tokens for it."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from wrobel.web.rooms.host_acts import Act
from wrobel.web.storage import tokens
from wrobel.web.storage.schema import acts, games
from wrobel.web.storage.schema import tokens as seats
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.http_types import Header

MOST_ACTS = 200  # the last ones are shown


class Place(NamedTuple):
    """Where somebody belongs; ``player`` is None for whoever watches.

    ``maker`` made the table of bots that they watch. ``token`` is a new one, for somebody who has
    just taken a seat by an invitation: nobody else has it. ``moved``: another device had the seat
    until now.
    """

    player: int | None
    maker: bool = False
    token: str | None = None
    moved: bool = False


class Seats:
    """The part of the store that knows about people."""

    writer: Writer

    async def place(
        self, id: str, token: str | None, person: str | None, *, sit: bool = False
    ) -> Place | None:
        """The place at a game that a token or a cookie opens; ``sit`` also takes it."""
        key = tokens.hashed(token) if token is not None else None
        ways = [seats.c.hash == key] if key is not None else []
        if person is not None:
            ways.append(seats.c.person == person)
        if not ways:
            return None
        fresh = tokens.new()

        def work(connection: Connection) -> Place | None:
            rows = connection.execute(
                select(seats)
                .where(seats.c.game == id, or_(*ways), seats.c.expires > time.time())
                .order_by(seats.c.player.asc().nulls_last())  # a seat goes before watching
            ).all()
            row = chosen(rows, key, person)
            if row is None:
                return None
            if sit and row.player is not None and not row.joined:
                return take(connection, row, person, fresh)
            return Place(row.player, maker=row.player is None and row.person is not None)

        return await self.writer.call(work)

    async def find_code(self, code: str) -> str | None:
        """The unfinished game of a code."""

        def work(connection: Connection) -> str | None:
            found: str | None = connection.execute(
                select(games.c.id).where(games.c.code == code, ~games.c.over)
            ).scalar()
            return found

        return await self.writer.call(work)

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
            if not own:  # invitations to this seat are void now
                seat_of = (seats.c.game == row.id, seats.c.player == player)
                connection.execute(delete(seats).where(*seat_of))
            add_row(connection, tokens.hashed(token), row.id, player, person, False)
            return row.id, player, token

        return await self.writer.call(work)

    async def change(
        self,
        id: str,
        header: Header,
        *,
        freed: Sequence[int] = (),
        code: str | None = None,
        act: Act | None = None,
    ) -> int | None:
        """Other names or other players, at once with what is kept of it; the number of the act.

        Whoever sat at a freed seat has no way back. The deal stays as it is.
        """
        data = msgspec.json.encode(header)

        def work(connection: Connection) -> int | None:
            number = None if act is None else add_act(connection, id, act)
            mine = (seats.c.game == id, seats.c.player.in_(freed))
            connection.execute(delete(seats).where(*mine))
            values: dict[str, Any] = {"header": data}
            if code is not None:
                values["code"] = code
            connection.execute(update(games).where(games.c.id == id).values(values))
            return number

        return await self.writer.call(work)

    async def add_act(self, id: str, act: Act) -> int:
        """Keep what a host did; the number it has in the game."""
        return await self.writer.call(lambda connection: add_act(connection, id, act))

    async def acts_of(self, id: str) -> list[tuple[int, Act]]:
        """What hosts did at a game, in order."""

        def work(connection: Connection) -> list[tuple[int, Act]]:
            last = connection.execute(
                select(acts)
                .where(acts.c.game == id)
                .order_by(acts.c.number.desc())
                .limit(MOST_ACTS)
            ).all()
            return [
                (row.number, Act(row.what, row.at, row.player, row.name, row.whom, row.whom_name))
                for row in reversed(last)
            ]

        return await self.writer.call(work)

    async def drop_codes(self) -> None:
        """No code leads anywhere any more."""
        await self.writer.call(
            lambda connection: connection.execute(
                update(games).where(games.c.code.is_not(None)).values(code=None)
            )
        )

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
        """A place to look on from, if the person sits at the game or made it."""

        def work(connection: Connection) -> bool:
            own = select(seats.c.hash).where(seats.c.game == id, seats.c.person == person)
            if connection.execute(own).first() is None:
                return False
            add_row(connection, hash, id, None, None, False)
            return True

        return await self.writer.call(work)


def chosen(rows: Sequence[Any], key: str | None, person: str | None) -> Any | None:
    """The row that counts: the seat of a token, else one's own, else a place to watch from.

    So nobody who plays becomes a spectator by opening their own link for spectators.
    """
    shown = next((row for row in rows if row.hash == key), None)
    if shown is not None and shown.player is not None:
        used = shown.joined and shown.person is None  # by somebody without a cookie
        if not used or person is None:
            return shown
        shown = None
    own = [row for row in rows if person is not None and row.person == person]
    return own[0] if own else shown


def take(connection: Connection, row: Any, person: str | None, fresh: str) -> Place:
    """Sit down for the first time with a token: from now on the seat has one owner.

    An invitation was in other hands before, so its token is replaced by a fresh one: at once if
    the cookie says who has come, else as soon as the fresh one is used.
    """
    seat = (seats.c.game == row.game, seats.c.player == row.player)
    others = connection.execute(select(seats).where(*seat, seats.c.hash != row.hash)).all()
    if row.person is None and not any(other.joined or other.person for other in others):
        if person is None:
            connection.execute(update(seats).where(seats.c.hash == row.hash).values(joined=True))
        else:
            connection.execute(delete(seats).where(seats.c.hash == row.hash))
        add_row(connection, tokens.hashed(fresh), row.game, row.player, person, person is not None)
        return Place(row.player, token=fresh)
    owner = row.person or person
    old = [other for other in others if other.person is None or other.person != owner]
    connection.execute(delete(seats).where(seats.c.hash.in_([other.hash for other in old])))
    connection.execute(
        update(seats).where(seats.c.hash == row.hash).values(joined=True, person=owner)
    )
    return Place(row.player, moved=any(other.joined and other.person for other in old))


def add_row(
    connection: Connection,
    hash: str,
    game: str,
    player: int | None,
    person: str | None,
    joined: bool,
) -> None:
    """One more token, valid for its time."""
    connection.execute(
        insert(seats).values(
            hash=hash,
            game=game,
            player=player,
            person=person,
            joined=joined,
            expires=time.time() + tokens.LIFETIME,
        )
    )


def add_act(connection: Connection, id: str, act: Act) -> int:
    """Keep an act, with who is who as long as they want to be known."""
    number: int = connection.execute(
        select(func.coalesce(func.max(acts.c.number) + 1, 0)).where(acts.c.game == id)
    ).scalar_one()
    connection.execute(
        insert(acts).values(
            game=id,
            number=number,
            at=act.at,
            what=act.what,
            player=act.player,
            name=act.name,
            person=person_at(connection, id, act.player),
            whom=act.whom,
            whom_name=act.whom_name,
            whom_person=person_at(connection, id, act.whom),
        )
    )
    return number


def person_at(connection: Connection, id: str, player: int | None) -> str | None:
    """Who sits at a seat, if their cookie is known."""
    if player is None:
        return None
    found: str | None = connection.execute(
        select(seats.c.person)
        .where(seats.c.game == id, seats.c.player == player, seats.c.person.is_not(None))
        .limit(1)
    ).scalar()
    return found
