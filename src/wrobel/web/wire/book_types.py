"""What travels over HTTP about score books that several phones share."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# Sixteen hexadecimal digits are a name that the server gives: of a game, of an event's table.
BookId = Annotated[str, Meta(pattern="^(?![0-9a-f]{16}$)[a-z0-9]{8,32}$")]
Line = Annotated[str, Meta(min_length=2, max_length=8192)]
Lines = Annotated[list[Line], Meta(max_length=2000)]


class NewBook(Struct):
    """A book of a phone: its name there, and its lines, the start among them."""

    id: BookId
    lines: Lines


class BookLines(Struct):
    """Lines that a phone has and the server may not have yet."""

    lines: Lines


class RefusedLine(Struct):
    """A line that the journal does not take, and why."""

    line: str
    code: str
    reason: str


class BookPushed(Struct):
    """How many lines the journal has now; those that it did not take."""

    version: int
    refused: list[RefusedLine]


class BookAnswer(Struct):
    """The lines from a number on, and what the link allows."""

    version: int
    role: str  # owner, writer or reader
    lines: list[str]
    seats: list[bool]  # whether somebody has said that the seat is theirs
    mine: int | None  # the seat of whoever asks


class NewBookLink(Struct):
    """A link that is wanted for another phone."""

    role: Literal["writer", "reader"]


class BookLink(Struct):
    """The secret of a link: it is shown to who made it, and nowhere stored."""

    key: str


class BookSeat(Struct):
    """Which player whoever asks is; null: none of them."""

    player: Annotated[int, Meta(ge=0, le=9)] | None


class WrittenLine(Struct):
    """A line of the journal with when and by which link it came.

    Where there is no line a link was given (``what`` is ``link``) or taken back (``unlink``):
    ``about`` names that link, ``role`` says what it allows, ``link`` is who did it.
    """

    line: str | None
    at: float
    link: str
    what: str = "line"
    role: str | None = None
    about: str | None = None


HTTP: tuple[Any, ...] = (
    *(NewBook, BookLines, BookPushed, BookAnswer, NewBookLink, BookLink, BookSeat, WrittenLine),
)
