"""What travels between the server and the pages of an event."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wrobel.web.wire.http_types import ONE_LINE, Clock, Length
from wrobel.web.wire.view_types import BothLanguages

Role = Literal["organiser", "referee", "table", "player", "public"]
Words = Annotated[str, Meta(max_length=300)]
Title = Annotated[str, Meta(max_length=80)]


class NewEvent(Struct):
    """A new event; everything else is a setting that can be changed later."""

    name: Title
    rules: Title
    options: dict[str, Any] = {}
    kind: Literal["evening", "tournament"] = "evening"


class CreatedEvent(Struct):
    """An event's name in addresses, and the organiser's secret: it is shown only now."""

    id: str
    key: str


class ClubSettings(Struct):
    """What the organiser has chosen."""

    name: str
    place: str
    date: str
    days: int
    kind: str
    rules: str
    options: dict[str, Any]
    minutes: int | None
    publish: str
    team_best: int | None
    tie_breaks: list[str]
    table_points: list[float] | None
    substitute_score: float | None
    qualification: bool
    countries: int | None
    warnings: list[int]
    last_hand: str
    signal: int | None
    referees: str
    equipment: str
    complaints: str
    shown: str


class ClubPerson(Struct):
    """A player of an event."""

    id: int
    name: str
    country: str
    ema: str
    club: str
    team: str
    substitute: bool
    here: bool
    left: int | None


class ClubTimer(Struct):
    """A round's clock: instants in seconds since 1970."""

    minutes: int
    begun: float | None
    stopped: float | None
    lost: float
    ended: float | None
    extra: dict[str, int]


class ClubResult(Struct):
    """What a table brought."""

    table: int
    scores: list[int]
    deposits: int
    taken: int
    corrected: int
    source: str
    at: float


class ClubGame(Struct):
    """A table that is played on this server; ``watch`` is None as long as its walls are secret."""

    table: int
    game: str
    watch: str | None


class ClubRound(Struct):
    """A round: its rules, its tables, its results."""

    number: int
    name: str
    rules: str
    title: BothLanguages
    options: dict[str, Any]
    section: str
    section_named: bool
    minutes: int
    last_hand: str
    signal: int
    duplicate: bool
    how: str
    tables: list[list[int]]
    begun: float | None
    started: bool
    complete: bool
    players: int
    start: int
    sticks: bool
    unit: int
    by_table_points: bool
    timer: ClubTimer
    online: list[ClubGame]
    entered: list[int]
    results: list[ClubResult]


class ClubLine(Struct):
    """A player's line in the standings; a replacement has no place."""

    place: int | None
    player: int
    total: float
    table_points: float | None
    penalties: float
    carried: float | None
    cells: list[float | None]
    shares: list[float | None]
    group: str
    out: bool


class ClubGroup(Struct):
    """A team's or a club's line."""

    place: int
    name: str
    total: float
    table_points: float | None
    counted: list[int]


class ClubSection(Struct):
    """The standings of the rounds that are added up."""

    name: str
    title: BothLanguages
    rules: str
    rounds: list[int]
    by_table_points: bool
    as_scored: bool
    lines: list[ClubLine]
    substitutes: list[ClubLine]
    teams: list[ClubGroup]
    clubs: list[ClubGroup]
    weight: float


class ClubCut(Struct):
    """Who plays on from a round on."""

    id: str
    round: int
    groups: list[list[int]]
    names: list[str]
    scores: str
    how: str


class ClubPenalty(Struct):
    """Points off a total."""

    act: str
    player: int
    round: int
    points: float
    reason: str
    referee: str
    at: float
    table: int | None


class ClubAnnouncement(Struct):
    """Something for everybody to read and hear."""

    act: str
    at: float
    en: str
    pl: str


class ClubEvent(Struct):
    """An event as a link of some role sees it."""

    role: Role
    table: int | None
    player: int | None
    settings: ClubSettings
    people: list[ClubPerson]
    rounds: list[ClubRound]
    sections: list[ClubSection]
    cuts: list[ClubCut]
    penalties: list[ClubPenalty]
    announcements: list[ClubAnnouncement]
    current: int | None


class EventAnswer(Struct):
    """The event, or nothing if it has not changed; ``now`` sets the clocks."""

    version: int
    now: float
    event: ClubEvent | None


class ActDone(Struct):
    """An act is written down."""

    id: str
    version: int


