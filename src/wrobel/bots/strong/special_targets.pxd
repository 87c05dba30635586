from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.routes cimport ALL_KINDS
from wrobel.bots.strong.targets cimport Targets

cdef class SpecialTargets:
    cdef Targets targets
    cdef bint quads
    cdef signed char[16] chosen
    cdef signed char[34] singles
    cdef void find(self, int forms, int lacking, bint quads, int quota) noexcept
    cdef void pairs(self, bint quads) noexcept
    cdef void choose_singles(self, int n, int first, int left) noexcept
    cdef void offer_pairs(self, bint quads) noexcept
    cdef void orphans(self) noexcept
    cdef void knitted_honours(self) noexcept
    cdef void knitted_straight(self, int budget, int quota) noexcept
    cdef int pattern_tile(self, int pattern, int i) noexcept
