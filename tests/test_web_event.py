"""Events on the server: links and what they allow, acts that are safe, files, the one-file desk."""

import asyncio
import contextlib
import io
import json
import random
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from openpyxl import load_workbook  # type: ignore[import-untyped]

from tests.conftest import LONG
from tests.support.cli_run import environment
from tests.support.event_tournament import tournament
from tests.support.web_run import PATIENCE, Running, running, sqlite
from wrobel.tabletop.event.fold import fold
from wrobel.tabletop.event.ranking import sections
from wrobel.web.events.downloads import made
from wrobel.web.events.hall import Hall, limit_of
from wrobel.web.refusals import RefusedError
from wrobel.web.storage.database_check import check
from wrobel.web.storage.event_store import EventStore
from wrobel.web.storage.writer import Writer
from wrobel.web.wire.club_types import NewEvent, NewLink


class Desk:
    """The organiser's side of an event on a running server."""

    def __init__(self, server: Running, **wish: Any) -> None:
        self.http = server.http
        wish = {"name": "Tuesday", "rules": "ema-2016", **wish}
        answer = self.http.post("/api/events", json=wish)
        assert answer.status_code == 201, answer.text
        self.id, self.key = answer.json()["id"], answer.json()["key"]

    def ask(self, method: str, path: str, key: str | None = None, **more: Any) -> httpx.Response:
        key = self.key if key is None else key
        headers = {"X-Event-Key": key} if key else {}
        return self.http.request(method, f"/api/events/{self.id}{path}", headers=headers, **more)

    def do(self, type: str, key: str | None = None, **fields: Any) -> httpx.Response:
        return self.ask("POST", "/acts", key, json={"type": type, **fields})

    def done(self, type: str, key: str | None = None, **fields: Any) -> str:
        answer = self.do(type, key, **fields)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, key: str | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", "", key).json()["event"]
        return found

    def link(self, role: str, table: int | None = None) -> str:
        answer = self.ask("POST", "/links", json={"role": role, "table": table})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["key"])

    def seat(self, players: int = 8) -> None:
        names = [{"name": f"P{n}"} for n in range(1, players + 1)]
        self.done("players", players=names)
        self.done("check_in", players=list(range(1, players + 1)))
        self.done("round", round=1)
        tables = [list(range(first, first + 4)) for first in range(1, players, 4)]
        self.done("seating", rounds={"1": tables})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("web")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with running(sqlite(folder)) as started:
        yield started


def look_into(server: Running, book: dict[str, str]) -> int:
    headers = {"X-Book-Key": book["key"]}
    return server.http.get(f"/api/books/{book['id']}", headers=headers).status_code


def test_links_allow_what_their_role_may(server: Running) -> None:
    desk = Desk(server)
    desk.seat()
    referee, table, other = desk.link("referee"), desk.link("table", 1), desk.link("table", 2)
    assert desk.link("table", 1) == table  # printed again, it is the same code
    scores = [41000, 33000, 26000, 20000]
    assert desk.do("result", other, round=1, table=1, scores=scores).status_code == 403
    assert desk.do("result", "", round=1, table=1, scores=scores).status_code == 403
    assert desk.do("settings", referee, name="Mine").status_code == 403
    assert desk.do("settings", "x" * 30, name="Mine").status_code == 403
    desk.done("result", table, round=1, table=1, scores=scores)
    desk.done("penalty", referee, player=2, points=-20, reason="chombo")
    assert desk.look("")["role"] == "public"
    assert desk.look("")["sections"] == []
    assert desk.look(table)["rounds"][0]["results"][0]["scores"] == scores
    assert desk.ask("GET", "/acts", table).status_code == 403
    acts = desk.ask("GET", "/acts", referee).json()
    assert [(one["type"], one["role"], one["who"]) for one in acts[:2]] == [
        ("penalty", "referee", ""),
        ("result", "table", "1"),
    ]
    links = desk.ask("GET", "/links").json()
    assert [one["role"] for one in links] == ["organiser", "referee", "table", "table"]
    books = [desk.ask("POST", "/books/1/1", key).json() for key in (table, referee)]
    assert [look_into(server, book) for book in books] == [200, 200]
    assert desk.ask("DELETE", f"/links/{links[2]['id']}").status_code == 204
    assert desk.do("result", table, round=1, table=1, scores=scores).status_code == 403
    assert [look_into(server, book) for book in books] == [403, 200]  # what it opened is closed
    listed = desk.ask("GET", "/acts").json()
    again = desk.link("table", 1)  # a new code: the old one stays void
    assert again != table
    assert desk.link("table", 1) == again
    assert desk.do("result", table, round=1, table=1, scores=scores).status_code == 403
    assert desk.look(again)["table"] == 1
    assert [one["type"] for one in listed].count("link") == 3
    assert (listed[0]["type"], listed[0]["fields"]["table"]) == ("unlink", 1)
    assert desk.ask("DELETE", f"/links/{links[0]['id']}").status_code == 403  # one's own


