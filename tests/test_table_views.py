"""A player cannot tell apart two games that differ only in tiles the player cannot see."""

import random
import re
from typing import Any

import pytest

import wrobel
from tests.support.table_play import OVER, PLAYED, Setting, moments, seeds
from tests.support.table_twins import Twin, difference, shuffled
from wrobel import Table, WrobelError, analyze
from wrobel.analysis import forms_of
from wrobel.bots import make
from wrobel.logs.fold import fold
from wrobel.notation import read_tiles
from wrobel.tiles import NAMES, kind

BY_ID = pytest.mark.parametrize("setting", PLAYED, ids=lambda setting: setting.id)


@BY_ID
def test_other_hidden_tiles_give_the_same_view_and_events(setting: Setting) -> None:
    """The whole game is played again with other tiles in other hands and in the wall."""
    dice = random.Random(setting.id)
    tried = compared = 0
    for seed in seeds(3):
        told = 0
        for table in moments(setting, seed):
            answered, told = len(table.events) == told, len(table.events)
            if answered or dice.random() < 0.9 or table.phase in OVER:
                continue
            for player in range(4):
                tried += 1
                compared += cannot_tell(table, player, dice)
    assert compared * 2 >= tried or tried < 12


def cannot_tell(table: Table, player: int, dice: random.Random) -> bool:
    """Compare a table with one that has other hidden tiles; false if there is no such table."""
    twin = Twin(table, player, dice)
    try:
        other = fold(twin.events)
    except WrobelError:
        return False  # with these tiles somebody could not have done what was done
    if len(other.events) != len(twin.events):
        return False  # the discard is waited on here, but by nobody there
    assert other.events_seen(player) == table.events_seen(player)
    assert other.view(player).to_dict() == table.view(player).to_dict()
    assert difference(other.view(player).pack(), table.view(player).pack()) == {}
    return other.digest() != table.digest()


@BY_ID
def test_a_view_has_nothing_of_the_other_hands_and_the_wall(setting: Setting) -> None:
    """At the moment itself everything hidden is dealt anew, also the hands of those in riichi."""
    dice = random.Random(setting.id)
    for seed in seeds(3):
        for number, table in enumerate(moments(setting, seed)):
            if number % 4 or table.phase in OVER:
                continue
            for player in range(4):
                twin = shuffled(table, player, dice)
                assert twin.view(player).to_dict() == table.view(player).to_dict()
                assert difference(twin.view(player).pack(), table.view(player).pack()) == {}


def test_a_view_offers_nothing_else() -> None:
    if wrobel.mode() == "interpreted":
        pytest.skip("only compiled attributes can be private")
    view = Table("wrc", "private").view(0)
    public = {name for name in dir(view) if not name.startswith("_")}
    assert public == {"chances", "legal", "options", "outlook", "pack", "player", "to_dict"}


def test_discarded_flowers_are_no_copies_of_a_wait() -> None:
    """A hand of anything legal, in which flowers are thrown, too."""
    thrown = told = 0
    for seed in range(12):
        table, dice = Table("mcr", f"flowers {seed}"), random.Random(seed)
        bots = [make("efficient", player) for player in range(3)]
        while table.to_act and table.phase not in OVER:
            player = table.to_act[0]
            view = table.view(player)
            seen = visible(view.to_dict())
            for chance in view.chances():
                assert chance["left"] == 4 - seen.count(chance["tile"])
                told += any(tile[1] in "fg" for tile in seen)
            flowers = [one for one in view.legal if re.fullmatch(r"discard \d[fg] drawn", str(one))]
            thrown += bool(flowers)
            if flowers:
                table.apply(player, flowers[0])
            elif player < len(bots):
                table.apply(player, bots[player].choose(view))
            else:
                table.apply(player, dice.choice(view.legal))
    assert thrown
    assert told


def visible(view: dict[str, Any]) -> list[str]:
    """Every tile that a view shows, red fives as fives."""
    texts = [*view["dora"]]
    for seat in view["players"]:
        texts += [seat["concealed"] or "", *(meld["tiles"] or "" for meld in seat["melds"])]
        texts += [one["tile"] for one in seat["discards"] if one["claimed_by"] is None]
    return [NAMES[kind(tile)] for text in texts for tile in read_tiles(text)]


def test_the_outlook_names_the_discards_that_leave_a_waiting_hand() -> None:
    found = 0
    for seed in range(40):
        table = Table("ema-2016", f"outlook {seed}")
        bots = [make("efficient", player) for player in range(4)]
        while table.to_act and table.phase != "match_over":
            player = table.to_act[0]
            view = table.view(player)
            hand = view.to_dict()["players"][player]["concealed"]
            ways = view.outlook(sum(forms_of(table.options).values()))
            seen = visible(view.to_dict())
            for way in ways:
                assert way["left"] == [4 - seen.count(tile) for tile in way["waits"]]
            for chance in view.chances():
                assert chance["left"] == 4 - seen.count(chance["tile"])
            if any(action.type == "discard" for action in view.legal):
                ready = {one.tile for one in analyze(hand).discards if one.distance == 0}
                assert {way["tile"] for way in ways} == ready
                found += len(ways)
            else:
                assert ways == []
            table.apply(player, bots[player].choose(view))
    assert found > 20


@BY_ID
def test_the_events_of_others_do_not_tell_their_tiles(setting: Setting) -> None:
    table = list(moments(setting, 1))[-1]
    for player in (None, 0, 1, 2, 3):
        for event in table.events_seen(player):
            if event["type"] == "hand":
                known = [i for i, hand in enumerate(event["hands"]) if hand is not None]
                assert known == ([] if player is None else [player])
            if event["type"] == "draw":
                assert (event["tile"] is None) == (event["player"] != player)
