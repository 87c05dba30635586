"""What the server counts, the lines of its log, and the numbers of its requests."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.support.web_run import Running, joined, quick, running, sqlite

KEY = "the key of the club"
FAR = {"X-Forwarded-For": "192.0.2.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WROBEL_CLUB_KEY", KEY)
        with running(sqlite(tmp_path_factory.mktemp("metrics")), "--log-format", "json") as found:
            yield found


def values(server: Running) -> dict[str, float]:
    """All samples, each by its name with its labels."""
    answer = server.http.get("/api/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found = {}
    for family in text_string_to_metric_families(answer.text):
        assert family.documentation
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


def test_what_happens_is_counted(server: Running) -> None:
    made = server.new_game(seats=["human", "efficient", "tsumogiri", "tsumogiri"])
    before = values(server)

    async def play() -> dict[str, float]:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            for _ in range(4):
                await client.answer(quick, random.Random(1))
            await client.send(type="act", seq=-1, action={"type": "pass"})
            assert (await client.until("error"))["code"] == "stale"
            return await asyncio.to_thread(values, server)

    after = asyncio.run(play())
    assert server.http.get("/api/nowhere").status_code == 404
    new = {name: value - before.get(name, 0.0) for name, value in after.items()}
    assert new["wrobel_tables{}"] == 1
    assert after["wrobel_connections{as=player}"] == 1
    assert after["wrobel_connections{as=watcher}"] == 0
    assert new["wrobel_actions_total{by=person}"] == 4
    assert new["wrobel_actions_total{by=bot}"] > 4
    assert new["wrobel_refusals_total{code=stale}"] == 1
    assert new["wrobel_bot_seconds_count{bot=efficient}"] > 0
    assert new["wrobel_commit_seconds_count{}"] > 4
    assert after["wrobel_queue_length{queue=database}"] >= 0
    assert after["wrobel_queue_length{queue=bots}"] >= 0
    assert after["process_resident_memory_bytes{}"] > 1e6
    last = values(server)
    for name in (
        "wrobel_refusals_total{code=no_page}",
        "wrobel_request_seconds_count{method=GET,status=404}",
    ):
        assert last[name] == after.get(name, 0.0) + 1


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        (FAR, 403),
        ({"Host": "mahjong.example"}, 403),  # a proxy that does not say for whom it speaks
        ({**FAR, "X-Club-Key": KEY}, 200),
        ({**FAR, "Authorization": f"Bearer {KEY}"}, 200),
        ({"Host": "mahjong.example", "Authorization": f"Bearer {KEY}"}, 200),
        ({**FAR, "X-Club-Key": "guess"}, 403),
        ({"Authorization": "Bearer guess"}, 403),
    ],
)
def test_who_may_see_them(server: Running, headers: dict[str, str], status: int) -> None:
    answer = server.http.get("/api/metrics", headers=headers)
    assert answer.status_code == status
    assert ("wrobel_tables" in answer.text) is (status == 200)
    if status != 200:
        assert answer.json()["error"]["code"] == "no_key"


def test_lines_for_programs(server: Running) -> None:
    answer = server.http.post("/api/games", json={"rules": "tenhou"})
    made, number = answer.json()["id"], answer.headers["x-request-id"]
    lines = [json.loads(line) for line in server.log().splitlines()]
    [line] = [line for line in lines if line.get("game") == made]
    assert (line["level"], line["request"], line["logger"]) == ("info", number, "wrobel.web")
    assert line["message"].startswith(f"game {made}: made")
    assert line["time"].endswith("+00:00")


def test_every_request_has_a_number_of_its_own(server: Running) -> None:
    wish = {"X-Request-ID": "mine"}
    paths = ("/api/health", "/api/nowhere", "/", "/assets/%00")
    answers = [server.http.get(path, headers=wish) for path in paths]
    numbers = {answer.headers["x-request-id"] for answer in answers}
    assert len(numbers) == len(paths)
    assert "mine" not in numbers
    made = server.new_game()

    async def come() -> str:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            answer = client.socket.response
            assert answer is not None
            return str(answer.headers["x-request-id"])

    number = asyncio.run(come())
    lines = [json.loads(line) for line in server.log().splitlines()]
    [line] = [line for line in lines if line["message"] == f"game {made['id']}: player 0 came"]
    assert line["request"] == number


def test_lines_for_people(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        answer = server.http.post("/api/games", json={"rules": "tenhou"})
        made = answer.json()["id"]
        [line] = [line for line in server.log().splitlines() if "made" in line]
    assert f"INFO [{answer.headers['x-request-id']}] game {made}: made" in line
