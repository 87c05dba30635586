from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.engine cimport Engine

cdef class Referee(Engine):
    cdef win_on_draw(self, int player)
    cdef wins_or_faults(self, int winners, int by)
    cdef claim_void(self, int player)
    cdef faults_on_discard(self, int player)
    cdef faults_at_draw(self)
    cdef penalise(self, int players, fault, why)
    cdef kill(self, int player, why)
    cdef silence(self, int player)
    cdef bint offered_win(self, int player)
    cdef bint declare(self, int player, object action) except -1
    cdef bint declare_claim(self, int player, object action) except -1
