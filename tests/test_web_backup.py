"""Backups: taken while the server runs, put into another database, played on there."""

import asyncio
import contextlib
import json
import random
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.cli_run import outside
from tests.support.postgres import started
from tests.support.web_run import Running, joined, quick, running, sqlite
from wrobel.web.storage.checksums import checksum
from wrobel.web.storage.database_check import check


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


# Is all well?


@contextlib.contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(file)
    try:
        with connection:
            yield connection
    finally:
        connection.close()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A database with a game that is finished and one that is not, and the latter."""
    folder = tmp_path_factory.mktemp("evening")
    with running(sqlite(folder)) as server:
        short = server.new_game(length="hand")
        asyncio.run(play_a_little(server, short["id"], short["tokens"][0], 200))
        going = server.new_game(rules="hk-old")
        asyncio.run(play_a_little(server, going["id"], going["tokens"][0], 6))
    return folder / "games.sqlite", going


DAMAGES = {
    "checksum": "UPDATE moves SET player = 3 - player WHERE game = :game AND number = 3",
    "gap": "DELETE FROM moves WHERE game = :game AND number = 3",
    "replay": "UPDATE moves SET text = 'win', checksum = :sum WHERE game = :game AND number = 3",
    "header": "UPDATE games SET header = x'7b' WHERE id = :game",
    "over": "UPDATE games SET over = true WHERE id = :game",
    "stray": "DELETE FROM games WHERE id = :game",
    "upload": "INSERT INTO replays VALUES (:game, '', 0, 0, '', x'1f8b00', NULL)",
}


@pytest.mark.parametrize("code", DAMAGES)
def test_damage_is_found(evening: tuple[Path, dict[str, Any]], tmp_path: Path, code: str) -> None:
    file, game = evening[0], evening[1]["id"]
    damaged = tmp_path / "damaged.sqlite"
    shutil.copy(file, damaged)
    with opened(damaged) as connection:
        [player] = connection.execute(
            "SELECT player FROM moves WHERE game = ? AND number = 3", [game]
        ).fetchone()
        values = {"game": game, "sum": checksum(game, 3, player, "win")}
        connection.execute(DAMAGES[code], values)
    [fault] = check(f"sqlite:///{damaged}").faults
    assert (fault.code, fault.game) == (code, game)
    if code in ("checksum", "gap", "replay"):
        assert fault.move == 3


def test_the_check_as_a_command(evening: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    file, game = evening[0], evening[1]["id"]
    found = outside("db", "check", "--db", f"sqlite:///{file}")
    assert (found.status, found.err) == (0, "")
    assert found.out.startswith("games: 2, moves: ")
    assert found.out.endswith("; all is well\n")
    damaged = tmp_path / "damaged.sqlite"
    shutil.copy(file, damaged)
    with opened(damaged) as connection:
        connection.execute(DAMAGES["checksum"], {"game": game})
    found = outside("db", "check", "--db", f"sqlite:///{damaged}", "--lang", "pl")
    assert (found.status, found.err) == (1, "")
    assert f"gra {game}: ruch 3 nie jest taki, jak go zapisano\n" in found.out
    found = outside("db", "check", "--db", f"sqlite:///{damaged}", "--json")
    assert found.status == 1
    [fault] = json.loads(found.out)["faults"]
    assert fault == {"code": "checksum", "game": game, "move": 3, "why": ""}
    nowhere = tmp_path / "nowhere.sqlite"
    assert outside("db", "check", "--db", f"sqlite:///{nowhere}").status == 2
    assert not nowhere.exists()


def test_a_file_with_a_hole(evening: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    """Pages overwritten: whatever SQLite makes of them, nobody is told that all is well."""
    damaged = tmp_path / "damaged.sqlite"
    data = bytearray(evening[0].read_bytes())
    for place in range(2 * 4096, len(data) - 4096, 4096):
        data[place + 100 : place + 2000] = bytes(1900)
    damaged.write_bytes(data)
    assert outside("db", "check", "--db", f"sqlite:///{damaged}").status in (1, 2)


def test_an_old_backup_is_restored(evening: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    file, game = evening
    old = tmp_path / "old.sqlite"
    shutil.copy(file, old)
    with opened(old) as connection:
        for column in ("moves.checksum", "replays.expired_for", "games.expired_for"):
            table, name = column.split(".")
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {name}")
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall()
        for (table,) in tables:
            if table not in ("games", "tokens", "moves", "acts", "replays", "alembic_version"):
                connection.execute(f"DROP TABLE {table}")  # what came later
        connection.execute("UPDATE alembic_version SET version_num = '0003'")
    before = old.read_bytes()
    found = outside("db", "restore", str(old), "--db", sqlite(tmp_path))
    assert (found.status, found.err) == (0, "")
    assert found.out.splitlines()[1].endswith("; all is well")
    assert old.read_bytes() == before
    with running(sqlite(tmp_path)) as server:
        assert asyncio.run(play_a_little(server, game["id"], game["tokens"][0], 2))
    found = outside("db", "restore", __file__, "--db", f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert (found.status, found.out) == (2, "")


# By schedule


def test_backups_by_schedule(tmp_path: Path) -> None:
    folder = tmp_path / "backups"

    def kept() -> list[Path]:
        return sorted(folder.glob("wrobel-*.sqlite")) if folder.exists() else []

    options = ("--backup-every", "0.0001", "--backup-keep", "2")
    with running(sqlite(tmp_path), *options) as server:
        made = server.new_game(rules="mcr")
        before = asyncio.run(play_a_little(server, made["id"], made["tokens"][0], 6))
        while not kept() or kept()[0].name < "wrobel-000002":
            server.http.get("/api/health")
        asyncio.run(play_a_little(server, made["id"], made["tokens"][0], 2))
        text = server.http.get("/api/metrics").text
        assert 'wrobel_backups_total{result="done"}' in text
        assert "checked" in server.log()
    assert len(kept()) in (2, 3)  # the server may have ended between a new one and an old one
    assert list(folder.glob("*.part")) == []
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept()} == {0o600}
    other = tmp_path / "other"
    other.mkdir()
    assert outside("db", "restore", str(kept()[-1]), "--db", sqlite(other)).status == 0
    with running(sqlite(other)) as server:  # restored, and played on
        after = asyncio.run(play_a_little(server, made["id"], made["tokens"][0], 3))
        assert after[: len(before)] == before
        assert len(after) > len(before)
    assert check(sqlite(other)).faults == []


def test_a_backup_that_cannot_be_made(tmp_path: Path) -> None:
    folder = tmp_path / "full"
    folder.write_text("no folder", "utf-8")
    options = ("--backup-every", "24", "--backup-to", str(folder / "backups"))
    server = Running(sqlite(tmp_path), *options)
    while "backing up failed; it will be tried again" not in server.log():
        server.http.get("/api/health")
    assert server.new_game()["id"]
    status, _, err = server.stop()
    assert status == 0
    assert "NotADirectoryError" in err
