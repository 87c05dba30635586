from wrobel.env.action_ids cimport ActionIds
from wrobel.env.planes cimport Planes
from wrobel.rules.family cimport Family
from wrobel.shape.memory cimport memory_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.table cimport Table
from wrobel.table.view cimport look

cdef class Driver:
    cdef readonly ActionIds ids
    cdef Planes planes
    cdef readonly Table table
    cdef readonly int player
    cdef int moves
    cdef int[4] before
    cdef int[4] gain
    cpdef sit_down(self, Table table)
    cdef find_player(self)
    cpdef write_mask(self, object out, long long offset)
    cpdef write_planes(self, int player, object out, long long offset)
    cpdef int move_of(self, int action) noexcept
    cpdef check(self, int action)
    cpdef bint act(self, int action) except -1
