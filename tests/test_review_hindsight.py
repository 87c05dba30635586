"""No hindsight: what a player cannot see is exchanged, and every number of the judge stays.

The positions are those of recorded games, where there are any, and of games between bots.
"""

import json
import os
import random
from collections.abc import Iterator

import pytest

from tests.support import botzone_games
from tests.support.data import rows
from tests.support.table_twins import Twin
from tests.support.tenhou_replay import Replay as TenhouReplay
from tests.test_review import game
from wrobel import WrobelError
from wrobel.bots.judge.judge import Judge
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.fold import fold
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of
from wrobel.review.game_review import Reviewer
from wrobel.review.moments import Moment, Moments
from wrobel.table.view import View

LONG = bool(os.environ.get("WROBEL_LONG"))
WANTED = 1500 if LONG else 25
SHARE = 0.12 if LONG else 0.06


def games(source: str) -> Iterator[GameLog]:
    """Games of people where they were recorded, else of bots."""
    if source == "tenhou":
        for row in rows("riichi_tenhou_games"):
            replay = TenhouReplay(row)
            replay.play()
            yield game_of(replay.table.events)
    elif source == "botzone":
        for _, one in botzone_games.games():
            yield one
    number = 0
    rules = {"botzone": "mcr"}.get(source, source)
    while True:
        yield game_of(game(rules, ("efficient",) * 4, 4, f"hindsight-{number}"))
        number += 1


def twins(log: GameLog, dice: random.Random) -> Iterator[tuple[Moment, View]]:
    """Decisions of a game, each with the same view of a table with other hidden tiles."""
    moments = Moments(log)
    found: list[tuple[Moment, View]] = []

    def listen(moment: Moment) -> None:
        table = moments.table
        if table is None or dice.random() > SHARE:
            return
        try:
            events = Twin(table, moment.player, dice).events
            other = fold(events)
        except WrobelError:
            return  # nobody would have been allowed to do what was done
        if other.event_count == len(events) and moment.player in other.to_act:
            found.append((moment, other.view(moment.player)))

    moments.listener = listen
    for _ in moments.by_hand():
        yield from found
        found.clear()


@pytest.mark.parametrize("source", ["tenhou", "botzone", "hk-old"])
def test_hidden_tiles_change_nothing_in_recorded_games(source: str) -> None:
    dice = random.Random(source)
    judges = Judge(), Judge()
    compared = 0
    for log in games(source):
        for moment, twin in twins(log, dice):
            if twin.to_dict()["legal"] != moment.view.to_dict()["legal"]:
                continue
            one, two = (
                judge.judge(view, 0, moment.action)
                for judge, view in zip(judges, (moment.view, twin), strict=True)
            )
            told = [
                [(c.text, c.value, c.chance, c.danger, c.worth, c.tiles) for c in found.candidates]
                for found in (one, two)
            ]
            assert told[0] == told[1], moment.view.to_dict()
            assert one.loss(moment.action) == two.loss(moment.action)
            compared += 1
            if compared >= WANTED:
                return


def seen_from(log: GameLog, seat: int) -> GameLog:
    """The log as a program at one seat writes it: the tiles of the others are question marks."""
    lines = []
    for line in WRITERS["mjai"](log).data.splitlines():
        event = json.loads(line)
        if event["type"] == "start_kyoku":
            event["tehais"] = [
                hand if player == seat else ["?"] * len(hand)
                for player, hand in enumerate(event["tehais"])
            ]
        elif event["type"] == "tsumo" and event["actor"] != seat:
            event["pai"] = "?"
        lines.append(json.dumps(event) + "\n")
    [found] = read_log("".join(lines).encode(), "mjai")
    return found


def test_a_log_written_at_one_seat_is_reviewed_like_one_that_tells_all() -> None:
    """Two hands: what the first left at the table has no part in the choice of samples."""
    log = game_of(game("tenhou", ("efficient",) * 4, 2, "one seat"))
    [whole] = read_log(WRITERS["mjai"](log).data, "mjai")
    for seat in range(4):
        one = Reviewer(whole, seat, rules="tenhou").run()
        reviewer = Reviewer(seen_from(log, seat), rules="tenhou")
        other = reviewer.run()
        assert [d.to_dict("pl") for d in other.decisions] == [
            d.to_dict("pl") for d in one.decisions
        ]
        assert len(one.decisions) > 5
        assert not other.gaps
        others = Reviewer(seen_from(log, seat), (seat + 1) % 4, rules="tenhou").run()
        assert not others.decisions
        assert {gap.why for gap in others.gaps} == {"hidden"}
