"""A rating of a club's players: Elo's method, for tables of more than two.

Everybody begins with 1500. A table counts as a game between every two of its players, won by who
came out ahead, drawn by equals; the expected share of a game is Elo's, 1 / (1 + 10^(d / 400)), and
a table moves a rating by at most ``K`` = 32 (each of its games by K divided by the opponents).

>>> found = Ratings()
>>> found.table({"A": 41000, "B": 33000, "C": 26000, "D": 20000})
>>> [round(found.of[name]) for name in "ABCD"]
[1516, 1505, 1495, 1484]
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

START = 1500.0
K = 32.0
SPREAD = 400.0


def expected(own: float, other: float) -> float:
    """The share of a game that a rating promises.

    >>> expected(1500, 1500), round(expected(1900, 1500), 2)
    (0.5, 0.91)
    """
    return 1.0 / (1.0 + math.pow(10.0, (other - own) / SPREAD))


@dataclass
class Ratings:
    """Ratings by player, and how many tables they come from."""

    of: dict[str, float] = field(default_factory=dict)
    tables: dict[str, int] = field(default_factory=dict)

    def table(self, scores: Mapping[str, float]) -> None:
        """One more table."""
        names = list(scores)
        before = {name: self.of.get(name, START) for name in names}
        for name in names:
            change = 0.0
            for other in names:
                if other != name:
                    won = (scores[name] > scores[other]) + 0.5 * (scores[name] == scores[other])
                    change += won - expected(before[name], before[other])
            self.of[name] = before[name] + K * change / (len(names) - 1)
            self.tables[name] = self.tables.get(name, 0) + 1
