cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport GREEN, HONOURS, ORPHANS, TERMINALS, Groups
from wrobel.rules.request cimport Request
from wrobel.rules.riichi.ids cimport *
from wrobel.rules.riichi.payment cimport Payments
from wrobel.rules.score cimport Score
from wrobel.rules.scorer cimport Scorer
from wrobel.shape.bits cimport bits_in, in_four, lowest

cdef enum:
    OPEN_HAND = 64  # where the han of open hands begin

cdef int following(int indicator) noexcept nogil
cdef bint better(Score one, Score other) noexcept nogil

cdef int RENHOU_OFF, RENHOU_MANGAN_ONLY, RENHOU_FIVE_HAN, RENHOU_YAKUMAN

@cython.final
cdef class RiichiScorer(Scorer):
    cdef readonly object options
    cdef readonly Payments payments
    cdef Groups groups
    cdef Score trial
    cdef signed char[128] han  # as the catalogue says, by fan; of closed hands, then of open ones
    cdef signed char[12] fu_of_set
    cdef bint open_tanyao, ippatsu, ura, kan_dora, kan_ura, two_han_at_5
    cdef bint double_kokushi, double_chuuren, double_suuankou, double_daisuushii
    cdef bint yakuman_stack, pinfu_tsumo, rinshan_with_haitei
    cdef bint none_yet, has_renhou, renhou_before_own_turn
    cdef int renhou, double_wind_pair_fu, open_pinfu_fu, rinshan_tsumo_fu
    cdef void consider(self, Score result) noexcept nogil
    cdef void evaluate(self, Request request, Score trial) noexcept nogil
    cdef void evaluate_pairs(self, Request request, Score trial) noexcept nogil
    cdef void evaluate_orphans(self, Request request, Score trial) noexcept nogil
    cdef void pair_yaku(self, Score trial) noexcept nogil
    cdef void add(self, Score trial, int fan) noexcept nogil
    cdef void count(self, Score trial, int fan, int times) noexcept nogil
    cdef void add_yakuman(self, Score trial, int fan, bint doubled) noexcept nogil
    cdef void circumstances(self, Request request, Score trial) noexcept nogil
    cdef void tile_yaku(self, Score trial) noexcept nogil
    cdef void chow_yaku(self, Score trial) noexcept nogil
    cdef void set_yaku(self, Request request, Score trial) noexcept nogil
    cdef bint outside(self, unsigned long long ends) noexcept nogil
    cdef void yakuman_of_sets(self, Request request, Score trial) noexcept nogil
    cdef void nine_gates(self, Request request, Score trial) noexcept nogil
    cdef void yakuman_of_tiles(self, Request request, Score trial) noexcept nogil
    cdef bint pinfu_shape(self, Request request, int wait) noexcept nogil
    cdef int wait_fu(self, Request request) noexcept nogil
    cdef int pair_fu(self, Request request) noexcept nogil
    cdef int count_fu(self, Request request, bint pinfu, int wait) noexcept nogil
    cdef int count_bonus(self, Request request, Score trial) noexcept nogil
    cdef void finish(self, Request request, Score trial, int fu) noexcept nogil
    cdef void exactly_mangan(self, Request request, Score trial) noexcept nogil
    cdef void finish_yakuman(self, Request request, Score trial) noexcept nogil
