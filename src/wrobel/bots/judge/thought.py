"""Thinks a choice over: what a bot likes best, and what it likes nearly as well, is played on.

The bot's own order is the first opinion, and stays where playing on does not speak clearly
against it: what the playouts say counts by how sure it is beside how far opinions are usually
wrong, and being liked less counts against an action all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt

from wrobel.bots.judge.first import SETTLING
from wrobel.bots.judge.judge import PLAYOUTS_A_MILLISECOND, Judge
from wrobel.bots.judge.playouts import Playouts
from wrobel.bots.reasons import Reason
from wrobel.rules.judging import Thinking, judging_of
from wrobel.table.view import View

BATCH = 24
MOST_TRIED = 4
# An action is given up when it is so many standard errors behind the best.
GIVEN_UP = 2.5
# One more sample might always have shown something: so much of a swing.
UNSEEN = 1.0


class Trial:
    """An action on trial: how much less it is liked, and what playing on brought."""

    def __init__(self, place: int, move: int, behind: float) -> None:
        self.place = place
        self.move = move
        self.behind = behind
        self.results: list[float] = []
        self.value = -behind
        self.error = 0.0

    def weigh(self, first: Trial, spread: float, unseen: float) -> None:
        """How far it is ahead of the first opinion, by all that is known."""
        n = len(self.results)
        gaps = [one - other for one, other in zip(self.results, first.results, strict=False)]
        mean = sum(gaps) / n
        square = sum((gap - mean) ** 2 for gap in gaps) / max(n - 1, 1)
        self.error = hypot(sqrt(square / n), unseen / n)
        self.value = spread**2 / (spread**2 + self.error**2) * mean - self.behind


class Thought:
    """Thinks about views of one table after the other; it has no memory of them."""

    def __init__(self) -> None:
        self.judge = Judge()
        self.playouts: Playouts | None = None

    def values(self, view: View, reasons: Sequence[Reason], think_ms: float) -> list[float]:
        """How far every action is ahead of the bot's own choice, in the unit of the match.

        ``reasons``: of the legal actions, in their order; their scores are the first opinion.
        Whether to take a win, and whatever else rules settle, is left to the judge. Where
        thinking was found to bring nothing the opinion stays as it is.
        """
        judging = judging_of(view.options)
        thinking = judging.thinking
        best = max(reason.score for reason in reasons)
        if thinking is None:
            return [reason.score - best for reason in reasons]
        if any(reason.action.type in SETTLING for reason in reasons):
            judged = self.judge.judge(view, think_ms)
            return [judged.of(reason.action).value for reason in reasons]
        playouts = self.playouts = self.playouts or Playouts(view)
        possible = playouts.read(view, judging.swing)
        usual = playouts.prospects.usual
        values = [-thinking.opinion * usual * (best - reason.score) for reason in reasons]
        tried = on_trial(reasons, values, best, thinking)
        if possible and len(tried) > 1:
            self.play_on(playouts, tried, think_ms, usual * thinking.spread, usual * judging.swing)
        for one in tried:
            values[one.place] = one.value
        return values

    def play_on(
        self,
        playouts: Playouts,
        tried: list[Trial],
        think_ms: float,
        spread: float,
        swing: float,
    ) -> None:
        """Try actions on the same tables until one is left, or time is over."""
        left = int(PLAYOUTS_A_MILLISECOND * think_ms)
        first = tried[0]
        going = list(tried)
        while len(going) > 1 and left >= len(going):
            samples = min(BATCH, left // len(going))
            rows = playouts.run([one.move for one in going], samples)
            left -= samples * len(going)
            if not rows:
                return
            for row in rows:
                for one, result in zip(going, row, strict=True):
                    one.results.append(result[0])
            for one in going[1:]:
                one.weigh(first, spread, UNSEEN * swing)
            ahead = max(going, key=lambda one: one.value)
            going = [
                one
                for one in going
                if one is first
                or one.value > ahead.value - GIVEN_UP * hypot(one.error, ahead.error)
            ]
            if ahead is not first and ahead.value > GIVEN_UP * ahead.error and len(going) == 2:
                return


def on_trial(
    reasons: Sequence[Reason], values: list[float], best: float, thinking: Thinking
) -> list[Trial]:
    """What the bot likes best, then what is in reach; of copies of the same tile one."""
    found: dict[tuple[str, tuple[int, ...]], Trial] = {}
    for place in sorted(range(len(reasons)), key=lambda i: -reasons[i].score):
        action = reasons[place].action
        if best - reasons[place].score > thinking.reach or len(found) == MOST_TRIED:
            break
        key = (action.type, action.tiles)
        if key not in found:
            found[key] = Trial(place, action.move, -values[place])
    return list(found.values())
