"""The edge of the server: every refusal has its code, nothing ends in a traceback."""

import asyncio
import json
import socket
import urllib.parse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.postgres import Postgres, started
from tests.support.web_run import Running, joined, running, sqlite
from wrobel import error_texts
from wrobel.error_texts.server import CAUSES
from wrobel.web.http.status_codes import STATUS


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with started() as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    if request.param == "sqlite":
        db = sqlite(tmp_path_factory.mktemp("edge"))
    else:
        db = request.getfixturevalue("postgres").url
    with running(db) as one:  # which also asserts that there is no traceback in its log
        yield one


def raw(server: Running, data: bytes) -> bytes:
    """An answer to bytes as they are."""
    place = urllib.parse.urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), 60) as line:
        line.sendall(data)
        found = b""
        while chunk := line.recv(1 << 16):
            found += chunk
    return found


def asked(server: Running, target: str, *headers: str, method: str = "GET") -> tuple[int, Any]:
    """Status and body of a request that no library would send."""
    lines = [f"{method} {target} HTTP/1.1", "Host: x", "Connection: close", *headers, "", ""]
    head, _, body = raw(server, "\r\n".join(lines).encode("latin-1")).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize(
    "origin", ["http://[bad", "http://[::1", "null", "", "http://", "://", "http://x:99999999"]
)
def test_an_origin_that_is_no_address(server: Running, origin: str) -> None:
    status, body = asked(server, "/api/settle", f"Origin: {origin}", method="POST")
    assert (status, body["error"]["code"]) == (403, "foreign")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/%00",
        "/assets/" + "a" * 2000,
        "/assets/%ff%fe",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/%0a",
        "/api/replays/%00",
        "/api/replays/%00/hands/0",
        "/api/replays/x%00/log/wrobel",
        "/api/replays/" + "a" * 2000,
        "/api/nowhere",
        "/api/games/%00/ws",
    ],
)
def test_a_path_that_nothing_has(server: Running, path: str) -> None:
    status, body = asked(server, path)
    assert status == 404
    assert body["error"]["code"] in ("no_page", "unknown")
    assert body["error"]["message"]


@pytest.mark.parametrize("path", ["/api/games/%00", "/api/games/x%00y", "/api/replays/%00"])
def test_deleting_what_has_no_name(server: Running, path: str) -> None:
    status, body = asked(server, path, method="DELETE")
    assert (status, body["error"]["code"]) == (404, "no_page")


