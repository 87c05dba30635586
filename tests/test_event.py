"""An event is the fold of its acts: people, rounds, results, corrections, cuts, standings."""

import json
import random
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import INTERPRETED, LONG
from tests.support.event_tournament import Desk, tournament
from wrobel.errors import EventError, WrobelError
from wrobel.tabletop.event import exports, people, seats
from wrobel.tabletop.event.acts import KINDS, read_act, stored_act
from wrobel.tabletop.event.fold import HANDLERS, after, fold
from wrobel.tabletop.event.ranking import sections
from wrobel.tabletop.event.state import Event
from wrobel.tabletop.event.timer import Timer
from wrobel.tabletop.event.view import explained, history, view
from wrobel.tabletop.standings import standings


def evening(players: int = 8, rules: str = "ema-2016", **settings: Any) -> Desk:
    desk = Desk()
    desk.do("open", name="Tuesday", rules=rules, **settings)
    desk.do("players", players=[{"name": f"P{n}"} for n in range(1, players + 1)])
    desk.do("check_in", players=list(range(1, players + 1)))
    return desk


def seated(desk: Desk, *tables: list[int]) -> int:
    number = len(desk.event.rounds) + 1
    desk.do("round", round=number)
    desk.do("seating", rounds={str(number): list(tables)}, how="hand")
    return number


def soon() -> Callable[[], bool]:
    """Ends a search after some 100,000 steps, for those who have only an interpreter."""
    left = iter(range(20))
    return lambda: next(left, None) is None


def refused(code: str, desk: Desk, type: str, role: str = "organiser", **fields: Any) -> str:
    before = json.dumps(view(desk.event, "organiser"), default=str)
    count = len(desk.acts)
    with pytest.raises(WrobelError) as error:
        desk.do(type, role, **fields)
    assert error.value.code == code
    assert len(desk.acts) == count
    assert json.dumps(view(desk.event, "organiser"), default=str) == before
    return error.value.message


def test_every_act_has_a_handler() -> None:
    assert set(KINDS) == set(HANDLERS)


def test_results_add_up_and_are_explained() -> None:
    desk = evening()
    number = seated(desk, [1, 2, 3, 4], [5, 6, 7, 8])
    desk.do("result", round=number, table=1, scores=[41000, 29500, 29500, 20000])
    desk.do("result", round=number, table=2, scores=[30000, 30000, 30000, 30000])
    lines = sections(desk.event)[0].lines
    assert [(line.place, line.person.id, float(line.total)) for line in lines[:2]] == [
        (1, 1, 26.0),
        (2, 5, 0.0),
    ]
    found = explained(desk.event, sections(desk.event), 2, "en")[0]
    assert found["cells"] == [
        [
            "round 1, table 1",
            "−0.5: (29\u202f500 − 30\u202f000) / 1\u202f000",
            "0.0: shared second and third",
        ]
    ]
    assert (
        "wspólne drugie i trzecie miejsce"
        in explained(desk.event, sections(desk.event), 2, "pl")[0]["cells"][0][2]
    )


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    desk = evening()
    number = seated(desk, [1, 2, 3, 4], [5, 6, 7, 8])
    words = refused("wrong_sum", desk, "result", round=1, table=1, scores=[1, 2, 3, 4])
    assert words.startswith("round 1, table 1: the scores add up to 10")
    refused("bad_field", desk, "result", round=1, table=3, scores=[30000] * 4)
    refused("bad_field", desk, "result", round=2, table=1, scores=[30000] * 4)
    refused("bad_field", desk, "result", round=1, table=1, scores=[30000] * 3)
    refused("forbidden", desk, "penalty", "table", player=1, points=-20, reason="x")
    refused("forbidden", desk, "result", "public", round=1, table=1, scores=[30000] * 4)
    refused("bad_field", desk, "penalty", player=1, points=-20)
    refused("bad_field", desk, "players", players=[{"name": "A"}, {"name": " "}])
    refused("contradiction", desk, "seating", rounds={"1": [[1, 2, 3, 3]]})
    refused("bad_size", desk, "seating", rounds={"1": [[1, 2, 3]]})
    refused("unknown_rules", desk, "round", round=2, rules="nonsense")
    refused("contradiction", desk, "remove", player=1)
    desk.do("result", round=number, table=1, scores=[30000] * 4)
    refused("contradiction", desk, "seating", rounds={"1": [[1, 2, 3, 4]]})
    refused("bad_field", desk, "result", round=1, table=1, scores=[30000] * 4)


