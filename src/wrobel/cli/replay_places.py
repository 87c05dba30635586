"""Where one can stand in a replay: the events of its hands, by name and number."""

from collections.abc import Iterator, Sequence

from wrobel.errors import TextError, shown
from wrobel.logs import events as e

MOST_DIGITS = 9


def stops(events: Sequence[e.AnyEvent]) -> list[int]:
    """The events at which one can stand: all from the first deal on."""
    first = next((i for i, one in enumerate(events) if isinstance(one, e.Hand)), len(events))
    return list(range(first, len(events)))


def hands(events: Sequence[e.AnyEvent]) -> Iterator[tuple[int, str]]:
    """Where each hand begins, and its name."""
    for place, event in enumerate(events):
        if isinstance(event, e.Hand):
            yield place, event.name


def found_place(events: Sequence[e.AnyEvent], text: str) -> int:
    """The event meant by ``E2.0`` or ``E2.0:37``, counted from the deal, which is 0.

    >>> found_place([], "E1.0")
    Traceback (most recent call last):
    ...
    wrobel.errors.TextError: there is no hand or event 'E1.0'
    """
    name, _, number = text.strip().partition(":")
    for place, hand in hands(events):
        counted = number.isdecimal() and len(number) <= MOST_DIGITS
        if hand.lower() == name.lower() and (counted or not number):
            end = next((p for p, _ in hands(events) if p > place), len(events))
            wanted = place + int(number or 0)
            if wanted < end:
                return wanted
    raise TextError("no_such_place", text=shown(text))


def beginning(events: Sequence[e.AnyEvent], place: int) -> int:
    """Where the hand of an event begins."""
    return max((start for start, _ in hands(events) if start <= place), default=0)
