cimport cython

from wrobel.rules.score cimport Score

@cython.final
cdef class ScoreText:
    cdef unsigned char[16384] out
    cdef int n
    cdef object options
    cdef list fans
    cdef int fan_n
    cdef void put(self, bytes text) noexcept
    cdef void put_number(self, long long number) noexcept
    cpdef bytes answer(self, Score score, object options, bytes identity)

cdef list LIMIT_TEXTS
