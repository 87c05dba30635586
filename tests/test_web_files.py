"""The files of a server: for its owner only, and for one server at a time."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.cli_run import environment, outside
from tests.support.web_run import PATIENCE, Running, running, sqlite


@contextmanager
def generous() -> Iterator[None]:
    """New files are for everybody, as far as the system is concerned."""
    before = os.umask(0o000)
    try:
        yield
    finally:
        os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


def test_files_are_for_their_owner(tmp_path: Path) -> None:
    with generous(), running(sqlite(tmp_path)) as server:
        server.new_game()
        file = tmp_path / "copy.sqlite"
        assert outside("db", "backup", str(file), "--db", sqlite(tmp_path)).status == 0
        found = rights(tmp_path)
        assert {"games.sqlite", "games.sqlite-wal", "copy.sqlite"} <= found.keys()
        assert set(found.values()) == {"0o600"}


def test_files_of_before_are_closed_too(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        server.new_game()
    (tmp_path / "games.sqlite").chmod(0o644)
    with running(sqlite(tmp_path)):
        assert set(rights(tmp_path).values()) == {"0o600"}


@pytest.mark.parametrize("before", [None, 0o755])
def test_the_folder_of_the_data_is_for_its_owner(tmp_path: Path, before: int | None) -> None:
    folder = tmp_path / "wrobel"
    if before is not None:
        folder.mkdir(before)
    with generous():
        backup = str(tmp_path / "copy.sqlite")
        outside("db", "backup", backup, env={"XDG_DATA_HOME": str(tmp_path)})
    assert rights(tmp_path)["wrobel"] == "0o700"


def refusal_to_start(db: str, *options: str) -> str:
    """What a server says that does not start; one that does is ended, and the test fails."""
    command = [sys.executable, "-m", "wrobel", "serve", "--port", "0", "--db", db, *options]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=environment(), **pipes) as second:  # type: ignore[call-overload]
        try:
            assert second.stdout.readline() == "", "a second server has the same file"
            _, err = second.communicate(timeout=PATIENCE)
        finally:
            second.kill()
    assert second.returncode == 2
    return str(err)


def test_the_second_server_is_refused(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        [line] = refusal_to_start(sqlite(tmp_path)).splitlines()
        assert f"process {server.process.pid}," in line
        assert server.url in line
        assert str(tmp_path / "games.sqlite") in line
        polish = refusal_to_start(sqlite(tmp_path), "--lang", "pl")
        assert "używa już inny serwer" in polish
        assert server.new_game()["id"]


def test_neither_by_another_name_nor_by_a_restore(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    with running(sqlite(tmp_path)):
        file = tmp_path / "copy.sqlite"
        assert outside("db", "backup", str(file), "--db", sqlite(tmp_path)).status == 0
        assert refusal_to_start(sqlite(tmp_path / "link"))
        restored = outside("db", "restore", str(file), "--db", sqlite(tmp_path))
        assert (restored.status, restored.out) == (2, "")
        assert "in use" in restored.err


def test_a_killed_server_leaves_the_place(tmp_path: Path) -> None:
    server = Running(sqlite(tmp_path))
    server.kill()
    assert (tmp_path / "games.sqlite.lock").exists()
    with running(sqlite(tmp_path)) as next_one:
        assert next_one.new_game()["id"]


def test_no_place_for_a_lock(tmp_path: Path) -> None:
    found = outside("serve", "--port", "0", "--db", sqlite(tmp_path / "nowhere"))
    assert (found.status, found.out) == (2, "")
    assert found.err.startswith("wrobel: cannot use this database")
