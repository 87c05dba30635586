"""Batches over several threads: the same answers, and the same error."""

from random import Random

import pytest

from wrobel import batch
from wrobel.errors import HandError, TextError

ROWS = 5 * batch.LEAST_ROWS + 7


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
