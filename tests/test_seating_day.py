"""On the day: the next round by the standings, and changes of a plan with the fewest moves."""

import json
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.conftest import LONG
from tests.support.cli_run import Inside
from wrobel.errors import EventError
from wrobel.tabletop.seating.changes import changed, seated
from wrobel.tabletop.seating.next_event_round import propose
from wrobel.tabletop.seating.next_round import SYSTEMS, next_round
from wrobel.tabletop.seating.plan import plan
from wrobel.tabletop.seating.wishes import Round

COMPILED = wrobel.mode() == "compiled"
STEPS = 400_000 if COMPILED else 9_000


def pairs(rounds: Any) -> list[tuple[int, int]]:
    """All meetings, one by one."""
    return [
        (min(one, other), max(one, other))
        for tables in rounds
        for table in tables
        for one, other in combinations(table, 2)
    ]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("players", [16, 28, 60] if not LONG else range(8, 104, 4))
def test_nobody_meets_again_while_that_can_be(players: int, system: str) -> None:
    some = random.Random(players)
    played: list[Round] = []
    for number in range(2 if players < 28 else 4):
        order = sorted(range(1, players + 1), key=lambda _: some.random())
        found = next_round(order, played, system, seed=number, steps=STEPS)
        assert sorted(player for table in found.tables for player in table) == sorted(order)
        before = set(pairs(played))
        assert sorted(found.repeated) == sorted(set(pairs([found.tables])) & before)
        if players >= 16 and COMPILED:
            assert found.repeated == ()
        played.append(found.tables)


def test_swiss_is_the_standings_four_by_four() -> None:
    order = [5, 3, 8, 1, 2, 7, 6, 4]
    tables = [set(table) for table in next_round(order, [], "swiss").tables]
    assert tables == [{5, 3, 8, 1}, {2, 7, 6, 4}]
    after = [((5, 3, 2, 7), (8, 1, 6, 4))]
    again = next_round(order, after, "swiss", steps=STEPS)
    assert len(again.repeated) == 4  # two tables of eight cannot do better


def test_swiss_gives_way_as_little_as_it_can() -> None:
    order = list(range(1, 33))
    after = [
        ((1, 2, 9, 10), *(tuple(range(n, n + 4)) for n in (5, 13, 17, 21, 25, 29)), (3, 4, 11, 12))
    ]
    found = next_round(order, after, "swiss", steps=STEPS)
    assert found.repeated == ()
    spread = [max(table) - min(table) for table in found.tables]
    assert max(spread) <= 16


def test_blocks_are_kept() -> None:
    order = list(range(1, 33))
    found = next_round(order, [], "progressive", block=16)
    assert all(max(table) <= 16 or min(table) > 16 for table in found.tables)
    played = [next_round(order, [], "random").tables]
    half = next_round(order, played, "progressive", steps=STEPS)  # half the field after one round
    assert sum(min(table) <= 16 < max(table) for table in half.tables) <= 2


def test_interval_spreads_the_strong() -> None:
    tables = next_round(list(range(1, 17)), [], "interval").tables
    assert [sum(player <= 4 for player in table) for table in tables] == [1, 1, 1, 1]


