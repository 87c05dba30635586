cimport cython

from wrobel.plain_text cimport (
    first_letters,
    last_letters,
    line_text,
    plain_size,
    plain_text,
    same_text,
)

cdef enum:
    SLOTS = 128

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

cdef Words FIELD_WORDS, MELD_FIELD_WORDS, MELD_TYPE_WORDS, BY_WORDS, SEAT_WORDS, FLAG_WORDS
