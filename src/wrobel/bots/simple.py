"""Two bots for tests and as a base line: any legal action, and the tile just drawn."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.base import Bot
    from wrobel.rules.family import Family
    from wrobel.state.moves import *
    from wrobel.state.state import State
    from wrobel.table.view import View


class RandomBot(Bot):
    """Does anything."""

    def __init__(self, name: str, seed: str | bytes | int = "") -> None:
        super().__init__(name, seed)
        self.at_a_glance = True

    def choose(self, view: View) -> Any:
        legal: list[Any] = view.legal
        return legal[self.dice(view.state, view.player, len(legal))]

    def pick(self, state: State, family: Family, player: cython.int) -> cython.int:
        return self.dice(state, player, family.n)


class TsumogiriBot(Bot):
    """Wins when it can, claims nothing and discards what it has drawn."""

    def __init__(self, name: str, seed: str | bytes | int = "") -> None:
        super().__init__(name, seed)
        self.at_a_glance = True

    def liking(self, move: cython.int) -> cython.int:
        type: cython.int = move & ~ARGUMENT
        if type == WIN_MOVE or type == BONUS_WIN_MOVE:
            return 4
        if type == PASS or type == EXPOSE_MOVE or type == TENPAI_MOVE:
            return 3
        if type == DISCARD_MOVE:
            return 2 if move & DRAWN else 1
        return 0

    def choose(self, view: View) -> Any:
        i: cython.int
        move: cython.int
        most: cython.int = -1
        chosen: Any = None
        for action in view.legal:
            move = action.move
            i = self.liking(move)
            if i > most:
                most = i
                chosen = action
        return chosen

    def pick(self, state: State, family: Family, player: cython.int) -> cython.int:
        i: cython.int
        best: cython.int = 0
        for i in range(1, family.n):
            if self.liking(family.moves[i]) > self.liking(family.moves[best]):
                best = i
        return best


def make(name: str, seed: str | bytes | int, _think_ms: float | None) -> Bot:
    """One of the two."""
    if name == "random":
        return RandomBot(name, seed)
    return TsumogiriBot(name, seed)
