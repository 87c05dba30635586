cimport cython

from wrobel.plain_text cimport line_text, plain_number, same_text
from wrobel.rules.borrowed cimport (
    borrow,
    item_of,
    lie_together,
    object_of,
    text_of,
    text_size,
    truth_of,
)
from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.request_words cimport (
    BY_WORDS,
    FLAG_WORDS,
    MELD_FIELD_WORDS,
    MELD_TYPE_WORDS,
    SEAT_WORDS,
)
from wrobel.rules.scorer cimport Scorer
from wrobel.rules.taken_requests cimport MOST_FIELDS, MOST_MELD_FIELDS, RING, ROOM, Taken
from wrobel.scan cimport Tiles

ctypedef const unsigned char* Text

cdef enum:
    MELD_KIND = 0
    MELD_TILES = 1
    MELD_CONCEALED = 2
    MELD_ADDED = 3
    MELD_FROM = 4
    BLOCK = 64  # so many scattered requests are read together

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
    cdef Tiles tiles
    cdef Taken taken
    cdef bytes rules
    cdef int rules_n
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
    cdef bint same_rules(self) noexcept
    cdef bint put_together(self, Request request) noexcept
    cdef bint allowed(self, Request request) except -1
    cdef bint fill_tiles(self, Request request) noexcept
    cdef bint take_tiles(self, Request request, bint concealed) noexcept
    cdef bint fill_meld(self, Request request, int i) noexcept
    cdef bint fill_indicators(self, Request request) noexcept
    cdef bint fill_bonus(self, Request request) noexcept
    cpdef bint read_dict(self, Request request, dict fields) except -1
    cdef void read_ahead(self, void* given, long start, long end, list made) noexcept
    cdef bint read_taken(self, int slot) noexcept
    cdef bint read_flag_texts(self, int slot) noexcept
    cdef bint read_meld_items(self, int meld) noexcept

cpdef Request blank()
cdef pack_one(Reader reader, object item)
cdef pack_block(Reader reader, list given, long start, list ready)
