"""The bots: legal under all rules, repeatable, blind to what is hidden, and able to say why."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import wrobel
from tests.conftest import missing
from tests.support.agreement import of_sample
from tests.support.agreement_botzone import RECORDS, found_in
from tests.support.data import data_file, rows
from tests.support.recorded_games import FILES, PURPOSES, purpose
from wrobel import Table
from wrobel.bots import NAMES, make
from wrobel.bots.base import salt_of
from wrobel.errors import OptionError, TextError
from wrobel.rules.judging import judging_of
from wrobel.rules.rulesets import FAMILY_OF, load, options_of

HANDS = 2 if wrobel.mode() == "compiled" else 1
VARIANTS: list[tuple[str, dict[str, object]]] = [
    *((rules, {}) for rules in FAMILY_OF),
    ("hk-old", {"min_fan": 3}),
    ("hk-old", {"bonus_tiles": False, "all_pairs": True}),
    ("hk-new", {"min_fan": 1, "seven_bonus": "win-3"}),
    ("tenhou", {"red_fives": 0, "open_tanyao": False}),
]
FAST = ("random", "tsumogiri", "efficient")
DOCS = Path(__file__).parent.parent / "docs"


def play(
    rules: str,
    names: tuple[str, ...],
    seed: str,
    hands: int,
    options: dict[str, object] | None = None,
    most: int = 100000,
) -> tuple[list[str], list[int]]:
    """Some hands; the actions taken, each of which had to be legal, and the scores."""
    bots = [make(name, seed=f"{seed}-{seat}") for seat, name in enumerate(names)]
    table = Table(rules, seed=seed, options=options or {}, record=False)
    taken: list[str] = []
    while table.phase != "match_over" and len(taken) < most:
        if table.phase == "hand_over":
            hands -= 1
            if hands == 0:
                break
            table.next_hand()
            continue
        for player in table.to_act:
            view = table.view(player)
            action = bots[player].choose(view)
            assert action in view.legal
            table.apply(player, action)
            taken.append(f"{player} {action}")
    return taken, table.scores


@pytest.mark.parametrize(("rules", "options"), VARIANTS, ids=str)
@pytest.mark.parametrize("name", FAST)
def test_plays_legally_and_repeatably(name: str, rules: str, options: dict[str, object]) -> None:
    hands = HANDS * (3 if name != "efficient" else 1)
    first = play(rules, (name,) * 4, "legal", hands, options)
    assert play(rules, (name,) * 4, "legal", hands, options) == first


@pytest.mark.parametrize(("rules", "options"), VARIANTS, ids=str)
def test_strong_plays_legally_and_repeatably(rules: str, options: dict[str, object]) -> None:
    if wrobel.mode() != "compiled" and rules not in ("tenhou", "mcr", "hk-old"):
        pytest.skip("interpreted: one ruleset of each family")
    names = ("strong", "efficient", "strong", "random")
    hands, most = (2, 100000) if wrobel.mode() == "compiled" else (1, 30)
    first = play(rules, names, "firm", hands, options, most)
    assert play(rules, names, "firm", hands, options, most) == first


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="whole matches, only compiled")
@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_whole_matches(rules: str) -> None:
    taken, scores = play(rules, ("efficient",) * 4, "whole", 200)
    assert len(taken) > 150
    assert scores != [0, 0, 0, 0]


def hidden_elsewhere(rules: str, seed: str, steps: int) -> list[tuple[Any, Any]]:
    """Pairs of views that look the same to the player though hidden tiles differ."""
    found = []
    table = Table(rules, seed=seed)
    efficient = make("efficient")
    for _ in range(steps):
        if table.phase not in ("turn", "claim"):
            break
        for player in table.to_act:
            view = table.view(player)
            found.append((view, table.copy().view(player)))
            table.apply(player, efficient.choose(view))
    return found


def shuffled_table(order: int) -> Table:
    """Tenhou's first hand for East with the rest of the wall in another order."""
    from wrobel.state import fair

    tiles = list(fair.deal(b"blind", 1, True, False, 2).tiles)
    table = Table("tenhou", wall=tiles, dice=(3, 4), layout="given")
    seen = table.view(0).to_dict()
    if order:
        dealt = set()
        # exchange pairs of tiles until the view of East is the same with other hidden tiles
        for i in range(len(tiles) - 1, 0, -1):
            j = (i * 7919 + order) % i
            if tiles[i] == tiles[j]:
                continue
            trial = list(tiles)
            trial[i], trial[j] = trial[j], trial[i]
            changed = Table("tenhou", wall=trial, dice=(3, 4), layout="given")
            if changed.view(0).to_dict() == seen:
                tiles, table = trial, changed
                dealt.add(i)
        assert len(dealt) > 30
    return table


