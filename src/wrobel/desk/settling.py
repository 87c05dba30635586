"""Settlements on a real table: which ends of a hand a ruleset has, and what moves at each."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import settle as settled

# A real table of MCR has a referee: only then a false win costs points (10.4).
REFEREED = {"referee_mode": True}


def ends(fields: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    """The kinds of settlement a ruleset has, and what their forms ask for.

    >>> ends({"rules": "hk-old"}, "en")["kinds"]
    ['win', 'draw', 'chombo', 'final']
    """
    options = rulesets.load(str(fields.get("rules")), fields.get("options") or None)
    riichi = options.family == "riichi"
    return {
        "family": options.family,
        "kinds": [kind for kind, there in kinds(options).items() if there],
        "sticks": riichi,
        "counters": riichi,
        "tenpai": riichi,
        "penalty_after_uma": options.get("chombo") == "20000-after-uma",
        "start": start(options),
        "total": 4 * start(options),
        "several": several(options),
        "options": {"chombo": REFEREED} if options.family == "mcr" else {},
    }


def kinds(options: Options) -> dict[str, bool]:
    """Every kind of settlement, and whether these rules have it."""
    riichi = options.family == "riichi"
    aborts = riichi and (
        options["abort_nine_kinds"]
        or options["abort_four_winds"]
        or options["abort_four_riichi"]
        or options["fourth_kong"] == "abort"
        or options["multiple_ron"] == "double-triple-aborts"
    )
    chombo = {
        "riichi": options.get("chombo") != "off",
        "mcr": True,
        "hongkong": True,
    }
    return {
        "win": True,
        "draw": True,
        "abort": bool(aborts),
        "nagashi": riichi and options["nagashi_mangan"] != "off",
        "chombo": chombo[options.family],
        "final": True,
    }


def start(options: Options) -> int:
    """What everybody has when the match begins."""
    if options.family == "mcr":
        return 0
    return options.number("start_points" if options.family == "riichi" else "starting_score")


def several(options: Options) -> bool:
    """May several players win on one discard?"""
    if options.family == "riichi":
        return str(options["multiple_ron"]) != "head-bump"
    return options.family == "hongkong" and options.is_on("multi_win")


def settle(fields: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    """A settlement of the outside contract."""
    found = settled(dict(fields))
    found.pop("id", None)
    return found
