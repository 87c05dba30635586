"""MCR wins by ticking: the fans that keep each other out, and their sum."""

from collections.abc import Mapping

from wrobel.rules.about import POINTS
from wrobel.rules.catalogue import Worth
from wrobel.rules.mcr.about import MINIMUM
from wrobel.rules.mcr.selection import exclusions_of
from wrobel.rules.options import Options
from wrobel.rules.ticking import Sum, Ticks, Win
from wrobel.rules.trace import Text

UNTICKED = ()
FLOWERS = "flower_tiles"
SEVERAL = {
    **dict.fromkeys(("pure_double_chow", "mixed_double_chow", "short_straight"), 3),
    **dict.fromkeys(("two_terminal_chows", "double_pung"), 2),
    "pung_of_terminals_or_honors": 4,
    "tile_hog": 3,
    FLOWERS: 8,
}
WAITS = ("edge_wait", "closed_wait", "single_wait")
CLASHES: Mapping[str, tuple[str, ...]] = {
    "all_chows": ("all_pungs", "dragon_pung", "prevalent_wind", "seat_wind"),
    "edge_wait": WAITS[1:],
    "closed_wait": WAITS[2:],
    "self_drawn": ("melded_hand",),
    "concealed_hand": ("melded_hand",),
}
OWN_DRAW = frozenset({"self_drawn", "fully_concealed_hand", "last_tile_draw"})
OWN_DRAW |= {"out_with_replacement_tile"}
BY_DISCARD = frozenset({"melded_hand", "last_tile_claim", "robbing_the_kong", "concealed_hand"})
LEAST = Text(
    "{n} points; at least {least} before flowers",
    "Punkty: {n}; bez kwiatów trzeba co najmniej {least}",
)


def ticks(options: Options) -> Ticks:
    return Ticks(exclusions_of(options), CLASHES, SEVERAL, own_draw=OWN_DRAW, by_discard=BY_DISCARD)


def value(win: Win, worths: Mapping[str, Worth]) -> Sum:
    """The points, flowers included, once there are enough without them."""
    points = sum(worths[id].closed * count for id, count in win.ticked.items())
    flowers = win.ticked.get(FLOWERS, 0)
    if points - flowers < MINIMUM:
        return Sum(None, LEAST.having(n=points, least=MINIMUM))
    said = Text(POINTS.count(points, "en"), POINTS.count(points, "pl"))
    return Sum({"points": points}, said)
