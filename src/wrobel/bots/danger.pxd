cimport cython

from wrobel.bots.observation cimport Observation
from wrobel.rules.codes cimport *
from wrobel.shape.bits cimport lowest
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef unsigned long long ALL_KINDS

@cython.final
cdef class Danger:
    cdef double[34] risk
    cdef double[34] cost
    cdef double[4] ready
    cdef double[4] loss
    cdef signed char[4] suit
    cdef double[4] sure
    cdef readonly double threat
    cdef readonly double worst
    cdef void quiet(self) noexcept
    cdef void read(self, Observation sight) noexcept
    cdef void read_some(self, Observation sight, unsigned long long kinds) noexcept
    cdef void judge_riichi(self, Observation sight, int player) noexcept
    cdef void judge_open(self, Observation sight, int player) noexcept
    cdef double rate(self, Observation sight, int player, int kind) noexcept
    cdef double rate_suited(self, Observation sight, int player, int kind) noexcept
    cdef bint run_possible(self, Observation sight, int player, int wait, int one, int other) noexcept
    cdef void read_colour(self, Observation sight, int player) noexcept
    cdef double colour(self, int player, int kind) noexcept
