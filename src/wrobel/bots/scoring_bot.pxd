from wrobel.bots.base cimport Bot
from wrobel.bots.candidates cimport UNKNOWN, Candidates
from wrobel.rules.family cimport Family
from wrobel.state.state cimport State
from wrobel.table.view cimport View, look

cdef list NO_WORDS

cdef class ScoringBot(Bot):
    cdef Candidates candidates
    cdef bint explaining
    cpdef choose(self, View view)
    cdef int pick(self, State state, Family family, int player) noexcept
    cdef void weigh(self, View view) noexcept
