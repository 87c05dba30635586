cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.rules.score cimport Score
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.facts cimport bonus_tiles, meld_tiles, shown_hand

@cython.final
cdef class View:
    cdef readonly int player
    cdef readonly list legal
    cdef State state
    cdef Family family
    cdef void mask(self) noexcept
    cpdef dict to_dict(self, rivers=*)
    cdef count(self, int kind, int by)
    cdef seat(self, int player, discards)
    cdef sets(self, int player)

cdef View look(State state, Family family, int player, list legal)
cdef river(State state, int player)
