from wrobel.bots.candidates cimport Candidates
from wrobel.bots.observation cimport Observation
from wrobel.rules.family cimport kind_of
from wrobel.shape.hand cimport Shape
from wrobel.state.moves cimport *
from wrobel.state.state cimport State

cdef int ANY_REACH

cdef class Kongs:
    cdef Shape shape
    cdef void weigh(self, Candidates choices, int place, double best, double unit, int forms, int reach) noexcept
