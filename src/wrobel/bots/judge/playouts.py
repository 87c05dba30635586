"""Plays hands on from a view: what is hidden is filled in, then all players go on by a fast bot.

Every candidate is tried on the same tables, so that the differences between them are sharp. The
samples hang on what the player sees and on nothing else.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.efficient import EfficientBot
    from wrobel.bots.judge.prospects import Prospects
    from wrobel.bots.judge.sampler import WORD, Sampler
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.engine import Engine
    from wrobel.table.view import View

# How often a table is filled in anew before a sample is given up.
ATTEMPTS = 5
MOST_MOVES = 2000


class Playouts(Engine):
    """One position, its candidates, and the tables they are tried on."""

    def __init__(self, view: View) -> None:
        super().__init__(view.family)
        self.sampler = Sampler()
        self.prospects = Prospects()
        self.bot = EfficientBot("efficient", "judge")
        self.start = State()
        self.player = 0
        self.seed = 1
        self.played = 0

    def read(self, view: View, swing: cython.double) -> bool:
        """Take over a view; false if nothing can be played from it."""
        self.family = view.family
        self.player = view.player
        self.prospects.read(view.family, view.state, swing)
        self.played = 0
        if not self.sampler.read(view):
            return False
        self.seed = self.seed_of(view)
        return view.state.phase < HAND_OVER

    def seed_of(self, view: View) -> cython.ulonglong:
        """A number out of all that the player sees; not all logs tell of the dice.

        What the hand before left in places that nothing stands in now has no part in it.
        """
        i: cython.int
        state: State = self.start
        state.copy_from(view.state)
        for i in range(48):
            state.void_own[i] = 0
        for i in range(4):
            state.dice[i] = 0
        state.dice_n = 0
        return int(state.digest(), 16) + view.player & WORD

    def now(self, view: View) -> float:
        """The expected result of the match as it stands."""
        return self.prospects.now(view.state, view.player)

    def run(self, moves: Any, samples: int) -> Any:
        """So many more samples; for each the candidates' results, and what became of the hand.

        An entry has a tuple for each candidate: the expected result of the match, how the points
        of the player changed, whether he won and whether he dealt in.
        """
        found: list[Any] = []
        n: cython.int
        for n in range(samples):
            self.sampler.begin(self.seed + 1000003 * (self.played + 1))
            self.played += 1
            if self.fill():
                found.append([self.try_move(move) for move in moves])
        return found

    def fill(self) -> cython.bint:
        i: cython.int
        for i in range(ATTEMPTS):
            if self.sampler.fill(self.start):
                return True
        return False

    def try_move(self, move: cython.int) -> Any:
        """Play a candidate and go on to the end of the hand."""
        n: cython.int
        made: cython.int = 0
        asked: cython.int
        before: cython.int
        state: State = self.state
        player: cython.int = self.player
        dealt_in: cython.bint
        state.copy_from(self.start)
        before = state.scores[player]
        self.ask_others()
        self.play(player, move)
        asked = self.first_asked()
        while asked >= 0 and made < MOST_MOVES:
            n = self.collect(asked)
            if n == 1:
                self.play(asked, self.family.moves[0])
            elif state.phase == ROB:
                self.play(asked, WIN_MOVE)
            else:
                self.play(asked, self.family.moves[self.bot.pick(state, self.family, asked)])
            asked = self.first_asked()
            made += 1
        dealt_in = state.ended == BY_DISCARD and state.giver == player
        won: cython.bint = state.winners >> player & 1 != 0
        result = self.prospects.settled(state, player)
        return result, state.scores[player] - before, bool(won), bool(dealt_in)

    def ask_others(self) -> None:
        """Whom the tile on the table concerns hangs on the hands that were filled in."""
        i: cython.int
        state: State = self.state
        family: Family = self.family
        if state.phase == CLAIM:
            for i in range(4):
                if i == self.player or i == state.giver:
                    continue
                family.n = 0
                self.collect_claims(i)
                if family.n > 1:
                    state.asked |= 1 << i
                    if family.moves[1] == WIN_MOVE:
                        state.can_win |= 1 << i
        elif state.phase == DECLARE:
            for i in range(4):
                if i != self.player and family.asked_at_draw(state, i):
                    state.asked |= 1 << i

    def behind(self, number: int) -> Any:
        """One whole table behind the view, packed, by its number; None if none came about."""
        self.sampler.begin(self.seed + 1000003 * (number + 1))
        return self.start.pack() if self.fill() else None
