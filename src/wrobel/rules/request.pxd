cimport cython

from wrobel.rules.codes cimport *
from wrobel.scan cimport Tiles

@cython.final
cdef class Request:
    cdef readonly object options
    cdef readonly object scorer
    cdef readonly dict fields
    cdef signed char[34] counts
    cdef signed char[34] held
    cdef readonly int melds
    cdef signed char[4] meld_kind
    cdef signed char[4] meld_type
    cdef signed char[4] meld_concealed
    cdef signed char[4] meld_added
    cdef signed char[4] meld_giver
    cdef readonly int win
    cdef readonly int by
    cdef readonly int giver
    cdef readonly int seat
    cdef readonly int round
    cdef readonly int flags
    cdef readonly int honba
    cdef readonly int deposits
    cdef readonly int reds
    cdef readonly int dora_n
    cdef readonly int ura_n
    cdef signed char[5] dora
    cdef signed char[5] ura
    cdef readonly int bonus
    cdef readonly int liable
    cdef readonly int tiles_left
    cdef readonly int fresh
    cdef readonly int fed_by
    cdef readonly bint exempt
    cdef bint open_hand(self) noexcept nogil
    cdef int take(self, int tile, bint concealed) noexcept
    cdef take_loaded(self, bint concealed, str field)
    cdef list values
    cdef dict meld_fields
    cdef bint sort_fields(self) except -1
    cdef read_rules(self)
    cdef read_unusual_hand(self, object text)
    cdef read_hand(self)
    cdef read_melds(self, object melds)
    cdef read_meld(self, object meld)
    cdef add_meld(self, object kind, bint concealed, bint added, int giver)
    cdef read_indicators(self)
    cdef read_facts(self)
    cdef check_common(self)

cdef Tiles _TILES
cdef dict _PLAIN
cdef list _NOTHING
cdef dict _FIELDS, _MELD_FIELDS, _SEATS

cpdef int load_text(object text, str field) except -1
cpdef int read_seat(object value, str field) except -2
cpdef int read_choice(object value, str field, object choices) except -1
