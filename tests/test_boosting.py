"""Trees: they learn what no feature says alone, and are read as they were learned."""

import json
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tools.boosting import Growth, Rows, boosted, grown

import wrobel
from wrobel.bots.strong.model import saved
from wrobel.bots.strong.trees import Trees

SMALL = Growth(trees=40, depth=3, speed=0.3, shrink=1.0, fewest=1.0, share=0.6)


def lessons(seed: int, count: int = 3000) -> Any:
    """Rows of eight numbers; yes where just one of two of them is above its bound."""
    rows = np.random.default_rng(seed).integers(-127, 128, (count, 8)).astype(np.int8)
    taken = (rows[:, 1] > 20) ^ (rows[:, 6] > -30)
    return SimpleNamespace(shared=rows[:, :3], own=rows[:, 3:], taken=taken.astype(np.int64))


def test_trees_learn_what_no_feature_says_alone(capsys: pytest.CaptureFixture[str]) -> None:
    boosted("either", lessons(1), lessons(2), SMALL)
    told = capsys.readouterr().out.splitlines()[-1]
    assert float(told.split("right ")[1].split(",")[0]) > 0.97


def test_the_same_lessons_make_the_same_trees() -> None:
    one, other = (boosted("either", lessons(1), lessons(2), SMALL) for _ in range(2))
    assert json.dumps(one) == json.dumps(other)


def test_a_split_too_small_is_not_made() -> None:
    rows = Rows(lessons(3, 50))
    plan = Growth(depth=2, fewest=1000.0)
    even = np.full(50, 0.25)
    tree = grown(rows.values, np.arange(8), rows.answers - 0.5, even, plan)
    assert set(tree.places(rows.values)) == {0}


def test_trees_are_read_as_they_were_learned() -> None:
    if wrobel.mode() == "compiled":
        pytest.skip("compiled trees take rows of C; parity of both ways is in test_parity")
    learned = lessons(1, 500)
    numbers = boosted("either", learned, lessons(2), SMALL)
    trees = Trees(numbers)
    rows = np.concatenate([learned.shared, learned.own], axis=1)
    rated = [trees.rate([float(number) for number in row], 0) for row in rows]
    right = np.mean((np.array(rated) > 0) == (learned.taken > 0))
    assert right > 0.97


def test_what_is_kept_fits() -> None:
    kept = saved()["riichi"]
    trees = Trees(kept)
    assert (trees.trees, trees.depth) == (kept["trees"], kept["depth"])
    with pytest.raises(ValueError, match="too large"):
        Trees({**kept, "trees": 1 << 15})
