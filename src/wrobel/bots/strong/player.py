"""The strong bot: one player for yaku games, one for games of points or fan, by what it sees.

With time to think it does what the judge holds best after playing on from what it sees.
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
    from wrobel.table.view import View

# Milliseconds beyond which more thought changes nothing.
LONGEST = 2000.0


class StrongBot(ScoringBot):
    """Lets the player for the family's kind of game weigh the candidates."""

    def __init__(self, name: str, seed: str | bytes | int, think_ms: float | None) -> None:
        super().__init__(name, seed)
        self.riichi = RiichiPlayer(self.candidates)
        self.targets = TargetPlayer(self.candidates, 1)
        self.think_ms = min(think_ms or 0.0, LONGEST)
        self.judge: Any = None
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
            return self.judged(view).best.action
        return ScoringBot.choose(self, view)

    def reasons(self, view: View) -> list[Reason]:
        """With time to think the scores are what the judge says: the result of the match."""
        found = ScoringBot.reasons(self, view)
        if not self.think_ms or len(found) < 2:
            return found
        judged = self.judged(view)
        return [replace(reason, score=judged.of(reason.action).value) for reason in found]

    def judged(self, view: View) -> Any:
        """The judgement of a view after so long a thought."""
        if self.judge is None:
            from wrobel.bots.judge.judge import Judge  # who asks this bot for a first opinion

            self.judge = Judge()
        return self.judge.judge(view, self.think_ms)


def make(name: str, seed: str | bytes | int, think_ms: float | None) -> StrongBot:
    """The bot."""
    return StrongBot(name, seed, think_ms)
