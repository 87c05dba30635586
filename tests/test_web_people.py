"""Statistics, profiles on several devices, and the lobby."""

import asyncio
import contextlib
import csv
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, insert

from tests.support.browser_script import sensible, write
from tests.support.web_run import PATIENCE, Running, joined, quick, running, sqlite
from wrobel import Table
from wrobel.bots import make
from wrobel.bots.ratings import rating_of
from wrobel.logs.statistics import results_of
from wrobel.rules.families import found as families
from wrobel.web.statistics import statistics_of
from wrobel.web.storage.schema import results as stored
from wrobel.web.storage.store import Store
from wrobel.web.wire.statistics_types import Result


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with running(sqlite(folder)) as started:
        yield started


def browser(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


def whole_match(rules: str, seed: str) -> Table:
    table = Table(rules, seed=seed)
    bots = [make("efficient", player) for player in range(4)]
    while table.phase != "match_over":
        if table.phase == "hand_over":
            table.next_hand()
            continue
        for player in table.to_act:
            if player in table.to_act:
                table.apply(player, bots[player].choose(table.view(player)))
    return table


@pytest.mark.parametrize("rules", [about.usual for _, about in families().values()])
def test_a_match_is_counted_as_its_log_tells(rules: str) -> None:
    """Against sums made another way: by settlements alone."""
    table = whole_match(rules, "counted")
    results = results_of(table.events)
    hands = [event for event in table.events if event["type"] == "settled"]
    wins = [event for event in table.events if event["type"] == "win"]
    assert [one.score for one in results] == list(table.scores)
    assert {one.hands for one in results} == {len(hands)}
    assert sum(one.wins for one in results) == len(wins)
    assert sum(one.self_draws for one in results) == sum(win["from"] is None for win in wins)
    assert sum(one.points_won for one in results) == sum(win["score"]["points"] for win in wins)
    for player, one in enumerate(results):
        assert one.deal_ins <= sum(win["from"] == player for win in wins)
        dear = [win["score"]["points"] for win in wins if win["player"] == player]
        assert (one.best.points if one.best else None) == max(dear, default=None)
        calls = {
            number
            for number, event in enumerate_hands(table.events)
            if event["type"] in ("chow", "pung", "kong") and event["player"] == player
        }
        assert one.calls == len(calls)


def enumerate_hands(events: Any) -> Iterator[tuple[int, Any]]:
    number = 0
    for event in events:
        number += event["type"] == "hand"
        yield number, event


def results(rules: str, matches: int, **more: Any) -> list[Result]:
    made = []
    for number in range(matches):
        all_results = results_of(whole_match(rules, f"match {number}").events)
        made.append(
            Result(
                game=f"g{number}",
                player=0,
                finished=float(number),
                rules=rules,
                names=["Ala", "Kos", "Szpak", "Sikora"],
                seats=["human", "efficient", "efficient", "strong"],
                places=[one.place for one in all_results],
                match=all_results[0],
                **more,
            )
        )
    return made


def test_statistics_add_up() -> None:
    rules = next(iter(families().values()))[1].usual
    some = results(rules, 3)
    told = statistics_of(reversed(some))
    assert told.all.matches == sum(told.all.places) == 3
    assert told.all.hands == sum(one.match.hands for one in some)
    assert told.all.result == pytest.approx(sum(one.match.result for one in some) / 3)
    assert [group.name for group in told.rulesets] == [rules]
    assert {group.name: group.figures.matches for group in told.opponents} == {
        "efficient": 3,
        "strong": 3,
    }
    assert [match.game for match in told.matches] == ["g2", "g1", "g0"]
    assert told.ratings[0].matches == 3
    assert told.matches[0].rating == round(told.ratings[0].rating, 1)
    assert told.ratings[0].bots["strong"] == rating_of("strong", told.ratings[0].family)
    helped = statistics_of(results(rules, 1, helped=True))
    assert helped.ratings == []
    assert helped.all.matches == 1
    nobody = statistics_of([])
    assert nobody.all.matches == 0
    assert nobody.all.place is None


def test_a_review_joins_the_result_of_its_match(tmp_path: Path) -> None:
    """What a review says of a player stands beside the match, for the trend."""
    store = Store(sqlite(tmp_path))
    store.writer.prepare()
    [result] = results(next(iter(families().values()))[1].usual, 1)
    sums = {
        "player": 0,
        "decisions": 10,
        "agreed": 0.5,
        "loss": 120.0,
        "counts": {"best": 5},
        "classes": {"efficiency": {"decisions": 10, "loss": 120.0}},
    }

    async def keep() -> list[Result]:
        store.writer.open()

        def note(connection: Connection) -> None:
            text = msgspec.json.encode(result).decode()
            where = {"game": result.game, "player": 0, "person": "ala", "finished": 0.0}
            connection.execute(insert(stored).values(**where, data=text))

        await store.writer.call(note)
        await store.keep_review(result.game, "points", msgspec.json.encode([sums]))
        await store.keep_review("another", "points", msgspec.json.encode([sums]))
        rows = await store.results_of("ala")
        await store.writer.close()
        return [msgspec.json.decode(row, type=Result) for row in rows]

    [found] = asyncio.run(keep())
    [match] = statistics_of([found]).matches
    assert match.review is not None
    assert (match.review.unit, match.review.loss, match.player) == ("points", 120.0, 0)
    assert match.review.classes["efficiency"].decisions == 10
    assert found.match == result.match


async def play_a_round(server: Running, made: dict[str, Any], token: str) -> None:
    dice = random.Random("round")
    over = False
    while not over:
        async with joined(server, made["id"], token) as client:
            while await client.answer(quick, dice):
                pass
            if client.update["over"]:
                over = True
            else:
                await client.send(type="next")
                await client.until("update")


def test_a_finished_match_is_counted_moved_and_forgotten(server: Running) -> None:
    with browser(server) as ala, browser(server) as phone:
        seats = ["human", "tsumogiri", "tsumogiri", "tsumogiri"]
        wish = {"rules": "mcr", "seats": seats, "length": "east", "pause": 0}
        made = ala.post("/api/games", json=wish).json()
        asyncio.run(play_a_round(server, made, made["tokens"][0]))
        told = statistics_when_noted(ala)
        assert told["all"]["matches"] == 1
        assert told["all"]["hands"] == 4
        [match] = told["matches"]
        assert (match["game"], match["rules"]) == (made["id"], "mcr")
        assert match["opponents"] == ["tsumogiri"] * 3
        rows = list(csv.DictReader(ala.get("/api/me/results.csv").text.splitlines()))
        assert [row["game"] for row in rows] == [made["id"]]
        assert ala.get("/api/me/results").json()[0]["match"]["hands"] == 4

        # The phone has a game of its own; after the link both are one person with both games.
        own = phone.post("/api/games", json={**wish, "length": "hand"}).json()
        code = ala.post("/api/me/link").json()["code"]
        assert phone.post("/api/me/adopt", json={"code": code}).status_code == 200
        again = phone.post("/api/me/adopt", json={"code": code})
        assert (again.status_code, again.json()["error"]["code"]) == (404, "no_profile")
        assert phone.get("/api/me/statistics").json()["all"]["matches"] == 1
        assert [game["id"] for game in ala.get("/api/games").json()] == [own["id"]]

        # A game that is deleted has been played all the same; whoever is forgotten has not.
        assert ala.delete(f"/api/games/{made['id']}").status_code == 204
        assert ala.get("/api/me/statistics").json()["all"]["matches"] == 1
        cookies = dict(ala.cookies)
        assert ala.delete("/api/me").status_code == 200
        with httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as back:
            assert back.get("/api/me/statistics").json()["all"]["matches"] == 0


def test_logs_of_whoever_is_forgotten_are_gone_at_once(server: Running, folder: Path) -> None:
    """From memory too, and with what was found out about them."""
    events = write("mcr", "forgotten", sensible, 1).events
    log = b"".join(msgspec.json.encode(event) + b"\n" for event in events)
    with browser(server) as ala, browser(server) as bo:
        [sent] = ala.post("/api/replays", content=log).json()
        path = f"/api/replays/{sent['id']}"
        assert bo.get(path).status_code == 200
        with contextlib.closing(sqlite3.connect(folder / "games.sqlite")) as stored:
            stored.execute("INSERT INTO reviews VALUES (?, ?, x'00')", (sent["id"], time.time()))
            stored.commit()
            assert ala.delete("/api/me").status_code == 200
            assert [bo.get(path + more).status_code for more in ("", "/hands/0")] == [404, 404]
            about = "SELECT count(*) FROM reviews WHERE id = ?"
            assert stored.execute(about, (sent["id"],)).fetchone() == (0,)


def test_matches_of_before_are_counted_from_their_journals(server: Running, folder: Path) -> None:
    """A database from before results were kept: the same figures, whenever they are asked for."""
    with browser(server) as ala:
        seats = ["human", "tsumogiri", "tsumogiri", "tsumogiri"]
        wish = {"rules": "mcr", "seats": seats, "length": "east", "pause": 0}
        made = ala.post("/api/games", json=wish).json()
        asyncio.run(play_a_round(server, made, made["tokens"][0]))
        before = statistics_when_noted(ala)
        with contextlib.closing(sqlite3.connect(folder / "games.sqlite")) as stored:
            assert stored.execute("DELETE FROM results").rowcount >= 1
            stored.commit()
        after = ala.get("/api/me/statistics").json()
        assert after["all"] == before["all"]
        assert [match["game"] for match in after["matches"]] == [made["id"]]


def test_a_trend_needs_matches_and_covers_them_all() -> None:
    def played(number: int) -> Result:
        table = matches[number % len(matches)]
        match = results_of(table.events)[0]
        places = [one.place for one in results_of(table.events)]
        seats = ["human", "strong", "strong", "strong"]
        return Result(f"g{number}", 0, float(number), "hk-old", [""] * 4, seats, places, match)

    matches = [whole_match("hk-old", f"trend {n}") for n in range(3)]
    assert statistics_of([played(n) for n in range(7)]).trend == []
    for count, periods in ((8, 2), (30, 7), (100, 12)):
        told = statistics_of([played(n) for n in range(count)])
        assert len(told.trend) == periods
        assert sum(one.matches for one in told.trend) == count
        assert told.trend[-1].until == count - 1
        assert told.opponents[0].trend == told.families[0].trend == told.trend
        mean = sum(one.matches * (one.place or 0) for one in told.trend) / count
        assert mean == pytest.approx(told.all.place)


def statistics_when_noted(client: httpx.Client) -> Any:
    """The result is noted right after the last move."""
    while True:
        told = client.get("/api/me/statistics").json()
        if told["all"]["matches"]:
            return told


WISH = {"rules": "hk-old", "names": ["Ala"], "length": "hand", "pause": 0, "open": True}
THREE = ["human", "human", "human", "tsumogiri"]


def test_an_open_table_is_in_the_lobby(server: Running) -> None:
    with browser(server) as ala, browser(server) as ola:
        made = ala.post("/api/games", json={**WISH, "seats": THREE, "patience": 3600}).json()
        closed = ala.post("/api/games", json={**WISH, "seats": THREE, "open": False}).json()
        assert ola.get("/api/lobby").json() == []  # nobody sits there yet

        async def play() -> None:
            async with (
                joined(server, closed["id"], closed["tokens"][0]),
                joined(server, made["id"], made["tokens"][0]),
            ):
                [table] = ola.get("/api/lobby").json()
                assert (table["id"], table["rules"]) == (made["id"], "hk-old")
                assert table["seats"] == ["human", "free", "free", "tsumogiri"]
                assert 0 < table["waits"] <= 3600
                seat = ola.post("/api/join", json={"code": table["code"], "name": "Ola"}).json()
                [table] = ola.get("/api/lobby").json()
                assert table["seats"] == ["human", "human", "free", "tsumogiri"]
                async with joined(server, made["id"], seat["token"]) as second:
                    assert not second.room["started"]

        asyncio.run(play())


def test_bots_fill_an_open_table_when_nobody_comes(server: Running) -> None:
    with browser(server) as ala:
        made = ala.post("/api/games", json={**WISH, "seats": THREE, "patience": 1}).json()

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                while not client.room["started"]:
                    await client.receive()
                assert [seat["bot"] is not None for seat in client.room["seats"]][1:3] == [True] * 2
                await client.send(type="acts")
                told = await client.until("acts")
                assert [act["what"] for act in told["acts"]] == ["filled"]

        asyncio.run(play())
        assert ala.get("/api/lobby").json() == []


def test_a_table_with_one_person_is_never_open(server: Running) -> None:
    seats = ["human", "tsumogiri", "tsumogiri", "tsumogiri"]
    with browser(server) as ala:
        wish = {"rules": "mcr", "seats": seats, "open": True}
        made = ala.post("/api/games", json=wish).json()

        async def look() -> None:
            async with joined(server, made["id"], made["tokens"][0]):
                assert ala.get("/api/lobby").json() == []

        asyncio.run(look())
        refused = ala.post("/api/games", json={**wish, "patience": 0})
        assert refused.status_code == 400
