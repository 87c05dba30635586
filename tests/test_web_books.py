"""Score books on the server: shared by links, written by several phones, safe, merged, expiring."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.conftest import LONG
from tests.support.books import random_hand
from tests.support.postgres import started
from tests.support.web_run import Running, running, sqlite
from wrobel.tabletop.book import Book, fold, write_line
from wrobel.tabletop.book.page import written
from wrobel.web.books.shelf import Shelf
from wrobel.web.refusals import RefusedError
from wrobel.web.storage import tokens
from wrobel.web.storage.book_store import BookStore
from wrobel.web.storage.database_check import check
from wrobel.web.storage.event_store import EventStore, new_link
from wrobel.web.storage.writer import Writer

NAMES = ["Ala", "Bo", "Celina", "Dan"]
KEY = "k" * 32
START = {"rules": "ema-2016", "options": {}, "players": NAMES}
KILLS = 50 if LONG else 2


def start(id: str = "a", rules: str = "ema-2016", **more: Any) -> str:
    entry = {"id": id, "type": "start", "rules": rules, "players": NAMES, "by_device": "one"}
    return write_line({**entry, **more})


def win(id: str, after: str, **more: Any) -> str:
    wins = [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]
    return write_line({"id": id, "type": "win", "wins": wins, "after": after, **more})


class Shared:
    """A book on a running server as one phone sees it."""

    def __init__(self, http: httpx.Client, id: str, key: str = KEY) -> None:
        self.http, self.id, self.key = http, id, key

    def ask(self, method: str, path: str = "", **more: Any) -> httpx.Response:
        headers = {"X-Book-Key": self.key}
        return self.http.request(method, f"/api/books/{self.id}{path}", headers=headers, **more)

    def make(self, *lines: str) -> httpx.Response:
        body = {"id": self.id, "lines": lines}
        return self.http.post("/api/books", headers={"X-Book-Key": self.key}, json=body)

    def push(self, *lines: str) -> httpx.Response:
        return self.ask("POST", "/lines", json={"lines": lines})

    def lines(self, since: int = 0, wait: int = 0) -> list[str]:
        found: list[str] = self.ask("GET", params={"since": since, "wait": wait}).json()["lines"]
        return found

    def join(self, role: str) -> "Shared":
        answer = self.ask("POST", "/links", json={"role": role})
        assert answer.status_code == 201, answer.text
        return Shared(self.http, self.id, answer.json()["key"])

    def book(self) -> Book:
        return fold(json.loads(line) for line in self.lines())


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    if request.param == "sqlite":
        with running(sqlite(tmp_path_factory.mktemp("books"))) as one:
            yield one
    else:
        with started() as postgres, running(postgres.url) as one:
            yield one


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("books")


@pytest.fixture(scope="module")
def one_server(folder: Path) -> Iterator[Running]:
    with running(sqlite(folder)) as found:
        yield found


def test_phones_write_one_book(server: Running) -> None:
    """Lines are merged by their ids; sent again they change nothing; a conflict is shown."""
    owner = Shared(server.http, "phonebook1")
    assert owner.make(start()).status_code == 201
    assert owner.make(start()).json()["version"] == 1  # the answer was lost, it is asked again
    writer, reader = owner.join("writer"), owner.join("reader")
    assert owner.join("writer").key == writer.key
    assert writer.push(win("b", "a", hand=1)).json() == {"version": 2, "refused": []}
    assert writer.push(win("b", "a", hand=1)).json() == {"version": 2, "refused": []}
    assert owner.push(win("c", "a", hand=1)).json()["version"] == 3
    assert reader.lines() == owner.lines()
    assert [one.code for one in reader.book().problems] == ["conflict"]
    assert reader.push(win("d", "c", hand=2)).json()["error"]["code"] == "only_reading"
    assert reader.ask("POST", "/links", json={"role": "writer"}).status_code == 403
    assert reader.make(start(), win("d", "c", hand=2)).json()["error"]["code"] == "only_reading"
    assert len(owner.lines()) == 3
    void = write_line({"id": "v", "type": "void", "of": "c", "after": "c"})
    assert writer.push(void).status_code == 200
    assert owner.book().problems == []
    assert owner.book().scores == [30000, 35200, 30000, 24800]


def codes(answer: httpx.Response) -> list[str]:
    return [one["code"] for one in answer.json()["refused"]]


def test_where_one_phone_writes_the_others_are_refused(server: Running) -> None:
    """Whatever they call themselves; they may remark, and take over by saying so."""
    owner = Shared(server.http, "onewriter1")
    alone = {"writing": "one"}
    assert owner.make(start(**alone)).status_code == 201
    other = owner.join("writer")
    for device in ({"by_device": "two"}, {"by_device": "one"}, {}):
        assert codes(other.push(win("x", "a", hand=1, **device))) == ["not_writer"]
    refused = other.ask("POST", "/lines?lang=pl", json={"lines": [win("x", "a")]}).json()["refused"]
    assert "przejmij" in refused[0]["reason"]
    assert codes(owner.push(win("b", "a", hand=1, by_device="one"))) == []
    doubt = write_line({"id": "d", "type": "doubt", "of": "b", "by_device": "two"})
    assert codes(other.push(doubt)) == []
    entry = {**json.loads(start(**alone)), "writer": "two"}
    over = write_line({"id": "t", "type": "change", "of": "a", "entry": entry, "after": "d"})
    second = win("c", "t", hand=2, by_device="two")
    assert codes(other.push(over, second)) == []
    assert codes(owner.push(win("y", "c", hand=3, by_device="one"))) == ["not_writer"]
    assert codes(owner.push(win("y", "c", hand=3, by_device="two"))) == ["not_writer"]
    assert codes(other.push(win("e", "c", hand=3, by_device="two"))) == []
    assert [json.loads(line)["id"] for line in owner.lines()] == ["a", "b", "d", "t", "c", "e"]
    assert owner.book().problems == []


def test_a_pen_is_not_taken_in_passing(one_server: Running) -> None:
    """Who names the writer again leaves it the pen, and nobody writes in its name by that."""
    owner = Shared(one_server.http, "onewriter3")
    alone = {**json.loads(start(writing="one")), "writer": "one"}
    owner.make(write_line(alone))
    other = owner.join("writer")

    def change(id: str, after: str, of: str = "a", **more: Any) -> str:
        line = {"id": id, "type": "change", "of": of, "entry": {**alone, **more}, "after": after}
        return write_line({**line, "by_device": "two"})

    forged = win("x", "a", hand=1, by_device="one")
    assert codes(other.push(change("b", "a", confirm=True), forged)) == ["not_writer"]
    assert codes(owner.push(win("c", "b", hand=1, by_device="one"))) == []
    for entry in ({"writing": "all"}, {"writer": "two"}):  # of another entry than the start
        assert codes(other.push(change("d", "c", "c", **entry), forged)) == ["not_writer"] * 2
    free = win("e", "d", hand=2, by_device="two")
    assert codes(other.push(change("d", "c", writing="all"), free)) == []
    assert codes(other.push(change("f", "e"))) == []  # gives it back
    assert codes(owner.push(win("g", "f", hand=3, by_device="one"))) == []
    assert codes(other.push(win("x", "g", hand=4, by_device="one"))) == ["not_writer"]
    book = owner.book()
    assert (len(book.hands), book.problems) == (3, [])


def test_who_writes_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as first:
        owner = Shared(first.http, "onewriter2")
        owner.make(start(writing="one"))
        key = owner.join("writer").key
    with running(sqlite(tmp_path)) as second:
        other = Shared(second.http, "onewriter2", key)
        assert codes(other.push(win("x", "a", by_device="one"))) == ["not_writer"]


def test_what_is_no_entry_is_refused_and_the_rest_is_kept(one_server: Running) -> None:
    owner = Shared(one_server.http, "refusals1")
    owner.make(start())
    other = win("b", "a", hand=1)
    answer = owner.push("[]", other, '{"id": "b", "type": "end"}', '{"id": "x", "type": "fly"}')
    assert [one["code"] for one in answer.json()["refused"]] == ["bad_line", "same_id", "bad_line"]
    assert owner.lines() == [start(), other]


@pytest.mark.parametrize(
    ("lines", "status", "code"),
    [
        ([], 400, "bad_book"),
        (["x" * 9000], 400, "bad_request"),
        ([start(rules="nothing")], 400, "bad_book"),
        ([start(players=["A"])], 400, "bad_book"),
        (["{]"], 400, "bad_line"),
        ([win("b", "a")], 400, "bad_book"),
    ],
)
def test_a_book_begins_with_a_match(
    one_server: Running, lines: list[str], status: int, code: str
) -> None:
    answer = Shared(one_server.http, "nobook123").make(*lines)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert Shared(one_server.http, "nobook123").ask("GET").status_code == 404


def test_names_that_the_server_gives_are_not_for_phones(one_server: Running) -> None:
    """A book called like a game would take its results, like an event's table its book."""
    game = one_server.new_game()["id"]
    table = "0123456789abcdef"
    assert len(game) == len(table)
    for name in (game, table):
        assert Shared(one_server.http, name).make(start()).status_code == 400
    assert Shared(one_server.http, f"{table}0").make(start()).status_code == 201


