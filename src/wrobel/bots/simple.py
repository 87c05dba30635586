"""Two bots for tests and as a base line: any legal action, and the tile just drawn."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.base import Bot
    from wrobel.state.moves import *
    from wrobel.table.view import View


class RandomBot(Bot):
    """Does anything."""

    def choose(self, view: View) -> Any:
        legal: list[Any] = view.legal
        return legal[self.dice(view, len(legal))]


class TsumogiriBot(Bot):
    """Wins when it can, claims nothing and discards what it has drawn."""

    def choose(self, view: View) -> Any:
        move: cython.int
        type: cython.int
        chosen: Any = None
        for action in view.legal:
            move = action.move
            type = move & ~ARGUMENT
            if type == WIN_MOVE or type == BONUS_WIN_MOVE:
                return action
            if type == PASS or type == EXPOSE_MOVE or type == TENPAI_MOVE:
                chosen = action
            elif type == DISCARD_MOVE and (chosen is None or move & DRAWN):
                if chosen is None or chosen.type == "discard":
                    chosen = action
        return chosen


def make(name: str, seed: str | bytes | int, _think_ms: float | None) -> Bot:
    """One of the two."""
    if name == "random":
        return RandomBot(name, seed)
    return TsumogiriBot(name, seed)
