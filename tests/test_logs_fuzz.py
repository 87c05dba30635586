"""Damaged logs: read, or refused with a reason; never anything else."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import LONG
from tests.support.log_damage import DAMAGES, check, damaged, logs
from wrobel.errors import LogError, TextError
from wrobel.logs.convert import read_log
from wrobel.logs.detect_format import FORMATS

COUNT = 4000 if LONG else 250


@pytest.mark.parametrize("first", range(0, 4 * COUNT, COUNT))
def test_damaged_logs(first: int) -> None:
    refused = sum(check(seed) for seed in range(first, first + COUNT))
    assert 0 < refused < COUNT


def test_damage_is_damage() -> None:
    """Most of it changes the bytes, and every kind of log is among the damaged."""
    seen = [damaged(seed) for seed in range(200)]
    assert {format for format, _ in seen} == set(FORMATS)
    whole = {data for seed in range(20) for data in logs(seed).values()}
    assert sum(data not in whole for _, data in seen) > 190
    assert len(DAMAGES) == 9


@pytest.mark.parametrize("format", FORMATS)
@given(data=st.binary(max_size=200))
def test_random_bytes(format: str, data: bytes) -> None:
    for how in ("auto", format):
        with suppress(LogError, TextError):
            list(read_log(data, how))


PIECES = st.sampled_from(
    [
        *(b'{"type":"start_kyoku"', b'{"type":"tsumo","actor":0,"pai":"5mr"}', b"\n", b"[", b"]"),
        *(b'{"type":"match"', b"<mjloggm>", b"<T5/>", b'<N who="0" m="5"/>', b"</mjloggm>", b","),
        *(b'{"log":[[', b'"r60"', b"[]", b'{"requests":["0 0 0"', b"Match x\n", b"Wind 0\n"),
        *(b"Player 0 Deal W1\n", b"Player 0 Hu W1\n", b"Score 1 2 3 4\n", b"3\n0 1 2\nPASS\n"),
        *(
            b'<AGARI who="0" fromWho="1" sc="1,2,3,4,5,6,7,8"/>',
            b'{"type":"hora"',
            b"}",
            b":",
            b"1",
        ),
        *(b'<INIT seed="0,0,0,1,1,5" oya="0"/>', b'<RYUUKYOKU type="nm"/>', b"Huang\n"),
    ]
)


@given(pieces=st.lists(PIECES, max_size=12))
def test_random_pieces(pieces: list[bytes]) -> None:
    data = b"".join(pieces)
    for format in ("auto", *FORMATS):
        with suppress(LogError, TextError):
            list(read_log(data, format))
