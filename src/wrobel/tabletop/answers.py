"""Every question the tabletop answers, by name; refused ones are answered too."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from wrobel.errors import TextError, WrobelError
from wrobel.languages import LANGUAGES
from wrobel.tabletop.problems import problem_of

Question = Callable[[Mapping[str, Any], str], dict[str, Any]]

# Where each is answered. Only what is asked for is loaded: in a browser Python has just started.
QUESTIONS = {
    "look": "calculator.look",
    "read": "calculator.read",
    "worlds": "worlds.worlds",
    "settle": "settling.settle",
    "ends": "settling.ends",
    "families": "families.families",
    "faults": "faults.faults",
    "first_steps": "first_steps.first_steps",
    "rulesets": "rule_pages.rulesets",
    "ruleset": "rule_pages.ruleset",
    "difference": "rule_pages.difference",
    "card": "rule_pages.card",
    "rulebook": "rule_pages.rulebook",
    "book": "book.page.book",
    "values": "book.page.values",
    "tick": "book.page.tick",
    "needs": "book.page.needs",
    "story": "book.page.story",
    "sheet": "book.page.sheet",
}


@cache
def answering(question: str) -> Question:
    """The function that answers a question."""
    module, _, name = QUESTIONS[question].rpartition(".")
    found: Question = getattr(import_module(f"wrobel.tabletop.{module}"), name)
    return found


def answer(question: str, fields: object, lang: str = "en") -> dict[str, Any]:
    """The answer to a question, or what is wrong with it.

    >>> answer("read", {"text": "123m5"}, "en")["problem"]["where"]
    'hand'
    """
    try:
        if question not in QUESTIONS:
            raise TextError("question", known=tuple(QUESTIONS))
        if not isinstance(fields, dict):
            raise TextError("not_an_object")
        found = answering(question)(fields, lang if lang in LANGUAGES else "en")
    except WrobelError as error:
        problem = problem_of(error, lang)
        return {"ok": False, "problem": {**problem, "where": problem["where"] or "hand"}}
    return {"ok": True, **found}


def answer_text(question: str, body: str, lang: str) -> str:
    """``answer`` from JSON text to JSON text, for where no server stands between."""
    return json.dumps(answer(question, json.loads(body), lang), ensure_ascii=False)


COMPLETE = {"hand": "123456789m123p5s", "win": "5s", "by": "self-draw"}


def warm_up() -> None:
    """Load all that answers, and count one hand of every family: for who keeps a started Python."""
    for question in QUESTIONS:
        answering(question)
    for family in answer("families", {})["families"]:
        answer("look", {"rules": family["rules"][0], **COMPLETE})
