"""The table folded from a log alone is the table that was played."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conftest import share
from wrobel import Table
from wrobel.logs.scene import Scene
from wrobel.web.storage.stored_game import open_view

RULES = ("tenhou", "ema-2016", "mcr", "hk-old", "hk-new")
PLAYER = ("wind", "tiles", "concealed", "discards", "bonus", "riichi", "melds")
PUBLIC = ("round", "dealer", "scores", "left", "dora", "honba", "deposits")


def played(rules: str, seed: str) -> Iterator[Table]:
    """A table after every thing that happens in two hands of random play."""
    table, dice, hands = Table(rules, seed=seed, holding=True), random.Random(seed), 0
    while True:
        yield table
        if table.held:
            table.go_on()
        elif table.phase == "hand_over" and hands == 0:
            hands += 1
            table.next_hand()
        elif table.phase in ("hand_over", "match_over"):
            return
        else:
            player = table.to_act[0]
            legal = table.legal(player)
            wins = [action for action in legal if action.type == "win"]
            table.apply(player, wins[0] if wins else dice.choice(legal))


@pytest.mark.parametrize("rules", RULES)
def test_a_log_shows_the_table_that_was_played(rules: str) -> None:
    for number in share(range(200), 12, 3, 200):
        scene, told = Scene(rules), 0
        for table in played(rules, f"scene {number}"):
            for event in table.events[told:]:
                scene.show(event)
            told = table.event_count
            compare(scene.view(), open_view(table))


def compare(have: dict[str, Any], want: dict[str, Any]) -> None:
    for name in PUBLIC:
        assert have[name] == want[name], name
    if want["phase"] == "rob":
        return  # the kong lies on the table already, at which it may still be robbed
    for one, other in zip(have["players"], want["players"], strict=True):
        for name in PLAYER:
            assert one[name] == other[name], name


@pytest.mark.parametrize("player", [None, 2])
@pytest.mark.parametrize("rules", RULES)
def test_what_was_hidden_stays_hidden(rules: str, player: int | None) -> None:
    """A scene of the events that somebody may know shows no hand of others before its end."""
    table = list(played(rules, "hidden"))[-1]
    scene = Scene(rules)
    for event in table.events_seen(player):
        scene.show(event)
        if scene.phase in ("hand_over", "match_over"):
            continue
        for other, seat in enumerate(scene.view()["players"]):
            if other != player and seat["tiles"]:
                assert seat["concealed"] is None
