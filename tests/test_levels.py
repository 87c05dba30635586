"""Levels and characters: named once, repeatable, with human mistakes that they own up to."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from wrobel import Table
from wrobel.bots import NAMES, make
from wrobel.bots.levels import CHARACTERS, LEVELS, PLAYERS, Temper, player_of
from wrobel.bots.ratings import HOME, rating_of
from wrobel.cli.bot import bots
from wrobel.notation import read_tiles
from wrobel.rules import families
from wrobel.table.view import View
from wrobel.tiles import kind
from wrobel.web.http.ruleset_list import ratings_of

RULES = [families.about(name).usual for name in families.found()]
TEMPERED = [player.name for player in PLAYERS if player.temper != Temper()]


def views(rules: str, bots: list[str], seed: str, hands: int = 2) -> list[tuple[View, str]]:
    """What each of four saw when it had a choice, and who it was."""
    table = Table(rules, seed=seed, record=False)
    seats = [make(name, seed) for name in bots]
    found = []
    for _ in range(hands):
        while table.phase not in ("hand_over", "match_over"):
            for player in table.to_act:
                view = table.view(player)
                if len(view.legal) > 1:
                    found.append((view, bots[player]))
                table.apply(player, seats[player].choose(view))
        if table.phase == "match_over":
            break
        table.next_hand()
    return found


def test_five_levels_and_four_characters() -> None:
    assert [player_of(name).level for name in LEVELS] == [1, 2, 3, 4, 5]
    assert CHARACTERS == ("fast", "patient", "daring", "careful")
    assert set(LEVELS) | set(CHARACTERS) | {"random", "tsumogiri"} == set(NAMES)
    assert bots("") == list(NAMES)
    assert bots("e") == ["efficient"]
    for player in PLAYERS:
        assert player.title.pl != player.title.en
        assert player.about.pl.endswith(".")
        assert player.about.en.endswith(".")


@pytest.mark.parametrize("rules", RULES)
def test_ratings_rise_with_the_level_and_characters_are_as_strong(rules: str) -> None:
    """As far as the intervals of the league tell."""
    family = rules_family(rules)
    told = json.loads(HOME.read_text())
    half = told["intervals"][family]
    assert set(told["ratings"][family]) == set(half) == set(NAMES)
    rating = {name: rating_of(name, family) for name in NAMES}
    for lower, higher in pairwise(LEVELS):
        assert rating[higher] > rating[lower] - max(half[lower], half[higher])
    assert rating["beginner"] < rating["efficient"]
    for name in CHARACTERS:
        assert abs(rating[name] - rating["strong"]) <= 30 + half[name]


def test_a_ruleset_says_how_strong_bots_are_at_it() -> None:
    """One source: the league; a family that was never measured says nothing."""
    assert ratings_of("riichi")["efficient"] == 1500
    assert ratings_of("unmeasured") == {}


def rules_family(rules: str) -> str:
    return next(name for name in families.found() if families.about(name).usual == rules)


@pytest.mark.parametrize("rules", RULES)
def test_mistakes_are_explained_and_the_bot_beneath_would_not_make_them(rules: str) -> None:
    slips: Counter[str] = Counter()
    for view, name in views(rules, ["beginner", "casual", "skilled", "daring"], "levels"):
        player = player_of(name)
        bot = make(name, "levels")
        first = bot.explain(view)[0]
        assert first.action == bot.choose(view) == make(name, "levels").choose(view)
        plain = make(player.beneath).choose(view)
        same = (plain.type, plain.tiles) == (first.action.type, first.action.tiles)
        if first.slip is None:
            assert same
            continue
        assert not same
        assert getattr(player.temper, first.slip) != 0
        assert first.texts["pl"] != first.texts["en"]
        slips[first.slip] += 1
        if first.slip == "pairs":  # what the bot beneath throws is one of two
            held = read_tiles(view.to_dict()["players"][view.player]["concealed"])
            assert sum(kind(tile) == kind(plain.tiles[0]) for tile in held) == 2
        if first.slip == "grabs":
            assert first.action.type in ("chow", "pung")
        if first.slip == "overlooks":
            assert (first.danger or 0) > 0
    assert len(slips) > 2


@pytest.mark.parametrize("name", TEMPERED)
def test_no_habit_gives_up_a_win(name: str) -> None:
    seen = 0
    for view, _ in views("hk-old", ["efficient"] * 4, "wins", 6):
        if any(action.type == "win" for action in view.legal):
            seen += 1
            assert make(name).choose(view).type == "win"
    assert seen