def test_a_correction_keeps_its_history() -> None:
    desk = evening(4)
    seated(desk, [1, 2, 3, 4])
    desk.do("result", "table", "table 1", round=1, table=1, scores=[41000, 33000, 26000, 20000])
    second = desk.do(
        "result",
        "referee",
        "Ola",
        round=1,
        table=1,
        scores=[33000, 41000, 26000, 20000],
        reason="two scores swapped",
    )
    told = history(desk.event, 1, 1)
    assert [(one["role"], one["scores"][0]) for one in told] == [
        ("table", 41000),
        ("referee", 33000),
    ]
    assert sections(desk.event)[0].lines[0].person.id == 2
    desk.do("void", "referee", of=second.id, reason="it was right")
    assert sections(desk.event)[0].lines[0].person.id == 1
    undo = desk.acts[-1]
    desk.do("void", of=undo.id)
    assert sections(desk.event)[0].lines[0].person.id == 2
    assert len(desk.acts) == 9  # nothing ever disappears


def test_a_score_book_is_a_result() -> None:
    """A table may bring its book instead of four totals."""
    desk = evening(4)
    seated(desk, [1, 2, 3, 4])
    start = {"id": "a", "type": "start", "rules": "ema-2016", "players": ["A", "B", "C", "D"]}
    win = {
        "id": "b",
        "type": "win",
        "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}],
    }
    book: list[dict[str, Any]] = [start, win]
    refused("contradiction", desk, "result", round=1, table=1, book=book)
    other = [{**start, "rules": "wrc"}, win, {"id": "c", "type": "end"}]
    refused("contradiction", desk, "result", round=1, table=1, book=other)
    wrong = [*book, {"id": "c", "type": "void", "of": "nothing"}, {"id": "d", "type": "end"}]
    refused("contradiction", desk, "result", round=1, table=1, book=wrong)
    desk.do("result", "table", "1", round=1, table=1, book=[*book, {"id": "c", "type": "end"}])
    found = desk.event.round(1).result(1)
    assert found is not None
    assert found.scores == (30000, 35200, 30000, 24800)


def test_taking_back_must_leave_an_event_that_can_stand() -> None:
    desk = evening(4)
    players = desk.acts[1]
    seated(desk, [1, 2, 3, 4])
    words = refused("contradiction", desk, "void", of=players.id)
    assert "there is no player" in words
    refused("bad_field", desk, "void", of=desk.acts[0].id)
    refused("bad_field", desk, "void", of="nothing")


def test_results_stay_hidden_until_the_round_is_complete() -> None:
    """C2.9."""
    desk = evening(publish="complete")
    seated(desk, [1, 2, 3, 4], [5, 6, 7, 8])
    desk.do("result", round=1, table=1, scores=[41000, 33000, 26000, 20000])
    public = view(desk.event, "public")
    assert public["sections"] == []
    assert public["rounds"][0]["results"] == []
    assert public["rounds"][0]["entered"] == [1]
    assert len(view(desk.event, "table", 1)["rounds"][0]["results"]) == 1
    assert len(view(desk.event, "referee")["sections"][0]["lines"]) == 4
    desk.do("result", round=1, table=2, scores=[41000, 33000, 26000, 20000])
    assert len(view(desk.event, "public")["sections"][0]["lines"]) == 8


def test_an_evening_of_two_games_has_two_standings() -> None:
    desk = evening(4)
    seated(desk, [1, 2, 3, 4])
    desk.do("result", round=1, table=1, scores=[41000, 33000, 26000, 20000])
    desk.do("round", round=2, rules="mcr")
    desk.do("seating", rounds={"2": [[4, 3, 2, 1]]})
    desk.do("result", round=2, table=1, scores=[80, 10, 10, -100])
    desk.do("penalty", player=4, points=-10, reason="late", round=2)
    riichi, mcr = sections(desk.event)
    assert riichi.lines[0].person.id == 1
    assert not riichi.by_table_points
    assert [(line.person.id, float(line.table_points or 0)) for line in mcr.lines] == [
        (4, 4.0),
        (2, 1.5),
        (3, 1.5),
        (1, 0.0),
    ]
    assert [line.place for line in mcr.lines] == [1, 2, 2, 4]
    assert float(mcr.lines[0].total) == 70.0
    assert float(riichi.lines[3].total) == -25.0  # the penalty belongs to the other game


