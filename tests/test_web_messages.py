"""Nonsense, old messages, other people's seats: all refused, and the game goes on."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.support.web_run import Client, Running, joined, running, sqlite
from wrobel.errors import TextError
from wrobel.web.wire import messages

BAD: list[tuple[str | bytes, str]] = [
    ("", "bad_message"),
    ("nonsense", "bad_message"),
    ("null", "bad_message"),
    ("[]", "bad_message"),
    ("{}", "bad_message"),
    ('{"type":"fly"}', "bad_message"),
    ('{"type":"act"}', "bad_message"),
    ('{"type":"act","seq":"1","action":{}}', "bad_message"),
    ('{"type":"act","seq":1e400,"action":{}}', "bad_message"),
    ('{"type":"act","seq":1,"action":' + '{"a":' * 500 + "1" + "}" * 501, "stale"),
    ("[" * 2000, "bad_message"),
    ('{"type":"next","x":"' + "y" * 5000 + '"}', "too_large"),
    ('{"type":"act","seq":-1,"action":{"type":"win"}}', "stale"),
    ('{"type":"act","seq":99999999999,"action":{"type":"win"}}', "stale"),
    ('{"type":"next"}', "not_over"),
    ('{"type":"join","token":"again"}', "not_allowed"),
    ('{"type":"take_back","pass":1}', "bad_message"),
    ('{"type":"pause","on":"yes"}', "bad_message"),
    (b"\xff\xfe\x00", "bad_message"),
    (b'{"type":"hint","seq":1}', "no_hints"),
]
ACTIONS: list[tuple[Any, str]] = [
    ({}, "bad_field"),
    ({"type": "fly"}, "bad_field"),
    ({"type": "discard"}, "bad_field"),
    ({"type": "discard", "tile": "9x"}, "bad_tile"),
    ({"type": "discard", "tile": ["1m"]}, "bad_field"),
    ({"type": "discard", "tile": "1f"}, "illegal"),
    ({"type": "chow", "tiles": "12m"}, "illegal"),
    ({"type": "pass"}, "illegal"),
    ({"type": "win"}, "illegal"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


@pytest.fixture(scope="module")
def table(server: Running) -> dict[str, Any]:
    return server.new_game()


async def still_good(client: Client, seq: int) -> None:
    """The connection lives and the table is as it was."""
    await client.send(type="ping")
    while (await client.receive())["type"] != "pong":
        pass
    assert client.update["seq"] == seq


def test_bad_messages_are_refused_one_by_one(server: Running, table: dict[str, Any]) -> None:
    async def talk() -> None:
        async with joined(server, table["id"], table["tokens"][0]) as client:
            seq = client.update["seq"]
            for message, code in BAD:
                await client.socket.send(message)
                refusal = await client.receive()
                assert (refusal["type"], refusal["code"]) == ("error", code), message
                assert refusal["message"]
            await still_good(client, seq)

    asyncio.run(talk())


def test_bad_actions_are_refused(server: Running, table: dict[str, Any]) -> None:
    async def talk() -> None:
        async with joined(server, table["id"], table["tokens"][0]) as client:
            seq = client.update["seq"]
            for action, code in ACTIONS:
                await client.send(type="act", seq=seq, action=action)
                refusal = await client.receive()
                assert (refusal["type"], refusal["code"]) == ("error", code), action
                assert refusal["seq"] == seq
            await still_good(client, seq)

    asyncio.run(talk())


def test_acting_twice(server: Running) -> None:
    made = server.new_game(seats=["human"] * 4)

    async def talk() -> None:
        async with (
            joined(server, made["id"], made["tokens"][1]) as other,
            joined(server, made["id"], made["tokens"][2]),
            joined(server, made["id"], made["tokens"][3]),
            joined(server, made["id"], made["tokens"][0]) as client,
        ):
            update = await client.asked()
            assert other.update["legal"] == []
            await other.act(update["legal"][0])
            assert (await other.until("error"))["code"] == "not_asked"
            await client.act(update["legal"][0])
            await client.act(update["legal"][0])
            assert (await client.until("error"))["code"] == "stale"

    asyncio.run(talk())


def test_too_many_at_once(server: Running, table: dict[str, Any]) -> None:
    async def talk() -> None:
        async with joined(server, table["id"], table["tokens"][0]) as client:
            for _ in range(400):
                await client.send(type="ping")
            found = await client.until("error")
            assert found["code"] == "too_fast"
            answered = sum(message["type"] == "pong" for message in client.heard)
            assert answered < 200

    asyncio.run(talk())


@pytest.mark.parametrize("token", ["", "x", "A" * 32, None])
def test_a_strangers_token(server: Running, table: dict[str, Any], token: str | None) -> None:
    async def talk() -> None:
        async with connect(server.socket(table["id"])) as socket:
            client = Client(socket)
            await client.send(type="join", token=token)
            assert (await client.receive())["code"] == "unknown"
            with pytest.raises(ConnectionClosed):
                await client.receive()

    asyncio.run(talk())


@pytest.mark.parametrize("first", ["", "{}", '{"type":"next"}', "[" * 3000, b"\xff"])
def test_who_does_not_say_who_they_are(
    server: Running, table: dict[str, Any], first: str | bytes
) -> None:
    async def talk() -> None:
        async with connect(server.socket(table["id"])) as socket:
            await socket.send(first)
            assert json.loads(await socket.recv())["code"] == "expected_join"

    asyncio.run(talk())


def test_a_page_of_another_site_is_refused(server: Running, table: dict[str, Any]) -> None:
    async def talk() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(server.socket(table["id"]), origin=Origin("http://evil.example")):
                pass

    asyncio.run(talk())
    answer = server.http.post(
        "/api/games", json={"rules": "tenhou"}, headers={"Origin": "http://evil.example"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")


def test_a_huge_message_ends_only_its_own_connection(
    server: Running, table: dict[str, Any]
) -> None:
    async def talk() -> None:
        token = table["tokens"][0]
        async with joined(server, table["id"], token) as good:
            seq = good.update["seq"]
            async with joined(server, table["id"], token) as bad:
                await bad.socket.send("x" * 1_000_000)
                with pytest.raises(ConnectionClosed):
                    await bad.until("nothing")
            await still_good(good, seq)

    asyncio.run(talk())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)
TYPES = st.sampled_from(["join", "act", "next", "pause", "take_back", "hint", "ping", "win", ""])
FIELDS = st.fixed_dictionaries(
    {"type": TYPES | JSON},
    optional={"seq": JSON, "action": JSON, "token": JSON, "on": JSON, "pass": JSON, "lang": JSON},
)
NONSENSE = st.binary(max_size=200) | st.text(max_size=200) | (JSON | FIELDS).map(json.dumps)


@given(NONSENSE)
def test_reading_never_fails_in_another_way(data: str | bytes) -> None:
    try:
        found = messages.read(data)
    except TextError as error:
        assert error.code in ("bad_message", "too_large")
    else:
        assert isinstance(found, messages.Message)


@settings(max_examples=10)
@given(st.lists(NONSENSE, min_size=1, max_size=30))
def test_nonsense_costs_the_game_nothing(
    server: Running, table: dict[str, Any], nonsense: list[str | bytes]
) -> None:
    async def talk() -> None:
        async with joined(server, table["id"], table["tokens"][0]) as client:
            seq = client.update["seq"]
            for message in nonsense:
                await client.socket.send(message)
            await client.send(type="pause", on=False)
            await still_good(client, seq)

    asyncio.run(talk())
