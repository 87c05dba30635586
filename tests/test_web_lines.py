"""Connections: nobody keeps others out by opening many, or by never saying what they want."""

import asyncio
import contextlib
import json
import random
import select
import signal
import socket
import urllib.parse
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.support.web_run import PATIENCE, Running, joined, quick, running, sqlite
from tests.test_web_hostile import memory
from wrobel.web.http.connection_timeouts import (
    LARGEST_HEAD,
    LONGEST_ADDRESS,
    MOST_AHEAD,
    MOST_HEADERS,
)
from wrobel.web.http.listener import RESERVE
from wrobel.web.http.static_files import FOLDER, are_built

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
FILES = 64
MOST_TRIES = 100_000
MOST_FLOOD = 100 << 20  # bytes: more than all buffers on the way can hold


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("lines"))) as one:
        yield one


def line_to(server: Running, data: bytes = b"") -> socket.socket:
    """A connection over which some bytes were sent."""
    place = urllib.parse.urlsplit(server.url)
    line = socket.create_connection((place.hostname, place.port), PATIENCE)
    line.sendall(data)
    return line


def rest_of(line: socket.socket) -> bytes:
    """What comes until the other side ends the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while chunk := line.recv(1 << 16):
            found += chunk
    return found


def first_of(line: socket.socket) -> bytes:
    """One answer, or its beginning."""
    return line.recv(1 << 16)


def code_of(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"])


def test_whoever_never_says_what_they_want_is_sent_away(server: Running) -> None:
    begun = {
        "silent": b"",
        "line breaks": b"\r\n\r\n",
        "half a line": b"GET /api/hea",
        "half a head": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow:",
        "after an answer": HEALTH + b"GET / HTTP/1.1\r\nX-Slow:",
    }
    with ExitStack() as open_lines:
        lines = {name: open_lines.enter_context(line_to(server, b)) for name, b in begun.items()}
        # A byte now and then does not help.
        waiting = dict(lines)
        answers: dict[str, bytes] = dict.fromkeys(lines, b"")
        while waiting:
            readable, _, _ = select.select(list(waiting.values()), [], [], PATIENCE)
            assert readable, f"still open: {list(waiting)}"
            for name in [name for name, line in waiting.items() if line in readable]:
                with contextlib.suppress(ConnectionError):
                    if chunk := waiting[name].recv(1 << 16):
                        answers[name] += chunk
                        continue
                del waiting[name]
    assert answers["silent"] == answers["line breaks"] == b""
    assert code_of(answers["half a line"]) == "too_slow"
    assert code_of(answers["half a head"]) == "too_slow"
    assert answers["after an answer"].startswith(b"HTTP/1.1 200")


@pytest.mark.skipif(not are_built(), reason="the pages are not built (make web)")
def test_bodies_and_answers_have_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends half a body is told so; whoever does not take an answer loses the place."""
    monkeypatch.setenv("WROBEL_TEST_PATIENCE", "0.5")
    options = ("--per-address", "1", "--proxies", "192.0.2.1")  # four connections
    with running(sqlite(tmp_path), *options) as server, ExitStack() as open_lines:
        server.http.close()
        head = b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
        with line_to(server, head + b'{"id"') as half:
            assert code_of(rest_of(half)) == "too_slow"
        large = max((FOLDER / "python").iterdir(), key=lambda file: file.stat().st_size)
        wanted = b"GET /python/%s HTTP/1.1\r\nHost: x\r\n\r\n" % large.name.encode()
        for _ in range(4):
            open_lines.enter_context(line_to(server, wanted * MOST_AHEAD))
        answers = [b""]
        while not answers[-1].startswith(b"HTTP/1.1 200") and len(answers) < MOST_TRIES:
            with line_to(server, HEALTH) as line, contextlib.suppress(ConnectionError):
                answers.append(first_of(line))
        assert answers[1].startswith(b"HTTP/1.1 429")
        assert answers[-1].startswith(b"HTTP/1.1 200")


def test_heads_that_never_end(server: Running) -> None:
    with line_to(server, b"GET / HTTP/1.1\r\nX-Long: ") as line:
        with contextlib.suppress(ConnectionError):
            for _ in range(20):
                line.sendall(b"x" * LARGEST_HEAD)
        assert rest_of(line)[:12] in (b"HTTP/1.1 413", b"")
    many = b"".join(b"X-%d: 1\r\n" % number for number in range(MOST_HEADERS + 1))
    with line_to(server, b"GET / HTTP/1.1\r\n" + many + b"\r\n") as line:
        assert code_of(rest_of(line)) == "bad_request"
    with line_to(server, HEALTH * (MOST_AHEAD * 20)) as line:
        assert rest_of(line).count(b"HTTP/1.1 200") <= MOST_AHEAD + 1
    trailers = b"".join(b"X-%d: 1\r\n" % number for number in range(10_000))
    head = b"POST /api/settle HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with line_to(server, head + b"2\r\n{}\r\n0\r\n" + trailers + b"\r\n") as line:
        assert first_of(line).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"GET /api/games/\xc4\x85/ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"CONNECT x:1 HTTP/1.1\r\n\r\n",
        b"NONSENSE / HTTP/1.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
)
def test_what_is_no_request_has_its_code_too(server: Running, data: bytes) -> None:
    with line_to(server, data) as line:
        answer = rest_of(line)
    assert answer.startswith(b"HTTP/1.1 400")
    assert code_of(answer) == "bad_request"


