cimport cython

from wrobel.plain_text cimport plain_size, plain_text

cdef enum:
    BLANK = 32
    ZERO = 48
    NINE = 57

cdef signed char[256] _FIRST
cdef signed char[60] _KINDS

@cython.final
cdef class Tiles:
    cdef signed char[160] tile
    cdef readonly int n
    cdef bint read(self, str text) noexcept
    cdef bint scan(self, const unsigned char* text, int size) noexcept
    cdef put(self, object tiles)
