cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.riichi.ids cimport *
from wrobel.rules.score cimport Score

cdef int round_up(int points) noexcept nogil

@cython.final
cdef class Payments:
    cdef bint yakuman_stack, counted_yakuman, kiriage
    cdef bint pao_daisangen, pao_daisuushii, pao_suukantsu, pao_rinshan, pao_closed_kong
    cdef bint pao_honba_liable, pao_own_yakuman
    cdef int honba, stick
    cdef int liable  # who pays under liability, and the base points of each (see charge_liable)
    cdef int[4] fed
    cdef int base_points(self, Score trial) noexcept nogil
    cdef void count_points(self, Request request, Score trial) noexcept nogil
    cdef int fed_by(self, Request request, int fan) noexcept nogil
    cdef int last_claimed(self, Request request, int first, int last, int wanted) noexcept nogil
    cdef int charge_liable(self, Request request, Score result, int base) noexcept nogil
    cdef int rinshan_fed_by(self, Request request) noexcept nogil
    cdef void settle(self, Request request, Score result) noexcept nogil
    cdef void divide(self, Score result, int winner, int giver, int own_base, int counters) noexcept nogil
