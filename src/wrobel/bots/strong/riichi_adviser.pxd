cimport cython

from wrobel.bots.danger cimport Danger
from wrobel.bots.strong.model cimport Model
from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.features cimport Features
from wrobel.bots.strong.surroundings cimport ROW
from wrobel.bots.strong.trees cimport Trees
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int HAND_ONLY

@cython.final
cdef class Adviser:
    cdef Features features
    cdef Model discard
    cdef Model claim
    cdef Trees riichi
    cdef double[16] liking
    cdef double[16] before
    cdef int claim_width
    cdef int best
    cdef void look(self, Observation sight, Danger danger, Family family)
    cdef void look_before(self, Observation sight, Danger danger, Family family)
    cdef bint look_after(self, Observation sight, Danger danger, Family family, int move)
    cdef void describe_claim(self, int claimed, bint pung, int place, bint red) noexcept
    cdef double like_riichi(self, int i) noexcept
    cdef double like_claim(self) noexcept
    cdef int entry(self, int kind) noexcept