def test_table_points_tie_breaks_and_fixed_replacements_are_options() -> None:
    """C2.4, C2.5, C2.6."""
    desk = evening(
        8, "hk-old", table_points=[4, 2, 1, 0], tie_breaks=["firsts", "best"], substitute_score=-15
    )
    desk.do("players", players=[{"id": 8, "substitute": True}])
    start = desk.event.settings.rules
    assert start == "hk-old"
    number = seated(desk, [1, 2, 3, 4], [5, 6, 7, 8])
    one = desk.event.round(number)
    base = view(desk.event, "organiser")["rounds"][0]["start"]
    for table, scores in ((1, [30, 0, 0, -30]), (2, [0, 40, -20, -20])):
        desk.do("result", round=1, table=table, scores=[base + score for score in scores])
    assert one.complete
    found = sections(desk.event)[0]
    assert found.by_table_points
    assert [line.person.id for line in found.lines][:3] == [6, 1, 5]
    assert float(found.substitutes[0].total) == -15.0
    assert found.substitutes[0].place is None


def test_a_cut_carries_half_and_the_rest_stay_behind() -> None:
    """C2.7: whoever is out stays behind everybody who went on."""
    desk = evening(8)
    seated(desk, [1, 2, 3, 4], [5, 6, 7, 8])
    desk.do("result", round=1, table=1, scores=[50000, 40000, 20000, 10000])
    desk.do("result", round=1, table=2, scores=[45000, 35000, 25000, 15000])
    desk.do("round", round=2, name="Final")
    cut = seats.propose_cut(desk.event, [4], "halved")
    assert cut["groups"] == [[1, 5, 2, 6]]
    desk.do("cut", **cut)
    found = seats.propose_next(desk.event, "swiss")
    assert sorted(found["rounds"]["2"][0]) == [1, 2, 5, 6]
    desk.do("seating", rounds=found["rounds"])
    order = desk.event.round(2).tables[0]
    desk.do("result", round=2, table=1, scores=[60000 if p == 6 else 20000 for p in order])
    lines = sections(desk.event)[0].lines
    assert lines[0].person.id == 6
    assert lines[0].carried is not None
    assert lines[0].carried[1] == lines[0].carried[2] / 2
    assert [line.person.id for line in lines[4:]] == [7, 3, 8, 4]
    assert all(line.out for line in lines[4:])
    assert [line.place for line in lines][4:] == [5, 6, 7, 8]
    assert "half of" in explained(desk.event, sections(desk.event), 6, "en")[0]["beside"][0]


def test_sudden_death_ranks_by_how_long_one_lasted() -> None:
    desk = evening(16)
    seated(desk, *[list(range(first, first + 4)) for first in (1, 5, 9, 13)])
    for table in range(1, 5):
        desk.do("result", round=1, table=table, scores=[40000, 35000, 25000, 20000])
    desk.do("round", round=2)
    desk.do("cut", **seats.propose_survivors(desk.event, 1))
    assert desk.event.cuts[0].groups == ((1, 5, 9, 13),)
    desk.do("seating", rounds={"2": [[1, 5, 9, 13]]})
    desk.do("result", round=2, table=1, scores=[20000, 25000, 35000, 40000])
    lines = sections(desk.event)[0].lines
    assert [line.person.id for line in lines[:4]] == [13, 9, 5, 1]
    assert [line.place for line in lines[4:8]] == [5, 5, 5, 5]


