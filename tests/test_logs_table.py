"""Matches played at the table, through every format and proved again."""

import random

import pytest

from tests.conftest import share
from wrobel import Table, logs
from wrobel.errors import LogError
from wrobel.logs import wrobel_log
from wrobel.logs.botzone import writer
from wrobel.logs.convert import WRITERS, convert, read_log
from wrobel.logs.events import AnyEvent, Discard, Ruling, Settled, Win
from wrobel.logs.findings import Report
from wrobel.logs.format_losses import CARRIERS, carried, losses
from wrobel.logs.game import GameLog
from wrobel.logs.replay_check import verify_game
from wrobel.rules.rulesets import FAMILIES, FAMILY_OF
from wrobel.table.actions import Action

ENDED = ("hand_over", "match_over")
EAGER = frozenset({"win", "riichi", "nine_kinds", "kong", "closed_kong", "added_kong"})


def choose(actions: list[Action], dice: random.Random) -> Action:
    """Mostly at random, but so that hands come to something."""
    eager = [action for action in actions if action.type in EAGER]
    return dice.choice(eager if eager and dice.random() < 0.8 else actions)


def played(rules: str, seed: int, hands: int = 2, layout: str = "table") -> GameLog:
    """A match of some hands, as the log has it."""
    table, dice = Table(rules, f"logs {seed}", layout=layout), random.Random(seed)
    for hand in range(hands):
        if hand:
            table.next_hand()
        while table.phase not in ENDED:
            player = table.to_act[0]
            table.apply(player, choose(table.legal(player), dice))
        if table.phase == "match_over":
            break
    game = wrobel_log.game_of(table.events)
    assert [wrobel_log.to_dict(event) for event in game.events] == table.events
    return game


def clean(game: GameLog, rules: str) -> bool:
    report = Report()
    verify_game(game, report, rules)
    return not report.illegal and not report.payments


@pytest.mark.parametrize("rules", FAMILY_OF)
def test_the_events_of_a_table_are_a_log(rules: str) -> None:
    for seed in share(range(40), 3, 1, 40):
        game = played(rules, seed)
        data = wrobel_log.write(game).data
        [back] = read_log(data)
        assert back.events == game.events
        assert clean(back, rules)


@pytest.mark.parametrize("format", sorted(CARRIERS))
@pytest.mark.parametrize("rules", FAMILIES["riichi"])
def test_riichi_through_a_format_and_proved(rules: str, format: str) -> None:
    for seed in share(range(40), 3, 1, 40):
        game = played(rules, seed)
        written = WRITERS[format](game)
        [back] = read_log(written.data)
        assert back.events == carried(game, format)
        assert WRITERS[format](back).data == written.data
        assert "dora.order" not in written.losses
        # mjlog is Tenhou's: it cannot say that other rules were played.
        assert format == "mjlog" or clean(back, rules)


@pytest.mark.parametrize("rules", FAMILIES["mcr"])
def test_mcr_as_botzone_requests(rules: str) -> None:
    """Dealt from Botzone's walls, a match comes back as hands that the check finds in order."""
    for seed in share(range(40), 3, 1, 40):
        game = played(rules, seed, layout="botzone")
        written = WRITERS["botzone"](game)
        back = list(read_log(written.data))
        assert [log.events for log in back] == writer.as_games(game)
        assert all(logs.verify(log).clean for log in back)


@pytest.mark.parametrize("rules", FAMILIES["mcr"])
def test_a_match_of_one_wall_with_flowers_is_none_of_botzones(rules: str) -> None:
    """Nobody could prove it there: it is refused instead of written."""
    with pytest.raises(LogError) as raised:
        WRITERS["botzone"](played(rules, 1))
    assert (raised.value.code, raised.value.cause) == ("cannot_write", "botzone_wall")


def test_a_win_that_is_none_by_botzones_rules_is_not_written() -> None:
    game = played("mcr", 1, layout="botzone")
    place = next(i for i, event in enumerate(game.events) if isinstance(event, Discard))
    game.events[place + 1 :] = [Win(1, 0, None, None)]
    with pytest.raises(LogError) as raised:
        WRITERS["botzone"](game)
    assert raised.value.cause == "botzone_cannot_tell"


def test_hidden_kong_tiles_and_hidden_hands_are_refused_where_they_must_be_known() -> None:
    game = played("tenhou", 0)
    view = [wrobel_log.to_dict(event) for event in game.events]
    for event in view:
        if event["type"] == "hand":
            event["hands"][1:] = [None] * 3
        elif event["type"] == "draw" and event["player"]:
            event["tile"] = None
    seen = wrobel_log.game_of(view)
    for format in ("mjai", "mjlog"):
        [back] = read_log(WRITERS[format](seen).data)
        kept = [event for event in carried(seen, format) if not isinstance(event, Settled)]
        events = [event for event in back.events if not isinstance(event, Settled)]
        assert len(events) == len(kept)
        assert [type(event) for event in events] == [type(event) for event in kept]
    with pytest.raises(LogError):
        WRITERS["tenhou6"](seen)


def test_rulings_are_lost_and_said_so() -> None:
    table = Table("ema-2016", "faults", honour=True)
    table.referee("chombo", 2)
    table.next_hand()
    dice = random.Random(3)
    while table.phase not in ENDED:
        player = table.to_act[0]
        table.apply(player, choose(table.legal(player), dice))
    game = wrobel_log.game_of(table.events)
    rulings = [event for event in game.events if isinstance(event, Ruling)]
    assert rulings
    for format in CARRIERS:
        lost = losses(game, format)
        assert lost["ruling"] == len(rulings)
        assert lost["settled"] == 1
        [back] = read_log(WRITERS[format](game).data)
        assert back.events == carried(game, format)
        assert not back.complete


def test_a_converted_log_is_filled_in_by_the_engine() -> None:
    """tenhou6 shows no hands at a draw; the engine knows them."""
    for seed in range(10):
        game = played("tenhou", seed)
        data = WRITERS["tenhou6"](game).data
        [filled] = read_log(convert(data, "wrobel").files[0])
        assert clean(filled, "tenhou")
        said = [same(event) for event in filled.events[1:]]
        assert said == [same(event) for event in game.events[1 : len(said) + 1]]


def same(event: AnyEvent) -> dict[str, object]:
    """What does not hang on the wall, which tenhou6 does not know."""
    fields = wrobel_log.to_dict(event)
    return {
        key: value
        for key, value in fields.items()
        if key not in {"commitment", "salt", "wall", "dice", "ura", "request", "score", "claimed"}
    }
