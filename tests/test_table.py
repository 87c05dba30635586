"""The table's surface: actions as text, refusals, phases, starts in the middle."""

import random
import tracemalloc
from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wrobel
from tests.conftest import share
from wrobel import ActionError, Table, WrobelError
from wrobel.rules.rulesets import FAMILY_OF
from wrobel.table.actions import TYPES, Action, read_action
from wrobel.table.transitions import TRANSITIONS

ENDED = ("hand_over", "match_over")
# What the plain rulesets do not have.
SPECIAL = (("hk-old", {"seven_bonus": "win-3", "all_eight_bonus": "win-limit", "rounds": 1}),)


def tables() -> list[tuple[str, dict[str, object]]]:
    return [*((rules, {}) for rules in FAMILY_OF), *SPECIAL]


def choose(actions: list[Action], dice: random.Random) -> Action:
    """Mostly at random, but so that hands come to something."""
    eager = [action for action in actions if action.type in ("win", "riichi", "nine_kinds")]
    return dice.choice(eager if eager and dice.random() < 0.7 else actions)


def test_phases_go_where_the_table_of_transitions_says() -> None:
    """Every step is in the table."""
    taken: dict[tuple[str, str], set[str]] = defaultdict(set)
    games = [(rules, options, seed) for seed in range(40) for rules, options in tables()]
    for rules, options, seed in share(games, 120, 12, 480):
        table, dice = Table(rules, str(seed), options=options, record=False), random.Random(seed)
        for _ in range(2):
            while table.phase not in ENDED:
                player = table.to_act[0]
                action, before = choose(table.legal(player), dice), table.phase
                table.apply(player, action)
                taken[before, action.type].add(table.phase)
            if table.phase == "hand_over":
                table.next_hand()
                taken["hand_over", "next_hand"].add(table.phase)
    for (phase, type), leads in taken.items():
        assert leads <= set(TRANSITIONS[phase][type]), (phase, type)
    assert {phase for phase, _ in taken} >= {"turn", "claim", "hand_over"}


def test_every_action_has_a_place_in_the_table_of_transitions() -> None:
    named = {action for actions in TRANSITIONS.values() for action in actions}
    assert named == {*TYPES, "next_hand"} - {"take"}  # which changes no phase


@pytest.mark.parametrize("rules", FAMILY_OF)
def test_actions_are_read_back(rules: str) -> None:
    table, dice = Table(rules, "texts"), random.Random(1)
    while table.phase not in ENDED:
        player = table.to_act[0]
        for action in table.legal(player):
            assert read_action(str(action)) == action
            assert read_action(action.to_dict()) == action
        table.apply(player, str(dice.choice(table.legal(player))))


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        (0, "win", "illegal"),
        (0, "pass", "illegal"),
        (1, "discard 1m", "not_asked"),
        (0, "chow 12m", "illegal"),
        (0, "riichi 1m", "illegal"),
        (0, "discard 9z", "bad_tile"),
        (0, "discard", "bad_field"),
        (0, "discard 1m 2m", "bad_field"),
        (0, "", "bad_field"),
        (0, 7, "bad_field"),
        (0, {"type": "discard", "tile": 3}, "bad_field"),
        (0, {"type": "win", "tile": "1m"}, "bad_field"),
        (0, {"type": "discard", "tile": "1m", "drawn": 1}, "bad_field"),
        (4, "pass", "bad_field"),
        (-1, "pass", "bad_field"),
    ],
)
def test_what_is_not_allowed_is_refused_and_changes_nothing(
    player: int, action: object, code: str
) -> None:
    table = Table("ema-2016", "refusals")
    before = table.view(0).to_dict(), table.events
    with pytest.raises(WrobelError) as refused:
        table.apply(player, action)
    assert refused.value.code == code
    assert (table.view(0).to_dict(), table.events) == before


@given(st.one_of(st.text(max_size=40), st.dictionaries(st.text(max_size=8), st.none() | st.text())))
def test_nonsense_is_refused_by_its_name(nonsense: object) -> None:
    table = Table("tenhou", "nonsense", record=False)
    legal = table.legal(0)
    with pytest.raises(WrobelError):
        table.apply(0, nonsense)
    assert table.legal(0) == legal


def test_the_next_hand_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(ActionError, match="when this one is over"):
        Table("mcr", "x").next_hand()


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"wall": "123m"}, "136 tiles"),
        ({"wall": "1m" * 136}, "136 tiles"),
        ({"layout": "square"}, "layout"),
        ({"layout": "botzone"}, "cannot be botzone"),
        ({"options": {"aka": 3}}, "no option"),
        ({"start": {"dealer": 4}}, "dealer"),
        ({"start": {"scores": [1, 2]}}, "scores"),
        ({"start": {"round": "X"}}, "round"),
        ({"start": {"wind": 3}}, "wind"),
    ],
)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(WrobelError, match=message):
        Table("tenhou", **fields)  # type: ignore[arg-type]


def test_mcr_seats_change_between_rounds() -> None:
    """2.3: who is East in the first hand of each round, and who plays after whom."""
    firsts = []
    for number in (1, 5, 9, 13):
        table = Table("mcr", "seats", start={"number": number})
        hand = next(event for event in table.events if event["type"] == "hand")
        firsts.append([hand["winds"].index(wind) for wind in "ESWN"])
    assert firsts == [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]]


def test_a_match_of_mcr_has_sixteen_hands() -> None:
    table = Table("mcr", "sixteen")
    names = []
    while table.phase != "match_over":
        if table.phase == "hand_over":
            table.next_hand()
        while table.phase not in ENDED:
            player = table.to_act[0]
            table.apply(player, table.legal(player)[-1 if table.phase == "turn" else 0])
    names = [event["name"] for event in table.events if event["type"] == "hand"]
    assert names == [f"{wind}{number}.0" for wind in "ESWN" for number in range(1, 5)]
    assert table.events[-1]["table_points"] == [1.75] * 4
    assert wrobel.mode() in ("compiled", "interpreted")


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="lists of numbers are larger interpreted")
@pytest.mark.parametrize("rules", FAMILY_OF)
def test_tables_are_small(rules: str) -> None:
    """What is large belongs to the ruleset, and all its tables share it."""
    Table(rules)
    tracemalloc.start()
    try:
        kept = [Table(rules, seed=str(number)) for number in range(20)]
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert size < 12_000 * len(kept)
