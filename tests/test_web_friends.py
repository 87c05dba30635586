"""Playing with friends: codes, names, those who leave, the host, spectators, once more."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.web_run import (
    PATIENCE,
    Client,
    Running,
    anything,
    joined,
    quick,
    running,
    sqlite,
)

TWO = ["human", "human", "tsumogiri", "tsumogiri"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def friend(server: Running) -> httpx.Client:
    """Somebody with a browser of their own."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


def table(server: Running, **wish: Any) -> dict[str, Any]:
    return server.new_game(**{"seats": TWO, "names": ["Ala"], "length": "hand", **wish})


def test_a_code_leads_to_a_free_seat(server: Running) -> None:
    made = table(server)
    assert len(made["code"]) == 6
    with friend(server) as ola, friend(server) as late:
        seat = ola.post("/api/join", json={"code": made["code"].lower(), "name": "Ola"}).json()
        assert (seat["id"], seat["player"]) == (made["id"], 1)
        again = ola.post("/api/join", json={"code": made["code"], "name": "Else"}).json()
        assert again["player"] == 1
        refused = late.post("/api/join", json={"code": made["code"]})
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "full")
        assert late.post("/api/join", json={"code": "NOTHIN"}).status_code == 404

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            assert [seat["name"] for seat in ala.room["seats"]][:2] == ["Ala", "Ola"]
            assert (ala.room["host"], ala.room["code"]) == (0, made["code"])
            assert not ala.room["started"]
            async with joined(server, made["id"], seat["token"]) as one:
                async with joined(server, made["id"], again["token"]) as other_device:
                    assert one.events == other_device.events
                while not ala.room["started"]:
                    await ala.receive()

    asyncio.run(play())


def test_bots_fill_the_rest(server: Running) -> None:
    made = table(server, seats=["human"] * 4)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            await ala.send(type="fill")
            while not ala.room["started"]:
                await ala.receive()
            bots = [seat["bot"] for seat in ala.room["seats"]]
            assert bots[0] is None
            assert all(bots[1:])
            await ala.play(quick, random.Random("fill"))
            assert ala.update["over"]

    asyncio.run(play())
    with friend(server) as late:
        refused = late.post("/api/join", json={"code": made["code"]})
        assert refused.status_code in (404, 409)


def test_names(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][1]) as ola:
            await ola.send(type="name", name="  Ola   z Gdańska ")
            room = await ola.until("room")
            assert room["seats"][1]["name"] == "Ola z Gdańska"
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            assert ala.room["seats"][1]["name"] == "Ola z Gdańska"

    asyncio.run(play())


async def both(server: Running, made: dict[str, Any]) -> tuple[Any, Any]:
    return (
        joined(server, made["id"], made["tokens"][0]),
        joined(server, made["id"], made["tokens"][1]),
    )


def test_only_the_host_replaces_a_player(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        first, second = await both(server, made)
        async with first as ala, second as ola:
            await ola.send(type="replace", player=0, by="strong")
            assert (await ola.until("error"))["code"] == "only_host"
            await ala.send(type="replace", player=0, by="strong")
            assert (await ala.until("error"))["code"] == "bad_field"
            await ala.send(type="replace", player=1, by="human")
            assert (await ola.until("error"))["code"] == "unknown"
            while ala.room["code"] == made["code"]:
                await ala.receive()
            with friend(server) as ewa:
                old = ewa.post("/api/join", json={"code": made["code"], "name": "Ewa"})
                assert old.status_code == 404  # Ola knows it
                code = ala.room["code"]
                seat = ewa.post("/api/join", json={"code": code, "name": "Ewa"}).json()
            assert seat["player"] == 1
            await ala.send(type="replace", player=1, by="efficient")
            while ala.room["seats"][1]["bot"] is None:
                await ala.receive()
            await ala.play(quick, random.Random("replaced"))

    asyncio.run(play())


def test_the_same_people_once_more(server: Running) -> None:
    made = table(server)

    async def sit(player: int, finished: asyncio.Barrier) -> dict[str, Any]:
        async with joined(server, made["id"], made["tokens"][player]) as client:
            while not client.room["started"]:
                await client.receive()
            await client.play(anything, random.Random(player))
            await finished.wait()
            if player == 0:
                await client.send(type="rematch")
            return await client.until("again")

    async def play() -> None:
        finished = asyncio.Barrier(2)
        again = await asyncio.gather(sit(0, finished), sit(1, finished))
        assert again[0]["game"] == again[1]["game"] != made["id"]
        for player, message in enumerate(again):
            async with joined(server, message["game"], message["token"]) as client:
                assert client.update["view"]["player"] == player
                assert client.room["seats"][0]["name"] == "Ala"

    asyncio.run(play())


def test_what_is_stored_about_me_is_deleted(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as own:
        alone = own.new_game(names=["Zenobia"])
        shared = own.new_game(seats=TWO, names=["Zenobia"])
        assert len(own.http.get("/api/games").json()) == 2
        answer = own.http.delete("/api/me")
        assert answer.status_code == 200
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert own.http.get("/api/games").json() == []

        async def look() -> None:
            async with joined(own, shared["id"], shared["tokens"][1]) as ola:
                assert ola.room["seats"][0]["name"] == ""

        asyncio.run(look())
        assert own.http.get(f"/api/replays/{alone['id']}").status_code == 404
    assert b"Zenobia" not in (tmp_path / "games.sqlite").read_bytes()


def test_a_bot_plays_for_who_has_left_and_hands_back(server: Running) -> None:
    made = table(server, pause=0)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            async with joined(server, made["id"], made["tokens"][1]) as ola:
                while not ola.room["started"]:
                    await ola.receive()
            task = asyncio.create_task(until_stand_in(ala))
            await asyncio.wait_for(task, PATIENCE)
            async with joined(server, made["id"], made["tokens"][1]) as back:
                assert not back.room["seats"][1]["stand_in"]
                assert len(back.events) >= 2

    asyncio.run(play())


async def until_stand_in(client: Client) -> None:
    dice = random.Random("left")
    while not client.room["seats"][1]["stand_in"]:
        if client.update["legal"]:
            await client.act(quick(client.update["legal"], dice))
            client.update["legal"] = []
        await client.receive()


def test_spectators_see_what_is_open_and_late(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        async with joined(server, made["id"], made["watch"]) as looker:
            assert looker.heard[0]["player"] is None
            assert looker.room["code"] is None
            check_open(looker)
            await looker.send(type="act", seq=looker.update["seq"], action={"type": "win"})
            assert (await looker.until("error"))["code"] == "only_watching"
            await looker.send(type="pause", on=True)
            assert (await looker.until("error"))["code"] == "only_watching"

    asyncio.run(play())
    with friend(server) as stranger:
        assert stranger.post(f"/api/games/{made['id']}/watch").status_code == 404
    link = server.http.post(f"/api/games/{made['id']}/watch").json()

    async def look() -> None:
        async with joined(server, made["id"], link["token"]) as looker:
            check_open(looker)

    asyncio.run(look())


def check_open(looker: Client) -> None:
    """No tile in anybody's hand, and none that was drawn."""
    for event in looker.events:
        if event["type"] == "hand":
            assert event["hands"] == [None] * 4
        if event["type"] == "draw":
            assert event["tile"] is None
    view = looker.update["view"]
    assert view["drawn"] is None
    assert all(seat["concealed"] is None for seat in view["players"])
    assert (view["legal"], looker.update["legal"]) == ([], [])