def test_what_is_on_its_way_when_a_link_ends_comes_to_nothing(tmp_path: Path) -> None:
    """An organiser whose link is taken back just then makes no other for themselves."""

    async def run() -> None:
        writer = Writer(sqlite(tmp_path), None)
        writer.prepare()
        writer.open()
        hall = Hall(EventStore(writer))
        id, key = await hall.create(NewEvent("Tuesday", "ema-2016"))
        own = await hall.link(id, key)
        other = await hall.make_link(id, own, key, NewLink("organiser"))
        link = await hall.link(id, other)
        await hall.remove_link(id, own, link.hash)
        late = (
            hall.do(id, link, {"type": "settings", "name": "Mine"}),
            hall.make_link(id, link, other, NewLink("organiser")),
            hall.remove_link(id, link, own.hash),
        )
        for one in late:
            with pytest.raises(RefusedError, match="not any more"):
                await one
        opened = await hall.get(id)
        assert [one.type for one in opened.acts] == ["open", "link", "unlink"]
        assert [one.hash for one in await hall.store.links(id)] == [own.hash]
        await writer.close()

    asyncio.run(run())


def test_books_of_a_deleted_event_are_closed(server: Running) -> None:
    desk = Desk(server)
    desk.seat()
    keys = (desk.link("table", 1), desk.key)
    books = [desk.ask("POST", "/books/1/1", key).json() for key in keys]
    assert [look_into(server, book) for book in books] == [200, 200]
    assert desk.ask("DELETE", "").status_code == 204
    assert [look_into(server, book) for book in books] == [403, 403]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"X-Forwarded-For": "192.0.2.7"}, 403),
        ({"Host": "mahjong.example"}, 403),  # a proxy that does not say for whom it speaks
        ({"Host": "mahjong.example", "X-Club-Key": "guess"}, 403),
    ],
)
def test_who_may_make_an_event(server: Running, headers: dict[str, str], status: int) -> None:
    wish = {"name": "Tuesday", "rules": "ema-2016"}
    answer = server.http.post("/api/events", json=wish, headers=headers)
    assert answer.status_code == status
    assert status == 201 or answer.json()["error"]["code"] == "no_key"


def test_secrets_are_stored_as_hashes_only(server: Running, folder: Path) -> None:
    desk = Desk(server)
    table = desk.link("table", 3)
    stored = b"".join(one.read_bytes() for one in folder.iterdir())
    assert desk.id.encode() in stored
    assert desk.key.encode() not in stored
    assert table.encode() not in stored


def test_an_act_that_is_sent_again_is_done_once(server: Running) -> None:
    desk = Desk(server)
    one = desk.do("players", id="mine", players=[{"name": "Ala"}])
    again = desk.do("players", id="mine", players=[{"name": "Ala"}])
    assert one.json() == again.json()
    assert len(desk.look()["people"]) == 1
    other = desk.do("players", id="mine", players=[{"name": "Bo"}])
    assert other.status_code == 400


def test_an_organiser_may_enter_a_whole_tournament_at_once() -> None:
    """76 players, 8 rounds and finals by a program; a table's link is slowed down."""
    limits = {role: limit_of(role, 0.0) for role in ("organiser", "referee", "table")}
    allowed = {
        role: [one.allows(0.0) for _ in range(300)].count(True) for role, one in limits.items()
    }
    assert allowed == {"organiser": 300, "referee": 60, "table": 60}


