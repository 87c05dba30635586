"""Rounds at tables of the server: players come by their links, results by themselves."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.web_run import Client, Running, joined, quick, running, sqlite
from tests.test_web_event import Desk


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def player_link(desk: Desk, player: int) -> str:
    answer = desk.ask("POST", "/links", json={"role": "player", "table": player})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def seat(desk: Desk, key: str) -> dict[str, Any]:
    desk.http.cookies.clear()  # another person each time
    answer = desk.ask("POST", "/seat", key)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def opened(desk: Desk, **wish: Any) -> None:
    answer = desk.ask(
        "POST", "/online", json={"round": 1, "length": "hand", "clock": "none", "pause": 0, **wish}
    )
    assert answer.status_code == 200, answer.text


async def play(server: Running, seats: list[dict[str, Any]], seed: int = 1) -> list[Client]:
    """All of a table play to the end, by their own seats."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(joined(server, one["id"], one["token"]))
            for one in seats
        ]
        dice = random.Random(seed)
        await asyncio.gather(*(client.play(quick, dice) for client in clients))
        return clients


async def until_entered(desk: Desk, count: int) -> dict[str, Any]:
    """The first round when so many results are in: they come right after the last move."""
    async with asyncio.timeout(30):
        while True:
            found: dict[str, Any] = desk.look()["rounds"][0]
            if len(found["entered"]) >= count:
                return found
            await asyncio.sleep(0)


def test_a_round_at_our_own_tables(server: Running) -> None:
    desk = Desk(server, rules="mcr")
    desk.seat(8)
    keys = [player_link(desk, player) for player in range(1, 9)]
    assert player_link(desk, 3) == keys[2]
    early = desk.ask("POST", "/seat", keys[0])
    assert early.status_code == 400
    assert "waits for you" in early.json()["error"]["message"]
    assert desk.ask("POST", "/seat", "").status_code == 403
    assert desk.ask("POST", "/online", keys[0], json={"round": 1}).status_code == 403
    assert desk.do("online", round=1, tables={"1": "x"}).status_code == 403
    opened(desk)
    again = desk.ask("POST", "/online", json={"round": 1})
    assert again.status_code == 400
    assert desk.do("seating", rounds={"1": [[1, 2, 3, 4]]}).status_code == 400

    seats = [seat(desk, key) for key in keys]
    assert [one["player"] for one in seats] == [0, 1, 2, 3] * 2
    assert len({one["id"] for one in seats}) == 2
    view = desk.look(keys[4])
    assert (view["role"], view["player"], view["table"]) == ("player", 5, None)
    assert all(one["watch"] for one in view["rounds"][0]["online"])

    clients = asyncio.run(play(server, seats[:4]))
    names = [one["name"] for one in clients[0].room["seats"]]
    assert names == ["P1", "P2", "P3", "P4"]
    found = asyncio.run(until_entered(desk, 1))
    assert found["results"][0]["scores"] == clients[0].update["view"]["scores"]
    acts = desk.ask("GET", "/acts").json()
    assert (acts[0]["type"], acts[0]["role"], acts[0]["who"]) == ("result", "table", "1")
    # The other table is not played to its end: its result can still be typed in.
    desk.done("result", round=1, table=2, scores=[8, 0, 0, -8])
    assert desk.look()["rounds"][0]["complete"]
    assert desk.ask("POST", "/seat", keys[0]).status_code == 400


