"""The dearest question of every kind: it is worked out beside the loop, and costs little memory.

Times mean nothing on a busy machine (`pytest -s` prints them). What is asked instead: while the
dear questions are being worked on, `api/health` is answered, the server never has 50 MB more than
before, and no process that it begins has as much.
"""

import asyncio
import contextlib
import json
import random
import re
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert

import wrobel
from tests.support.browser_script import sensible, write
from tests.support.event_tournament import Desk
from tests.support.hostile_doors import DOORS, FITTING
from tests.support.web_run import PATIENCE, Running, joined, running, sqlite
from tests.test_web_hostile import memory
from tests.test_web_reading import encoded, endless
from tests.test_web_review import decisions_of
from tests.test_web_soak import family_of, memory_of
from wrobel.languages import LANGUAGES
from wrobel.logs.hand_bounds import most_events
from wrobel.logs.statistics import MatchResult
from wrobel.rules import rulesets
from wrobel.table.actions import fallback
from wrobel.tabletop.book import fold
from wrobel.tabletop.book.corrections import MOST_SWAPS
from wrobel.web import workbench
from wrobel.web.books.shelf import LARGEST_BOOK, MOST_LINES
from wrobel.web.events.downloads import FILES
from wrobel.web.events.hall import written
from wrobel.web.http.api import LARGEST_QUESTION
from wrobel.web.processes.log_reader import Upload, upload
from wrobel.web.processes.replay_frames import pack
from wrobel.web.processes.reviews import HANDS_AT_ONCE, Reviewed
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import schema, tokens
from wrobel.web.storage.checksums import checksum
from wrobel.web.storage.event_store import new_link, row
from wrobel.web.storage.results import MOST_RESULTS
from wrobel.web.storage.stored_game import MOST_MOVES, TABLE, Game
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.http_types import Header
from wrobel.web.wire.statistics_types import Result
from wrobel.web.workbench import Workbench

PLAYERS, ROUNDS = 400, 15
AT_ONCE = 12
ROUNDS_OF_ASKING = 10
MOST_MEMORY = 50 << 20
KEY, PERSON = "k" * 32, "p" * 32
EVENT = "bigevent"
REPLAY, FRESH = "bigreplay", ["newreplay1", "newreplay2", "newreplay3"]
MATCH, MOVES = "longmatch", MOST_MOVES if wrobel.mode() == "compiled" else 2000
REVIEWED_HANDS, HAND_BYTES = 64, 150_000  # a real hand has a third of that
NAMES = ["Ala", "Bo", "Celina", "Dan"]


def large_event() -> Desk:
    """As many people and rounds as the largest tournaments have."""
    dice = random.Random("large")
    desk = Desk()
    desk.do("open", name="Wróbel Open", rules="mcr", kind="tournament", days=3)
    people = [
        {"name": f"Gracz {number}", "country": "PL", "team": f"T{number % 25}"}
        for number in range(PLAYERS)
    ]
    desk.do("players", players=people)
    desk.do("check_in", players=list(range(1, PLAYERS + 1)))
    for number in range(1, ROUNDS + 1):
        order = list(range(1, PLAYERS + 1))
        dice.shuffle(order)
        desk.do("round", round=number)
        tables = [order[at : at + 4] for at in range(0, PLAYERS, 4)]
        desk.do("seating", rounds={str(number): tables}, how="")
        desk.play(dice, number)
    return desk


