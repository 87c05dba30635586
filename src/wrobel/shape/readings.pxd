cimport cython

from wrobel.shape.bits cimport kinds_with, lowest, put_four, suit_code, suit_size

cdef enum:
    SLOTS = 2048
    HONOURS = 1 << 21  # the keys of honours follow those of the suits
    KEY = (1 << 24) - 1
    SPREAD = 1640531527  # keys near each other go to slots far apart
    FOUR_ONES = 0x01010101

@cython.final
cdef class Readings:
    cdef signed char[34] left
    cdef readonly int n
    cdef readonly int sets
    cdef int pair_suit
    cdef int pair_now
    cdef signed char[5] path
    cdef signed char[72] group
    cdef signed char[16] pair
    cdef unsigned long long[4096] known
    cdef unsigned long long[4] facts, groups
    cdef int[4] turn
    cdef void put_together(self, int reading) noexcept nogil
    cdef void learn(self, int suit, unsigned long long key, int slot) noexcept nogil
    cdef int find_afresh(self) noexcept nogil
    cdef void walk(self, unsigned long long kinds, int depth) noexcept nogil
    cdef int find(self) noexcept nogil

cdef int MOST
