"""Work in the background goes on, whatever happens to it, and says so."""

import asyncio
from pathlib import Path

import pytest

from tests.support.postgres import started
from tests.support.web_run import Running, joined
from tests.test_web_metrics import values
from wrobel.web.background import begun
from wrobel.web.processes.bot_client import Thinking
from wrobel.web.processes.bot_process import Question
from wrobel.web.storage.stored_game import Game
from wrobel.web.wire.http_types import Header

TASKS = {"closing empty rooms", "looking for what has expired", "collecting garbage"}
MOST_LOOKS = 20_000


def failures(server: Running) -> float:
    """How often the look for what has expired has failed; no work may have ended by that."""
    found = values(server)
    going = {task for task in TASKS if found[f"wrobel_background_tasks{{task={task}}}"]}
    assert going == TASKS, f"ended: {TASKS - going}"
    name = "wrobel_background_failures_total{task=looking for what has expired}"
    return found.get(name, 0.0)


def test_a_database_that_is_down_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails meanwhile is told and tried again: an idle table is closed afterwards."""
    clock, looks = tmp_path / "clock", tmp_path / "looks"
    clock.write_text("{}", "utf-8")
    monkeypatch.setenv("WROBEL_TEST_CLOCK", str(clock))
    with started() as postgres:
        server = Running(postgres.url, "--idle", "0.02")
        try:
            made = server.new_game()
            postgres.crash()
            assert any(failures(server) for _ in range(MOST_LOOKS))
            postgres.start()
            before = looks.read_text("utf-8")
            later = (failures(server) >= 0 and looks.read_text("utf-8") for _ in range(MOST_LOOKS))
            assert any(text not in ("", before) for text in later)

            async def wait() -> str:
                async with joined(server, made["id"], made["tokens"][0]) as client:
                    return str((await client.until("error"))["code"])

            assert asyncio.run(wait()) == "idle"
        finally:
            status, _, err = server.stop()
    assert status == 0
    assert "looking for what has expired failed" in err
    assert "Traceback" in err


def test_a_task_nobody_waits_for(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("no such thing")

    async def work() -> None:
        await asyncio.wait([begun(fail(), "something")])

    asyncio.run(work())
    assert "something failed" in caplog.text
    assert "ValueError: no such thing" in caplog.text


def test_bots_forget_the_games_of_closed_rooms() -> None:
    game = Game(Header("tenhou", {}, b"demo", ["tsumogiri"] * 4, [""] * 4))
    player = game.table.to_act[0]

    async def work() -> list[bool]:
        thinking = Thinking()
        lost = []
        for number in range(2):
            await thinking.choose("known", game, player, "tsumogiri")
            if number == 1:
                thinking.forget("known")
            again = Question(1000 + number, "known", 0, 0, 0, [], player, "tsumogiri")
            lost.append((await thinking.send(again)).lost)
        await thinking.stop()
        return lost

    assert asyncio.run(work()) == [False, True]