@pytest.mark.parametrize("name", NAMES)
def test_sees_no_hidden_tiles(name: str) -> None:
    one, other = shuffled_table(0), shuffled_table(5)
    assert one.view(0).to_dict() == other.view(0).to_dict()
    assert one.events != other.events
    bot = make(name, seed="x")
    assert bot.choose(one.view(0)) == bot.choose(other.view(0))
    scores = [reason.to_dict() for reason in bot.explain(one.view(0))]
    assert scores == [reason.to_dict() for reason in bot.explain(other.view(0))]


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
@pytest.mark.parametrize("name", NAMES)
def test_memory_changes_nothing(name: str, rules: str) -> None:
    """A bot that has seen the whole game answers as one that has just come."""
    old = make(name, seed="m")
    for view, again in hidden_elsewhere(rules, "memory", 6 * HANDS):
        assert old.choose(view) == make(name, seed="m").choose(again)


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-new"])
@pytest.mark.parametrize("name", NAMES)
def test_explains_in_both_languages(name: str, rules: str) -> None:
    bot = make(name)
    table = Table(rules, seed="why")
    player = table.to_act[0]
    view = table.view(player)
    reasons = bot.explain(view)
    assert str(reasons[0].action) == str(bot.choose(view))
    assert {str(reason.action) for reason in reasons} == {str(action) for action in view.legal}
    assert all(a.score >= b.score for a, b in pairwise(reasons))
    for reason in reasons:
        polish, english = reason.to_dict("pl"), reason.to_dict("en")
        assert polish["text"]
        assert english["text"]
        assert polish["text"] != english["text"]
        assert json.loads(json.dumps(english)) == english


def test_efficient_counts_what_it_accepts() -> None:
    table = Table("tenhou", seed="why")
    reason = make("efficient").explain(table.view(0))[0]
    assert reason.distance is not None
    assert reason.distance >= 0
    assert reason.tiles
    assert reason.accepts
    assert reason.tiles <= 4 * len(reason.accepts)


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_what_efficient_leaves_out_changes_nothing(rules: str) -> None:
    """It need not weigh to the end what cannot come first; whoever explains weighs everything."""
    asked = 0
    for number in range(6 if wrobel.mode() == "compiled" else 1):
        bots = [make("efficient", seed) for seed in range(4)]
        table = Table(rules, f"left out {number}", record=False)
        while table.to_act:
            player = table.to_act[0]
            view = table.view(player)
            chosen = bots[player].choose(view)
            if len(view.legal) > 1:
                asked += 1
                assert chosen == bots[player].explain(view)[0].action
            table.apply(player, chosen)
    assert asked > 20


def test_unknown_names_and_times_are_refused() -> None:
    with pytest.raises(TextError, match="random, tsumogiri"):
        make("clever")
    with pytest.raises(TextError, match="negative"):
        make("strong", think_ms=-1)


def test_seeds_matter_to_random_only_by_their_text() -> None:
    assert salt_of("7") == salt_of(7) == salt_of(b"7")
    one = play("tenhou", ("random",) * 4, "a", 1)
    bots = [make("random", seed=f"b-{seat}") for seat in range(4)]
    table = Table("tenhou", seed="a", record=False)
    other = [bots[0].choose(table.view(0)) for _ in range(2)]
    assert other[0] == other[1]
    assert one == play("tenhou", ("random",) * 4, "a", 1)


