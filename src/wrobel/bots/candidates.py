"""The legal actions of a view with what a bot thinks of each.

A set may be claimed on trial: it is laid in the copy of the state that the view has.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.danger import Danger
    from wrobel.bots.observation import Observation
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family, kind_of
    from wrobel.shape.bits import lowest
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View

UNKNOWN = -2  # a distance that does not apply
MOST_MOVES = 128


class Candidates:
    """Numbers for every legal action: how good, how far, what it takes, what it brings and costs.

    ``sight`` is what the player sees, ``danger`` what each tile may cost; whoever fills in the
    numbers has read them before.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES
            self.score = [0.0] * MOST_MOVES
            self.away = [0] * MOST_MOVES
            self.accept = [0] * MOST_MOVES
            self.tiles = [0] * MOST_MOVES
            self.value = [0.0] * MOST_MOVES
            self.cost = [0.0] * MOST_MOVES
        self.sight = Observation()
        self.danger = Danger()
        self.n = 0

    def load(self, view: View) -> None:
        """Take the legal actions of a view; nothing is known of them yet."""
        i: cython.int = 0
        for action in view.legal:
            self.moves[i] = action.move
            self.clear(i)
            i += 1
        self.n = i

    def load_moves(self, family: Family) -> None:
        """The same from the moves that the family has just found."""
        i: cython.int
        self.n = family.n
        for i in range(self.n):
            self.moves[i] = family.moves[i]
            self.clear(i)

    def best(self) -> cython.int:
        """The place of the action with the highest score, the first of equals."""
        i: cython.int
        best: cython.int = 0
        for i in range(1, self.n):
            if self.score[i] > self.score[best]:
                best = i
        return best

    def clear(self, i: cython.int) -> None:
        self.score[i] = 0.0
        self.away[i] = UNKNOWN
        self.accept[i] = 0
        self.tiles[i] = 0
        self.value[i] = 0.0
        self.cost[i] = 0.0

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

    # A claim on trial

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
