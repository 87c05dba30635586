"""What differs between two values of plain JSON: a few places instead of the whole.

>>> before = {"left": 70, "players": [{"discards": ["1m"]}]}
>>> after = {"left": 69, "players": [{"discards": ["1m", "9p"]}]}
>>> list(changes(before, after))
[(('left',), 69), (('players', 0, 'discards', 1), '9p')]
>>> changed(before, changes(before, after)) == after
True
"""

from collections.abc import Iterable, Iterator
from typing import Any

Path = tuple[str | int, ...]
Change = tuple[Path, Any]


def changes(old: Any, new: Any, at: Path = ()) -> Iterator[Change]:
    """The places that differ, each with its new value. A list may grow at its end.

    Where something is missing in the new value, the whole that had it is given.
    """
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            if key not in old:
                yield (*at, key), value
            elif old[key] != value:
                yield from changes(old[key], value, (*at, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        for place, value in enumerate(new):
            if place >= len(old):
                yield (*at, place), value
            elif old[place] != value:
                yield from changes(old[place], value, (*at, place))
    elif old != new:
        yield at, new


def changed(value: Any, what: Iterable[Change]) -> Any:
    """The value with the changes made; what has not changed is shared."""
    for path, new in what:
        value = _put(value, path, new)
    return value


def _put(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        return {**value, first: _put(value.get(first), rest, new)}
    copied = [*value, None] if first == len(value) else list(value)
    copied[int(first)] = _put(copied[int(first)], rest, new)
    return copied
