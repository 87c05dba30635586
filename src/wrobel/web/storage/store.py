"""Games in the database."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from wrobel.web.rooms.host_acts import Act
from wrobel.web.storage import tokens
from wrobel.web.storage.checksums import checksum
from wrobel.web.storage.event_games import EventGames
from wrobel.web.storage.forgetting import Forgetting
from wrobel.web.storage.results import Results, keep_results, results_of_game
from wrobel.web.storage.schema import games, moves, replays
from wrobel.web.storage.schema import tokens as seats
from wrobel.web.storage.seats import Seats, add_act
from wrobel.web.storage.stored_game import Game, Move
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.http_types import Header, OpenGame, ReplayItem

MOST_LISTED = 50
MOST_UPLOADS = 100  # of one person; the oldest go first
UPLOAD_LIFETIME = 90 * 24 * 3600.0  # seconds


class Loaded(NamedTuple):
    """A stored game: who has been there, whose seats are taken, and the short code."""

    header: Header
    journal: list[Move]
    joined: set[int]
    taken: set[int]
    code: str | None


class Store(Seats, Forgetting, Results, EventGames):
    """Makes, finds, continues and forgets games."""

    def __init__(self, url: str, durable: bool | None = None) -> None:
        super().__init__()
        self.writer = Writer(url, durable)

    async def create(
        self,
        id: str,
        header: Header,
        keys: Sequence[tuple[str, int | None, str | None]],
        code: str | None = None,
    ) -> None:
        """A new game with its tokens: hash, player and who holds it already."""
        now = time.time()
        summary = msgspec.json.encode(Game(header).summary()).decode()
        rows = [
            {
                "hash": hash,
                "game": id,
                "player": player,
                "person": person,
                "joined": False,
                "expires": now + tokens.LIFETIME,
            }
            for hash, player, person in keys
        ]

        def work(connection: Connection) -> None:
            connection.execute(
                insert(games).values(
                    id=id,
                    header=msgspec.json.encode(header),
                    created=now,
                    over=False,
                    summary=summary,
                    code=code,
                )
            )
            connection.execute(insert(seats), rows)

        await self.writer.call(work)

    async def append(self, id: str, number: int, player: int, text: str) -> None:
        """One more move; done when it is safe."""
        await self.writer.append(
            {
                "game": id,
                "number": number,
                "player": player,
                "text": text,
                "checksum": checksum(id, number, player, text),
            }
        )

    async def rule(self, id: str, number: int, player: int, text: str, act: Act) -> int:
        """A ruling of the referee and what is told of it, both or neither; the act's number."""

        def work(connection: Connection) -> int:
            sum = checksum(id, number, player, text)
            row = {"game": id, "number": number, "player": player, "text": text, "checksum": sum}
            connection.execute(insert(moves).values(**row))
            return add_act(connection, id, act)

        return await self.writer.call(work)

    async def load(self, id: str) -> Loaded | None:
        """A game as it is stored."""

        def work(connection: Connection) -> Loaded | None:
            found = connection.execute(
                select(games.c.header, games.c.code).where(games.c.id == id)
            ).first()
            if found is None:
                return None
            journal = connection.execute(
                select(moves.c.player, moves.c.text)
                .where(moves.c.game == id)
                .order_by(moves.c.number)
            )
            owned = connection.execute(
                select(seats.c.player, seats.c.joined).where(
                    seats.c.game == id,
                    seats.c.player.is_not(None),
                    or_(seats.c.joined, seats.c.person.is_not(None)),
                )
            ).all()
            return Loaded(
                msgspec.json.decode(found.header, type=Header),
                [(player, text) for player, text in journal],
                {row.player for row in owned if row.joined},
                {row.player for row in owned},
                found.code,
            )

        return await self.writer.call(work)

    async def unfinished(self, person: str) -> list[OpenGame]:
        """The games that a person may continue, the newest first."""

        def work(connection: Connection) -> list[OpenGame]:
            rows = connection.execute(
                select(games, seats.c.player)
                .join(seats, seats.c.game == games.c.id)
                .where(seats.c.person == person, seats.c.expires > time.time(), ~games.c.over)
                .order_by(games.c.created.desc(), seats.c.player.asc().nulls_last())
                .limit(MOST_LISTED)
            )
            found: dict[str, OpenGame] = {}  # one may have several tokens for one seat
            for row in rows:
                found.setdefault(row.id, open_game(row))
            return list(found.values())

        return await self.writer.call(work)

    async def note(self, id: str, game: Game) -> None:
        """Remember how a game stands, for lists, and what a match came to for its people."""
        summary = msgspec.json.encode(game.summary()).decode()
        over = game.over
        found = results_of_game(id, game)

        def work(connection: Connection) -> None:
            connection.execute(
                update(games).where(games.c.id == id).values(summary=summary, over=over)
            )
            keep_results(connection, found)

        await self.writer.call(work)

    # Replays

    async def finished(self, person: str) -> list[ReplayItem]:
        """The games that a person has finished and the logs they sent, the newest first."""

        def work(connection: Connection) -> list[ReplayItem]:
            played = connection.execute(
                select(games.c.id, games.c.header, games.c.created, seats.c.player)
                .join(seats, seats.c.game == games.c.id)
                .where(seats.c.person == person, games.c.over)
                .order_by(games.c.created.desc())
                .limit(MOST_LISTED)
            ).all()
            found = {}
            for id, header, created, player in played:
                read = msgspec.json.decode(header, type=Header)
                found[id] = ReplayItem(id, read.rules, read.names, created, False, player)
            sent = connection.execute(
                select(replays.c.id, replays.c.about, replays.c.created)
                .where(replays.c.person == person, replays.c.expires > time.time())
                .order_by(replays.c.created.desc())
                .limit(MOST_LISTED)
            ).all()
            for id, about, created in sent:
                rules, names = msgspec.json.decode(about)
                found[id] = ReplayItem(id, rules, names, created, uploaded=True)
            return sorted(found.values(), key=lambda item: -item.created)[:MOST_LISTED]

        return await self.writer.call(work)

    async def upload(self, id: str, person: str, data: bytes, rules: str, names: list[str]) -> None:
        """Keep a log that somebody sent; their oldest make room."""
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(replays).values(
                    id=id,
                    person=person,
                    created=now,
                    expires=now + UPLOAD_LIFETIME,
                    about=msgspec.json.encode((rules, names)).decode(),
                    data=data,
                )
            )
            old = connection.execute(
                select(replays.c.id)
                .where(replays.c.person == person)
                .order_by(replays.c.created.desc())
                .offset(MOST_UPLOADS)
            ).scalars()
            connection.execute(delete(replays).where(replays.c.id.in_(old.all())))

        await self.writer.call(work)

    async def uploaded(self, id: str) -> bytes | None:
        """A log that somebody sent."""

        def work(connection: Connection) -> bytes | None:
            found: bytes | None = connection.execute(
                select(replays.c.data).where(replays.c.id == id, replays.c.expires > time.time())
            ).scalar()
            return found

        return await self.writer.call(work)

    async def remove_upload(self, id: str, person: str) -> bool:
        """Delete a log that the person sent."""

        def work(connection: Connection) -> bool:
            mine = (replays.c.id == id, replays.c.person == person)
            return connection.execute(delete(replays).where(*mine)).rowcount > 0

        return await self.writer.call(work)


def open_game(row: Any) -> OpenGame:
    header = msgspec.json.decode(row.header, type=Header)
    summary = msgspec.json.decode(row.summary)
    return OpenGame(
        id=row.id,
        rules=header.rules,
        hand=summary["hand"],
        scores=summary["scores"],
        player=row.player,
        names=header.names,
        created=row.created,
    )
