"""Faults and rulings as events: folded back to the same table, verified like all others."""

import json

import pytest

from tests.support.games import Game, all_games
from tests.support.games_run import play
from wrobel import ActionError, Table
from wrobel.logs.convert import read_log
from wrobel.logs.findings import Report
from wrobel.logs.fold import fold
from wrobel.logs.replay_check import verify_game

GAMES = [game for game in all_games() if game.path.stem.endswith(("_faults", "_dead_hands"))]
FINISHED = ("hand_over", "match_over")


def report_of(events: list[dict[str, object]]) -> Report:
    report = Report()
    data = b"\n".join(json.dumps(event).encode() for event in events) + b"\n"
    for game in read_log(data):
        verify_game(game, report)
    return report


def test_there_are_games() -> None:
    assert len(GAMES) >= 50


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_faults_fold_and_verify(game: Game) -> None:
    table = play(game)
    again = fold(table.events)
    assert again.events == table.events
    assert again.digest(wall=False) == table.digest(wall=False)
    report = report_of(table.events)
    assert report.payments == []
    texts = [finding.sentence("en") for finding in report.illegal]
    assert texts == ([] if table.phase in FINISHED else ["the hand has no end"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_a_missing_ruling_is_found(game: Game) -> None:
    """What the table finds out by itself may not be left out of a log."""
    events = play(game).events
    rulings = [i for i, e in enumerate(events) if e["type"] == "ruling" and e["why"] != "referee"]
    for place in rulings:
        left = [event for i, event in enumerate(events) if i != place]
        if left[place:]:
            assert not report_of(left).clean


def test_a_false_ruling_is_found() -> None:
    """A log cannot invent faults that the table would not have found."""
    table = Table("ema-2008", seed="honest", honour=True)
    table.apply(0, table.legal(0)[0])
    for why in ("void_set", "claimed_tile_not_taken", "false_riichi", "wrong_kong"):
        ruling = {"type": "ruling", "player": 1, "ruling": "dead_hand", "why": why}
        found = report_of([*table.events, ruling]).illegal
        assert "no end" not in found[0].sentence("en")


@pytest.mark.parametrize(
    ("ruling", "player", "points", "why", "code"),
    [
        ("applause", 0, 0, "referee", "illegal"),
        ("chombo", 4, 0, "referee", "illegal"),
        ("chombo", -1, 0, "referee", "illegal"),
        ("penalty", 0, 0, "referee", "illegal"),
        ("penalty", 0, -5, "referee", "illegal"),
        ("penalty", 0, 10**12, "referee", "illegal"),
        ("dead_hand", 0, 0, "", "illegal"),
        ("dead_hand", 0, 0, "void_set", "illegal"),
    ],
)
def test_refused_rulings(ruling: str, player: int, points: int, why: str, code: str) -> None:
    table = Table("ema-2008", seed="rulings")
    before = table.events
    with pytest.raises(ActionError) as caught:
        table.referee(ruling, player, points, why)
    assert caught.value.code == code
    assert table.events == before


def test_nothing_is_ruled_when_the_hand_is_over() -> None:
    table = Table("ema-2008", seed="rulings")
    table.referee("chombo", 2, why="six tiles of the wall exposed")
    with pytest.raises(ActionError) as caught:
        table.referee("chombo", 1)
    assert caught.value.code == "not_now"
    table.referee("penalty", 1, 3)
    assert fold(table.events).events == table.events


def test_a_ruling_changes_what_is_offered() -> None:
    table = Table("ema-2008", seed="rulings")
    before = len(table.legal(0))
    table.referee("dead_hand", 0)
    assert all(action.type == "discard" for action in table.legal(0))
    assert len(table.legal(0)) <= before
    assert table.view(1).to_dict()["players"][0]["dead"] is True
    assert "dead" not in table.view(1).to_dict()["players"][1]
