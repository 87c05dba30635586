cimport cython

from wrobel.shape.bits cimport (
    bits_in,
    copy_counts,
    kinds_of_four,
    kinds_with,
    lowest,
    suit_code,
    suit_size,
    take_counts,
)
from wrobel.shape.tables cimport TABLES

@cython.final
cdef class Shape:
    cdef signed char[34] counts
    cdef unsigned char[34] ahead
    cdef int[4] codes
    cdef readonly int tiles
    cdef readonly int needed
    cdef void add(self, int kind) noexcept nogil
    cdef void remove(self, int kind) noexcept nogil
    cdef void load(self, signed char *counts, int start) noexcept nogil
    cpdef unsigned long long waits(self, int forms, bint fifth=*) noexcept nogil
    cdef unsigned long long regular_waits(self) noexcept nogil
    cdef unsigned long long completing(self, unsigned long long kinds) noexcept nogil
    cdef unsigned long long special_waits(self, int forms) noexcept nogil
    cdef int missing_regular(self) noexcept nogil
    cdef int missing_regular_without(self, int kind) noexcept nogil
    cdef int missing_form(self, int form) noexcept nogil
    cdef int missing_pairs_with_quads(self) noexcept nogil
    cdef int missing_honours_knitted(self) noexcept nogil
    cdef int held_of_group(self, int suit, int group) noexcept nogil
    cdef int code_without_group(self, int suit, int group) noexcept nogil
    cdef int missing_knitted_straight(self) noexcept nogil
    cdef int least_missing(self, int forms) noexcept nogil
    cdef void look_ahead(self, int suit) noexcept nogil
    cdef unsigned long long improving_regular(self, int least) noexcept nogil
    cdef unsigned long long improving_special(self, int form) noexcept nogil
    cdef unsigned long long improving(self, int forms, int least) noexcept nogil
    cdef bint fifth_completes(self, int kind) noexcept nogil
    cdef bint fifth_completes_knitted(self, int kind) noexcept nogil

cdef int thirds_of(unsigned long long kinds) noexcept nogil

cdef int IMPOSSIBLE
cdef int[34] POWERS
cdef unsigned long long ORPHANS, ONES, NINES, SUITED, ALL_KINDS
