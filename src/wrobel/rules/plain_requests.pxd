cimport cython

from wrobel.plain_text cimport (
    first_letters,
    last_letters,
    line_text,
    plain_number,
    plain_size,
    plain_text,
    same_text,
)
from wrobel.rules.borrowed cimport (
    borrow,
    fetch_items,
    fetch_object,
    fetch_table,
    is_dict,
    item_of,
    lie_together,
    list_size,
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
    BLOCK = 64  # so many scattered requests are read together
    RING = 8  # so many are looked at
    UNKNOWN = -2  # what field a key is
    ROOM = 40  # for the items of a request and its melds
    MOST_FIELDS = 16
    MOST_MELD_FIELDS = 6

cdef unsigned long long FACTOR, WORD

@cython.final
cdef class Words:
    cdef signed char[128] slots
    cdef unsigned long long[17] first
    cdef unsigned long long[17] last
    cdef int[17] sizes
    cdef int[17] numbers
    cdef list words
    cdef int slot_of(self, unsigned long long first, unsigned long long last) noexcept
    cdef int find(self, const unsigned char* text, int size) noexcept

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
