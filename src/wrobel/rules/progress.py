"""Which hand of a match it is, and which one follows."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wrobel.errors import TextError, shown
from wrobel.rules import families
from wrobel.rules.options import Options
from wrobel.tiles import WINDS

NAME = re.compile(r"([ESWN])([1-4])\.([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Place:
    """A hand's place in the match: round, number of the deal in it (from 0), counter."""

    round: int = 0
    deal: int = 0
    counter: int = 0

    @property
    def name(self) -> str:
        """The name people give it.

        >>> Place(1, 3, 2).name
        'S4.2'
        """
        return f"{WINDS[self.round % 4]}{self.deal + 1}.{self.counter}"

    def passed(self, players: int) -> "Place":
        """The next deal without counters."""
        if self.deal + 1 < players:
            return Place(self.round, self.deal + 1)
        return Place(self.round + 1)


def read_place(text: object) -> Place:
    """A hand by its name.

    >>> read_place("S4.2")
    Place(round=1, deal=3, counter=2)
    """
    match = NAME.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise TextError("hand_name", "hand", value=shown(text))
    return Place(WINDS.index(match[1]), int(match[2]) - 1, int(match[3]))


@dataclass(frozen=True, slots=True)
class Next:
    """What follows a hand.

    ``dealer`` is the wind, in the hand that ended, of who deals next; ``seats`` the new winds of
    those who sat E, S, W, N in it; ``over`` is None where it hangs on scores nobody gave.
    """

    dealer: int
    place: Place
    seats: tuple[int, ...]
    over: bool | None

    def to_dict(self) -> dict[str, Any]:
        return {
            "dealer": WINDS[self.dealer],
            "round": WINDS[self.place.round % 4],
            "hand": self.place.name,
            "seats": [WINDS[wind] for wind in self.seats],
            "over": self.over,
        }


@dataclass(frozen=True, slots=True)
class Ended:
    """How a hand ended: ``kind`` of settlement, the deal, the counters for the next hand.

    ``scores`` are those after its payments, by the winds of the hand; None if unknown.
    """

    kind: str
    dealer_stays: bool
    counters: int = 0
    scores: Sequence[int] | None = None


def rotated(players: int, dealer_stays: bool) -> tuple[int, ...]:
    """The new winds where the deal passes to the right, or stays.

    >>> rotated(4, False)
    (3, 0, 1, 2)
    """
    step = 0 if dealer_stays else -1
    return tuple((wind + step) % players for wind in range(players))


def follow(options: Options, place: Place, ended: Ended) -> Next:
    """What follows a hand under these rules."""
    work: Callable[[Options, Place, Ended], Next] = families.part(options.family, "progress").follow
    return work(options, place, ended)


def follow_somewhere(options: Options, round_wind: int, ended: Ended) -> dict[str, Any]:
    """What follows a hand of which only the round is known: what holds for every deal of it."""
    found = [
        follow(options, Place(round_wind, deal), ended).to_dict() for deal in range(options.players)
    ]
    known = {
        name: value if all(one[name] == value for one in found) else None
        for name, value in found[0].items()
    }
    return {**known, "hand": None}
