"""Hong Kong wins by ticking: the fans that keep each other out, and their sum."""

from collections.abc import Mapping

from wrobel.rules.catalogue import Worth
from wrobel.rules.hongkong.catalogue import ABSORBS
from wrobel.rules.hongkong.values import LIMIT, MOST_FAN, least_of, words
from wrobel.rules.options import Options
from wrobel.rules.ticking import Sum, Ticks, Win
from wrobel.rules.trace import Text

UNTICKED = ("chicken_hand",)  # a hand with nothing ticked
DRAGONS = ("dragon_pung", "small_three_dragons", "three_dragons")
CLASHES: Mapping[str, tuple[str, ...]] = {
    "all_chows": ("all_pungs", *DRAGONS, "seat_wind", "round_wind", "all_honors", "all_pairs"),
    "all_pungs": ("all_pairs", "twin_chows", "three_identical_chows", "terminal_chows"),
    "all_pairs": (*DRAGONS, "seat_wind", "round_wind", "small_four_winds"),
    "clean": ("purity", "all_honors"),
    "purity": (*DRAGONS, "seat_wind", "round_wind", "small_four_winds", "all_honors"),
    "no_bonus": ("own_bonus", "round_bonus", "bouquet"),
    "small_four_winds": ("big_four_winds", *DRAGONS[1:]),
    "small_three_dragons": ("three_dragons",),
}
TWICE = ("dragon_pung", "own_bonus", "round_bonus", "bouquet", "terminal_chows", "twin_chows")
SEVERAL = dict.fromkeys((*TWICE, "four_in_one", "small_four_in_one"), 2)
SEVERAL["same_chow_two_suits"] = 4
LEAST = Text("{n} fan; at least {least}", "{n} fan; co najmniej {least}")


def stacked(removes: tuple[str, ...], options: Options) -> bool:
    """Pungs of dragons that count beside the hands made of them, where an option says so."""
    return "dragon_pung" in removes and options.is_on("dragon_pungs_stack")


def ticks(options: Options) -> Ticks:
    return Ticks(
        [one for one in ABSORBS if not stacked(one.removes, options)],
        CLASHES,
        SEVERAL,
        frozenset({"self_draw", "replacement_tile", "kong_on_kong", "heaven"}),
        frozenset({"earth", "robbing_kong"}),
    )


def value(win: Win, worths: Mapping[str, Worth]) -> Sum:
    """The fan, or the limit."""
    if any(worths[id].limit for id in win.ticked):
        return Sum({"limit": True}, LIMIT)
    fan = sum(
        count * (worths[id].open if win.open else worths[id].closed)
        for id, count in win.ticked.items()
    )
    least = least_of(win.options, win.own_draw)
    if fan < least:
        return Sum(None, LEAST.having(n=fan, least=least))
    told = {"fan": min(fan, MOST_FAN)}
    return Sum(told, words(told))
