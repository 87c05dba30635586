"""Makes the cases of ``wrobel conformance``: ``python -m tests.support.conformance_cases``.

Positions and requests come from the tables of cases, from the examples of the catalogues and from
the dice of the slow programs in ``tests/reference``. What is expected is what our program answers,
and where there is a slow program it must say the same (``status`` is then ``confirmed``, also for
worked examples of the rules), or the case is not written at all. Of all that is thrown, what shows
something new is kept: a pattern, a limit, a value of an option, a code, a menu, an end of a hand.
"""

import json

from tests.support.conformance_choice import write
from tests.support.conformance_hands import notation, score_cases, settlement_cases, shape_cases
from tests.support.conformance_tables import refusal_cases, table_cases
from wrobel.conformance.cases import HOME, LEVELS
from wrobel.rules.rulesets import FAMILY_OF, load


def main() -> None:
    """Write all files anew."""
    found = {
        rules: {"family": family, "options": dict(load(rules))}
        for rules, family in FAMILY_OF.items()
    }
    text = json.dumps(found, ensure_ascii=False, indent=1)
    (HOME / "presets.json").write_text(text + "\n", encoding="utf-8")
    write("notation", notation())
    write("shapes", shape_cases())
    write("scores", score_cases())
    write("settlements", settlement_cases())
    menus, games, moves = table_cases(range(26))
    write("menus", menus)
    write("games", games)
    write("refusals", refusal_cases(moves))
    assert set(LEVELS) == {path.stem for path in HOME.glob("*.jsonl")}


if __name__ == "__main__":
    main()
