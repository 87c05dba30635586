"""Backups: taken while the server runs, put into another database, played on there."""

import asyncio
import random
from pathlib import Path

from tests.cli_run import outside
from tests.postgres import started
from tests.web_run import Running, joined, quick, running, sqlite


async def play_a_little(server: Running, game: str, token: str, answers: int) -> list[object]:
    """Some answers; the events seen then."""
    dice = random.Random(1)
    async with joined(server, game, token) as client:
        for _ in range(answers):
            await client.answer(quick, dice)
        return list(client.events)


def test_backup_while_the_server_runs(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    with running(sqlite(tmp_path)) as server:
        game = server.new_game()
        id, token = game["id"], game["tokens"][0]
        before = asyncio.run(play_a_little(server, id, token, 5))
        found = outside("db", "backup", str(file), "--db", sqlite(tmp_path))
        assert (found.status, found.err) == (0, "")
        assert found.out == f"games in {file}: 1\n"
        after = asyncio.run(play_a_little(server, id, token, 5))
        assert len(after) > len(before)
    assert not file.with_name("copy.sqlite.part").exists()
    with running(f"sqlite:///{file}") as server:  # a backup is a database
        seen = asyncio.run(play_a_little(server, id, token, 0))
        assert seen[: len(before)] == before
        assert len(seen) < len(after)


def test_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    with running(sqlite(tmp_path)) as server:
        game = server.new_game(rules="mcr")
        before = asyncio.run(play_a_little(server, game["id"], game["tokens"][0], 6))
    assert outside("db", "backup", str(file), "--db", sqlite(tmp_path)).status == 0
    with started() as postgres:
        assert outside("db", "restore", str(file), "--db", postgres.url).status == 0
        found = outside("db", "restore", str(file), "--db", postgres.url, "--lang", "pl")
        assert (found.status, found.out) == (2, "")
        assert "są już gry" in found.err
        again = tmp_path / "again.sqlite"
        assert outside("db", "backup", str(again), "--db", postgres.url).status == 0
        with running(postgres.url) as server:
            seen = asyncio.run(play_a_little(server, game["id"], game["tokens"][0], 3))
            assert seen[: len(before)] == before
    with running(f"sqlite:///{again}") as server:
        assert asyncio.run(play_a_little(server, game["id"], game["tokens"][0], 0))


def test_what_cannot_be_backed_up(tmp_path: Path) -> None:
    file = tmp_path / "there.sqlite"
    file.write_text("mine", "utf-8")
    found = outside("db", "backup", str(file), "--db", sqlite(tmp_path))
    assert (found.status, found.out) == (2, "")
    assert "--force" in found.err
    assert file.read_text("utf-8") == "mine"
    empty = tmp_path / "new.sqlite"
    found = outside("db", "backup", str(empty), "--db", sqlite(tmp_path))
    assert found.status == 2
    assert "start the server" in found.err
    found = outside("db", "backup", str(tmp_path / "no" / "x"), "--db", sqlite(tmp_path))
    assert found.status == 2
    assert list(tmp_path.glob("*.part")) == []
