from libc.math cimport exp, log

from wrobel.bots.plans cimport ALL_KINDS, Plans
from wrobel.bots.sight cimport HONG_KONG_GAME, MCR_GAME, RIICHI_GAME, Sight
from wrobel.bots.targets cimport Targets
from wrobel.bots.worth cimport DECLARED, DECLARED_DRAWN, DRAWN_ONLY, SILENT, Worth
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family

cdef int LEVELS, CLASSES, GRADES, WHOLE, SEEN
cdef double STAY_RON, CALL_RON, LATER

cdef class Estimate(Targets):
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
