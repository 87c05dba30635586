cimport cython

from wrobel.shape.bits cimport kinds_with, lowest, suit_size

@cython.final
cdef class Readings:
    cdef signed char[34] left
    cdef readonly int n
    cdef readonly int sets
    cdef int pair_suit
    cdef int pair_now
    cdef signed char[5] path
    cdef signed char[64] group
    cdef signed char[16] pair
    cdef void walk(self, unsigned long long kinds, int depth) noexcept
    cdef int find(self) noexcept

cdef int MOST
