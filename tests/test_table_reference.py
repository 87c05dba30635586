"""The table against its slow second opinion: random games, recorded games, and that it can fail."""

from typing import Any

import pytest

import wrobel
from tests.conftest import LONG, missing, share
from tests.reference import table_botzone, table_tenhou
from tests.reference.table_check import DepartureError, check_log
from tests.reference.table_games import Maker, play_game
from tests.reference.table_match import next_hand
from tests.reference.table_tally import Tally
from tests.support.data import data_file, rows
from wrobel import Table
from wrobel.rules.rulesets import FAMILIES, load


def options(rules: str, changed: dict[str, Any]) -> dict[str, Any]:
    return dict(load(rules, changed))


MAKE = Maker(Table, options, wrobel.distance)
RULESETS = [rules for family in FAMILIES.values() for rules in family]


@pytest.mark.parametrize("rules", RULESETS)
def test_random_games(rules: str) -> None:
    """Whom the table asks, what it allows, every event, every score and every settlement."""
    tally = Tally()
    for number in share(range(1_000_000), compiled=12, interpreted=4, long=2_000):
        try:
            play_game(MAKE, rules, number, tally)
        except DepartureError as departure:
            raise DepartureError(f"{rules}, game {number}: {departure}") from departure
    assert tally.decisions > 20 * tally.hands > 0


RARE = {
    "riichi": """
        nine_kinds four_winds four_kongs four_riichi triple_ron nagashi
        win_barred_by_own_discard win_barred_by_a_passed_tile win_barred_in_riichi
        riichi_kong_allowed riichi_kong_refused robbing_added_kong_offered
        robbing_closed_kong_offered swap_barred 2_could_win 3_could_win declare
        win_with_a_liable_player win_with_last_tile win_with_replacement win_with_ippatsu
        win_with_double_riichi win_with_first_turn limit_hand final
    """,
    "mcr": """
        flower_discarded robbing_added_kong_offered win_by_robbed-kong 2_could_win
        win_with_last_of_kind win_with_replacement win_with_last_tile final
    """,
    "hongkong": """
        win_barred_by_a_passed_tile robbing_added_kong_offered win_by_robbed-kong 2_could_win
        3_could_win bonus-win_offered win_by_bonus_tiles win_with_replacement
        win_with_bonus_replacement win_with_last_tile win_with_first_turn limit_hand final
    """,
}


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="takes many games (WROBEL_LONG)")
@pytest.mark.parametrize("family", sorted(RARE))
def test_rare_things_happen(family: str) -> None:
    """Otherwise the games would prove little."""
    tally = Tally()
    wanted = {name.replace("_", " ") for name in RARE[family].split()}
    seen = set()
    for number in range(3_000):
        for rules in FAMILIES[family]:
            play_game(MAKE, rules, number, tally)
        seen = {name.replace("_", " ") for name, count in tally.seen.items() if count}
        if wanted <= seen:
            break
    assert wanted <= seen


@pytest.mark.parametrize(
    ("rules", "misread"),
    [
        ("tenhou", {"kuikae": "allowed"}),
        ("tenhou", {"kan_dora_timing": "immediate"}),
        ("tenhou", {"furiten_riichi": False}),
        ("tenhou", {"tobi": False}),
        ("tenhou", {"agari_yame": "off"}),
        ("tenhou", {"abort_four_winds": False}),
        ("tenhou", {"renchan": "win"}),
        ("wrc", {"honba": 1500}),
        ("mcr", {"last_discard_claims": "all"}),
        ("mcr", {"opening_flowers": "by-turns"}),
        ("mcr", {"seat_changes": False}),
        ("hk-old", {"passed_win_lock": "none"}),
        ("hk-old", {"dealer_after_draw": "passes"}),
        ("hk-old", {"dead_wall": "fixed"}),
        ("hk-old", {"multi_win": True}),
    ],
    ids=str,
)
def test_a_misreading_is_noticed(rules: str, misread: dict[str, Any]) -> None:
    """If the two differed in a rule, the games would show it."""

    def play() -> None:
        for number in range(30):
            play_game(MAKE, rules, number, Tally(), changed={}, misread=misread)

    with pytest.raises(DepartureError):
        play()


@pytest.mark.data
def test_recorded_tenhou_games() -> None:
    """The reference itself, without the table: each action taken is legal, each sum is right."""
    if data_file("riichi_tenhou_games") is None:
        missing("data", "no recorded games here")
    preset = options("tenhou", {})
    for game in share(rows("riichi_tenhou_games"), compiled=6, interpreted=1, long=992):
        events = table_tenhou.events_of(game, preset)
        check_log(events, started=game["rounds"][0]["scores"] != [25000] * 4)


@pytest.mark.data
def test_recorded_botzone_games() -> None:
    if data_file("mcr_botzone_games") is None:
        missing("data", "no recorded games here")
    preset = options("mcr-cn98", {"seat_changes": False})
    for game in rows("mcr_botzone_games"):
        facts = check_log(table_botzone.events_of(game, preset), started=True)
        assert facts.last["payments"] == game["score"]
        assert next_hand(facts.events) is not None