def lines_of_swaps() -> list[str]:
    """A book whose every entry is about the others, as long as one may be."""
    start: dict[str, Any] = {"id": "a", "type": "start", "rules": "mcr", "players": NAMES}
    entries = [start]
    for number in range(MOST_LINES // 2 - 1):
        wins = [{"winner": 1, "from": 3, "value": {"points": 8}}]
        entries += [
            {"id": f"w{number}", "type": "win", "wins": wins},
            {"id": f"s{number}", "type": "swap", "players": [0, 1], "before": "a"},
        ]
    return [json.dumps(entry, separators=(",", ":")) for entry in entries]


def result(number: int) -> dict[str, Any]:
    """A row of the statistics of somebody who has played a great deal."""
    match = MatchResult(1, 30000, 20.0, None)
    seats = ["human", "strong", "strong", "strong"]
    found = Result(f"g{number}", 0, float(number), "tenhou", NAMES, seats, [1, 2, 3, 4], match)
    data = msgspec.json.encode(found).decode()
    person = tokens.hashed(PERSON)
    return {"game": found.game, "player": 0, "person": person, "finished": number, "data": data}


def long_match() -> tuple[Header, list[tuple[int, str]], str]:
    """A match that nobody wins, as long as one may be, and how it stands."""
    header = Header("hk-old", {}, b"long", ["human", *["tsumogiri"] * 3], NAMES, hints=True)
    game = Game(header)
    journal: list[tuple[int, str]] = []
    while len(journal) < MOVES:
        if game.table.held:
            game.table.go_on()
            continue
        player, text = TABLE, "next"
        if game.table.phase != "hand_over":
            player = game.table.to_act[0]
            text = str(fallback(game.table.legal(player)))
        journal.append((player, text))
        game.apply(player, text)
    return header, journal, json.dumps(game.summary())


def match_rows() -> dict[Any, list[dict[str, Any]]]:
    header, journal, summary = long_match()
    data = msgspec.json.encode(header)
    about = {"id": MATCH, "header": data, "created": 0.0, "over": False, "summary": summary}
    seat = {"hash": tokens.hashed(KEY), "game": MATCH, "player": 0, "joined": True}
    moves = [
        {
            "game": MATCH,
            "number": number,
            "player": player,
            "text": text,
            "checksum": checksum(MATCH, number, player, text),
        }
        for number, (player, text) in enumerate(journal)
    ]
    return {
        schema.games: [about],
        schema.tokens: [{**seat, "expires": time.time() + 1e6}],
        schema.moves: moves,
    }


def replay_rows() -> dict[Any, list[dict[str, Any]]]:
    """The longest hands in one replay, with a long review; others that nobody has reviewed."""
    turns = (most_events(rulesets.load("tenhou")) - 10) // 2
    logs = {REPLAY: endless("tenhou", turns, hands=12)}
    logs |= dict.fromkeys(FRESH, encoded(SHORT))
    about = {"person": "somebody", "created": 0.0, "expires": time.time() + 1e6, "about": "[]"}
    replays = []
    for id, log in logs.items():
        [kept] = upload(Upload(log, None, [id])).games.values()
        replays.append({**about, "id": id, "data": msgspec.msgpack.encode(kept)})
    dice = random.Random("review")
    words = ["".join(dice.choices("abcdefghijklmnop", k=8)) for _ in range(300)]
    text = " ".join(dice.choices(words, k=HAND_BYTES // 9))
    hands = [pack(msgspec.json.encode([{"reasons": text}]))] * REVIEWED_HANDS
    found = Reviewed(REVIEWED_HANDS, over=True, hands=dict.fromkeys(LANGUAGES, hands))
    review = {"id": REPLAY, "made": time.time(), "data": msgspec.msgpack.encode(found)}
    return {schema.replays: replays, schema.reviews: [review]}


def key_of(table: int) -> str:
    return f"{table:032}"


def fill(url: str) -> None:
    """Put what nobody would type in into the database."""
    writer = Writer(url, None)
    writer.prepare()
    acts = large_event().acts
    links = [new_link(tokens.hashed(KEY), "organiser")]
    for table in range(1, PLAYERS // 4 + 1):
        links.append(new_link(tokens.hashed(key_of(table)), "table", table))
    with writer.engine.begin() as connection:
        connection.execute(insert(schema.events).values(id=EVENT, created=time.time()))
        connection.execute(
            insert(schema.event_acts),
            [row(EVENT, number, written(act)) for number, act in enumerate(acts)],
        )
        connection.execute(
            insert(schema.event_links), [{"event": EVENT, **link._asdict()} for link in links]
        )
        connection.execute(insert(schema.results), [result(at) for at in range(MOST_RESULTS)])
        for table, rows in (replay_rows() | match_rows()).items():
            connection.execute(insert(table), rows)
    writer.engine.dispose()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("costs")
    fill(sqlite(folder))
    with running(sqlite(folder)) as one:
        one.http.get("/")
        for request in BOOKS:  # asked for again below, whichever test comes first
            one.http.send(one.http.build_request(**parts(request)))
        yield one


def event(path: str = "", key: str = "", **query: Any) -> httpx.Request:
    headers = {"X-Event-Key": key} if key else {}
    return httpx.Request("GET", f"/api/events/{EVENT}{path}", headers=headers, params=query)


def desk(question: str, **body: Any) -> httpx.Request:
    return httpx.Request("POST", f"/api/tabletop/{question}", json=body)


def mine(path: str) -> httpx.Request:
    return httpx.Request("GET", f"/api/me/{path}", headers={"Cookie": f"wrobel={PERSON}"})


def shared(id: str, path: str = "", **body: Any) -> httpx.Request:
    headers = {"X-Book-Key": KEY}
    return httpx.Request("POST", f"/api/books{path}", headers=headers, json={"id": id, **body})


def replay(path: str = "", id: str = REPLAY, **query: Any) -> httpx.Request:
    return httpx.Request("GET", f"/api/replays/{id}{path}", params=query)


def sent(path: str, key: str = "", **body: Any) -> httpx.Request:
    headers = {"X-Event-Key": key} if key else {}
    return httpx.Request("POST", f"/api/{path}", headers=headers, json=body)


def short(lines: list[str]) -> list[str]:
    """As many lines as a question may have."""
    while sum(map(len, lines)) + 20 * len(lines) > LARGEST_QUESTION - 1000:
        lines = lines[:-20]
    return lines


SWAPS = lines_of_swaps()
SHORT = write("tenhou", "costs", sensible, 1).events
DECISION = decisions_of(SHORT)[9]
PLAY_ON: dict[str, Any] = {
    "event": DECISION.event,
    "player": DECISION.player,
    "action": DECISION.action.text,
}
PASTED = "\n".join(f"Gracz {number}, PL, T{number}" for number in range(2000))
BOOKS = [shared(f"dearbook{at}", lines=SWAPS) for at in range(10, 16)]
DEAR = {
    "an event for every table": [event(key=key_of(at)) for at in range(1, 101)],
    "files": [event(f"/files/{name}", KEY) for name in (*FILES, "page.html", "event.json")] * 2,
    "players": [event(f"/players/{at}", lang="pl") for at in range(1, 25)],
    "the list of acts": [event("/acts", KEY, skip=at) for at in range(0, 1500, 100)],
    "leagues": [
        httpx.Request("GET", f"/api/league?events={EVENT}&measure={measure}")
        for measure in ("total", "table_points", "base")
    ]
    * 4,
    "questions about a book": [
        desk(name, lines=short(SWAPS), entry={"type": "end"}, id="new", device="d", player=0)
        for name in ("book", "sheet", "needs")
    ]
    * 4,
    "books": BOOKS,
    "who is who in a book": [
        shared("", f"/dearbook{at}/me", player=player) for at in range(10, 16) for player in (0, 1)
    ],
    "lines of a book": [
        httpx.Request(method, f"/api/books/dearbook{at}{path}", headers={"X-Book-Key": KEY})
        for at in range(10, 16)
        for method, path in (("GET", ""), ("GET", "/audit"))
    ],
    "more lines": [shared("", f"/dearbook{at}/lines", lines=SWAPS) for at in range(10, 16)],
    "what a table has entered": [event("/history/1/1", KEY)] * 12,
    "who goes on": [sent(f"events/{EVENT}/proposals", KEY, what="cut", sizes=[200, 200])],
    "a pasted list": [sent(f"events/{EVENT}/people", KEY, text=PASTED)] * 12,
    "acts": [
        sent(f"events/{EVENT}/acts", KEY, type="penalty", player=at, points=-1, reason="late")
        for at in range(1, 13)
    ],
    "replays": [replay(path) for path in ("", *(f"/hands/{hand}" for hand in range(12)))] * 2,
    "logs in other formats": [replay("/log/mjai", FRESH[0]), replay("/log/mjlog", FRESH[0])] * 2,
    "logs": [httpx.Request("POST", "/api/replays", content=endless("tenhou", 200, hands=20))] * 4,
    "a long review": [
        replay("/review", lang=lang, since=since)
        for lang in LANGUAGES
        for since in range(0, REVIEWED_HANDS, HANDS_AT_ONCE)
    ]
    * 2,
    "reviews that are made": [sent(f"replays/{id}/review") for id in (*FRESH, REPLAY)] * 3
    + [replay("/review", id) for id in FRESH],
    "practice": [sent("practice", replay=FRESH[0], **PLAY_ON, deal=deal) for deal in range(8)],
    "statistics": [mine(path) for path in ("statistics", "results", "results.csv")] * 3,
    "rules": [desk(name, rules="ema-2016", other="mcr") for name in ("rulebook", "card", "ruleset")]
    * 4,
}


# Doors behind which there is nothing dear: a row or two of the database, or a short list. They are
# asked with what a good request would bring.
CHEAP = {
    *("GET api/health", "GET api/metrics", "GET api/addresses", "GET api/rulesets", "GET api/bots"),
    *("GET api/lobby", "POST api/games", "GET api/games", "DELETE api/games/{game}"),
    *("POST api/games/{game}/watch", "POST api/join", "DELETE api/me", "POST api/me/link"),
    *("POST api/me/adopt", "GET api/replays", "DELETE api/replays/{replay}", "POST api/score"),
    *("POST api/settle", "GET api/tabletop/core.zip", "GET api/club/tables"),
    *("DELETE api/club/tables/{game}", "DELETE api/books/{book}", "POST api/books/{book}/links"),
    *("DELETE api/books/{book}/links/{link}", "POST api/events", "DELETE api/events/{event}"),
    *("GET api/events/{event}/links", "POST api/events/{event}/links"),
    *("DELETE api/events/{event}/links/{link}", "POST api/events/{event}/books/{number}/{number}"),
    *("POST api/events/{event}/online", "GET api/events/{event}/online/{number}"),
    *("POST api/events/{event}/online/{number}/{number}", "POST api/events/{event}/seat"),
    "POST api/qr",
}
# Few processes at once: on a busy machine some are told to come again.
PATIENT = ("logs", "logs in other formats", "reviews that are made", "practice")


def test_every_door_is_asked() -> None:
    """A route that is in no list fails here."""
    doors = {f"{door.method} {door.path.partition('?')[0]}": door for door in DOORS}
    dear = set()
    for one in (one for asked in DEAR.values() for one in asked):
        for name in doors:
            method, _, path = name.partition(" ")
            pattern = "/" + re.sub("{[a-z]+}", "[^/]+", path)
            if method == one.method and re.fullmatch(pattern, one.url.path) and name not in CHEAP:
                dear.add(name)
    assert dear | CHEAP == set(doors)


async def beside(
    server: Running, kind: str, work: Callable[[httpx.AsyncClient], Sequence[Awaitable[Any]]]
) -> tuple[list[Any], int]:
    """What work comes to, and how often health was answered meanwhile; nobody takes much memory."""
    before, known = memory(server), set(family_of(server.process.pid))
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=limits) as http:
        asked = [asyncio.ensure_future(one) for one in work(http)]
        answered, longest, largest = 0, 0.0, 0
        while not all(task.done() for task in asked):
            begun = time.monotonic()
            health = await http.get("/api/health")
            longest = max(longest, time.monotonic() - begun)
            assert health.status_code == 200, health.text
            answered += not all(task.done() for task in asked)
            for one in set(family_of(server.process.pid)) - known:
                with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                    largest = max(largest, memory_of([one]))
    grown = memory(server) - before
    print(f"{kind}: {len(asked)} asked, health {answered} times, {longest:.2f} s at most,")
    print(f"  {grown >> 20} MB, another process {largest >> 20} MB")
    assert grown < MOST_MEMORY
    assert largest < MOST_MEMORY
    return [task.result() for task in asked], answered


async def all_of(
    server: Running, kind: str, requests: Sequence[httpx.Request]
) -> list[httpx.Response]:
    """Many are asked, some at once; health is answered before the last of them is.

    What is answered in no time is asked again, and more often: health may come too late by chance.
    """
    places = asyncio.Semaphore(AT_ONCE)

    async def send(http: httpx.AsyncClient, one: httpx.Request) -> httpx.Response:
        async with places:
            return await http.send(http.build_request(**parts(one)))

    found: list[httpx.Response] = []
    for often in range(1, ROUNDS_OF_ASKING + 1):
        all_asked = [*requests] * often

        def work(
            http: httpx.AsyncClient, asked: Sequence[httpx.Request] = all_asked
        ) -> Sequence[Awaitable[Any]]:
            return [send(http, one) for one in asked]

        answers, answered = await beside(server, kind, work)
        found += answers
        if answered:
            return found
    raise AssertionError(f"{kind}: health is answered after everything else only")


@pytest.mark.parametrize("kind", DEAR)
def test_health_is_answered_beside_it(server: Running, kind: str) -> None:
    answers = asyncio.run(all_of(server, kind, DEAR[kind]))
    statuses = {answer.status_code for answer in answers}
    assert kind in PATIENT or statuses & {200, 201}, answers[0].text
    assert statuses <= ({200, 201, 503} if kind in PATIENT else {200, 201}), answers[0].text


def test_health_is_answered_beside_all_others(server: Running) -> None:
    """The doors behind which nothing is dear, by the names of what is large."""
    known = {"game": MATCH, "replay": REPLAY, "event": EVENT, "book": "dearbook10"}
    requests = []
    for door in DOORS:
        if f"{door.method} {door.path}" in CHEAP:
            names = {hole: fitting[0] for hole, fitting in FITTING.items()} | known
            if door.method == "DELETE":
                names |= dict.fromkeys(known, "nothing12")
            path = f"/{door.path.format(**names)}"
            headers = {"X-Event-Key": KEY, "X-Book-Key": KEY}
            requests.append(httpx.Request(door.method, path, headers=headers, json=door.body))
    answers = asyncio.run(all_of(server, "all others", requests * 4))
    assert len(answers) % len(CHEAP) == 0
    assert all(answer.status_code < 500 for answer in answers)


def test_health_is_answered_beside_a_long_match(server: Running) -> None:
    """Many come to the longest match there can be, and ask for all that can be asked there."""

    async def come() -> int:
        async with joined(server, MATCH, KEY) as client:
            for type in ("hint", "guide", "take_back", "acts", "hint", "guide", "next", "ping"):
                await client.send(type=type, seq=client.update["seq"])
            while client.heard[-1]["type"] != "pong":
                await client.receive()
            return len(client.events)

    told, answered = asyncio.run(
        beside(server, "a long match", lambda _: [come() for _ in range(6)])
    )
    assert answered
    assert min(told) > MOVES


def parts(one: httpx.Request) -> dict[str, Any]:
    """A request again: one object can be sent once."""
    return {
        "method": one.method,
        "url": str(one.url),
        "headers": {name: value for name, value in one.headers.items() if name != "host"},
        "content": one.content,
    }


def test_a_workbench_does_one_thing_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop goes on meanwhile; whoever comes when too many wait is sent away."""
    monkeypatch.setattr(workbench, "MOST_WAITING", 2)
    go_on, busy, most = threading.Event(), 0, 0

    def work() -> None:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        go_on.wait(PATIENCE)
        busy -= 1

    async def crowd() -> None:
        bench = Workbench()
        asked = [asyncio.create_task(bench.do(work)) for _ in range(2)]
        while not busy:
            await asyncio.sleep(0)
        with pytest.raises(RefusedError) as refusal:
            await bench.do(work)
        assert refusal.value.code == "overworked"
        go_on.set()
        await asyncio.gather(*asked)

    asyncio.run(crowd())
    assert most == 1


def test_a_book_has_few_swaps_and_a_size() -> None:
    """Swaps are looked at for every entry: without a limit the cost would be their square."""
    book = fold(json.loads(line) for line in SWAPS)
    refused = [one for one in book.problems if one.error.cause == "book_too_many_swaps"]
    assert len(SWAPS) - 1 == 2 * (MOST_SWAPS + len(refused))
    assert LARGEST_BOOK <= 1 << 20
