"""The state is the fold of the events, also where rare things happen."""

import pytest

from tests.conftest import share
from tests.support.games import Game, all_games
from tests.support.games_run import play
from tests.support.table_ledger import Ledger
from tests.support.table_play import OVER
from wrobel import WrobelError
from wrobel.logs.fold import fold

# Neighbours are much alike, so a share of them is taken from everywhere.
MIXED = sorted(all_games(), key=lambda game: sum(game.title.encode()) % 101)
GAMES = list(share(MIXED, 9999, 40, 9999))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.title)
def test_scripted_games_are_the_fold_of_their_events(game: Game) -> None:
    table = play(game)
    events = table.events
    again = fold(events)
    assert again.events == events
    over = table.phase in OVER
    assert again.digest(wall=over) == table.digest(wall=over)
    Ledger(table).check(table)


def test_events_that_cannot_be_are_refused() -> None:
    for game in share(GAMES, 60, 10, 9999):
        events = play(game).events
        places = [i for i, event in enumerate(events) if event["type"] in ("draw", "discard")]
        if len(places) < 4:
            continue
        at = places[len(places) // 2]
        for wrong in (
            events[:at] + events[at + 1 :],
            [*events[:at], events[at], *events[at:]],
            [*events[:at], {**events[at], "player": (events[at]["player"] + 1) % 4}],
        ):
            with pytest.raises(WrobelError):
                fold(wrong)
