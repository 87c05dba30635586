cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport GREEN, HONOURS, ORPHANS, Groups
from wrobel.rules.mcr.candidates cimport put
from wrobel.rules.mcr.ids cimport *
from wrobel.rules.mcr.layout cimport Layout
from wrobel.rules.mcr.selection cimport Selection
from wrobel.rules.request cimport Request
from wrobel.shape.bits cimport bits_in, kinds_of_four, kinds_with, lowest
from wrobel.shape.hand cimport Shape

cdef unsigned long long REVERSIBLE
cdef int REGULAR, PAIRS, PAIRS_WITH_QUADS, ORPHANS_FORM, HONOURS_KNITTED, KNITTED

cdef unsigned int knitted_pattern(int number) noexcept nogil

@cython.final
cdef class Fans:
    cdef Selection found
    cdef Layout layout
    cdef Shape shape
    cdef bint quads, honour_hogs, void_exhausted, plain_special
    cdef bint special, honours, open_hand
    cdef int sole, suits
    cdef unsigned long long present
    cdef unsigned int[6] patterns
    cdef void of_hand(self, Request request, Groups groups) noexcept nogil
    cdef void tile_fans(self, Request request) noexcept nogil
    cdef void rank_fans(self, unsigned int ranks) noexcept nogil
    cdef bint nine_gates(self, Request request) noexcept nogil
    cdef void tile_hogs(self, Request request) noexcept nogil
    cdef void win_fans(self, Request request) noexcept nogil
    cdef int own_melds_show(self, Request request) noexcept nogil
    cdef void concealment(self, Request request) noexcept nogil
    cdef void of_sets(self, Request request, Groups groups) noexcept nogil
    cdef void of_place(self, Request request, Groups groups) noexcept nogil
    cdef int wait_kind(self, Request request, int place) noexcept nogil
    cdef void wait_fan(self, Request request, int place) noexcept nogil
    cdef unsigned long long waits(self, Request request, bint every) noexcept nogil
    cdef unsigned long long special_waits(self) noexcept nogil
    cdef unsigned long long knitted_waits(self) noexcept nogil
    cdef void put_aside(self, unsigned int kinds, bint back) noexcept nogil
    cdef void of_pairs(self, Request request) noexcept nogil
    cdef void of_orphans(self, Request request) noexcept nogil
    cdef bint honours_and_knitted(self, Request request) noexcept nogil
    cdef unsigned int whole_pattern(self, Request request) noexcept nogil
    cdef void of_knitted_straight(self, Request request, int place) noexcept nogil
