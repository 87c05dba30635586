"""Every question the desk answers, by name; refused ones are answered too."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from wrobel.desk import calculator, families, rulebook, settling, worlds
from wrobel.desk.complaints import complaint
from wrobel.errors import TextError, WrobelError

Question = Callable[[Mapping[str, Any], str], dict[str, Any]]

QUESTIONS: dict[str, Question] = {
    "look": calculator.look,
    "read": calculator.read,
    "worlds": worlds.worlds,
    "settle": settling.settle,
    "ends": settling.ends,
    "families": families.families,
    "rulesets": rulebook.rulesets,
    "ruleset": rulebook.ruleset,
    "difference": rulebook.difference,
    "card": rulebook.card,
}
LANGUAGES = ("en", "pl")


def answer(question: str, fields: object, lang: str = "en") -> dict[str, Any]:
    """The answer to a question, or what is wrong with it.

    >>> answer("read", {"text": "123m5"}, "en")["problem"]["where"]
    'hand'
    """
    try:
        if question not in QUESTIONS:
            raise TextError("bad_field", f"the questions are: {', '.join(QUESTIONS)}")
        if not isinstance(fields, dict):
            raise TextError("bad_field", "a question must be an object")
        found = QUESTIONS[question](fields, lang if lang in LANGUAGES else "en")
    except WrobelError as error:
        problem = complaint(error).to_dict(lang)
        return {"ok": False, "problem": {**problem, "where": problem["where"] or "hand"}}
    return {"ok": True, **found}


def answer_text(question: str, body: str, lang: str) -> str:
    """``answer`` from JSON text to JSON text, for where no server stands between."""
    return json.dumps(answer(question, json.loads(body), lang), ensure_ascii=False)
