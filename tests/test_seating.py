"""Seating: plans recounted by a slow program, at par with published ones; wishes; refusals."""

import json
import os
import random
import subprocess
import sys
from functools import partial
from itertools import chain, combinations, repeat
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.conftest import LONG
from tests.reference import seating as slow
from tests.support.cli_run import Inside
from wrobel.errors import EventError
from wrobel.tabletop.seating.certificate import Certificate, certify, least_repeats
from wrobel.tabletop.seating.designs import RINGS, by_squares, field, turned
from wrobel.tabletop.seating.plan import plan
from wrobel.tabletop.seating.search import MODULUS, Dice, chances
from wrobel.tabletop.seating.winds import balanced
from wrobel.tabletop.seating.wishes import Wishes, read_wishes

COMPILED = wrobel.mode() == "compiled"
STEPS = (1_000_000 if LONG else 150_000) if COMPILED else 15_000
SIZES = [(players, rounds) for players in range(16, 173, 4) for rounds in range(2, 13)]
SHARE = [
    *((16, 5), (16, 6), (16, 10), (20, 5), (20, 6), (20, 7), (20, 10), (24, 6), (24, 7), (24, 8)),
    *((24, 10), (28, 8), (28, 9), (28, 10), (32, 8), (32, 9), (32, 10), (32, 12), (36, 9)),
    *((36, 10), (36, 11), (40, 12), (44, 12), (48, 12), (60, 12), (76, 8), (108, 10), (120, 11)),
    *((172, 2), (172, 10)),
]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Inside:
    return Inside(capsys)


