cimport cython

from wrobel.rules.codes cimport *
from wrobel.shape.bits cimport bits_in, copy_counts, in_four, kinds_of_four, kinds_with
from wrobel.shape.readings cimport Readings
from wrobel.rules.request cimport Request

@cython.final
cdef class Groups:
    cdef Readings readings
    cdef int melds
    cdef int split
    cdef int hidden_sets
    cdef signed char[4] kind
    cdef signed char[4] type
    cdef bint[4] exposed
    cdef int pair
    cdef int place
    cdef int chows
    cdef int kongs
    cdef int concealed_kongs
    cdef int hidden_pungs
    cdef int places  # bits of the sets that the winning tile can complete
    cdef int closed_pungs  # bits of the sets, whatever the winning tile completes
    cdef int own_pungs  # those that no discard completed
    cdef unsigned int chow_bits
    cdef unsigned int odd_chows  # kinds with one or three chows
    cdef unsigned long long pung_bits
    cdef unsigned long long present
    cdef int suits
    cdef bint honours
    cdef bint ron
    cdef bint open_hand
    cdef int find(self, Request request) noexcept nogil
    cdef void lay(self, Request request, int split) noexcept nogil
    cdef void leave_out_equal_places(self) noexcept nogil
    cdef bint put_winning_tile(self, int place) noexcept nogil
    cdef bint all_in(self, unsigned long long kinds) noexcept nogil
    cdef int pairs(self, Request request, bint quads) noexcept nogil
    cdef bint thirteen_orphans(self, Request request) noexcept nogil

cdef unsigned long long HONOURS, TERMINALS, ORPHANS, GREEN