def test_refusals_speak_both_languages(server: Running) -> None:
    desk = Desk(server)
    desk.seat()
    wrong = {"type": "result", "round": 1, "table": 1, "scores": [1, 2, 3, 4]}
    english = desk.ask("POST", "/acts", json=wrong).json()["error"]
    polish = desk.ask("POST", "/acts?lang=pl", json=wrong).json()["error"]
    assert english["code"] == polish["code"] == "wrong_sum"
    assert "add up" in english["message"]
    assert "suma" in polish["message"]
    assert desk.http.get("/api/events/nothing").status_code == 404
    big = {"type": "players", "players": [{"name": "x" * 70}] * 5000}
    assert desk.ask("POST", "/acts", json=big).status_code in (400, 413)


def test_only_what_has_changed_is_sent(server: Running) -> None:
    desk = Desk(server)
    first = desk.ask("GET", "").json()
    assert desk.ask("GET", f"?since={first['version']}").json()["event"] is None
    desk.done("settings", name="Wednesday")
    then = desk.ask("GET", f"?since={first['version']}").json()
    assert then["event"]["settings"]["name"] == "Wednesday"


def test_proposals_lists_and_codes(server: Running) -> None:
    desk = Desk(server, rules="mcr")
    text = "Name;Country\nAnna Nowak;pl\n" + "\n".join(f"P{n};DE" for n in range(11))
    people = desk.ask("POST", "/people", json={"text": text}).json()
    assert people[0] == {"name": "Anna Nowak", "country": "PL"}
    desk.done("players", players=people)
    desk.done("check_in", players=list(range(1, 13)))
    for number in (1, 2, 3):
        desk.done("round", round=number)
    found = desk.ask("POST", "/proposals", json={"what": "plan", "seed": "s"}).json()
    assert found["certificate"]["wind_spread"] <= 1
    desk.done("seating", rounds=found["rounds"], how=found["how"])
    assert desk.ask("POST", "/proposals", json={"what": "next", "system": "x"}).status_code == 400
    assert desk.ask("POST", "/proposals", "", json={"what": "plan"}).status_code == 403
    numbers = {"text": "name,ema\nNowak Anna,777", "numbers": True}
    assert desk.ask("POST", "/people", json=numbers).json() == [{"id": 1, "ema": "777"}]
    code = desk.http.post("/api/qr", json={"text": "http://192.0.2.1:8000/#/event/1/2"})
    assert code.text.startswith("<svg")
    assert desk.http.post("/api/qr", json={"text": ""}).status_code == 400


def test_files_of_an_event(server: Running) -> None:
    desk = Desk(server)
    desk.seat()
    assert desk.ask("GET", "/files/ema.csv").status_code == 404
    for table in (1, 2):
        desk.done("result", round=1, table=table, scores=[41000, 33000, 26000, 20000])
    sheet = load_workbook(io.BytesIO(desk.ask("GET", "/files/ema.xlsx").content)).active
    assert [cell.value for cell in sheet[1]][:4] == [
        "Place",
        "First name",
        "Last name",
        "EMA number",
    ]
    assert sheet.max_row == 9
    assert desk.ask("GET", "/files/ema.csv", "").status_code == 403
    page = desk.ask("GET", "/files/page.html?lang=pl", "").text
    assert "Klasyfikacja" in page
    assert "<script" not in page
    told = desk.ask("GET", "/files/event.json").json()
    assert told["format"] == "wrobel-event-1"
    assert not any(one["type"] == "link" for one in told["acts"])
    answer = desk.ask("GET", "/files/standings.json").json()
    assert answer["standings"][0]["total"] == 26.0
    assert desk.ask("GET", "/files/nonsense").status_code == 404
    words = desk.ask("GET", "/players/1?lang=pl", "").json()
    assert "pierwsze miejsce" in words[0]["cells"][0][2]
    assert desk.ask("DELETE", "", "").status_code == 403
    assert desk.ask("DELETE", "").status_code == 204
    assert desk.ask("GET", "").status_code == 404


