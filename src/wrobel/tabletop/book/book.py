"""What a score book says: scores, hands, problems, and where the match stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules.options import Options
from wrobel.rules.progress import Place
from wrobel.tabletop.book.entries import by_persons


def plain(score: Any) -> int | float:
    """A score for JSON: a shared stick may leave thirds.

    >>> from fractions import Fraction
    >>> plain(Fraction(30000)), plain(Fraction(61001, 2))
    (30000, 30500.5)
    """
    return int(score) if score == int(score) else float(score)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an entry does not stand, or what is odd about it; ``id`` is None if it has none."""

    id: str | None
    error: WrobelError

    @property
    def code(self) -> str:
        return self.error.code

    def say(self, lang: str) -> str:
        return self.error.sentence(lang)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        return {"id": self.id, "code": self.code, "reason": self.say(lang)}


@dataclass(frozen=True, slots=True)
class HandRow:
    """One settled hand. Lists go by person; ``winds`` say who sat where in it.

    ``entry`` is what counts, after all corrections, and ``changed`` the ids that corrected it;
    ``person`` says whom the numbers mean that were written down.
    """

    id: str
    type: str
    place: Place
    number: int
    entry: Mapping[str, Any]
    payments: tuple[int, ...]
    scores: tuple[int, ...]
    winds: tuple[int, ...]
    deposits: int
    riichi: tuple[int, ...] = ()
    sticks: tuple[str, ...] = ()  # the entries of the first of them, laid during the hand
    winners: tuple[int, ...] = ()
    changed: tuple[str, ...] = ()
    person: tuple[int, ...] = ()

    def as_written(self, fields: Any) -> Any:
        """This hand in other words, with the numbers that it was written down with."""
        order = range(len(self.person))
        return by_persons(fields, [self.person.index(one) for one in order])

    @property
    def name(self) -> str:
        return self.place.name

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": self.name,
            "payments": list(self.payments),
            "scores": list(self.scores),
        }


@dataclass(frozen=True, slots=True)
class BetweenRow:
    """A penalty, or scores put right by hand, behind so many hands; ``entry`` goes by person."""

    type: str
    hands: int
    entry: Mapping[str, Any]
    payments: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(slots=True)
class Book:
    """The fold of a book's entries.

    Lists go by person, in seat order at the start. ``place`` is the hand to be played, or the
    last one when the match is ``over``; ``ended`` is true once somebody wrote ``end``.
    ``sitting`` says who sits in which chair (chairs are numbered from the first dealer on).
    """

    options: Options | None = None
    overrides: Mapping[str, Any] = field(default_factory=dict)  # the options as the start has them
    players: list[str] = field(default_factory=list)
    start: int = 0
    scores: list[Any] = field(default_factory=list)  # whole, but shared leftover sticks
    deposits: int = 0
    taken: int = 0
    left: int = 0  # sticks that lay on the table at the end and went to somebody
    place: Place = field(default_factory=Place)
    over: bool = False
    ended: bool = False
    chairs: list[int] = field(default_factory=list)  # the wind of each chair
    sitting: list[int] = field(default_factory=list)  # who sits on each chair
    first_seats: list[int] = field(default_factory=list)  # who sat where when play began
    laid: list[int] = field(default_factory=list)  # who laid a stick in the hand being played
    laid_by: list[str] = field(default_factory=list)  # the entries that say so
    faults: list[int] = field(default_factory=list)  # chombo that count at the end
    hands: list[HandRow] = field(default_factory=list)
    between: list[BetweenRow] = field(default_factory=list)
    doubts: dict[str, list[str]] = field(default_factory=dict)
    confirmed: set[str] = field(default_factory=set)  # hands another device has confirmed
    signed: list[int] = field(default_factory=list)  # who has signed the result as it is
    meant: dict[str, list[int]] = field(default_factory=dict)  # whom numbers mean, after a swap
    writer: str | None = None  # the one device that writes; None: all do
    confirms: bool = False  # another device is to confirm every hand
    final: list[float] | None = None
    places: list[int] | None = None
    table_points: list[float] | None = None
    problems: list[Problem] = field(default_factory=list)
    last: str | None = None  # the id a new entry names as ``after``

    @property
    def rules(self) -> str | None:
        return self.options.rules if self.options else None

    @property
    def stick(self) -> int:
        """What a stick on the table is worth."""
        return self.options.about.stick if self.options else 0

    @property
    def round(self) -> str:
        return self.place.name

    def wind_of(self, person: int) -> int:
        """The wind of a person in the hand being played."""
        return self.chairs[self.sitting.index(person)]

    def at_wind(self, wind: int) -> int:
        """Who has a wind in the hand being played."""
        return self.sitting[self.chairs.index(wind)]

    @property
    def winds(self) -> list[int]:
        """Everybody's wind."""
        return [self.wind_of(person) for person in range(len(self.sitting))]

    @property
    def balance(self) -> Any:
        """What is missing to the start: always 0."""
        total = sum(self.scores) + self.stick * self.deposits + self.taken
        return total - self.start * len(self.scores)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The book as the outside contract prints it."""
        return {
            "rules": self.rules,
            "players": list(self.players),
            "scores": [plain(score) for score in self.scores],
            "deposits": self.deposits,
            "taken": self.taken,
            "round": self.round,
            "over": self.over,
            "hands": [hand.to_dict() for hand in self.hands],
            "final": self.final,
            "places": self.places,
            "table_points": self.table_points,
            "problems": [problem.to_dict(lang) for problem in self.problems],
        }
