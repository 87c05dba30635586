"""What a dict holds, as ``plain_requests`` looks at it when compiled: see ``borrowed.pxd``.

There keys and values are addresses that nobody counts a reference for: what lies all over the
memory is only read, not written to. Here they are the objects themselves.
"""

from typing import Any

from wrobel.plain_text import plain_size as text_size
from wrobel.plain_text import plain_text as text_of


def take_items(held: Any, keys: list[Any], values: list[Any], start: int, most: int) -> int:
    """Write keys and values from ``start`` on; where they end, −1 of anything but a dict so small.

    >>> keys, values = [None] * 3, [None] * 3
    >>> take_items({"a": 1, "b": 2}, keys, values, 1, 2), keys
    (3, [None, 'a', 'b'])
    """
    if type(held) is not dict or len(held) > most:
        return -1
    end = start + len(held)
    keys[start:end] = held
    values[start:end] = held.values()
    return end


def truth_of(held: object) -> int:
    """1 of True, 0 of False, −1 of anything else."""
    return int(held) if type(held) is bool else -1


def list_size(held: object) -> int:
    """How many items a list has, −1 of anything else."""
    return len(held) if type(held) is list else -1


def item_of(held: list[Any], i: int) -> Any:
    return held[i]


def is_dict(held: object) -> bool:
    return type(held) is dict


def borrow(one: Any) -> Any:
    """An object, looked at without a reference of one's own."""
    return one


def object_of(held: Any) -> Any:
    """The object itself."""
    return held


def lie_together(_one: object, _other: object) -> bool:
    """Are two objects neighbours in memory? Here nobody knows."""
    return True


def fetch_object(held: object) -> None:
    """Ask for the memory of an object that is needed soon: here there is no way to."""


def fetch_items(some: object) -> None:
    """Ask for the memory where a list has its items."""


def fetch_table(mapping: object) -> None:
    """Ask for the memory of a dict's table."""


__all__ = [
    "borrow",
    "fetch_items",
    "fetch_object",
    "fetch_table",
    "is_dict",
    "item_of",
    "lie_together",
    "list_size",
    "object_of",
    "take_items",
    "text_of",
    "text_size",
    "truth_of",
]
