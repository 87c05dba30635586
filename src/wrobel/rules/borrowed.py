"""What a dict holds, as ``plain_requests`` looks at it when compiled: see ``borrowed.pxd``.

There keys and values are addresses that nobody counts a reference for: what lies all over the
memory is only read, not written to. Here they are the objects themselves.
"""

from typing import Any

from wrobel.plain_text import plain_size as text_size
from wrobel.plain_text import plain_text as text_of


def take_items(
    mapping: dict[Any, Any], keys: list[Any], values: list[Any], start: int, most: int
) -> int:
    """Write keys and values from ``start`` on; where they end, −1 if there are too many.

    >>> keys, values = [None] * 3, [None] * 3
    >>> take_items({"a": 1, "b": 2}, keys, values, 1, 2), keys
    (3, [None, 'a', 'b'])
    """
    if len(mapping) > most:
        return -1
    end = start + len(mapping)
    keys[start:end] = mapping
    values[start:end] = mapping.values()
    return end


def truth_of(held: object) -> int:
    """1 of True, 0 of False, −1 of anything else."""
    return int(held) if type(held) is bool else -1


def fetch_text(held: object) -> None:
    """Ask for the memory of a short text: here there is no way to."""


def object_of(held: Any) -> Any:
    return held


def list_of(held: Any) -> list[Any] | None:
    """The list that it is, or None."""
    return held if type(held) is list else None


__all__ = ["fetch_text", "list_of", "object_of", "take_items", "text_of", "text_size", "truth_of"]
