"""Makes the cases of ``wrobel conformance``: ``python -m tests.support.conformance_cases``.

With a folder as its argument it writes there instead, to be compared with what is kept.

Positions and requests come from the tables of cases, from the examples of the catalogues and from
the dice of the slow programs in ``tests/reference``. What is expected is what our program answers,
and where there is a slow program it must say the same (``status`` is then ``confirmed``, also for
worked examples of the rules), or the case is not written at all. Of all that is thrown, what shows
something new is kept: a pattern, a limit, a value of an option, a code, a menu, an end of a hand.
"""

import json
import sys
from functools import cache
from pathlib import Path

from tests.support.conformance_choice import Case, write
from tests.support.conformance_hands import notation, score_cases, settlement_cases, shape_cases
from tests.support.conformance_tables import refusal_cases, table_cases
from wrobel.conformance.cases import HOME, LEVELS
from wrobel.rules.rulesets import FAMILY_OF, load


@cache
def of_tables() -> dict[str, list[Case]]:
    """The cases that games give: menus, ends of hands, and what is refused in them."""
    menus, games, moves = table_cases(range(26))
    return {"menus": menus, "games": games, "refusals": list(refusal_cases(moves))}


OWN = {
    "notation": notation,
    "shapes": shape_cases,
    "scores": score_cases,
    "settlements": settlement_cases,
}


def make(level: str, home: Path) -> None:
    """Write the cases of one level."""
    write(home, level, OWN[level]() if level in OWN else of_tables()[level])


def main(home: Path = HOME) -> None:
    """Write all files anew."""
    found = {
        rules: {"family": family, "options": dict(load(rules))}
        for rules, family in FAMILY_OF.items()
    }
    text = json.dumps(found, ensure_ascii=False, indent=1)
    (home / "presets.json").write_text(text + "\n", encoding="utf-8")
    for level in LEVELS:
        make(level, home)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