def test_teams_stay_apart_in_the_next_round() -> None:
    event = {
        "rules": "mcr",
        "players": [{"id": f"p{n}", "team": "ABCD"[n // 4]} for n in range(16)],
        "rounds": [],
    }
    found = propose(event, "swiss", teams_apart=True, steps=STEPS)
    assert found.apart_broken == 0
    assert [len({player.team for player in table}) for table in found.tables] == [4] * 4
    assert propose(event, "swiss").to_dict()["tables"] != found.to_dict()["tables"]


def test_a_round_needs_whole_tables() -> None:
    with pytest.raises(EventError, match="1 too few"):
        next_round(list(range(1, 8)), [], "swiss")


def test_who_comes_takes_the_seats_of_who_goes() -> None:
    made = plan(24, 5, steps=20_000)
    found = changed(made.rounds, 2, [7], [25])
    assert found.rounds[:2] == made.rounds[:2]
    for old, new in zip(made.rounds[2:], found.rounds[2:], strict=True):
        assert [[25 if p == 7 else p for p in table] for table in old] == list(map(list, new))
    assert all(move.player == 25 for move in found.moves)
    assert found.certificate.repeats == made.certificate.repeats == 0


@pytest.mark.parametrize("seed", range(20 if LONG else 4))
def test_a_table_less_moves_as_few_as_possible(seed: int) -> None:
    some = random.Random(seed)
    made = plan(24, 5, seed=str(seed), steps=20_000)
    for many in (4, 8):
        gone = some.sample(range(1, 25), many)
        found = changed(made.rounds, 1, gone)
        for at in range(1, 5):
            old, new = made.rounds[at], found.rounds[at]
            assert seated(new) == seated(old) - set(gone)
            assert sum(bool(table) for table in new) == 6 - many // 4
            assert {len(table) for table in new} == {0, 4}
            leaving = sorted(len(set(table) & set(gone)) for table in old)
            least = many - sum(leaving[-many // 4 :])
            assert sum(move.round == at + 1 for move in found.moves) == least


def test_a_table_more_keeps_newcomers_from_each_other() -> None:
    made = plan(24, 6, steps=20_000)
    new = [25, 26, 27, 28]
    found = changed(made.rounds, 2, new=new)
    for at in range(2, 6):
        assert seated(found.rounds[at]) == set(range(1, 29))
        assert all(len(set(table) & set(new)) <= 1 for table in found.rounds[at])
        moved = [move for move in found.moves if move.round == at + 1 and move.before]
        assert len(moved) == 3


@pytest.mark.parametrize(("players", "leaving"), [(100, 40), (400, 200)])
def test_many_may_leave_at_once(players: int, leaving: int) -> None:
    """The ways to give up half the tables cannot be tried one by one."""
    some = random.Random(3)
    made = plan(players, 3, seed="x", steps=1)
    gone = some.sample(range(1, players + 1), leaving)
    found = changed(made.rounds, 1, gone)
    assert seated(found.rounds[2]) == set(range(1, players + 1)) - set(gone)


def test_rounds_may_have_different_players() -> None:
    """Somebody who is not here any more sat in one round only: only that one changes."""
    rounds = (((1, 2, 3, 4), (5, 6, 7, 8)), ((1, 5, 2, 6), (3, 7, 4, 9)))
    assert changed(rounds, 0, out=[9], new=[8]).rounds == (
        rounds[0],
        ((1, 5, 2, 6), (3, 7, 4, 8)),
    )


def test_what_was_stopped_says_so() -> None:
    """Another run may find something else then."""
    made = plan(24, 5, steps=20_000)
    gone = list(range(1, 24, 3))
    assert "stopped" not in changed(made.rounds, 2, gone).to_dict()
    hasty = changed(made.rounds, 2, gone, stop=lambda: True)
    assert hasty.to_dict()["stopped"] is True
    assert seated(hasty.rounds[4]) == set(range(1, 25)) - set(gone)
    newcomers = changed(made.rounds, 2, new=[25, 26, 27, 28], stop=lambda: True)
    assert newcomers.to_dict()["stopped"] is True
    assert seated(newcomers.rounds[4]) == set(range(1, 29))
    order = list(range(1, 25))
    played = [tuple(tuple(order[at : at + 4]) for at in range(0, 24, 4))]
    assert "stopped" not in next_round(order, played, "swiss", steps=STEPS).to_dict()
    assert next_round(order, played, "swiss", stop=lambda: True).to_dict()["stopped"] is True
    event = {
        "rules": "mcr",
        "players": [{"id": n} for n in range(1, 9)],
        "rounds": [
            {
                "tables": [
                    {"seats": [1, 2, 3, 4], "scores": [9, 3, -3, -9]},
                    {"seats": [5, 6, 7, 8], "scores": [8, 2, -2, -8]},
                ]
            }
        ],
    }
    assert propose(event, "swiss", stop=lambda: True).to_dict()["stopped"] is True


@pytest.mark.parametrize(
    ("begun", "out", "new", "reason"),
    [
        (5, [1], [25], "nothing left to change"),
        (1, [99], [25], "not in the plan"),
        (1, [1], [2], "already"),
        (1, [1], [], "1 too few"),
        (1, [1, 1], [25, 26], "twice"),
    ],
)
def test_changes_that_cannot_be(begun: int, out: list[int], new: list[int], reason: str) -> None:
    made = plan(24, 5, steps=20_000)
    with pytest.raises(EventError, match=reason):
        changed(made.rounds, begun, out, new)


@pytest.fixture
def cli(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Inside:
    monkeypatch.chdir(tmp_path)
    return Inside(capsys)


def test_the_commands(cli: Inside) -> None:
    made = cli("seating", "--players", "16", "--rounds", "4", "--json").out
    Path("plan.json").write_text(made)
    checked = json.loads(cli("seating", "--check", "plan.json", "--json").out)
    assert checked["certificate"] == json.loads(made)["certificate"]
    assert "nobody meets" in cli("seating", "--check", "plan.json", "--lang", "en").out
    change = ("seating", "--change", "plan.json", "--begun", "2", "--out", "3,4", "--in", "17, 18")
    answer = json.loads(cli(*change, "--json").out)
    assert {move["player"] for move in answer["moves"]} == {17, 18}
    assert "runda 3: 17 siada" in cli(*change, "--lang", "pl").out
    event = {"rules": "mcr", "players": [{"id": n, "name": f"P{n}"} for n in range(1, 9)]}
    Path("event.json").write_text(json.dumps(event))
    for system in SYSTEMS:
        found = cli("seating", "--next", "event.json", "--system", system, "--json")
        assert json.loads(found.out)["round"] == 1
    assert "Round 1" in cli("seating", "--next", "event.json", "--lang", "en").out
    assert cli("seating", "--next", "event.json", "--system", "chess").status == 2
    assert cli("seating", "--next", "event.json", "--players", "8").status == 2
    assert cli(*change[:-1], "x").status == 2
    too_long = cli(*change[:-1], "9" * 5000)
    assert (too_long.status, "--in" in too_long.err) == (2, True)
    broken = json.loads(made)
    broken["rounds"][0][0][0] = broken["rounds"][0][0][1]
    Path("plan.json").write_text(json.dumps(broken))
    assert "twice" in cli("seating", "--check", "plan.json", "--lang", "en").err
