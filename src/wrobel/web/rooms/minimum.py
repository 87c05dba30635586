"""How much a hand must count to win."""

from wrobel.rules.options import Options


def needed(options: Options) -> int:
    """Points, fan or, where any will do, one yaku: as the family says.

    >>> from wrobel.rules.rulesets import load
    >>> needed(load("mcr")), needed(load("hk-old", {"min_fan": 3})), needed(load("tenhou"))
    (8, 3, 1)
    """
    return options.about.minimum(options)
