from wrobel.rules.family cimport Family
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State, unpack
from wrobel.table.referee cimport Referee
from wrobel.table.view cimport View, look, river

cdef class Table(Referee):
    cdef readonly object options
    cdef readonly object layout
    cdef object seed
    cdef object names
    cdef list offered
    cdef int offered_to
    cdef list told
    cdef set_start(self, object start)
    cdef start_hand(self, object wall, object dice)
    cdef list moves_of(self, int player)

cdef list _ACTIONS

cdef named(int move, int tile)
