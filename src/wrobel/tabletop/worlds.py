"""The same hand in all worlds."""

from collections.abc import Mapping
from typing import Any

from wrobel.errors import TextError, shown
from wrobel.rules.compare import compare
from wrobel.rules.families import found
from wrobel.rules.rulesets import FAMILY_OF

MOST = 6


def one_of_each(chosen: object) -> list[str]:
    """The usual ruleset of each family; the chosen one stands for its own.

    >>> one_of_each("wrc")
    ['wrc', 'mcr', 'hk-old']
    """
    family = FAMILY_OF.get(chosen) if isinstance(chosen, str) else None
    return [str(chosen) if name == family else about.usual for name, (_, about) in found().items()]


def worlds(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A hand under several rulesets; see :meth:`wrobel.rules.compare.Comparison.to_dict`."""
    names = fields.get("worlds") or one_of_each(fields.get("rules"))
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise TextError("not_a_list", "worlds")
    hand = fields.get("hand")
    request = {
        key: value
        for key, value in fields.items()
        if key not in ("worlds", "rules") and value not in (None, "", [])
    }
    if not isinstance(hand, str):
        raise TextError("not_text", "hand", value=shown(hand))
    return compare(request, names[:MOST]).to_dict(lang)
