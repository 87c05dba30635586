"""What travels over a WebSocket: small typed messages, read and written as JSON.

>>> read(b'{"type":"act","seq":17,"action":{"type":"win"}}')
Act(seq=17, action={'type': 'win'})
"""

from typing import Annotated, Any, Literal

import msgspec

from wrobel.errors import TextError
from wrobel.json_text import not_json
from wrobel.lines import unfit
from wrobel.logs.events import PerPlayer, Place, Player
from wrobel.web.wire.http_types import Clock, Practice
from wrobel.web.wire.view_types import Deed, Family, MatchEnd, SetKind, Waits

MAX_MESSAGE = 4096  # characters a client may send at once


def known_as(name: str) -> msgspec.Meta:
    """Plain data of the table, with the name of its type for those who read the schema."""
    return msgspec.Meta(extra_json_schema={"$ref": f"#/definitions/{name}"})


AnAction = Annotated[dict[str, Any], known_as("Action")]
AView = Annotated[dict[str, Any], known_as("View")]
Actions = list[AnAction]
Events = list[Annotated[dict[str, Any], known_as("TableEvent")]]
Chances = list[Annotated[dict[str, Any], known_as("Chance")]]
Outlooks = list[Annotated[dict[str, Any], known_as("Outlook")]]
ARoutes = list[Annotated[dict[str, Any], known_as("Route")]]
Reasons = list[Annotated[dict[str, Any], known_as("Reason")]]


class Message(msgspec.Struct, tag_field="type", rename={"from_": "from"}):
    """A message of either side."""


# From the client


class Join(Message, tag="join"):
    """Who is there: the token of a seat, or none to let the cookie decide."""

    token: str | None = None
    lang: str = "en"


class Act(Message, tag="act"):
    """The answer to the update with that number."""

    seq: int
    action: AnAction


class Next(Message, tag="next"):
    """Ready for the next hand."""


class Pause(Message, tag="pause"):
    """Stop the table (one person alone may, or the host), or let it go on (every player may)."""

    on: bool = True


class Pace(Message, tag="pace"):
    """How long the table stands still after a discard, in milliseconds, from now on."""

    pause: Annotated[int, msgspec.Meta(ge=1, le=3000)]


class TakeBack(Message, tag="take_back"):
    """Undo the last action; ``pass_`` also counts a pass as one."""

    pass_: bool = msgspec.field(default=False, name="pass")


class Hint(Message, tag="hint"):
    """What would a bot do?"""

    seq: int


class Guide(Message, tag="guide"):
    """Which hands may my tiles become?"""

    seq: int


class SetName(Message, tag="name"):
    """The player's name."""

    name: Annotated[str, msgspec.Meta(max_length=40)]


class SetLang(Message, tag="lang"):
    """The language of refusals and reasons from now on."""

    lang: str


class Fill(Message, tag="fill"):
    """The host begins: bots take the seats of those who have not come."""


class Replace(Message, tag="replace"):
    """The host gives a seat to a bot, or (``human``) to whoever comes next."""

    player: int
    by: Annotated[str, msgspec.Meta(max_length=20)]


class Rule(Message, tag="rule"):
    """The referee rules: the name of a reason of the rules, and whom it is about.

    ``seq`` is of an update of this hand. A ``preview`` only tells what would move.
    """

    seq: int
    ruling: Annotated[str, msgspec.Meta(max_length=20)]
    player: int
    points: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    preview: bool = False


class Wait(Message, tag="wait"):
    """At a table as with real tiles: one moment, somebody is about to call this discard."""

    seq: int


class AskRematch(Message, tag="rematch"):
    """The same people once more."""


class AskActs(Message, tag="acts"):
    """What have hosts done at this table?"""


class SetBird(Message, tag="bird"):
    """The bird whose portrait a player wants; told again with every connection."""

    bird: Annotated[str, msgspec.Meta(pattern="^[a-z]{0,16}$")]


Gesture = Annotated[
    Literal["hello", "well", "wow", "oops", "think", "thanks"],
    msgspec.Meta(extra_json_schema={"x-name": "Gesture"}),
]


class React(Message, tag="react"):
    """A gesture without words, at a table of several people."""

    what: Gesture


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromClient = (
    Join
    | Act
    | Next
    | Pause
    | Pace
    | TakeBack
    | Hint
    | Guide
    | SetName
    | SetLang
    | Fill
    | Replace
    | Rule
    | Wait
    | AskRematch
    | AskActs
    | SetBird
    | React
    | Ping
)


# From the server


