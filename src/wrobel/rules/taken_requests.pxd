cimport cython

from wrobel.rules.borrowed cimport (
    fetch_items,
    fetch_object,
    fetch_table,
    is_dict,
    item_of,
    list_size,
    take_items,
    text_of,
    text_size,
)
from wrobel.rules.codes cimport *
from wrobel.rules.request_words cimport FIELD_WORDS

ctypedef void* Held

cdef enum:
    RING = 8  # so many are looked at
    UNKNOWN = -2  # what field a key is
    ROOM = 40  # for the items of a request and its melds
    MOST_FIELDS = 16
    MOST_MELD_FIELDS = 6

@cython.final
cdef class Taken:
    cdef Held[320] keys  # RING times ROOM
    cdef Held[320] values
    cdef signed char[320] places
    cdef int[8] ends
    cdef Held[8] melds
    cdef Held[8] flags
    cdef int[8] meld_n
    cdef int[8] flag_n
    cdef int[32] meld_ends
    cdef void take(self, int slot, void* fields, int before) noexcept
    cdef void sort(self, int slot) noexcept
    cdef void take_melds(self, int slot) noexcept
    cdef void look(self, void* given, long at, long start, long end) noexcept
    cdef void fetch_values(self, int slot) noexcept
    cdef void fetch_lists(self, int slot) noexcept
    cdef void fetch_their_items(self, int slot) noexcept
    cdef void fetch_meld_tables(self, int slot) noexcept
    cdef void fetch_meld_values(self, int slot) noexcept
