"""What all tests share: how long to go on, and what may be missing."""

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NoReturn, TypeVar

import pytest
from hypothesis import HealthCheck, settings

import wrobel

T = TypeVar("T")

LONG = bool(os.environ.get("WROBEL_LONG"))
REQUIRED = frozenset(filter(None, os.environ.get("WROBEL_REQUIRE", "").split(",")))

settings.register_profile(
    "wrobel",
    derandomize=True,
    deadline=None,
    max_examples=2000 if LONG else 150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    database=None,
)
settings.load_profile("wrobel")


def missing(what: str, reason: str) -> NoReturn:
    """Skip a test for want of something, or fail where it is required."""
    if what in REQUIRED:
        pytest.fail(f"{reason} (required here)")
    pytest.skip(reason)


def share(things: Iterable[T], compiled: int, interpreted: int, long: int) -> Iterator[T]:
    """So many of the things as this way of running can afford."""
    count = long if LONG else compiled if wrobel.mode() == "compiled" else interpreted
    return islice(things, count)


def pytest_report_header() -> str:
    return f"wrobel {wrobel.__version__} runs {wrobel.mode()}"