def test_nobody_comes_in_without_a_link(one_server: Running, folder: Path) -> None:
    owner = Shared(one_server.http, "private12")
    owner.make(start())
    for key in ("", "x", "y" * 32):
        stranger = Shared(one_server.http, owner.id, key)
        assert stranger.ask("GET").json()["error"]["code"] == "no_book_link"
        assert stranger.push(win("b", "a")).status_code == 403
        assert stranger.ask("DELETE").status_code == 403
    assert Shared(one_server.http, owner.id, "z" * 32).make(start()).status_code == 409
    writer = owner.join("writer")
    assert writer.ask("DELETE").status_code == 403
    stored = b"".join(one.read_bytes() for one in folder.iterdir())
    assert owner.id.encode() in stored
    assert writer.key.encode() not in stored
    assert writer.ask("GET", "/audit").json()[0]["line"] == start()
    assert owner.ask("DELETE").status_code == 204
    assert owner.ask("GET").status_code == 404


def test_links_are_given_and_taken_back_with_a_line_for_each(server: Running) -> None:
    """All that a link has given ends with it; only the owner takes back, and never its own."""
    owner = Shared(server.http, "linkbook1")
    owner.make(start())
    writer = owner.join("writer")
    reader = writer.join("reader")
    assert owner.join("writer").key == writer.key  # nothing new is given
    mine, its, its_reader = (tokens.hashed(one.key)[:16] for one in (owner, writer, reader))
    for wrong in (mine, "0" * 16, its[:8], its + "0"):
        assert owner.ask("DELETE", f"/links/{wrong}").status_code == 404
    for other in (writer, reader):
        assert other.ask("DELETE", f"/links/{its}").status_code == 403
    assert owner.ask("DELETE", f"/links/{its}").status_code == 204
    for gone in (writer, reader):
        assert gone.ask("GET").json()["error"]["code"] == "no_book_link"
    other = owner.join("writer")  # what is given anew is another secret: the old one stays void
    assert other.key not in (writer.key, owner.key)
    assert owner.join("writer").key == other.key
    assert [one.ask("GET").status_code for one in (other, writer)] == [200, 403]
    told = ("what", "link", "role", "about")
    found = [tuple(one[name] for name in told) for one in owner.ask("GET", "/audit").json()]
    assert found == [
        ("line", mine, None, None),
        ("link", mine, "writer", its),
        ("link", its, "reader", its_reader),
        ("unlink", mine, "writer", its),
        ("unlink", mine, "reader", its_reader),
        ("link", mine, "writer", tokens.hashed(other.key)[:16]),
    ]


