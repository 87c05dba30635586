"""A family cloned under another name: everything that works with Hong Kong works with it.

Run by ``test_families`` in a process of its own, interpreted, where the clone lies on the path as a
package of the namespace ``wrobel_families``. No line outside of the clone's folder knows of it.
What it answers must be what Hong Kong answers, but for the names.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.cli_run import Inside
from tests.support.event_tournament import Desk
from tests.support.web_run import Client, Running, joined, quick, running, sqlite
from wrobel import Table, analyze, bots, mode, review, score, settle, sim
from wrobel.logs import wrobel_log
from wrobel.logs.findings import Report
from wrobel.logs.fold import fold
from wrobel.logs.replay_check import verify_game
from wrobel.rules.families import found as families_found
from wrobel.rules.rulesets import FAMILIES, FAMILY_OF, load
from wrobel.tabletop.answers import answer
from wrobel.tabletop.book import fold as fold_book
from wrobel.tabletop.event.exports import standings_input
from wrobel.tabletop.event.ranking import sections
from wrobel.tabletop.standings import standings
from wrobel.web.http.offline_bundle import packed

PACKAGE = families_found()["kowloon"][0]
OLD, NEW = "hk-old", "hk-new"
CLONE, NEW_CLONE = "kowloon-old", "kowloon-new"
NAMES = {"kowloon-old": "hk-old", "kowloon-new": "hk-new", "kowloon": "hongkong"}
WIN = {"hand": "1112223m [555z] [666z]", "win": "3m", "by": "discard", "from": "N", "seat": "E"}


def renamed(found: Any) -> Any:
    """What the clone answered, told of Hong Kong."""
    text = json.dumps(found, ensure_ascii=False, sort_keys=True)
    for clone, own in NAMES.items():
        text = text.replace(clone, own)
    return json.loads(text)


def same(clone: Any, own: Any) -> None:
    assert renamed(clone) == json.loads(json.dumps(own))


def test_it_is_found() -> None:
    assert mode() == "interpreted"
    assert FAMILIES["kowloon"] == (CLONE, NEW_CLONE)
    assert list(FAMILY_OF)[:2] == ["ema-2008", "ema-2016"]
    assert list(FAMILIES) == ["riichi", "mcr", "hongkong", "kowloon"]
    assert load(CLONE).about is not load(OLD).about


@pytest.mark.parametrize(("clone", "own"), [(CLONE, OLD), (NEW_CLONE, NEW)])
def test_score_and_trace(clone: str, own: str) -> None:
    for by in ("discard", "self-draw"):
        request = {**WIN, "by": by, "from": "N" if by == "discard" else None}
        found = score({**request, "rules": clone}, trace=True).to_dict("pl")
        same(found, score({**request, "rules": own}, trace=True).to_dict("pl"))
        assert found["fans"]


def test_settle_and_analyze() -> None:
    for request in (
        {"kind": "win", "wins": [WIN]},
        {"kind": "draw"},
        {"kind": "chombo", "by": ["S"], "options": {"false_win": "pay-limit"}},
        {"kind": "final", "scores": {"E": 10, "S": -20, "W": 30, "N": -20}},
    ):
        same(settle({**request, "rules": CLONE}), settle({**request, "rules": OLD}))
    hand = "19m19p19s1234567z"
    assert analyze(hand, CLONE).to_dict() == analyze(hand, OLD).to_dict()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("question", "fields"),
    [
        ("look", WIN),
        ("look", {"hand": "123456789m12z"}),
        ("ends", {}),
        ("settle", {"kind": "draw"}),
        ("ruleset", {}),
        ("card", {}),
        ("rulebook", {}),
        ("first_steps", {}),
        ("values", {"dealer": True}),
    ],
)
def test_the_tabletop(question: str, fields: dict[str, Any], lang: str) -> None:
    """Calculator, settlement, rule page with the guide to its patterns, card, rulebook, values."""
    found = answer(question, {**fields, "rules": CLONE}, lang)
    assert found["ok"]
    same(found, answer(question, {**fields, "rules": OLD}, lang))


def test_worlds_and_differences() -> None:
    worlds = answer("worlds", {**WIN, "rules": CLONE}, "en")
    assert [one["rules"] for one in worlds["rulesets"]] == ["tenhou", "mcr", OLD, CLONE]
    *_, own, clone = worlds["rulesets"]
    same(clone, own)
    shared = [row["names"] for row in worlds["patterns"] if row["names"]["mcr"]]
    assert shared
    assert all(names[CLONE] == names[OLD] for names in shared)
    inner = answer("difference", {"one": CLONE, "other": NEW_CLONE}, "pl")
    same(inner, answer("difference", {"one": OLD, "other": NEW}, "pl"))
    across = answer("difference", {"one": CLONE, "other": OLD}, "en")
    assert not across["same_family"]
    assert across["patterns"]
    assert all(row["one"] == row["other"] for row in across["patterns"])


def test_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    inside = Inside(capsys)
    listed = inside("rules", "list", "--json")
    assert CLONE in listed.out
    for arguments in (
        ("score", WIN["hand"], "3m", "--by", "discard", "--from", "N", "--rules"),
        ("rules", "show"),
        ("rules", "card"),
        ("rules", "read"),
        ("analyze", "123456m456p7892s", "--rules"),
    ):
        found, own = inside(*arguments, CLONE), inside(*arguments, OLD)
        assert found.status == own.status == 0
        assert renamed(found.out).split() == own.out.split()
    differs = inside("rules", "diff", CLONE, NEW_CLONE)
    assert renamed(differs.out).split() == inside("rules", "diff", OLD, NEW).out.split()
    compared = inside("compare", WIN["hand"], "3m", "--by", "discard", "--json")
    assert CLONE in compared.out
    log = tmp_path / "match.jsonl"
    log.write_bytes(played("random", 3)[1])
    assert inside("verify", str(log)).status == 0
    assert inside("replay", str(log)).status == 0
    book = tmp_path / "book.jsonl"
    book.write_text("".join(f"{line}\n" for line in book_lines(CLONE)), encoding="utf-8")
    assert inside("book", str(book)).status == 0


def book_lines(rules: str) -> list[str]:
    """A score book of a draw and two wins by value."""
    entries: list[dict[str, Any]] = [
        {"type": "start", "rules": rules, "players": ["Ala", "Bo", "Celina", "Dan"]},
        {"type": "draw"},
        {"type": "win", "wins": [{"winner": 1, "value": {"fan": 4}}]},
        {"type": "win", "wins": [{"winner": 2, "from": 0, "value": {"fan": 3}}]},
    ]
    return [json.dumps({"id": f"e{n}", **entry}) for n, entry in enumerate(entries)]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_score_book(lang: str) -> None:
    for question, fields in (("book", {}), ("sheet", {}), ("needs", {"player": 0})):
        found, own = (
            answer(question, {"lines": book_lines(rules), **fields}, lang) for rules in (CLONE, OLD)
        )
        assert found["ok"]
        if question != "sheet":  # a page, which also names the title
            same(found, own)
    book = fold_book([json.loads(line) for line in book_lines(CLONE)])
    assert (len(book.hands), book.balance, list(book.problems)) == (3, 0, [])


def test_a_review() -> None:
    """Verdicts about the beginning of a hand, as of Hong Kong."""
    table, _ = played("tsumogiri", 1)
    own, _ = played("tsumogiri", 1, OLD)
    found, other = (review(one.events[:16], player=0).to_dict("pl") for one in (table, own))
    assert found["decisions"]
    same(
        [one["played"] for one in found["decisions"]], [one["played"] for one in other["decisions"]]
    )


def test_an_event() -> None:
    """A small tournament: seated, played, ranked."""
    desks = [a_round(rules) for rules in (CLONE, OLD)]
    for desk in desks:
        [section] = sections(desk.event)
        assert len(section.lines) == 8
    found, own = (standings_input(desk.event, sections(desk.event)[0]) for desk in desks)
    same(found, own)


def a_round(rules: str) -> Desk:
    desk = Desk()
    desk.do("open", name="Kowloon Open", rules=rules, kind="tournament")
    desk.do("players", players=[{"name": f"P{n}"} for n in range(1, 9)])
    desk.do("check_in", players=list(range(1, 9)))
    desk.do("round", round=1)
    desk.do("seating", rounds={"1": [[1, 2, 3, 4], [5, 6, 7, 8]]})
    desk.play(random.Random(rules[-3:]), 1)
    return desk


def test_standings_and_statistics() -> None:
    tables = [{"seats": [1, 2, 3, 4], "scores": [30, -10, -10, -10]}]
    event = {"players": [{"id": n} for n in range(1, 5)], "rounds": [{"tables": tables}]}
    found, own = (standings({**event, "rules": rules}) for rules in (CLONE, OLD))
    same(found.to_dict(), own.to_dict())


def played(bot: str, hands: int, rules: str = CLONE, most: int = 10_000) -> tuple[Table, bytes]:
    """A match of four bots, cut off, and its log; after ``most`` decisions others play."""
    table = Table(rules, seed="clone")
    players = [bots.make(bot, bytes([seat])) for seat in range(4)]
    decided = 0
    for hand in range(hands):
        if hand:
            table.next_hand()
        while table.phase not in ("hand_over", "match_over"):
            for player in table.to_act:
                view = table.view(player)
                assert renamed(view.to_dict())["rules"] == OLD
                table.apply(player, players[player].choose(view))
                decided += 1
                if decided == most:
                    players = [bots.make("efficient", bytes([seat])) for seat in range(4)]
    return table, b"".join(json.dumps(event).encode() + b"\n" for event in table.events)


# interpreted, strong takes seconds for a decision
@pytest.mark.parametrize(
    ("bot", "hands", "most"), [("random", 4, 10_000), ("efficient", 1, 10_000), ("strong", 1, 3)]
)
def test_table_bots_log_and_verify(bot: str, hands: int, most: int) -> None:
    table, log = played(bot, hands, CLONE, most)
    own, _ = played(bot, hands, OLD, most)
    same([event for event in table.events if event["type"] != "match"], own.events[1:])
    assert fold(table.events).digest() == table.digest()
    report = Report()
    for game in wrobel_log.read(log):
        verify_game(game, report)
    assert report.clean
    assert report.hands == hands


def test_a_hint_says_why() -> None:
    table = Table(CLONE, seed="hint")
    for name in ("efficient", "strong"):
        [first, *_] = bots.make(name, b"").explain(table.view(table.to_act[0]))
        assert first.texts["pl"]
        assert first.texts["en"]


def test_a_simulation() -> None:
    seats = ["efficient", "random", "random", "random"]
    found, own = (sim.run(rules, seats, hands=4, seed="demo") for rules in (CLONE, OLD))
    assert found.hands == own.hands >= 4
    assert [seat.to_dict() for seat in found.seats] == [seat.to_dict() for seat in own.seats]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite(tmp_path_factory.mktemp("web"))) as started:
        yield started


def test_the_server_lists_and_describes_it(server: Running) -> None:
    listed = server.http.get("/api/rulesets").json()
    # how strong bots are was measured for the rulesets of ours alone
    by_name = {one["rules"]: {**one, "ratings": {}} for one in listed}
    for clone, own in ((CLONE, OLD), (NEW_CLONE, NEW)):
        measured = by_name[own] | {"ratings": {}}  # nobody has played a league of the clone
        same(by_name[clone], measured)
    families = server.http.post("/api/tabletop/families?lang=en", json={}).json()["families"]
    same(families[3], families[2])
    assert families[3]["family"] == "kowloon"
    assert PACKAGE.replace(".", "/").encode() + b"/about.py" in packed()[0]


@pytest.mark.parametrize(("length", "hands"), [("hand", 1), ("east", 1)])
def test_the_server_plays_it(server: Running, length: str, hands: int) -> None:
    seats = ["human", "efficient", "tsumogiri", "random"]
    options = {"min_fan": 1, "dealer_after_draw": "passes", "dealer_after_win": "passes"}
    made = server.new_game(rules=CLONE, length=length, seats=seats, options=options, hints=True)

    async def play() -> Client:
        async with joined(server, made["id"], made["tokens"][0]) as client:
            await client.play(quick, random.Random(length))
            return client

    client = asyncio.run(play())
    assert client.update["over"]
    assert client.update["needed"] == 1
    assert client.heard[0]["family"] == "kowloon"
    assert sum(event["type"] == "settled" for event in client.events) == (
        4 if length == "east" else hands
    )
    replay = server.http.get(f"/api/replays/{made['id']}")
    assert replay.status_code == 200
    assert replay.json()["notes"] == []
