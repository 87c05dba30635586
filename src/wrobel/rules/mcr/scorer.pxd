cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport Groups
from wrobel.rules.mcr.fans cimport Fans
from wrobel.rules.mcr.ids cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.rules.scorer cimport Scorer
from wrobel.shape.bits cimport lowest
from wrobel.shape.readings cimport Readings

cdef int MINIMUM, EXTRA, KNITTED_PLACE

cdef bint comes_first(Score one, Score other) noexcept nogil

@cython.final
cdef class McrScorer(Scorer):
    cdef readonly object options
    cdef Groups groups
    cdef Fans fans
    cdef Readings rest
    cdef Score trial
    cdef list noted
    cdef bint noting
    cdef void read(self, Request request, Score result) noexcept nogil
    cdef void read_split(self, Request request, int split, Score result) noexcept nogil
    cdef void read_knitted(self, Request request, Score result) noexcept nogil
    cdef int split_rest(self, Request request, unsigned int pattern) noexcept nogil
    cdef void lay_rest(self, Request request, int split) noexcept nogil
    cdef bint completes_set(self, Request request) noexcept nogil
    cdef int consider(self, int reading, int place, Score result) noexcept nogil
    cdef void finish(self, Request request, Score result) noexcept nogil
    cdef void settle(self, Request request, Score result) noexcept nogil
    cdef unsigned long long all_waits(self, Request request) noexcept nogil
