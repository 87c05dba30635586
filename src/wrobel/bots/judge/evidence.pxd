from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef class Evidence:
    cdef Observation sight
    cdef Danger danger
    cdef readonly list unseen, risk, cost, ready, loss, risks, safe, thrown, flush, dora, shown, turns, riichi, scores, held
    cdef readonly int player, draws, left, dealer, deposits
    cdef readonly double threat
    cpdef read(self, View view)
