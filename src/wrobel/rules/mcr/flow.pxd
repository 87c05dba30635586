from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family
from wrobel.rules.request cimport Request
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef class McrFamily(Family):
    cdef bint claim_last
    cdef bint seat_changes
    cdef int flags(self, State state, int player, int by) noexcept
    cdef bint may_claim(self, State state, int player) noexcept
    cpdef str honour_refused(self)
    cpdef bint punishes(self, object fault)
    cpdef settle_fault(self, State state, int players, object fault)
    cpdef settle_wins(self, State state, object wins)
    cpdef settle_draw(self, State state)
    cpdef bint is_match_over(self, State state)
    cpdef advance(self, State state)
    cpdef start_match(self, State state)
    cpdef final(self, State state)
