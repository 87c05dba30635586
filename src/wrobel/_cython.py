"""The few names of the ``cython`` module that our sources use, for machines without it.

The compiled modules are ordinary Python files. Run as such they only mention these
names in annotations and decorators, which here mean nothing.
"""

from collections.abc import Callable
from typing import Any

compiled = False

char = schar = uchar = short = ushort = uint = long = ulong = longlong = ulonglong = int
bint = bool
double = float
Py_UCS4 = str
p_uchar = p_uint = p_ulonglong = const_uchar = Any


def _unchanged(thing: Any) -> Any:
    return thing


cclass = cfunc = ccall = inline = final = _unchanged


def _decorator(*_args: Any, **_kwargs: Any) -> Callable[[Any], Any]:
    return _unchanged


exceptval = locals = boundscheck = wraparound = cdivision = nogil = _decorator


def cast(_type: Any, value: Any) -> Any:
    return value
