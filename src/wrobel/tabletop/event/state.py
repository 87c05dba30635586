"""What an event is at a moment: people, rounds, results, penalties, cuts, the clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wrobel.errors import EventError
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.tabletop.event.acts import STAFF
from wrobel.tabletop.event.timer import Timer

GAME = "game"  # the source of a result that the server's own table has brought
PUBLISH = ("live", "complete")
LAST_HAND = ("finish", "one_more")
EVENT_KINDS = ("evening", "tournament")


@dataclass
class Settings:
    """What the organiser has chosen."""

    name: str = ""
    place: str = ""
    date: str = ""
    days: int = 1
    kind: str = "evening"
    rules: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    minutes: int | None = None  # of a round; without it what the rules say
    publish: str = "complete"
    team_best: int | None = None
    tie_breaks: Sequence[str] = ()
    table_points: Sequence[float] | None = None
    substitute_score: float | None = None
    qualification: bool = False
    countries: int | None = None
    warnings: Sequence[int] = (15, 5)
    last_hand: str = ""  # without it what the rules say, as for the signal
    signal: int | None = None  # minutes before the end
    referees: str = ""
    equipment: str = ""
    complaints: str = ""
    shown: str = ""


@dataclass
class Person:
    """A player of the event."""

    id: int
    name: str
    country: str = ""
    ema: str = ""
    club: str = ""
    team: str = ""
    substitute: bool = False
    here: bool = False
    left: int | None = None  # the first round that is played without

    def plays(self, round: int) -> bool:
        return self.left is None or round < self.left


@dataclass(frozen=True)
class Result:
    """The scores of a table, as they were entered."""

    act: str
    role: str
    who: str
    at: float
    scores: tuple[int, ...]
    deposits: int
    taken: int
    reason: str
    book: tuple[Mapping[str, Any], ...] = ()
    source: str = ""  # "book" or "game" if nobody typed it in
    faults: tuple[int, ...] = ()  # by seat: chombo that count at the end, from a score book


@dataclass(frozen=True)
class Game:
    """A game on a server at which a table of an event is played."""

    id: str
    watch: str  # lets others look on


@dataclass
class Round:
    """A round: its rules, who sits where, what came out."""

    number: int
    rules: str
    overrides: Mapping[str, Any]
    minutes: int = 0
    name: str = ""
    section: str = ""
    duplicate: bool = False
    how: str = ""
    tables: tuple[tuple[int, ...], ...] = ()  # an empty one is not used
    begun: float | None = None
    results: dict[int, list[Result]] = field(default_factory=dict)  # by table, the last one stands
    games: dict[int, Game] = field(default_factory=dict)  # by table, where it is played online
    timer: Timer = field(default_factory=Timer)

    @property
    def options(self) -> Options:
        return rulesets.load(self.rules, dict(self.overrides))

    @property
    def used(self) -> list[int]:
        """The numbers of the tables that are played at."""
        return [number for number, seats in enumerate(self.tables, 1) if seats]

    @property
    def complete(self) -> bool:
        """Are all results in?"""
        return bool(self.tables) and all(self.results.get(number) for number in self.used)

    @property
    def started(self) -> bool:
        return self.begun is not None or any(self.results.values())

    @property
    def sealed(self) -> bool:
        """Must the walls stay secret, as not all have played with them?

        Of a table that is played here not its own word counts, but its game, or the staff's.
        """
        if not self.duplicate or not self.games:
            return False
        return not self.complete or not all(map(self.done, self.games))

    def done(self, table: int) -> bool:
        """Is nothing played any more at this table of the server?"""
        return any(one.source == GAME or one.role in STAFF for one in self.results.get(table, ()))

    def result(self, table: int) -> Result | None:
        found = self.results.get(table)
        return found[-1] if found else None


@dataclass(frozen=True)
class Penalty:
    """Points off a player's total."""

    act: str
    player: int
    round: int
    points: float
    reason: str
    referee: str
    at: float
    table: int | None = None  # it comes from this table's score book


@dataclass(frozen=True)
class Cut:
    """From a round on only some play for the first places, in one or several groups."""

    act: str
    round: int
    groups: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    scores: str  # kept, halved, cleared
    how: str


@dataclass(frozen=True)
class Announcement:
    """Something for everybody to read and hear."""

    act: str
    at: float
    en: str
    pl: str


@dataclass
class Event:
    """The fold of the acts."""

    settings: Settings = field(default_factory=Settings)
    opened: bool = False
    people: dict[int, Person] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    penalties: list[Penalty] = field(default_factory=list)
    cuts: list[Cut] = field(default_factory=list)
    announcements: list[Announcement] = field(default_factory=list)

    def person(self, key: object) -> Person:
        if isinstance(key, int) and not isinstance(key, bool) and key in self.people:
            return self.people[key]
        raise EventError("event_no_player", value=repr(key)[:40])

    def round(self, number: object) -> Round:
        if (
            isinstance(number, int)
            and not isinstance(number, bool)
            and 1 <= number <= len(self.rounds)
        ):
            return self.rounds[number - 1]
        raise EventError("event_no_round", round=repr(number)[:40], n=len(self.rounds))

    @property
    def current(self) -> Round | None:
        """The last round that has begun, or else the first that is seated."""
        begun = [one for one in self.rounds if one.started]
        if begun:
            return begun[-1]
        return next((one for one in self.rounds if one.tables), None)

    @property
    def present(self) -> list[Person]:
        """Those who can be seated in the next round."""
        following = sum(one.started for one in self.rounds) + 1
        return [one for one in self.people.values() if one.here and one.plays(following)]
