"""Whole games at the server, in all families, and what each seat is told."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from tests.support.web_run import Client, Running, anything, joined, quick, running, sqlite
from wrobel.web.storage.stored_game import Game, folded
from wrobel.web.wire.http_types import Header

FAMILIES = ("tenhou", "mcr", "hk-old")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("web")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with running(sqlite(folder)) as started:
        yield started


def stored(folder: Path, id: str) -> Game:
    """The game as it stands in the database, with everything in it."""
    engine = create_engine(sqlite(folder))
    with engine.connect() as connection:
        header = connection.execute(
            text("select header from games where id = :id"), {"id": id}
        ).scalar_one()
        rows = connection.execute(
            text("select player, text from moves where game = :id order by number"), {"id": id}
        )
        journal = [(player, move) for player, move in rows]
    engine.dispose()
    game = Game(msgspec.json.decode(header, type=Header))
    for player, move in folded(journal):
        game.play(player, move)
    if game.table.held:
        game.table.go_on()
    return game


# In Hong Kong the dealer stays after every draw, and weak players draw for ever: one hand.
@pytest.mark.parametrize(
    ("rules", "length", "hands"), [("tenhou", "east", 4), ("mcr", "east", 4), ("hk-old", "hand", 1)]
)
def test_a_game_against_bots(
    server: Running, folder: Path, rules: str, length: str, hands: int
) -> None:
    made = server.new_game(
        rules=rules, length=length, seats=["human", "efficient", "tsumogiri", "random"]
    )

    async def play() -> Client:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            await client.play(quick, random.Random(rules))
            return client

    client = asyncio.run(play())
    assert client.update["over"]
    assert client.events[0]["type"] == "match"
    assert sum(event["type"] == "settled" for event in client.events) >= hands
    game = stored(folder, made["id"])
    assert client.events == game.table.events_seen(0)
    check_secrets(client, game, 0)


@pytest.mark.parametrize("rules", FAMILIES)
def test_four_people(server: Running, folder: Path, rules: str) -> None:
    made = server.new_game(rules=rules, length="hand", seats=["human"] * 4)

    async def sit(player: int) -> Client:
        async with joined(server, made["id"], made["tokens"][player]) as client:
            while not client.room["started"]:
                await client.receive()
            await client.play(anything, random.Random(f"{rules} {player}"))
            return client

    async def play() -> list[Client]:
        return await asyncio.gather(*map(sit, range(4)))

    game = None
    for player, client in enumerate(asyncio.run(play())):
        game = game or stored(folder, made["id"])
        assert client.update["over"]
        assert client.events == game.table.events_seen(player)
        check_secrets(client, game, player)


def check_secrets(client: Client, game: Game, player: int) -> None:
    """Nothing a seat was told shows a tile that only others know."""
    family = game.table.options.family
    secrets = by_hand(game, player)
    hand = 0
    for message in client.heard:
        text = msgspec.json.encode(message).decode()
        assert game.header.seed.hex() not in text
        if message["type"] != "update":
            continue
        for event in message["events"]:
            hand += event["type"] == "settled"
            check_event(event, player, family)
        check_view(message["view"], player, family)
        for later in secrets[hand:]:
            assert not [secret for secret in later if secret in text]
    assert hand == len(secrets)


def by_hand(game: Game, player: int) -> list[list[str]]:
    """For every hand what nobody may hear of before it is settled: salt, wall, others' tiles."""
    found: list[list[str]] = []
    for event in game.table.events:
        if event["type"] == "hand":
            found.append([hand for i, hand in enumerate(event["hands"]) if i != player])
        elif event["type"] == "settled":
            found[-1] += [event["salt"], event["wall"]]
    return found


def check_event(event: dict[str, Any], player: int, family: str) -> None:
    mine = event.get("player") == player
    if event["type"] == "draw":
        assert (event["tile"] is None) is not mine
    elif event["type"] == "hand":
        assert [hand is None for hand in event["hands"]] == [i != player for i in range(4)]
        assert "wall" not in event
        assert "salt" not in event
    elif event["type"] == "closed_kong":
        assert (event["tiles"] is None) is (family == "mcr" and not mine)
    if event["type"] != "settled":
        assert "wall" not in event


def check_view(view: dict[str, Any], player: int, family: str) -> None:
    assert view["player"] == player
    over = view["phase"] in ("hand_over", "match_over")
    if view["turn"] != player:
        assert view["drawn"] is None
    for other, seat in enumerate(view["players"]):
        if other == player:
            assert seat["concealed"] is not None
            continue
        assert seat["concealed"] is None
        for meld in seat["melds"]:
            hidden = family == "mcr" and meld["concealed"] and not over
            assert (meld["tiles"] is None) is hidden
    known = {"player", "rules", "hand", "round", "dealer", "honba", "deposits", "scores", "left"}
    known |= {"phase", "turn", "dora", "drawn", "tile", "from", "players", "waits", "furiten"}
    assert set(view) == known | {"legal"}
