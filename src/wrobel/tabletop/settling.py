"""Settlements on a real table: which ends of a hand a ruleset has, and what moves at each."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules import rulesets
from wrobel.rules.settle import settle as settled


def ends(fields: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    """The kinds of settlement a ruleset has, and what their forms ask for.

    >>> ends({"rules": "hk-old"}, "en")["kinds"]
    ['win', 'draw', 'chombo', 'final']
    """
    options = rulesets.load(str(fields.get("rules")), fields.get("options") or None)
    found = options.about.ends(options)
    start = options.about.start(options)
    return {
        "family": options.family,
        "kinds": list(found.kinds),
        "sticks": found.sticks,
        "counters": found.counters,
        "tenpai": found.tenpai,
        "penalty_after_uma": found.penalty_after_uma,
        "start": start,
        "total": options.players * start,
        "several": found.several,
        "options": {kind: dict(needed) for kind, needed in found.options.items()},
    }


def settle(fields: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    """A settlement of the outside contract."""
    found = settled(dict(fields))
    found.pop("id", None)
    return found