def test_a_league_adds_events_up(server: Running) -> None:
    ids = []
    for scores in ([41000, 33000, 26000, 20000], [20000, 26000, 33000, 41000]):
        desk = Desk(server)
        desk.seat(4)
        desk.done("result", round=1, table=1, scores=scores)
        ids.append(desk.id)
    asked: dict[str, str | int] = {"events": ".".join(ids), "kind": "best", "count": 1}
    found = server.http.get("/api/league", params=asked).json()
    assert found["evenings"] == ["Tuesday", "Tuesday"]
    assert [(row["place"], row["name"], row["total"]) for row in found["rows"]] == [
        (1, "P1", 26.0),
        (1, "P4", 26.0),
        (3, "P2", 8.0),
        (3, "P3", 8.0),
    ]
    assert found["rows"][0]["counted"] == [True, False]
    assert found["games"] == ["riichi", "riichi"]
    desk.done("round", round=2, rules="mcr")
    desk.done("seating", rounds={"2": [[1, 2, 3, 4]]})
    desk.done("begin", round=2)
    desk.done("result", round=2, table=1, scores=[50, 0, -20, -30])
    both = server.http.get("/api/league", params=asked).json()
    assert both["games"] == ["riichi", "riichi", "mcr"]
    one = server.http.get("/api/league", params={**asked, "family": "riichi"}).json()
    assert one["families"] == ["riichi", "mcr"]
    assert one["evenings"] == found["evenings"]
    assert one["rows"] == found["rows"]  # points of another game are not added to those of this one
    for wrong in ({"kind": "x"}, {"events": ""}, {"measure": "x"}):
        assert server.http.get("/api/league", params={**asked, **wrong}).status_code == 400
    assert server.http.get("/api/league", params={"events": "nothing"}).status_code == 404


def test_exports_are_the_same_to_the_byte() -> None:
    """The tournament of the proof, every file of it, twice."""
    names = ("ema.xlsx", "ema.csv", "standings.xlsx", "results.json", "mers.json", "page.html")
    found = []
    for _ in range(2):
        desk = tournament("bytes", "mcr")
        found.append(
            [made(desk.event, desk.acts, sections(desk.event), name, "", "pl") for name in names]
        )
    assert found[0] == found[1]
    assert zipfile.ZipFile(io.BytesIO(found[0][0][1])).testzip() is None


