"""How a match ended, for the panel at its end: also one that was cut short."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from wrobel.rules.options import Options
from wrobel.rules.settle import places_under
from wrobel.web.wire.view_types import BothLanguages, MatchEnd, PlaceBonus


def match_end(options: Options, scores: Sequence[int], final: Mapping[str, Any] | None) -> MatchEnd:
    """Places and results, from the last event of the log where there is one.

    >>> from wrobel.rules.rulesets import load
    >>> match_end(load("tenhou"), [30000, 30000, 25000, 15000], None).places
    [1, 2, 3, 4]
    """
    places = places_under(options, scores)
    if final is None:
        return MatchEnd(list(scores), places)
    places = final.get("places") or places
    results = final.get("final")
    return MatchEnd(
        list(scores),
        places,
        None if results == list(scores) else results,
        final.get("table_points"),
        bonus_of(options, places) if results else None,
    )


def bonus_of(options: Options, places: Sequence[int]) -> PlaceBonus | None:
    """What the places add to the points, under its name; who shares places shares that.

    >>> from wrobel.rules.rulesets import load
    >>> found = bonus_of(load("wrc"), [1, 2, 2, 4])
    >>> found.name.en, found.points
    ('Uma', [15.0, 0.0, 0.0, -15.0])
    """
    prizes = options.about.prizes(options)
    if prizes is None:
        return None
    points = []
    for place in places:
        shared = prizes.points[place - 1 : place - 1 + places.count(place)]
        points.append(float(sum(shared, Fraction(0)) / len(shared)))
    return PlaceBonus(BothLanguages(prizes.name.en, prizes.name.pl), points)
