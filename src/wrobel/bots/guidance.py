"""Guidance: which patterns a hand is near, and which tiles they still need.

Made from the plans and targets of ``strong``: every route ends in a hand that may win.
"""

from dataclasses import dataclass
from typing import Any

from wrobel.bots.strong.guide import Guide
from wrobel.notation import counts_of, read_tiles
from wrobel.rules import families
from wrobel.rules.options import Options
from wrobel.table.view import View
from wrobel.tiles import BONUS, NAMES

MOST_ROUTES = 3


@dataclass(frozen=True, slots=True)
class Fan:
    """A pattern that would count, all its copies together."""

    id: str
    value: int


@dataclass(frozen=True, slots=True)
class Route:
    """A hand that may be made: its patterns, the best first, what it counts, what it lacks.

    ``tiles`` are those it has in hand at the end, by kind. ``how``: with sets ``claimed`` on the
    way, only ``closed``, or won only when ``drawn``.
    """

    fans: tuple[Fan, ...]
    total: int
    needs: tuple[int, ...]
    how: str
    tiles: tuple[int, ...]

    def to_dict(self, options: Options, lang: str = "en") -> dict[str, Any]:
        """The route as JSON, with the names of its patterns."""
        named = {one.id: one for one in families.part(options.family, "catalogue").PATTERNS}
        return {
            "fans": [
                {"id": fan.id, "name": named[fan.id].name(lang), "value": fan.value}
                for fan in self.fans
            ],
            "total": self.total,
            "needs": [NAMES[kind] for kind in self.needs],
            "how": self.how,
        }


class Pathfinder:
    """Finds the routes of one view after the other.

    >>> from wrobel import Table
    >>> view = Table("mcr", seed="demo1").view(0)
    >>> best = Pathfinder().routes(view)[0]
    >>> best.fans[0], best.total >= 8, [NAMES[kind] for kind in best.needs]
    (Fan(id='mixed_shifted_chows', value=6), True, ['3m', '6m', '7m', '7p', '6s'])
    """

    def __init__(self) -> None:
        self.guide = Guide()

    def routes(self, view: View, most: int = MOST_ROUTES) -> list[Route]:
        """The most promising, no two with the same best pattern; none for a complete hand."""
        seen = view.to_dict()
        concealed = seen["players"][seen["player"]]["concealed"]
        held = counts_of([tile for tile in read_tiles(concealed) if tile < BONUS])
        found: dict[str, Route] = {}
        for counts, _, _, how, scored in self.guide.routes(view):
            fans = [Fan(one["id"], one["value"] * one["count"]) for one in scored.fans]
            fans.sort(key=lambda fan: -fan.value)
            if fans and fans[0].id not in found:
                needs = [
                    kind for kind in range(34) for _ in range(max(counts[kind] - held[kind], 0))
                ]
                total = scored.total or scored.han
                found[fans[0].id] = Route(tuple(fans), total, tuple(needs), how, tuple(counts))
        return list(found.values())[:most]
