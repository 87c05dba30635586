"""The features of recorded positions for those who learn models from them.

It looks into compiled objects of ``strong``, so it is compiled itself where they are: see
``tools.learn``.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.strong.features import ROW, Features
    from wrobel.bots.strong.riichi_adviser import Adviser
    from wrobel.state.moves import ARGUMENT, CHOW_MOVE, PUNG_MOVE
    from wrobel.table.view import View


class TrainingRows:
    """Reads views and returns rows of features."""

    def __init__(self, models: dict[str, Any] | None = None) -> None:
        self.choices = Candidates()
        self.adviser = Adviser()
        if models is not None:
            self.adviser.adopt(models)

    def discards(self, view: View) -> tuple[list[int], list[list[float]]]:
        """The kinds that may be discarded, and their rows."""
        features: Features = self.adviser.features
        choices: Candidates = self.choices
        choices.sight.read(view)
        choices.danger.read(choices.sight)
        self.adviser.look(choices.sight, choices.danger, view.family)
        kinds = [features.kind[i] for i in range(features.n)]
        rows = [
            [features.row[ROW * i + j] for j in range(features.width)] for i in range(features.n)
        ]
        return kinds, rows

    def claims(self, view: View) -> tuple[list[int], list[list[float]]]:
        """The places of the chows and pungs among the legal actions, and their rows."""
        i: cython.int
        type: cython.int
        choices: Candidates = self.choices
        adviser: Adviser = self.adviser
        places = []
        rows = []
        choices.load(view)
        choices.sight.read(view)
        choices.danger.read(choices.sight)
        adviser.look_before(choices.sight, choices.danger, view.family)
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type in (CHOW_MOVE, PUNG_MOVE):
                choices.lay_claim(choices.moves[i])
                if adviser.look_after(choices.sight, choices.danger, view.family, choices.moves[i]):
                    places.append(i)
                    width = adviser.before_width + adviser.features.width + 8
                    rows.append([adviser.claim_row[j] for j in range(width)])
                choices.take_back()
        return places, rows
