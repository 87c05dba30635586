"""What decides between equals in the standings, in the order the organiser chooses (C2.4).

>>> one = Record((1, 2, 1), (Fraction(30), Fraction(5), Fraction(12)), Fraction(0))
>>> [[int(x) for x in TIE_BREAKS[name](one)] for name in ("firsts", "best", "last")]
[[2], [30], [12]]
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from wrobel.errors import EventError, shown
from wrobel.tabletop.seating.fields import read_list


class Record(NamedTuple):
    """A player's places and results of the rounds, in order, and the sum of the penalties."""

    places: tuple[int, ...]
    results: tuple[Fraction, ...]
    penalties: Fraction


TieBreak = Callable[[Record], tuple[Fraction, ...]]


def times(place: int) -> TieBreak:
    """How often somebody had a place."""
    return lambda one: (Fraction(one.places.count(place)),)


# The more the better, in each of them.
TIE_BREAKS: dict[str, TieBreak] = {
    "firsts": times(1),
    "seconds": times(2),
    "fewest_lasts": lambda one: (Fraction(-sum(place >= 4 for place in one.places)),),
    "best": lambda one: (max(one.results, default=Fraction(0)),),
    "worst": lambda one: (min(one.results, default=Fraction(0)),),
    "last": lambda one: (one.results[-1] if one.results else Fraction(0),),
    "fewest_penalties": lambda one: (one.penalties,),
}


def read_tie_breaks(value: object) -> list[TieBreak]:
    """The tie-breaks of an event by their names."""
    found = []
    for name in read_list(value, "tie_breaks"):
        if not isinstance(name, str) or name not in TIE_BREAKS:
            raise EventError(
                "no_such_tie_break", "tie_breaks", value=shown(name), known=tuple(TIE_BREAKS)
            )
        found.append(TIE_BREAKS[name])
    return found
