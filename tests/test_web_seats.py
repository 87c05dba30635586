"""A seat has one owner, a freed one is blind, and whoever watches only watches."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.support import postgres
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
from wrobel.web.storage.store import Store
from wrobel.web.wire.http_types import Header

TWO = ["human", "human", "tsumogiri", "tsumogiri"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """The databases put what is nobody's at different ends."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            url = sqlite(tmp_path_factory.mktemp("web"))
        else:
            url = stack.enter_context(postgres.started()).url
        yield stack.enter_context(running(url))


def friend(server: Running) -> httpx.Client:
    """Somebody with a browser of their own."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


def cookie_of(person: httpx.Client) -> dict[str, str]:
    person.get("/api/games")
    return {"Cookie": f"wrobel={person.cookies['wrobel']}"}


def table(server: Running, **wish: Any) -> dict[str, Any]:
    return server.new_game(**{"seats": TWO, "names": ["Ala"], "length": "hand", **wish})


async def refused(server: Running, game: str, token: str | None, **headers: str) -> str:
    """The code with which somebody is turned away."""
    async with connect(server.socket(game), additional_headers=headers) as socket:
        client = Client(socket)
        await client.send(type="join", token=token)
        message = await client.receive()
        assert message["type"] == "error", message
        code: str = message["code"]
        return code


async def heard(client: Client, type: str) -> dict[str, Any]:
    """The next message of a type, whatever comes before it."""
    while True:
        message = await client.receive()
        if message["type"] == type:
            return message


async def started(client: Client) -> None:
    while not client.room["started"]:
        await client.receive()


# One owner


def test_the_host_cannot_open_a_seat_that_was_taken_by_code(server: Running) -> None:
    made = table(server)
    with friend(server) as ola:
        seat = ola.post("/api/join", json={"code": made["code"], "name": "Ola"}).json()

    async def attack() -> None:
        assert await refused(server, made["id"], made["tokens"][1]) == "unknown"
        async with joined(server, made["id"], seat["token"]) as ola:
            assert ola.heard[0]["player"] == 1
            assert await refused(server, made["id"], made["tokens"][1]) == "unknown"
            host = cookie_of(server.http)
            async with joined(server, made["id"], made["tokens"][1], **host) as ala:
                assert ala.heard[0]["player"] == 0  # her own seat, with the cookie

    asyncio.run(attack())


def test_the_host_cannot_open_a_seat_that_was_taken_by_link(server: Running) -> None:
    made = table(server)
    with friend(server) as ola:
        browser = cookie_of(ola)

    async def attack() -> None:
        async with joined(server, made["id"], made["tokens"][1], **browser) as ola:
            own = ola.heard[0]["token"]
            assert own
            assert await refused(server, made["id"], made["tokens"][1]) == "unknown"
        async with joined(server, made["id"], own) as device:
            assert device.heard[0]["player"] == 1
            assert device.heard[0]["token"] is None
        # The old link does no harm to whom it was sent: the cookie knows her.
        async with joined(server, made["id"], made["tokens"][1], **browser) as ola:
            assert ola.heard[0]["player"] == 1

    asyncio.run(attack())


def test_an_invitation_without_a_cookie_dies_with_the_new_token(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][1]) as ola:
            own = ola.heard[0]["token"]
        async with joined(server, made["id"], made["tokens"][1]) as again:
            assert again.heard[0]["player"] == 1  # the new token has not been used
        # Somebody known does not get a seat that somebody unknown has looked into.
        with friend(server) as ewa:
            assert (
                await refused(server, made["id"], made["tokens"][1], **cookie_of(ewa)) == "unknown"
            )
        async with joined(server, made["id"], own) as ola:
            assert ola.heard[0]["player"] == 1
        assert await refused(server, made["id"], made["tokens"][1]) == "unknown"

    asyncio.run(play())


def test_nothing_opens_a_seat_that_was_given_away(server: Running) -> None:
    made = table(server, seats=["human"] * 4)
    with friend(server) as ola:
        browser = cookie_of(ola)
        seat = ola.post("/api/join", json={"code": made["code"], "name": "Ola"}).json()

    async def attack() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            await ala.send(type="replace", player=1, by="strong")
            while ala.room["seats"][1]["bot"] is None:
                await ala.receive()
            await ala.send(type="fill")
            await started(ala)
            for token in (seat["token"], *made["tokens"][1:]):
                assert await refused(server, made["id"], token) == "unknown"
            assert await refused(server, made["id"], None, **browser) == "unknown"
            for player in (1, 2):
                await ala.send(type="replace", player=player, by="human")
                while not ala.room["seats"][player].get("free"):
                    await ala.receive()
                for token in (seat["token"], *made["tokens"][1:]):
                    assert await refused(server, made["id"], token) == "unknown"

    asyncio.run(attack())


# Freed seats


def check_blind(client: Client, player: int) -> None:
    """Nothing that was heard since the deal shows a tile of the seat."""
    assert client.update["view"]["player"] == player
    for message in client.heard:
        if message["type"] != "update":
            continue
        view = message["view"]
        assert view["drawn"] is None
        assert message["legal"] == view["legal"] == message["chances"] == []
        assert all(seat["concealed"] is None for seat in view["players"])
        for event in message["events"]:
            if event["type"] == "hand":
                assert event["hands"] == [None] * 4
            if event["type"] == "draw":
                assert event["tile"] is None


def test_a_freed_seat_shows_nothing_until_the_hand_is_over(tmp_path: Path) -> None:
    """A bot plays it to the end of the hand, also after the server was killed."""
    with running(sqlite(tmp_path)) as server:
        made = table(server, length="east", hints=True)
        with friend(server) as ewa:
            found = asyncio.run(free_in_the_middle(server, made, ewa))
        server.kill()
    with running(sqlite(tmp_path)) as again:
        asyncio.run(play_from_the_next_hand(again, made, found))


async def free_in_the_middle(
    server: Running, made: dict[str, Any], ewa: httpx.Client
) -> dict[str, Any]:
    async with joined(server, made["id"], made["tokens"][0]) as ala:
        async with joined(server, made["id"], made["tokens"][1]) as ola:
            await started(ala)
            await ala.answer(lambda legal, _: legal[-1], random.Random(0))
            await ala.send(type="replace", player=1, by="human")
            await heard(ola, "error")
        while not ala.room["seats"][1].get("free"):
            await ala.receive()
        assert ala.room["seats"][1]["stand_in"]
        seat: dict[str, Any] = ewa.post("/api/join", json={"code": ala.room["code"]}).json()
        async with joined(server, made["id"], seat["token"]) as eve:
            check_blind(eve, 1)
            assert eve.room["next_hand"]
            for message in (
                {"type": "act", "action": {"type": "pass"}, "seq": eve.update["seq"]},
                {"type": "hint", "seq": eve.update["seq"]},
            ):
                await eve.send(**message)
                assert (await heard(eve, "error"))["code"] == "next_hand"
            before = len(ala.events)
            await ala.answer(lambda legal, _: legal[-1], random.Random(0))
            await ala.asked()
            assert any(event.get("player") == 1 for event in ala.events[before:])
            check_blind(eve, 1)
        return seat


async def play_from_the_next_hand(
    server: Running, made: dict[str, Any], seat: dict[str, Any]
) -> None:
    async with (
        joined(server, made["id"], made["tokens"][0]) as ala,
        joined(server, made["id"], seat["token"]) as eve,
    ):
        check_blind(eve, 1)
        dice = random.Random("freed")

        async def play() -> None:
            while (await ala.asked())["view"]["phase"] != "hand_over":
                await ala.answer(quick, dice)

        async def look() -> None:
            while eve.update["view"]["phase"] != "hand_over":
                check_blind(eve, 1)
                await eve.until("update")

        await asyncio.gather(play(), look())
        for client in (ala, eve):
            await client.send(type="next")
        while not eve.events or sum(event["type"] == "hand" for event in eve.events) < 2:
            await eve.until("update")
        assert eve.update["view"]["players"][1]["concealed"]
        assert not eve.room["next_hand"]


def test_a_table_with_a_free_seat_goes_on(server: Running) -> None:
    """Nobody comes: a bot plays, and nobody waits for it."""
    made = table(server)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            async with joined(server, made["id"], made["tokens"][1]):
                await started(ala)
                await ala.send(type="replace", player=1, by="human")
                await heard(ala, "notice")
            await ala.play(quick, random.Random("free"))
            assert ala.update["over"]

    asyncio.run(play())


def test_what_was_sent_from_a_lost_seat_is_not_obeyed(server: Running) -> None:
    made = table(server, seats=["human", "human", "human", "tsumogiri"])

    async def play() -> None:
        async with (
            joined(server, made["id"], made["tokens"][0]) as ala,
            joined(server, made["id"], made["tokens"][1]) as ola,
            joined(server, made["id"], made["tokens"][2]) as ewa,
        ):
            await started(ala)
            await ala.act(ala.update["legal"][-1])
            await ala.send(type="replace", player=1, by="human")
            for _ in range(5):
                await ola.send(type="name", name="still here")
                await ola.send(type="rematch")
                await ola.send(type="pause", on=True)
            assert (await heard(ola, "error"))["code"] in ("not_over", "only_host", "unknown")
            while not ewa.room["seats"][1].get("free"):
                await ewa.receive()
            assert ewa.room["seats"][1]["name"] == ""
            assert not ewa.room["paused"]

    asyncio.run(play())


# Watching


def test_whoever_watches_only_watches(either: Running) -> None:
    made = either.new_game(length="hand")
    link = either.http.post(f"/api/games/{made['id']}/watch").json()["token"]

    async def watch(browser: dict[str, str]) -> None:
        async with joined(either, made["id"], made["tokens"][0]) as ala:
            async with joined(either, made["id"], link, **browser) as looker:
                assert looker.heard[0]["player"] is None
            assert await refused(either, made["id"], None, **browser) == "unknown"
            await ala.play(quick, random.Random("watched"))

    with friend(either) as eve:
        asyncio.run(watch(cookie_of(eve)))
        assert eve.get("/api/games").json() == []
        assert eve.delete(f"/api/games/{made['id']}").status_code == 404
        assert eve.post(f"/api/games/{made['id']}/watch").status_code == 404
        assert eve.delete("/api/me").status_code == 200
    assert either.http.get(f"/api/replays/{made['id']}").status_code == 200
    assert either.http.delete(f"/api/games/{made['id']}").status_code == 204


def test_ones_own_watch_link_leaves_one_a_player(either: Running) -> None:
    made = either.new_game(length="hand")
    link = either.http.post(f"/api/games/{made['id']}/watch").json()["token"]
    browser = cookie_of(either.http)

    async def look() -> None:
        for token in (link, None, link, made["tokens"][0]):
            async with joined(either, made["id"], token, **browser) as ala:
                assert ala.heard[0]["player"] == 0

    asyncio.run(look())
    listed = [game for game in either.http.get("/api/games").json() if game["id"] == made["id"]]
    assert [game["player"] for game in listed] == [0]


def test_a_seat_goes_before_watching_wherever_nothing_is_sorted(tmp_path: Path) -> None:
    """SQLite puts NULL first, PostgreSQL last; nobody has both by our doors today."""

    async def work() -> None:
        store = Store(sqlite(tmp_path))
        store.writer.prepare()
        store.writer.open()
        header = Header("tenhou", {}, b"x", ["human", *["tsumogiri"] * 3], [""] * 4)
        await store.create("game", header, [("w" * 64, None, "p"), ("s" * 64, 0, "p")])
        place = await store.place("game", None, "p")
        await store.writer.close()
        assert place is not None
        assert place.player == 0

    asyncio.run(work())


def test_a_show_of_bots_belongs_to_its_maker(either: Running) -> None:
    made = either.new_game(seats=["efficient"] * 4, pause=3000)
    link = either.http.post(f"/api/games/{made['id']}/watch").json()["token"]

    async def look(browser: dict[str, str]) -> None:
        async with joined(either, made["id"], link, **browser) as looker:
            assert not looker.room["can_pause"]
            await looker.send(type="pause")
            assert (await heard(looker, "error"))["code"] == "only_watching"
            async with joined(either, made["id"], made["watch"]) as maker:
                assert maker.room["can_pause"]
                await maker.send(type="pause")
                while not looker.room["paused"]:
                    await looker.receive()
            while looker.room["paused"]:  # the maker has left: nobody else could go on
                await looker.receive()

    with friend(either) as eve:
        asyncio.run(look(cookie_of(eve)))
        assert eve.delete(f"/api/games/{made['id']}").status_code == 404
    assert either.http.delete(f"/api/games/{made['id']}").status_code == 204


# Leaving


def test_whoever_is_forgotten_leaves_the_table_to_the_others(server: Running) -> None:
    """They play on, one of them is host, and the seat is as blind as one that was freed."""
    with friend(server) as ala, friend(server) as ewa:
        made = ala.post(
            "/api/games", json={"rules": "tenhou", "seats": TWO, "names": ["Ala"], "pause": 0}
        ).json()

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][1]) as ola:
                async with joined(server, made["id"], made["tokens"][0]) as host:
                    await started(ola)
                    await host.answer(lambda legal, _: legal[-1], random.Random(0))
                    answer = await asyncio.to_thread(ala.delete, "/api/me")
                    assert answer.status_code == 200
                    assert (await heard(host, "error"))["code"] == "unknown"
                while not ola.room["seats"][0].get("free"):
                    await ola.receive()
                assert (ola.room["host"], ola.room["seats"][0]["name"]) == (1, "")
                body = {"code": ola.room["code"]}
                seat = (await asyncio.to_thread(ewa.post, "/api/join", json=body)).json()
                async with joined(server, made["id"], seat["token"]) as eve:
                    check_blind(eve, 0)

        asyncio.run(play())


def test_a_shared_game_is_not_deleted_by_who_is_left(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        async with (
            joined(server, made["id"], made["tokens"][0]) as ala,
            joined(server, made["id"], made["tokens"][1]),
        ):
            await started(ala)
            await ala.send(type="replace", player=1, by="strong")
            await heard(ala, "notice")

    asyncio.run(play())
    assert server.http.delete(f"/api/games/{made['id']}").status_code == 409


def test_four_at_once_ask_for_one_more_game(server: Running) -> None:
    made = table(server, seats=["human"] * 4)
    before = {game["id"] for game in server.http.get("/api/games").json()}

    async def sit(player: int, over: asyncio.Barrier) -> set[str]:
        async with joined(server, made["id"], made["tokens"][player]) as client:
            await started(client)
            await client.play(anything, random.Random(player))
            await over.wait()
            await client.send(type="rematch")
            await client.send(type="ping")
            found = {(await heard(client, "again"))["game"]}
            while not any(message["type"] == "pong" for message in client.heard):
                await client.receive()
            return found | {m["game"] for m in client.heard if m["type"] == "again"}

    async def play() -> set[str]:
        over = asyncio.Barrier(4)
        found = await asyncio.gather(*(sit(player, over) for player in range(4)))
        return set.union(*found)

    [again] = asyncio.run(play())
    listed = {game["id"] for game in server.http.get("/api/games").json()}
    assert listed - before == {again}  # and no other table that nobody was told of
    assert made["id"] not in listed
