"""Logs of every format, and ways to spoil them."""

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from tests.support.log_samples import sample
from wrobel.errors import LogError, TextError, WrobelError
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.fill_in import completed
from wrobel.logs.findings import Report
from wrobel.logs.replay_check import verify_game

TOKENS = (
    *(b"-1", b"0", b"4", b"99", b"136", b"1e9", b"99999999999999999999", b"1.5", b"true", b"null"),
    *(b'""', b'"?"', b'"5mr"', b'"x"', b'"\\ud800"', b"[]", b"{}", b"[[]]", b"[null]", b'"1f"'),
)
NOISE = (
    b"\x00",
    b"\xff",
    b"<",
    b">",
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\n",
    b"&amp;",
    b" ",
)
NUMBER = re.compile(rb"-?\d+")
VALUE = re.compile(rb'"[^"\n]{0,30}"|-?\d+|true|false|null')


@cache
def logs(seed: int) -> dict[str, bytes]:
    """A made-up match in each format that can carry it."""
    riichi, mcr = sample(seed), sample(seed, "mcr-cn98")
    written = {f: write(riichi).data for f, write in WRITERS.items() if f != "botzone"}
    return {**written, "botzone": WRITERS["botzone"](mcr).data}


def flip(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def insert(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.choice(NOISE) * rng.choice((1, 1, 1, 50)) + data[at:]


def delete(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.choice((1, 1, 2, 20)) :]


def double(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    size = rng.choice((1, 5, 100))
    return data[: at + size] + data[at:]


def truncate(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def swap_lines(rng: random.Random, data: bytes) -> bytes:
    """Pieces that stand beside one another change places."""
    separator = b"\n" if data.count(b"\n") > 4 else b"/>" if b"/>" in data else b","
    parts = data.split(separator)
    one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return separator.join(parts)


def drop_line(rng: random.Random, data: bytes) -> bytes:
    separator = b"\n" if data.count(b"\n") > 4 else b"/>" if b"/>" in data else b","
    parts = data.split(separator)
    del parts[rng.randrange(len(parts))]
    return separator.join(parts)


def number(rng: random.Random, data: bytes) -> bytes:
    """One number becomes another."""
    found = list(NUMBER.finditer(data))
    if not found:
        return data
    at = rng.choice(found)
    return (
        data[: at.start()]
        + str(rng.choice((-1, 0, 1, 3, 4, 5, 37, 60, 135, 10**12))).encode()
        + (data[at.end() :])
    )


def value(rng: random.Random, data: bytes) -> bytes:
    """One value becomes something else altogether."""
    found = list(VALUE.finditer(data))
    if not found:
        return data
    at = rng.choice(found)
    return data[: at.start()] + rng.choice(TOKENS) + data[at.end() :]


DAMAGES: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    *(flip, insert, delete, double, truncate, swap_lines, drop_line, number, value),
)


def damaged(seed: int) -> tuple[str, bytes]:
    """A log with one to four kinds of damage."""
    rng = random.Random(seed)
    format, data = rng.choice(sorted(logs(rng.randrange(20)).items()))
    for _ in range(rng.choice((1, 1, 2, 4))):
        data = rng.choice(DAMAGES)(rng, data) or b" "
    return format, data


def check(seed: int) -> bool:
    """Reads a damaged log, proves it and writes it in every format; was it refused with a reason?

    What could be written must be readable. Anything but an error of ours comes through.
    """
    format, data = damaged(seed)
    try:
        games = list(read_log(data, format))
    except (LogError, TextError) as error:
        assert error.message
        return True
    for game in games:
        with suppress(WrobelError):
            verify_game(game, Report(), "tenhou")
        for to, write in WRITERS.items():
            try:
                written = write(completed(game) or game)
            except WrobelError:
                continue
            list(read_log(written.data, to))
    return False