PARITY = """
import sys
sys.path.insert(0, "tests")
from test_bots import play
print(play({rules!r}, ("strong", "casual", "random", "skilled"), "parity", 1, None, 40))
"""


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="compares the two ways once")
@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_compiled_as_interpreted(rules: str) -> None:
    environment = dict(os.environ, WROBEL_INTERPRETED="1")
    done = subprocess.run(
        [sys.executable, "-c", PARITY.format(rules=rules)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    names = ("strong", "casual", "random", "skilled")
    assert done.stdout.strip() == str(play(rules, names, "parity", 1, None, 40))


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="strength is measured compiled")
@pytest.mark.parametrize(
    ("rules", "options"),
    [("tenhou", {}), ("mcr", {}), ("hk-old", {"min_fan": 3}), ("hk-new", {})],
    ids=str,
)
def test_efficient_beats_tsumogiri(rules: str, options: dict[str, object]) -> None:
    names = ("efficient", "tsumogiri", "tsumogiri", "tsumogiri")
    _, scores = play(rules, names, "strength", 8, options)
    assert scores[0] == max(scores)


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="compiled only, for time")
def test_plays_like_strong_players() -> None:
    if data_file(FILES[0]) is None:
        missing("data", "there are no recorded Tenhou games")
    found = of_sample("strong", 12000)
    assert found["discards"] == 12000
    assert found["first"] >= 0.7 * 12000
    assert found["three"] >= 0.94 * 12000
    assert found["claim done by both"] >= 0.75 * found["claim done"]
    assert found["claim by the bot only"] <= 0.12 * (found["claims"] - found["claim done"])
    differ = found["riichi done"] - found["riichi done by both"] + found["riichi by the bot only"]
    assert differ <= 0.2 * found["riichis"]


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="too slow interpreted")
def test_plays_like_a_top_bot() -> None:
    """Each player draws from a wall of his own there: who forgets it gives up too early."""
    if data_file(RECORDS) is None:
        missing("data", "there are no recorded Botzone games")
    found = found_in(RECORDS, "strong")
    assert found["discards"] == 2021
    assert found["first"] >= 0.65 * 2021
    assert found["three"] >= 0.91 * 2021
    assert found["claim done by both"] >= 0.8 * found["claim done"]


def test_learned_and_tested_games_do_not_overlap() -> None:
    listed = json.loads((DOCS / "recorded_games.json").read_text())
    assert list(listed) == list(PURPOSES)
    every = [identity for name in PURPOSES for identity in listed[name]]
    assert len(every) == len(set(every)) > 5000
    for name, identities in listed.items():
        assert {PURPOSES[purpose(identity)] for identity in identities} == {name}
    for game in rows(FILES[1]):
        assert game["bye"] or game["id"] in listed[PURPOSES[purpose(game["id"])]]


def changed_options() -> list[tuple[str, dict[str, object]]]:
    """Every option of every family with every value it lists, one at a time."""
    found: list[tuple[str, dict[str, object]]] = []
    for family, rules in (("riichi", "tenhou"), ("mcr", "mcr"), ("hongkong", "hk-old")):
        usual = load(rules)
        for option in options_of(family):
            for value in option.values:
                if usual[option.key] != value:
                    try:
                        load(rules, {option.key: value})
                    except OptionError:
                        continue  # only with another option changed as well
                    found.append((rules, {option.key: value}))
    return found


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="compiled only, for time")
def test_plays_under_every_option() -> None:
    variants = changed_options()
    assert len(variants) > 60
    for rules, options in variants:
        taken, _ = play(
            rules, ("strong", "efficient", "tsumogiri", "random"), "all", 1, options, 70
        )
        assert len(taken) > 10, options


@pytest.mark.skipif(wrobel.mode() != "compiled", reason="times are those of compiled bots")
@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_strong_is_quick_and_thinks_longer_when_it_may(rules: str) -> None:
    quick, slow, efficient = make("strong"), make("strong", think_ms=100), make("efficient")
    table = Table(rules, seed="time", record=False)
    spent = {"quick": 0.0, "slow": 0.0}
    longest = 0.0
    asked = 0
    while table.phase in ("turn", "claim") and asked < 40:
        for player in table.to_act:
            view = table.view(player)
            if len(view.legal) > 2:
                asked += 1
                for name, bot in (("quick", quick), ("slow", slow)):
                    start = time.thread_time()
                    bot.choose(view)
                    took = time.thread_time() - start
                    spent[name] += took
                    if name == "quick":
                        longest = max(longest, took)
            table.apply(player, efficient.choose(view))
    assert longest < 0.2
    assert spent["quick"] / asked < 0.005
    thinks = judging_of(load(rules)).thinking is not None
    assert spent["slow"] > 2 * spent["quick"] or not thinks
