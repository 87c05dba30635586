"""What each Hong Kong fan counts: the catalogue's number, where no option names another."""

from wrobel.rules.catalogue import Pattern
from wrobel.rules.hongkong import catalogue
from wrobel.rules.options import Options

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.score import Score


def fan_of(pattern: Pattern, options: Options) -> int:
    """The fan of one instance; of a limit pattern what it would count without the limit.

    >>> from wrobel.rules.rulesets import load, patterns_of
    >>> [bouquet] = [one for one in patterns_of("hongkong") if one.id == "bouquet"]
    >>> [fan_of(bouquet, load("hk-old", {"bouquet": how})) for how in ("total3", "plus1")]
    [3, 1]
    """
    if pattern.id == "all_eight_bonus" and options["all_eight_bonus"] == "win-8":
        return 8
    if pattern.id == "bouquet" and options["bouquet"] == "plus1":
        return 1
    return pattern.closed


class Fans:
    """Adds up fans under one set of options."""

    def __init__(self, options: Options) -> None:
        i: cython.int
        if not cython.compiled:
            self.worth = [0] * 64
        for i in range(len(catalogue.PATTERNS)):
            self.worth[i] = fan_of(catalogue.PATTERNS[i], options)

    def add(self, score: Score, fan: cython.int, count: cython.int) -> None:
        """Count a fan so many times."""
        worth: cython.int = self.worth[fan]
        score.put(fan, worth, count)
        score.total += worth * count