def test_duplicate_rounds_compare_seats() -> None:
    """C2.10."""
    desk = evening(8, "mcr")
    desk.do("round", round=1, duplicate=True)
    desk.do("seating", rounds={"1": [[1, 2, 3, 4], [5, 6, 7, 8]]})
    desk.do("result", round=1, table=1, scores=[40, 8, -8, -40])
    desk.do("result", round=1, table=2, scores=[0, 10, -10, 0])
    totals = {line.person.id: int(line.total) for line in sections(desk.event)[0].lines}
    assert totals == {1: 40, 2: -2, 3: 2, 4: -40, 5: -40, 6: 2, 7: -2, 8: 40}


def test_rounds_that_cannot_be_added_up_are_refused() -> None:
    desk = evening(4)
    desk.do("round", round=1, section="Main")
    refused("contradiction", desk, "round", round=2, section="Main", rules="mcr")


def test_the_plan_of_an_evening_and_changes_on_the_day() -> None:
    desk = evening(12)
    for number in range(1, 4):
        desk.do("round", round=number)
    found = seats.propose_plan(desk.event, seed="x", stop=soon())
    assert found["certificate"]["repeats"] >= 0
    desk.do("seating", rounds=found["rounds"], how="plan")
    desk.play(random.Random(1), 1)
    desk.do("leave", player=3)
    desk.do("players", players=[{"name": "Late"}])
    desk.do("check_in", players=[13])
    change = seats.propose_change(desk.event)
    assert {move["player"] for move in change["moves"]} == {13}
    assert set(change["rounds"]) == {"2", "3"}
    desk.do("seating", rounds=change["rounds"], how="change")
    with pytest.raises(EventError):
        desk.do("seating", rounds={"2": [[3, 1, 2, 4]]})


def test_after_a_cut_only_those_who_go_on_are_seated() -> None:
    desk = evening(16)
    for number in range(1, 5):
        desk.do("round", round=number)
    desk.do("seating", rounds={"1": seats.propose_plan(desk.event, stop=soon())["rounds"]["1"]})
    desk.play(random.Random(1), 1)
    cut = seats.propose_cut(desk.event, [8, 4])
    desk.do("cut", **cut)
    found = seats.propose_plan(desk.event, stop=soon())
    assert set(found["rounds"]) == {"2", "3", "4"}
    for tables in found["rounds"].values():
        assert [sorted(players) for players in (tables[0] + tables[1], tables[2])] == [
            sorted(group) for group in cut["groups"]
        ]
    desk.do("seating", rounds=found["rounds"], how="plan")
    assert seats.propose_change(desk.event)["rounds"] == {}
    gone = cut["groups"][0][0]
    desk.do("leave", player=gone)
    desk.do("players", players=[{"name": "Spare", "substitute": True}])
    desk.do("check_in", players=[17])
    change = seats.propose_change(desk.event)
    assert {move["player"] for move in change["moves"]} == {17}
    hasty = seats.propose_next(desk.event, "swiss", stop=lambda: True)
    assert hasty["stopped"] == bool(hasty["repeated"])


def test_rounds_are_planned_again_after_some_have_left() -> None:
    """Those who have gone do not count as others whom somebody has met."""
    desk = evening(16)
    for number in range(1, 3):
        desk.do("round", round=number)
    first = [[1, 13, 14, 15], [2, 3, 4, 16], [5, 6, 7, 8], [9, 10, 11, 12]]
    desk.do("seating", rounds={"1": first})
    desk.play(random.Random(1), 1)
    for player in range(13, 17):
        desk.do("leave", player=player)
    found = seats.propose_plan(desk.event, stop=soon())
    assert found["certificate"]["least_possible"] == 0
    assert found["certificate"]["repeats"] == 2  # two groups of four, three tables
    before = {frozenset(pair) for table in first for pair in combinations(table, 2)}
    again = [
        pair
        for table in found["rounds"]["2"]
        for pair in combinations(table, 2)
        if frozenset(pair) in before
    ]
    assert len(again) == found["certificate"]["repeats"]


def test_a_plan_for_one_table_and_for_nobody() -> None:
    desk = evening(4)
    desk.do("round", round=1)
    desk.do("round", round=2)
    found = seats.propose_plan(desk.event)
    assert found["rounds"] == {"1": [[1, 2, 3, 4]], "2": [[2, 3, 4, 1]]}
    desk.do("check_in", players=[1, 2, 3, 4], here=False)
    with pytest.raises(EventError):
        seats.propose_plan(desk.event)


