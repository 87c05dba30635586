"""The same hand in all three worlds."""

from collections.abc import Mapping
from typing import Any

from wrobel.errors import TextError
from wrobel.rules.compare import compare

USUAL = ("tenhou", "mcr", "hk-old")
MOST = 6


def worlds(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A hand under several rulesets; see :meth:`wrobel.rules.compare.Comparison.to_dict`."""
    names = fields.get("worlds") or list(USUAL)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise TextError("bad_field", "worlds must be a list of rulesets")
    hand = fields.get("hand")
    request = {
        key: value
        for key, value in fields.items()
        if key not in ("worlds", "rules") and value not in (None, "", [])
    }
    if not isinstance(hand, str):
        raise TextError("bad_field", "hand must be text")
    return compare(request, names[:MOST]).to_dict(lang)
