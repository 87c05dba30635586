"""What a table's scores bring its players, and which part of it came from what.

>>> from wrobel.rules import rulesets
>>> found = session(rulesets.load("ema-2016"), [41000, 29500, 29500, 20000])
>>> [(str(one.points), one.place, one.shared) for one in found]
[('26', 1, 1), ('-1/2', 2, 2), ('-1/2', 2, 2), ('-25', 4, 1)]
>>> [(part.kind, str(part.points)) for part in found[0].parts]
[('scored', '11'), ('place', '15')]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from wrobel.rules.options import Options
from wrobel.rules.settle import settle
from wrobel.tiles import WINDS

# Shares of thousandths among two, three or four.
FINEST = 12_000


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a result: what was ``scored``, the ``place``, the ``sticks`` left lying."""

    kind: str
    points: Fraction


@dataclass(frozen=True, slots=True)
class Session:
    """A player's result at one table.

    ``shared`` says how many have this place; ``base`` and ``unit`` how the first part comes
    about: the score less the base, in units.
    """

    score: int
    place: int
    shared: int
    points: Fraction
    table_points: Fraction | None
    base: int
    unit: int
    parts: tuple[Part, ...]


def exact(value: float) -> Fraction:
    """The fraction that a settlement has put into a float."""
    return Fraction(value).limit_denominator(FINEST)


def session(
    options: Options,
    scores: Sequence[int],
    deposits: int = 0,
    overrides: Mapping[str, Any] | None = None,
) -> list[Session]:
    """The results of a table, settled by its ruleset; ``overrides`` made the options."""
    winds = WINDS[: options.players]
    request = {
        "rules": options.rules,
        "options": dict(overrides or {}),
        "kind": "final",
        "scores": dict(zip(winds, scores, strict=True)),
    }
    plain = settle(request)
    answer = settle({**request, "deposits": deposits}) if deposits else plain
    base, unit = options.about.result(options)
    places = [answer["places"][wind] for wind in winds]
    shares = answer.get("table_points")
    always = ("scored",) if unit == 1 else ("scored", "place")
    found = []
    for wind, score, place in zip(winds, scores, places, strict=True):
        points, without = exact(answer["final"][wind]), exact(plain["final"][wind])
        scored = Fraction(score - base, unit)
        parts = [Part("scored", scored), Part("place", without - scored)]
        parts.append(Part("sticks", points - without))
        found.append(
            Session(
                *(score, place, places.count(place), points),
                None if shares is None else exact(shares[wind]),
                *(base, unit),
                tuple(part for part in parts if part.points or part.kind in always),
            )
        )
    return found


def placed_points(one: Session, shares: Sequence[Fraction]) -> Session:
    """The result with table points by place; who shares places shares their table points.

    >>> from wrobel.rules import rulesets
    >>> four = session(rulesets.load("hk-old"), [30, 0, 0, -30])
    >>> shares = [Fraction(n) for n in (4, 2, 1, 0)]
    >>> [float(placed_points(one, shares).table_points) for one in four]
    [4.0, 1.5, 1.5, 0.0]
    """
    those = shares[one.place - 1 : one.place - 1 + one.shared]
    return replace(one, table_points=sum(those, Fraction(0)) / one.shared)
