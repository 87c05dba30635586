"""Replays: finished games, logs that people send, downloads."""

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from tests.support.browser_script import Script, found, sensible, write
from tests.support.log_damage import damaged
from tests.support.log_samples import sample
from tests.support.web_run import Running, joined, quick, running, sqlite
from wrobel.analysis import analyze
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.findings import Report
from wrobel.logs.json_changes import changed
from wrobel.logs.replay_check import verify_game
from wrobel.web.processes.replay_frames import Kept
from wrobel.web.storage.replays import MOST_UPLOADED, Replays
from wrobel.web.storage.store import Store

FORMATS = ("botzone", "mjai", "mjlog", "tenhou6", "wrobel")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


@cache
def log_of(rules: str = "tenhou", hands: int = 2) -> bytes:
    events = write(rules, "replay", sensible, hands).events
    return b"".join(msgspec.json.encode(event) + b"\n" for event in events)


def send(server: Running, data: bytes, **query: str) -> httpx.Response:
    return server.http.post("/api/replays", content=data, params=query)


def sent(server: Running, data: bytes, **query: str) -> dict[str, Any]:
    answer = send(server, data, **query)
    assert answer.status_code == 201, answer.text
    first: dict[str, Any] = answer.json()[0]
    return first


def frames_of(server: Running, id: str, hand: int = 0) -> list[dict[str, Any]]:
    """The frames of a hand, each with the whole view."""
    told = server.http.get(f"/api/replays/{id}/hands/{hand}").json()
    view = told["view"]
    for frame in told["frames"]:
        view = changed(view, [(tuple(change["at"]), change["to"]) for change in frame["changes"]])
        frame["view"] = view
    found: list[dict[str, Any]] = told["frames"]
    return found


