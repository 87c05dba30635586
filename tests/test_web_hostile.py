"""Thousands of hostile requests and messages, on both databases, beside a game that goes on."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.conftest import LONG
from tests.support.browser_script import sensible, write
from tests.support.hostile import Attacker
from tests.support.postgres import started
from tests.support.web_run import Running, joined, quick, running, sqlite

ATTEMPTS = 5000 if LONG else 360
BETWEEN = 20  # attempts between two moves of somebody who only wants to play
MOST_MEMORY = 50 << 20


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    if request.param == "sqlite":
        with running(sqlite(tmp_path)) as one:
            yield one
    else:
        with started() as postgres, running(postgres.url) as one:
            yield one


def memory(server: Running) -> int:
    """The most memory the server ever had, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


def replay_of(server: Running) -> str:
    events = write("tenhou", "replay", sensible, 2).events
    log = b"".join(msgspec.json.encode(event) + b"\n" for event in events)
    [info] = server.http.post("/api/replays", content=log).json()
    return str(info["id"])


def test_nothing_hostile_does_harm(server: Running) -> None:
    """No mistake of ours, a code in every refusal, health, memory, and the game goes on.

    That no traceback is in the log is checked when the server ends.
    """
    own, other = server.new_game(), server.new_game()
    attacker = Attacker(server.url, other["id"], other["tokens"][0], replay_of(server))
    server.http.get("/")
    before = memory(server)

    async def play() -> None:
        dice = random.Random("honest")
        async with joined(server, own["id"], own["tokens"][0]) as client:
            going = True
            for number in range(1, ATTEMPTS + 1):
                await asyncio.to_thread(attacker.attempt, number)
                if number % BETWEEN == 0:
                    answer = await asyncio.to_thread(server.http.get, "/api/health")
                    assert answer.json()["ok"], number
                    going = going and await client.answer(quick, dice)
            assert sum(event["type"] == "discard" for event in client.events) > 8

    asyncio.run(play())
    assert memory(server) - before < MOST_MEMORY
