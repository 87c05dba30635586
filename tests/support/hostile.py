"""A client that means harm, written from docs/server.md, docs/json.md and docs/table.md alone.

It imports nothing of the program. An attempt is made from its number, so that a failure can be
tried again by itself. What it asks of the server: an answer to everything it sends over HTTP, never
a mistake of the server's own (500), and a code in every refusal.
"""

import base64
import contextlib
import gzip
import json
import os
import random
import re
import socket
import struct
import urllib.parse
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.support.hostile_doors import BOOK, DOORS, FITTING, LINES, MESSAGES, Door

PATIENCE = 60.0
MOST_ANSWER = 2 << 20  # bytes
LARGEST_BODY = 1 << 14
CODE = re.compile(r"[a-z][a-z_]*")
METHODS = (
    "GET",
    "GET",
    "POST",
    "POST",
    "POST",
    "DELETE",
    "DELETE",
    "PUT",
    "HEAD",
    "OPTIONS",
    "PATCH",
)
PATHS = (
    *(re.sub("{[a-z]+}", "*", door.path) for door in DOORS),
    *("api/schema/openapi.json", "api/books/*?since=*", "api/games/*/ws"),
    *("", "index.html", "assets/*", "python/*", "*", "../*", "api", "api/*/*", "//*"),
)
WORDS = (
    *("%00", "%0d%0aX-Evil:%201", "..%2f..%2fetc%2fpasswd", "%ff%fe", "%F0%9F%80%84", "a" * 3000),
    *("-1", "0", "1", "99999999999999999999", "1e9", "0x10", "NaN", "%2500", "'%20or%201=1--"),
    *("wrobel", "mjai", "mjlog", "look", "ruleset", "card", "null", "%7Bid%7D", "~", ".", "%5c.."),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 3, 4, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e308, 5e-324),
    *(
        "",
        "\x00",
        "x",
        "0m",
        "9z",
        "1" * 2000 + "m",
        "żółw",
        "\U0001f004",
        "\u202e",
        "human",
        "strong",
    ),
    *("tenhou", "mcr", "hk-old", "../../x", "'; drop table games; --", "%s%s%n", "a" * 5000),
    *(
        [],
        {},
        [[]],
        [None] * 50,
        {"": {}},
        {"type": "join"},
        ["E"] * 200,
        {"a": [{"b": None}] * 20},
    ),
)
BOOK_LINES = (
    *("{}", "[]", "null", '{"id":"a","type":"end"}', '{"id":"\\ud800","type":"end"}', "[" * 4000),
    *('{"id":"x","type":"start"}', '{"id":"y","type":"void","of":"y"}', '{"id":1,"type":"win"}'),
    *('{"id":"z","type":"win","wins":9}', '{"id":"n","type":"riichi","player":NaN}', "\u0000"),
    '{"id":"p","type":"penalty","player":0,"points":1e400,"to":"nobody"}',
    '{"id":"q","type":"swap","players":[0,0],"before":"a"}',
)
BODIES = (*(door.body for door in DOORS if door.body is not None), {"lines": LINES})
HEADERS = (
    "Origin: http://[bad",
    "Origin: null",
    "Cookie: wrobel=x; __Host-wrobel=y; =; ;;;",
    f"Cookie: wrobel={'x' * 5000}",
    "X-Club-Key: \xff\xfe",
    f"X-Book-Key: {'k' * 32}",
    "X-Forwarded-For: 127.0.0.1, ::1, x",
    "X-Forwarded-Proto: javascript",
    "X-Forwarded-Host: evil.example",
    "Accept-Encoding: gzip;q=0, identity, *",
    "Content-Type: text/xml; charset=klingon",
    "Content-Encoding: gzip",
    "If-None-Match: *",
    "Range: bytes=0-99999999999",
    "Expect: 100-continue",
    "Upgrade: h2c",
    "Transfer-Encoding: identity",
    "X-Request-Id: \t",
)
RAW = (
    b"",
    b"\r\n\r\n",
    b"\x16\x03\x01\x00\xf1\x01\x00",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET http://[ HTTP/1.1\r\nConnection: close\r\n\r\n",
    b"GET  HTTP/1.1\r\n\r\n",
    b"POST /api/score HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/score HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}",
    b"POST /api/score HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 500 + b"\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class HarmError(AssertionError):
    """The server did what it should not."""


class Attacker:
    """Somebody with a game of their own, links that allow a little, and bad intentions.

    ``known`` has real names for the holes of addresses (``game``, ``replay``, ``event``, ``book``)
    and ``keys`` what the attacker may put into a header: links of a table, a player, a reader.
    """

    def __init__(
        self, url: str, token: str, known: dict[str, str], keys: dict[str, list[str]]
    ) -> None:
        place = urllib.parse.urlsplit(url)
        self.host, self.port = str(place.hostname), int(place.port or 80)
        self.game, self.token = known["game"], token
        self.known, self.keys = known, keys
        self.names = (*known.values(), "0123456789abcdef", token)
        self.kinds: tuple[Callable[[random.Random], None], ...] = (
            *(self.paths, self.paths, self.bodies, self.bodies, self.bodies),
            *(self.raw, self.frames, self.messages, self.messages, self.books),
        )

    def attempt(self, number: int) -> None:
        """One attempt; a log is sent only now and then, as each costs a process."""
        dice = random.Random(f"harm {number}")
        work = self.logs if number % 60 == 0 else dice.choice(self.kinds)
        try:
            if number % 4 == 1:  # every door in its turn
                self.knock(DOORS[number // 4 % len(DOORS)], dice)
                return
            work(dice)
        except ConnectionError:  # a table may hang up on whoever talks like that
            pass
        except HarmError as error:
            raise HarmError(f"attempt {number}, {work.__name__}: {error}") from error

    # HTTP

    def knock(self, door: Door, dice: random.Random) -> None:
        """A door with the names of others, keys that do not fit, and almost what it wants."""

        def filled(hole: re.Match[str]) -> str:
            if dice.random() < 0.15:
                return dice.choice(WORDS)
            real = self.known.get(hole[1])
            return real or dice.choice(FITTING[hole[1]])

        path = re.sub("{([a-z]+)}", filled, door.path)
        headers = dice.sample(HEADERS, dice.randrange(2))
        for name, keys in self.keys.items():
            if dice.random() < 0.8:
                headers.append(f"{name}: {dice.choice(keys)}")
        body = b""
        if door.body is not None:
            text = json.dumps(spoiled(door.body, dice), ensure_ascii=dice.random() < 0.5)
            body = text.encode("utf-8", "surrogatepass")
        self.ask(door.method, f"/{path}", body, headers)

    def paths(self, dice: random.Random) -> None:
        """Addresses with names that are none, in every way."""
        path = dice.choice(PATHS)
        while "*" in path:
            name = dice.choice(self.names) if dice.random() < 0.3 else dice.choice(WORDS)
            path = path.replace("*", name, 1)
        if dice.random() < 0.4:
            path += f"?{dice.choice(('lang', 'rules', 'x'))}={dice.choice(WORDS)}"
        method = dice.choice(METHODS)
        body = json.dumps(dice.choice(BODIES)).encode() if method in ("POST", "PUT") else b""
        self.ask(method, "/" + path, body, dice.sample(HEADERS, dice.randrange(3)))

    def bodies(self, dice: random.Random) -> None:
        """Documents that are almost right."""
        body = json.dumps(spoiled(dice.choice(BODIES), dice), ensure_ascii=dice.random() < 0.5)
        data = body.encode("utf-8", "surrogatepass")
        if dice.random() < 0.15:
            data = dice.choice(
                (b"[" * 9000, b'{"a":' * 2000, b"\xff\xfe{}", b"1" * 9000, data * 20, data[:-1])
            )
        path = dice.choice(("games", "join", "score", "settle", "tabletop/look", "tabletop/settle"))
        lang = dice.choice(("", "?lang=pl", "?lang=%00"))
        self.ask("POST", f"/api/{path}{lang}", data, ())

    def books(self, dice: random.Random) -> None:
        """Score books whose lines are almost entries, under a name and a key of our own."""
        book = deepcopy(BOOK)
        lines: Any = book["lines"]
        for _ in range(dice.randrange(4)):
            lines.insert(dice.randrange(len(lines) + 1), dice.choice(BOOK_LINES))
        key = ("X-Book-Key: " + "k" * dice.choice((0, 3, 32, 32, 32, 5000)),)
        sent = json.dumps({"lines": lines}).encode()
        self.ask("POST", "/api/books", json.dumps(book).encode(), key)
        self.ask("POST", "/api/books/harmful12/lines", sent, key)
        since = dice.choice(("", "?since=-1", "?since=99999999999999999999", "?wait=-1", "?wait=x"))
        self.ask("GET", f"/api/books/harmful12{since}", b"", key)
        seat = json.dumps({"player": dice.choice(VALUES)}).encode()
        self.ask("POST", "/api/books/harmful12/me", seat, key)

    def logs(self, dice: random.Random) -> None:
        """Files that are no logs, or endless ones, or bombs."""
        head = b'{"type":"match","version":1,"rules":"tenhou","options":{},"layout":null,'
        head += b'"names":["a","b","c","d"]}\n'
        turn = b'{"type":"draw","player":0,"tile":"1m","left":9}\n'
        data = dice.choice(
            (
                dice.randbytes(2000),
                gzip.compress(head + turn * 50_000),
                gzip.compress(b"\n" * (20 << 20), 1),
                gzip.compress(b"[" * (1 << 20)),
                b"<mjloggm ver='2.3'><INIT seed='0,0,0,0,0,0'/>" + b"<T1/>" * 20_000,
                b'{"type":"start_game"}\n' + b'{"type":"tsumo","actor":0,"pai":"1m"}\n' * 5000,
            )
        )
        self.ask("POST", f"/api/replays?rules={dice.choice(('mcr', '%00', '', 'x'))}", data, ())

    def raw(self, dice: random.Random) -> None:
        """Bytes that are no request."""
        data = dice.choice(RAW)
        if dice.random() < 0.3:
            data = dice.randbytes(dice.randrange(200)) + b"\r\n\r\n"
        self.check(self.exchange(data, half=True), needed=False)

    def ask(self, method: str, target: str, body: bytes, headers: Any) -> None:
        lines = [
            f"{method} {target} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Connection: close",
            *headers,
        ]
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
        # Where a body is refused before it is read, the refusal may get lost on the way.
        self.check(self.exchange(head + body), needed=len(body) < LARGEST_BODY)

    def exchange(self, data: bytes, half: bool = False) -> bytes:
        """All that comes back until the server ends the connection; ``half``: no more will come."""
        found = b""
        try:
            with socket.create_connection((self.host, self.port), PATIENCE) as line:
                line.sendall(data)
                if half:
                    end_sending(line)
                while chunk := line.recv(1 << 16):
                    found += chunk
                    if len(found) > MOST_ANSWER:
                        raise HarmError(f"an answer of more than {MOST_ANSWER} bytes")
        except ConnectionError:
            pass
        except TimeoutError as error:
            raise HarmError("no answer, and no end") from error
        return found

    def check(self, answer: bytes, needed: bool) -> None:
        """No mistake of the server's own, and a code in every refusal."""
        if not answer:
            if needed:
                raise HarmError("no answer")
            return
        head, _, body = answer.partition(b"\r\n\r\n")
        while head.startswith(b"HTTP/1.1 100"):
            head, _, body = body.partition(b"\r\n\r\n")
        status = int(head.split()[1])
        if status >= 500 and status != 503:
            raise HarmError(answer[:500].decode("latin-1"))
        chunked = b"transfer-encoding: chunked" in head.lower()
        if status >= 400 and body and not chunked:
            error = json.loads(body)["error"]
            if not CODE.fullmatch(error["code"]) or not error["message"]:
                raise HarmError(body.decode("utf-8", "replace"))

    # WebSocket

    def messages(self, dice: random.Random) -> None:
        """Messages to a table that are almost right; now and then joined first."""
        with self.table() as line:
            if dice.random() < 0.8:
                line.sendall(frame(TEXT, {"type": "join", "token": self.token}))
            for _ in range(dice.randrange(1, 12)):
                message = spoiled(dice.choice(MESSAGES), dice)
                line.sendall(frame(dice.choice((TEXT, TEXT, BINARY)), message))
            line.sendall(frame(CLOSE, struct.pack("!H", 1000)))
            self.drain(line)

    def frames(self, dice: random.Random) -> None:
        """Frames that are none."""
        bad = (
            frame(TEXT, dice.randbytes(50)),
            frame(TEXT, b'"' * 70_000),
            frame(BINARY, b"\x00" * 100),
            frame(PING, b"x" * 125) * 50,
            frame(PONG, b""),
            frame(CLOSE, b"\x00"),
            frame(3, b"x"),
            frame(0, b"x"),
            frame(TEXT, b"{", last=False) + frame(PING, b"") + frame(0, b"}"),
            frame(TEXT, b"", last=False) + frame(0, b"", last=False) * 500,
            b"\x81\x02{}",  # not masked
            b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\xf1\x80\x00\x00\x00\x00",
            b"\xc1\x85\x00\x00\x00\x00\xff\xff\xff\xff\xff",
            dice.randbytes(300),
        )
        with self.table() as line:
            if dice.random() < 0.5:
                line.sendall(frame(TEXT, {"type": "join", "token": self.token}))
            line.sendall(b"".join(dice.sample(bad, 2)))
            line.sendall(frame(CLOSE, struct.pack("!H", 1000)))
            self.drain(line)

    def table(self) -> socket.socket:
        """A connection to our own table."""
        line = socket.create_connection((self.host, self.port), PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/games/{self.game}/ws HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate",
            f"Sec-WebSocket-Key: {key}",
        )
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        return line

    def drain(self, line: socket.socket) -> None:
        """Read until the server has heard the end."""
        total = 0
        try:
            end_sending(line)
            while chunk := line.recv(1 << 16):
                total += len(chunk)
                if total > MOST_ANSWER:
                    raise HarmError("too much is told")
        except ConnectionError:
            pass
        except TimeoutError as error:
            raise HarmError("the connection does not end") from error


def end_sending(line: socket.socket) -> None:
    """Say that no more will come, if the other side is still there."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_WR)


def frame(opcode: int, data: Any, last: bool = True) -> bytes:
    """A frame of a client, masked by nothing."""
    if not isinstance(data, bytes):
        return frame(opcode, json.dumps(data).encode("utf-8", "surrogatepass"), last)
    first = (0x80 if last else 0) | opcode
    if len(data) < 126:
        head = bytes([first, 0x80 | len(data)])
    elif len(data) < 1 << 16:
        head = bytes([first, 0xFE]) + struct.pack("!H", len(data))
    else:
        head = bytes([first, 0xFF]) + struct.pack("!Q", len(data))
    return head + bytes(4) + data


def spoiled(document: Any, dice: random.Random) -> Any:
    """A document with one or two places changed."""
    found = deepcopy(document)
    for _ in range(dice.randrange(0, 3)):
        place = found
        while isinstance(place, dict | list) and place:
            key = (
                dice.choice(list(place)) if isinstance(place, dict) else dice.randrange(len(place))
            )
            inner = place[key]
            if isinstance(inner, dict | list) and inner and dice.random() < 0.5:
                place = inner
                continue
            change = dice.randrange(4)
            if change == 0 and isinstance(place, dict):
                del place[key]
            elif change == 1 and isinstance(place, dict):
                place[dice.choice(("", "x", "\x00", "type", "options", "seq"))] = dice.choice(
                    VALUES
                )
            else:
                place[key] = deepcopy(dice.choice(VALUES))
            break
    return found
