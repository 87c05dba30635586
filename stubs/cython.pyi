# The names of the ``cython`` module that our sources use, as mypy should see them.
import builtins
import contextlib
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

compiled: bool

int = builtins.int
uint = builtins.int
char = builtins.int
schar = builtins.int
uchar = builtins.int
short = builtins.int
ushort = builtins.int
long = builtins.int
ulong = builtins.int
longlong = builtins.int
ulonglong = builtins.int
bint = builtins.bool
double = builtins.float
Py_UCS4 = builtins.str
p_uchar: TypeAlias = Any
p_void: TypeAlias = Any
p_double: TypeAlias = Any
p_schar: TypeAlias = Any
p_int: TypeAlias = Any
p_uint: TypeAlias = Any
p_ushort: TypeAlias = Any
p_ulonglong: TypeAlias = Any
p_longlong: TypeAlias = Any

class _NoGil(contextlib.nullcontext[None]):
    def __call__(self, function: T) -> T: ...

nogil: _NoGil
gil: _NoGil

def address(value: Any) -> Any: ...
def cfunc(function: T) -> T: ...
def ccall(function: T) -> T: ...
def cclass(kind: T) -> T: ...
def final(function: T) -> T: ...
def inline(function: T) -> T: ...
def exceptval(*args: Any, **kwargs: Any) -> Callable[[T], T]: ...
def cast(kind: Any, value: Any) -> Any: ...
