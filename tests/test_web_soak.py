"""An evening in small: people and bots play and play, and the server's memory stays as it is."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import wrobel
from tests.conftest import LONG
from tests.support.web_run import (
    PATIENCE,
    Client,
    Running,
    anything,
    joined,
    quick,
    running,
    sqlite,
)

PLAYERS = 6
MINUTES = 20.0
WARM = 0.1 if LONG else 0.25  # of the whole: the first two minutes
# A share for make test, by games; a real soak goes by the clock.
GAMES = 40 if wrobel.mode() == "compiled" else 12
ROOM = 1.05  # what later may be more than before: allocators keep some
SLACK = 6 << 20  # bytes
RULES = ("tenhou", "mcr", "hk-old", "ema-2016", "hk-new")


def family_of(process: int) -> Iterator[int]:
    """A process and those it has begun; one that has just ended has begun none."""
    yield process
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return
    for child in children.split():
        yield from family_of(int(child))


def memory_of(processes: list[int]) -> int:
    """What processes have for themselves, in bytes."""
    found = 0
    for one in processes:
        for line in Path(f"/proc/{one}/status").read_text("utf-8").splitlines():
            if line.startswith("RssAnon:"):
                found += 1024 * int(line.split()[1])
    return found


class Evening:
    """Players who sit down again as long as there is time, and how the memory stands."""

    def __init__(self, server: Running) -> None:
        self.server = server
        # A line for each request: one kept may be closed just when it is used again.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, limits=limits)
        self.http.get("/api/games")  # one cookie for all
        self.processes = list(family_of(server.process.pid))  # it and its bots; no readers yet
        self.begun = time.monotonic()
        self.games = 0
        self.samples: list[tuple[float, int]] = []  # the part of the whole that is over, bytes

    @property
    def passed(self) -> float:
        """The part of the evening that is over."""
        if LONG:
            return (time.monotonic() - self.begun) / (60 * MINUTES)
        return self.games / GAMES

    async def play(self, number: int) -> None:
        """One player's evening."""
        dice = random.Random(number)
        while self.passed < 1:
            await self.sit_down(dice)
            self.games += 1
            self.samples.append((self.passed, memory_of(self.processes)))

    async def sit_down(self, dice: random.Random) -> None:
        """A hand: play, drop the line and come again, ask for a hint, talk nonsense, look back."""
        bots = [dice.choice(("efficient", "tsumogiri", "random")) for _ in range(3)]
        wish = {"rules": dice.choice(RULES), "seats": ["human", *bots], "length": "hand"}
        made = await self.asked("POST", "/api/games", 201, {**wish, "hints": True, "pause": 0})
        over = False
        while not over:
            async with joined(self.server, made["id"], made["tokens"][0]) as client:
                over = await self.answer_some(client, dice)
        if dice.random() < 0.1:
            await self.look_back(made["id"])
        if dice.random() < 0.5:
            await self.asked("DELETE", f"/api/games/{made['id']}", 204)

    async def look_back(self, id: str) -> None:
        """The replay; a machine that is too busy to make one says so."""
        answer = await asyncio.to_thread(self.http.get, f"/api/replays/{id}/hands/0")
        if answer.status_code != 503:
            assert answer.status_code == 200, answer.text

    async def asked(self, method: str, path: str, status: int, wish: object = None) -> Any:
        """What the server answers to a request."""
        answer = await asyncio.to_thread(self.http.request, method, path, json=wish)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def answer_some(self, client: Client, dice: random.Random) -> bool:
        """Answer until the hand is over or the line is dropped; is it over?"""
        choose = dice.choice((quick, anything))
        for _ in range(dice.randrange(5, 40)):
            if not await client.answer(choose, dice):
                return True
            if dice.random() < 0.05:
                await client.send(type="nonsense")
                await client.refused()
        return False


def test_memory_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Empty rooms are closed sooner: how many are open must not depend on how fast they play.
    monkeypatch.setenv("WROBEL_TEST_UPKEEP", "1.0")
    with running(sqlite(tmp_path)) as server:

        async def work() -> list[tuple[float, int]]:
            evening = Evening(server)
            async with asyncio.TaskGroup() as everybody:
                for number in range(PLAYERS):
                    everybody.create_task(evening.play(number))
            evening.http.close()
            return evening.samples

        samples = asyncio.run(work())
    warm = [taken for passed, taken in samples if passed >= WARM]
    early, late = max(warm[: len(warm) // 4]), max(warm[-len(warm) // 4 :])
    print(f"{len(samples)} games; {early >> 10} KB, later {late >> 10} KB")
    assert late <= ROOM * early + SLACK
