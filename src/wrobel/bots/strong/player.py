"""The strong bot: one player for yaku games, one for games of points or fan, by what it sees."""

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

# What a millisecond of thought buys: rounds of solitaire, or a share of the search's quota.
ROUNDS_A_MILLISECOND = 150
MILLISECONDS_AN_EFFORT = 5
MOST_EFFORT = 40
# Milliseconds beyond which more thought changes nothing.
LONGEST = 2000.0


class StrongBot(ScoringBot):
    """Lets the player for the family's kind of game weigh the candidates."""

    def __init__(self, name: str, seed: str | bytes | int, think_ms: float | None) -> None:
        super().__init__(name, seed)
        effort, rounds = 1, 0
        if think_ms:
            effort = max(1, min(MOST_EFFORT, int(think_ms / MILLISECONDS_AN_EFFORT)))
            rounds = int(min(think_ms, LONGEST) * ROUNDS_A_MILLISECOND)
        self.riichi = RiichiPlayer(self.candidates, rounds, self.salt)
        self.targets = TargetPlayer(self.candidates, effort)

    def weigh(self, view: View) -> None:
        choices: Candidates = self.candidates
        choices.sight.read(view)
        if choices.decided():
            return
        if choices.sight.declares:
            self.riichi.weigh(view.family)
        else:
            self.targets.weigh(view.family)


def make(name: str, seed: str | bytes | int, think_ms: float | None) -> StrongBot:
    """The bot."""
    return StrongBot(name, seed, think_ms)
