"""The scripted games of ``tests/cases/games``; how they are written is told in ``tests.games``."""

import pytest

from tests.games import Game, all_games
from tests.games_run import play

GAMES = all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_game(game: Game) -> None:
    play(game)
