"""The first steps in a game, for those who have never played it."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules.first_steps import told
from wrobel.tabletop.rule_pages import loaded


def first_steps(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Pages to read, words to look up, and a sentence for everything that is offered.

    >>> first_steps({"rules": "mcr"}, "en")["now"]["pung"]
    'Pung: take it and lay three alike open. Pass if you would rather wait.'
    """
    return dict(told(loaded(fields), lang))
