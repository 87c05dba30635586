"""Logs of other people cost the server little, whatever is in them."""

import gzip
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text

from tests.support.browser_script import sensible, write
from tests.support.web_run import PATIENCE, Running, running, sqlite
from wrobel.logs.hand_bounds import most_events
from wrobel.logs.json_changes import changed, changes
from wrobel.logs.scene import Scene
from wrobel.rules import rulesets
from wrobel.web.processes.log_readers import MOST_WAITING
from wrobel.web.storage.writer import open_engine

MEGABYTE = 1 << 20
MOST_MEMORY = 50 * MEGABYTE
MOST_ANSWER = 2 * MEGABYTE
PRESETS = ("tenhou", "mcr", "hk-old")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("reading"))) as started:
        yield started


@cache
def events_of(rules: str, hands: int = 2) -> list[dict[str, Any]]:
    return write(rules, "replay", sensible, hands).events


def encoded(events: list[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(event) + b"\n" for event in events)


def endless(rules: str, turns: int, hands: int = 1) -> bytes:
    """Hands in which tiles are drawn and discarded for ever, packed."""
    match, deal = events_of(rules)[:2]
    turn = [
        event
        for player in range(4)
        for event in (
            {"type": "draw", "player": player, "tile": "1m", "left": 10},
            {"type": "discard", "player": player, "tile": "1m", "drawn": True},
        )
    ]
    return gzip.compress(encoded([match]) + encoded([deal, *turn * (turns // 4)]) * hands)


def memory(server: Running) -> int:
    """The most memory the server ever had, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


@pytest.mark.parametrize("rules", PRESETS)
def test_a_hand_longer_than_the_rules_allow(server: Running, rules: str) -> None:
    data = endless(rules, 3000)
    assert len(data) < 4000
    before = memory(server)
    answer = server.http.post("/api/replays", content=data)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "too_big")
    assert memory(server) - before < MOST_MEMORY


@pytest.mark.parametrize("rules", PRESETS)
def test_a_real_hand_is_shorter(rules: str) -> None:
    events = events_of(rules, 4)
    starts = [place for place, event in enumerate(events) if event["type"] == "hand"]
    most = most_events(rulesets.load(rules))
    lengths = [end - start for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]
    assert 2 * max(lengths) < most  # far from it


def test_the_longest_hands_cost_little(server: Running) -> None:
    """As many of the longest hands as a match may have, and each of them looked at."""
    turns = (most_events(rulesets.load("tenhou")) - 10) // 2
    data = endless("tenhou", turns, hands=12)
    before = memory(server)
    answer = server.http.post("/api/replays", content=data)
    assert answer.status_code == 201, answer.text
    [info] = answer.json()
    for hand in range(len(info["hands"])):
        got = server.http.get(f"/api/replays/{info['id']}/hands/{hand}")
        assert len(got.content) < MOST_ANSWER
    assert memory(server) - before < MOST_MEMORY


def test_other_questions_are_answered_while_a_log_is_read(server: Running) -> None:
    """The reader is another process: each of these is answered before the log is read."""
    data = endless("tenhou", 200, hands=90)
    over = threading.Event()

    def read() -> httpx.Response:
        try:
            return httpx.post(f"{server.url}/api/replays", content=data, timeout=PATIENCE)
        finally:
            over.set()

    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit(read)
        answers = 0
        while not over.is_set() and answers < 20:
            assert server.http.get("/api/health").json()["ok"]
            answers += 1
        assert answers > 3
        assert reading.result().status_code in (201, 400, 503)  # the last: its time was over


def test_more_logs_than_can_be_read(server: Running) -> None:
    def send(_: int) -> str:
        answer = httpx.post(f"{server.url}/api/replays", content=b"x", timeout=4 * PATIENCE)
        return str(answer.json()["error"]["code"])

    with ThreadPoolExecutor(3 * MOST_WAITING) as pool:
        codes = list(pool.map(send, range(3 * MOST_WAITING)))
    assert set(codes) <= {"unknown_format", "no_reader"}
    assert codes.count("unknown_format") >= MOST_WAITING
    assert send(0) == "unknown_format"


def test_answers_for_those_who_cannot_unpack(server: Running) -> None:
    [info] = server.http.post("/api/replays", content=encoded(events_of("mcr"))).json()
    for path in ("", "/hands/0", "/log/wrobel"):
        address = f"/api/replays/{info['id']}{path}"
        packed = server.http.get(address)
        plain = server.http.get(address, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content


@pytest.mark.parametrize("rules", PRESETS)
def test_views_from_what_changes(rules: str) -> None:
    scene = Scene(rules)
    known: Any = None
    sizes = []
    for event in events_of(rules, 3):
        scene.show(event)
        view = scene.view()
        found = list(changes(known, view))
        known = changed(known, found)
        assert known == view
        sizes.append(len(json.dumps(found)))
    assert sum(sizes) / len(sizes) < 500


def test_a_log_stored_in_the_earlier_form(tmp_path: Path) -> None:
    log = encoded(events_of("hk-old"))
    with running(sqlite(tmp_path)) as server:
        [info] = server.http.post("/api/replays", content=log).json()
    kept = {"log": log.decode(), "format": "wrobel", "assumed": False, "notes": []}
    engine = open_engine(sqlite(tmp_path), durable=True)
    with engine.begin() as connection:
        data = gzip.compress(msgspec.json.encode(kept))
        connection.execute(text("update replays set data = :data"), {"data": data})
    engine.dispose()
    with running(sqlite(tmp_path)) as server:
        assert server.http.get(f"/api/replays/{info['id']}").json() == info
        assert server.http.get(f"/api/replays/{info['id']}/hands/1").json()["frames"]
