from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score

cdef class Scorer:
    cdef void score(self, Request request, Score result) noexcept
