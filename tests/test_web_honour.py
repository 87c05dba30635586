"""Tables as with real tiles: faults happen and cost what the book says, the host is the referee."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.conftest import LONG
from tests.support.web_run import PATIENCE, Client, Running, joined, running, sqlite
from wrobel.logs.convert import read_log
from wrobel.logs.findings import Report
from wrobel.logs.replay_check import verify_game
from wrobel.rules.faults import book_of, with_honour
from wrobel.rules.rulebook import every
from wrobel.rules.rulesets import FAMILIES, load
from wrobel.table.referee import FOUND, RULINGS
from wrobel.table.table import Table
from wrobel.web.rooms.host_acts import Act, ruling_act
from wrobel.web.storage.stored_game import write_ruling

ALONE = ["human", "tsumogiri", "tsumogiri", "tsumogiri"]
TWO = ["human", "human", "tsumogiri", "tsumogiri"]
WIN = {"type": "win"}
PASS = {"type": "pass"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def table(server: Running, rules: str, **wish: Any) -> dict[str, Any]:
    """A table that waits for every answer."""
    wish = {"seats": ALONE, "names": ["Ala"], "honour": True, "claim_time": 0, **wish}
    return server.new_game(rules=rules, **wish)


async def turn(client: Client) -> dict[str, Any]:
    """Pass until it is one's own turn, or the hand is over."""
    while True:
        update = await client.asked()
        if update["view"]["phase"] not in ("claim", "rob"):
            return update
        await answer(client, PASS)


async def call(client: Client) -> dict[str, Any]:
    """Discard what was drawn until somebody else's discard can be called."""
    while True:
        update = await client.asked()
        assert update["view"]["phase"] != "hand_over"
        if update["view"]["phase"] == "claim":
            return update
        await answer(client, drawn_tile(update))