def test_a_book_has_room_for_so_much(one_server: Running) -> None:
    owner = Shared(one_server.http, "fullbook1")
    owner.make(start())
    doubts = [write_line({"id": f"d{n}", "type": "doubt", "of": "a"}) for n in range(1999)]
    assert owner.push(*doubts).json()["version"] == 2000
    assert owner.push(win("b", "a")).json()["error"]["code"] in ("book_full", "too_many")
    assert len(owner.lines()) == 2000


def test_whoever_waits_is_told_at_once(one_server: Running) -> None:
    owner = Shared(one_server.http, "waiting12")
    owner.make(start())
    heard: list[list[str]] = []
    with httpx.Client(base_url=one_server.url, timeout=60) as http:
        phone = Shared(http, owner.id, owner.join("reader").key)
        thread = threading.Thread(target=lambda: heard.append(phone.lines(1, 20)))
        thread.start()
        owner.push(win("b", "a", hand=1))
        thread.join(60)
    assert heard == [[win("b", "a", hand=1)]]


def test_a_healed_partition(one_server: Running) -> None:
    """Four phones write a match without each other, send in any order: the same on all."""
    dice = Random("partition")
    owner = Shared(one_server.http, "partition")
    owner.make(start(rules="mcr"))
    phones = [owner, *(owner.join("writer") for _ in range(3))]
    copies = [[start(rules="mcr")] for _ in phones]
    for step in range(40 if LONG else 16):
        at = dice.randrange(4)
        lines = copies[at]
        entries = [json.loads(line) for line in lines]
        book = fold(entries)
        if not book.over:
            entry = random_hand(book, dice)
            fields = {"id": f"{at}-{step}", "device": f"phone {at}"}
            lines.append(write_line(written(fields, entry, entries, book, lines)))
        if dice.random() < 0.3:  # this phone has a network for a moment
            phones[at].push(*lines)
            lines += [line for line in phones[at].lines() if line not in lines]
    order = list(range(4))
    dice.shuffle(order)
    for at in order:
        phones[at].push(*copies[at])
    whole = phones[0].lines()
    assert sorted(whole) == sorted({line for copy in copies for line in copy})
    results = set()
    for at in range(4):
        mixed = [*copies[at], *(line for line in whole if line not in copies[at])]
        results.add(json.dumps(fold(json.loads(line) for line in mixed).to_dict()))
    assert len(results) == 1


