cimport cython

from wrobel.bots.strong.surroundings cimport ROW, Surroundings
from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

@cython.final
cdef class Features(Surroundings):
    cdef signed char[34] counts
    cdef signed char[34] scratch
    cdef int width
    cdef int shared
    cdef int last_round
    cdef double least_cost
    cdef void read(self, Observation sight, Danger danger, Family family, bint turn)
    cdef void common(self) noexcept
    cdef int safe_held(self) noexcept
    cdef void standing(self) noexcept
    cdef void describe(self, int i) noexcept
    cdef void look(self, int kind) noexcept
    cdef void value(self, int kind) noexcept
    cdef int flush(self, int suit) noexcept
    cdef int seven_pairs(self) noexcept
    cdef bint in_meld(self, int kind) noexcept
    cdef int triple(self, int rank) noexcept
    cdef int straight(self, int suit) noexcept
    cdef void safety(self, int kind) noexcept
