"""What travels over HTTP, and what a stored game begins with."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wrobel.logs.events import MOST_PLAYERS, PerPlayer, Place, Player
from wrobel.web.wire.view_types import BothLanguages, Family, MatchEnd, Waits, named

Clock = Annotated[Literal["none", "relaxed", "tournament"], named("Clock")]
Length = Annotated[Literal["full", "east", "hand"], named("Length")]
Name = Annotated[str, Meta(max_length=40)]
ONE_LINE = r"^[^\x00-\x1f]*$"  # no database is asked for other texts
HUMAN = "human"
CLAIM_TIME = 3


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """What is chosen before a game. Only the ruleset is needed."""

    rules: str
    options: dict[str, bool | int | float | str] = {}
    seats: PerPlayer[str] | None = None  # one for each player; else who asks, with strong bots
    names: Annotated[list[Name], Meta(max_length=MOST_PLAYERS)] = []
    length: Length = "full"
    hints: bool = False
    clock: Clock = "none"
    pause: Annotated[int, Meta(ge=0, le=3000)] = 600
    shuffle: bool = False
    open: bool = False  # anybody on this server may take a free seat
    patience: Annotated[int, Meta(ge=1, le=3600)] = 120  # seconds until bots fill an open table
    honour: bool = False  # as with real tiles: faults are possible, and cost what the book says
    # at such a table: seconds to call a discard; 0: until everybody has answered
    claim_time: Annotated[int, Meta(ge=0, le=60)] = CLAIM_TIME


class OpenTable(msgspec.Struct):
    """A table in the lobby that anybody may join by its code.

    ``hands`` is how many are played if it is no whole match. ``seats`` are ``human``, the names of
    bots, or ``free``; ``waits`` the seconds until bots take the free ones, None once it began.
    """

    id: str
    code: str
    rules: str
    options: dict[str, Any]
    hands: int | None
    clock: Clock
    seats: list[str]
    names: list[str]
    started: bool
    waits: float | None
    honour: bool = False


class Created(msgspec.Struct):
    """A game was made: one token for each human seat, and the creator's own seat."""

    id: str
    player: Player | None
    tokens: list[str | None]
    watch: str | None
    code: str | None = None


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody comes with the short code of a table, and a name."""

    code: Annotated[str, Meta(max_length=20, pattern=ONE_LINE)]
    name: Name = ""


class Seated(msgspec.Struct):
    """The seat somebody got; the token opens it from any device."""

    id: str
    player: Player
    token: str


class WatchLink(msgspec.Struct):
    """A token for spectators."""

    token: str


class Ruleset(msgspec.Struct):
    """A ruleset in words; ``differences`` are those to the usual one of its family.

    ``ratings`` are those of the bots, where they are known well enough.
    """

    rules: str
    family: Family
    usual: bool
    title: BothLanguages
    about: BothLanguages
    differences: list[BothLanguages]
    ratings: dict[str, int]


class OpenGame(msgspec.Struct):
    """A game that can be continued; ``player`` is None for one that is only watched."""

    id: str
    rules: str
    hand: str
    scores: PerPlayer[int]
    player: Player | None
    names: list[str]
    created: float


class ReplayHand(msgspec.Struct):
    """One hand of a replay: where it begins and how it ended."""

    name: str
    first: int
    events: int
    winners: list[int]
    end: str | None
    payments: list[int] | None


class ReplayNote(msgspec.Struct):
    """Something that is wrong in a log, at the number of its event."""

    event: int
    hand: str
    text: str


class ReplayInfo(msgspec.Struct):
    """A game that is over; ``assumed`` means that the log did not name its rules."""

    id: str
    rules: str
    family: str
    names: list[str]
    source: str
    assumed: bool
    hands: list[ReplayHand]
    final: dict[str, Any] | None
    notes: list[ReplayNote]
    formats: list[str]


class ReviewCandidate(msgspec.Struct):
    """One thing that could be done: what it is behind the best, and what it promises and risks.

    ``equal``: as good as the best, as far as anybody can tell.
    """

    action: str
    loss: float
    equal: bool
    distance: int | None
    tiles: int | None
    worth: float | None
    chance: float
    danger: float


class ReviewPart(msgspec.Struct, rename={"form": "as"}, omit_defaults=True):
    """A piece of a sentence: plain text, tiles to draw, or a pattern whose ``rule`` says more."""

    text: str
    form: Literal["tiles", "pattern"] | None = None
    rule: str = ""


class ReviewDecision(msgspec.Struct, rename={"kind": "class"}):
    """A decision of a player; ``expected`` is the result of the match that was expected then.

    ``said`` are the reasons once more, in pieces.
    """

    player: int
    hand: str
    event: int
    played: str
    best: str
    loss: float
    interval: tuple[float, float]
    verdict: str
    kind: str
    expected: float
    reasons: list[str]
    said: list[list[ReviewPart]]
    candidates: list[ReviewCandidate]


class ReviewPlayer(msgspec.Struct):
    """All decisions of a player together."""

    player: int
    decisions: int
    agreed: float
    loss: float
    counts: dict[str, int]
    classes: dict[str, dict[str, float]]


class ReviewState(msgspec.Struct):
    """A review as far as it is: hands ``done`` of ``total``; sums come when it is ``over``."""

    done: int
    total: int
    over: bool
    unit: str
    players: list[ReviewPlayer]
    decisions: list[ReviewDecision]


class Practice(msgspec.Struct, forbid_unknown_fields=True):
    """A decision of a replay, from which somebody plays on with an ``action``.

    What the player could not see is dealt anew; the same ``deal`` gives the same tiles.
    """

    replay: Annotated[str, Meta(max_length=64, pattern=ONE_LINE)]
    event: Annotated[int, Meta(ge=0)]
    player: Player
    action: Annotated[str, Meta(max_length=40)]
    deal: Annotated[int, Meta(ge=0, le=10_000)] = 0


class Change(msgspec.Struct):
    """A place in the view, as the way to it, and what stands there now; a list may grow by it."""

    at: list[str | int]
    to: Any


class Frame(msgspec.Struct):
    """An event, and what it changes in the view of the table; ``places`` where scores did."""

    event: dict[str, Any]
    changes: list[Change]
    waits: Waits | msgspec.UnsetType = msgspec.UNSET
    places: PerPlayer[Place] | msgspec.UnsetType = msgspec.UNSET
    end: MatchEnd | msgspec.UnsetType = msgspec.UNSET


class ReplayFrames(msgspec.Struct):
    """A hand with all hands open: the table after the deal, then every event, the deal first."""

    view: dict[str, Any]
    frames: list[Frame]


class ReplayItem(msgspec.Struct):
    """A replay in a list; ``uploaded`` ones came as a file, in others one was ``player``."""

    id: str
    rules: str
    names: list[str]
    created: float
    uploaded: bool
    player: Player | None = None


class Health(msgspec.Struct):
    """The server is there; ``mode`` is how it runs, ``compiling`` if it will run compiled next."""

    ok: bool
    version: str
    mode: Literal["compiled", "interpreted", "compiling"]


class Done(msgspec.Struct):
    """It is done."""

    ok: bool


class Problem(msgspec.Struct):
    """What is wrong: a code for programs, a sentence for people."""

    code: str
    message: str


class Failed(msgspec.Struct):
    """The body of every answer that is an error."""

    error: Problem


class EventTable(msgspec.Struct):
    """Which table of which event is played here.

    At a ``sealed`` one the walls stay secret, as others play with the same ones.
    """

    event: str
    round: int
    table: int
    sealed: bool = False


class Header(msgspec.Struct):
    """All that a game is made of before its first move. The seed is secret."""

    rules: str
    options: dict[str, Any]
    seed: bytes
    seats: list[str]
    names: list[str]
    hands: int | None = None
    hints: bool = False
    clock: Clock = "none"
    pause: int = 600
    host: int | None = None  # who made a table for several people
    begun: bool = False  # everybody has been there once
    shared: bool = False  # it has had several people at a time since it began
    freed: dict[int, int] = {}  # seats somebody else had, and how long the journal was then
    again: str | None = None  # the next game of the same people
    open: bool = False  # it is in the lobby as long as seats are free
    patience: int = 120  # seconds without a newcomer, then bots fill an open table
    honour: bool = False  # faults are possible; the host, or whoever plays alone, is the referee
    claim_time: int = CLAIM_TIME  # seconds to call a discard there; 0: until all have answered
    event: EventTable | None = None  # its result belongs to an event
    position: bytes | None = None  # a packed ``wrobel.logs.position`` that is played on
    practice: "Practice | None" = None  # where that position is from

    @property
    def sealed(self) -> bool:
        """Do others play with the same walls, and not all are done yet?"""
        return self.event is not None and self.event.sealed

    @property
    def humans(self) -> list[int]:
        """The players that are people."""
        return [player for player, seat in enumerate(self.seats) if seat == HUMAN]

    @property
    def solo(self) -> bool:
        """Has it one human only, and had no other since its first move?"""
        return not self.shared and len(self.humans) == 1

    def begin(self, entries: int, joined: set[int]) -> bool:
        """See whether the game begins now: everybody has been there, or moves have been made.

        >>> two = Header("tenhou", {}, b"", ["human", "human", "strong", "strong"], [""] * 4)
        >>> two.begin(0, {0}), two.begin(0, {0, 1}), two.shared
        (False, True, True)
        """
        if self.begun or not (entries or joined.issuperset(self.humans)):
            return False
        self.begun = True
        # Games from before this was noted may have had people at seats that are bots' now.
        self.shared = len(self.humans) > 1 or (entries > 0 and self.host is not None)
        return True

    def seat(self, player: int, who: str, name: str, entries: int, seen: bool) -> None:
        """Somebody else gets a seat, after so many moves; whoever had it has ``seen`` its tiles.

        Then they are not for the new owner, nor are those that a bot has played with.
        """
        self.seats[player] = who
        self.names[player] = name
        if self.begun or seen:
            self.freed[player] = entries
        if self.begun:
            self.shared = self.shared or len(self.humans) > 1
