from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.engine cimport Engine

cdef int FACTOR, MODULUS, TILES

cdef class Playout(Engine):
    cdef signed char[144] set_of_tiles
    cdef int[45] found
    cdef int[45] expected
    cdef long long chance
    cdef int keen
    cdef int swaps
    cdef long long moves_made
    cdef bint robbing
    cdef long long total
    cdef int stick

    cdef int below(self, int n) noexcept
    cdef begin_match(self)
    cdef void mix(self) noexcept
    cdef int choose(self, int n) noexcept
    cdef play_hand(self)
    cdef bint go_on(self) except -1
    cdef check(self)
    cdef void count_tiles(self) noexcept
    cdef void redden(self, int suit) noexcept
    cdef void count_set(self, int place) noexcept
    cdef void count_wall(self) noexcept
