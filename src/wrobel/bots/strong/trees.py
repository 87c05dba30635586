"""A learned yes or no: a sum of small trees, each of which asks a few features of a row.

Where few positions tell much, trees that split by single features learn more from them than a
network does. Like the networks they come from ``tools/learn.py`` and are kept in ``models.json``.
"""

import struct
from base64 import b64decode
from functools import cache
from typing import Any

from wrobel.bots.strong.model import saved

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

MOST_QUESTIONS = 32768
MOST_LEAVES = 32768


class Trees:
    """All questions of a tree are asked by place: after ``i`` comes ``2 i + 1`` or ``2 i + 2``."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        i: cython.int
        k: cython.int
        if not cython.compiled:
            self.feature = [0] * MOST_QUESTIONS
            self.above = [0] * MOST_QUESTIONS
            self.leaf = [0.0] * MOST_LEAVES
        self.trees = numbers["trees"]
        self.depth = numbers["depth"]
        self.start = numbers["start"]
        self.questions = (1 << self.depth) - 1
        if self.trees * (self.questions + 1) > MOST_LEAVES:
            raise ValueError("a model is too large")
        layout = struct.Struct(f"<{self.questions}H{self.questions}b{self.questions + 1}e")
        for k, tree in enumerate(layout.iter_unpack(b64decode(numbers["packed"]))):
            for i in range(self.questions):
                self.feature[k * self.questions + i] = tree[i]
                self.above[k * self.questions + i] = tree[self.questions + i]
            for i in range(self.questions + 1):
                self.leaf[k * (self.questions + 1) + i] = tree[2 * self.questions + i]

    def rate(self, row: cython.p_double, start: cython.int) -> cython.double:
        """The verdict on the row that starts there, in log odds."""
        k: cython.int
        i: cython.int
        level: cython.int
        first: cython.int
        found: cython.double = self.start
        for k in range(self.trees):
            first = k * self.questions
            i = 0
            for level in range(self.depth):
                i = 2 * i + (
                    2 if row[start + self.feature[first + i]] > self.above[first + i] else 1
                )
            found += self.leaf[k * (self.questions + 1) + i - self.questions]
        return found


@cache
def trees(name: str) -> Trees:
    """Those that are kept; all bots share them."""
    return Trees(saved()[name])
