"""At the table: coming back, taking back, pausing, hints, watching, the pause after a discard."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from tests.support.web_run import Client, Running, anything, joined, quick, running, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def at_table(
    server: Running, work: Callable[[Client], Awaitable[None]], **wish: Any
) -> dict[str, Any]:
    """Make a game, join it and do something there."""
    made = server.new_game(**wish)

    async def run() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            await work(client)

    asyncio.run(run())
    return made


async def error(client: Client) -> str:
    message = await client.until("error")
    assert message["message"]
    code: str = message["code"]
    return code


def test_reconnecting_loses_nothing(server: Running) -> None:
    made = server.new_game(length="hand")
    token = made["tokens"][0]
    dice = random.Random("reconnect")

    async def play() -> None:
        before: list[dict[str, Any]] = []
        going = True
        while going:
            async with joined(server, made["id"], token) as client:
                assert client.events[: len(before)] == before
                for _ in range(3):
                    going = going and await client.answer(quick, dice)
                before = client.events

    asyncio.run(play())


def test_two_tabs_see_the_same(server: Running) -> None:
    made = server.new_game(length="hand")
    token = made["tokens"][0]

    async def play() -> None:
        async with (
            joined(server, made["id"], token) as one,
            joined(server, made["id"], token) as two,
        ):
            while await one.answer(quick, random.Random(1)):
                pass
            while not two.update["over"]:
                await two.until("update")
            assert one.events == two.events

    asyncio.run(play())


def test_a_link_and_a_cookie_open_a_seat(server: Running) -> None:
    made = server.new_game(names=["Ala"])
    games = server.http.get("/api/games").json()
    game = next(one for one in games if one["id"] == made["id"])
    assert (game["player"], game["rules"], game["scores"]) == (0, "tenhou", [25000] * 4)
    assert game["names"][0] == "Ala"
    cookie = f"wrobel={server.http.cookies['wrobel']}"

    async def play() -> None:
        async with joined(server, made["id"], None, Cookie=cookie) as client:
            assert client.heard[0]["player"] == 0
            assert client.room["seats"][0] == {
                "name": "Ala",
                "bot": None,
                "here": True,
                "ready": False,
                "stand_in": False,
                "bird": "",
            }
            assert client.update["legal"]

    asyncio.run(play())


def test_a_finished_game_is_not_offered_again(server: Running) -> None:
    async def work(client: Client) -> None:
        await client.play(anything, random.Random(5))

    made = at_table(server, work, length="hand")
    at_table(server, lambda client: client.send(type="ping"))  # the note is written by now
    assert made["id"] not in [game["id"] for game in server.http.get("/api/games").json()]


def test_take_back(server: Running) -> None:
    async def work(client: Client) -> None:
        await client.send(type="take_back")
        assert await error(client) == "nothing_to_take_back"
        dice = random.Random(7)
        for _ in range(4):
            await client.answer(lambda legal, _: legal[-1], dice)
        update = await client.asked()
        assert update["can_take_back"]
        view, seen, old = update["view"], list(client.events), update["seq"]
        await client.act(update["legal"][-1])
        await client.until("update")
        await client.asked()
        await client.send(type="take_back")
        while client.update["first"] or client.update["seq"] < old:
            await client.until("update")
        back = await client.asked()
        assert (back["view"], client.events) == (view, seen)
        await client.send(type="act", seq=old, action=view["legal"][-1])
        assert await error(client) == "stale"
        assert back["seq"] > old
        await client.play(quick, dice)

    at_table(server, work, length="hand")


def test_another_language_in_the_middle(server: Running) -> None:
    async def work(client: Client) -> None:
        await client.send(type="hint", seq=0)
        assert "hints" in (await client.until("error"))["message"]
        await client.send(type="lang", lang="pl")
        await client.send(type="hint", seq=0)
        assert "podpowiedzi" in (await client.until("error"))["message"]
        await client.send(type="lang", lang="nothing known")
        await client.send(type="hint", seq=0)
        assert "hints" in (await client.until("error"))["message"]

    at_table(server, work)


def test_pause(server: Running) -> None:
    async def work(client: Client) -> None:
        await client.send(type="pause")
        assert (await client.until("room"))["paused"]
        update = await client.asked()
        await client.act(update["legal"][0])
        assert await error(client) == "paused"
        await client.send(type="pause", on=False)
        assert not (await client.until("room"))["paused"]
        await client.play(quick, random.Random(2))

    at_table(server, work, length="hand")


def test_pause_and_take_back_need_one_person(server: Running) -> None:
    async def work(client: Client) -> None:
        for type in ("pause", "take_back"):
            await client.send(type=type)
            assert await error(client) == "not_alone"
        assert not client.room["started"]

    at_table(server, work, seats=["human", "human", "random", "random"])


def test_hints(server: Running) -> None:
    async def work(client: Client) -> None:
        update = await client.asked()
        await client.send(type="hint", seq=update["seq"])
        advice = (await client.until("hint"))["advice"]
        assert sorted(map(str, update["legal"])) == sorted(str(one["action"]) for one in advice)
        assert all(one["text"] for one in advice)
        await client.send(type="hint", seq=update["seq"] - 1)
        assert await error(client) == "stale"

    at_table(server, work, hints=True)


def test_no_hints_unless_wished(server: Running) -> None:
    async def work(client: Client) -> None:
        await client.send(type="hint", seq=client.update["seq"])
        assert await error(client) == "no_hints"

    at_table(server, work)


def test_watching_four_bots(server: Running) -> None:
    made = server.new_game(seats=["efficient"] * 4, length="hand", rules="mcr")
    assert made["player"] is None

    async def watch() -> None:
        async with joined(server, made["id"], made["watch"]) as client:
            assert client.heard[0]["player"] is None
            await client.send(type="act", seq=client.update["seq"], action={"type": "pass"})
            assert await error(client) == "only_watching"
            while not client.update["over"]:
                assert all(seat["concealed"] for seat in client.update["view"]["players"])
                assert client.update["legal"] == []
                await client.until("update")
            assert any(event["type"] == "settled" for event in client.events)

    asyncio.run(watch())


def test_everybody_sees_the_same_pause(server: Running) -> None:
    """After every discard all see a table in the phase of claims, whoever may claim."""

    async def work(client: Client) -> None:
        await client.play(quick, random.Random(3))
        last = [message for message in client.heard if message["type"] == "update"]
        for message in last:
            if message["events"] and message["events"][-1]["type"] == "discard":
                assert message["view"]["phase"] == "claim"
                assert message["view"]["tile"] == message["events"][-1]["tile"]
            if any(event["type"] == "discard" for event in message["events"]):
                assert message["events"][-1]["type"] == "discard" or message["first"] == 0

    at_table(server, work, length="hand", pause=1)


def test_time_runs_out(server: Running) -> None:
    """Who does not answer has the drawn tile discarded for them."""

    async def work(client: Client) -> None:
        update = await client.asked()
        assert update["clock"]["base"] <= 5.0
        number = len(client.events)
        drawn = update["view"]["drawn"]
        while len(client.events) == number:
            await client.until("update")
        assert client.events[number] == {
            "type": "discard",
            "player": 0,
            "tile": drawn,
            "drawn": True,
        }

    at_table(server, work, clock="tournament")
