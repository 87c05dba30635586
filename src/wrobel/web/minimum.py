"""How much a hand must count to win."""

from wrobel.rules.mcr.explain import MINIMUM
from wrobel.rules.options import Options


def needed(options: Options) -> int:
    """Points in MCR, fans in Hong Kong; in riichi one yaku.

    >>> from wrobel.rules.rulesets import load
    >>> needed(load("mcr")), needed(load("hk-old", {"min_fan": 3})), needed(load("tenhou"))
    (8, 3, 1)
    """
    if options.family == "mcr":
        return MINIMUM
    return options.number("min_fan") if options.family == "hongkong" else 1
