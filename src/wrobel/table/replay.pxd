from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.table cimport Table

cdef class Replay:
    cdef readonly Table table
    cdef readonly int at
    cdef list log
    cdef list wins
    cdef list held
    cdef int liars
    cdef public object witness
    cpdef see(self, tuple record)
    cpdef flush(self)
    cdef answer_wins(self, list wins)
    cdef bring_about(self, tuple record)
    cdef rule(self, tuple record)
    cdef declare(self, int player, object action, tuple record)
    cdef answer(self, tuple record)
    cdef any_tile(self, int player)
    cdef take_turn(self, tuple record)
    cdef int claim_move(self, tuple record) except -2
    cdef move(self, int player, int move, tuple record)
    cdef compare(self, tuple have, tuple want)
