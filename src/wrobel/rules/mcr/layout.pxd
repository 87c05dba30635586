cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport ORPHANS, Groups
from wrobel.rules.mcr.candidates cimport put
from wrobel.rules.mcr.ids cimport *
from wrobel.rules.mcr.selection cimport Selection
from wrobel.rules.request cimport Request
from wrobel.shape.bits cimport lowest

cdef int ONE_SUIT

cdef int even_step(int a, int b, int c) noexcept nogil

@cython.final
cdef class Layout:
    cdef int n
    cdef signed char[4] kind
    cdef signed char[4] type
    cdef signed char[4] suit
    cdef signed char[4] rank
    cdef bint[4] exposed
    cdef int pair
    cdef int chows
    cdef int winds
    cdef int dragons
    cdef int wind_sets
    cdef int chow_sets
    cdef short[32] chow_fan  # of two chows, by how far apart they begin; of one suit from ONE_SUIT on
    cdef void clear(self, int pair) noexcept nogil
    cdef void add(self, int kind, int type_, bint exposed) noexcept nogil
    cdef void take(self, Groups groups) noexcept nogil
    cdef void set_fans(self, Request request, Selection found) noexcept nogil
    cdef void kong_fans(self, Selection found) noexcept nogil
    cdef void whole_fans(self, bint ron, Selection found) noexcept nogil
    cdef bint all_even(self) noexcept nogil
    cdef bint all_outside(self) noexcept nogil
    cdef bint all_with_five(self) noexcept nogil
    cdef void linked_fans(self, Selection found) noexcept nogil
    cdef void two_chows(self, int i, int j, Selection found) noexcept nogil
    cdef void two_pungs(self, int i, int j, Selection found) noexcept nogil
    cdef int suits_of(self, int i, int j, int k) noexcept nogil
    cdef void three_chows(self, int i, int j, int k, Selection found) noexcept nogil
    cdef void three_pungs(self, int i, int j, int k, Selection found) noexcept nogil
    cdef int four_ranks_step(self) noexcept nogil
    cdef void four_chows(self, Selection found) noexcept nogil
    cdef void terminal_chows(self, Selection found) noexcept nogil
    cdef void four_pungs(self, Selection found) noexcept nogil
