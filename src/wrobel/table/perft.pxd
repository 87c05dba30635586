from wrobel.state.moves cimport *
from wrobel.state.state cimport State
from wrobel.table.engine cimport Engine
from wrobel.table.table cimport Table

cdef class Perft(Engine):
    cdef list saved
    cdef int[2176] moves
    cdef long long[14] last
    cdef long long count(self, int depth) except -1
