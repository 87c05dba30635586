from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.rules.scorer cimport Scorer
from wrobel.shape.hand cimport Shape
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef class Family:
    cdef readonly object options
    cdef readonly dict overrides
    cdef readonly int tiles  # the wall, and where its roles begin
    cdef int replacements, indicators, under
    cdef int hands  # of a match whose length is fixed: the number says who deals; else 0
    cdef readonly bint hidden_kongs
    cdef readonly bint choose_bonus
    cdef readonly bint chained_opening
    cdef Scorer scorer
    cdef Request request
    cdef Score result
    cdef Shape shape
    cdef signed char[34] scratch
    cdef int[128] moves
    cdef int n
    cdef int forms
    cdef bint own_walls

    # Shared by all families.
    cdef void offer(self, int move) noexcept
    cdef void renew_waits(self, State state, int player) noexcept
    cdef void load(self, State state, int player, int without) noexcept
    cdef int owned(self, State state, int player, int kind) noexcept
    cdef void fill(self, State state, int player, int tile, int by, int giver) noexcept
    cdef bint worth_winning(self, State state, int player, int tile, int by, int giver) noexcept
    cdef int nearest(self, State state, int giver, int winners) noexcept

    # The hooks: set-up and wall
    cdef void set_up(self, State state) noexcept
    cdef int left(self, State state, int player) noexcept
    cdef int draw(self, State state, int player) noexcept
    cdef bint can_replace(self, State state, int player) noexcept
    cdef int replacement(self, State state, int player) noexcept
    # turns and claims
    cdef int flags(self, State state, int player, int by) noexcept
    cdef bint may_win_on(self, State state, int player, int kind) noexcept
    cdef void more_moves(self, State state, int player) noexcept
    cdef bint only_drawn(self, State state, int player) noexcept
    cdef bint may_kong(self, State state, int player) noexcept
    cdef bint may_close_kong(self, State state, int player, int kind) noexcept
    cdef bint may_claim(self, State state, int player) noexcept
    cdef unsigned long long barred_by(self, State state, int claimed, int place) noexcept
    cdef bint may_rob(self, State state, int player, int kind) noexcept
    # what happens with it
    cdef void begin_turn(self, State state, int player) noexcept
    cdef void interrupted(self, State state, bint closed) noexcept
    cdef bint kong_made(self, State state, int form) noexcept
    cdef void before_claims(self, State state) noexcept
    cdef int abort_on_kong(self, State state) noexcept
    cdef int abort_on_discard(self, State state) noexcept
    cdef void let_pass(self, State state, int player, int kind, bint offered) noexcept
    cdef bint discard_stands(self, State state) noexcept
    cdef int served(self, State state, int winners) noexcept
    cdef bint bonus_win(self, State state, int player) noexcept
    cdef bint asked_at_draw(self, State state, int player) noexcept
    # ends
    cpdef add_facts(self, State state, int player, int kind, int by, object fields)
    cpdef settle_bonus_win(self, State state, int player)
    cpdef str honour_refused(self)
    cdef bint false_at_draw(self, State state, int player) noexcept
    cdef bint may_riichi(self, State state, int player) noexcept
    cpdef bint punishes(self, object fault)
    cpdef settle_fault(self, State state, int players, object fault)
    cpdef settle_wins(self, State state, object wins)
    cpdef settle_draw(self, State state)
    cpdef settle_abort(self, State state)
    cpdef bint is_match_over(self, State state)
    cpdef advance(self, State state)
    cpdef start_match(self, State state)
    cpdef final(self, State state)

cdef int kind_of(int tile) noexcept
