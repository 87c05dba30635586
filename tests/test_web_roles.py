"""Who may do what: every door of events and books with every kind of link, every message by guests.

What each link may do is written down here, from the documentation; all else must be refused.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.hostile_doors import DOORS, LINES, MESSAGES, Door
from tests.support.web_run import Running, joined, running, sqlite
from tests.test_web_event import Desk

STAFF = {"organiser", "referee"}
TABLES = {*STAFF, "table"}
EVERYBODY = {*TABLES, "player", "other table", "public"}
# By door of an event: which links it opens for.
EVENT_DOORS = {
    "GET api/events/{event}": EVERYBODY,
    "DELETE api/events/{event}": {"organiser"},
    "POST api/events/{event}/acts": TABLES,
    "GET api/events/{event}/acts": STAFF,
    "GET api/events/{event}/players/{number}": EVERYBODY,
    "GET api/events/{event}/history/{number}/{number}": STAFF,
    "POST api/events/{event}/proposals": {"organiser"},
    "POST api/events/{event}/people": {"organiser"},
    "GET api/events/{event}/links": {"organiser"},
    "POST api/events/{event}/links": {"organiser"},
    "DELETE api/events/{event}/links/{link}": {"organiser"},
    "GET api/events/{event}/files/{file}": STAFF,  # event.json; standings are for everybody
    "POST api/events/{event}/books/{number}/{number}": TABLES,
    "POST api/events/{event}/online": {"organiser"},
    "GET api/events/{event}/online/{number}": STAFF,
    "POST api/events/{event}/online/{number}/{number}": STAFF,
    "POST api/events/{event}/seat": {"player"},
}
WRITERS = {"owner", "writer"}
READERS = {*WRITERS, "reader"}
BOOK_DOORS = {
    "GET api/books/{book}": READERS,
    "DELETE api/books/{book}": {"owner"},
    "POST api/books/{book}/lines": WRITERS,
    "POST api/books/{book}/links": WRITERS,
    "DELETE api/books/{book}/links/{link}": {"owner"},
    "POST api/books/{book}/me": READERS,
    "GET api/books/{book}/audit": WRITERS,
}
REFUSED = {401, 403}
HOLES = {"number": "1", "file": "event.json", "link": "0123456789abcdef"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("roles"))) as started:
        yield started


def doors_of(what: str) -> dict[str, Door]:
    """The doors of events or books; those that end something come last."""
    found = [door for door in DOORS if door.path.startswith(f"api/{what}/{{")]
    found.sort(key=lambda door: (door.method == "DELETE", -len(door.path)))
    return {f"{door.method} {door.path}": door for door in found}


def knock(server: Running, door: Door, header: str, key: str, **holes: str) -> int:
    path = door.path.format(**HOLES, **holes)
    headers = {header: key} if key else {}
    return server.http.request(door.method, f"/{path}", headers=headers, json=door.body).status_code


def test_links_of_an_event(server: Running) -> None:
    assert set(EVENT_DOORS) == set(doors_of("events"))
    desk, other = Desk(server), Desk(server)
    desk.seat()
    keys = {
        "other event": other.key,
        "nobody": "x" * 32,
        "public": "",
        "other table": desk.link("table", 2),
        "table": desk.link("table", 1),
        "player": desk.link("player", 1),
        "referee": desk.link("referee"),
        "organiser": desk.key,
    }
    for name, door in doors_of("events").items():
        for role, key in keys.items():
            status = knock(server, door, "X-Event-Key", key, event=desk.id)
            assert (status not in REFUSED) == (role in EVENT_DOORS[name]) or (
                status == 403 and door.method == "DELETE" and "links" in door.path
            ), (name, role, status)


def test_links_of_a_book(server: Running) -> None:
    assert set(BOOK_DOORS) == set(doors_of("books"))
    owner = {"X-Book-Key": "o" * 32}
    for id, key in (("rolesbook1", "o" * 32), ("otherbook1", "q" * 32)):
        body = {"id": id, "lines": LINES}
        made = server.http.post("/api/books", headers={"X-Book-Key": key}, json=body)
        assert made.status_code == 201
    keys = {"other book": "q" * 32, "nobody": "x" * 32, "public": ""}
    for role in ("reader", "writer"):
        path = "/api/books/rolesbook1/links"
        keys[role] = server.http.post(path, headers=owner, json={"role": role}).json()["key"]
    keys["owner"] = "o" * 32
    for name, door in doors_of("books").items():
        for role, key in keys.items():
            status = knock(server, door, "X-Book-Key", key, book="rolesbook1")
            assert (status not in REFUSED) == (role in BOOK_DOORS[name]), (name, role, status)


# What a spectator may say; a player who is no host may say all but what only hosts may.
WATCHING = {"ping", "lang", "acts"}
HOSTS = {"fill", "replace", "pause", "pace", "rule"}


def test_messages_of_guests(server: Running) -> None:
    """A spectator is refused everything but to look on; another player what is for the host."""
    game = server.new_game(seats=["human"] * 4, honour=True)

    async def said(token: str, message: dict[str, Any]) -> str | None:
        async with joined(server, game["id"], token) as client:
            await client.send(**message)
            await client.send(type="ping")
            while (heard := await client.receive())["type"] != "pong":
                if heard["type"] == "error":
                    return str(heard["code"])
        return None

    async def talk() -> None:
        server.http.cookies.clear()
        for message in MESSAGES:
            kind = message["type"]
            if kind == "pause":
                message = {**message, "on": True}
            watching = await said(game["watch"], message)
            assert (watching is None) == (kind in WATCHING), (kind, watching)
            if kind in HOSTS:
                code = await said(game["tokens"][1], message)
                assert code in ("only_host", "not_alone", "not_started"), (kind, code)

    asyncio.run(talk())
