"""Settlements on a real table: which ends of a hand a ruleset has, and what moves at each."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import settle as settled

# Online a false win is refused; at a real table it happens, and costs something.
FALSE_WIN: dict[str, dict[str, Any]] = {
    "mcr": {"referee_mode": True},
    "hongkong": {"false_win": "pay-limit"},
}


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
        "options": {"chombo": FALSE_WIN[options.family]} if not riichi else {},
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
    return {
        "win": True,
        "draw": True,
        "abort": bool(aborts),
        "nagashi": riichi and options["nagashi_mangan"] != "off",
        "chombo": not riichi or options["chombo"] != "off",
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
