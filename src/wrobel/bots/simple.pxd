cimport cython

from wrobel.bots.base cimport Bot
from wrobel.rules.family cimport Family
from wrobel.state.moves cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

@cython.final
cdef class RandomBot(Bot):
    pass

@cython.final
cdef class TsumogiriBot(Bot):
    cdef int liking(self, int move) noexcept
