"""The few names of the ``cython`` module that our sources use, for machines without it.

The compiled modules are ordinary Python files. Run as such they only mention these
names in annotations and decorators, which here mean nothing.
"""

import builtins
import contextlib
from collections.abc import Callable
from typing import Any

compiled = False

int = builtins.int
uchar = schar = uint = long = longlong = ulonglong = builtins.int
bint = builtins.bool
double = builtins.float
Py_UCS4 = builtins.str
p_void = p_double = p_uchar = p_schar = p_int = p_uint = p_longlong = p_ulonglong = p_ushort = Any


class NoGil(contextlib.nullcontext[None]):
    """Both a context and a decorator."""

    def __call__(self, function: Any) -> Any:
        return function


nogil = gil = NoGil()


def cfunc(function: Any) -> Any:
    return function


def final(function: Any) -> Any:
    return function


def inline(function: Any) -> Any:
    return function


def exceptval(*_args: Any, **_kwargs: Any) -> Callable[[Any], Any]:
    return cfunc


def cast(_type: Any, value: Any) -> Any:
    return value


def address(value: Any) -> Any:
    return value
