from wrobel.bots.base cimport Bot
from wrobel.rules.family cimport Family
from wrobel.state.moves cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef class RandomBot(Bot):
    cpdef choose(self, View view)
    cdef int pick(self, State state, Family family, int player) noexcept

cdef class TsumogiriBot(Bot):
    cpdef choose(self, View view)
    cdef int pick(self, State state, Family family, int player) noexcept
    cdef int liking(self, int move) noexcept