def drawn_tile(update: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = [one for one in update["legal"] if one["type"] == "discard"][-1]
    return found


async def answer(client: Client, action: dict[str, Any]) -> None:
    """Do something and wait for what comes of it."""
    update = client.update
    await client.act(action)
    while client.update is update:
        message = await client.receive()
        assert message["type"] != "error", message


async def rule(client: Client, ruling: str, player: int, **more: Any) -> dict[str, Any]:
    """Rule, and hear what everybody is told."""
    seq = client.update["seq"]
    await client.send(type="rule", seq=seq, ruling=ruling, player=player, **more)
    found: dict[str, Any] = (await client.until("notice"))["act"]
    return found


def of(client: Client, type: str) -> list[dict[str, Any]]:
    return [event for event in client.events if event["type"] == type]


def play(
    server: Running, made: dict[str, Any], work: Callable[[Client], Any], player: int = 0
) -> list[dict[str, Any]]:
    """Let a client do something; all it was told."""

    async def go() -> list[dict[str, Any]]:
        async with joined(server, made["id"], made["tokens"][player]) as client:
            await work(client)
            return client.events

    return asyncio.run(go())


def proved(server: Running, made: dict[str, Any]) -> list[dict[str, Any]]:
    """The log of a game that is over, verified."""
    log = server.http.get(f"/api/replays/{made['id']}/log/wrobel").content
    report = Report()
    for game in read_log(log):
        verify_game(game, report)
    assert report.clean, [finding.sentence("en") for finding in report.illegal]
    frames = server.http.get(f"/api/replays/{made['id']}/hands/0").json()
    assert frames["frames"]
    return [json.loads(line) for line in log.splitlines()]


# Words


@pytest.mark.parametrize("family", FAMILIES)
def test_every_fault_and_ruling_has_words(family: str) -> None:
    book = book_of(family)
    assert book is not None
    paragraphs = {one.number for one in every(family)}
    for rules in FAMILIES[family]:
        options = with_honour(load(rules), {})
        table = Table(rules, options=options, honour=True)  # so it is no longer refused
        outcomes = book.outcomes(load(rules, options))
        for one in book.rulings:
            assert one.ruling in (*RULINGS, "reminder")
            assert one.id not in FOUND
            assert outcomes[one.ruling].say("pl") != outcomes[one.ruling].say("en")
            assert len(write_ruling(one.ruling, 3, 1_000_000, one.id)) <= 40
            assert len(ruling_act(one.id, 1_000_000 if one.points else 0)) <= 20
            for number in filter(None, one.rule.split(", ")):
                assert number in paragraphs
            if one.ruling != "reminder":
                table.copy().referee(one.ruling, 2, 5 if one.points else 0, one.id)
            act = Act(ruling_act(one.id, 7), 0.0, 0, "Ala", 1, "Ola")
            assert one.name.say("pl") in act.text("pl", family)
    for fault in book.faults.values():
        assert all(number in paragraphs for number in filter(None, fault.rule.split(", ")))


# Faults


@pytest.mark.parametrize(
    ("rules", "payments", "dead"),
    [
        ("ema-2008", [-12000, 4000, 4000, 4000], False),
        ("tenhou", [-12000, 4000, 4000, 4000], False),
        ("ema-2016", [0, 0, 0, 0], False),
        ("mcr", [-30, 10, 10, 10], True),
        ("hk-old", [-384, 128, 128, 128], False),
    ],
)
def test_a_false_win_costs_what_the_book_says(
    server: Running, rules: str, payments: list[int], dead: bool
) -> None:
    made = table(server, rules, length="hand")

    async def work(client: Client) -> None:
        before = (await turn(client))["view"]["scores"]
        assert WIN in client.update["legal"]  # whether it is one nobody says
        await answer(client, WIN)
        view = client.update["view"]
        assert [new - old for new, old in zip(view["scores"], before, strict=True)] == payments
        assert view["players"][0].get("dead", False) is dead
        assert of(client, "ruling")[0]["why"] == "false_win"
        while not client.update["over"]:  # in MCR the hand goes on
            await turn(client)
            if not client.update["over"]:
                await answer(client, drawn_tile(client.update))

    play(server, made, work)
    events = proved(server, made)
    assert events[0]["honour"] is True
    assert [event["ruling"] for event in events if event["type"] == "ruling"] == [
        "false_win" if dead else "chombo"
    ]


@pytest.mark.parametrize("rules", ["ema-2008", "mcr", "hk-old"])
def test_a_false_win_on_a_discard(server: Running, rules: str) -> None:
    def work(client: Client) -> Any:
        async def go() -> None:
            await call(client)
            await answer(client, WIN)
            while not of(client, "ruling"):
                await client.receive()

        return go()

    events = play(server, table(server, rules), work)
    assert [event["why"] for event in events if event["type"] == "ruling"] == ["false_win"]


@pytest.mark.parametrize("rules", ["ema-2008", "mcr", "hk-old"])
def test_a_wrong_call_makes_a_dead_hand(server: Running, rules: str) -> None:
    """Any tiles can be called with; that they make no set is seen after the discard."""

    async def work(client: Client) -> None:
        update = await call(client)
        assert update["calls"] == ["chow", "pung", "kong"]
        tile = update["view"]["players"][0]["concealed"]
        own = tile[0] + next(letter for letter in tile if letter.isalpha())
        await answer(client, {"type": "pung", "tiles": own})
        await turn(client)
        assert client.update["view"]["players"][0]["melds"][-1]["kind"] == "void"
        assert not client.update["view"]["players"][0].get("dead")
        await answer(client, drawn_tile(client.update))
        while not client.update["view"]["players"][0].get("dead"):
            await client.receive()
        assert of(client, "ruling")[-1]["why"] == "void_set"
        # A dead hand is asked all the same, as nobody else may notice; it may only call a win.
        await call(client)

    play(server, table(server, rules), work)


def test_a_called_tile_left_lying_can_be_taken_once(server: Running) -> None:
    made = table(server, "ema-2008")

    async def work(client: Client) -> None:
        """Call a true pung or chow without taking the tile; wait for one that is possible."""
        while True:
            update = await call(client)
            if wish := true_set(update):
                break
            await answer(client, PASS)
        await answer(client, {**wish, "taken": False})
        await turn(client)
        assert {"type": "take"} in client.update["legal"]
        await answer(client, {"type": "take"})
        assert of(client, "take")
        assert {"type": "take"} not in client.update["legal"]
        await answer(client, drawn_tile(client.update))
        await turn(client)
        assert not of(client, "ruling")

    play(server, made, work)


def true_set(update: dict[str, Any]) -> dict[str, Any] | None:
    """A pung or chow of the tile on the table, as far as the view tells."""
    view = update["view"]
    tile, letter = int(view["tile"][0]), view["tile"][1]
    held, digits = [], ""
    for sign in view["players"][view["player"]]["concealed"]:
        if sign.isdigit():
            digits += sign
        else:
            held += [(int(one), sign) for one in digits]
            digits = ""
    if held.count((tile, letter)) >= 2 and tile != 5:
        return {"type": "pung", "tiles": f"{tile}{tile}{letter}"}
    left = (view["from"] + 1) % 4 == view["player"]
    for one, other in ((tile - 2, tile - 1), (tile - 1, tile + 1), (tile + 1, tile + 2)):
        if left and letter != "z" and {(one, letter), (other, letter)} <= set(held):
            return {"type": "chow", "tiles": f"{one}{other}{letter}"}
    return None


def test_riichi_without_tenpai_is_found_at_the_draw(server: Running) -> None:
    made = table(server, "ema-2008", length="hand")

    async def work(client: Client) -> None:
        update = await turn(client)
        ways = [one for one in update["legal"] if one["type"] == "riichi"]
        assert len(ways) == len([one for one in update["legal"] if one["type"] == "discard"])
        await answer(client, ways[0])
        assert not of(client, "ruling")  # nobody notices
        while not client.update["over"]:
            await turn(client)
            if not client.update["over"]:
                await answer(client, drawn_tile(client.update))
        assert [event["why"] for event in of(client, "ruling")] == ["false_riichi"]
        assert client.update["view"]["scores"] == [-12000, 4000, 4000, 4000]

    play(server, made, work)
    proved(server, made)


def test_nothing_is_told_of_the_own_hand(server: Running) -> None:
    """As with real tiles: no waits, no furiten, no minimum, no hints, no list of what is right."""
    made = table(server, "ema-2008", hints=True)

    async def work(client: Client) -> None:
        for _ in range(20):
            update = await turn(client)
            if update["view"]["phase"] != "turn":
                break
            assert update["chances"] == update["outlook"] == update["view"]["waits"] == []
            assert update["view"]["furiten"] is False
            assert update["view"]["legal"] == update["legal"]
            assert WIN in update["legal"]
            await answer(client, drawn_tile(update))
        joined = next(message for message in client.heard if message["type"] == "joined")
        assert joined["honour"] is True
        assert joined["hints"] is False

    play(server, made, work)


# The referee

RULED = [
    ("ema-2008", "exposed_tiles", {}, [4000, 2000, -8000, 2000], "ends"),
    ("ema-2016", "exposed_tiles", {}, [0, 0, 0, 0], "ends"),
    ("ema-2008", "spoken_win", {}, [4000, 2000, -8000, 2000], "ends"),
    ("ema-2008", "dead_wall", {}, [0, 0, 0, 0], "dead"),
    ("ema-2008", "others_tiles", {}, [0, 0, 0, 0], "dead"),
    ("ema-2008", "tile_count", {}, [0, 0, 0, 0], "dead"),
    ("ema-2008", "late_take", {}, [0, 0, 0, 0], "dead"),
    ("ema-2008", "few_tiles", {}, [0, 0, 0, 0], ""),
    ("ema-2008", "order", {}, [0, 0, 0, 0], ""),
    ("ema-2008", "conduct", {"points": 20}, [0, 0, 0, 0], ""),
    ("mcr", "spoken_win", {}, [10, 10, -30, 10], "dead"),
    ("mcr", "withdrawn", {}, [0, 0, 0, 0], "dead"),
    ("mcr", "tile_count", {}, [0, 0, 0, 0], "dead"),
    ("mcr", "not_taken", {}, [0, 0, 0, 0], ""),
    ("mcr", "conduct", {"points": 5}, [0, 0, 0, 0], ""),
    ("hk-old", "spoken_win", {}, [128, 128, -384, 128], "ends"),
    ("hk-old", "agreed", {}, [0, 0, 0, 0], "dead"),
    ("hk-old", "slip", {}, [0, 0, 0, 0], ""),
]


@pytest.mark.parametrize(("rules", "ruling", "more", "payments", "state"), RULED)
def test_rulings(
    server: Running,
    rules: str,
    ruling: str,
    more: dict[str, int],
    payments: list[int],
    state: str,
) -> None:
    """What a preview promises is what happens; it is told in words and kept."""
    made = table(server, rules)

    async def work(client: Client) -> None:
        assert client.room["can_rule"] is True
        await turn(client)
        before = client.update["view"]["scores"]
        wish = {"seq": client.update["seq"], "ruling": ruling, "player": 2, **more}
        await client.send(type="rule", **wish, preview=True)
        told = await client.until("ruled")
        assert told["payments"] == payments
        assert (told["ends"], told["dead"]) == (state == "ends", state == "dead")
        assert told["text"]
        assert client.update["view"]["scores"] == before  # nothing has moved
        assert not of(client, "ruling")
        said = await rule(client, ruling, 2, **more)
        assert (said["what"], said["player"], said["whom"]) == ("rule", 0, 2)
        assert said["text"].startswith("Ala rules as referee: ")
        after = client.update["view"]
        assert [new - old for new, old in zip(after["scores"], before, strict=True)] == payments
        assert after["players"][2].get("dead", False) is (state == "dead")
        assert (after["phase"] == "hand_over") is (state == "ends")
        await client.send(type="acts")
        acts = (await client.until("acts"))["acts"]
        assert [act["text"] for act in acts] == [said["text"]]

    play(server, made, work)


def test_only_the_host_rules(server: Running) -> None:
    made = table(server, "ema-2008", seats=TWO, names=["Ala", "Ola"])
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as other:
        seat = other.post("/api/join", json={"code": made["code"], "name": "Ola"}).json()

    async def work() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            early = {"type": "rule", "ruling": "dead_wall", "player": 1, "seq": 3}
            await ala.send(**early)
            assert await ala.refused() == "not_started"
            async with (
                joined(server, made["id"], seat["token"]) as ola,
                joined(server, made["id"], made["watch"]) as spectator,
            ):
                while not ala.room["started"]:
                    await ala.receive()
                wish = {"type": "rule", "seq": ala.update["seq"], "player": 0}
                for preview in (True, False):
                    await ola.send(**wish, ruling="dead_wall", preview=preview)
                    assert await ola.refused() == "only_host"
                    await spectator.send(**wish, ruling="dead_wall", preview=preview)
                    assert await spectator.refused() == "only_watching"
                assert ola.room["can_rule"] is False
                assert ala.room["can_rule"] is True
                for bad in (
                    {"ruling": "applause"},
                    {"ruling": "chombo"},
                    {"ruling": "dead_wall", "player": 4},
                    {"ruling": "dead_wall", "points": 5},
                    {"ruling": "conduct"},
                ):
                    await ala.send(**{**wish, **bad})
                    assert await ala.refused() == "bad_field"
                for seq in (1, 10**9):
                    await ala.send(**{**wish, "seq": seq, "ruling": "dead_wall"})
                    assert await ala.refused() == "stale"
                assert not of(ala, "ruling")
                # The host may rule about anybody, the host included; all are told, also in Polish.
                await ola.send(type="lang", lang="pl")
                await ala.send(**wish, ruling="dead_wall")
                text = (await ola.until("notice"))["act"]["text"]
                assert text == (
                    "Ala rozstrzyga jako sędzia: martwa ręka dla gracza Ala "
                    "(odkrycie kamieni martwego muru)."
                )
                assert (await spectator.until("notice"))["act"]["what"] == "rule"

    asyncio.run(work())


def test_other_tables_have_no_referee_and_no_faults(server: Running) -> None:
    made = server.new_game(rules="ema-2008", seats=ALONE)

    async def work(client: Client) -> None:
        await client.asked()
        assert "calls" not in client.update
        assert client.room["can_rule"] is False
        seq = client.update["seq"]
        await client.send(type="rule", seq=seq, ruling="dead_wall", player=1)
        assert await client.refused() == "no_referee"
        await client.act(WIN)
        assert await client.refused() == "illegal"
        await client.send(type="wait", seq=seq)
        assert await client.refused() == "not_asked"

    play(server, made, work)


def test_a_ruleset_that_was_told_to_have_no_faults_has_none(server: Running) -> None:
    wish = {"rules": "ema-2008", "options": {"chombo": "off"}, "honour": True}
    refused = server.http.post("/api/games", json=wish)
    assert refused.status_code == 400
    assert "real tiles" in refused.json()["error"]["message"]


def test_a_ruling_silences_what_was_called_before(server: Running) -> None:
    """A dead hand's claim that waits for the others' answers counts no more."""
    made = table(server, "mcr", seats=TWO, names=["Ala", "Ola"])

    async def until_a_bot_discards(client: Client) -> None:
        while True:
            view = (await client.asked())["view"]
            if view["phase"] == "claim" and view["from"] > 1:
                return
            await answer(client, drawn_tile(client.update) if view["phase"] == "turn" else PASS)

    async def work() -> None:
        async with (
            joined(server, made["id"], made["tokens"][0]) as ala,
            joined(server, made["id"], made["tokens"][1]) as ola,
        ):
            await asyncio.gather(until_a_bot_discards(ala), until_a_bot_discards(ola))
            wish = {"type": "pung", "tiles": first_tile(ola.update)}
            await answer(ola, wish)
            assert not of(ola, "pung")
            await rule(ala, "spoken_win", 1)
            assert ala.update["legal"]
            await answer(ala, PASS)
            while of(ala, "ruling") and ala.events[-1]["type"] != "draw":
                await ala.receive()
            assert not of(ala, "pung")
            assert [event["ruling"] for event in of(ala, "ruling")] == ["false_win"]

    asyncio.run(work())


def test_a_ruling_can_be_taken_back_alone(server: Running) -> None:
    made = table(server, "mcr")

    async def work(client: Client) -> None:
        await turn(client)
        await rule(client, "spoken_win", 1)
        assert client.update["view"]["scores"] == [10, -30, 10, 10]
        assert client.update["can_take_back"]
        update = client.update
        await client.send(type="take_back")
        while client.update is update:
            await client.receive()
        assert client.update["view"]["scores"] == [0, 0, 0, 0]
        assert not of(client, "ruling")
        await client.send(type="acts")
        told = await client.until("acts")
        assert (len(told["acts"]), told["taken_back"]) == (1, 1)  # both are kept

    play(server, made, work)


def test_silence_is_a_pass_and_a_moment_is_granted(server: Running) -> None:
    """Nobody answers for three seconds: play goes on. Who is about to call gets more time."""
    made = table(server, "ema-2008", claim_time=1)

    async def work(client: Client) -> None:
        await call(client)
        first = client.update["clock"]["base"]
        assert 0 < first <= 1
        await client.send(type="wait", seq=client.update["seq"])
        while client.update["clock"]["base"] <= first:
            await client.receive()
        assert client.update["clock"]["base"] > 5
        await client.send(type="wait", seq=client.update["seq"] - 1)
        assert await client.refused() == "stale"
        await answer(client, PASS)
        discards = len(of(client, "discard"))
        while len(of(client, "discard")) < discards + 2:  # by itself
            await client.receive()

    play(server, made, work)


@pytest.mark.parametrize("rules", ["ema-2008", "mcr", "hk-old"] if LONG else ["mcr"])
def test_a_killed_server_loses_no_fault_and_no_ruling(tmp_path: Path, rules: str) -> None:
    database = sqlite(tmp_path)
    with running(database) as server:
        made = table(server, rules)

        async def work(client: Client) -> None:
            await call(client)
            await answer(client, {"type": "kong", "tiles": first_tile(client.update)})
            await turn(client)
            await rule(client, "conduct", 3, points=2)
            await answer(client, drawn_tile(client.update))
            await rule(client, "agreed" if rules == "hk-old" else "tile_count", 2)

        told = play(server, made, work)
        server.kill()
    with running(database) as server:

        async def look(client: Client) -> None:
            assert client.events[: len(told)] == told
            assert client.update["view"]["players"][2]["dead"] is True
            await client.send(type="acts")
            assert len((await client.until("acts"))["acts"]) == 2
            await turn(client)
            await answer(client, drawn_tile(client.update))

        play(server, made, look)


def first_tile(update: dict[str, Any]) -> str:
    view = update["view"]
    held: str = view["players"][view["player"]]["concealed"]
    return held[0] + next(letter for letter in held if letter.isalpha())


def test_the_lobby_and_a_rematch_know_it(server: Running) -> None:
    made = table(server, "hk-old", seats=TWO, names=["Ala", "Ola"], length="hand", open=True)

    async def work(client: Client) -> None:
        listed = server.http.get("/api/lobby").json()
        assert [one["honour"] for one in listed if one["id"] == made["id"]] == [True]
        async with joined(server, made["id"], made["tokens"][1]) as ola:
            while not client.room["started"]:
                await client.receive()
            await rule(client, "spoken_win", 1)
            assert client.update["over"]
            await client.send(
                type="rule", seq=client.update["seq"], ruling="conduct", player=1, points=1
            )
            assert await client.refused() == "finished"
            await client.send(type="rematch")
            again = await client.until("again")
            await ola.until("again")
        async with joined(server, again["game"], again["token"]) as next_one:
            joining = next(one for one in next_one.heard if one["type"] == "joined")
            assert joining["honour"] is True

    play(server, made, work)
