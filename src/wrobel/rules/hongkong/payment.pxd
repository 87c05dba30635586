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
    cdef long long base_of(self, int fan) noexcept
    cdef bint flush_enough(self, Request request) noexcept
    cdef int shown(self, Request request, unsigned long long kinds) noexcept
    cdef bint is_shown(self, Request request, int kind) noexcept
    cdef int last_shown(self, Request request) noexcept
    cdef int giver_of(self, Request request, int meld) noexcept
    cdef int fourth_set_feeder(self, Request request) noexcept
    cdef int kong_feeder(self, Request request) noexcept
    cdef int last_set_feeder(self, Request request) noexcept
    cdef int drawn_clause(self, Request request) noexcept
    cdef int discard_clause(self, Request request) noexcept
    cdef bint few_left(self, Request request) noexcept
    cdef int feeder(self, Request request, int clause) noexcept
    cdef void pay(self, Request request, Score result, bint automatic) noexcept
    cdef void divide(self, Score result, int winner, int alone, bint drawn, int clause) noexcept
