"""How much a hand must count to win."""

from wrobel.rules import rulesets
from wrobel.rules.mcr.explain import MINIMUM
from wrobel.web.models import Header


def needed(header: Header) -> int:
    """Points in MCR, fans in Hong Kong; in riichi one yaku.

    >>> needed(Header("mcr", {}, b"", [], []))
    8
    >>> needed(Header("hk-old", {"min_fan": 3}, b"", [], []))
    3
    """
    family = rulesets.family_of(header.rules)
    if family == "mcr":
        return MINIMUM
    if family == "hongkong":
        return int(rulesets.load(header.rules, header.options)["min_fan"])
    return 1
