"""Bombs of all kinds: a clear error, quickly, in little memory."""

import gzip
import tracemalloc
import zlib

import pytest

from tests.support.log_samples import sample
from wrobel.errors import LogError
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.detect_format import FORMATS
from wrobel.logs.limits import LIMITS, Limits, document, lines

MEGABYTE = 1 << 20


class Endless:
    """A beginning, then the same bytes again and again, up to a hundred megabytes."""

    def __init__(self, start: bytes, again: bytes) -> None:
        self.left = 100 * MEGABYTE
        self.start = start
        self.again = again

    def read(self, size: int, /) -> bytes:
        if self.start:
            start, self.start = self.start, b""
            return start
        if self.left <= 0:
            return b""
        size = min(size, self.left)
        self.left -= size
        return (self.again * (size // len(self.again) + 1))[:size]


STARTS = {
    "wrobel": b'{"type":"match","version":1,"rules":"',
    "mjai": b'{"type":"start_game","names":["',
    "tenhou6": b'{"title":["',
    "mjlog": b'<mjloggm ver="',
    "botzone": b'{"requests":["',
}


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("again", [b"x", b"[", b"\n", b"\xff", b"1,"])
def test_a_hundred_megabytes(format: str, again: bytes) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(LogError):
            list(read_log(Endless(STARTS[format], again)))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 60 * MEGABYTE


def test_a_long_line_in_the_middle() -> None:
    data = WRITERS["mjai"](sample(1)).data
    long = b'{"type":"none","x":"' + b"y" * (3 * MEGABYTE) + b'"}\n'
    with pytest.raises(LogError) as raised:
        list(read_log(data + long))
    assert raised.value.code == "too_long"
    number = data.count(b"\n") + 1
    assert raised.value.place == f"line {number}"


@pytest.fixture(scope="module")
def zeros() -> bytes:
    """Three hundred megabytes of nothing, packed."""
    packer = zlib.compressobj(1, wbits=31)
    return b"".join(packer.compress(bytes(MEGABYTE)) for _ in range(300)) + packer.flush()


@pytest.mark.parametrize("format", FORMATS)
def test_a_packed_bomb(format: str, zeros: bytes) -> None:
    bomb = gzip.compress(STARTS[format]) + zeros
    assert len(bomb) < 2 * MEGABYTE
    tracemalloc.start()
    try:
        with pytest.raises(LogError):
            list(read_log(bomb))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 60 * MEGABYTE


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"start_game","x":' + b"[" * 500_000,
        b'{"type":"start_game","x":' + b"[" * 500_000 + b"]" * 500_000 + b"}",
        b'{"type":"start_game","x":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
        b'{"type":"match","version":1,"rules":"tenhou","options":' + b'{"a":' * 100_000,
        b'{"log":' + b"[" * 500_000,
        b'{"rule":{"disp":""},"log":[' + b"[" * 500_000 + b"]" * 500_000 + b"]}",
        b'{"requests":' + b"[" * 500_000,
        b"[" * 500_000,
        b"[[" + b'{"type":' * 200_000,
        b"<mjloggm>" + b"<a>" * 100_000,
    ],
    ids=range(10),
)
def test_deep_nesting(data: bytes) -> None:
    with pytest.raises(LogError):
        list(read_log(data))


ENTITIES = b"".join(
    b'<!ENTITY l%d "%s">' % (level, b"&l%d;" % (level - 1) * 10) for level in range(1, 10)
)


@pytest.mark.parametrize(
    "data",
    [
        b'<!DOCTYPE m [<!ENTITY l0 "ha">' + ENTITIES + b"]><mjloggm>&l9;</mjloggm>",
        b'<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><mjloggm>&x;</mjloggm>',
        b'<!DOCTYPE m SYSTEM "nowhere.dtd"><mjloggm/>',
        b'<!DOCTYPE m [<!ENTITY %% p "x"> %%p;]><mjloggm/>',
        b"<mjloggm>&lt;&undefined;</mjloggm>",
        b'<?xml version="1.0" encoding="klingon"?><mjloggm/>',
        b'<?xml version="1.0" encoding="utf-16"?><mjloggm/>',
    ],
    ids=range(7),
)
def test_entities_document_types_and_encodings_are_refused(data: bytes) -> None:
    with pytest.raises(LogError) as raised:
        list(read_log(data))
    assert raised.value.code == "bad_xml"


def test_too_many_events() -> None:
    few = Limits(events=30)
    for format in ("wrobel", "mjai", "mjlog", "tenhou6"):
        with pytest.raises(LogError) as raised:
            list(read_log(WRITERS[format](sample(1)).data, format, few))
        assert raised.value.code == "too_big"


def test_gzip_in_pieces_and_damaged() -> None:
    game = sample(1)
    data = WRITERS["mjai"](game).data
    half = len(data) // 2
    packed = gzip.compress(data[:half]) + gzip.compress(data[half:])
    assert [log.events for log in read_log(packed)] == [log.events for log in read_log(data)]
    for bad in (packed[:-12], packed[:50] + b"\x00" * 20 + packed[70:], packed[:3]):
        with pytest.raises(LogError) as raised:
            list(read_log(bad))
        assert raised.value.code in {"bad_gzip", "empty"}


def test_lines_and_documents() -> None:
    assert list(lines(b"\xef\xbb\xbfa\n\n b \r\nc")) == [
        (1, b"a", True),
        (3, b"b", True),
        (4, b"c", False),
    ]
    assert document(b"\xef\xbb\xbfabc") == b"abc"
    with pytest.raises(LogError):
        document(b"abcd", Limits(document=3))
    assert LIMITS.line < LIMITS.document < LIMITS.file
