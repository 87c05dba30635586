"""Reading with bounds: no file, line or depth can make a reader slow or hungry.

Everything may be packed with gzip. The bounds hold for the unpacked bytes.
"""

import io
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

from msgspec import ValidationError, json

from wrobel.errors import LogError, shown
from wrobel.json_text import not_json
from wrobel.lines import unfit

T = TypeVar("T")

CHUNK = 1 << 16
GZIP_MAGIC = b"\x1f\x8b"
GZIP_WINDOW = 31
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a reader takes before it gives up, in bytes unless said otherwise."""

    file: int = 1 << 30  # formats read line by line
    document: int = 16 << 20  # formats read as a whole
    line: int = 2 << 20
    depth: int = 8  # XML elements inside one another
    events: int = 200_000  # in one match; long ones have some ten thousand
    turns: int = 128  # of one player in a hand, where their order must be found out


LIMITS = Limits()


class Readable(Protocol):
    """A stream of bytes."""

    def read(self, size: int, /) -> bytes:
        """So many bytes, or fewer; none at the end."""


Source = bytes | Readable


class _Again:
    """A stream of which the beginning has been looked at."""

    def __init__(self, begun: bytes, rest: Readable) -> None:
        self._begun = begun
        self._rest = rest

    def read(self, size: int, /) -> bytes:
        begun, self._begun = self._begun[:size], self._begun[size:]
        return begun or self._rest.read(size)


def opened(source: Source) -> Readable:
    """Bytes as a stream; a stream as it is."""
    return io.BytesIO(source) if isinstance(source, bytes) else source


def peeked(source: Source) -> tuple[bytes, Readable]:
    """The first bytes, unpacked, and a stream that still has them."""
    stream = opened(source)
    begun = stream.read(CHUNK)
    head = begun
    if begun.startswith(GZIP_MAGIC):
        try:
            head = zlib.decompressobj(GZIP_WINDOW).decompress(begun, CHUNK)
        except zlib.error as error:
            raise LogError("damaged_gzip") from error
    return head.removeprefix(BYTE_ORDER_MARK), _Again(begun, stream)


def chunks(source: Source, most: int) -> Iterator[bytes]:
    """The unpacked bytes, piece by piece, never more than ``most`` of them."""
    stream = opened(source)
    total = 0
    for chunk in _unpacked(stream):
        total += len(chunk)
        if total > most:
            raise LogError("too_many_bytes", most=most)
        yield chunk


def _unpacked(stream: Readable) -> Iterator[bytes]:
    packed = stream.read(CHUNK)
    if not packed.startswith(GZIP_MAGIC):
        while packed:
            yield packed
            packed = stream.read(CHUNK)
        return
    member = zlib.decompressobj(GZIP_WINDOW)
    try:
        while packed:
            if member.eof:  # files of several members are put together
                member = zlib.decompressobj(GZIP_WINDOW)
            if chunk := member.decompress(packed, CHUNK):
                yield chunk
            packed = member.unconsumed_tail or member.unused_data or stream.read(CHUNK)
    except zlib.error as error:
        raise LogError("damaged_gzip") from error
    if not member.eof:
        raise LogError("short_gzip")


def document(source: Source, limits: Limits = LIMITS) -> bytes:
    """All of it."""
    return b"".join(chunks(source, limits.document)).removeprefix(BYTE_ORDER_MARK)


def blocks(source: Source, limits: Limits = LIMITS) -> Iterator[tuple[int, bytes]]:
    r"""Many whole lines at once, with the number of the first; at the end what has no line break.

    >>> list(blocks(b"one\ntwo\nthree"))
    [(1, b'one\ntwo\n'), (3, b'three')]
    """
    number = 1
    rest = b""
    for chunk in chunks(source, limits.file):
        rest += chunk
        end = rest.rfind(b"\n") + 1
        if end:
            block, rest = rest[:end], rest[end:]
            yield number, block.removeprefix(BYTE_ORDER_MARK) if number == 1 else block
            number += block.count(b"\n")
        if len(rest) > limits.line:  # the others are shorter than a chunk and this together
            raise LogError("log_line_too_long", f"line {number}", most=limits.line)
    if rest:
        yield number, rest.removeprefix(BYTE_ORDER_MARK) if number == 1 else rest


def lines_of(number: int, block: bytes) -> Iterator[tuple[int, bytes, bool]]:
    """The lines of a block."""
    *whole, rest = block.split(b"\n")
    for place, line in enumerate(whole, number):
        if text := line.strip():
            yield place, text, True
    if text := rest.strip():
        yield number + len(whole), text, False


def lines(source: Source, limits: Limits = LIMITS) -> Iterator[tuple[int, bytes, bool]]:
    r"""Each line that is not blank with its number, and whether its line break is there.

    >>> list(lines(b"one\r\n\ntwo"))
    [(1, b'one', True), (3, b'two', False)]
    """
    for number, block in blocks(source, limits):
        yield from lines_of(number, block)


def from_json(decoder: json.Decoder[T], data: bytes, place: str) -> T:
    """Decoded JSON of the decoder's type, or an error that says what is wrong with it."""
    try:
        return decoder.decode(data)
    except UnicodeDecodeError as error:
        raise LogError("not_utf8", place) from error
    except ValueError as error:  # msgspec's errors are value errors
        raise LogError(
            "log_unfit",
            place,
            why=unfit(error) if isinstance(error, ValidationError) else not_json(data),
        ) from error
    except RecursionError as error:
        raise LogError("log_too_deep", place) from error


def whole_number(text: str, place: str, most: int = 10**9, least: int = -(10**9)) -> int:
    """A whole number of a text format.

    >>> whole_number("-12", "line 1")
    -12
    """
    digits = text.strip()
    plain = digits.removeprefix("-")
    if plain.isascii() and plain.isdigit() and len(plain) <= 10 and least <= int(digits) <= most:
        return int(digits)
    raise LogError("log_no_number", place, text=shown(text[:20]))


def count(text: str, place: str, most: int) -> int:
    """A number from 0 to ``most``: a player, or how many."""
    return whole_number(text, place, most, 0)
