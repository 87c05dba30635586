cimport cython

from wrobel.bots.observation cimport Observation
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.rules.scorer cimport Scorer
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int SLOTS, PRIME, DECLARED, SILENT, DRAWN_ONLY, DECLARED_DRAWN
cdef double LIFTS, LEAVES

@cython.final
cdef class Worth:
    cdef Request request
    cdef Score result
    cdef Scorer scorer
    cdef object options
    cdef Observation sight
    cdef int own_melds
    cdef int last_hand
    cdef int epoch
    cdef double to_pass
    cdef signed char[64] facts
    cdef unsigned long long[32768] one
    cdef unsigned long long[32768] two
    cdef unsigned long long[32768] three
    cdef double[32768] kept
    cdef int[32768] stamp
    cdef readonly long asked
    cdef readonly long scored
    cdef void start(self, Observation sight, Family family)
    cdef void prepare(self, Family family)
    cdef bint note_fact(self, int place, int fact) noexcept
    cdef void set_out(self) noexcept
    cdef int gap_to_pass(self) noexcept
    cdef double value(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z, int win, unsigned int opened, int how) noexcept
    cdef double score(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z, int win, unsigned int opened, int how) noexcept
    cdef void unpack(self, int suit, unsigned long long tiles) noexcept
    cdef double points(self) noexcept
