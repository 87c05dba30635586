"""Environments for programs that learn: PettingZoo, action ids, many tables at once."""

import hashlib
import os
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from wrobel import ActionError, OptionError, Table, TextError, env, mode
from wrobel.bots import make
from wrobel.env import action_table, riichi_v0, vector
from wrobel.env.planes import PLANES
from wrobel.rules import families, rulesets
from wrobel.state.fields import by_name, from_names
from wrobel.table.table import restored

FAMILIES = tuple(families.found())
RULES = tuple(rulesets.FAMILY_OF)
LONG = bool(os.environ.get("WROBEL_LONG"))
HANDS = 40 if LONG else 2
DIGEST = "8aa81559cf1a3e14"


def game_of(family: str) -> Any:
    return getattr(env, f"{family}_v0")


def field(table: Table, name: str) -> int:
    """A number of the table's state."""
    return by_name(table.pack())[name][0]


def allowed(seen: dict[str, Any]) -> list[int]:
    return [int(one) for one in np.flatnonzero(seen["action_mask"])]


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_there_and_what_it_is(family: str) -> None:
    assert {f"{family}_v0", "TableEnv", "Vector", "action_table", "vector"} <= set(dir(env))
    assert all(name in env.__all__ or name.endswith("_v0") for name in dir(env))
    usual = families.about(family).usual
    assert repr(game_of(family).raw_env()).startswith(f"<TableEnv {usual}: ")
    assert repr(vector(usual, 2)) == f"<Vector {usual}: 2 tables>"


@pytest.mark.parametrize("family", FAMILIES)
def test_the_contract_of_pettingzoo(family: str) -> None:
    with warnings.catch_warnings():  # observations are dicts with a mask
        warnings.simplefilter("ignore", UserWarning)
        api_test(game_of(family).env(), num_cycles=60)
        api_test(game_of(family).raw_env(length="match"), num_cycles=400)
        seed_test(game_of(family).env, num_cycles=20)


@pytest.mark.parametrize("rules", RULES)
def test_an_id_is_one_action_and_every_action_has_one(rules: str) -> None:
    """Whether the tile was just drawn aside; ``action_text`` is the action's own text."""
    family = rulesets.family_of(rules)
    names = action_table(family)
    assert len(names) == len(set(names)) <= 128
    chance = random.Random(rules)
    for seed in range(HANDS):
        game = game_of(family).raw_env(rules=rules, length="match")
        game.reset(seed=seed)
        while not any(game.terminations.values()) and field(game.table, "number") <= 2:
            player = game.possible_agents.index(game.agent_selection)
            legal = {str(one).removesuffix(" drawn") for one in game.table.legal(player)}
            ids = allowed(game.observe(game.agent_selection))
            texts = [game.action_text(one).removesuffix(" drawn") for one in ids]
            assert len(texts) == len(set(texts))
            assert set(texts) == legal
            for one, text in zip(ids, texts, strict=True):
                if text.split()[0] in ("discard", "riichi", "expose") or " " not in text:
                    assert names[one] == text
            game.step(chance.choice(ids))


def test_of_two_copies_the_held_one_goes() -> None:
    """As ``Table.apply`` reads the same words."""
    game = riichi_v0.raw_env()
    found = 0
    for seed in range(40):
        game.reset(seed=seed)
        texts = [str(one) for one in game.table.legal(0)]
        for one in allowed(game.observe("player_0")):
            text = game.action_text(one)
            if f"{text} drawn" in texts:
                assert text in texts
                found += 1
    assert found


def play(game: Any, chance: random.Random) -> dict[str, float]:
    """A game of random actions; what each player got in all."""
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        got[agent] += reward
        game.step(None if ended or cut else chance.choice(allowed(seen)))
    return got


@pytest.mark.parametrize("rules", RULES)
def test_rewards_are_what_is_moved(rules: str) -> None:
    """In a whole match, where random players come to its end."""
    quick = rulesets.load(rules, {}).about.goal == "fan" or mode() == "interpreted"
    length = "hand" if quick else "match"
    game = game_of(rulesets.family_of(rules)).env(rules=rules, length=length)
    game.reset(seed=11)
    raw = game.unwrapped
    start = list(raw.table.scores)
    got = play(game, random.Random(rules))
    end = raw.table.scores
    assert list(got.values()) == [after - before for before, after in zip(start, end, strict=True)]


def test_the_end_of_a_match_tells_places_and_results() -> None:
    game = riichi_v0.raw_env(rules="tenhou", length="match")
    game.reset(seed=11)
    chance = random.Random("end")
    while not any(game.terminations.values()):
        game.step(chance.choice(allowed(game.observe(game.agent_selection))))
    final = game.table.events[-1]
    assert [game.infos[agent]["places"] for agent in game.agents] == final["places"]
    assert [game.infos[agent]["final"] for agent in game.agents] == final["final"]


