from libc.math cimport erfc, exp, sqrt

from wrobel.rules.family cimport Family
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef double STRETCH, STEP, ROOT
cdef int MOST_HANDS, STEPS, FAR

cdef class Prospects:
    cdef double[4] bonus
    cdef double[21] weight
    cdef double[4] above
    cdef double[4] points
    cdef object options
    cdef readonly str unit
    cdef readonly double share, factor, swing, stretch, usual
    cdef readonly int after
    cdef readonly bint places_count
    cdef State probe
    cdef State state
    cdef Family family
    cdef read(self, Family family, State state, double swing)
    cdef learn(self, Family family)
    cdef int hands_after(self, Family family, State state) except -1
    cdef double now(self, State state, int player) noexcept
    cdef bint ends_with(self, scores) except -1
    cdef settled(self, State state, int player)
    cdef double expected(self, int player, double hands) noexcept
