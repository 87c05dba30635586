cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport ORPHANS, Groups
from wrobel.rules.mcr.candidates cimport put
from wrobel.rules.mcr.ids cimport *
from wrobel.rules.mcr.selection cimport Selection
from wrobel.rules.request cimport Request
from wrobel.shape.bits cimport lowest

cdef int ONE_SUIT

cdef int even_step(int a, int b, int c) noexcept

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
    cdef void clear(self, int pair) noexcept
    cdef void add(self, int kind, int type_, bint exposed) noexcept
    cdef void take(self, Groups groups) noexcept
    cdef void set_fans(self, Request request, Selection found) noexcept
    cdef void kong_fans(self, Selection found) noexcept
    cdef void whole_fans(self, bint ron, Selection found) noexcept
    cdef bint all_even(self) noexcept
    cdef bint all_outside(self) noexcept
    cdef bint all_with_five(self) noexcept
    cdef void linked_fans(self, Selection found) noexcept
    cdef void two_chows(self, int i, int j, Selection found) noexcept
    cdef void two_pungs(self, int i, int j, Selection found) noexcept
    cdef int suits_of(self, int i, int j, int k) noexcept
    cdef void three_chows(self, int i, int j, int k, Selection found) noexcept
    cdef void three_pungs(self, int i, int j, int k, Selection found) noexcept
    cdef int four_ranks_step(self) noexcept
    cdef void four_chows(self, Selection found) noexcept
    cdef void terminal_chows(self, Selection found) noexcept
    cdef void four_pungs(self, Selection found) noexcept
