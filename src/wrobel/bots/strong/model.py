"""A small learned judgement: how much a row of features looks like what strong players choose.

The numbers in ``models.json`` come from ``tools/learn.py``, which fits them to recorded
games; they say how features add up, not what was played where.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

MOST_INPUTS = 256
MOST_HIDDEN = 64
HOME = Path(__file__).with_name("models.json")


def saved() -> dict[str, Any]:
    """All models as they are kept."""
    found: dict[str, Any] = json.loads(HOME.read_text())
    return found


class Model:
    """One layer between the features and the verdict, and the features themselves."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        i: cython.int
        if not cython.compiled:
            self.first = [0.0] * (MOST_INPUTS * MOST_HIDDEN)
            self.bias = [0.0] * MOST_HIDDEN
            self.second = [0.0] * MOST_HIDDEN
            self.direct = [0.0] * MOST_INPUTS
            self.sum = [0.0] * MOST_HIDDEN
        self.inputs = len(numbers["direct"])
        self.hidden = len(numbers["bias"])
        if self.inputs > MOST_INPUTS or self.hidden > MOST_HIDDEN:
            raise ValueError("a model is too large")
        for i in range(self.inputs):
            self.direct[i] = numbers["direct"][i]
        for i in range(self.hidden):
            self.bias[i] = numbers["bias"][i]
            self.second[i] = numbers["second"][i]
        for i in range(self.inputs * self.hidden):
            self.first[i] = numbers["first"][i]
        self.nothing = 0.0
        for i in range(self.hidden):
            self.nothing += max(self.bias[i], 0.0) * self.second[i]

    def rate(self, row: cython.p_double) -> cython.double:
        """The verdict beside that on a row of zeros, as a difference of log odds."""
        i: cython.int
        j: cython.int
        place: cython.int
        number: cython.double
        found: cython.double = -self.nothing
        for j in range(self.hidden):
            self.sum[j] = self.bias[j]
        for i in range(self.inputs):
            number = row[i]
            if number == 0.0:
                continue
            found += number * self.direct[i]
            place = i * self.hidden
            for j in range(self.hidden):
                self.sum[j] += number * self.first[place + j]
        for j in range(self.hidden):
            if self.sum[j] > 0.0:
                found += self.sum[j] * self.second[j]
        return found


@cache
def model(name: str) -> Model:
    """One of those that are kept; all bots share it."""
    return Model(saved()[name])
