"""The cases: what is asked, what the answer must be, and the rule that says so.

They stand in ``cases/``, a file a level, with all that our own program could get wrong written out:
no expected answer and no value of an option is worked out here. ``python -m
tests.support.conformance_cases`` made them, from the rules and by slow second programs.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from wrobel.errors import TextError, shown

HOME = Path(__file__).with_name("cases")
LEVELS = ("notation", "shapes", "scores", "settlements", "menus", "games", "refusals")
Case = dict[str, Any]


@cache
def presets() -> dict[str, dict[str, Any]]:
    """Every ruleset with its family and all of its options, as the cases mean them."""
    found: dict[str, dict[str, Any]] = json.loads((HOME / "presets.json").read_text("utf-8"))
    return found


def cases(level: str | None = None, rules: str | None = None) -> Iterator[Case]:
    """The cases of a level and a ruleset, or of all.

    >>> first = next(cases("scores", "tenhou"))
    >>> list(first)[:5], len(first["options"]) > 50
    (['id', 'family', 'level', 'rules', 'options'], True)
    """
    if level is not None and level not in LEVELS:
        raise TextError("not_one_of", "level", value=shown(level), known=LEVELS)
    if rules is not None and rules not in presets():
        raise TextError("not_one_of", "rules", value=shown(rules), known=tuple(presets()))
    for name in LEVELS if level is None else (level,):
        for line in (HOME / f"{name}.jsonl").read_text("utf-8").splitlines():
            case = json.loads(line)
            if rules in (None, case["rules"]):
                yield whole(name, case)


def whole(level: str, case: Case) -> Case:
    """A case with its family and all options, of which the file has those that were changed."""
    preset = presets()[case["rules"]]
    return {
        "id": case["id"],
        "family": preset["family"],
        "level": level,
        "rules": case["rules"],
        "options": {**preset["options"], **case.get("changed", {})},
        **{key: case[key] for key in ("input", "expected", "rule", "why", "tags", "status")},
    }
