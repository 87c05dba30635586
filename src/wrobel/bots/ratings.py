"""How strong the bots are, in the unit in which players are rated.

A rating says who ends above whom: 200 points more, and one does so in three matches of four. The
numbers in ``ratings.json`` are fitted by ``tools/ratings.py`` to matches of the bots against each
other; ``efficient`` is 1500 everywhere.
"""

import json
from functools import cache
from pathlib import Path

HOME = Path(__file__).with_name("ratings.json")
START = 1500.0  # of whoever has not played, and of ``efficient``
SCALE = 400.0
QUICK, STEADY = 40.0, 16.0  # by how much a match can move a new player, and one who has played on
NEW = 20  # matches
SURE_ENOUGH = 60  # half an interval with which a rating is shown to people


@cache
def ratings() -> dict[str, dict[str, float]]:
    """The ratings of the bots by family."""
    found: dict[str, dict[str, float]] = json.loads(HOME.read_text())["ratings"]
    return found


def shown(bot: str) -> dict[str, float]:
    """A bot's ratings by family, where the league has told them well enough."""
    halves = json.loads(HOME.read_text())["intervals"]
    return {
        family: of[bot] for family, of in ratings().items() if halves[family][bot] <= SURE_ENOUGH
    }


def rating_of(bot: str, family: str) -> float:
    """A bot's rating; where a family was never measured, the mean of those that were.

    >>> rating_of("efficient", "any")
    1500.0
    """
    measured = ratings()
    own = measured.get(family, {}).get(bot)
    if own is not None:
        return own
    others = [of[bot] for of in measured.values() if bot in of]
    return sum(others) / len(others) if others else START


def expected(own: float, other: float) -> float:
    """How often one ends above the other.

    >>> round(expected(1700, 1500), 2)
    0.76
    """
    return float(1 / (1 + 10 ** ((other - own) / SCALE)))


def after(rating: float, played: int, others: list[tuple[float, float]]) -> float:
    """A rating after a match against others: their rating, and 1, ½ or 0 for above, equal, below.

    >>> after(1500.0, 0, [(1500.0, 1.0), (1500.0, 1.0), (1500.0, 1.0)])
    1520.0
    """
    step = (QUICK if played < NEW else STEADY) / max(len(others), 1)
    return rating + step * sum(won - expected(rating, other) for other, won in others)
