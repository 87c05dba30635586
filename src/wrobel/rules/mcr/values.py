"""MCR wins by value: the points of a hand, flowers included (5.1, 10.1)."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules.about import POINTS
from wrobel.rules.mcr.about import MINIMUM
from wrobel.rules.options import Options
from wrobel.rules.trace import Text
from wrobel.rules.value import Choice, Pad, ValueWin

MOST_POINTS = 400  # more than any hand comes to
# What hands of tournament games come to most often, and the round sums above.
COMMON = (8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 26, 28, 32, 36, 40, 48, 64, 88)

BELOW = Text(
    "A win needs {least} before flowers; {points} are too few.",
    "Do wygranej trzeba mieć {least} bez kwiatów; {points} to za mało.",
)
ABOVE = Text("No hand has {points} points.", "Żadna ręka nie jest warta {points} punktów.")


def points_of(win: ValueWin) -> int:
    """The points of a value; refuses what cannot be."""
    win.shape(("points",))
    points = win.number("points")
    if points < MINIMUM:
        raise win.bad(BELOW, points=points, least=POINTS.of(MINIMUM))
    if points > MOST_POINTS:
        raise win.bad(ABOVE, points=points)
    return points


def choice(_options: Options, _dealer: bool, _own_draw: bool) -> Choice:
    """Points on a pad, with the common ones ready."""
    common = tuple(points for points in COMMON if points >= MINIMUM)
    return Choice(pad=Pad("points", MINIMUM, MOST_POINTS, common))


def words(value: Mapping[str, Any]) -> Text:
    """A value in a few words.

    >>> words({"points": 24}).pl
    '24 punkty'
    """
    points = value["points"]
    return Text(POINTS.count(points, "en"), POINTS.count(points, "pl"))
