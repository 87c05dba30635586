"""The HTTP side, the one line on standard output, the database's forms."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from litestar.testing import TestClient
from sqlalchemy import Connection, MetaData, create_engine, text

import wrobel
from tests.support.cli_run import outside
from tests.support.postgres import Postgres, started
from tests.support.web_run import Running, joined, quick, running, sqlite
from wrobel.rules.rulesets import FAMILY_OF
from wrobel.web import texts
from wrobel.web.http.app import make_app
from wrobel.web.rooms.rooms import House
from wrobel.web.storage import migrations
from wrobel.web.storage.checksums import checksum
from wrobel.web.storage.schema import metadata
from wrobel.web.storage.store import Store
from wrobel.web.storage.writer import open_engine

HAND: dict[str, Any] = {
    "id": "x2",
    "rules": "ema-2016",
    "hand": "234567m22p67s",
    "win": "8s",
    "by": "discard",
    "from": "W",
    "melds": [{"kind": "pung", "tiles": "555z", "from": "N"}],
    "seat": "S",
    "round": "E",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as one:
        yield one


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with started() as server:
        yield server


def test_one_line_and_a_clean_end(tmp_path: Path) -> None:
    server = Running(sqlite(tmp_path), "--durable")
    made = server.new_game()

    async def play() -> None:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            server.process.terminate()
            assert (await client.until("error"))["code"] == "shutdown"

    asyncio.run(play())
    status, out, err = server.stop()
    assert (status, out) == (0, "")
    assert f"game {made['id']}: made" in err
    assert "Traceback" not in err


def test_what_cannot_be_served() -> None:
    found = outside("serve", "--port", "0", "--db", "nonsense")
    assert (found.status, found.out) == (2, "")
    assert found.err.startswith("wrobel: cannot use this database")
    found = outside("serve", "--host", "256.0.0.1", "--db", "sqlite://")
    assert (found.status, found.out) == (2, "")
    assert "256.0.0.1" in found.err


def test_health(server: Running) -> None:
    told = {"ok": True, "version": wrobel.__version__, "mode": wrobel.mode()}
    assert server.http.get("/api/health").json() == told


def test_headers(server: Running) -> None:
    for path in ("/", "/api/health", "/api/nowhere", "/api/schema/openapi.json"):
        headers = server.http.get(path).headers
        assert "script" not in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_pages(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Wróbel</title>", "utf-8")
    (folder / "assets" / "main-1.js").write_text("let x = 1;" * 500, "utf-8")
    with TestClient(make_app(house(tmp_path), folder)) as client:
        page = client.get("/")
        assert page.text == "<title>Wróbel</title>"
        assert page.headers["cache-control"] == "no-cache"
        script = client.get("/assets/main-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert client.get("/assets/other.js").status_code == 404
        assert client.get("/../games.sqlite").status_code == 404
        assert client.get("/api/health").json()["ok"]


def test_without_pages_it_says_how_to_build_them(tmp_path: Path) -> None:
    with TestClient(make_app(house(tmp_path), tmp_path / "none")) as client:
        assert "make web" in client.get("/").text


def house(folder: Path) -> House:
    store = Store(sqlite(folder))
    store.writer.prepare()
    return House(store)


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/games", json={"rules": "mcr"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("wrobel=")
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()


def test_rulesets_in_words(server: Running) -> None:
    found = {one["rules"]: one for one in server.http.get("/api/rulesets").json()}
    assert set(found) == set(FAMILY_OF)
    assert [rules for rules in found if found[rules]["usual"]] == ["tenhou", "mcr", "hk-old"]
    for one in found.values():
        assert bool(one["differences"]) is not one["usual"]
        for words in (one["title"], one["about"], *one["differences"]):
            assert words["en"]
            assert words["pl"]


def test_score(server: Running) -> None:
    answer = server.http.post("/api/score?lang=pl", json=HAND)
    assert answer.status_code == 200
    assert answer.json() == wrobel.score(HAND, trace=True).to_dict("pl")
    assert answer.json()["points"] == 1000


def test_score_of_what_cannot_be(server: Running) -> None:
    answer = server.http.post("/api/score", json={**HAND, "win": "9x"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad_tile"
    assert (answer.json()["id"], answer.json()["ok"]) == ("x2", False)


def test_settle(server: Running) -> None:
    request = {"rules": "tenhou", "kind": "draw", "tenpai": ["E", "S"]}
    answer = server.http.post("/api/settle", json=request)
    assert (answer.status_code, answer.json()) == (200, wrobel.settle(request))
    answer = server.http.post("/api/settle", json={"rules": "tenhou"})
    assert (answer.status_code, answer.json()["ok"]) == (400, False)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad_request"),
        ({"rules": "chess"}, "unknown_rules"),
        ({"rules": "tenhou", "options": {"nonsense": 1}}, "bad_option"),
        ({"rules": "wrc", "options": {"claim_timing": "3s"}, "honour": True}, "bad_option"),
        ({"rules": "tenhou", "seats": ["human"]}, "bad_request"),
        ({"rules": "tenhou", "seats": ["human", "god", "god", "god"]}, "bad_field"),
        ({"rules": "tenhou", "pause": -1}, "bad_request"),
        ({"rules": "tenhou", "names": ["x" * 41]}, "bad_request"),
        ({"rules": "tenhou", "extra": 1}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_games_that_cannot_be(server: Running, wish: object, code: str) -> None:
    answer = server.http.post("/api/games", json=wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)
    assert answer.json()["error"]["message"]


def test_a_body_too_large(server: Running) -> None:
    answer = server.http.post("/api/score", json={**HAND, "id": "x" * 100_000})
    assert answer.status_code == 413


def test_forgetting_a_game(server: Running) -> None:
    made = server.new_game()
    assert httpx.delete(f"{server.url}/api/games/{made['id']}").status_code == 404
    assert server.http.delete(f"/api/games/{made['id']}").status_code == 204
    assert made["id"] not in [game["id"] for game in server.http.get("/api/games").json()]
    assert server.http.delete(f"/api/games/{made['id']}").status_code == 404


def test_errors_in_polish(server: Running) -> None:
    answer = server.http.delete("/api/games/nowhere?lang=pl")
    assert answer.json()["error"]["message"] == texts.say("unknown", "pl")


def test_under_a_path(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--base-path", "/club") as server:
        assert server.http.get("/api/health").json()["ok"]
        answer = server.http.post("/api/games", json={"rules": "mcr"})
        assert "path=/club" in answer.headers["set-cookie"].lower()
        made = answer.json()

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                assert client.update["view"]["player"] == 0

        asyncio.run(play())


def test_the_description_of_the_interface(server: Running) -> None:
    schema = server.http.get("/api/schema/openapi.json").json()
    assert "/api/games" in schema["paths"]
    assert "NewGame" in str(schema["components"])


def test_tokens_and_cookies_are_stored_hashed(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        made = server.new_game()
        cookie = server.http.cookies["wrobel"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["id"].encode() in stored
    assert made["tokens"][0].encode() not in stored
    assert cookie.encode() not in stored


@pytest.mark.parametrize("way", [migrations.create, migrations.migrate])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_lead_to_the_tables(
    kind: str,
    way: Callable[[Connection], None],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    """A new database and one that went through all forms are the same."""
    url = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").url
    engine = open_engine(url, durable=True)
    with engine.begin() as connection:
        everything = MetaData()
        everything.reflect(connection)
        everything.drop_all(connection)
        way(connection)
        assert migrations.current(connection) == migrations.HEAD
    for _ in range(2):  # once more changes nothing
        with engine.begin() as connection:
            migrations.upgrade(connection)
    assert ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads() == [migrations.HEAD]
    with engine.connect() as connection:
        assert migrations.current(connection) == migrations.HEAD
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_old_journals_get_checksums(tmp_path: Path) -> None:
    engine = open_engine(sqlite(tmp_path))
    with engine.begin() as connection:
        migrations.migrate(connection, "0003")
        connection.execute(
            text(
                "insert into games (id, header, created, over, summary)"
                " values ('g', x'00', 0, false, '')"
            )
        )
        connection.execute(text("insert into moves values ('g', 0, 2, 'discard 5m')"))
    with engine.begin() as connection:
        migrations.upgrade(connection)
        found = connection.execute(text("select checksum from moves")).scalar()
    engine.dispose()
    assert found == checksum("g", 0, 2, "discard 5m")


def test_write_ahead_log(tmp_path: Path) -> None:
    for durable, number in ((True, 2), (False, 1)):
        engine = open_engine(sqlite(tmp_path), durable)
        with engine.connect() as connection:
            assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
            assert connection.execute(text("pragma synchronous")).scalar() == number
        engine.dispose()


@pytest.mark.parametrize("durable", [None, True, False])
def test_postgres_waits_for_its_disk_unless_told_not_to(
    postgres: Postgres, durable: bool | None
) -> None:
    for before in ("off", "remote_write"):
        url = f"{postgres.url}&options=-csynchronous_commit%3D{before}"
        engine = open_engine(url, durable)
        with engine.connect() as connection:
            after = connection.execute(text("show synchronous_commit")).scalar()
        engine.dispose()
        kept = "on" if before == "off" else before
        assert after == ("off" if durable is False else kept)


def test_a_hand_on_postgres(postgres: Postgres) -> None:
    with running(postgres.url) as server:
        made = server.new_game(length="hand", rules="hk-old")

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                await client.play(quick, random.Random(1))
                assert client.update["over"]

        asyncio.run(play())
    engine = create_engine(postgres.url.replace("postgresql", "postgresql+psycopg", 1))
    with engine.connect() as connection:
        count = connection.execute(text("select count(*) from moves")).scalar_one()
    engine.dispose()
    assert count > 10


def test_a_database_that_hangs_up(postgres: Postgres) -> None:
    """A restart of the database between two moves is nothing a player notices."""
    hang_up = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
    engine = create_engine(postgres.url.replace("postgresql", "postgresql+psycopg", 1))
    with running(postgres.url) as server:
        made = server.new_game(length="hand")

        async def play() -> None:
            async with joined(server, made["id"], made["tokens"][0]) as client:
                for _ in range(5):
                    with engine.connect() as connection:
                        assert len(connection.execute(text(hang_up)).all()) > 0
                    assert await client.answer(quick, random.Random(1))
                assert client.update["view"]["players"][made["player"]]["discards"]

        asyncio.run(play())
    engine.dispose()


# The desk


def test_the_desk_answers(server: Running) -> None:
    answer = server.http.post("/api/tabletop/look?lang=pl", json=HAND)
    assert answer.status_code == 200
    expected = wrobel.score(HAND, trace=True).to_dict("pl")
    expected.pop("id")
    assert answer.json()["score"] == expected
    refused = server.http.post("/api/tabletop/ruleset", json={"rules": "nothing"})
    assert (refused.status_code, refused.json()["ok"]) == (200, False)


def test_the_core_is_sent_once(server: Running) -> None:
    first = server.http.get("/api/tabletop/core.zip")
    assert first.status_code == 200
    assert first.content[:2] == b"PK"
    again = server.http.get(
        "/api/tabletop/core.zip", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