def test_a_killed_server_keeps_what_it_confirmed(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    confirmed: list[str] = []
    for kill in range(KILLS):
        server = Running(url)
        owner = Shared(server.http, "killed123")
        if not kill:
            confirmed.append(start())
            owner.make(*confirmed)
        assert owner.lines() == confirmed
        for step in range(3):
            line = write_line({"id": f"{kill}-{step}", "type": "doubt", "of": "a"})
            assert owner.push(line).status_code == 200
            confirmed.append(line)
        with contextlib.suppress(httpx.HTTPError):
            server.kill()
    with running(url) as server:
        assert Shared(server.http, "killed123").lines() == confirmed
    assert check(url).faults == []


def test_statistics_count_real_tables(one_server: Running) -> None:
    """Whoever says which player they are finds the match among their own; corrections follow."""
    owner = Shared(one_server.http, "counted12")
    owner.make(start(), win("b", "a", hand=1))
    with httpx.Client(base_url=one_server.url) as http:
        bo = Shared(http, owner.id, owner.join("reader").key)
        assert bo.ask("POST", "/me", json={"player": 7}).status_code == 409
        assert bo.ask("POST", "/me", json={"player": 1}).status_code == 200
        assert bo.ask("GET").json()["mine"] == 1
        assert owner.ask("POST", "/me", json={"player": 1}).status_code == 409
        assert http.get("/api/me/results").json() == []
        owner.push(write_line({"id": "e", "type": "end", "after": "b"}))
        [result] = http.get("/api/me/results").json()
        match = result["match"]
        assert (match["place"], match["score"], match["wins"], match["hands"]) == (1, 35200, 1, 1)
        assert http.get("/api/me/statistics").json()["all"]["rates"]["calls"] is None
        owner.push(write_line({"id": "v", "type": "void", "of": "b", "after": "e"}))
        assert http.get("/api/me/results").json() == []  # no hand is left: no match
        owner.push(write_line({"id": "w", "type": "void", "of": "v", "after": "v"}))
        assert len(http.get("/api/me/results").json()) == 1
        bo.ask("POST", "/me", json={"player": None})
        assert http.get("/api/me/results").json() == []


def test_a_book_knows_who_became_another_and_who_was_forgotten(one_server: Running) -> None:
    """Not only as it is stored: what comes in afterwards counts for the right people."""
    owner = Shared(one_server.http, "people123")
    owner.make(start(), win("b", "a", hand=1))
    reader = owner.join("reader").key
    with (
        httpx.Client(base_url=one_server.url) as ala,
        httpx.Client(base_url=one_server.url) as bo,
        httpx.Client(base_url=one_server.url) as phone,
    ):
        for player, http in enumerate((ala, bo)):
            seat = Shared(http, owner.id, reader).ask("POST", "/me", json={"player": player})
            assert seat.status_code == 200
        code = phone.post("/api/me/link").json()["code"]
        assert bo.post("/api/me/adopt", json={"code": code}).status_code == 200
        assert Shared(bo, owner.id, reader).ask("GET").json()["mine"] == 1
        cookies = dict(ala.cookies)
        assert ala.delete("/api/me").status_code == 200
        assert owner.ask("GET").json()["seats"] == [False, True]
        owner.push(write_line({"id": "e", "type": "end", "after": "b"}))
        assert [one["player"] for one in phone.get("/api/me/results").json()] == [1]
        with httpx.Client(base_url=one_server.url, cookies=cookies) as back:
            assert back.get("/api/me/results").json() == []


def test_the_book_of_an_events_table(tmp_path: Path) -> None:
    """Asked for twice it is the same one; it follows the seating until the first hand."""
    told: list[tuple[str, bool, list[int]]] = []

    async def on_change(source: str, book: Book) -> None:
        told.append((source, book.over, list(book.scores)))

    async def run() -> None:
        writer = Writer(sqlite(tmp_path), None)
        writer.prepare()
        writer.open()
        shelf = Shelf(BookStore(writer))
        shelf.on_change = on_change
        wanted: dict[str, Any] = START
        await EventStore(writer).create("6f3a", "{}", new_link("table", "table", 2))
        source = "event/6f3a/1/2"
        assert await shelf.book_of(source) is None
        made = await shelf.open_for(source, KEY, "table", wanted)
        assert await shelf.open_for(source, KEY, "table", wanted) == made
        moved = {**wanted, "players": NAMES[::-1]}
        assert await shelf.open_for(source, KEY, "table", moved) == made
        book = await shelf.book_of(source)
        assert book is not None
        assert (book.players, book.problems) == (NAMES[::-1], [])
        link = await shelf.link(made.id, made.key, "writer")
        await shelf.push(made.id, link, [win("b", book.last or "", hand=1)])
        await shelf.open_for(source, KEY, "table", wanted)  # too late: a hand has been played
        await shelf.push(made.id, link, [write_line({"id": "e", "type": "end", "after": "b"})])
        await writer.close()

    asyncio.run(run())
    scores = [30000, 35200, 30000, 24800]
    assert told[-2:] == [
        ("event/6f3a/1/2", False, scores),
        ("event/6f3a/1/2", True, scores),
    ]


def test_what_is_on_its_way_when_a_link_ends_comes_to_nothing(tmp_path: Path) -> None:
    """Lines and links of somebody whose link is taken back just then, and who waits for news."""

    async def run() -> None:
        writer = Writer(sqlite(tmp_path), None)
        writer.prepare()
        writer.open()
        shelf = Shelf(BookStore(writer))
        await shelf.create("latebook1", KEY, [start()])
        owner = await shelf.link("latebook1", KEY)
        key = await shelf.make_link("latebook1", owner, KEY, "writer")
        link = await shelf.link("latebook1", key, "writer")
        waiting = asyncio.create_task(shelf.read("latebook1", key, 1, 20))
        await asyncio.sleep(0)  # it has asked what the link allows
        await shelf.store.remove_link("latebook1", link.hash, owner.hash)
        late = (
            shelf.push("latebook1", link, [win("b", "a", hand=1)]),
            shelf.make_link("latebook1", link, key, "writer"),
            shelf.open_for("event/6f3a/1/2", key, link.hash, START),
        )
        for one in late:
            with pytest.raises(RefusedError, match="not any more"):
                await one
        assert not waiting.done()
        assert (await shelf.push("latebook1", owner, [win("b", "a", hand=1)]))[0] == 2
        with pytest.raises(RefusedError, match="not any more"):
            await waiting
        await writer.close()

    asyncio.run(run())


def test_a_book_is_deleted_when_what_is_being_written_is_written(tmp_path: Path) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(BookStore):
        async def append(self, *args: Any) -> None:
            begun.set()
            await go_on.wait()
            await super().append(*args)

    async def run() -> None:
        writer = Writer(sqlite(tmp_path), None)
        writer.prepare()
        writer.open()
        shelf = Shelf(Slow(writer))
        await shelf.create("slowbook1", KEY, [start()])
        link = await shelf.link("slowbook1", KEY)
        async with asyncio.TaskGroup() as both:
            pushing = both.create_task(shelf.push("slowbook1", link, [win("b", "a", hand=1)]))
            await begun.wait()
            both.create_task(shelf.delete("slowbook1"))
            await writer.call(lambda _: None)  # whatever the deletion has ordered is done by now
            go_on.set()
        assert pushing.result() == (2, [])
        assert await shelf.store.load("slowbook1") is None
        await writer.close()

    asyncio.run(run())
