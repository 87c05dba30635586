"""The games of ``tests/cases/games``; ``tests.support.games`` tells how they are written."""

import re
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.games import Game, ScriptError, all_games, read_games
from tests.support.games_run import options_of_game, play
from wrobel.rules.options import Option
from wrobel.rules.rulesets import family_of, options_of

GAMES = all_games()

# Rules about play, each of which has at least one game; P22 is no play: nobody names a payer.
RULES = {
    "riichi": """
        R1.3 R1.9 R2.2 R2.3 R2.4 R2.5 R2.6 R2.8 R2.10 R2.10a R2.12 R2.13 R2.14 R2.15 R2.16 R2.17
        R2.18 R2.19 R2.20 R2.21 R2.22
        R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 R3.7 R3.8 R3.9 R3.10 R4.1 R4.2 R4.3 R4.4 R4.5 R4.6 R4.7
        R5.3 R5.4 R5.5 R5.6 R5.7 R5.7a R5.8 R5.9 R5.10 R5.11 R5.12
        R5.13 R5.14 R5.15 R5.16 R5.17 R5.18 R5.20 R6.1 R6.2 R6.3 R6.4
        R7.1 R7.2 R7.3 R7.4 R7.5 R7.6 R7.7 R7.9 R7.11a R7.11b R7.11c R7.11d
        R8.1 R8.2 R8.3 R8.4 R8.5 R8.6 R8.7 R8.8 R8.9 R10.2
        Y01 Y02 Y03 Y04 Y05 Y06 Y07 Y08 Y09 Y10 Y11 Y12 Y13 Y19 Y21 Y22 Y23 Y24 Y25 Y26 Y27 Y28 Y33
    """,
    "mcr": "2.2 2.3 3.4 3.5 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 5.1 6.6 6.7 6.8 10.1 10.2 10.4",
    "hongkong": """
        1.5 1.6 1.7 1.8 2.2 2.3 2.4 2.5 2.6 3.2 3.7 6.2 7.1a 7.1b 7.1c 7.2 7.3 7.4 7.5 7.6 7.7 7.8
        P04 P05 P06 P07 P08 P09 P10 P11 P12 P13 P14 P17 P18 P19 P20 P21 P23
    """,
}

# Options that change how a hand or a match goes: a game with every value, named in its title.
OPTIONS = {
    "riichi": """
        kuikae kan_dora kan_dora_timing fourth_kong kokushi_robs_ankan rinshan_with_haitei
        riichi_min_tiles riichi_needs_1000 furiten_riichi ippatsu ura kan_ura temp_furiten_end
        abort_nine_kinds abort_four_winds abort_four_riichi karaten noten_pool
        nagashi_mangan nagashi_closed_only renchan honba two_han_at_5
        multiple_ron honba_multi sticks_multi
        pao_daisangen pao_daisuushii pao_closed_kong pao_suukantsu pao_rinshan pao_honba pao_scope
        agari_yame west_round tobi length leftover_sticks renhou chombo
    """,
    "mcr": """
        last_discard_claims opening_flowers seat_changes
        referee_mode false_win_tariff tile_not_taken_penalty
    """,
    "hongkong": """
        dead_wall dealer_after_draw dealer_after_win rounds multi_win robbing_kong_fan
        passed_win_lock min_fan all_eight_bonus seven_bonus earth_own_draw kong_liability
        penalties nine_tiles_penalty five_tiles_penalty winds_penalty dragons_penalty
        terminals_penalty honors_penalty nine_tile_requires double_keeps_others feeding_liability
        false_win
    """,
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_game(game: Game) -> None:
    play(game)


def test_titles_differ() -> None:
    """A title is the name of a test."""
    assert [title for title, n in Counter(game.title for game in GAMES).items() if n > 1] == []


@pytest.mark.parametrize("family", list(RULES))
def test_every_rule_has_a_game(family: str) -> None:
    cited = {word for game in games_of(family) for word in game.title.split()}
    assert set(RULES[family].split()) - cited == set()


def flow_options() -> Iterator[tuple[str, Option]]:
    for family, names in OPTIONS.items():
        known = {option.key: option for option in options_of(family)}
        for name in names.split():
            yield family, known[name]


@pytest.mark.parametrize(
    ("family", "option"), list(flow_options()), ids=lambda one: getattr(one, "key", one)
)
def test_every_value_has_a_game(family: str, option: Option) -> None:
    played = {
        options_of_game(game)[option.key]
        for game in games_of(family)
        if option.key in re.findall(r"\w+", game.title)
    }
    assert len(played) >= 2
    assert set(option.values) - played == set()


def games_of(family: str) -> list[Game]:
    return [game for game in GAMES if family_of(game.rules) == family]


# What is wrong in a script is told with the file and the line

WRONG = {
    "E discards 5m": "1: a game begins with a title line",
    "# no rules": "1: the game does not say its rules",
    "# a\nrules tenhou\nE discovers 5m": "3: nobody understands 'discovers 5m'",
    "# a\nrules tenhou\nsomething": "3: nobody understands 'something'",
    "# a\nrules tenhou\nE discards 9z": "3: there is no tile 9z",
    "# a\nrules tenhou\nE: 11112m\nS: 1m": "1: the script names 1m too often",
    "# a\nrules tenhou\nE draws 1m, discards 2m": "3: E is not known to hold 2m",
    "# a\nrules tenhou\nE draws 1m, draws 2m": "3: E has drawn already",
    "# a\nrules tenhou\nE draws 1m\nS draws 2m": "4: it is E's turn",
    "# a\nrules tenhou\nS: 55p\nE discards 5p\nS chows 46p": "5: S chow 46p is refused",
    "# a\nrules tenhou\nS: 55p\nE discards 5p\nS may not pung 55p": "5: S may pung 55p",
    "# a\nrules tenhou\nS: 55p\nE discards 5p\nS may kong": "5: S may not kong",
    "# a\nrules tenhou\nE discards 5p\nends draw": "4: the hand is not over",
    "# a\nrules tenhou\nuntil left 0\nuntil left 3": "4: 0 tiles are left already",
    "# a\nrules tenhou\nuntil left 0\nE draws 1m": "4: the hand is over",
    "# a\nrules tenhou\nuntil left 0\npays E 1": "4: payments: ",
}


@pytest.mark.parametrize(("script", "message"), list(WRONG.items()), ids=list(WRONG.values()))
def test_mistakes_are_told(script: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(script, encoding="utf-8")
    with pytest.raises(ScriptError) as caught:
        deque(map(play, read_games(path)), maxlen=0)
    assert str(caught.value).startswith(f"wrong.txt:{message}")
