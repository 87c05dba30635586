cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport HONOURS, TERMINALS
from wrobel.rules.hongkong.ids cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score

cdef int MOST_FAN, REQUIRES_FLUSH, REQUIRES_PURITY, REQUIRES_NOTHING
cdef unsigned long long WINDS, DRAGONS

@cython.final
cdef class Payments:
    cdef long long[60] table
    cdef readonly int limit
    cdef readonly bint unlimited
    cdef readonly int discard_units
    cdef bint double_keeps_others, kong_liability, feeding_liability
    cdef bint nine_tiles, five_tiles, winds, dragons, terminals, honors
    cdef int nine_tile_requires
    cdef long long base_of(self, int fan) noexcept nogil
    cdef bint flush_enough(self, Request request) noexcept nogil
    cdef int shown(self, Request request, unsigned long long kinds) noexcept nogil
    cdef bint is_shown(self, Request request, int kind) noexcept nogil
    cdef int last_shown(self, Request request) noexcept nogil
    cdef int giver_of(self, Request request, int meld) noexcept nogil
    cdef int fourth_set_feeder(self, Request request) noexcept nogil
    cdef int kong_feeder(self, Request request) noexcept nogil
    cdef int last_set_feeder(self, Request request) noexcept nogil
    cdef int drawn_clause(self, Request request) noexcept nogil
    cdef int discard_clause(self, Request request) noexcept nogil
    cdef bint few_left(self, Request request) noexcept nogil
    cdef int feeder(self, Request request, int clause) noexcept nogil
    cdef void pay(self, Request request, Score result, bint automatic) noexcept nogil
    cdef void divide(self, Score result, int winner, int alone, bint drawn, int clause) noexcept nogil
