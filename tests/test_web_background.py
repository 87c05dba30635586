"""Work in the background goes on, whatever happens to it, and says so."""

import asyncio
from pathlib import Path

import pytest

from tests.support.postgres import started
from tests.support.web_run import Running, joined
from wrobel.web.background import begun
from wrobel.web.processes.bot_client import Thinking
from wrobel.web.processes.bot_process import Question
from wrobel.web.storage.stored_game import Game
from wrobel.web.wire.http_types import Header


def test_a_database_that_is_down_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = tmp_path / "clock"
    clock.write_text("{}", "utf-8")
    monkeypatch.setenv("WROBEL_TEST_CLOCK", str(clock))
    with started() as postgres:
        server = Running(postgres.url, "--idle", "0.02")
        try:
            made = server.new_game()
            postgres.crash()
            while "looking for what has expired failed" not in server.log():
                server.http.get("/api/rulesets")
            postgres.start()
            looked = tmp_path / "looks"
            before = looked.read_text("utf-8")
            while looked.read_text("utf-8") in ("", before):
                server.http.get("/api/rulesets")

            async def wait() -> str:
                async with joined(server, made["id"], made["tokens"][0]) as client:
                    return str((await client.until("error"))["code"])

            assert asyncio.run(wait()) == "idle"
        finally:
            status, _, err = server.stop()
    assert status == 0
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
