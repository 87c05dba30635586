"""Why a bot would do something: numbers, and a sentence in both languages."""

from dataclasses import dataclass
from typing import Any

from wrobel.table.actions import Action
from wrobel.tiles import NAMES


@dataclass(frozen=True, slots=True)
class Reason:
    """One action as a bot sees it.

    ``score`` ranks the actions and means nothing by itself. ``distance`` is that of the hand
    afterwards (−1 complete, 0 waiting), ``accepts`` the kinds that bring it nearer and
    ``tiles`` how many of them are unseen; ``value`` is what the hand is expected to win,
    ``danger`` what the action may cost, both in points. None: the action is not about that.
    ``slip`` is the habit that led a player away from what the bot beneath would do.
    """

    action: Action
    score: float
    texts: dict[str, str]
    distance: int | None = None
    accepts: tuple[int, ...] = ()
    tiles: int | None = None
    value: float | None = None
    danger: float | None = None
    slip: str | None = None

    def text(self, lang: str = "en") -> str:
        """The sentence."""
        return self.texts[lang]

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The reason as JSON."""
        return {
            "action": self.action.to_dict(),
            "score": round(self.score, 3),
            "distance": self.distance,
            "accepts": [NAMES[kind] for kind in self.accepts],
            "tiles": self.tiles,
            "value": None if self.value is None else round(self.value, 1),
            "danger": None if self.danger is None else round(self.danger, 1),
            "text": self.texts[lang],
        }


def ranked(reasons: list[Reason]) -> list[Reason]:
    """The best first; equal ones in the order they are in."""
    return sorted(reasons, key=lambda reason: -reason.score)
