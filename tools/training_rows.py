"""The features of recorded positions for those who learn models from them.

It looks into compiled objects of ``strong``, so it is compiled itself where they are: see
``tools.lessons``.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.strong.features import Features
    from wrobel.bots.strong.riichi_adviser import Adviser
    from wrobel.bots.strong.surroundings import ROW
    from wrobel.state.moves import ARGUMENT, CHOW_MOVE, PUNG_MOVE
    from wrobel.table.view import View

Rows = Any  # of bytes: the first holds what the rows share


class TrainingRows:
    """Reads views and returns rows of features."""

    def __init__(self, models: dict[str, Any] | None = None) -> None:
        self.choices = Candidates()
        self.adviser = Adviser()
        if models is not None:
            self.adviser.adopt(models)

    def line(self, i: cython.int, width: cython.int) -> bytes:
        """One row as bytes; negative numbers count from 256 down."""
        j: cython.int
        number: cython.int
        features: Features = self.adviser.features
        found = bytearray(width)
        for j in range(width):
            number = int(features.row[ROW * i + j])
            found[j] = number & 255
        return bytes(found)

    def discards(self, view: View) -> tuple[list[int], list[bytes], int]:
        """The kinds that may be discarded, their rows, and how much of a row they share."""
        features: Features = self.adviser.features
        choices: Candidates = self.choices
        choices.sight.read(view)
        choices.danger.read(choices.sight)
        features.read(choices.sight, choices.danger, view.family, True)
        kinds = [features.kind[i] for i in range(features.n)]
        rows = [self.line(i, features.width) for i in range(features.n)]
        return kinds, rows, features.shared

    def favourite(self, view: View) -> tuple[int, bytes, int]:
        """The kind that the models would discard, its row, and how much of it is shared."""
        i: cython.int
        best: cython.int = 0
        adviser: Adviser = self.adviser
        choices: Candidates = self.choices
        choices.sight.read(view)
        choices.danger.read(choices.sight)
        adviser.look(choices.sight, choices.danger, view.family)
        for i in range(1, adviser.features.n):
            if adviser.liking[i] > adviser.liking[best]:
                best = i
        row = self.line(best, adviser.features.width)
        return adviser.features.kind[best], row, adviser.features.shared

    def claims(self, view: View) -> tuple[list[int], list[bytes], int]:
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
                    rows.append(self.line(adviser.best, adviser.claim_width))
                choices.take_back()
        return places, rows, adviser.features.shared
