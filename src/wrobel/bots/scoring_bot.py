"""A bot that gives every legal action a score and takes the highest."""

from typing import Any

from wrobel.bots.reason_texts import describe
from wrobel.bots.reasons import Reason, ranked

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.base import Bot
    from wrobel.bots.candidates import UNKNOWN, Candidates
    from wrobel.rules.family import Family
    from wrobel.state.state import State
    from wrobel.table.view import View, look

NO_WORDS: list[Any] = []


class ScoringBot(Bot):
    """Chooses and explains by the numbers that ``weigh`` fills in for the candidates.

    Unless it is ``explaining``, only the best of them need be right.
    """

    def __init__(self, name: str, seed: str | bytes | int = "") -> None:
        super().__init__(name, seed)
        self.candidates = Candidates()
        self.at_a_glance = True
        self.explaining = False

    def weigh(self, view: View) -> None:
        """Fill in the numbers."""

    def choose(self, view: View) -> Any:
        self.candidates.load(view)
        if self.candidates.n > 1:
            self.weigh(view)
        return view.legal[self.candidates.best()]

    def pick(self, state: State, family: Family, player: cython.int) -> cython.int:
        """The same without actions in words, on a view of its own."""
        view: View = look(state, family, player, NO_WORDS)
        self.candidates.load_moves(family)
        self.weigh(view)
        return self.candidates.best()

    def explain(self, view: View) -> list[Reason]:
        found = ranked(self.reasons(view))
        return describe(found, view.to_dict(), view.family.options.about)

    def reasons(self, view: View) -> list[Reason]:
        """The numbers of every legal action, in their order and without words."""
        i: cython.int
        choices: Candidates = self.candidates
        choices.load(view)
        self.explaining = True
        self.weigh(view)
        self.explaining = False
        found = []
        for i in range(choices.n):
            kinds = tuple([kind for kind in range(34) if choices.accept[i] >> kind & 1])
            about = choices.away[i] != UNKNOWN
            reason = Reason(
                view.legal[i],
                choices.score[i],
                {},
                choices.away[i] if about else None,
                kinds,
                choices.tiles[i] if about else None,
                choices.value[i] if about else None,
                choices.cost[i],
            )
            found.append(reason)
        return found
