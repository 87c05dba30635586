"""Batches over several threads: the same answers, and the same error."""

from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from tests.support.case_tables import table
from wrobel import batch, mode
from wrobel.errors import HandError, TextError

ROWS = 5 * batch.LEAST_ROWS + 7
SCORED = ("riichi_score", "mcr_score", "hongkong_score", "bad_requests", "mcr_bad")
COLUMNS = ("ok", "error", "legal", "han", "fu", "yakuman", "limit", "points", "total", "fans")


def rows(seed: str) -> bytearray:
    """Counts of so many hands, from 1 to 14 tiles."""
    rng = Random(seed)
    wall = [kind for kind in range(34) for _ in range(4)]
    memory = bytearray(34 * ROWS)
    for row in range(ROWS):
        for kind in rng.sample(wall, rng.choice((1, 2, 4, 5, 7, 8, 10, 11, 13, 14))):
            memory[34 * row + kind] += 1
    return memory


def distances(memory: bytearray, threads: int) -> list[int]:
    found: list[int] = batch.distance(memoryview(memory).cast("B", (ROWS, 34)), threads).tolist()
    return found


def test_threads_share_the_rows() -> None:
    memory = rows("threads")
    alone = distances(memory, 1)
    assert len(set(alone)) > 5
    for threads in (2, 3, 7, 64):
        assert distances(memory, threads) == alone


def test_threads_name_the_first_wrong_row() -> None:
    memory = rows("wrong")
    for row in (ROWS - 1, ROWS // 2, ROWS // 2 + 1):
        memory[34 * row] = 5
    for threads in (1, 2, 3):
        with pytest.raises(HandError) as refused:
            distances(memory, threads)
        assert refused.value.values == {"row": ROWS // 2}


def test_there_is_a_thread() -> None:
    with pytest.raises(TextError) as refused:
        distances(rows("none"), 0)
    assert (refused.value.cause, refused.value.place) == ("at_least_one", "threads")


def examples() -> list[dict[str, Any]]:
    """The worked examples of all families, right and wrong ones, in turns."""
    found = [case["request"] for name in SCORED for case in table(name)]
    found = [request for request in found if "hand" in request]
    Random("threads").shuffle(found)
    return list(islice(cycle(found), ROWS if mode() == "compiled" else 2 * batch.LEAST_ROWS))


def scored(packed: batch.Packed, threads: int) -> list[Any]:
    columns = batch.score(packed, threads)
    return [getattr(columns, name).tolist() for name in COLUMNS]


def test_threads_share_the_requests() -> None:
    packed = batch.pack(examples())
    alone = scored(packed, 1)
    assert len({one.options.family for one in packed.requests if hasattr(one, "options")}) == 3
    assert len(set(alone[1])) > 3, "different errors"
    assert len(set(alone[7])) > 50, "different points"
    for threads in (2, 3, 7, 64) if mode() == "compiled" else (2,):
        assert scored(packed, threads) == alone


def test_few_requests_are_scored_too() -> None:
    few = batch.pack(examples()[:3])
    assert scored(few, 8) == scored(few, 1)
    assert len(batch.score(batch.pack([]), 8)) == 0


def test_requests_need_a_thread() -> None:
    with pytest.raises(TextError) as refused:
        batch.score(batch.pack([]), 0)
    assert (refused.value.cause, refused.value.place) == ("at_least_one", "threads")
