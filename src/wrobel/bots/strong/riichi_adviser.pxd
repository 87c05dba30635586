cimport cython

from wrobel.bots.danger cimport Danger
from wrobel.bots.strong.model cimport Opinion
from wrobel.bots.observation cimport Sight
from wrobel.bots.strong.features cimport ROW, Traits
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.state cimport State

cdef int CLAIM_ROW

@cython.final
cdef class Adviser:
    cdef Traits traits
    cdef Opinion discard
    cdef Opinion claim
    cdef Opinion riichi
    cdef double[16] liking
    cdef double[100] line
    cdef double[256] claim_row
    cdef double[100] before
    cdef int before_width
    cdef int best
    cdef void look(self, Sight sight, Danger danger, Family family)
    cdef void look_before(self, Sight sight, Danger danger, Family family)
    cdef bint look_after(self, Sight sight, Danger danger, Family family, int move)
    cdef double like_riichi(self, int i) noexcept
    cdef double like_claim(self) noexcept
    cdef int entry(self, int kind) noexcept
    cdef void copy_row(self, int i) noexcept
