"""The server is killed in the middle of games; every game goes on where it was."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import wrobel
from tests.conftest import LONG
from tests.support.postgres import Postgres, started
from tests.support.web_run import Client, Running, joined, quick, running, sqlite

COMPILED = wrobel.mode() == "compiled"
KILLS = (200 if COMPILED else 20) if LONG else (10 if COMPILED else 2)
CRASHES = (20 if COMPILED else 4) if LONG else (2 if COMPILED else 1)
GAMES = ("tenhou", "mcr", "hk-old")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with started() as server:
        yield server


class Match:
    """A game that outlives its server."""

    def __init__(self, made: dict[str, Any], rules: str) -> None:
        self.id = made["id"]
        self.token = made["tokens"][0]
        self.dice = random.Random(rules)
        self.seen: list[dict[str, Any]] = []

    async def go_on(self, server: Running, answers: int, answer_and_kill: bool) -> bool:
        """So many answers, then the end of the server; False when the match is over."""
        async with joined(server, self.id, self.token) as client:
            self.compare(client)
            for _ in range(answers):
                going = await client.answer(quick, self.dice)
                self.seen = list(client.events)
                if not going:
                    server.kill()
                    return False
            if answer_and_kill:  # whether this one counts nobody can know
                update = await client.asked()
                if update["legal"]:
                    await client.act(quick(update["legal"], self.dice))
                self.seen = list(client.events)
            server.kill()
            await self.listen_to_the_end(client)
        return True

    async def listen_to_the_end(self, client: Client) -> None:
        try:
            while True:
                await client.receive()
        except (ConnectionClosed, OSError):
            self.seen = list(client.events)

    def compare(self, client: Client) -> None:
        """Whatever was seen before has happened."""
        assert client.events[: len(self.seen)] == self.seen


def kill_again_and_again(db: str, kills: int) -> None:
    dice = random.Random("kills")
    matches: list[Match] = []
    for number in range(kills):
        server = Running(db)
        try:
            if not matches:
                for rules in GAMES:
                    seats = ["human", "efficient", "tsumogiri", "random"]
                    matches.append(Match(server.new_game(rules=rules, seats=seats), rules))
            match = matches[number % len(matches)]
            if not asyncio.run(match.go_on(server, dice.randrange(8), number % 2 == 1)):
                matches.remove(match)
        finally:
            if server.process.poll() is None:
                server.kill()
    with running(db) as server:
        for match in matches:

            async def check(match: Match = match) -> None:
                async with joined(server, match.id, match.token) as client:
                    match.compare(client)
                    await client.answer(quick, match.dice)

            asyncio.run(check())


def test_killed_on_sqlite(tmp_path: Path) -> None:
    kill_again_and_again(sqlite(tmp_path), KILLS)


def test_killed_on_postgres(postgres: Postgres) -> None:
    kill_again_and_again(postgres.url, KILLS if LONG else max(2, KILLS // 4))


# The database crashes, the server goes on


async def play_until_it_crashes(
    server: Running, matches: list[Match], postgres: Postgres, answers: int
) -> None:
    """All matches at once; the crash comes right after somebody was told of a move."""
    told, back = asyncio.Event(), asyncio.Event()

    async def play(match: Match) -> None:
        async with joined(server, match.id, match.token) as client:
            match.compare(client)
            number = 0
            try:
                while not back.is_set() and await client.answer(quick, match.dice):
                    number += 1
                    if number == answers:
                        told.set()
            except AssertionError:  # the client of the tests expects no refusal
                assert client.heard[-1]["code"] == "busy"
            match.seen = list(client.events)

    async def crash() -> None:
        await told.wait()
        await asyncio.to_thread(postgres.crash)
        await asyncio.to_thread(postgres.start)
        back.set()

    async with asyncio.TaskGroup() as everybody:
        for work in (crash(), *map(play, matches)):
            everybody.create_task(work)


def test_nothing_told_is_lost_when_postgres_crashes() -> None:
    """Kept without any option: with PostgreSQL it is the other way that has to be asked for."""
    dice = random.Random("crashes")
    with started() as postgres:
        server = Running(postgres.url)
        try:
            seats = ["human", "tsumogiri", "tsumogiri", "random"]
            matches = [
                Match(server.new_game(rules=rules, seats=seats), rules)
                for rules in GAMES
                for _ in range(2)
            ]
            for _ in range(CRASHES):
                asyncio.run(play_until_it_crashes(server, matches, postgres, 3 + dice.randrange(6)))
            asyncio.run(all_compare(server, matches))
        finally:
            status, _, err = server.stop()
        assert status == 0, err
        assert "could not be stored" in err


async def all_compare(server: Running, matches: list[Match]) -> None:
    for match in matches:
        async with joined(server, match.id, match.token) as client:
            match.compare(client)
            await client.answer(quick, match.dice)
