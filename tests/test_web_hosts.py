"""What hosts may do and what is kept of it; taking back; codes that are guessed."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.web_run import Client, Running, joined, quick, running, sqlite
from tests.test_web_metrics import values
from tests.test_web_seats import cookie_of, friend, heard, started, table
from wrobel.table.actions import fallback
from wrobel.web.rooms import code_guesses, host_acts
from wrobel.web.storage.stored_game import STRIDE, TABLE, Game, folded
from wrobel.web.wire.http_types import Header

FAR = "192.0.2.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


async def error(client: Client) -> str:
    """The code with which what was sent last is refused; what is obeyed has none."""
    await client.send(type="ping")
    codes = []
    while (message := await client.receive())["type"] != "pong":
        codes += [str(message["code"])] if message["type"] == "error" else []
    return codes[0] if codes else "none"


# Before the start, and pauses


def test_nothing_is_played_before_everybody_has_come(server: Running) -> None:
    made = table(server, hints=True)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            seq, legal = ala.update["seq"], ala.update["legal"]
            assert legal
            await ala.act(legal[-1])
            assert await error(ala) == "not_started"
            await ala.send(type="hint", seq=seq)
            assert await error(ala) == "not_started"
            async with joined(server, made["id"], made["tokens"][1]):
                await started(ala)
                await ala.act(legal[-1])
                await ala.until("update")

    asyncio.run(play())


def test_a_host_pauses_and_everybody_can_go_on(server: Running) -> None:
    made = table(server, seats=["human", "human", "human", "tsumogiri"])

    async def play() -> None:
        async with (
            joined(server, made["id"], made["tokens"][0]) as ala,
            joined(server, made["id"], made["tokens"][1]) as ola,
            joined(server, made["id"], made["tokens"][2]) as ewa,
        ):
            await started(ola)
            assert not ola.room["can_pause"]
            await ola.send(type="pause")
            assert await error(ola) == "only_host"
            await ala.send(type="pause")
            assert (await heard(ewa, "notice"))["act"]["what"] == "pause"
            while not ola.room["paused"]:
                await ola.receive()
            assert ola.room["can_pause"]
            await ala.act(ala.update["legal"][-1])
            assert await error(ala) == "paused"
            await ala.socket.close()  # the host is gone, and others let the game go on
            await ola.send(type="pause", on=False)
            act = (await heard(ewa, "notice"))["act"]
            assert (act["what"], act["player"]) == ("go_on", 1)
            while ewa.room["paused"]:
                await ewa.receive()

    asyncio.run(play())


def test_a_pause_ends_although_a_seat_was_freed_in_it(server: Running) -> None:
    """Alone with bots, paused, then not alone any more: that was a table for ever."""
    made = table(server)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            await ala.send(type="fill")
            await started(ala)
            await ala.send(type="pause")
            while not ala.room["paused"]:
                await ala.receive()
            await ala.send(type="replace", player=1, by="human")
            while not ala.room["seats"][1].get("free"):
                await ala.receive()
            assert ala.room["can_pause"]
            await ala.send(type="pause", on=False)
            while ala.room["paused"]:
                await ala.receive()
            await ala.play(quick, random.Random("paused"))
            for message in ({"type": "pause"}, {"type": "replace", "player": 1, "by": "strong"}):
                await ala.send(**message)
                assert await error(ala) == "finished"

    asyncio.run(play())


# Taking back


def test_a_game_that_had_other_people_takes_nothing_back(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        async with (
            joined(server, made["id"], made["tokens"][0]) as ala,
            joined(server, made["id"], made["tokens"][1]) as ola,
        ):
            await started(ala)
            await ala.answer(lambda legal, _: legal[-1], random.Random(0))
            await ala.send(type="replace", player=1, by="strong")
            await heard(ola, "error")
            await ala.asked()
            assert not ala.update["can_take_back"]
            await ala.send(type="take_back", **{"pass": True})
            assert await error(ala) == "not_alone"

    asyncio.run(play())


def test_nobody_is_brought_into_a_game_that_takes_back(tmp_path: Path) -> None:
    """Alone from the first move on, moves are taken back; with the first guest that ends."""
    with running(sqlite(tmp_path)) as server:
        made = table(server)

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as ala:
                await ala.send(type="fill")
                await started(ala)
                for _ in range(2):
                    await ala.answer(lambda legal, _: legal[-1], random.Random(0))
                    await ala.asked()
                assert ala.update["can_take_back"]
                await ala.send(type="take_back", **{"pass": True})
                await heard(ala, "update")
                await ala.send(type="replace", player=1, by="human")
                await heard(ala, "notice")
                await ala.send(type="replace", player=1, by="strong")
                await heard(ala, "notice")

        async def attack() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as ala:
                await ala.send(type="take_back", **{"pass": True})
                assert await error(ala) == "not_alone"
                await ala.send(type="acts")
                assert (await heard(ala, "acts"))["taken_back"] == 1

        asyncio.run(play())
        asyncio.run(attack())
        server.kill()
    with running(sqlite(tmp_path)) as server:
        asyncio.run(attack())


@pytest.mark.parametrize("length", ["hand", "east"])
def test_a_hand_whose_wall_was_shown_stays_over(server: Running, length: str) -> None:
    made = server.new_game(length=length)

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            dice = random.Random("over")
            while (await ala.asked())["view"]["phase"] not in ("hand_over", "match_over"):
                await ala.answer(quick, dice)
            assert any(event["type"] == "settled" and event["wall"] for event in ala.events)
            assert not ala.update["can_take_back"]
            await ala.send(type="take_back", **{"pass": True})
            assert await error(ala) == "wall_shown"
            if length == "east":
                await ala.send(type="next")
                await heard(ala, "update")
                await ala.send(type="take_back", **{"pass": True})
                assert await error(ala) == "nothing_to_take_back"

    asyncio.run(play())


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_going_back_leads_where_the_journal_does(rules: str) -> None:
    """To every place of a hand, by few steps, as if all had been played again."""
    header = Header(rules, {}, b"going back", ["human", "random", "random", "random"], [""] * 4)
    game, dice = Game(header), random.Random(rules)
    journal: list[tuple[int, str]] = []
    played = 0
    play = game.play

    def counted(player: int, text: str) -> None:
        nonlocal played
        played += 1
        play(player, text)

    game.play = counted  # type: ignore[method-assign]

    def apply(player: int, text: str) -> None:
        journal.append((player, text))
        game.apply(player, text)

    for _ in range(2000):
        if game.table.held:
            game.table.go_on()
        elif game.over:
            break
        elif game.table.phase == "hand_over":
            apply(TABLE, "next")
        elif game.moves[game.hand_start :] and dice.random() < 0.05:
            place = dice.randrange(max(game.hand_start, len(game.moves) - 20), len(game.moves))
            played = 0
            apply(0, f"back {place}")
            assert played < STRIDE
            again = Game(header)
            for player, text in folded(journal):
                again.play(player, text)
            if again.table.held:
                again.table.go_on()
            assert again.moves == game.moves
            assert again.table.digest() == game.table.digest()
            assert again.table.events == game.table.events
        else:
            player = game.table.to_act[0]
            legal = game.table.legal(player)
            apply(player, str(fallback(legal) if dice.random() < 0.7 else dice.choice(legal)))
    assert game.backs > 5
    assert game.hands > 1


def test_after_a_take_back_in_a_later_hand_only_that_hand_is_told(server: Running) -> None:
    """Nor is anything played again but a few moves of that hand."""
    made = server.new_game(length="east")

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as ala:
            dice = random.Random("later")
            while sum(event["type"] == "hand" for event in ala.events) < 2:
                await ala.answer(quick, dice)
            await ala.asked()
            known, seen = len(ala.events), list(ala.events)
            again = values(server)["wrobel_moves_again_total{}"]
            await ala.act(ala.update["legal"][-1])
            await heard(ala, "update")
            await ala.asked()
            await ala.send(type="take_back", **{"pass": True})
            while ala.update["first"] >= known:
                await heard(ala, "update")
            assert ala.update["first"] > 1
            assert ala.update["events"][0]["type"] == "hand"
            while len(ala.events) < known:
                await heard(ala, "update")
            assert ala.events == seen
            assert values(server)["wrobel_moves_again_total{}"] - again < STRIDE
        async with joined(server, made["id"], made["tokens"][0]) as later:
            assert later.events == seen

    asyncio.run(play())


# What is kept of it


def test_what_hosts_do_is_kept_and_told_in_both_languages(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        made = table(server, seats=["human"] * 4, names=["Ala"])
        with friend(server) as zenobia:
            body = {"code": made["code"], "name": "Zenobia"}
            seat = zenobia.post("/api/join", json=body).json()
            asyncio.run(deeds(server, made, seat))
            asyncio.run(check_acts(server, made, "Zenobia"))
            server.kill()
            with running(sqlite(tmp_path)) as again:
                asyncio.run(check_acts(again, made, "Zenobia"))
                zenobia.base_url = httpx.URL(again.url)
                assert zenobia.delete("/api/me").status_code == 200
                asyncio.run(check_acts(again, made, ""))
    with sqlite3.connect(tmp_path / "games.sqlite") as stored:
        found = stored.execute("SELECT game, what, player, name, whom FROM acts").fetchall()
    assert found == [
        (made["id"], "fill", 0, "Ala", None),
        (made["id"], "pause", 0, "Ala", None),
        (made["id"], "go_on", 1, "", None),
        (made["id"], "bot", 0, "Ala", 1),
        (made["id"], "free", 0, "Ala", 2),
    ]


async def deeds(server: Running, made: dict[str, Any], seat: dict[str, Any]) -> None:
    async with (
        joined(server, made["id"], made["tokens"][0]) as ala,
        joined(server, made["id"], seat["token"]) as ola,
        joined(server, made["id"], made["watch"]) as looker,
    ):
        await ola.send(type="lang", lang="pl")
        await ola.send(type="ping")
        await heard(ola, "pong")
        await ala.send(type="fill")
        assert (await heard(ola, "notice"))["act"]["text"] == "Ala oddaje puste miejsca botom."
        await ala.send(type="pause")
        assert (await heard(ola, "notice"))["act"]["text"] == "Ala wstrzymuje grę."
        await ola.send(type="pause", on=False)
        assert (await heard(ola, "notice"))["act"]["text"] == "Zenobia wznawia grę."
        await ala.send(type="replace", player=1, by="strong")
        assert (await heard(ola, "error"))["code"] == "unknown"
        await ala.send(type="replace", player=2, by="human")
        told = [(await heard(looker, "notice"))["act"]["text"] for _ in range(5)]
        assert told == [
            "Ala gives the empty seats to bots.",
            "Ala pauses the game.",
            "Zenobia lets the game go on.",
            "Ala gives the seat of Zenobia to a bot.",
            "Ala frees the seat of Kos for somebody else.",
        ]


async def check_acts(server: Running, made: dict[str, Any], name: str) -> None:
    async with joined(server, made["id"], made["tokens"][0]) as ala:
        await ala.send(type="acts")
        found = (await heard(ala, "acts"))["acts"]
        assert [act["what"] for act in found] == ["fill", "pause", "go_on", "bot", "free"]
        assert [act["number"] for act in found] == [0, 1, 2, 3, 4]
        assert (found[2]["name"], found[3]["whom_name"]) == (name, name)


def test_the_host_of_the_club_leaves_a_line_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WROBEL_CLUB_KEY", "the key of the club")
    with running(sqlite(tmp_path)) as club:
        made = table(club)

        async def look() -> None:
            async with joined(club, made["id"], made["tokens"][0]) as ala:
                path = f"/api/club/tables/{made['id']}"
                key = {"X-Club-Key": "the key of the club"}
                await asyncio.to_thread(club.http.delete, path, headers=key)
                assert (await heard(ala, "notice"))["act"]["player"] is None
            async with joined(club, made["id"], made["tokens"][0]) as ala:
                await ala.send(type="acts")
                [act] = (await heard(ala, "acts"))["acts"]
                assert act["text"] == "The host of the club closes the table."

        asyncio.run(look())


def test_a_host_cannot_flood_the_table(server: Running) -> None:
    made = table(server)

    async def play() -> None:
        async with (
            joined(server, made["id"], made["tokens"][0]) as ala,
            joined(server, made["id"], made["tokens"][1]),
        ):
            await started(ala)
            for number in range(30):
                await ala.send(type="pause", on=number % 2 == 0)
            assert await error(ala) == "too_fast"

    asyncio.run(play())


def test_every_act_has_its_sentences() -> None:
    for what, (english, polish) in host_acts.SENTENCES.items():
        assert english != polish
        for lang in ("en", "pl"):
            told = "rule conduct 20" if what == "rule" else what
            text = host_acts.Act(told, 0.0, 0, "", 1, "").text(lang, "mcr")
            assert text[0].isupper()
            assert text.endswith(".")
            assert "{" not in text


# Codes


def test_wrong_codes_of_an_address_are_counted(server: Running) -> None:
    made = table(server)
    with friend(server) as eve:
        eve.headers["X-Forwarded-For"] = FAR
        tried = [
            eve.post("/api/join", json={"code": f"WRONG{n}"}) for n in range(code_guesses.BURST)
        ]
        assert {answer.status_code for answer in tried} == {404}
        right = eve.post("/api/join", json={"code": made["code"]})
        assert (right.status_code, right.json()["error"]["code"]) == (429, "wrong_codes")
        eve.headers["X-Forwarded-For"] = "2001:db8:1:2::7"
        for n in range(code_guesses.BURST):
            eve.headers["X-Forwarded-For"] = f"2001:db8:1:2::{n}"
            eve.post("/api/join", json={"code": f"WRONG{n}"})
        assert eve.post("/api/join", json={"code": made["code"]}).status_code == 429
    with friend(server) as ola:
        ola.headers["X-Forwarded-For"] = "192.0.2.8"
        assert ola.post("/api/join", json={"code": made["code"]}).status_code == 200


def test_codes_die_after_too_many_guesses(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        made, quiet = table(server), table(server)

        async def guess() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as ala:
                limits = httpx.Limits(max_connections=4)
                async with httpx.AsyncClient(base_url=server.url, limits=limits) as eve:
                    for _ in range(code_guesses.IN_ALL):
                        answer = await eve.post("/api/join", json={"code": "WRONG"})
                        assert answer.status_code == 404
                assert (await heard(ala, "notice"))["act"]["what"] == "code"
                while ala.room["code"] == made["code"]:
                    await ala.receive()
                for code, status in ((made["code"], 404), (ala.room["code"], 200)):
                    answer = await asyncio.to_thread(
                        server.http.post, "/api/join", json={"code": code}
                    )
                    assert answer.status_code == status
            async with joined(server, quiet["id"], quiet["tokens"][0]) as ala:
                assert ala.room["code"] not in (None, quiet["code"])

        asyncio.run(guess())


def test_a_code_dies_with_the_last_free_seat(server: Running) -> None:
    made = table(server)
    with friend(server) as ola, friend(server) as eve:
        assert ola.post("/api/join", json={"code": made["code"]}).status_code == 200
        assert eve.post("/api/join", json={"code": made["code"]}).status_code == 409

        async def free() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as ala:
                await ala.send(type="replace", player=1, by="human")
                await heard(ala, "notice")

        asyncio.run(free())
        assert eve.post("/api/join", json={"code": made["code"]}).status_code == 404
        assert ola.post("/api/join", json={"code": made["code"]}).status_code == 404


# Old databases


def test_an_old_database_knows_its_owners(tmp_path: Path) -> None:
    """Spectators with rights and second keys to seats do not survive the change of the tables."""
    with running(sqlite(tmp_path)) as server:
        made, show = table(server), server.new_game(seats=["random"] * 4)
        with friend(server) as eve:
            other = cookie_of(eve)["Cookie"]
    assert other
    file = tmp_path / "games.sqlite"
    with sqlite3.connect(file) as old:
        tokens = "INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)"
        for row in (
            ("a" * 64, made["id"], None, "eve", True, 9e9),
            ("b" * 64, show["id"], None, "eve", True, 9e9),
            ("c" * 64, made["id"], 1, "ola", True, 9e9),
        ):
            old.execute(tokens, row)
        tables = old.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in tables:
            if name not in ("games", "tokens", "moves", "replays", "alembic_version"):
                old.execute(f"DROP TABLE {name}")  # what came later
        for change in (
            "ALTER TABLE games DROP COLUMN expired_for",
            "ALTER TABLE replays DROP COLUMN expired_for",
            "ALTER TABLE moves DROP COLUMN checksum",
            "UPDATE alembic_version SET version_num = '0002'",
        ):
            old.execute(change)
    with running(sqlite(tmp_path)):
        pass
    with sqlite3.connect(file) as new:
        found = new.execute("SELECT game, player FROM tokens WHERE person = 'eve'").fetchall()
        assert found == []
        seat = "SELECT person FROM tokens WHERE game = ? AND player = 1"
        assert new.execute(seat, (made["id"],)).fetchall() == [("ola",)]
        maker = "SELECT count(*) FROM tokens WHERE game = ? AND person IS NOT NULL"
        assert new.execute(maker, (show["id"],)).fetchone() == (1,)
