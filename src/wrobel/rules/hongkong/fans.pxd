cimport cython

from wrobel.rules.score cimport Score

@cython.final
cdef class Fans:
    cdef short[64] worth
    cdef void add(self, Score score, int fan, int count) noexcept nogil
