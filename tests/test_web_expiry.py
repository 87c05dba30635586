"""What is stored does not stay for ever."""

import asyncio
from pathlib import Path

import pytest

from tests.web_run import sqlite
from wrobel.web.house import House
from wrobel.web.models import NewGame
from wrobel.web.store import Store

LATER = 1e12


def test_tokens_expire_and_their_games_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(sqlite(tmp_path))
    store.writer.prepare()

    async def work() -> None:
        house = House(store)
        store.writer.open()
        made = await house.create(NewGame("tenhou"), "somebody")
        await store.upload("log", "somebody", b"data", "tenhou", [""] * 4)
        assert await store.place(made.id, made.tokens[0], None) is not None
        assert await store.purge(0.0) == 0
        with monkeypatch.context() as clock:
            clock.setattr("wrobel.web.store.time.time", lambda: LATER)
            assert await store.place(made.id, made.tokens[0], None) is None
            assert await store.unfinished("somebody") == []
            assert await store.uploaded("log") is None
        assert await store.uploaded("log") == b"data"
        assert await store.purge(LATER) == 1
        assert await store.load(made.id) is None
        assert await store.uploaded("log") is None
        await store.writer.close()

    asyncio.run(work())
