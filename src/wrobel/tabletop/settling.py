"""Settlements on a real table: which ends of a hand a ruleset has, and what moves at each."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules import rulesets
from wrobel.rules.families import part
from wrobel.rules.scorer import score
from wrobel.rules.settle import Settlement
from wrobel.rules.settle import settle as settled
from wrobel.rules.trace import Text
from wrobel.tiles import WINDS


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
        "liable": "liable" in options.about.known_fields(options),
        "aborts": list(found.aborts),
        "options": {kind: dict(needed) for kind, needed in found.options.items()},
    }


def settle(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A settlement of the outside contract; ``hands`` tells what the winners' hands are worth.

    >>> win = {"seat": "S", "by": "self-draw", "value": {"points": 24}}
    >>> found = settle({"rules": "mcr", "kind": "win", "wins": [win], "hand": "E1.0"}, "en")
    >>> found["payments"]["S"], found["next"]["hand"], found["hands"]
    (96, 'E2.0', [{'seat': 'S', 'worth': '24 points', 'score': None}])
    """
    found = settled(dict(fields))
    found.pop("id", None)
    if fields.get("kind") == "win":
        request = Settlement(dict(fields))
        found["hands"] = [hand_of(request, win, lang) for win in request.wins()]
    return found


def hand_of(request: Settlement, win: dict[str, Any], lang: str) -> dict[str, Any]:
    """A winner's hand: the value that was told, or the score of the tiles with all its reasons."""
    options = request.options
    seat = win.get("seat") or WINDS[0]
    if win.get("value") is not None:
        said: Text = part(options.family, "values").words(win["value"])
        return {"seat": seat, "worth": said.say(lang), "score": None}
    counters = {"honba": request.honba} if options.about.ends(options).counters else {}
    told = score({**win, **counters}, trace=True).to_dict(lang)
    told.pop("id", None)
    return {"seat": seat, "worth": None, "score": told}