@pytest.mark.skipif(INTERPRETED and not LONG, reason="three long searches for seats")
def test_a_tournament_is_the_same_from_the_same_seed() -> None:
    """76 players, 8 rounds, two leavers, a latecomer, a correction, penalties, a cut, finals."""
    one, other = tournament("wrobel"), tournament("wrobel")
    found = [made(desk) for desk in (one, other)]
    assert found[0] == found[1]
    assert made(tournament("sparrow")) != found[0]
    section = sections(one.event)[0]
    assert len(section.lines) == 77
    assert len(section.substitutes) == 1
    assert [line.out for line in section.lines].index(True) == 16
    assert section.rounds == tuple(range(1, 11))
    assert float(section.weight.total) == 2 + 0.5 + 1
    # Acts written down and read again are the same event.
    stored = [stored_act(json.loads(json.dumps(act.to_dict()))) for act in one.acts]
    assert made_event(fold(stored)) == found[0]


def made(desk: Desk) -> list[object]:
    return made_event(desk.event)


def made_event(event: Event) -> list[object]:
    section = sections(event)[0]
    return [
        exports.csv_text(exports.ema_rows(section)),
        exports.csv_text(exports.standings_rows(section)),
        json.dumps(exports.standings_input(event, section)),
        json.dumps(exports.mers_of(section, "pl"), ensure_ascii=False),
        json.dumps(view(event, "public")),
    ]


def test_the_command_agrees_where_nobody_was_cut() -> None:
    desk = tournament("plain")
    event = fold([act for act in desk.acts if act.at < 1_000_000.0 + cut_at(desk)])
    section = sections(event)[0]
    found = standings(exports.standings_input(event, section))
    assert [(row.place, row.player.id, row.player.total) for row in found.rows] == [
        (line.place, line.person.id, line.total) for line in section.lines
    ]
    assert found.base == section.base
    assert [(row.place, row.team) for row in found.teams] != []


def cut_at(desk: Desk) -> int:
    return next(at for at, act in enumerate(desk.acts) if act.type == "cut")


def test_people_come_from_tables_of_many_kinds() -> None:
    tab = "Imię\tNazwisko\tKraj\tNr EMA\tKlub\nŻaneta\tÓsma\tpl\t0123\tWróble\n"
    assert people.read_people(tab) == [
        {"name": "Żaneta Ósma", "country": "PL", "ema": "0123", "club": "Wróble"}
    ]
    quoted = '\ufeffname,team\n"Nowak, Jan",Reds\n\n'
    assert people.read_people(quoted) == [{"name": "Nowak, Jan", "team": "Reds"}]
    assert people.read_people("Ala\nBo\n") == [{"name": "Ala"}, {"name": "Bo"}]
    with pytest.raises(EventError):
        people.read_people("name,team\n,Reds")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("\ufeffLp.;Imię:;NAZWISKO;EMA-No.\r\n1;Anna;  Nowak ;05000123\r\n\r\n", ["Anna Nowak"]),
        ("1. Ala\n2. Bo\n 3) Celina\n", ["Ala", "Bo", "Celina"]),
        ("1\tAla\tPL\n2\tBo\tDE", ["Ala", "Bo"]),
        ('"Nowak, Anna";PL\n"O\'Hara, Dan";IE', ["Nowak, Anna", "O'Hara, Dan"]),
        ("\n\n", []),
    ],
)
def test_messy_lists_are_read(text: str, found: list[str]) -> None:
    assert [one["name"] for one in people.read_people(text)] == found


def test_a_list_pasted_twice_changes_who_is_there() -> None:
    desk = evening(0)
    desk.do("players", players=people.read_people("Ala\nBo"))
    again = people.known_again(desk.event, people.read_people("Name;Country\nBO;DE\nCelina;PL"))
    assert [one.get("id") for one in again] == [2, None]
    desk.do("players", players=again)
    assert [(one.id, one.country) for one in desk.event.people.values()] == [
        *((1, ""), (2, "DE"), (3, "PL")),
    ]


