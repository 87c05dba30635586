"""What the hands shown at a draw waited for: told beside the events, which stay as logged."""

from collections.abc import Sequence
from typing import Any

from wrobel.notation import counts_of, read_tiles
from wrobel.shape.hand import Shape
from wrobel.tiles import NAMES

ENDS = ("exhausted", "abort")
TAIL = 4  # events from the end of a wall to the end of a match, at most


def draw_waits(events: Sequence[dict[str, Any]], forms: int) -> list[list[str] | None] | None:
    """The waits of the hands shown at the end of this hand; None if there was no such end.

    >>> draw_waits([{"type": "exhausted", "hands": ["3456m", None, None, None]}], 1)
    [['3m', '6m'], None, None, None]
    """
    for event in reversed(events):
        if event["type"] in ENDS and event.get("hands"):
            return [None if hand is None else waits_of(hand, forms) for hand in event["hands"]]
        if event["type"] == "hand":
            break
    return None


def waits_of(hand: str, forms: int) -> list[str]:
    """The tiles that would complete the concealed part of a hand; none if it does not wait."""
    shape = Shape(counts_of(read_tiles(hand)))
    if shape.tiles % 3 != 1 or shape.distance(forms) != 0:
        return []
    _, found = shape.acceptance(forms)
    return [NAMES[kind] for kind in range(34) if found >> kind & 1]
