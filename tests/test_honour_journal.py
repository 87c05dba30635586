"""Every fault that is told as a game passes through the server's journal, and comes to the same."""

from typing import Any

import pytest

from tests.support import games_run
from tests.support.games import Game as Told
from tests.support.games import all_games
from wrobel.table.actions import read_action
from wrobel.table.possible import callable_sets, possible
from wrobel.table.table import Table
from wrobel.web.storage.stored_game import Game, read_ruling, write_ruling
from wrobel.web.wire.http_types import Header

GAMES = [game for game in all_games() if game.path.stem.endswith(("_faults", "_dead_hands"))]
SETS = ("chow", "pung", "kong")


class Journalled(Table):
    """A table that is told only what the journal of a server would hold."""

    def apply(self, player: int, action: Any) -> None:
        """Do what was wished as the server does."""
        game = Game.__new__(Game)
        game.header = Header("", {}, b"", [], [], honour=bool(self.events[0].get("honour")))
        game.table = self
        offered = [str(one) for one in possible(self, player)]
        called = callable_sets(self, player)
        text = game.wanted(player, action)
        assert len(text) <= 40
        wanted = read_action(text)
        if game.header.honour:  # a client knows that it could be said
            said = [*called, *offered, *(one.removesuffix(" drawn") for one in offered)]
            assert (wanted.type if wanted.type in SETS else text) in said, (text, said)
        Table.apply(self, player, text)

    def referee(self, ruling: str, player: int, points: int = 0, why: str = "referee") -> None:
        """Rule as the server does."""
        game = Game.__new__(Game)
        game.table = self
        text = write_ruling(ruling, player, points, why)
        then = game.ruled(text)  # raises before anything is stored
        Table.referee(self, *read_ruling(text))
        assert (then.phase, then.scores) == (self.phase, self.scores)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_faults_through_the_journal(game: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_run, "Table", Journalled)
    games_run.play(game)