def test_a_clock_is_exact_over_a_day() -> None:
    """Hundreds of pauses: what is left is what was not paused, to the millisecond."""
    some = random.Random(4)
    clock, now, played = Timer().started(24 * 60, 1_700_000_000.0), 1_700_000_000.0, 0.0
    for _ in range(400):
        step = some.randrange(1, 100_000) / 1000
        now, played = now + step, played + step
        clock = clock.paused(now)
        now += some.randrange(1, 100_000) / 1000
        assert clock.left(now) == pytest.approx(24 * 3600 - played, abs=0.001)
        clock = clock.resumed(now)
    assert clock.left(now) == pytest.approx(24 * 3600 - played, abs=0.001)


def test_a_clock_that_was_ended_stands_still() -> None:
    clock = Timer().started(60, 1000.0).end(1600.0)
    assert clock.left(1600.0) == clock.left(99_000.0) == 3000


def test_time_limits_are_those_of_the_rules() -> None:
    """R7.8 for EMA, C2.2 elsewhere, C2.4 for MCR; the organiser may say otherwise."""
    desk = evening()
    for number, rules in enumerate(("ema-2016", "wrc", "mcr", "hk-old"), 1):
        desk.do("round", round=number, rules=rules)

    def limits() -> list[tuple[int, str, int]]:
        rounds = view(desk.event, "public")["rounds"]
        return [(one["minutes"], one["last_hand"], one["signal"]) for one in rounds]

    asked = [(90, "one_more", 15), (90, "finish", 0), (120, "finish", 0), (90, "finish", 0)]
    assert limits() == asked
    desk.do("round", round=2, rules="mcr")  # another game, another time
    desk.do("round", round=3, minutes=100)
    desk.do("round", round=3, rules="wrc")  # what was said stands
    assert [minutes for minutes, _, _ in limits()] == [90, 120, 100, 90]
    desk.do("settings", last_hand="one_more", minutes=60)
    desk.do("round", round=5, rules="mcr")
    assert {found[1:] for found in limits()} == {("one_more", 0)}
    assert limits()[4][0] == 60
    desk.do("settings", last_hand="finish", signal=5)
    assert {found[1:] for found in limits()} == {("finish", 5)}
    desk.do("settings", last_hand="", signal=None)
    assert limits()[0] == asked[0]
    refused("bad_field", desk, "settings", last_hand="now")


def test_numbers_of_a_list_find_their_players() -> None:
    desk = evening(4)
    desk.do("players", players=[{"id": 1, "name": "Anna Nowak"}, {"id": 2, "name": "Kowal Jan"}])
    known = people.read_people("name;ema\nanna nowak;0001\nJan Kowal;0002\nNobody;3")
    assert exports.with_ema_numbers(desk.event, known) == [
        {"id": 1, "ema": "0001"},
        {"id": 2, "ema": "0002"},
    ]


def test_no_export_gives_a_formula_to_a_spreadsheet() -> None:
    desk = evening(4)
    desk.do("players", players=[{"id": 1, "name": "=cmd() x", "country": "@x"}])
    seated(desk, [1, 2, 3, 4])
    desk.do("result", round=1, table=1, scores=[30000] * 4)
    text = exports.csv_text(exports.standings_rows(sections(desk.event)[0]))
    assert ",'=cmd() x,'@x," in text


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 50) | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(["1", "id", "name", "x"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(st.sampled_from(sorted(KINDS)), st.data())
def test_any_act_is_taken_or_refused(type: str, data: st.DataObject) -> None:
    desk = evening(4)
    seated(desk, [1, 2, 3, 4])
    names = KINDS[type].fields
    fields = data.draw(st.dictionaries(st.sampled_from(names), json_values, max_size=len(names)))
    try:
        act = read_act({"type": type, **fields}, id="new")
        event = after(desk.acts, desk.event, act)
    except WrobelError as error:
        assert error.code != "bug"
        return
    json.dumps(view(event, "organiser"))
    assert all(isinstance(line.total, Fraction) for one in sections(event) for line in one.lines)


@given(st.text(max_size=200))
def test_any_text_is_read_as_people_or_refused(text: str) -> None:
    try:
        found = people.read_people(text)
    except EventError:
        return
    assert all(one["name"] for one in found)
