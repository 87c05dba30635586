"""The fans with what they are worth under a set of options: all of them always exist."""

from wrobel.rules.catalogue import Worth
from wrobel.rules.mcr.catalogue import PATTERNS
from wrobel.rules.mcr.selection import points_of
from wrobel.rules.options import Options


def worths(options: Options) -> list[Worth]:
    """All fans of these options, in the order of the catalogue."""
    return [
        Worth(pattern, points, points, pattern.limit)
        for pattern, points in zip(PATTERNS, points_of(options), strict=True)
    ]
