from wrobel.rules.family cimport Family, kind_of
from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.riichi.scorer cimport RiichiScorer
from wrobel.shape.bits cimport bits_in, kinds_with
from wrobel.shape.readings cimport Readings
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef class RiichiFamily(Family):
    cdef Readings readings
    cdef bint kuikae, kan_dora, delayed_dora, abort_fourth_kong, kokushi_robs, needs_1000
    cdef bint furiten_riichi, lock_ends_on_interrupt, nine_kinds, four_winds, four_riichi
    cdef bint abort_at_once, closed_kong_interrupts, kong_keeps_readings, renhou_before_own_turn
    cdef bint karaten_counts, head_bump, triple_aborts, nagashi_closed_only, nagashi_wins
    cdef bint nagashi, tobi, agari_yame, west_round
    cdef int min_tiles, last_round, target
    cdef dict draws
    cdef void set_up(self, State state) noexcept
    cdef bint can_replace(self, State state, int player) noexcept
    cdef int replacement(self, State state, int player) noexcept
    cdef int flags(self, State state, int player, int by) noexcept
    cdef bint may_win_on(self, State state, int player, int kind) noexcept
    cdef void more_moves(self, State state, int player) noexcept
    cdef bint only_drawn(self, State state, int player) noexcept
    cdef bint may_kong(self, State state, int player) noexcept
    cdef bint may_close_kong(self, State state, int player, int kind) noexcept
    cdef bint may_claim(self, State state, int player) noexcept
    cdef unsigned long long barred_by(self, State state, int claimed, int place) noexcept
    cdef bint may_rob(self, State state, int player, int kind) noexcept
    cdef void begin_turn(self, State state, int player) noexcept
    cdef void interrupted(self, State state, bint closed) noexcept
    cdef bint kong_made(self, State state, int form) noexcept
    cdef void before_claims(self, State state) noexcept
    cdef int abort_on_kong(self, State state) noexcept
    cdef int abort_on_discard(self, State state) noexcept
    cdef void let_pass(self, State state, int player, int kind, bint offered) noexcept
    cdef bint discard_stands(self, State state) noexcept
    cdef int served(self, State state, int winners) noexcept
    cdef bint asked_at_draw(self, State state, int player) noexcept
    cpdef add_facts(self, State state, int player, int kind, int by, object fields)
    cdef int liable(self, State state, int player) noexcept
    cpdef str honour_refused(self)
    cdef bint false_at_draw(self, State state, int player) noexcept
    cpdef bint punishes(self, object fault)
    cpdef settle_fault(self, State state, int players, object fault)
    cpdef settle_wins(self, State state, object wins)
    cpdef settle_draw(self, State state)
    cdef carry_out_draw(self, State state, int winds)
    cpdef settle_abort(self, State state)
    cpdef bint is_match_over(self, State state)
    cpdef advance(self, State state)
    cpdef start_match(self, State state)
    cpdef final(self, State state)
    cdef bint is_closed(self, State state, int player) noexcept
    cdef bint in_first_turn(self, State state, int player, int by) noexcept
    cdef bint one_has_all_kongs(self, State state) noexcept
    cdef bint really_waits(self, State state, int player, int without) noexcept
    cdef bint may_riichi(self, State state, int player) noexcept
    cdef void offer_riichi(self, State state, int player) noexcept
    cdef bint is_orphans(self, State state, int player, int kind) noexcept
    cdef int kinds_of_orphans(self, State state, int player) noexcept
    cdef bint is_nagashi(self, State state, int player) noexcept

cdef unsigned long long ALL_KINDS, ORPHANS