def test_rewards_of_a_hand_with_sticks() -> None:
    """They sum to 1000 × (deposits before − deposits after); here four bots declare riichi."""
    bot = make("efficient")
    game = riichi_v0.raw_env(rules="tenhou", length="match")
    game.reset(seed=3)
    table = game.table
    before, moved, number, hands, left_over = 0, 0.0, 1, 0, 0
    while not any(game.terminations.values()):
        wanted = str(bot.choose(table.view(game.driver.player))).removesuffix(" drawn")
        ids = allowed(game.observe(game.agent_selection))
        texts = [game.action_text(one).removesuffix(" drawn") for one in ids]
        game.step(ids[texts.index(wanted)])
        moved += sum(game.rewards.values())
        if field(table, "number") != number:
            after = field(table, "deposits")
            assert moved == 1000 * (before - after)
            before, moved, number = after, 0.0, field(table, "number")
            hands += 1
            left_over += after > 0
    assert hands > 3
    assert left_over


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-new"])
def test_many_tables_are_single_ones(rules: str) -> None:
    """Table *i* starts as ``reset(seed=seed + i)`` and goes on through the match."""
    chance = random.Random(rules)
    tables = vector(rules, 3, seed=20)
    games = []
    for i in range(3):
        games.append(game_of(rulesets.family_of(rules)).raw_env(rules=rules, length="match"))
        games[i].reset(seed=20 + i)
    for _ in range(400 if LONG else 150):
        actions = []
        for i, game in enumerate(games):
            seen = game.observe(game.agent_selection)
            assert game.possible_agents.index(game.agent_selection) == tables.players[i]
            assert np.array_equal(seen["observation"], tables.observations[i])
            assert np.array_equal(seen["action_mask"], tables.masks[i])
            actions.append(chance.choice(allowed(seen)))
        tables.step(np.array(actions))
        for i, game in enumerate(games):
            number = field(game.table, "number")
            game.step(actions[i])
            assert list(game.rewards.values()) == tables.rewards[i].tolist()
            assert tables.done[i] == (field(game.table, "number") != number)


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_nothing_hidden_is_seen(rules: str) -> None:
    """The rest of the wall is exchanged: every number stays. Views hide the others' tiles."""
    chance = random.Random(rules)
    game = game_of(rulesets.family_of(rules)).raw_env(rules=rules)
    exchanged = 0
    for seed in range(6):
        game.reset(seed=seed)
        while not any(game.terminations.values()):
            agent = game.agent_selection
            seen = game.observe(agent)
            if chance.random() < 0.2:
                other = exchange(game.table, chance)
                game.driver.sit_down(other)
                again = game.observe(agent)
                game.driver.sit_down(game.table)
                assert np.array_equal(seen["observation"], again["observation"])
                exchanged += 1
            game.step(chance.choice(allowed(seen)))
    assert exchanged > 20


def exchange(table: Table, chance: random.Random) -> Table:
    """The same table with the live wall in another order."""
    *parts, packed, _ = table.__reduce__()[1]
    fields = by_name(packed)
    start, end = fields["front"][0], fields["front"][0] + table.left
    rest = fields["wall"][start:end]
    chance.shuffle(rest)
    fields["wall"][start:end] = rest
    return restored(*(*parts, from_names(fields), None))


def test_a_given_wall_is_dealt() -> None:
    game = riichi_v0.raw_env(rules="tenhou")
    game.reset(seed=1)
    text = next(event["wall"] for event in played(game.table).events if event["type"] == "settled")
    game.reset(seed=2, options={"wall": text})
    first = game.table.view(0).to_dict()["players"][0]["concealed"]
    game.reset(seed=3, options={"wall": text})
    assert game.table.view(0).to_dict()["players"][0]["concealed"] == first


def played(table: Table) -> Table:
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            table.apply(player, table.legal(player)[-1])
    return table


def test_planes_are_named() -> None:
    """A wait, the own wind, the tile on offer."""
    game = riichi_v0.raw_env()
    game.reset(seed=4)
    seen = game.observe("player_0")["observation"]
    assert seen.shape == (len(PLANES), 34)
    assert seen[:4].sum() == 14  # each tile once: at least one, two, three, four
    assert seen[PLANES.index("the own wind")].argmax() == 27
    assert (seen[PLANES.index("tiles left in the wall")] == 69).all()


def test_compiled_and_interpreted_see_the_same() -> None:
    """The digest was taken compiled."""
    seen = hashlib.sha256()
    for rules in ("ema-2016", "mcr", "hk-new"):
        tables = vector(rules, 2, seed=9)
        for _ in range(40):
            seen.update(tables.observations.tobytes())
            seen.update(tables.masks.tobytes())
            tables.step([int(np.flatnonzero(mask)[-1]) for mask in tables.masks])
    assert seen.hexdigest()[:16] == DIGEST


def test_what_cannot_be_asked_for_is_refused() -> None:
    for settings in (
        {"rules": "mcr"},
        {"length": "day"},
        {"encoding": "dots"},
        {"render_mode": "3d"},
    ):
        with pytest.raises(OptionError, match="allowed"):
            riichi_v0.env(**settings)
    with pytest.raises(OptionError, match="allowed: riichi"):
        action_table("chess")
    with pytest.raises(TextError):
        vector("tenhou", 0)
    tables = vector("tenhou", 2, seed=1)
    with pytest.raises(TextError):
        tables.step([1])
    before = tables.observations.copy()
    wrong = [int(tables.masks[0].argmax()), int(tables.masks[1].argmin())]
    with pytest.raises(ActionError):
        tables.step(wrong)
    assert np.array_equal(before, tables.observations)


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    game = riichi_v0.env(render_mode="human")
    game.reset(seed=5)
    game.step(allowed(game.observe("player_0"))[0])
    assert "tiles left" in capsys.readouterr().out
