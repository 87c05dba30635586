cimport cython

from wrobel.rules.codes cimport *
from wrobel.shape.bits cimport bits_in, kinds_of_four, kinds_with
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
    cdef unsigned int chow_bits
    cdef unsigned long long pung_bits
    cdef unsigned long long present
    cdef int suits
    cdef bint honours
    cdef bint ron
    cdef bint open_hand
    cdef int find(self, Request request) noexcept
    cdef void lay(self, Request request, int split) noexcept
    cdef bint put_winning_tile(self, Request request, int place) noexcept
    cdef bint all_in(self, unsigned long long kinds) noexcept
    cdef int pairs(self, Request request, bint quads) noexcept
    cdef bint thirteen_orphans(self, Request request) noexcept

cdef unsigned long long HONOURS, TERMINALS, ORPHANS, GREEN
