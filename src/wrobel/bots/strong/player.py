"""The strong bot: one player for yaku games, one for games of points or fan, by what it sees.

With time to think it plays on from what it sees where its own opinion leaves a doubt.
"""

from dataclasses import replace
from typing import Any

from wrobel.bots.reasons import Reason

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.scoring_bot import ScoringBot
    from wrobel.bots.strong.riichi_player import RiichiPlayer
    from wrobel.bots.strong.target_player import TargetPlayer
    from wrobel.bots.strong.weights import Weights
    from wrobel.table.view import View

# Milliseconds beyond which more thought changes nothing.
LONGEST = 2000.0
# How much farther a search for targets goes with time to think.
EFFORT_A_MILLISECOND = 0.25


class StrongBot(ScoringBot):
    """Lets the player for the family's kind of game weigh the candidates."""

    def __init__(self, name: str, seed: str | bytes | int, think_ms: float | None) -> None:
        super().__init__(name, seed)
        self.riichi = RiichiPlayer(self.candidates)
        self.weights = Weights()
        self.think_ms = min(think_ms or 0.0, LONGEST)
        effort = max(1, int(EFFORT_A_MILLISECOND * self.think_ms))
        self.targets = TargetPlayer(self.candidates, self.weights, effort)
        self.thought: Any = None
        self.at_a_glance = not self.think_ms

    def weigh(self, view: View) -> None:
        choices: Candidates = self.candidates
        choices.sight.read(view)
        if choices.decided():
            return
        if choices.sight.declares:
            self.riichi.weigh(view.family)
        else:
            self.targets.weigh(view.family)

    def choose(self, view: View) -> Any:
        if self.think_ms and len(view.legal) > 1:
            values = self.thought_over(view, ScoringBot.reasons(self, view))
            return view.legal[values.index(max(values))]
        return ScoringBot.choose(self, view)

    def reasons(self, view: View) -> list[Reason]:
        """With time to think the scores say how far an action is ahead of the first opinion."""
        found = ScoringBot.reasons(self, view)
        if not self.think_ms or len(found) < 2:
            return found
        values = self.thought_over(view, found)
        return [replace(one, score=value) for one, value in zip(found, values, strict=True)]

    def thought_over(self, view: View, reasons: list[Reason]) -> list[float]:
        """The value of every action after a thought."""
        if self.thought is None:
            from wrobel.bots.judge.thought import Thought  # the judge asks this bot

            self.thought = Thought()
        values: list[float] = self.thought.values(view, reasons, self.think_ms)
        return values


def make(name: str, seed: str | bytes | int, think_ms: float | None) -> StrongBot:
    """The bot."""
    return StrongBot(name, seed, think_ms)
