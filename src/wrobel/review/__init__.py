"""Reviews of games: what every decision cost, and why.

The package itself is the function: ``wrobel.review(game)``.

>>> import wrobel
>>> table = wrobel.Table("tenhou", seed="demo")
>>> while table.phase not in ("hand_over", "match_over"):
...     for player in table.to_act:
...         table.apply(player, table.legal(player)[0])
>>> found = wrobel.review(table.events, player=0)
>>> found.unit, found.players[0].player
('points', 0)
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wrobel.review.game_review import Review


class _Function(ModuleType):
    """A package that can be called."""

    def __call__(self, game: Any, player: int | None = None, think_ms: float = 0) -> "Review":
        """Judge every decision of a game, of one player or of all."""
        from wrobel.review.game_review import review

        return review(game, player, think_ms)


sys.modules[__name__].__class__ = _Function
