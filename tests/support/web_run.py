"""A real server process, and clients that talk to it."""

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.support.cli_run import environment

PATIENCE = 60.0
Choose = Callable[[list[dict[str, Any]], random.Random], dict[str, Any]]


class Running:
    """A server process on a free port."""

    def __init__(self, db: str, *options: str, files: int | None = None) -> None:
        limited = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
        command = [
            *limited,
            sys.executable,
            "-m",
            "tests.support.web_seeded",
            "serve",
            "--port",
            "0",
            "--db",
            db,
        ]
        self.complaints = tempfile.NamedTemporaryFile("w")  # noqa: SIM115 - a pipe could get full
        self.process = subprocess.Popen(
            [*command, *options],
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            env=environment(),
            cwd=Path(__file__).parents[2],
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("listening on http://"), self.errors()
        self.url = line.split()[-1]
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def errors(self) -> str:
        """What it complained about, once it has ended."""
        self.process.communicate(timeout=PATIENCE)
        return self.log()

    def log(self) -> str:
        """What it has complained about until now."""
        return Path(self.complaints.name).read_text("utf-8")

    def kill(self) -> None:
        """As if somebody had pulled it out."""
        self.http.close()
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)
        self.complaints.close()

    def stop(self) -> tuple[int, str, str]:
        """Ask it to end; status, the rest of its output and its errors."""
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        out, _ = self.process.communicate(timeout=PATIENCE)
        with self.complaints:
            return self.process.returncode, out, self.log()

    def new_game(self, **wish: Any) -> dict[str, Any]:
        wish = {"rules": "tenhou", "seats": ["human", *["tsumogiri"] * 3], "pause": 0, **wish}
        answer = self.http.post("/api/games", json=wish)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def socket(self, game: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/games/{game}/ws"


@contextlib.contextmanager
def running(db: str, *options: str, files: int | None = None) -> Iterator[Running]:
    """A server; ``files`` are how many it may have open."""
    server = Running(db, *options, files=files)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            status, _, err = server.stop()
            assert status == 0, err
            assert "Traceback" not in err, err


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


class Client:
    """One connection to one seat; it keeps the log it was told, and every message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message, folded into what is known."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "update":
            assert message["first"] <= len(self.events)
            self.events[message["first"] :] = message["events"]
            self.update = message
        elif message["type"] == "room":
            self.room = message
        return message

    async def until(self, type: str) -> dict[str, Any]:
        """The next message of that type."""
        while True:
            message = await self.receive()
            assert message["type"] in (type, "joined", "room", "update", "notice", "pong"), message
            if message["type"] == type:
                return message

    async def refused(self) -> str:
        """The code of the next refusal."""
        while (message := await self.receive())["type"] != "error":
            pass
        return str(message["code"])

    async def asked(self) -> dict[str, Any]:
        """The next update with something to answer, to go on after, or the end."""
        while True:
            update = self.update
            waits = update["view"]["phase"] in ("hand_over", "match_over")
            if update["legal"] or waits or update["over"]:
                return update
            await self.until("update")

    async def act(self, action: dict[str, Any]) -> None:
        await self.send(type="act", seq=self.update["seq"], action=action)

    async def answer(self, choose: Choose, dice: random.Random) -> bool:
        """Answer one question or ask for the next hand; False when all is over."""
        update = await self.asked()
        if update["over"]:
            return False
        if update["legal"]:
            await self.act(choose(update["legal"], dice))
        else:
            await self.send(type="next")
        asked = bool(update["legal"])
        while self.update["seq"] == update["seq"] and bool(self.update["legal"]) is asked:
            message = await self.receive()
            assert message["type"] != "error", message
        return True

    async def play(self, choose: Choose, dice: random.Random) -> None:
        while await self.answer(choose, dice):
            pass


@contextlib.asynccontextmanager
async def joined(
    server: Running, game: str, token: str | None, **headers: str
) -> AsyncIterator[Client]:
    """A client that has joined and was told everything."""
    # A queue without an end: who does not listen can still say goodbye at once.
    wishes: dict[str, Any] = {"additional_headers": headers, "max_size": None, "max_queue": None}
    async with connect(server.socket(game), **wishes) as socket:
        client = Client(socket)
        await client.send(type="join", token=token)
        await client.until("update")
        yield client


def anything(legal: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """Wins always; else whatever comes."""
    return next((one for one in legal if one["type"] == "win"), None) or dice.choice(legal)


def quick(legal: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """Claims now and then, else gets on with it."""
    wins = [one for one in legal if one["type"] == "win"]
    if wins:
        return wins[0]
    if dice.random() < 0.3:
        return dice.choice(legal)
    return legal[0] if legal[0]["type"] == "pass" else legal[-1]
