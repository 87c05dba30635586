"""Reviews on the server: in a process of their own, hand by hand, kept with the game."""

import asyncio
import gzip
import json
import random
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tests.support.browser_script import sensible, write
from tests.support.web_run import Running, joined, quick, running, sqlite
from wrobel.logs import verify
from wrobel.logs.convert import read_log
from wrobel.logs.events import Hand
from wrobel.logs.wrobel_log import game_of
from wrobel.review.moments import Moment, Moments
from wrobel.review.verdicts import FLAGGED
from wrobel.rules import families
from wrobel.web.processes import reviews
from wrobel.web.refusals import RefusedError
from wrobel.web.waiting import asker

RULES = [families.about(name).usual for name in families.found()]


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
        assert {**one, "reasons": [], "said": []} == {**other, "reasons": [], "said": []}
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


class Unwatched:
    """One game, and a store that counts what it is given: all that reviews ask for."""

    def __init__(self, log: bytes, hands: int) -> None:
        self.replay = SimpleNamespace(log=log, hands=[None] * hands)
        self.store = self
        self.kept: list[str] = []

    async def find(self, _: str) -> SimpleNamespace:
        return self.replay

    async def load(self, _: str) -> None:
        return None

    async def save(self, *_: object) -> None:
        self.kept.append("review")

    async def keep_review(self, *_: object) -> None:
        self.kept.append("sums")


def test_a_review_ends_when_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock says at once that nobody has looked for long: nothing is kept."""
    events = write("tenhou", "review", sensible, 2).events
    log = gzip.compress(b"".join(msgspec.json.encode(event) + b"\n" for event in events))
    games = Unwatched(log, 2)
    monkeypatch.setattr(reviews, "LOOK", 0.01)

    async def begin(unseen: float) -> bool:
        monkeypatch.setattr(reviews, "UNSEEN", unseen)
        made = reviews.Reviews(cast(Any, games), cast(Any, games))
        await made.begin("one")
        job = made.jobs["one"]
        assert job.task is not None
        await job.task
        assert not made.jobs
        return job.found.over

    assert not asyncio.run(begin(0.0))
    assert not games.kept
    assert asyncio.run(begin(600.0))
    assert sorted(games.kept) == ["review", "sums"]


def test_whoever_asks_at_the_same_moment_joins_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """One review is made, and of one address not all that may wait."""
    games, begun = Unwatched(b"", 2), []

    async def ask() -> None:
        go_on = asyncio.Event()

        async def watched(_self: object, id: str, *_: object) -> None:
            begun.append(id)
            await go_on.wait()

        monkeypatch.setattr(reviews.Reviews, "watched", watched)
        made = reviews.Reviews(cast(Any, games), cast(Any, games))
        await asyncio.gather(*(made.begin("one") for _ in range(20)))
        assert list(made.jobs) == ["one"]
        asker.set("192.0.2.7")
        for number in range(reviews.OF_ONE_ADDRESS):
            await made.begin(f"mine {number}")
        with pytest.raises(RefusedError):
            await made.begin("one more")
        asker.set("192.0.2.8")
        await made.begin("another's")
        go_on.set()
        await asyncio.gather(*(job.task for job in made.jobs.values() if job.task))

    asyncio.run(ask())
    assert begun.count("one") == 1
    assert len(begun) == 2 + reviews.OF_ONE_ADDRESS


def test_what_is_deleted_just_then_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or what was found out about it would be kept when nothing else is."""

    class Forgotten(Unwatched):
        gone = False

        async def find(self, _: str) -> SimpleNamespace:
            if self.gone:
                raise RefusedError("unknown")
            return self.replay

        async def load(self, _: str) -> None:
            self.gone = True

    games = Forgotten(b"", 1)

    async def watched(*_: object) -> None:
        pass

    monkeypatch.setattr(reviews.Reviews, "watched", watched)

    async def begin() -> None:
        made = reviews.Reviews(cast(Any, games), cast(Any, games))
        with pytest.raises(RefusedError):
            await made.begin("one")
        assert not made.jobs

    asyncio.run(begin())


def decisions_of(events: list[Any]) -> list[Moment]:
    return [one for _, found in Moments(game_of(events)).by_hand() for one in found]


@pytest.mark.parametrize("rules", RULES)
def test_a_decision_is_played_on_with_either_choice(server: Running, rules: str) -> None:
    """The practice hand shows what the player saw; both ways meet the same tiles."""
    events = write(rules, "review", sensible, 1).events
    id = upload(server, rules)
    moments = decisions_of(events)
    one = moments[len(moments) * 3 // 4]
    deals = []
    for action in (one.action, next(a for a in one.view.legal if a.text != one.action.text)):
        wish = {"replay": id, "event": one.event, "player": one.player, "action": action.text}
        made = server.http.post("/api/practice", json=wish)
        assert made.status_code == 201, made.text
        assert made.json()["player"] == one.player
        game, token = made.json()["id"], made.json()["tokens"][one.player]
        assert asyncio.run(play_out(server, game, token)) == {**wish, "deal": 0}
        log = server.http.get(f"/api/replays/{game}/log/wrobel")
        [played] = read_log(log.content)
        report = verify(played)
        assert not report.illegal
        assert not report.payments
        deals.append(next(event for event in played.events if isinstance(event, Hand)))
    first, second = deals
    assert first.hands == second.hands
    real = next(event for event in events if event["type"] == "hand")
    assert (first.name, first.scores) == (real["name"], real["scores"])
    assert first.hands[one.player] == real["hands"][one.player]
    assert first.hands != real["hands"]
    assert server.http.get("/api/me/statistics").json()["matches"] == []


async def play_out(server: Running, game: str, token: str) -> dict[str, Any]:
    """Play a practice hand to its end; where it was said to come from."""
    async with joined(server, game, token) as client:
        await client.send(type="pace", pause=1)
        await client.play(quick, random.Random("practice"))
        practice: dict[str, Any] = client.heard[0]["practice"]
        return practice


def test_what_cannot_be_played_on_is_refused(server: Running) -> None:
    events = write("tenhou", "review", sensible, 1).events
    id = upload(server, "tenhou")
    one = decisions_of(events)[9]
    wish = {"replay": id, "event": one.event, "player": one.player, "action": one.action.text}
    for wrong, status in (
        ({"event": 0}, 404),
        ({"event": 10**6}, 404),
        ({"replay": "nothing"}, 404),
        ({"player": 4}, 400),
        ({"deal": -1}, 400),
        ({"action": "discard 9z"}, 400),
        ({"action": "bonus-win"}, 400),
        ({"action": ""}, 400),
        ({"more": 1}, 400),
    ):
        refused = server.http.post("/api/practice", json={**wish, **wrong})
        assert refused.status_code == status, (wrong, refused.text)
        assert "log" not in refused.json()["error"]["message"]