def test_walls_of_a_duplicate_round_are_secret_until_it_is_over(server: Running) -> None:
    desk = Desk(server, rules="ema-2016")
    desk.seat(8)
    desk.done("round", round=1, duplicate=True)
    opened(desk)
    keys = [player_link(desk, player) for player in range(1, 9)]
    seats = [seat(desk, key) for key in keys]
    first, second = seats[0]["id"], seats[4]["id"]
    assert [one["watch"] for one in desk.look("")["rounds"][0]["online"]] == [None, None]
    one = asyncio.run(play(server, seats[:4], 1))
    asyncio.run(until_entered(desk, 1))
    told = [event for client in one for event in client.events]
    assert {event["wall"] for event in told if "wall" in event} == {None}
    assert {event["salt"] for event in told if "salt" in event} == {None}
    for path in ("", "/hands/0", "/log/wrobel"):
        refused = desk.http.get(f"/api/replays/{first}{path}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "sealed")

    other = asyncio.run(play(server, seats[4:], 2))
    asyncio.run(until_entered(desk, 2))
    commitments = [
        [event["commitment"] for event in clients[0].events if "commitment" in event]
        for clients in (one, other)
    ]
    assert commitments[0][:1] == commitments[1][:1] != []
    assert [len(one["watch"]) > 20 for one in desk.look("")["rounds"][0]["online"]] == [True, True]
    walls = {wall_of(desk, id) for id in (first, second)}
    assert len(walls) == 1
    assert walls != {None}


def test_no_table_unseals_the_walls_it_still_plays_with(server: Running) -> None:
    """A result that a table types in is not the end of its game; the staff's word is."""
    desk = Desk(server, rules="ema-2016")
    desk.seat(8)
    desk.done("round", round=1, duplicate=True)
    opened(desk)
    seats = [seat(desk, player_link(desk, player)) for player in range(1, 9)]
    first, second = seats[0]["id"], seats[4]["id"]
    asyncio.run(play(server, seats[:4]))
    asyncio.run(until_entered(desk, 1))
    wish: dict[str, Any] = {"round": 1, "table": 2, "scores": [30000] * 4}
    table = desk.link("table", 2)
    for key in (table, desk.key):  # that a game has brought a result only the server says
        assert desk.do("result", key, game=second, **wish).status_code == 403
    desk.done("result", table, **wish)
    assert desk.look()["rounds"][0]["complete"]
    assert [one["watch"] for one in desk.look("")["rounds"][0]["online"]] == [None, None]
    for game in (first, second):
        assert desk.http.get(f"/api/replays/{game}").json()["error"]["code"] == "sealed"
    desk.done("result", reason="the game was broken off", **wish)
    assert all(one["watch"] for one in desk.look("")["rounds"][0]["online"])
    assert wall_of(desk, first)


def wall_of(desk: Desk, id: str) -> str:
    frames = desk.http.get(f"/api/replays/{id}/hands/0").json()["frames"]
    return next(str(one["event"]["wall"]) for one in reversed(frames) if "wall" in one["event"])


def test_a_table_begins_without_those_who_are_missing(server: Running) -> None:
    desk = Desk(server, rules="hk-old")
    desk.seat(8)
    opened(desk, tables=[2])
    keys = [player_link(desk, player) for player in range(5, 9)]

    async def evening() -> None:
        seats = [await asyncio.to_thread(seat, desk, key) for key in keys[:3]]
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(joined(server, one["id"], one["token"]))
                for one in seats
            ]
            states = desk.ask("GET", "/online/1").json()
            assert [(one["table"], one["begun"]) for one in states] == [(2, False)]
            assert states[0]["here"] == [True, True, True, False]
            assert desk.ask("POST", "/online/1/1").status_code == 400
            assert desk.ask("POST", "/online/1/2").status_code == 200
            while not clients[0].room["started"]:
                await clients[0].receive()
            # On another device the player has the same seat.
            second = await asyncio.to_thread(seat, desk, keys[0])
            assert second["player"] == seats[0]["player"]
            late = await asyncio.to_thread(seat, desk, keys[3])
            clients.append(
                await stack.enter_async_context(joined(server, late["id"], late["token"]))
            )
            dice = random.Random(5)
            await asyncio.gather(*(client.play(quick, dice) for client in clients))

    asyncio.run(evening())
    found = asyncio.run(until_entered(desk, 1))
    assert found["entered"] == [2]
    assert [one["over"] for one in desk.ask("GET", "/online/1").json()] == [True]


@pytest.mark.parametrize("noted", [True, False], ids=["noted", "not noted"])
def test_a_result_is_not_lost_when_the_server_dies_before_it_is_entered(
    tmp_path: Path, noted: bool
) -> None:
    """As after a crash between the last move and the act: the result comes with the event.

    Nor when it was not even noted yet that the game is over.
    """
    db = sqlite(tmp_path)
    with running(db) as server:
        desk = Desk(server, rules="mcr")
        desk.seat(4)
        opened(desk)
        keys = [player_link(desk, player) for player in range(1, 5)]
        asyncio.run(play(server, [seat(desk, key) for key in keys]))
        scores = asyncio.run(until_entered(desk, 1))["results"][0]["scores"]
        id, key = desk.id, desk.key
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        of_event = "SELECT max(number) FROM event_acts WHERE event = ?"
        (last,) = database.execute(of_event, (id,)).fetchone()
        database.execute("DELETE FROM event_acts WHERE event = ? AND number = ?", (id, last))
        database.execute("UPDATE games SET over = ?", (noted,))
    with running(db) as server:
        desk = Desk(server)
        desk.id, desk.key = id, key
        found = desk.look()["rounds"][0] if noted else asyncio.run(until_entered(desk, 1))
        assert found["results"][0]["scores"] == scores