def test_nul_characters_in_bodies(server: Running) -> None:
    answer = server.http.post("/api/join", json={"code": "AB\x00CDE"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    answer = server.http.post("/api/join", json={"code": "ABCDEF", "name": "\x00"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_code")
    made = server.new_game(names=["\x00"])
    assert server.http.delete(f"/api/games/{made['id']}").status_code == 204
    answer = server.http.post("/api/replays", params={"rules": "\x00"}, content=b"x")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unknown_rules")
    wish = {"replay": "x\x00", "event": 1, "player": 0, "action": "pass"}
    answer = server.http.post("/api/practice", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    answer = server.http.get("/api/league", params={"events": "x\x00"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_field")
    event = server.http.post("/api/events", json={"name": "\x00", "rules": "mcr"}).json()
    link = {"role": "referee", "name": "x\x00"}
    key = {"X-Event-Key": event["key"]}
    answer = server.http.post(f"/api/events/{event['id']}/links", headers=key, json=link)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


def test_nobody_has_a_name_that_cannot_be_written_down(server: Running) -> None:
    """Or no host could do anything about them: what is done is kept with the names."""
    game = server.new_game(seats=["human"] * 4, names=["A\x00la"])

    async def play() -> None:
        server.http.cookies.clear()
        async with (
            joined(server, game["id"], game["tokens"][0]) as host,
            joined(server, game["id"], game["tokens"][1]) as other,
        ):
            await other.send(type="name", name="\x00Bo\x00")
            while host.room["seats"][1]["name"] != "Bo":
                await host.until("room")
            await host.send(type="replace", player=1, by="strong")
            notice = await host.until("notice")
            assert notice["act"]["text"] == "A la gives the seat of Bo to a bot."

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "no_page"),
        ("POST", "/api/health", 405, "no_method"),
        ("POST", "/", 405, "no_method"),
        ("POST", "/api/games", 400, "bad_request"),
    ],
)
def test_what_the_framework_refuses_has_codes_too(
    server: Running, method: str, path: str, status: int, code: str
) -> None:
    for lang, number in (("en", 0), ("pl", 1)):
        answer = server.http.request(method, path, params={"lang": lang}, content=b"{")
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert answer.json()["error"]["message"].startswith(CAUSES[code][1 + number])


def test_every_status_has_its_words() -> None:
    assert set(STATUS) <= {code for code, _, _ in error_texts.CAUSES.values()}


def test_a_websocket_that_is_refused_says_why(server: Running) -> None:
    async def knock(path: str, **headers: str) -> Any:
        address = server.url.replace("http", "ws", 1) + path
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, additional_headers=headers):
                pass
        response = refused.value.response
        return response.status_code, json.loads(response.body or b"")["error"]["code"]

    foreign = {"Origin": "http://[bad"}
    assert asyncio.run(knock("/api/games/x/ws", **foreign)) == (403, "foreign")
    assert asyncio.run(knock("/api/games/%00/ws")) == (404, "no_page")


def test_private_answers_are_not_kept(server: Running) -> None:
    made = server.http.post("/api/games", json={"rules": "mcr"})
    private = [
        made,
        server.http.get("/api/games"),
        server.http.get("/api/replays"),
        server.http.get("/api/health"),
        server.http.get(f"/api/replays/{made.json()['id']}"),
        server.http.post("/api/score", json={}),
        server.http.get("/api/nowhere"),
        server.http.delete(f"/api/games/{made.json()['id']}"),
    ]
    assert {answer.headers["cache-control"] for answer in private} == {"no-store"}
    for path in ("/", "/api/rulesets", "/api/bots", "/api/tabletop/core.zip"):
        assert server.http.get(path).headers["cache-control"] == "no-cache"


def test_pages_are_sent_once(server: Running) -> None:
    page = server.http.get("/")
    again = server.http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = server.http.get("/", headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.content) == (False, page.content)
    assert server.http.head("/").headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("path", "scheme", "name"),
    [
        ("", "https", "__Host-wrobel"),
        ("/club", "https", "__Secure-wrobel"),
        ("/club", "http", "wrobel"),
    ],
)
def test_the_cookie_that_nobody_else_can_plant(
    tmp_path: Path, path: str, scheme: str, name: str
) -> None:
    """Over https browsers guard the name; a cookie by the plain name is worth nothing there."""
    with running(sqlite(tmp_path), "--base-path", path) as server:
        proto = {"X-Forwarded-Proto": scheme}
        made = httpx.post(f"{server.url}/api/games", json={"rules": "mcr"}, headers=proto)
        sent = made.headers["set-cookie"]
        assert sent.startswith(f"{name}=")
        assert ("Secure" in sent.replace("__Secure", "")) is (scheme == "https")
        assert f"Path={path or '/'};" in sent
        value = sent.partition("=")[2].partition(";")[0]

        def mine(*names: str) -> list[str]:
            cookie = "; ".join(f"{one}={value}" for one in names)
            headers = {**proto, "Cookie": cookie}
            answer = httpx.get(f"{server.url}/api/games", headers=headers)
            return [game["id"] for game in answer.json()]

        assert mine(name) == [made.json()["id"]]
        for other in {"wrobel", "__Host-wrobel", "__Secure-wrobel"} - {name}:
            assert mine(other) == []

        async def play() -> None:
            headers = {**proto, "Cookie": f"{name}={value}"}
            async with joined(server, made.json()["id"], None, **headers) as client:
                assert client.events

        asyncio.run(play())


def test_a_database_that_is_down() -> None:
    """Nobody is told of a bug; when it is back, all goes on."""
    with started() as postgres, running(postgres.url) as server:
        made = server.new_game()
        assert server.http.get("/api/health").status_code == 200
        postgres.stop()
        for method, path in (
            ("GET", "/api/health"),
            ("GET", "/api/games"),
            ("GET", "/api/replays/0123456789abcdef"),
            ("DELETE", f"/api/games/{made['id']}"),
        ):
            answer = server.http.request(method, path, params={"lang": "pl"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no_database")
            assert answer.json()["error"]["message"] == CAUSES["no_database"][2]

        async def knock() -> str:
            async with connect(server.socket(made["id"])) as line:
                await line.send(json.dumps({"type": "join", "token": made["tokens"][0]}))
                return str(json.loads(await line.recv())["code"])

        assert asyncio.run(knock()) == "no_database"
        assert server.http.get("/api/rulesets").status_code == 200
        postgres.start()
        assert server.http.get("/api/health").status_code == 200

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                assert client.events

        asyncio.run(play())
