from wrobel.bots.strong.targets cimport MOST, Targets

cdef int LEFT, RIGHT, OTHERS

cdef class PlanSums:
    cdef Targets targets
    cdef double[880] sum
    cdef double[5760] spared
    cdef double[560] reach
    cdef void measure(self) noexcept
    cdef void add_up(self, int suit) noexcept
    cdef void multiply(self, int one, int two, int out) noexcept
    cdef void whole(self, int way) noexcept
    cdef void without(self, int way, int suit, int rank) noexcept
