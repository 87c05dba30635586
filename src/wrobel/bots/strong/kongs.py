"""Whether a kong is worth it: where it takes nothing from the hand and nobody threatens."""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.observation import Observation
    from wrobel.rules.family import kind_of
    from wrobel.shape.hand import Shape
    from wrobel.state.moves import *
    from wrobel.state.state import State

ANY_REACH = 99  # farther than any hand is


class Kongs:
    """Another draw and some worth against a set that can no longer change."""

    def __init__(self) -> None:
        self.shape = Shape([0] * 34)

    def weigh(
        self,
        choices: Candidates,
        place: cython.int,
        best: cython.double,
        unit: cython.double,
        forms: cython.int,
        reach: cython.int,
    ) -> None:
        """A little above the best discard, or below it: beyond ``reach`` always below."""
        sight: Observation = choices.sight
        state: State = sight.state
        kind: cython.int = kind_of(choices.moves[place] & ARGUMENT)
        before: cython.int
        after: cython.int
        added: cython.bint = choices.moves[place] & ~ARGUMENT == ADDED_KONG_MOVE
        self.shape.load(sight.counts, 0)
        self.shape.needed = sight.needed
        before = self.shape.least_missing(forms)
        sight.counts[kind] -= 1 if added else 4
        self.shape.load(sight.counts, 0)
        self.shape.needed = sight.needed if added else sight.needed - 1
        after = self.shape.least_missing(1)
        sight.counts[kind] = state.hand[34 * sight.player + kind]
        choices.away[place] = after - 1
        choices.score[place] = best - unit
        if after > reach:
            return
        if after <= before and choices.danger.threat < (0.5 if after <= 2 else 0.25):
            choices.score[place] = best + 0.2 * unit
