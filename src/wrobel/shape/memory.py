"""The bytes of a memoryview: compiled where they begin, interpreted the view itself.

They stay where they are as long as the view lives: its owner can neither move nor resize them.
"""

from typing import Any


def memory_of(view: memoryview) -> Any:
    """The bytes of a contiguous view, to be indexed."""
    return view


def numbers_of(view: memoryview) -> Any:
    """The same of a view whose items have 64 bits."""
    return view
