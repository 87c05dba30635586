"""Thousands of hostile requests and messages, on both databases, beside a game that goes on."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute

from tests.conftest import LONG
from tests.support.browser_script import sensible, write
from tests.support.hostile import Attacker
from tests.support.hostile_doors import DOORS, LINES, MESSAGES
from tests.support.postgres import started
from tests.support.web_run import Running, joined, quick, running, sqlite
from wrobel.web.http.app import make_app
from wrobel.web.rooms.rooms import House
from wrobel.web.storage.store import Store
from wrobel.web.wire import messages

ATTEMPTS = 5000 if LONG else 360
BETWEEN = 20  # attempts between two moves of somebody who only wants to play
MOST_MEMORY = 50 << 20


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    if request.param == "sqlite":
        with running(sqlite(tmp_path)) as one:
            yield one
    else:
        with started() as postgres, running(postgres.url) as one:
            yield one


def memory(server: Running) -> int:
    """The most memory the server ever had, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


def replay_of(server: Running) -> str:
    events = write("tenhou", "replay", sensible, 2).events
    log = b"".join(msgspec.json.encode(event) + b"\n" for event in events)
    [info] = server.http.post("/api/replays", content=log).json()
    return str(info["id"])


class Club:
    """Honest people whose evening and score book an attacker has small links of."""

    def __init__(self, server: Running) -> None:
        self.http = server.http
        made = self.post("/api/events", {}, name="Tuesday", rules="ema-2016")
        self.event, self.staff = made["id"], {"X-Event-Key": made["key"]}
        players = [{"name": name} for name in "ABCD"]
        self.act(type="players", players=players)
        self.act(type="check_in", players=[1, 2, 3, 4])
        self.act(type="round", round=1)
        self.act(type="seating", rounds={"1": [[1, 2, 3, 4]]}, how="")
        self.book, self.writer = "honestbook1", {"X-Book-Key": "h" * 32}
        self.post("/api/books", self.writer, id=self.book, lines=LINES)
        self.before = self.state()

    def post(self, path: str, headers: dict[str, str], **body: object) -> dict[str, Any]:
        answer = self.http.post(path, headers=headers, json=body)
        assert answer.status_code in (200, 201), answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, **act: object) -> None:
        self.post(f"/api/events/{self.event}/acts", self.staff, **act)

    def keys(self) -> dict[str, list[str]]:
        """What an attacker may come by: links that allow little, and guesses."""
        path = f"/api/events/{self.event}/links"
        small = [
            self.post(path, self.staff, role=role, table=1, name="")["key"]
            for role in ("table", "player")
        ]
        reader = self.post(f"/api/books/{self.book}/links", self.writer, role="reader")["key"]
        return {
            "X-Event-Key": [*small, reader, "k" * 32],
            "X-Book-Key": [reader, *small, "k" * 32],
            "X-Club-Key": ["", *small, "k" * 32],
        }

    def state(self) -> list[object]:
        """All that nobody with such a link may change."""
        path = f"/api/events/{self.event}"
        acts = self.http.get(f"{path}/acts", headers=self.staff).json()
        kept = [act for act in acts if act["role"] != "table" and act["type"] != "link"]
        seen = self.http.get(path, headers=self.staff).json()["event"]
        lines = self.http.get(f"/api/books/{self.book}", headers=self.writer).json()["lines"]
        return [kept, seen["people"], seen["settings"], lines]


def template(path: str) -> str:
    return re.sub("{[^}]*}", "*", path.split("?", maxsplit=1)[0]).strip("/")


def test_every_door_is_attacked() -> None:
    """A route or a message that the attacker does not know fails here."""
    routes = {
        (method, template(route.path_format))
        for route in make_app(House(Store("sqlite://"))).routes
        if isinstance(route, HTTPRoute) and "/api/" in route.path and "/schema" not in route.path
        for method in route.methods
        if method != "OPTIONS"
    }
    assert routes == {(door.method, template(door.path)) for door in DOORS}
    tags = {one.__struct_config__.tag for one in get_args(messages.FromClient)}
    assert tags == {message["type"] for message in MESSAGES}
    assert ATTEMPTS >= 4 * len(DOORS)


def test_nothing_hostile_does_harm(server: Running) -> None:
    """No mistake of ours, a code in every refusal, health, memory, and the game goes on.

    That no traceback is in the log is checked when the server ends.
    """
    own, other = server.new_game(), server.new_game()
    club = Club(server)
    known = {"game": other["id"], "replay": replay_of(server)}
    known |= {"event": club.event, "book": club.book}
    attacker = Attacker(server.url, other["tokens"][0], known, club.keys())
    server.http.get("/")
    before = memory(server)

    async def play() -> None:
        dice = random.Random("honest")
        async with joined(server, own["id"], own["tokens"][0]) as client:
            going = True
            for number in range(1, ATTEMPTS + 1):
                await asyncio.to_thread(attacker.attempt, number)
                if number % BETWEEN == 0:
                    answer = await asyncio.to_thread(server.http.get, "/api/health")
                    assert answer.json()["ok"], number
                    going = going and await client.answer(quick, dice)
            assert sum(event["type"] == "discard" for event in client.events) > 8

    asyncio.run(play())
    assert club.state() == club.before
    assert memory(server) - before < MOST_MEMORY
