"""What is stored does not stay for ever, and no clock deletes it before its time."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support.web_run import Running, joined, running, sqlite
from wrobel.web.rooms.rooms import House
from wrobel.web.storage import expiry
from wrobel.web.storage.store import Store
from wrobel.web.wire.http_types import NewGame

DAY = 24 * 3600.0
LATER = 100 * DAY
LOOK = 2 * 3600.0  # a look takes time, and so do tests
LOOKS = int(expiry.ENOUGH / LOOK)


class Clocks:
    """A clock on the wall that can be wrong, and the time that really passes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = 1e9
        self.running = 0.0
        monkeypatch.setattr("time.time", lambda: self.wall)
        monkeypatch.setattr(expiry.Expiry, "clocks", lambda _: (self.wall, self.running))

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    store = Store(sqlite(folder))
    store.writer.prepare()
    store.writer.open()
    yield House(store)
    await store.writer.close()


async def look_on(house: House, clocks: Clocks, times: int) -> None:
    for _ in range(times):
        clocks.pass_time(LOOK)
        await house.expiry.look()


def test_what_has_expired_goes_after_a_day(tmp_path: Path, clocks: Clocks) -> None:
    async def work() -> None:
        async with opened(tmp_path) as house:
            store = house.store
            made = await house.create(NewGame("tenhou"), "somebody")
            await store.upload("log", "somebody", b"data", "tenhou", [""] * 4)
            clocks.pass_time(LATER)
            await house.expiry.look()
            assert await store.place(made.id, made.tokens[0], None) is None
            assert await store.unfinished("somebody") == []
            assert await store.uploaded("log") is None
            await look_on(house, clocks, LOOKS - 1)
            assert await store.load(made.id) is not None
            await look_on(house, clocks, 1)
            assert await store.load(made.id) is None
            clocks.wall = 1e9
            assert await store.uploaded("log") is None

    asyncio.run(work())


def test_the_day_may_have_a_night(tmp_path: Path, clocks: Clocks) -> None:
    """Servers that run for some hours a day delete too; the time between does not count."""

    async def work() -> None:
        async with opened(tmp_path) as house:
            made = await house.create(NewGame("tenhou"), "somebody")
        clocks.pass_time(LATER)
        for evening in range(8):
            async with opened(tmp_path) as house:
                assert (await house.store.load(made.id) is None) is (evening == 7)
                await look_on(house, clocks, LOOKS // 6)
            clocks.pass_time(DAY)

    asyncio.run(work())


@pytest.mark.parametrize("jump", [LATER, -LATER])
def test_a_clock_that_jumps_again_and_again(
    tmp_path: Path, clocks: Clocks, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as house:
            made = await house.create(NewGame("tenhou"), "somebody")
            for _ in range(3 * LOOKS):  # again and again, each time for one look
                clocks.wall += jump
                await look_on(house, clocks, 1)
                clocks.wall -= jump
                await look_on(house, clocks, 1)
            assert await house.store.place(made.id, made.tokens[0], None) is not None

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert "the clock has jumped" in caplog.text


def test_never_many_at_once(
    tmp_path: Path, clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    count = 2 * expiry.FEW

    async def work() -> None:
        async with opened(tmp_path) as house:
            made = [await house.create(NewGame("tenhou"), "somebody") for _ in range(count)]
            await house.room(made[0].id)
            clocks.pass_time(LATER)
            await look_on(house, clocks, LOOKS)
            assert "deleted" not in caplog.text
            for left in (count - expiry.FEW, 1, 1):
                await look_on(house, clocks, 1)
                alive = [one.id for one in made if await house.store.load(one.id) is not None]
                assert len(alive) == left
            assert alive == [made[0].id]  # somebody was there
            await house.say_goodbye()
            await house.thinking.stop()

    with caplog.at_level(logging.INFO):
        asyncio.run(work())
    assert f"{count - 1} games are due to be deleted, which is many" in caplog.text


def wait_for_looks(server: Running, clock: Path, wall: float) -> None:
    """Set the server's clock, and let it look twice."""
    clock.write_text(json.dumps({"wall": wall}), "utf-8")
    seen = clock.with_name("looks")
    until = int(seen.read_text("utf-8") or 0) + 2 if seen.exists() else 2
    while not seen.exists() or int(seen.read_text("utf-8") or 0) < until:
        assert server.http.get("/api/health").status_code == 200


def test_a_running_server_whose_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = tmp_path / "clock"
    clock.write_text('{"wall": 0}', "utf-8")
    monkeypatch.setenv("WROBEL_TEST_CLOCK", str(clock))
    with running(sqlite(tmp_path)) as server:
        made = [server.new_game() for _ in range(3)]

        async def play() -> None:
            async with joined(server, made[0]["id"], made[0]["tokens"][0]) as client:
                for wall in (LATER, -LATER, 0.0):
                    await asyncio.to_thread(wait_for_looks, server, clock, wall)
                    update = await client.asked()
                    await client.act(update["legal"][-1])
                    await client.until("update")

        asyncio.run(play())
        listed = {game["id"] for game in server.http.get("/api/games").json()}
        assert listed == {game["id"] for game in made}
