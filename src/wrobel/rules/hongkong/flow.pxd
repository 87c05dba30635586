from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef class HongKongFamily(Family):
    cdef int reserve
    cdef bint refilled, multi_win, lock_any, lock_same, eight_wins, seven_wins
    cdef bint draw_stays, win_stays, kong_liability
    cdef int rounds
    cdef void set_up(self, State state) noexcept
    cdef bint can_replace(self, State state, int player) noexcept
    cdef int replacement(self, State state, int player) noexcept
    cdef int flags(self, State state, int player, int by) noexcept
    cdef bint may_win_on(self, State state, int player, int kind) noexcept
    cdef void more_moves(self, State state, int player) noexcept
    cdef void begin_turn(self, State state, int player) noexcept
    cdef void before_claims(self, State state) noexcept
    cdef void let_pass(self, State state, int player, int kind, bint offered) noexcept
    cdef int served(self, State state, int winners) noexcept
    cdef bint bonus_win(self, State state, int player) noexcept
    cdef int shown_suit(self, State state, int player) noexcept
    cdef bint is_exempt(self, State state) noexcept
    cpdef add_facts(self, State state, int player, int kind, int by, object fields)
    cpdef str honour_refused(self)
    cpdef bint punishes(self, object fault)
    cpdef settle_fault(self, State state, int players, object fault)
    cpdef settle_wins(self, State state, object wins)
    cpdef settle_bonus_win(self, State state, int player)
    cpdef settle_draw(self, State state)
    cpdef bint is_match_over(self, State state)
    cpdef advance(self, State state)
    cpdef start_match(self, State state)
    cpdef final(self, State state)

cdef unsigned long long ALL_KINDS
