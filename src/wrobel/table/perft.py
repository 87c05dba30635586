"""Perft for mahjong: how many sequences of actions there are from a position.

As chess programs do: the numbers prove that the list of legal actions is right, for they are
easily compared with another program's, and any action too many or too few changes them.
"""

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

from wrobel.table.actions import TYPES

if not cython.compiled:
    from wrobel.state.moves import *
    from wrobel.state.state import State
    from wrobel.table.engine import Engine
    from wrobel.table.table import Table

DEEPEST = 16


class Perft(Engine):
    """Counts from a copy of a table's position; the table is not touched."""

    if not cython.compiled:
        saved: list[State]

    def __init__(self, table: Table) -> None:
        super().__init__(table.family)
        self.state.copy_from(table.state)
        self.saved = [State() for _ in range(DEEPEST + 1)]
        if not cython.compiled:
            self.moves = [0] * (128 * (DEEPEST + 1))
            self.last = [0] * 14

    def count(self, depth: cython.int) -> cython.longlong:
        """Go through all sequences of that many actions; ``last`` counts their last actions."""
        i: cython.int
        n: cython.int
        move: cython.int
        found: cython.longlong = 0
        first: cython.int = 128 * depth
        player: cython.int = self.first_asked()
        saved: State
        if player < 0:
            return 0
        n = self.collect(player)
        if depth == 1:
            for i in range(n):
                self.last[self.family.moves[i] // 256] += 1
            return n
        for i in range(n):
            self.moves[first + i] = self.family.moves[i]
        saved = self.saved[depth]
        saved.copy_from(self.state)
        for i in range(n):
            move = self.moves[first + i]
            self.play(player, move)
            found += self.count(depth - 1)
            self.state.copy_from(saved)
        return found

    def last_actions(self) -> dict[str, int]:
        """How many sequences end with which action."""
        i: cython.int
        return {TYPES[i]: self.last[i] for i in range(14) if self.last[i]}


def perft(table: Table, depth: int) -> dict[str, int]:
    """How many sequences of so many actions there are, by the last action.

    Where several players are asked, their answers are actions one after another, the lowest
    player first. Sequences end with the hand: a hand that is over has none.

    >>> from wrobel import Table
    >>> perft(Table("tenhou", seed="demo"), 3)
    {'pass': 10, 'discard': 1608, 'chow': 10}
    """
    if not 1 <= depth <= DEEPEST:
        raise ValueError(f"the depth must be 1 to {DEEPEST}, not {depth}")
    counter = Perft(table)
    counter.count(depth)
    return counter.last_actions()
