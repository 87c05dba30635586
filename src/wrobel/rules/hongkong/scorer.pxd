cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport TERMINALS, Groups
from wrobel.rules.hongkong.fans cimport Fans
from wrobel.rules.hongkong.ids cimport *
from wrobel.rules.hongkong.newstyle cimport NewStyle
from wrobel.rules.hongkong.payment cimport WINDS, Payments
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.rules.scorer cimport Scorer
from wrobel.shape.bits cimport lowest

cdef int ANY_PAIR, NO_HONOR_PAIR, NO_SCORING_PAIR
cdef int BONUS_OFF, BONUS_LIMIT, BONUS_EIGHT

cdef int count_bits(int number) noexcept nogil
cdef bint better(Score one, Score other) noexcept nogil

@cython.final
cdef class HongKongScorer(Scorer):
    cdef readonly object options
    cdef readonly Payments payments
    cdef Groups groups
    cdef Fans fans
    cdef NewStyle more
    cdef Score trial
    cdef bint new_style, bonus_tiles, bonus_counts_for_min, self_draw_fan, robbing_kong
    cdef bint round_bonus, own_round_bonus, each_bonus, bouquet_alone, seven_bonus
    cdef bint bonus_opens_hand, all_pairs, dragon_pungs_stack, big_four_winds, all_kongs
    cdef bint any_finish, earth_own_draw, no_dead_wall, closed
    cdef int min_fan, limit, all_eight_bonus, all_chows_pair
    cdef void start(self, Request request) noexcept nogil
    cdef int place_of(self) noexcept nogil
    cdef bint is_pairs(self, Request request) noexcept nogil
    cdef bint is_orphans(self, Request request) noexcept nogil
    cdef bint is_eight_bonus(self, Request request) noexcept nogil
    cdef bint is_seven_bonus(self, Request request) noexcept nogil
    cdef void evaluate(self, Request request, Score trial, int place) noexcept nogil
    cdef void evaluate_pairs(self, Request request, Score trial) noexcept nogil
    cdef void evaluate_orphans(self, Request request, Score trial) noexcept nogil
    cdef void evaluate_bonus(self, Request request, Score trial) noexcept nogil
    cdef void add_limit(self, Score trial, int fan) noexcept nogil
    cdef void limits_of_sets(self, Request request, Score trial, int place) noexcept nogil
    cdef void blessings(self, Request request, Score trial) noexcept nogil
    cdef bint nine_gates(self, Request request) noexcept nogil
    cdef void circumstances(self, Request request, Score trial) noexcept nogil
    cdef void bonus_fans(self, Request request, Score trial) noexcept nogil
    cdef void tile_fans(self, Score trial) noexcept nogil
    cdef void set_fans(self, Request request, Score trial) noexcept nogil
    cdef int bonus_worth(self, Score trial) noexcept nogil
    cdef void finish(self, Request request, Score result) noexcept nogil
