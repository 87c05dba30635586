from libc.math cimport exp, log

from wrobel.bots.plans cimport ALL_KINDS, Plans
from wrobel.bots.sight cimport HONG_KONG_GAME, MCR_GAME, RIICHI_GAME, Sight
from wrobel.bots.reach cimport Reach
from wrobel.bots.targets cimport CHOW_SPEED, PUNG_SPEED
from wrobel.bots.worth cimport DECLARED, DECLARED_DRAWN, DRAWN_ONLY, SILENT, Worth
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family

cdef int LEVELS, CLASSES, GRADES, WHOLE, SEEN
cdef double STAY_RON, CALL_RON, LATER, STILL_AWAY

cdef class Estimate(Reach):
    cdef Plans plans
    cdef Worth worth
    cdef int effort
    cdef bint may_riichi
    cdef int floor
    cdef double unit
    cdef double[4] grade
    cdef double[1680] chance
    cdef double[1680] gain
    cdef signed char[35] nearest
    cdef unsigned long long[210] accept
    cdef unsigned long long[4] own
    cdef unsigned long long[4] spare
    cdef unsigned long long eights
    cdef unsigned long long[8192] seen_one
    cdef unsigned long long[8192] seen_two
    cdef int[8192] seen_stamp
    cdef int round
    cdef int[12] best
    cdef double[12] rank
    cdef int[12] lacking
    cdef int best_n
    cdef signed char[16] chosen
    cdef int[4] pick
    cdef signed char[34] singles
    cdef double[35] expected
    cdef double[35] odds
    cdef readonly int found
    cdef void look(self, Sight sight, Family family) noexcept
    cdef bint spread_out
    cdef signed char[34] slot
    cdef int slots
    cdef signed char[14] kind_at
    cdef double[34] next_rate
    cdef double[34] next_gain
    cdef signed char[16] spare_slots
    cdef int spares
    cdef signed char[34] wanted
    cdef int wants
    cdef double[28560] then
    cdef double[28560] then_gain
    cdef double near_odds
    cdef double near
    cdef void list_tiles(self, unsigned long long missing) noexcept
    cdef void note_next(self, int way, int level, double weight, double value) noexcept
    cdef void evaluate_next(self, int kind, int way, int level, double draws) noexcept
    cdef double speed(self, int way, int kind) noexcept
    cdef double two_steps(self, double draws, double one, double other, int n) noexcept
    cdef void go_farther(self) noexcept
    cdef double total(self, int way, int kind) noexcept
    cdef double of_grade(self, int way, int grade, int kind) noexcept
    cdef double worth_of(self, int way, int grade, int kind) noexcept
    cdef void clear(self) noexcept
    cdef void pick_plans(self) noexcept
    cdef void follow(self, int plan, int lacking, int quota) noexcept
    cdef void pairs(self, bint quads) noexcept
    cdef void choose_singles(self, int n, int first, int left) noexcept
    cdef void offer_pairs(self, bint quads) noexcept
    cdef void orphans(self) noexcept
    cdef void knitted_honours(self) noexcept
    cdef void knitted_straight(self, int budget, int quota) noexcept
    cdef int pattern_tile(self, int pattern, int i) noexcept
    cdef void offer_base(self) noexcept
    cdef bint is_new(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z) noexcept
    cdef void take(self, int i0, int i1, int i2, int i3) noexcept
    cdef void judge(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z, int lack, double still, double fast, unsigned int groups, int win, unsigned long long missing) noexcept
    cdef void own_tiles(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z) noexcept
    cdef void note(self, int way, int level, double weight, double value, unsigned long long missing, int lack) noexcept
    cdef void add(self, int place, int kind, double weight, double value, int level, unsigned long long missing, int lack) noexcept
    cdef double evaluate(self, int kind, double draws) noexcept
    cdef double come_true(self, double draws, double rate, int n) noexcept
