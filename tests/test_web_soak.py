"""An evening in small: people and bots play and play, and the server's memory stays as it is."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import wrobel
from tests.conftest import LONG
from tests.web_run import Client, Running, anything, joined, quick, running, sqlite

PLAYERS = 6
MINUTES = 20.0
WARM = 0.1  # of the whole: the first two minutes
# A share for make test, by games; a real soak goes by the clock.
GAMES = 60 if wrobel.mode() == "compiled" else 12
ROOM = 1.05  # what later may be more than before: allocators keep some
SLACK = 6 << 20  # bytes
RULES = ("tenhou", "mcr", "hk-old", "ema-2016", "hk-new")


def family_of(process: int) -> Iterator[int]:
    """A process and those it has begun."""
    yield process
    for child in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split():
        yield from family_of(int(child))


def memory_of(process: int) -> int:
    """What a process and its children have for themselves, in bytes."""
    found = 0
    for one in family_of(process):
        for line in Path(f"/proc/{one}/status").read_text("utf-8").splitlines():
            if line.startswith("RssAnon:"):
                found += 1024 * int(line.split()[1])
    return found


class Evening:
    """Players who sit down again as long as there is time, and how the memory stands."""

    def __init__(self, server: Running) -> None:
        self.server = server
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
            self.samples.append((self.passed, memory_of(self.server.process.pid)))

    async def sit_down(self, dice: random.Random) -> None:
        """A hand: play, drop the line and come again, ask for a hint, talk nonsense, look back."""
        bots = [dice.choice(("efficient", "tsumogiri", "random")) for _ in range(3)]
        wish = {"rules": dice.choice(RULES), "seats": ["human", *bots], "length": "hand"}
        made = await asyncio.to_thread(self.server.new_game, **wish, hints=True)
        over = False
        while not over:
            async with joined(self.server, made["id"], made["tokens"][0]) as client:
                over = await self.answer_some(client, dice)
        http = self.server.http
        replay = await asyncio.to_thread(http.get, f"/api/replays/{made['id']}/hands/0")
        assert replay.status_code == 200
        if dice.random() < 0.5:
            gone = await asyncio.to_thread(http.delete, f"/api/games/{made['id']}")
            assert gone.status_code == 204

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


def test_memory_stays_as_it_is(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:

        async def work() -> list[tuple[float, int]]:
            evening = Evening(server)
            async with asyncio.TaskGroup() as everybody:
                for number in range(PLAYERS):
                    everybody.create_task(evening.play(number))
            return evening.samples

        samples = asyncio.run(work())
        print(server.http.get("/api/metrics").text)
    warm = [taken for passed, taken in samples if passed >= WARM]
    early, late = max(warm[: len(warm) // 4]), max(warm[-len(warm) // 4 :])
    print(f"{len(samples)} games; {early >> 10} KB, later {late >> 10} KB")
    assert late <= ROOM * early + SLACK
