from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.shape.bits cimport kinds_of_four, kinds_with, lowest
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef class Offers:
    cdef State state
    cdef Family family

    cdef int first_asked(self) noexcept
    cdef int collect(self, int player) noexcept
    cdef void collect_turn(self, int player) noexcept
    cdef void offer_discards(self, int player) noexcept
    cdef unsigned long long red_kinds(self, int player) noexcept
    cdef bint has_chow(self, int player, int kind) noexcept
    cdef void offer_kongs(self, int player) noexcept
    cdef void collect_claims(self, int player) noexcept
    cdef void offer_pungs(self, int player, int kind) noexcept
    cdef void offer_chow(self, int player, int kind, int place) noexcept
    cdef bint playable(self, int player, unsigned long long barred, int one, int other) noexcept
    cdef int robbers(self, int kind) noexcept