class ClubAct(Struct):
    """An act in the audit list; ``gone``: it was taken back."""

    id: str
    type: str
    role: str
    who: str
    at: float
    gone: bool
    fields: dict[str, Any]


class Propose(Struct):
    """What is asked for: a plan, the next round, a change, a cut, who survives."""

    what: Literal["plan", "next", "change", "cut", "survivors"]
    system: Title = "swiss"
    block: Annotated[int, Meta(ge=4, le=400)] | None = None
    apart: Title = ""
    late: Title = ""
    seed: Words = ""
    sizes: Annotated[list[Annotated[int, Meta(ge=1, le=400)]], Meta(max_length=100)] = []
    scores: Title = "kept"
    stay: Annotated[int, Meta(ge=1, le=3)] = 1


class SeatMove(Struct, rename={"from_": "from"}):
    """Somebody who gets another seat."""

    round: int
    player: int
    from_: list[int | str] | None
    to: list[int | str]


class Proposal(Struct):
    """A proposal; it becomes an act when somebody accepts it."""

    rounds: dict[str, list[list[int]]] = {}
    how: str = ""
    certificate: dict[str, Any] | None = None
    stopped: bool = False
    repeated: list[list[int]] = []
    apart_broken: int = 0
    moves: list[SeatMove] = []
    round: int | None = None
    groups: list[list[int]] = []
    scores: str = ""


class PeopleText(Struct):
    """A table of players that somebody pasted; ``numbers``: only EMA numbers are wanted."""

    text: Annotated[str, Meta(max_length=60_000)]
    numbers: bool = False


class ReadPerson(Struct, omit_defaults=True):
    """A player that was read, or a change of one that is known."""

    id: int | None = None
    name: str | None = None
    country: str | None = None
    ema: str | None = None
    club: str | None = None
    team: str | None = None
    substitute: bool | None = None


class NewLink(Struct):
    """A link that is wanted; ``table`` is the number of a table's, or of a player's."""

    role: Role
    table: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    name: Annotated[str, Meta(max_length=80, pattern=ONE_LINE)] = ""


class TableBook(Struct):
    """The score book of a table: a phone opens ``#/book/ID/KEY``."""

    id: str
    key: str


class OpenTables(Struct):
    """Tables of a round that are to be played on this server; none named means all."""

    round: Annotated[int, Meta(ge=1, le=40)]
    tables: Annotated[list[Annotated[int, Meta(ge=1, le=125)]], Meta(max_length=125)] = []
    length: Length = "full"
    clock: Clock = "relaxed"
    pause: Annotated[int, Meta(ge=0, le=3000)] = 600  # milliseconds after every discard


class OnlineTable(Struct):
    """How a table on this server stands: who is there, whether it has begun, its hand."""

    table: int
    here: list[bool]
    begun: bool
    hand: str
    scores: list[int]
    over: bool


class MadeLink(Struct):
    """The secret of a link: it is shown to who made it, and nowhere stored."""

    key: str


class ClubLink(Struct):
    """A link that opens the event; ``id`` is no secret."""

    id: str
    role: str
    table: int | None
    name: str
    created: float
    own: bool


class Explained(Struct):
    """A player's numbers in words."""

    section: str
    total: float
    cells: list[list[str]]
    beside: list[str]
    mers: list[str]


class Entered(Struct):
    """Something that was entered for a table, and who did it."""

    id: str
    role: str
    who: str
    at: float
    scores: list[int]
    deposits: int
    taken: int
    reason: str
    source: str


class QrText(Struct):
    """A text for a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Places(Struct):
    """Under which addresses other devices reach this server."""

    addresses: list[str]


class LeagueRow(Struct):
    """A player's line in a league; ``trend`` is the sum after every event."""

    place: int | None
    name: str
    total: float
    values: list[float | None]
    counted: list[bool]
    trend: list[float]
    rating: float | None
    played: int


class League(Struct):
    """Events added up; ``games`` has the family of each evening, ``families`` all there are."""

    evenings: list[str]
    games: list[str]
    families: list[str]
    rows: list[LeagueRow]


HTTP: tuple[type[msgspec.Struct], ...] = (
    *(NewEvent, CreatedEvent, EventAnswer, ActDone, ClubAct, Propose, Proposal, PeopleText),
    *(ReadPerson, NewLink, MadeLink, ClubLink, Explained, Entered, QrText, Places, League),
    *(OpenTables, OnlineTable, TableBook),
)
