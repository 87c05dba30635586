cimport cython

from wrobel.plain_text cimport (
    fetch_items,
    fetch_keys,
    fetch_object,
    lie_together,
    plain_number,
    plain_size,
    plain_text,
    same_text,
)
from wrobel.rules.borrowed cimport (
    fetch_text,
    list_of,
    object_of,
    take_items,
    text_of,
    text_size,
    truth_of,
)
from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.scorer cimport Scorer
from wrobel.scan cimport Tiles

ctypedef const unsigned char* Text
ctypedef void* Held

cdef enum:
    MELD_KIND = 0
    MELD_TILES = 1
    MELD_CONCEALED = 2
    MELD_ADDED = 3
    MELD_FROM = 4
    SLOTS = 128
    MOST_FIELDS = 24
    AHEAD = 16

@cython.final
cdef class Words:
    cdef signed char[128] slots
    cdef short[33] starts
    cdef short[33] numbers
    cdef unsigned char[400] letters
    cdef int find(self, const unsigned char* text, int size) noexcept

cdef Words _FIELDS, _MELD_FIELDS, _MELD_TYPES, _BY, _SEATS, _FLAGS
cdef int TEXT_FIELDS
cdef long MOST_COUNTERS

cdef class Reader:
    cdef Text[16] text
    cdef int[16] size
    cdef Text[4] meld_text
    cdef int[4] meld_size
    cdef int[4] meld_type
    cdef bint[4] meld_concealed
    cdef bint[4] meld_added
    cdef int[4] meld_giver
    cdef Held[48] keys  # of a request, then of a meld
    cdef Held[48] values
    cdef Tiles tiles
    cdef bytes rules
    cdef object options
    cdef Scorer scorer
    cdef bint red_fives, indicators
    cdef int given, flags, melds, honba, deposits, by, seat, round, giver
    cdef void begin(self) noexcept
    cdef bint mark(self, int place) noexcept
    cdef bint take_text(self, int place, const unsigned char* text, int size) noexcept
    cdef bint take_flag(self, const unsigned char* text, int size) noexcept
    cdef bint take_number(self, int place, long number) noexcept
    cdef bint begin_meld(self) noexcept
    cdef bint take_meld_text(self, int place, const unsigned char* text, int size) noexcept
    cdef bint take_meld_truth(self, int place, bint truth) noexcept
    cpdef bint fill(self, Request request) except -1
    cdef bint find_rules(self) except -1
    cdef bint fill_tiles(self, Request request) noexcept
    cdef bint take_tiles(self, Request request, bint concealed) noexcept
    cdef bint fill_meld(self, Request request, int i) noexcept
    cdef bint fill_indicators(self, Request request) noexcept
    cdef bint fill_bonus(self, Request request) noexcept
    cpdef bint read_dict(self, Request request, dict fields) except -1
    cdef bint read_flag_texts(self, list flags) except -1
    cdef bint read_meld_dicts(self, list melds) except -1
    cdef bint read_meld_dict(self, dict fields) except -1

@cython.final
cdef class Fetcher:
    cdef list melds
    cdef Held[24] keys
    cdef Held[24] values
    cdef look(self, list given, long i, long n)
    cdef fetch_melds(self, object melds, int step)
    cdef fetch_values(self, dict fields)

cpdef Request blank()
