"""Every way to read a complete hand, in every winning form, with every place of the last tile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wrobel.shape.hand import FORMS, Shape
from wrobel.shape.readings import Readings

PUNG = 34
GROUPS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))
KNITTED_PATTERNS = tuple(
    tuple(9 * suit + rank for suit, group in enumerate(order) for rank in GROUPS[group])
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
)
# Forms that are one whole: where the last tile stands makes no difference.
WHOLE_FORMS = ("seven_pairs", "seven_pairs_quads", "thirteen_orphans", "honors_knitted")


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of the concealed tiles.

    ``sets`` are (``chow`` or ``pung``, lowest kind); ``place`` is the set that the winning
    tile completes, −1 for the pair, −2 for the knitted part, None where the form is a whole.
    """

    form: str
    pair: int | None = None
    sets: tuple[tuple[str, int], ...] = ()
    place: int | None = None
    knitted: tuple[int, ...] = ()


def all_readings(counts: Sequence[int], win: int, forms: int) -> list[Reading]:
    """All readings of complete concealed tiles in the forms given as bits of FORMS.

    >>> hand = [3, 3, 3, 2] + [0] * 30
    >>> [(reading.pair, reading.place) for reading in all_readings(hand, 3, FORMS["regular"])]
    [(3, -1), (3, -1), (0, 1)]
    """
    found: list[Reading] = []
    shape = Shape(counts)
    for form, bit in FORMS.items():
        if not forms & bit or shape.distance(bit) != -1:
            continue
        if form in WHOLE_FORMS:
            found.append(Reading(form))
        elif form == "regular":
            found += with_places(form, counts, win, ())
        else:
            for pattern in KNITTED_PATTERNS:
                if all(counts[kind] for kind in pattern):
                    rest = [count - (kind in pattern) for kind, count in enumerate(counts)]
                    found += with_places(form, rest, win, pattern)
    return found


def with_places(
    form: str, counts: Sequence[int], win: int, knitted: tuple[int, ...]
) -> Iterator[Reading]:
    """The splits of the tiles beside the knitted part, each with every place of the last tile."""
    for pair, codes in Readings().all(counts):
        sets = tuple(
            sorted(("pung", code - PUNG) if code >= PUNG else ("chow", code) for code in codes)
        )
        if win in knitted:
            yield Reading(form, pair, sets, -2, knitted)
        if pair == win:
            yield Reading(form, pair, sets, -1, knitted)
        for place, (name, kind) in enumerate(sets):
            reach = 2 if name == "chow" else 0
            if 0 <= win - kind <= reach and sets.index((name, kind)) == place:
                yield Reading(form, pair, sets, place, knitted)
