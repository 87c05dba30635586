from wrobel.rules.family cimport kind_of
from wrobel.state.moves cimport *

cdef class ActionIds:
    cdef readonly list names
    cdef short[4096] ids
    cpdef int id_of(self, int move) noexcept