def test_a_table_s_score_book_is_its_result(server: Running) -> None:
    desk = Desk(server, rules="ema-2016")
    desk.seat(8)
    desk.done("begin", round=1)
    table = desk.link("table", 1)
    other = desk.ask("POST", "/books/1/2", table)
    assert other.status_code == 403
    made = desk.ask("POST", "/books/1/1", table).json()
    assert desk.ask("POST", "/books/1/1", table).json() == made
    push = partial(write, desk, made)
    assert desk.ask("POST", "/books/1/3").status_code == 400
    push(
        {
            "id": "w",
            "type": "win",
            "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}],
        }
    )
    push({"id": "c", "type": "chombo", "by": [2]})
    assert desk.look()["rounds"][0]["entered"] == []
    push({"id": "e", "type": "end"})
    found = desk.look()["rounds"][0]["results"][0]
    assert (found["scores"], found["source"]) == ([30000, 35200, 30000, 24800], "book")
    # A chombo counts after uma: it comes off the total, as a penalty of that table's book.
    punished = [(one["player"], one["points"], one["table"]) for one in desk.look()["penalties"]]
    assert punished == [(3, -20.0, 1)]
    push({"id": "v", "type": "void", "of": "c"})
    assert desk.look()["penalties"] == []
    push({"id": "x", "type": "change", "of": "w", "entry": win(1, 0)})
    corrected = desk.look()["rounds"][0]["results"][0]
    assert (corrected["scores"], corrected["corrected"]) == ([24800, 35200, 30000, 30000], 2)
    # What somebody types in stands, whatever the book says later.
    typed = [30000, 30000, 30000, 30000]
    desk.done("result", round=1, table=1, scores=typed, reason="agreed")
    push({"id": "y", "type": "void", "of": "x"})
    assert desk.look()["rounds"][0]["results"][0]["scores"] == typed
    history = desk.ask("GET", "/history/1/1").json()
    assert [one["source"] for one in history] == ["book", "book", "book", ""]


@pytest.mark.parametrize(
    ("rules", "value", "scores"),
    [
        # Bo wins every hand from Dan: 24 + 8, and 8 of each other; seats change three times.
        ("mcr", {"points": 24}, [-128, 768, -128, -512]),
        # Hong Kong, 3 fan: 8 units, the discarder pays twice, the others once.
        ("hk-old", {"fan": 3}, [-128, 512, -128, -256]),
    ],
)
def test_books_of_other_games_are_results_too(
    server: Running, rules: str, value: dict[str, int], scores: list[int]
) -> None:
    desk = Desk(server, rules=rules)
    desk.seat(4)
    desk.done("begin", round=1)
    made = desk.ask("POST", "/books/1/1", desk.link("table", 1)).json()
    for hand in range(16):
        assert desk.look()["rounds"][0]["entered"] == []
        won = {"winner": 1, "from": 3, "value": value}
        write(desk, made, {"id": f"w{hand}", "type": "win", "wins": [won]})
    if rules != "mcr":  # the dealer wins and stays; MCR ends by itself
        write(desk, made, {"id": "e", "type": "end"})
    found = desk.look()
    result = found["rounds"][0]["results"][0]
    assert (result["source"], result["scores"]) == ("book", scores)
    first = found["sections"][0]["lines"][0]
    assert (first["player"], first["total"]) == (2, result["scores"][1])
    assert first["table_points"] == (4 if rules == "mcr" else None)


def win(winner: int, loser: int) -> dict[str, Any]:
    value = {"han": 3, "fu": 40}
    return {"type": "win", "wins": [{"winner": winner, "from": loser, "value": value}]}


def write(desk: Desk, made: dict[str, Any], entry: dict[str, Any]) -> None:
    """As a phone does it."""
    answer = desk.http.post(
        f"/api/books/{made['id']}/lines",
        headers={"X-Book-Key": made["key"]},
        json={"lines": [json.dumps(entry)]},
    )
    assert answer.status_code in (200, 201), answer.text


def test_a_seat_that_was_taken_along_is_not_played_from_the_other_device(server: Running) -> None:
    """Also not over a connection that is still open: perhaps the link was in wrong hands."""
    desk = Desk(server, rules="mcr")
    desk.seat(4)
    opened(desk)
    key = player_link(desk, 1)
    lost = seat(desk, key)

    async def work() -> None:
        async with joined(server, lost["id"], lost["token"]) as other:
            own = await asyncio.to_thread(seat, desk, key)
            async with (
                joined(server, own["id"], own["token"]) as client,
                joined(server, own["id"], own["token"]),  # a second page of one's own
            ):
                assert await other.refused() == "unknown"
                with pytest.raises(ConnectionClosed):
                    await other.receive()
                await client.send(type="ping")
                await client.until("pong")
                assert client.room["seats"][0]["here"]

    asyncio.run(work())


def test_whoever_is_forgotten_leaves_their_seat_to_nobody_else(server: Running) -> None:
    """At other tables a code brings somebody new; here the seat is one player's."""
    desk = Desk(server, rules="mcr")
    desk.seat(4)
    opened(desk)
    keys = [player_link(desk, player) for player in range(1, 5)]
    first, second = seat(desk, keys[0]), seat(desk, keys[1])

    async def work() -> None:
        async with joined(server, first["id"], first["token"]) as client:
            async with joined(server, second["id"], second["token"]):
                pass
            assert desk.http.delete("/api/me").status_code == 200
            while client.room["seats"][1]["name"]:
                await client.receive()
            assert client.room["code"] is None
        assert seat(desk, keys[1])["player"] == 1

    asyncio.run(work())
