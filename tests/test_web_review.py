"""Reviews on the server: in a process of their own, hand by hand, kept with the game."""

import json
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.support.browser_script import sensible, write
from tests.support.web_run import Running, running, sqlite
from wrobel.review.verdicts import FLAGGED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def upload(server: Running, rules: str, hands: int = 1) -> str:
    events = write(rules, "review", sensible, hands).events
    data = b"".join(msgspec.json.encode(event) + b"\n" for event in events)
    answer = server.http.post("/api/replays", content=data)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()[0]["id"]
    return id


def finished(server: Running, id: str, lang: str = "en") -> dict[str, Any]:
    """Look until the review is over, as the page does."""
    for _ in range(1200):
        state: dict[str, Any] = server.http.get(
            f"/api/replays/{id}/review", params={"lang": lang}
        ).json()
        if state["over"]:
            return state
        time.sleep(0.1)
    raise AssertionError("the review does not come to its end")


def test_a_review_is_made_once_and_kept(server: Running) -> None:
    id = upload(server, "tenhou", 2)
    assert server.http.get(f"/api/replays/{id}/review").status_code == 404
    begun = server.http.post(f"/api/replays/{id}/review")
    assert begun.status_code == 201, begun.text
    assert begun.json()["total"] == 2
    english, polish = finished(server, id), finished(server, id, "pl")
    assert [one["player"] for one in english["players"]] == [0, 1, 2, 3]
    assert english["done"] == english["total"] == 2
    for one, other in zip(english["decisions"], polish["decisions"], strict=True):
        assert {**one, "reasons": []} == {**other, "reasons": []}
        assert len(one["reasons"]) >= 2 or one["verdict"] not in FLAGGED
    later = server.http.get(f"/api/replays/{id}/review", params={"since": 1}).json()
    assert 0 < len(later["decisions"]) < len(english["decisions"])
    again = server.http.post(f"/api/replays/{id}/review")
    assert again.json() == english
    server.http.delete(f"/api/replays/{id}")
    assert server.http.get(f"/api/replays/{id}/review").status_code == 404


def test_what_does_not_exist_is_not_reviewed(server: Running) -> None:
    refused = server.http.post("/api/replays/nothing/review")
    assert refused.status_code == 404
    assert json.loads(refused.text)["error"]["code"] == "unknown"
    id = upload(server, "hk-old")
    bad = server.http.get(f"/api/replays/{id}/review", params={"since": "-1"})
    assert bad.status_code == 400
