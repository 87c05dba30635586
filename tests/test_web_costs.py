"""The dearest question of every kind: it is worked out beside the loop, and costs little memory.

Times mean nothing on a busy machine. What is asked instead: while the dear questions are being
worked on, `api/health` is answered, and the server never has 50 MB more than before.
"""

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert

from tests.support.event_tournament import Desk
from tests.support.web_run import PATIENCE, Running, running, sqlite
from tests.test_web_hostile import memory
from wrobel.logs.statistics import MatchResult
from wrobel.tabletop.book import fold
from wrobel.tabletop.book.corrections import MOST_SWAPS
from wrobel.web import workbench
from wrobel.web.books.shelf import LARGEST_BOOK, MOST_LINES
from wrobel.web.events.downloads import FILES
from wrobel.web.events.hall import written
from wrobel.web.http.api import LARGEST_QUESTION
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import schema, tokens
from wrobel.web.storage.event_store import new_link, row
from wrobel.web.storage.results import MOST_RESULTS
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.statistics_types import Result
from wrobel.web.workbench import Workbench

PLAYERS, ROUNDS = 400, 15
AT_ONCE = 12
MOST_MEMORY = 50 << 20
KEY, PERSON = "k" * 32, "p" * 32
EVENT = "bigevent"
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


def short(lines: list[str]) -> list[str]:
    """As many lines as a question may have."""
    while sum(map(len, lines)) + 20 * len(lines) > LARGEST_QUESTION - 1000:
        lines = lines[:-20]
    return lines


SWAPS = lines_of_swaps()
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
    "statistics": [mine(path) for path in ("statistics", "results", "results.csv")] * 3,
    "rules": [desk(name, rules="ema-2016", other="mcr") for name in ("rulebook", "card", "ruleset")]
    * 4,
}


@pytest.mark.parametrize("kind", DEAR)
def test_health_is_answered_beside_it(server: Running, kind: str) -> None:
    """Many are asked, some at once; health is answered before the last of them is."""
    before = memory(server)

    async def ask() -> tuple[list[int], int, float]:
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=limits) as http:
            places = asyncio.Semaphore(AT_ONCE)

            async def send(one: httpx.Request) -> httpx.Response:
                async with places:
                    return await http.send(http.build_request(**parts(one)))

            asked = [asyncio.create_task(send(one)) for one in DEAR[kind]]
            answered, longest = 0, 0.0
            while not all(task.done() for task in asked):
                begun = time.monotonic()
                health = await http.get("/api/health")
                longest = max(longest, time.monotonic() - begun)
                assert health.status_code == 200, health.text
                answered += not all(task.done() for task in asked)
            return [task.result().status_code for task in asked], answered, longest

    statuses, answered, longest = asyncio.run(ask())
    grown = memory(server) - before
    print(f"{kind}: {len(statuses)} asked, health {answered} times, {longest:.2f} s at most,")
    print(f"  {grown >> 20} MB")
    assert set(statuses) <= {200, 201}
    assert answered
    assert grown < MOST_MEMORY


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
