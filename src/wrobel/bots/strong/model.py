"""A learned judgement: how much a row of features looks like what strong players choose.

The numbers in ``models.json`` come from ``tools/learn.py``, which fits them to recorded
games; they say how features add up, not what was played where.
"""

import json
import struct
from base64 import b64decode
from functools import cache
from pathlib import Path
from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

MOST_INPUTS = 384
MOST_HIDDEN = 256
MOST_INNER = 64
HOME = Path(__file__).with_name("models.json")


def saved() -> dict[str, Any]:
    """All models as they are kept."""
    found: dict[str, Any] = json.loads(HOME.read_text())
    return found


def unpacked(numbers: dict[str, Any]) -> tuple[float, ...]:
    """The weights, which are kept as short floats in base 64."""
    packed = b64decode(numbers["weights"])
    return struct.unpack(f"<{len(packed) // 2}e", packed)


class Model:
    """Two layers between the features and the verdict, and the features themselves.

    The first features of a row may be ``shared`` by all rows of a position: ``begin`` adds them
    up once.
    """

    def __init__(self, numbers: dict[str, Any]) -> None:
        i: cython.int
        k: cython.int = 0
        if not cython.compiled:
            self.first = [0.0] * (MOST_INPUTS * MOST_HIDDEN)
            self.bias = [0.0] * MOST_HIDDEN
            self.second = [0.0] * (MOST_HIDDEN * MOST_INNER)
            self.inner_bias = [0.0] * MOST_INNER
            self.third = [0.0] * MOST_INNER
            self.direct = [0.0] * MOST_INPUTS
            self.base = [0.0] * MOST_HIDDEN
            self.sum = [0.0] * MOST_HIDDEN
            self.inner_sum = [0.0] * MOST_INNER
        self.inputs = numbers["inputs"]
        self.shared = numbers["shared"]
        self.hidden = numbers["hidden"]
        self.inner = numbers["inner"]
        if self.inputs > MOST_INPUTS or self.hidden > MOST_HIDDEN or self.inner > MOST_INNER:
            raise ValueError("a model is too large")
        weights = unpacked(numbers)
        for i in range(self.inputs * self.hidden):
            self.first[i] = weights[k + i]
        k += self.inputs * self.hidden
        for i in range(self.hidden):
            self.bias[i] = weights[k + i]
        k += self.hidden
        for i in range(self.hidden * self.inner):
            self.second[i] = weights[k + i]
        k += self.hidden * self.inner
        for i in range(self.inner):
            self.inner_bias[i] = weights[k + i]
            self.third[i] = weights[k + self.inner + i]
        k += 2 * self.inner
        for i in range(self.inputs):
            self.direct[i] = weights[k + i]
        self.offset = weights[k + self.inputs]

    def begin(self, row: cython.p_double, start: cython.int) -> None:
        """Add up what the rows of a position share."""
        j: cython.int
        for j in range(self.hidden):
            self.base[j] = self.bias[j]
        self.base_found = self.offset + self.add(self.base, row, start, 0, self.shared)

    def rate(self, row: cython.p_double, start: cython.int) -> cython.double:
        """The verdict on the row that starts there, in log odds."""
        j: cython.int
        k: cython.int
        place: cython.int
        number: cython.double
        found: cython.double
        for j in range(self.hidden):
            self.sum[j] = self.base[j]
        found = self.base_found + self.add(self.sum, row, start, self.shared, self.inputs)
        for k in range(self.inner):
            self.inner_sum[k] = self.inner_bias[k]
        for j in range(self.hidden):
            number = self.sum[j]
            if number <= 0.0:
                continue
            place = j * self.inner
            for k in range(self.inner):
                self.inner_sum[k] += number * self.second[place + k]
        for k in range(self.inner):
            if self.inner_sum[k] > 0.0:
                found += self.inner_sum[k] * self.third[k]
        return found

    def add(
        self,
        sum: cython.p_double,
        row: cython.p_double,
        start: cython.int,
        first: cython.int,
        end: cython.int,
    ) -> cython.double:
        """Add these features of a row to the first layer; what they say directly."""
        i: cython.int
        j: cython.int
        place: cython.int
        number: cython.double
        found: cython.double = 0.0
        for i in range(first, end):
            number = row[start + i]
            if number == 0.0:
                continue
            found += number * self.direct[i]
            place = i * self.hidden
            for j in range(self.hidden):
                sum[j] += number * self.first[place + j]
        return found


@cache
def model(name: str) -> Model:
    """One of those that are kept; all bots share it."""
    return Model(saved()[name])
