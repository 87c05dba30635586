cimport cython

from wrobel.plain_text cimport plain_size, plain_text

cdef enum:
    BLANK = 32
    ZERO = 48
    NINE = 57
    LETTER_F = 102
    LETTER_G = 103
    LETTER_M = 109
    LETTER_P = 112
    LETTER_S = 115
    LETTER_Z = 122

@cython.final
cdef class Tiles:
    cdef signed char[160] tile
    cdef readonly int n
    cdef bint read(self, str text) noexcept
    cdef bint scan(self, const unsigned char* text, int size) noexcept
    cdef put(self, object tiles)
