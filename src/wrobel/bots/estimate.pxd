from wrobel.bots.outlook cimport Outlook
from wrobel.bots.plans cimport Plans
from wrobel.bots.routes cimport ALL_KINDS
from wrobel.bots.sight cimport Sight
from wrobel.bots.targets cimport CHOW_SPEED, PUNG_SPEED
from wrobel.rules.family cimport Family

cdef class Estimate(Outlook):
    cdef Plans plans
    cdef object options
    cdef int effort
    cdef int most_plans
    cdef int[12] best
    cdef double[12] rank
    cdef int[12] lacking
    cdef int best_n
    cdef signed char[16] chosen
    cdef signed char[34] singles
    cdef void look(self, Sight sight, Family family) noexcept
    cdef bint spread_out
    cdef void learn(self, Sight sight)
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
