"""Duplicate rounds: the same walls at all tables, so a seat is compared with the same seat (C2.10).

>>> from wrobel.tabletop.event.state import Result
>>> one = Round(1, "mcr", {}, 60, duplicate=True, tables=((1, 2, 3, 4), (5, 6, 7, 8)))
>>> for table, scores in ((1, (40, 8, -8, -40)), (2, (0, 10, -10, 0))):
...     one.results[table] = [Result("", "", "", 0.0, scores, 0, 0, "")]
>>> [int(value) for value in differences(one).values()]
[40, -2, 2, -40, -40, 2, -2, 40]
"""

from fractions import Fraction

from wrobel.tabletop.event.state import Round
from wrobel.tabletop.sessions import session


def differences(one: Round) -> dict[int, Fraction]:
    """Every player's difference to the mean of the same seat at the other tables.

    Nothing while a table is missing, or with a single one: then results stand as they are.
    """
    if not one.complete or len(one.used) < 2:
        return {}
    options = one.options
    played = {}
    for table in one.used:
        result = one.results[table][-1]
        found = session(options, result.scores, result.deposits, one.overrides)
        played[table] = [one.points for one in found]
    others = len(played) - 1
    means = [sum(column, Fraction(0)) for column in zip(*played.values(), strict=True)]
    return {
        player: points - (means[seat] - points) / others
        for table, seats in ((table, one.tables[table - 1]) for table in one.used)
        for seat, (player, points) in enumerate(zip(seats, played[table], strict=True))
    }
