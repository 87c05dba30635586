"""A club's server: under a path behind a proxy, with limits for each address."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.web_run import Running, joined, running, sqlite

FAR = "192.0.2.7"
KEY = "the key of the club"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("club")
    os.environ["WROBEL_CLUB_KEY"] = KEY
    with running(sqlite(folder), "--base-path", "mahjong/", "--per-address", "3") as found:
        yield found
    del os.environ["WROBEL_CLUB_KEY"]


@pytest.mark.parametrize("path", ["/mahjong", ""])
def test_under_a_path(server: Running, path: str) -> None:
    """Whether the proxy takes the path away or leaves it."""
    assert server.http.get(f"{path}/api/health").json()["ok"]
    assert "<html" in server.http.get(f"{path}/").text
    made = server.http.post(f"{path}/api/games", json={"rules": "tenhou"})
    assert made.status_code == 201
    assert "Path=/mahjong;" in made.headers["set-cookie"]
    server.http.cookies.clear()

    async def play() -> None:
        game = made.json()
        address = server.url.replace("http", "ws") + f"{path}/api/games/{game['id']}/ws"
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "join", "token": game["tokens"][game["player"]]}))
            assert json.loads(await socket.recv())["type"] == "joined"

    asyncio.run(play())


def test_the_path_alone_leads_to_the_page(server: Running) -> None:
    answer = server.http.get("/mahjong", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, "/mahjong/")


def test_what_a_proxy_says_is_believed(server: Running) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": FAR}
    made = server.http.post("/api/games", json={"rules": "tenhou"}, headers=headers)
    assert "Secure" in made.headers["set-cookie"]
    server.http.cookies.clear()


def test_connections_of_an_address(server: Running) -> None:
    game = server.new_game(seats=["human"] * 4)

    async def crowd() -> None:
        headers = {"X-Forwarded-For": FAR}
        async with (
            joined(server, game["id"], game["tokens"][0], **headers),
            joined(server, game["id"], game["tokens"][1], **headers),
        ):
            async with joined(server, game["id"], game["tokens"][2], **headers):
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    async with joined(server, game["id"], game["tokens"][3], **headers):
                        pass
                # others, and this machine, are not concerned
                async with joined(server, game["id"], game["tokens"][3]):
                    pass
            await asyncio.sleep(0.5)  # one has left: there is room again
            async with joined(server, game["id"], game["tokens"][3], **headers):
                pass

    asyncio.run(crowd())


def test_games_of_an_address(server: Running) -> None:
    other = {"X-Forwarded-For": "192.0.2.8"}
    statuses = [server.http.post("/api/settle", json={}, headers=other) for _ in range(100)]
    refused = [answer for answer in statuses if answer.status_code == 429]
    assert refused
    assert refused[0].json()["error"]["code"] == "too_many"
    assert server.http.post("/api/settle", json={}).status_code == 400  # this machine may


def test_what_is_kept_for_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Books, logs and games take room; whoever has used theirs up is told so, others are not."""
    monkeypatch.setenv("WROBEL_TEST_KEPT", "6000")
    with running(sqlite(tmp_path), "--per-address", "3") as server:
        far, near = {"X-Forwarded-For": FAR}, {"X-Forwarded-For": "192.0.2.9"}
        wish = {"rules": "tenhou"}
        line = json.dumps({"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")})
        book = {"id": "farbook12", "lines": [line, f'{{"id":"b","type":"end","x":"{"y" * 4000}"}}']}
        key = {"X-Book-Key": "k" * 32}
        assert server.http.post("/api/games", json=wish, headers=far).status_code == 201
        for path, body in (
            ("games", wish),
            ("books", book),
            ("practice", {"replay": "x", "event": 0, "player": 0, "action": "pass"}),
        ):
            refused = server.http.post(f"/api/{path}", json=body, headers={**far, **key})
            assert refused.json()["error"]["code"] == "kept_enough", path
        log = server.http.post("/api/replays", content=b"x", headers=far)
        assert log.json()["error"]["code"] == "kept_enough"
        kept = server.http.post("/api/books", json=book, headers={**near, **key})
        assert kept.status_code == 201, kept.text
        more = {"lines": [f'{{"id":"c","type":"end","x":"{"y" * 4000}"}}']}
        full = server.http.post("/api/books/farbook12/lines", json=more, headers={**near, **key})
        assert full.json()["error"]["code"] == "kept_enough"
        assert server.http.post("/api/games", json=wish).status_code == 201  # this machine


def test_the_page_of_the_host(server: Running) -> None:
    made = server.new_game()
    wrong = server.http.get("/api/club/tables", headers={"X-Club-Key": "wrong"})
    assert wrong.status_code == 403
    assert server.http.get("/api/club/tables").status_code == 400
    key = {"X-Club-Key": KEY}

    async def look() -> None:
        async with joined(server, made["id"], made["tokens"][made["player"]]) as client:
            [table] = [
                table
                for table in server.http.get("/api/club/tables", headers=key).json()
                if table["id"] == made["id"]
            ]
            assert (table["rules"], table["hand"], table["guests"]) == ("tenhou", "E1.0", 1)
            assert [seat["here"] for seat in table["seats"]] == [True] * 4
            closed = server.http.delete(f"/api/club/tables/{made['id']}", headers=key)
            assert closed.status_code == 204
            refusal = await client.until("error")
            assert refusal["code"] == "closed"
        again = server.http.delete(f"/api/club/tables/{made['id']}", headers=key)
        assert again.status_code == 404

    asyncio.run(look())
    asyncio.run(look_again(server, made))


async def look_again(server: Running, made: dict[str, Any]) -> None:
    """The game is kept."""
    async with joined(server, made["id"], made["tokens"][made["player"]]) as client:
        assert client.events


def test_idle_tables_are_closed(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--idle", "0.02") as server:
        made = server.new_game()

        async def wait() -> str:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                return str((await client.until("error"))["code"])

        assert asyncio.run(wait()) == "idle"


def test_an_old_database_is_served(tmp_path: Path) -> None:
    """Limits and paths are no matter of the database: the same games under another path."""
    with running(sqlite(tmp_path)) as one:
        game = one.new_game()
    with running(sqlite(tmp_path), "--base-path", "/club") as two:

        async def look() -> int:
            async with joined(two, game["id"], game["tokens"][0]) as client:
                return len(client.events)

        assert asyncio.run(look()) > 0
