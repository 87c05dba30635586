cimport cython

from wrobel.rules.score cimport Score
from wrobel.shape.bits cimport lowest

@cython.final
cdef class Selection:
    cdef int n
    cdef int winds
    cdef int total
    cdef int edges
    cdef int best_worth
    cdef int best_length
    cdef short[65] fan  # with room for one that is not there
    cdef short[65] sets
    cdef unsigned long long kept  # bits of the candidates that count
    cdef unsigned long long linked  # and of those made of several sets
    cdef short[96] points
    cdef unsigned long long[96] low
    cdef unsigned long long[96] high
    cdef signed char[96] scope
    cdef unsigned long long[96] scope_low
    cdef unsigned long long[96] scope_high
    cdef signed char[240] join
    cdef short[64] edge
    cdef short[8] path
    cdef short[8] best
    cdef void add(self, int fan, int sets) noexcept nogil
    cdef int choose(self) noexcept nogil
    cdef void strike(self) noexcept nogil
    cdef void strike_near(self, int by) noexcept nogil
    cdef void link(self) noexcept nogil
    cdef void search(self, int first, int length, int partition, int worth) noexcept nogil
    cdef bint earlier(self, int length) noexcept nogil
    cdef void write(self, Score score) noexcept nogil

cdef int SEPARATE