class Joined(Message, tag="joined"):
    """The first answer: which seat, at what table.

    ``token`` is there for whoever has just taken a seat by an invitation: nobody else has it, and
    the invitation is void. ``delay`` is how many seconds late spectators see things. ``practice``
    is the decision of a replay from which this hand is played on.
    ``honour``: it is a table as with real tiles.
    ``guide``: hints are allowed, and hands must be built towards something: routes may be asked
    for.
    """

    game: str
    player: Player | None
    rules: str
    family: Family
    hints: bool
    clock: Clock
    pause: int
    humans: int
    token: str | None = None
    delay: float | None = None
    honour: bool = False
    practice: Practice | None = None
    guide: bool = False


class Seat(msgspec.Struct):
    """Who sits at a place; ``free`` is the seat of a person that nobody has taken."""

    name: str
    bot: str | None
    here: bool
    ready: bool
    stand_in: bool = False
    free: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    bird: str = ""


class RoomState(Message, tag="room"):
    """Who is there, and whether play goes on.

    ``code`` leads to the free seats, if there are any. ``can_pause`` says whether you may stop the
    table, or let it go on, ``can_rule`` whether you are its referee. ``next_hand``: your seat was
    another's in this hand, you play from the next one on.
    """

    seats: list[Seat]
    started: bool
    paused: bool
    host: Player | None = None
    code: str | None = None
    can_pause: bool = False
    next_hand: bool = False
    can_rule: bool = False


class TimeLeft(msgspec.Struct):
    """Seconds for this decision, then the reserve."""

    base: float
    bank: float


class Update(Message, tag="update"):
    """What happened since the last update, and how things stand.

    ``first`` is the place of the first event in the log: what is known from there on is void.
    ``chances`` are the tiles that would complete the hand: ``needed`` is what a win must count.
    ``outlook`` are the discards after which it waits, ``waits`` those of the hands shown at a draw.
    At a table as with real tiles ``legal`` is what the table would take, right or wrong, and
    ``calls`` are the sets that may be called over the discard, with any tiles of one's own.
    ``places`` are those of the scores now, ``end`` is how the match ended, once it is over.
    """

    seq: int
    first: int
    events: Events
    view: AView
    legal: Actions
    chances: Chances
    needed: int
    clock: TimeLeft | None
    over: bool
    can_take_back: bool
    outlook: Outlooks = []
    waits: Waits | msgspec.UnsetType = msgspec.UNSET
    calls: list[SetKind] | msgspec.UnsetType = msgspec.UNSET
    places: PerPlayer[Place] = []
    end: MatchEnd | msgspec.UnsetType = msgspec.UNSET


class Ruled(Message, tag="ruled"):
    """What a ruling would do: the scores it moves, whether the hand ends or is dead, and why."""

    ruling: str
    player: Player
    points: int
    payments: PerPlayer[int]
    scores: PerPlayer[int]
    ends: bool
    dead: bool
    text: str


class Advice(Message, tag="hint"):
    """All legal actions with what decides, the best first; ``unsure``: a closer look follows."""

    seq: int
    advice: Reasons
    unsure: bool = False


class Routes(Message, tag="routes"):
    """The hands that one's tiles may become, the most promising first."""

    seq: int
    routes: ARoutes


class Refusal(Message, tag="error"):
    """Why a message was not obeyed. Nothing has changed."""

    code: str
    message: str
    seq: int | None = None


class Rematch(Message, tag="again"):
    """A new table for the same people: its game and the token of the seat."""

    game: str
    token: str | None


class HostAct(msgspec.Struct):
    """Something a host did (``player`` null: nobody at the table), perhaps at another's seat."""

    number: int
    at: float
    what: Deed
    player: Player | None
    name: str
    whom: Player | None
    whom_name: str
    text: str


class Notice(Message, tag="notice"):
    """The host has just done something."""

    act: HostAct


class Acts(Message, tag="acts"):
    """What hosts have done at this table, and how many moves were taken back while it was solo."""

    acts: list[HostAct]
    taken_back: int


class Reaction(Message, tag="reaction"):
    """Somebody made a gesture."""

    player: Player
    what: Gesture


class Pong(Message, tag="pong"):
    """Yes."""


FromServer = (
    Joined
    | RoomState
    | Update
    | Ruled
    | Advice
    | Routes
    | Refusal
    | Rematch
    | Notice
    | Acts
    | Reaction
    | Pong
)

_decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def read(data: str | bytes) -> FromClient:
    """A message of a client, or an error that names what is wrong with it."""
    if len(data) > MAX_MESSAGE:
        raise TextError("message_too_large", most=MAX_MESSAGE)
    try:
        message: FromClient = _decode(data)
    except msgspec.MsgspecError as error:
        raise TextError("message_unfit", why=unfit(error)) from None
    except (RecursionError, UnicodeError):
        raise TextError("message_unfit", why=not_json(data)) from None
    return message
