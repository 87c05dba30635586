"""Botzone's games again at our table: own walls, every action legal, the payments."""

import pytest

from tests.conftest import missing
from tests.support.botzone_replay import replay
from tests.support.data import data_file, rows

FILE = "mcr_botzone_games"


@pytest.mark.data
def test_recorded_games() -> None:
    if data_file(FILE) is None:
        missing("data", f"there is no {FILE}")
    played = 0
    for game in rows(FILE):
        table = replay(game)
        assert table.phase == "hand_over"
        assert table.scores == game["score"]
        assert table.result["payments"] == game["score"]
        wins = [
            (event["player"], event["score"]) for event in table.events if event["type"] == "win"
        ]
        if game["result"]["type"] == "win":
            [(winner, score)] = wins
            assert winner == game["result"]["winner"]
            assert score["total"] == game["total"]
        else:
            assert wins == []
        played += 1
    assert played == 10
