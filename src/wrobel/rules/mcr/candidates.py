"""How a fan that may be there is put into a selection: see ``candidates.pxd``.

Compiled it is written in any case, and counts if it is there: nobody can foresee which fans a hand
has, and a processor that guesses wrong loses more time than the writing takes.
"""

from typing import Any


def put(found: Any, fan: int, sets: int, there: bool) -> None:
    """Put a candidate in if it is there."""
    if there:
        found.add(fan, sets)
