"""Our own program: a case in, an answer out.

>>> case = {"id": "x", "level": "notation", "rules": "tenhou", "input": {"hand": "1z 55p33z"}}
>>> answer_to(case)
{'id': 'x', 'answer': {'hand': '55p133z'}}
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from wrobel.analysis import analyze
from wrobel.errors import TextError, WrobelError
from wrobel.json_text import from_json
from wrobel.notation import read_hand
from wrobel.rules.request import Request
from wrobel.rules.scorer import run
from wrobel.rules.settle import settle
from wrobel.table.table import Table

Fields = dict[str, Any]
OVER = ("hand_over", "match_over")


def answer_to(case: Mapping[str, Any]) -> Fields:
    """The answer, in which an error of ours is one too."""
    level = case.get("level")
    asked = LEVELS.get(level) if isinstance(level, str) else None
    if asked is None:
        return {"id": case.get("id"), "unsupported": True}
    try:
        check(case)
        found = asked(case)
    except WrobelError as error:
        found = {"ok": False, "error": {"code": error.code}}
    return {"id": case.get("id"), "answer": found}


def check(case: Mapping[str, Any]) -> None:
    """Has a case the parts that every level reads?"""
    for name, kind, cause in (
        ("input", dict, "not_an_object"),
        ("options", dict | None, "not_an_object"),
        ("rules", str, "no_rules_named"),
    ):
        if not isinstance(case.get(name), kind):
            raise TextError(cause, name)


def needed(case: Mapping[str, Any], name: str, kind: type) -> Any:
    """A part of the input without which there is no answer."""
    value = case["input"].get(name)
    if not isinstance(value, kind):
        raise TextError("missing_field", name)
    return value


def request_of(case: Mapping[str, Any]) -> Fields:
    """What is asked of a score or a settlement: the facts, with the rules they are meant by."""
    facts = dict(case["input"])
    options = {**(case.get("options") or {}), **(facts.pop("options", None) or {})}
    return {"rules": case["rules"], "options": options, **facts}


def notation(case: Mapping[str, Any]) -> Fields:
    """A hand in the form in which it is printed."""
    return {"hand": str(read_hand(needed(case, "hand", str)))}


def shapes(case: Mapping[str, Any]) -> Fields:
    """How far a hand is, by every form, and what it waits for or accepts."""
    return analyze(rules=case["rules"], options=case.get("options"), **case["input"]).to_dict()


def scores(case: Mapping[str, Any]) -> Fields:
    """What a win is worth and who pays."""
    return run(Request(request_of(case))).to_dict()


def settlements(case: Mapping[str, Any]) -> Fields:
    """What happens to points, sticks, counters and the deal."""
    return dict(settle(request_of(case)))


def table_of(case: Mapping[str, Any]) -> Table:
    """A table after the actions of a case."""
    facts = case["input"]
    start = {"dealer": facts["dealer"]} if facts.get("dealer") else None
    options = case.get("options")
    wall = needed(case, "wall", str)
    table = Table(case["rules"], options=options, layout="given", wall=wall, start=start)
    for one in needed(case, "actions", list):
        if not isinstance(one, list) or [type(part) for part in one] != [int, str]:
            raise TextError("missing_field", "actions")
        table.apply(*one)
    return table


def menus(case: Mapping[str, Any]) -> Fields:
    """What a player may do, or all ways in which it may go on."""
    table, facts = table_of(case), case["input"]
    if "depth" not in facts:
        return {"legal": sorted(str(action) for action in table.legal(needed(case, "player", int)))}
    lines = sorted("; ".join(way) for way in ways(table, facts["depth"]))
    text = "\n".join(lines)
    return {"count": len(lines), "hash": hashlib.sha256(text.encode()).hexdigest()}


def ways(table: Table, depth: int) -> Iterator[list[str]]:
    """All sequences of so many actions; of several players the lowest answers first."""
    if table.phase in OVER:
        return
    player = min(table.to_act)
    for action in table.legal(player):
        said = f"{player} {action}"
        if depth == 1:
            yield [said]
            continue
        after = table.copy()
        after.apply(player, action)
        for rest in ways(after, depth - 1):
            yield [said, *rest]


def games(case: Mapping[str, Any]) -> Fields:
    """How a hand ended, as a settlement says it, and what the first winner had."""
    table = table_of(case)
    if table.phase not in OVER:
        return {"ok": True, "over": False}
    events = table.events
    deal = next(event for event in reversed(events) if event["type"] == "hand")
    ended = next(event for event in reversed(events) if event["type"] == "settled")
    wins = [event for event in events if event["type"] == "win"]
    winds = deal["winds"]
    found = {
        "ok": True,
        "payments": dict(zip(winds, ended["payments"], strict=True)),
        "winners": [winds[win["player"]] for win in wins],
        "deposits_left": ended["deposits"],
        "honba_next": ended["honba"],
        "dealer_stays": ended["dealer_stays"],
    }
    if wins and wins[0]["score"]:
        score = wins[0]["score"]
        found |= {key: score[key] for key in ("fans", "han", "fu", "yakuman", "limit", "total")}
    return found


def refusals(case: Mapping[str, Any]) -> Fields:
    """What is wrong with a request, a line or a move."""
    facts = case["input"]
    if "line" in facts:
        return dict(from_json(facts["line"].encode()))
    if "wall" in facts:
        table_of(case)
        return {"ok": True}
    return settlements(case) if "kind" in facts else scores(case)


LEVELS: dict[str, Callable[[Mapping[str, Any]], Fields]] = {
    "notation": notation,
    "shapes": shapes,
    "scores": scores,
    "settlements": settlements,
    "menus": menus,
    "games": games,
    "refusals": refusals,
}