def finished(server: Running, **wish: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    made = server.new_game(length="hand", **wish)

    async def play() -> list[dict[str, Any]]:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            await client.play(quick, random.Random("replay"))
            return client.events

    return made, asyncio.run(play())


def test_the_waits_at_a_draw_are_in_the_last_frames(server: Running) -> None:
    script = found("tenhou", sensible, ends_ready)
    log = b"".join(msgspec.json.encode(event) + b"\n" for event in script.events)
    info = sent(server, log)
    frames = frames_of(server, info["id"])
    ends = [frame for frame in frames if frame["event"]["type"] in ("exhausted", "settled")]
    assert len(ends) == 2
    for player, hand in enumerate(ends[0]["event"]["hands"]):
        waits = None if hand is None else list(analyze(hand, "tenhou").waits)
        assert [frame["waits"][player] for frame in ends] == [waits, waits]
    assert not any("waits" in frame for frame in frames if frame not in ends[-2:])


def ends_ready(script: Script) -> bool:
    return any(event.get("tenpai") for event in script.events)


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_a_finished_game_is_replayed_with_all_hands_open(server: Running, rules: str) -> None:
    made, events = finished(server, rules=rules)
    info = server.http.get(f"/api/replays/{made['id']}").json()
    assert (info["rules"], info["notes"]) == (rules, [])
    [hand] = info["hands"]
    frames = frames_of(server, made["id"])
    assert hand["events"] == len(frames) == len(events) - 1  # without the match
    for frame, event in zip(frames, events[1:], strict=True):
        assert frame["event"]["type"] == event["type"]
        assert all(seat["concealed"] is not None for seat in frame["view"]["players"])
    listed = server.http.get("/api/replays").json()
    assert made["id"] in [item["id"] for item in listed]


def test_a_game_that_goes_on_is_secret(server: Running) -> None:
    made = server.new_game()
    for path in ("", "/hands/0", "/log/wrobel"):
        answer = server.http.get(f"/api/replays/{made['id']}{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_finished")
    assert server.http.get("/api/replays/0123456789abcdef").status_code == 404


@pytest.mark.parametrize("format", FORMATS)
def test_every_format_is_read_and_written(server: Running, format: str) -> None:
    [game] = [sample(1, "mcr-cn98")] if format == "botzone" else read_log(log_of())
    info = sent(server, WRITERS[format](game).data, rules=str(game.match.rules))
    assert info["source"] == format
    assert format in info["formats"]
    assert info["hands"][0]["name"] == "E1.0"
    download = server.http.get(f"/api/replays/{info['id']}/log/{format}")
    assert "attachment" in download.headers["content-disposition"]
    again = sum(len(one.events) for one in read_log(download.content))
    assert again > sum(hand["events"] for hand in info["hands"]) / 2
    assert server.http.get(f"/api/replays/{info['id']}/hands/9").status_code == 404
    assert server.http.get(f"/api/replays/{info['id']}/log/docx").status_code == 404


def test_only_formats_that_can_carry_it_are_offered(server: Running) -> None:
    assert sent(server, log_of("mcr"))["formats"] == ["wrobel"]
    assert sent(server, log_of("hk-old"))["formats"] == ["wrobel"]
    assert sorted(sent(server, log_of())["formats"]) == ["mjai", "mjlog", "tenhou6", "wrobel"]


def test_a_packed_log(server: Running) -> None:
    info = sent(server, gzip.compress(log_of()))
    assert len(info["hands"]) == 2


def test_what_is_wrong_is_told_at_its_event(server: Running) -> None:
    lines = log_of().splitlines()
    place = next(i for i, line in enumerate(lines) if b'"settled"' in line)
    settled = json.loads(lines[place])
    settled["payments"] = [payment + 100 for payment in settled["payments"]]
    lines[place] = json.dumps(settled).encode()
    data = b"\n".join(lines) + b"\n"
    info = sent(server, data, lang="pl")
    assert place in [note["event"] for note in info["notes"]]
    english = server.http.get(f"/api/replays/{info['id']}").json()
    assert english["notes"][0]["text"] != info["notes"][0]["text"]
    report = Report()
    for game in read_log(data):
        verify_game(game, report)
    assert len(info["notes"]) >= len(report.payments) > 0


def test_rules_that_a_log_does_not_name(server: Running) -> None:
    [game] = read_log(log_of("ema-2016"))
    data = WRITERS["mjai"](game).data
    assert sent(server, data)["assumed"]
    told = sent(server, data, rules="ema-2016")
    assert (told["assumed"], told["rules"]) == (False, "ema-2016")
    assert send(server, data, rules="nothing").status_code == 400


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"\x1f\x8bnonsense", b"<mjloggm>", b'{"type":"match"}', b"[" * 100_000]
)
def test_what_is_no_log(server: Running, data: bytes) -> None:
    answer = send(server, data, lang="pl")
    assert answer.status_code == 400
    assert "zapisu" in answer.json()["error"]["message"]


def test_a_log_too_large(server: Running) -> None:
    assert send(server, b"x" * (MOST_UPLOADED + 1)).status_code == 413
    bomb = gzip.compress(b"\n" * (300 << 20))
    assert len(bomb) < MOST_UPLOADED
    assert send(server, bomb).status_code == 400
    assert server.http.get("/api/health").json()["ok"]


def test_damaged_logs_are_read_or_refused(server: Running) -> None:
    for seed in range(6):
        _, data = damaged(seed)
        assert send(server, data).status_code in (201, 400)


def test_only_the_sender_deletes(server: Running) -> None:
    info = sent(server, log_of())
    path = f"/api/replays/{info['id']}"
    assert httpx.delete(server.url + path).status_code == 404
    assert server.http.delete(path).status_code == 204
    assert server.http.get(path).status_code == 404


def test_the_course_of_a_game_is_known_beforehand() -> None:
    """The games of the tests in the browser have what they promise."""
    assert found("tenhou", sensible, lambda script: script.won).won


def test_a_log_that_is_deleted_while_it_is_looked_for_is_not_kept() -> None:
    kept = msgspec.msgpack.encode(Kept(rules="tenhou", names=[], infos={}, hands=[], log=b""))
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Store):
        def __init__(self) -> None:
            pass

        async def uploaded(self, *_: object) -> bytes | None:
            begun.set()
            await go_on.wait()
            return kept

    async def work() -> None:
        replays = Replays(Slow())
        looking = asyncio.create_task(replays.find("x"))
        await begun.wait()
        replays.forget("x")
        go_on.set()
        await looking
        assert "x" not in replays.kept
        assert await replays.find("x") is replays.kept["x"]

    asyncio.run(work())
