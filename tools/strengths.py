"""Does the loss that a review finds fall with strength? ``python -m tools.strengths --hands 8``.

For every family each bot plays hands against three of the fast one, and its decisions are reviewed;
the strong human players of the recorded games stand beside them. The mean loss of a decision and,
in brackets, of a hand are printed in points, with an interval that holds nineteen times in
twenty over the hands.
"""

from __future__ import annotations

import argparse
from itertools import islice
from statistics import fmean, stdev

from tests.support.data import rows
from tests.support.tenhou_replay import Replay

from wrobel import Table
from wrobel.bots import make
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of
from wrobel.review.game_review import Reviewer
from wrobel.rules import families

BOTS = ("random", "tsumogiri", "beginner", "efficient", "strong")
OTHERS = "efficient"
RECORDED = "riichi_tenhou_games"


def hands_of(rules: str, bot: str, hands: int, seed: str) -> GameLog:
    """Some hands of one bot, who sits first, against three others."""
    table = Table(rules, seed=seed)
    seats = [make(bot), *(make(OTHERS) for _ in range(3))]
    while hands:
        while table.phase not in ("hand_over", "match_over"):
            for player in table.to_act:
                table.apply(player, seats[player].choose(table.view(player)))
        hands -= 1
        if hands and table.phase != "match_over":
            table.next_hand()
        else:
            break
    return game_of(table.events)


# The mean loss of a decision and the loss of a player, in one hand.
Lost = tuple[float, float]


def losses(game: GameLog, player: int | None) -> list[Lost]:
    """What each hand cost, in points."""
    reviewer = Reviewer(game, player)
    found = []
    for decisions in reviewer.steps():
        if decisions and reviewer.judge.playouts is not None:
            usual = reviewer.judge.playouts.prospects.usual
            lost = [one.loss / usual for one in decisions]
            found.append((fmean(lost), sum(lost) / len({one.player for one in decisions})))
    return found


def told(name: str, values: list[Lost]) -> str:
    """Means and intervals."""
    decision, hand = (interval(list(column)) for column in zip(*values, strict=True))
    return f"{name} {decision} ({hand})"


def interval(values: list[float]) -> str:
    half = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ± {half:.2f}"


def measured(rules: str, bot: str, hands: int) -> list[Lost]:
    """The losses of a bot, over matches that are cut after four hands."""
    found: list[Lost] = []
    number = 0
    while len(found) < hands:
        game = hands_of(rules, bot, min(4, hands - len(found)), f"strength-{number}")
        found += losses(game, 0)
        number += 1
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--hands", type=int, default=24)
    words.add_argument("--humans", type=int, default=4, help="recorded games")
    words.add_argument("--family", choices=families.found(), action="append")
    words.add_argument("--bot", choices=BOTS, action="append", help="only these")
    asked = words.parse_args()
    for name in asked.family or families.found():
        about = families.about(name)
        parts = [told(bot, measured(about.usual, bot, asked.hands)) for bot in asked.bot or BOTS]
        if about.play.declares and asked.humans:
            seen: list[Lost] = []
            for game in islice(rows(RECORDED), 5, 5 + 10 * asked.humans, 10):
                replay = Replay(game)
                replay.play()
                seen += losses(game_of(replay.table.events), None)
            parts.append(told("humans", seen))
        print(f"{about.usual}: {', '.join(parts)}", flush=True)


if __name__ == "__main__":
    main()
