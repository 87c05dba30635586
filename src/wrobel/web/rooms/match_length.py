"""How long a match is: whole, one round of winds, or a single hand."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules import rulesets


def match_length(
    rules: str, options: Mapping[str, Any], length: str
) -> tuple[dict[str, Any], int | None]:
    """The options of such a match, and after how many hands it is cut off, if it is.

    >>> match_length("mcr", {}, "hand")
    ({}, 1)
    """
    about = rulesets.about_of(rules)
    if length == "hand":
        return dict(options), 1
    if length == "east":
        return {**about.one_round, **options}, None if about.one_round else about.round_hands
    return dict(options), None
