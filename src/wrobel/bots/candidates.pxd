from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.shape.bits cimport lowest
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef int UNKNOWN

cdef class Candidates:
    cdef Observation sight
    cdef Danger danger
    cdef int n
    cdef int[128] moves
    cdef double[128] score
    cdef int[128] away
    cdef unsigned long long[128] accept
    cdef int[128] tiles
    cdef double[128] value
    cdef double[128] cost
    cdef void load(self, View view)
    cdef void load_moves(self, Family family) noexcept
    cdef int best(self) noexcept
    cdef void clear(self, int i) noexcept
    cdef bint decided(self) noexcept
    cdef int count(self, unsigned long long kinds) noexcept
    cdef void lay_claim(self, int move) noexcept
    cdef void take_back(self) noexcept
