"""A bot that gives every legal action a score and takes the highest."""

from typing import Any

from wrobel.bots.reasons import Reason, ranked
from wrobel.bots.words import describe

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.base import Bot
    from wrobel.bots.danger import Danger
    from wrobel.bots.sight import Sight
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.shape.bits import lowest
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View, look

UNKNOWN = -2  # a distance that does not apply
MOST_MOVES = 128
NO_WORDS: list[Any] = []


class WeighingBot(Bot):
    """Families of numbers, one a legal action: how good, how far, what it takes, what it costs.

    Subclasses fill them in ``weigh``.
    """

    def __init__(self, name: str, seed: str | bytes | int = "") -> None:
        super().__init__(name, seed)
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES
            self.score = [0.0] * MOST_MOVES
            self.away = [0] * MOST_MOVES
            self.accept = [0] * MOST_MOVES
            self.tiles = [0] * MOST_MOVES
            self.value = [0.0] * MOST_MOVES
            self.cost = [0.0] * MOST_MOVES
        self.sight = Sight()
        self.danger = Danger()
        self.n = 0
        self.at_a_glance = True

    def choose(self, view: View) -> Any:
        i: cython.int
        best: cython.int = 0
        self.load(view)
        if self.n > 1:
            self.weigh(view)
        for i in range(1, self.n):
            if self.score[i] > self.score[best]:
                best = i
        return view.legal[best]

    def pick(self, state: State, family: Family, player: cython.int) -> cython.int:
        """The same without actions in words, on a view of its own."""
        i: cython.int
        best: cython.int = 0
        view: View = look(state, family, player, NO_WORDS)
        self.n = family.n
        for i in range(self.n):
            self.moves[i] = family.moves[i]
            self.clear(i)
        self.weigh(view)
        for i in range(1, self.n):
            if self.score[i] > self.score[best]:
                best = i
        return best

    def explain(self, view: View) -> list[Reason]:
        i: cython.int
        self.load(view)
        self.weigh(view)
        found = []
        for i in range(self.n):
            kinds = tuple([kind for kind in range(34) if self.accept[i] >> kind & 1])
            about = self.away[i] != UNKNOWN
            reason = Reason(
                view.legal[i],
                self.score[i],
                {},
                self.away[i] if about else None,
                kinds,
                self.tiles[i] if about else None,
                self.value[i] if about else None,
                self.cost[i],
            )
            found.append(reason)
        return describe(ranked(found), view.to_dict(), view.family.options.about)

    def load(self, view: View) -> None:
        """Read the view and the legal moves."""
        i: cython.int = 0
        for action in view.legal:
            self.moves[i] = action.move
            self.clear(i)
            i += 1
        self.n = i

    def clear(self, i: cython.int) -> None:
        self.score[i] = 0.0
        self.away[i] = UNKNOWN
        self.accept[i] = 0
        self.tiles[i] = 0
        self.value[i] = 0.0
        self.cost[i] = 0.0

    def weigh(self, view: View) -> None:
        """Fill in the numbers."""

    def decided(self) -> cython.bint:
        """Moves that need no thought: a win, a flower, showing a waiting hand.

        True if that settles it.
        """
        i: cython.int
        type: cython.int
        settled: cython.bint = False
        for i in range(self.n):
            type = self.moves[i] & ~ARGUMENT
            if type == WIN_MOVE or type == BONUS_WIN_MOVE:
                self.score[i] = 1000000.0
                self.away[i] = -1
                settled = True
            elif type == EXPOSE_MOVE or type == TENPAI_MOVE:
                self.score[i] = 1000.0
                settled = True
        return settled

    def count(self, kinds: cython.ulonglong) -> cython.int:
        """How many unseen tiles these kinds have."""
        found: cython.int = 0
        while kinds:
            found += self.sight.unseen[lowest(kinds)]
            kinds &= kinds - 1
        return found

    # A claim on trial: the set is laid in the copy of the state that the view has.

    def lay_claim(self, move: cython.int) -> None:
        """Make the claimed set in sight and state."""
        i: cython.int
        low: cython.int
        state: State = self.sight.state
        player: cython.int = self.sight.player
        kind: cython.int = kind_of(state.tile)
        place: cython.int = 4 * player + state.melds[player]
        type: cython.int = move & ~ARGUMENT
        if type == CHOW_MOVE:
            low = kind - (move & 3)
            for i in range(low, low + 3):
                if i != kind:
                    self.sight.counts[i] -= 1
            state.meld_kind[place] = low
            state.meld_type[place] = CHOW
        else:
            self.sight.counts[kind] -= 2 if type == PUNG_MOVE else 3
            state.meld_kind[place] = kind
            state.meld_type[place] = PUNG if type == PUNG_MOVE else KONG
        state.meld_form[place] = CLAIMED_FORM
        state.meld_giver[place] = state.giver
        state.meld_reds[place] = 0
        state.meld_tile[place] = state.tile
        if move & RED or state.tile >= FIRST_RED:
            state.meld_reds[place] = 1
        state.melds[player] += 1
        self.sight.needed -= 1
        self.sight.exposed = True
        self.sight.shown[player] += 1

    def take_back(self) -> None:
        """Undo ``lay_claim``."""
        i: cython.int
        state: State = self.sight.state
        player: cython.int = self.sight.player
        state.melds[player] -= 1
        for i in range(34):
            self.sight.counts[i] = state.hand[34 * player + i]
        self.sight.needed += 1
        self.sight.shown[player] -= 1
        self.sight.exposed = self.sight.shown[player] > 0
