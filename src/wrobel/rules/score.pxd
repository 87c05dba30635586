cimport cython

from wrobel.rules.request cimport Request
from wrobel.shape.bits cimport sixteen_held

@cython.final
cdef class Score:
    cdef readonly Request request
    cdef readonly int han
    cdef readonly int fu
    cdef readonly int yakuman
    cdef readonly int limit_code
    cdef readonly int total
    cdef readonly long long points
    cdef readonly int missing
    cdef readonly int problem
    cdef readonly int reading
    cdef readonly int place
    cdef readonly bint paid
    cdef long long[4] pay
    cdef signed char[96] counts
    cdef short[96] worth
    cdef public object trace
    cdef void clear(self) noexcept nogil
    cdef void copy_from(self, Score other) noexcept nogil
    cdef void put(self, int fan, int worth, int count) noexcept nogil
    cdef unsigned long long fan_bits(self, int half) noexcept nogil
    cdef void write(self, long row, long n, unsigned char* small, long long* wide, long long* bits) noexcept nogil