def open_event(file: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "wrobel.cli.main", "event", str(file), "--no-browser", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("listening on http"), process.communicate(timeout=PATIENCE)
    return process, line.split()[-1]


def organiser(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Id and key, as the log says them."""
    assert process.stderr is not None
    while "organiser's page" not in (line := process.stderr.readline()):
        assert line
    _, id, key = line.split("#/event")[-1].strip().split("/")
    return id, key


class KilledDesk:
    """An organiser who does all kinds of things, and remembers what was confirmed."""

    def __init__(self, http: httpx.Client, id: str, dice: random.Random) -> None:
        self.http, self.base, self.dice = http, f"/api/events/{id}", dice

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(self.base).json()["event"]
        return found

    def seen(self) -> tuple[Any, ...]:
        """All that could be lost: the event, the list of acts, the links."""
        return (
            self.look(),
            self.http.get(f"{self.base}/acts").json(),
            [one for one in self.http.get(f"{self.base}/links").json() if not one["name"]],
        )

    def do(self, type: str, **fields: Any) -> None:
        answer = self.http.post(f"{self.base}/acts", json={"type": type, **fields})
        assert answer.status_code == 201, answer.text

    def something(self) -> None:
        """The next thing that an evening could bring."""
        event, dice = self.look(), self.dice
        rounds = event["rounds"]
        waiting = [
            (one["number"], table)
            for one in rounds
            for table in range(1, len(one["tables"]) + 1)
            if table not in one["entered"]
        ]
        what = dice.choice(("people", "link", "round", "result", "result", "penalty", "clock"))
        if len(event["people"]) < 8 or what == "people":
            self.do("players", players=[{"name": f"P{len(event['people']) + 1}"}])
        elif what == "link":
            wish = {
                "role": dice.choice(("referee", "table", "player")),
                "table": dice.randint(1, 8),
            }
            assert self.http.post(f"{self.base}/links", json=wish).status_code == 201
        elif not waiting and len(rounds) < 30:
            self.do("round", round=len(rounds) + 1)
            seats = dice.sample(range(1, 9), 8)
            self.do("seating", rounds={str(len(rounds) + 1): [seats[:4], seats[4:]]})
        elif what == "result" and waiting:
            scores = [30000 + 1000 * n for n in dice.sample((-9, -1, 3, 7), 4)]
            self.do("result", round=waiting[0][0], table=waiting[0][1], scores=scores)
        elif what == "clock" and rounds:
            self.do("timer", round=len(rounds), what="start", minutes=dice.randint(1, 90))
        elif rounds:
            self.do("penalty", player=dice.randint(1, 8), points=-20, reason="chombo")


def test_one_file_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    """What was confirmed is there, whenever the process is killed; the file opens elsewhere."""
    file = tmp_path / "evening.wrobel"
    dice = random.Random(7)
    confirmed: tuple[Any, ...] | None = None
    id = ""
    for _ in range(50 if LONG else 2):
        process, url = open_event(file, "--rules", "ema-2016")
        id, key = organiser(process)
        with httpx.Client(base_url=url, headers={"X-Event-Key": key}, timeout=PATIENCE) as http:
            desk = KilledDesk(http, id, dice)
            assert confirmed in (None, desk.seen())
            for _ in range(dice.randint(1, 16)):
                desk.something()
            confirmed = desk.seen()
        process.kill()
        process.communicate(timeout=PATIENCE)
    assert confirmed is not None
    elsewhere = tmp_path / "other" / "evening.wrobel"
    elsewhere.parent.mkdir()
    for one in tmp_path.glob("evening.wrobel*"):
        (elsewhere.parent / one.name).write_bytes(one.read_bytes())
    process, url = open_event(elsewhere)
    other, key = organiser(process)
    found = httpx.get(f"{url}/api/events/{other}", headers={"X-Event-Key": key}).json()["event"]
    assert (other, found) == (id, confirmed[0])
    assert found["settings"]["name"] == "evening"
    process.terminate()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    url = f"sqlite:///{elsewhere}"
    assert check(url).faults == []
    with contextlib.closing(sqlite3.connect(elsewhere)) as file_of_event, file_of_event:
        file_of_event.execute("UPDATE event_acts SET data = '{}' WHERE number = 1")
    assert [fault.code for fault in check(url).faults] == ["checksum"]
    left = {one.name for one in elsewhere.parent.iterdir()}
    assert left <= {"evening.wrobel", "evening.wrobel.lock"}  # all of it is in the one file


def test_what_is_no_event_is_refused_in_one_line(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("dear all")
    for arguments in ([str(text)], [str(tmp_path)], ["x.wrobel", "--rules", "nonsense"]):
        found = subprocess.run(
            [sys.executable, "-m", "wrobel.cli.main", "event", *arguments, "--no-browser"],
            capture_output=True,
            text=True,
            env=environment(),
            cwd=tmp_path,
            timeout=PATIENCE,
            check=False,
        )
        assert found.returncode == 2
        assert len(found.stderr.splitlines()) == 1
    assert text.read_text() == "dear all"


def test_the_local_network_gets_address_and_encryption(tmp_path: Path) -> None:
    process, url = open_event(tmp_path / "lan.wrobel", "--lan", "--https")
    assert url.startswith("https://")
    with httpx.Client(base_url=url, verify=False, timeout=PATIENCE) as http:  # noqa: S501
        assert http.get("/api/health").json()["ok"]
        for address in http.get("/api/addresses").json()["addresses"]:
            assert address.startswith("https://")
            assert address.endswith("/")
    process.terminate()
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "on other devices of this network open" in err or "in no network" in err


def test_a_tournament_written_down_is_the_same_event() -> None:
    desk = tournament("stored")
    from wrobel.tabletop.event.acts import stored_act
    from wrobel.web.events.hall import written

    again = fold([stored_act(json.loads(written(act))) for act in desk.acts])
    assert sections(again) == sections(desk.event)
