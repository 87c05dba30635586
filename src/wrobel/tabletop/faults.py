"""Faults and rulings of a ruleset in words, for tables as with real tiles."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules.faults import book_of, with_honour
from wrobel.rules.rulesets import load
from wrobel.tabletop.rule_pages import loaded


def faults(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What can go wrong under these rules and what comes of it.

    >>> found = faults({"rules": "mcr"}, "en")
    >>> found["faults"]["false_win"]
    {'text': 'a false win', 'rule': '10.4'}
    >>> found["rulings"][1]["id"], found["needs"]
    ('withdrawn', {'referee_mode': True})
    """
    options = loaded(fields)
    book = book_of(options.family)
    if book is None:
        return {"faults": {}, "rulings": [], "outcomes": {}, "needs": {}}
    needs = with_honour(options, {})
    outcomes = book.outcomes(load(options.rules, {**dict(options), **needs}))
    return {
        "faults": {
            id: {"text": one.name.say(lang), "rule": one.rule} for id, one in book.faults.items()
        },
        "rulings": [
            {
                "id": one.id,
                "ruling": one.ruling,
                "text": one.name.say(lang),
                "rule": one.rule,
                "points": one.points,
            }
            for one in book.rulings
        ],
        "outcomes": {ruling: text.say(lang) for ruling, text in outcomes.items()},
        "needs": needs,
    }
