"""What a player sees, as plain numbers: unseen tiles, and what speaks of each opponent's hand."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.state.state import State
    from wrobel.table.view import View


class Evidence:
    """The facts of one view for judge and reasons.

    ``unseen`` tiles of each kind; ``risk`` of dealing in with each kind; for every opponent how
    likely he waits (``ready``), what he would cost (``loss``), the risk that comes from him
    (``risks``), the kinds he cannot win on (``safe``) and those he discarded (``thrown``).
    """

    def __init__(self) -> None:
        self.sight = Observation()
        self.danger = Danger()
        self.unseen: list[int] = []
        self.risk: list[float] = []
        self.cost: list[float] = []
        self.ready: list[float] = []
        self.loss: list[float] = []
        self.risks: list[list[float]] = []
        self.safe: list[int] = []
        self.thrown: list[int] = []
        self.flush: list[int] = []
        self.dora: list[int] = []
        self.shown: list[int] = []
        self.turns: list[int] = []
        self.riichi: list[bool] = []
        self.scores: list[int] = []
        self.held: list[int] = []
        self.player = 0
        self.draws = 0
        self.left = 0
        self.dealer = 0
        self.deposits = 0
        self.threat = 0.0

    def read(self, view: View) -> Any:
        """Take over a view."""
        i: cython.int
        kind: cython.int
        state: State = view.state
        sight: Observation = self.sight
        danger: Danger = self.danger
        sight.read(view)
        danger.read(sight)
        self.player = view.player
        self.draws = sight.draws
        self.left = view.family.left(state, view.player)
        self.dealer = state.dealer
        self.deposits = state.deposits
        self.threat = danger.threat
        self.unseen = [sight.unseen[i] for i in range(34)]
        self.held = [sight.counts[i] for i in range(34)]
        self.dora = [sight.dora[i] for i in range(34)]
        self.risk = [danger.risk[i] for i in range(34)]
        self.cost = [danger.cost[i] for i in range(34)]
        self.ready = [danger.ready[i] for i in range(4)]
        self.loss = [danger.loss[i] for i in range(4)]
        self.safe = [sight.safe[i] for i in range(4)]
        self.thrown = [sight.thrown[i] for i in range(4)]
        self.shown = [sight.shown[i] for i in range(4)]
        self.turns = [state.discards[i] for i in range(4)]
        self.riichi = [state.riichi[i] > 0 for i in range(4)]
        self.scores = [state.scores[i] for i in range(4)]
        self.flush = [danger.suit[i] if danger.sure[i] > 0.5 else -1 for i in range(4)]
        self.risks = []
        for i in range(4):
            row = [0.0] * 34
            if i != view.player and danger.ready[i] >= 0.02:
                for kind in range(34):
                    if not sight.safe[i] >> kind & 1:
                        row[kind] = danger.ready[i] * danger.rate(sight, i, kind)
            self.risks.append(row)