@pytest.mark.parametrize(("players", "rounds"), SIZES if LONG else SHARE)
def test_plans_are_at_par_with_published_ones(players: int, rounds: int) -> None:
    made = plan(players, rounds, steps=STEPS).to_dict()
    certificate = made["certificate"]
    counted = slow.count(players, made["rounds"])
    assert {key: certificate[key] for key in counted} == counted
    assert certificate["wind_spread"] <= 1
    best = slow.published(players, rounds)
    assert best is None or counted["repeats"] <= best
    assert certificate["least_possible"] <= counted["repeats"]
    assert certificate["least_possible"] >= max(0, players * (3 * rounds - players + 1) // 2)


@pytest.mark.parametrize("players", [4, 8, 12, 256, 400])
@pytest.mark.parametrize("rounds", [1, 4, 15])
def test_the_smallest_and_largest_sizes(players: int, rounds: int) -> None:
    made = plan(players, rounds, steps=STEPS)
    assert made.certificate == certify(made.rounds, players)
    assert made.certificate.wind_spread <= 1
    if players > 12:
        assert made.certificate.repeats == made.certificate.table_repeats == 0


@pytest.mark.parametrize(("players", "rounds"), RINGS)
def test_rings_let_nobody_meet_twice(players: int, rounds: int) -> None:
    found = turned(rounds, RINGS[players, rounds])
    no_repeats(found, players, rounds)


def test_squares_let_nobody_meet_twice() -> None:
    no_repeats(by_squares(), 32, 10)


def no_repeats(found: list[list[int]], players: int, rounds: int) -> None:
    tables = [
        [[player + 1 for player in one[i : i + 4]] for i in range(0, players, 4)] for one in found
    ]
    assert len(tables) == rounds
    assert slow.count(players, tables)["repeats"] == 0


@pytest.mark.parametrize("size", [4, 5, 7, 8, 9, 11, 13, 16, 25, 27])
def test_fields_are_fields(size: int) -> None:
    found = field(size)
    assert found is not None
    sums, products = found
    every = list(range(size))
    for one in range(1, size):
        assert sorted(products[one]) == every
        assert sorted(sums[one]) == every
    some = random.Random(size)
    for _ in range(200):
        a, b, c = (some.randrange(size) for _ in range(3))
        assert products[a][sums[b][c]] == sums[products[a][b]][products[a][c]]


def test_the_same_seed_gives_the_same_plan() -> None:
    one, other = (plan(24, 8, seed="Gdynia", steps=STEPS) for _ in range(2))
    assert one == other
    assert one.rounds != plan(24, 8, seed="Sopot", steps=STEPS).rounds
    assert not one.stopped


SAME = """
from wrobel.tabletop.seating.plan import plan
from wrobel.tabletop.seating.wishes import read_wishes
wishes = read_wishes({"apart": [[1, 2, 3]], "late": [[4, 5, 6]], "table": {"7": 1}}, 20)
print([plan(20, 6, steps=4000).rounds, plan(20, 4, wishes, steps=4000).rounds])
"""


def test_both_ways_give_the_same_plan() -> None:
    if not COMPILED:
        pytest.skip("compared by the compiled run")
    printed = [
        subprocess.run(
            [sys.executable, "-c", SAME],
            env={**os.environ, "WROBEL_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("", "1")
    ]
    assert printed[0] == printed[1]
    assert printed[0].count("(") > 50


def test_a_search_can_be_stopped_at_any_moment() -> None:
    for asked in (0, 1, 5, 40):
        answers = chain(repeat(False, asked), repeat(True))
        made = plan(20, 7, steps=STEPS, stop=partial(next, answers))
        assert made.stopped
        assert made.to_dict()["stopped"] is True
        slow.count(20, made.to_dict()["rounds"])


def test_teams_stay_apart() -> None:
    teams = [list(range(first, first + 4)) for first in range(1, 33, 4)]
    made = plan(32, 8, read_wishes({"apart": teams}, 32), steps=STEPS)
    counted = slow.count(32, made.to_dict()["rounds"], {"apart": teams})
    assert counted["apart_broken"] == 0
    assert counted["repeats"] == made.certificate.repeats


def test_who_should_meet_late_does() -> None:
    group = [1, 2, 3, 4, 5, 6]
    made = plan(40, 5, read_wishes({"late": [group]}, 40), steps=STEPS)
    assert made.certificate.late_meetings is not None
    assert made.certificate.late_meetings <= 3  # by chance it would be six
    everybody = [list(range(1, 21))]  # twenty of 24 cannot help meeting, but then late
    made = plan(24, 5, read_wishes({"late": everybody}, 24), steps=STEPS)
    by_round = [
        sum(pair <= set(everybody[0]) for table in one for pair in map(set, combinations(table, 2)))
        for one in made.rounds
    ]
    assert by_round[0] <= by_round[-1]


def test_fixed_tables_and_earlier_rounds() -> None:
    earlier = plan(24, 3, seed="before", steps=STEPS).to_dict()["rounds"]
    fields: dict[str, Any] = {"table": {"7": 2, "8": 2, "9": 5}, "played": earlier}
    fields["apart"] = [[1, 2], [7, 11]]
    made = plan(24, 3, read_wishes(fields, 24), steps=STEPS)
    counted = slow.count(24, made.to_dict()["rounds"], fields)
    certificate = made.certificate.to_dict()
    assert {key: certificate[key] for key in counted} == counted
    assert counted["apart_broken"] == 0
    assert certificate["repeats"] >= certificate["least_possible"] >= 2  # 7 and 8 meet each round


@pytest.mark.parametrize(
    ("players", "fields", "reason"),
    [
        (16, {"apart": [[1, 2, 3, 4, 5]]}, "need 5 tables"),
        (8, {"apart": [[1, n] for n in range(2, 7)]}, "may meet only 2"),
        (16, {"table": {"1": 5}}, "tables 1 to 4"),
        (16, {"table": {"1": 1, "01": 2}}, "no player '01'"),
        (16, {"table": {"9" * 5000: 1}}, "no player"),
        (16, {"table": {str(n): 1 for n in range(1, 6)}}, "four seats"),
        (16, {"table": {"1": 2, "3": 2}, "apart": [[3, 1]]}, "bound to table 2"),
        (16, {"apart": [[1, 17]]}, "no player 17"),
        (16, {"apart": [[1, 1]]}, "twice"),
        (16, {"played": [[[1, 2, 3]]]}, "four players"),
        (16, {"played": [[[1, 2, 3, 1]]]}, "twice"),
        (16, {"wishes": []}, "there is no field"),
        (8, {"apart": [[1, 2], [1, 3], [2, 3]]}, "no way to seat"),
        (16, [], "must be an object"),
    ],
)
def test_contradictions_are_refused(players: int, fields: object, reason: str) -> None:
    with pytest.raises(EventError, match=reason):
        read_wishes(fields, players)


@pytest.mark.parametrize(("players", "rounds"), [(30, 4), (0, 1), (404, 2), (16, 0), (16, 16)])
def test_sizes_are_refused(players: int, rounds: int) -> None:
    with pytest.raises(EventError) as refused:
        plan(players, rounds)
    assert refused.value.code == "bad_size"


def test_bounds_hold_by_trying_everything() -> None:
    """Two rounds of eight: all second rounds after the first."""
    first = [[1, 2, 3, 4], [5, 6, 7, 8]]
    least = min(
        slow.count(8, [first, [[1, *chosen], [n for n in range(2, 9) if n not in chosen]]])[
            "repeats"
        ]
        for chosen in combinations(range(2, 9), 3)
    )
    assert least == least_repeats(8, 2, Wishes()) == 4


def random_wishes(some: random.Random, players: int) -> dict[str, Any]:
    everybody = list(range(1, players + 1))
    fields: dict[str, Any] = {}
    if some.random() < 0.6:
        fields["apart"] = [
            some.sample(everybody, some.choice((2, 2, 2, 3, 4))) for _ in range(some.randrange(12))
        ]
    if some.random() < 0.4:
        fields["late"] = [some.sample(everybody, some.randrange(2, 8)) for _ in range(3)]
    if some.random() < 0.4:
        chosen = some.sample(everybody, some.randrange(1, 4))
        fields["table"] = {str(n): some.randrange(1, players // 4 + 2) for n in chosen}
    if some.random() < 0.3:
        fields["played"] = []
        for _ in range(some.randrange(1, 4)):
            some.shuffle(everybody)
            fields["played"].append([everybody[i : i + 4] for i in range(0, players, 4)])
    return fields


@pytest.mark.parametrize("part", range(100 if LONG else 1))
def test_random_wishes_are_answered_or_refused(part: int) -> None:
    some = random.Random(part)
    for _ in range(100 if LONG else 40 if COMPILED else 10):
        players = 4 * some.choice((2, 3, 4, 5, 6, 7, 8, 9, 12, 20))
        rounds = some.randrange(1, 8)
        fields = random_wishes(some, players)
        try:
            wishes = read_wishes(json.loads(json.dumps(fields)), players)
        except EventError as refused:
            assert refused.code in {"contradiction", "bad_field"}
            continue
        made = plan(players, rounds, wishes, str(part), steps=20_000 if COMPILED else 2_000)
        counted = slow.count(players, made.to_dict()["rounds"], fields_of(wishes, fields))
        certificate = made.certificate.to_dict()
        assert {key: certificate[key] for key in counted} == counted
        assert certificate["least_possible"] <= counted["repeats"]


def fields_of(wishes: Wishes, fields: dict[str, Any]) -> dict[str, Any]:
    """Pairs that are named twice count once."""
    return {**fields, "apart": [list(pair) for pair in wishes.apart]}


def test_winds_are_even_for_any_plan() -> None:
    some = random.Random(3)
    for rounds in range(1, 16):
        everybody = list(range(1, 21))
        tables = []
        for _ in range(rounds):
            some.shuffle(everybody)
            tables.append(tuple(tuple(everybody[i : i + 4]) for i in range(0, 20, 4)))
        found = balanced(tables)
        assert [[set(t) for t in one] for one in found] == [[set(t) for t in one] for one in tables]
        as_lists = [[list(table) for table in one] for one in found]
        assert slow.count(20, as_lists)["wind_spread"] <= 1


def test_random_numbers_are_fair_enough() -> None:
    dice = Dice(1)
    seen = [0] * 6
    for _ in range(6000):
        seen[dice.below(6)] += 1
    assert all(850 < times < 1150 for times in seen)
    assert chances(5.0)[0] == MODULUS


def test_the_command(cli: Inside, tmp_path: Path) -> None:
    found = cli("seating", "--players", "24", "--rounds", "7", "--seconds", "1", "--json")
    answer = json.loads(found.out)
    assert found.status == 0
    answer.pop("stopped", None)  # a slow machine
    assert list(answer) == ["players", "rounds", "certificate"]
    assert list(answer["certificate"]) == [
        name for name in Certificate.__dataclass_fields__ if name != "late_meetings"
    ]
    assert slow.count(24, answer["rounds"])["repeats"] == 0
    english = cli("seating", "--players", "24", "--rounds", "5").out
    assert "nobody meets anybody twice" in english
    polish = cli(
        "seating", "--players", "24", "--rounds", "8", "--seconds", "1", "--lang", "pl"
    ).out
    assert "Runda 8" in polish
    refused = cli("seating", "--players", "26", "--rounds", "7")
    assert refused.status == 2
    assert refused.err.count("\n") == 1
    broken = tmp_path / "wishes.json"
    broken.write_text("{")
    assert cli("seating", "--players", "16", "--rounds", "3", "--with", str(broken)).status == 2
    assert cli("seating", "--players", "16", "--rounds", "3", "--with", "nowhere").status == 2
    assert cli("seating").status == 2


def test_the_bound_does_not_count_tables_of_those_who_have_gone() -> None:
    """Two tables of eight, two of whom were not there before: two repeats are enough."""
    before = Wishes(played=(((1, 2, 3, 4), (5, 6, 9, 10)),))
    found = certify([((1, 2, 5, 7), (3, 4, 6, 8))], 8, before)
    assert (found.repeats, found.least_possible) == (2, 0)


def test_repeats_of_earlier_rounds_do_not_end_the_search() -> None:
    """Two pairs met twice before; of the next rounds the best is still looked for."""
    before = [[[1, 7, 8, 4], [6, 5, 2, 3]], [[8, 3, 2, 1], []]]
    for rounds, least in ((1, 6), (2, 14)):
        made = plan(8, rounds, read_wishes({"played": before}, 8), steps=60_000)
        assert made.certificate.repeats == least  # by trying all plans there are


@pytest.mark.parametrize(
    ("players", "rounds", "most"),
    [(8, 7, 3), *([(12, 8, 3), (16, 8, 2)] if COMPILED else [])],
)
def test_repeats_are_spread_over_many_pairs(players: int, rounds: int, most: int) -> None:
    """With as few repeats as can be, nobody meets the same one again and again."""
    made = plan(players, rounds, seed="m", steps=2_000_000 if COMPILED else 60_000)
    assert made.certificate.repeats == made.certificate.least_possible
    assert made.certificate.most_meetings <= most
