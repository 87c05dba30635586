"""What a player needs: to pass each of the others, and to end first (C1.13).

The smallest value that does it is searched among those the ruleset has, for a win from each of the
others and by self-draw; every trial is settled as the book would settle it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules.families import part
from wrobel.rules.settle import settle
from wrobel.tabletop.book.book import Book
from wrobel.tabletop.book.entries import Reader
from wrobel.tabletop.book.settled import settle_entry
from wrobel.tiles import WINDS


@dataclass(frozen=True, slots=True)
class Way:
    """A win that would do: from whom (None: self-drawn) and how large; None if none is enough."""

    giver: int | None
    value: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Need:
    """To pass somebody (None: to be first), how far it is, and the smallest wins that do it."""

    target: int | None
    gap: Any
    ways: tuple[Way, ...]


def needs(book: Book, person: int) -> list[Need]:
    """For every other player who is ahead, and for the first place.

    >>> from wrobel.tabletop.book import fold
    >>> book = fold([{"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")},
    ...     {"id": "b", "type": "win", "wins": [{"winner": 0, "value": {"points": 8}}]}])
    >>> need = next(need for need in needs(book, 1) if need.target == 0)
    >>> need.gap, need.ways[0]
    (64, Way(giver=None, value={'points': 9}))
    """
    if book.options is None or book.over:
        return []
    others = [other for other in range(len(book.players)) if other != person]
    places = places_if_over(book, book.scores)
    ahead = [other for other in others if places[other] <= places[person]]
    ahead.sort(key=lambda other: book.scores[other])
    ways = [None, *others]
    trials = {giver: Trials(book, person, giver) for giver in ways}
    found = [
        Need(
            other,
            book.scores[other] - book.scores[person],
            tuple(Way(giver, trials[giver].least(other)) for giver in ways),
        )
        for other in ahead
    ]
    if len(ahead) > 1:
        best = max(book.scores[other] for other in others)
        first = tuple(Way(giver, trials[giver].least(None)) for giver in ways)
        found.append(Need(None, best - book.scores[person], first))
    return found


def places_if_over(book: Book, scores: list[Any]) -> list[int]:
    """Who would be where if the match ended so, sticks on the table left out."""
    options = book.options
    if options is None:
        return []
    seats = book.first_seats
    answer = settle(
        {
            "rules": options.rules,
            "options": book.overrides,
            "kind": "final",
            "scores": {WINDS[chair]: int(scores[person]) for chair, person in enumerate(seats)},
        }
    )["places"]
    return [answer[WINDS[seats.index(person)]] for person in range(len(seats))]


class Trials:
    """One player's wins from one giver, from the smallest to the largest."""

    def __init__(self, book: Book, person: int, giver: int | None) -> None:
        self.book = book
        self.person = person
        self.giver = giver
        self.values = values_of(book, person, own_draw=giver is None)
        self.known: dict[int, list[int] | None] = {}

    def least(self, target: int | None) -> Mapping[str, Any] | None:
        """The smallest value after which one is ahead of the target, or first."""
        low, high = 0, len(self.values)
        while low < high:
            middle = (low + high) // 2
            if self.enough(middle, target):
                high = middle
            else:
                low = middle + 1
        return self.values[low] if low < len(self.values) else None

    def enough(self, place: int, target: int | None) -> bool:
        if place not in self.known:
            self.known[place] = self.places(self.values[place])
        places = self.known[place]
        if places is None:
            return False
        if target is None:
            return places[self.person] == 1
        return places[self.person] < places[target]

    def places(self, value: Mapping[str, Any]) -> list[int] | None:
        """Who is where after such a win; None if it cannot be."""
        win: dict[str, Any] = {"winner": self.person, "value": value}
        if self.giver is not None:
            win["from"] = self.giver
        entry = {"type": "win", "wins": [win]}
        players = len(self.book.players)
        try:
            settled = settle_entry(self.book, entry, Reader(entry, players, list(range(players))))
        except WrobelError:
            return None
        scores = [a + b for a, b in zip(self.book.scores, settled.payments, strict=True)]
        return places_if_over(self.book, scores)


def values_of(book: Book, person: int, own_draw: bool) -> list[Mapping[str, Any]]:
    """The values a player can have, by what they pay."""
    options = book.options
    if options is None:
        return []
    dealer = book.wind_of(person) == 0
    choice = part(options.family, "values").choice(options, dealer, own_draw)
    if choice.pad:
        return [{choice.pad.field: number} for number in range(choice.pad.least, choice.pad.most)]
    cells = [cell for row in choice.rows for cell in row.cells if cell is not None]
    found = [dict(cell.value) for cell in (*cells, *choice.cells)]
    return sorted(found, key=lambda value: paid(book, person, value, own_draw))


def paid(book: Book, person: int, value: Mapping[str, Any], own_draw: bool) -> int:
    """What a value brings, for the order of the search."""
    giver = None if own_draw else (person + 1) % len(book.players)
    entry = {"type": "win", "wins": [{"winner": person, "from": giver, "value": value}]}
    players = len(book.players)
    try:
        settled = settle_entry(book, entry, Reader(entry, players, list(range(players))))
    except WrobelError:
        return -1  # it cannot be: before all others
    return settled.payments[person]