def test_what_is_remembered_of_requests_is_small(server: Running) -> None:
    """The framework keeps the last thousand addresses and cookies, taken apart."""
    fields = "&".join(["a"] * LONGEST_ADDRESS)
    for address in (
        f"league?events=x&{fields}",
        f"replays/{'x' * LONGEST_ADDRESS}",
        f"bots?{fields}",
    ):
        assert server.http.get(f"/api/{address}").status_code == 400
    assert server.http.get(f"/api/league?events={'x' * 16}&{fields[:20]}").status_code == 404
    before = memory(server)
    for number in range(20):  # with others of the same host
        others = f"{number}=" + ";".join(f"c{one}=" for one in range(9000))
        cookie = f"{others}; wrobel={'p' * 32}"
        assert server.http.get("/api/games", headers={"Cookie": cookie}).status_code == 200
    assert memory(server) < before + (8 << 20)


def test_whoever_leaves_leaves_no_garbage(server: Running) -> None:
    """What a connection was made of is freed with it, not at the next look for garbage."""
    game = server.new_game(seats=["human"] * 4)

    async def come_and_go() -> None:
        async with contextlib.AsyncExitStack() as clients:
            for token in game["tokens"]:
                await clients.enter_async_context(joined(server, game["id"], token))

    def garbage() -> list[str]:
        server.process.send_signal(signal.SIGUSR1)
        while True:
            assert server.http.get("/api/health").status_code == 200
            told = server.log().partition("garbage:")[2].split("\n")
            if len(told) > 1:
                return told[0].split()

    asyncio.run(come_and_go())
    while sum(f"{game['id']}: player" in one for one in server.log().split("\n")) < 8:
        assert server.http.get("/api/health").status_code == 200
    held = {"Wire", "TableWire", "WebSocket", "Connection", "Conversation", "Room"}
    assert held.isdisjoint(garbage())


def test_options_of_strangers_are_not_kept(server: Running) -> None:
    """Every set of options has a scorer of its own."""
    wish: dict[str, Any] = {"rules": "mcr", "hand": "123m123p123s11155z", "win": "5z"}
    before = memory(server)
    for number in range(1, 401):
        body = {**wish, "options": {"false_win_tariff": number}}
        assert server.http.post("/api/score", json=body).status_code in (200, 400)
    assert memory(server) < before + (16 << 20)


def test_connections_of_one_address(tmp_path: Path) -> None:
    """As this machine is no proxy here, it is an address like others."""
    options = ("--per-address", "3", "--proxies", "192.0.2.1")
    with running(sqlite(tmp_path), *options) as server, ExitStack() as open_lines:
        server.http.close()
        lines = [open_lines.enter_context(line_to(server)) for _ in range(12)]
        for line in lines:  # all of them are served
            line.sendall(HEALTH)
            assert first_of(line).startswith(b"HTTP/1.1 200")
        with line_to(server) as one_more:
            answer = rest_of(one_more)
        assert answer.startswith(b"HTTP/1.1 429")
        assert code_of(answer) == "too_many"
        lines[0].close()  # one has left: there is room again
        answer = b""
        while not answer.startswith(b"HTTP/1.1 200"):
            with line_to(server, HEALTH) as one_more, contextlib.suppress(ConnectionError):
                answer = first_of(one_more)


def test_no_more_files(tmp_path: Path) -> None:
    """A game goes on, the log says why others wait, and they get in when somebody leaves."""
    with running(sqlite(tmp_path), files=FILES) as server:
        made = server.new_game(length="hand")
        server.http.close()

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                with ExitStack() as crowd:
                    for _ in range(FILES):
                        crowd.enter_context(line_to(server))
                    waits = line_to(server, HEALTH)
                    await client.play(quick, random.Random("crowd"))  # a whole hand
                    assert client.update["over"]
                with waits:
                    answer = await asyncio.to_thread(first_of, waits)
                    assert answer.startswith(b"HTTP/1.1 200")

        asyncio.run(play())
        assert server.log().count("no room for more connections") >= 1
        with line_to(server, HEALTH) as line:
            assert first_of(line).startswith(b"HTTP/1.1 200")
    assert RESERVE < FILES


UPGRADE = (
    "GET /api/games/{game}/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, PING = 0x81, 0x89


def frame(opcode: int, data: bytes) -> bytes:
    """A short message of a client, masked by nothing."""
    return bytes([opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.parametrize("flood", [frame(PING, b"x" * 120), frame(TEXT, b"{}")])
def test_a_flood_at_a_table(server: Running, flood: bytes) -> None:
    """Whoever sends more than anybody reads, and reads nothing, is cut off."""
    made = server.new_game()
    join = json.dumps({"type": "join", "token": made["tokens"][0]}).encode()
    with line_to(server, UPGRADE.format(game=made["id"]).encode()) as line:
        assert first_of(line).startswith(b"HTTP/1.1 101")
        line.sendall(frame(TEXT, join))
        assert first_of(line)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < MOST_FLOOD:
                line.sendall(flood * 2000)
                sent += 2000 * len(flood)
        assert sent < MOST_FLOOD
    assert server.http.get("/api/health").json()["ok"]


@pytest.mark.parametrize(
    "message", [b"\xff\xfe", b'{"type":"join","token":"\xff"}', b"\xed\xa0\x80"]
)
def test_text_that_is_no_text(server: Running, message: bytes) -> None:
    made = server.new_game()

    async def talk() -> int | None:
        async with connect(server.socket(made["id"])) as line:
            await line.send(message, text=True)
            with contextlib.suppress(ConnectionClosed):
                await line.recv()
            return line.close_code

    assert asyncio.run(talk()) == 1007
