from wrobel.bots.base cimport Bot
from wrobel.state.moves cimport *
from wrobel.table.view cimport View

cdef class RandomBot(Bot):
    cpdef choose(self, View view)

cdef class TsumogiriBot(Bot):
    cpdef choose(self, View view)
