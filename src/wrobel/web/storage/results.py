"""What finished matches came to for their people, in the database."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from wrobel.logs.statistics import results_of
from wrobel.web.storage.schema import acts, book_people, games, moves, replays, results
from wrobel.web.storage.schema import tokens as seats
from wrobel.web.storage.stored_game import Game, Move
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.http_types import HUMAN, Header
from wrobel.web.wire.statistics_types import Result, ReviewSums
from wrobel.web.workbench import Workbench

MOST_RESULTS = 5_000  # of one person that are added up
MOST_LOOKED_AT = 20_000
MOST_EARLIER = 50  # games that are played through again for one question
ONE_HAND = 1  # a single hand is no match


def results_of_game(id: str, game: Game, finished: float | None = None) -> list[Result]:
    """The results of the people of a game; empty if it is no match that came to its end.

    ``finished``: when, if not just now.
    """
    header = game.header
    if not game.over or header.hands == ONE_HAND:
        return []
    found = results_of(game.table.events, cut=True)
    return [
        Result(
            game=id,
            player=player,
            finished=time.time() if finished is None else finished,
            rules=header.rules,
            names=list(header.names),
            seats=list(header.seats),
            places=[one.place for one in found],
            match=match,
            helped=header.hints or game.backs > 0,
        )
        for player, match in enumerate(found)
        if header.seats[player] == HUMAN and player not in header.freed
    ]


def earlier_results(id: str, header: Header, played: Sequence[Move], at: float) -> list[Result]:
    """The results of a stored game, which is played through once more."""
    game = Game(header)
    for player, text in played:
        game.apply(player, text)
    if game.table.held:
        game.table.go_on()
    return results_of_game(id, game, at)


class Results:
    """The part of the store that statistics are made of."""

    writer: Writer

    def __init__(self) -> None:
        self.looked_at: set[str] = set()  # games that add nothing
        self.bench = Workbench()

    async def count_earlier(self, person: str) -> None:
        """Count the matches that somebody finished before matches were counted.

        Nobody wrote down when they ended; they stand where they began.
        """

        def uncounted(connection: Connection) -> Sequence[Any]:
            counted = (results.c.game == seats.c.game) & (results.c.player == seats.c.player)
            return connection.execute(
                select(games.c.id, games.c.created)
                .join(seats, seats.c.game == games.c.id)
                .where(seats.c.person == person, seats.c.player.is_not(None), games.c.over)
                .where(~select(results.c.game).where(counted).exists())
                .order_by(games.c.created.desc())
            ).all()

        def stored(connection: Connection, id: str) -> tuple[Header, list[Move]] | None:
            data = connection.execute(select(games.c.header).where(games.c.id == id)).scalar()
            header = None if data is None else msgspec.json.decode(data, type=Header)
            if header is None or header.hands == ONE_HAND:
                return None
            of_game = select(moves.c.player, moves.c.text).where(moves.c.game == id)
            rows = connection.execute(of_game.order_by(moves.c.number))
            return header, [(player, text) for player, text in rows]

        rows = [row for row in await self.writer.call(uncounted) if row.id not in self.looked_at]
        for id, created in rows[:MOST_EARLIER]:
            if len(self.looked_at) >= MOST_LOOKED_AT:
                self.looked_at.clear()
            self.looked_at.add(id)
            earlier = await self.writer.call(partial(stored, id=id))
            if earlier is None:
                continue
            found = await self.bench.do(partial(earlier_results, id, *earlier, created))
            await self.writer.call(partial(keep_results, found=found))

    async def results_of(self, person: str) -> Sequence[str]:
        """All results of a person as JSON, the newest first."""

        def work(connection: Connection) -> Sequence[str]:
            own = select(results.c.data).where(results.c.person == person)
            newest = own.order_by(results.c.finished.desc()).limit(MOST_RESULTS)
            return connection.execute(newest).scalars().all()

        return await self.writer.call(work)

    async def keep_review(self, game: str, unit: str, players: bytes) -> None:
        """Write what a review said of each player into the results of its match."""
        sums = {
            one.pop("player"): msgspec.convert({**one, "unit": unit}, ReviewSums)
            for one in msgspec.json.decode(players)
        }

        def work(connection: Connection) -> None:
            of_game = select(results.c.player, results.c.data).where(results.c.game == game)
            for player, data in connection.execute(of_game).all():
                found = msgspec.json.decode(data, type=Result)
                found.review = sums.get(player)
                place = (results.c.game == game, results.c.player == player)
                text = msgspec.json.encode(found).decode()
                connection.execute(update(results).where(*place).values(data=text))

        await self.writer.call(work)

    async def become(self, person: str, other: str) -> None:
        """All that belongs to a person belongs to another from now on: they are the same."""

        def work(connection: Connection) -> None:
            for table, column in (
                *((seats, "person"), (replays, "person"), (results, "person")),
                (book_people, "person"),
                *((acts, "person"), (acts, "whom_person")),
            ):
                named = table.c[column] == person
                connection.execute(update(table).where(named).values({column: other}))

        await self.writer.call(work)


def keep_results(connection: Connection, found: Sequence[Result]) -> None:
    """Write down results for those whose cookies are known; once, however often it is asked."""
    for result in found:
        of_seat = (seats.c.game == result.game, seats.c.player == result.player)
        person = connection.execute(
            select(seats.c.person).where(*of_seat, seats.c.person.is_not(None)).limit(1)
        ).scalar()
        if person is None:
            continue
        place = (results.c.game == result.game, results.c.player == result.player)
        if connection.execute(select(results.c.game).where(*place)).first() is not None:
            continue
        connection.execute(
            insert(results).values(
                game=result.game,
                player=result.player,
                person=person,
                finished=result.finished,
                data=msgspec.json.encode(result).decode(),
            )
        )
