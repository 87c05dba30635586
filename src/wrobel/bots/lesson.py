"""The traits of recorded positions for those who learn opinions from them."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.adviser import Adviser
    from wrobel.bots.traits import ROW, Traits
    from wrobel.bots.weighing import WeighingBot
    from wrobel.state.moves import *
    from wrobel.table.view import View


class Lesson(WeighingBot):
    """Reads views and returns rows of traits."""

    def __init__(self, opinions: dict[str, Any] | None = None) -> None:
        super().__init__("lesson")
        self.adviser = Adviser()
        if opinions is not None:
            self.adviser.adopt(opinions)

    def discards(self, view: View) -> tuple[list[int], list[list[float]]]:
        """The kinds that may be discarded, and their rows."""
        i: cython.int
        j: cython.int
        traits: Traits = self.adviser.traits
        self.sight.read(view)
        self.danger.read(self.sight)
        self.adviser.look(self.sight, self.danger, view.family)
        kinds = [traits.kind[i] for i in range(traits.n)]
        rows = [[traits.row[ROW * i + j] for j in range(traits.width)] for i in range(traits.n)]
        return kinds, rows

    def claims(self, view: View) -> tuple[list[int], list[list[float]]]:
        """The places of the chows and pungs among the legal actions, and their rows."""
        i: cython.int
        j: cython.int
        type: cython.int
        places = []
        rows = []
        self.load(view)
        self.sight.read(view)
        self.danger.read(self.sight)
        self.adviser.look_before(self.sight, self.danger, view.family)
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == CHOW_MOVE or type == PUNG_MOVE:
                self.lay_claim(self.moves[i])
                if self.adviser.look_after(self.sight, self.danger, view.family, self.moves[i]):
                    places.append(i)
                    width = self.adviser.before_width + self.adviser.traits.width + 8
                    rows.append([self.adviser.claim_row[j] for j in range(width)])
                self.take_back()
        return places, rows
