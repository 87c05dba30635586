"""Tenhou's games again at our table: every action legal, every payment, the final points."""

from collections import Counter
from typing import Any

import pytest

from tests.conftest import missing, share
from tests.support.data import data_file, rows
from tests.support.tenhou_replay import Replay

FILE = "riichi_tenhou_games"
PARTS = 4


@pytest.mark.data
@pytest.mark.parametrize("part", range(PARTS))
def test_recorded_games(part: int) -> None:
    """Also the hands between: who deals, counters, sticks, scores, the first indicator."""
    if data_file(FILE) is None:
        missing("data", f"there is no {FILE}")
    played = 0
    for number, game in enumerate(share(rows(FILE), 10**6, 24, 10**6)):
        if number % PARTS == part:
            Replay(game).play()
            played += 1
    assert played


@pytest.mark.data
def test_the_games_have_every_kind_of_end() -> None:
    if data_file(FILE) is None:
        missing("data", f"there is no {FILE}")
    ends: Counter[str] = Counter()
    for game in rows(FILE):
        for recorded in game["rounds"]:
            ends[end_of(recorded)] += 1
    assert set(ends) == {
        *("self-draw", "discard", "two winners"),
        *("exhaustive", "nm", "yao9", "kaze4", "reach4", "ron3", "kan4"),
    }


def end_of(recorded: dict[str, Any]) -> str:
    wins = recorded["wins"]
    if not wins:
        return str(recorded["draw"]["type"])
    if len(wins) > 1:
        return "two winners"
    return "self-draw" if wins[0]["loser"] is None else "discard"
