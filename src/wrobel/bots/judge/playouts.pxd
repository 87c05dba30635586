from wrobel.bots.efficient cimport EfficientBot
from wrobel.bots.judge.prospects cimport Prospects
from wrobel.bots.judge.sampler cimport WORD, Sampler
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.engine cimport Engine
from wrobel.table.view cimport View

cdef int ATTEMPTS, MOST_MOVES

cdef class Playouts(Engine):
    cdef Sampler sampler
    cdef readonly Prospects prospects
    cdef EfficientBot bot
    cdef State start
    cdef int player
    cdef readonly int played
    cdef unsigned long long seed
    cdef unsigned long long seed_of(self, View view)
    cpdef bint read(self, View view, double swing)
    cpdef double now(self, View view)
    cdef bint fill(self) noexcept
    cdef try_move(self, int move)
    cdef void ask_others(self) noexcept
