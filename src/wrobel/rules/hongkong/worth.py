"""Which fans exist under a set of options, and what they are worth."""

from wrobel.rules.catalogue import Pattern, Worth
from wrobel.rules.hongkong.catalogue import NEW_STYLE, PATTERNS
from wrobel.rules.hongkong.definitions import means
from wrobel.rules.hongkong.explain import BONUS_FANS
from wrobel.rules.hongkong.fans import fan_of
from wrobel.rules.options import Options

BONUS_IDS = (*BONUS_FANS, "seven_bonus", "all_eight_bonus")


def exists(pattern: Pattern, options: Options) -> bool:
    """Can this pattern be scored under these options?"""
    if pattern.id in NEW_STYLE and options["style"] != "new":
        return False
    if pattern.id in BONUS_IDS and not options.is_on("bonus_tiles"):
        return False
    switch = {
        "self_draw": options.is_on("self_draw_fan"),
        "all_pairs": options.is_on("all_pairs"),
        "robbing_kong": options["robbing_kong_fan"] == 1,
        "round_bonus": options.is_on("round_bonus"),
        "own_round_bonus": options.is_on("own_round_bonus"),
        "each_bonus": options.is_on("each_bonus"),
        "seven_bonus": options["seven_bonus"] != "off",
        "all_eight_bonus": options["all_eight_bonus"] != "off",
        "big_four_winds": options["big_four_winds"] == "limit",
        "all_kongs": options["all_kongs"] == "limit",
        "same_chow_two_suits": options.is_on("same_chow_two_suits"),
        "two_numbers": options.is_on("two_numbers"),
    }
    return switch.get(pattern.id, True)


def worth_of(pattern: Pattern, options: Options) -> Worth:
    """What one of it counts: fan, or the limit."""
    limit = pattern.limit
    if pattern.id == "all_eight_bonus" and options["all_eight_bonus"] == "win-8":
        limit = False
    # of limit patterns whatever the limit of the table is
    fan = options.scorer.payments.limit if limit else fan_of(pattern, options)
    said = means(pattern, options)
    opened = fan if pattern.open else 0
    return Worth(pattern, fan, opened, limit, means_en=said.en, means_pl=said.pl)


def worths(options: Options) -> list[Worth]:
    """All fans of these options, in the order of the catalogue."""
    return [worth_of(pattern, options) for pattern in PATTERNS if exists(pattern, options)]
