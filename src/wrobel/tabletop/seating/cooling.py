"""The schedule of an annealing: a number of steps from hot to cold, which may be stopped."""

from collections.abc import Callable
from typing import Protocol

STAGES = 60
CHUNK = 5_000  # after so many steps stop() is asked

Stop = Callable[[], bool]


class Search(Protocol):
    """What the searches have in common."""

    best_cost: int

    def warm(self, temperature: float) -> None: ...
    def run(self, steps: int, goal: int) -> int: ...


def never() -> bool:
    """For searches that nobody stops."""
    return False


def cool(search: Search, goal: int, steps: int, hot: float, cold: float, stop: Stop) -> bool:
    """Anneal until the goal is reached or the steps are used up; was it stopped before that?"""
    steps = max(STAGES, steps)
    size = min(CHUNK, steps // STAGES)
    chunks = steps // size
    stage = -1
    for chunk in range(chunks):
        if search.best_cost <= goal:
            return False
        if stop():
            return True
        if chunk * STAGES // chunks != stage:
            stage = chunk * STAGES // chunks
            search.warm(hot * (cold / hot) ** (stage / (STAGES - 1)))
        search.run(size, goal)
    return False
