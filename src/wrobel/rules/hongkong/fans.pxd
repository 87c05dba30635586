from wrobel.rules.score cimport Score

cdef class Fans:
    cdef short[64] worth
    cdef void add(self, Score score, int fan, int count) noexcept
