"""What travels over a WebSocket: small typed messages, read and written as JSON.

>>> read(b'{"type":"act","seq":17,"action":{"type":"win"}}')
Act(seq=17, action={'type': 'win'})
"""

from typing import Any

import msgspec

from wrobel.errors import TextError

MAX_MESSAGE = 4096  # characters a client may send at once


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
    action: dict[str, Any]


class Next(Message, tag="next"):
    """Ready for the next hand."""


class Pause(Message, tag="pause"):
    """Stop the table, or let it go on."""

    on: bool = True


class TakeBack(Message, tag="take_back"):
    """Undo the last action; ``pass_`` also counts a pass as one."""

    pass_: bool = msgspec.field(default=False, name="pass")


class Hint(Message, tag="hint"):
    """What would a bot do?"""

    seq: int


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromClient = Join | Act | Next | Pause | TakeBack | Hint | Ping


# From the server


class Joined(Message, tag="joined"):
    """The first answer: which seat, at what table."""

    game: str
    player: int | None
    rules: str
    family: str
    hints: bool
    clock: str
    pause: int
    humans: int


class Seat(msgspec.Struct):
    """Who sits at a place."""

    name: str
    bot: str | None
    here: bool
    ready: bool


class RoomState(Message, tag="room"):
    """Who is there, and whether play goes on."""

    seats: list[Seat]
    started: bool
    paused: bool


class TimeLeft(msgspec.Struct):
    """Seconds for this decision, then the reserve."""

    base: float
    bank: float


class Update(Message, tag="update"):
    """What happened since the last update, and how things stand."""

    seq: int
    first: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    clock: TimeLeft | None
    over: bool
    can_take_back: bool


class Advice(Message, tag="hint"):
    """All legal actions with a bot's reasons, the best first."""

    seq: int
    advice: list[dict[str, Any]]


class Refusal(Message, tag="error"):
    """Why a message was not obeyed. Nothing has changed."""

    code: str
    message: str
    seq: int | None = None


class Pong(Message, tag="pong"):
    """Yes."""


FromServer = Joined | RoomState | Update | Advice | Refusal | Pong

_decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def read(data: str | bytes) -> FromClient:
    """A message of a client, or an error that names what is wrong with it."""
    if len(data) > MAX_MESSAGE:
        raise TextError("too_large", f"a message has at most {MAX_MESSAGE} characters")
    try:
        message: FromClient = _decode(data)
    except msgspec.MsgspecError as error:
        raise TextError("bad_message", str(error)) from None
    except (RecursionError, UnicodeError):
        raise TextError("bad_message", "JSON malformed or nested too deep") from None
    return message
