cimport cython

from wrobel.scan cimport Tiles
from wrobel.shape.memory cimport memory_of
from wrobel.shape.tables cimport TABLES

cdef Tiles _TILES

cdef int distance_of_words(int needed, unsigned int wm, unsigned int wp, unsigned int ws, unsigned int wz, bint specials) noexcept
cdef int distance_of_codes(int needed, int m, int p, int s, int z, bint specials) noexcept
cdef int tiles_distance(Tiles tiles) noexcept
cdef unsigned long long two_parts(unsigned long long word) noexcept nogil

cdef bint LITTLE_ENDIAN
cdef signed char[32] NEEDED
cdef signed char[512] PAIRS_MISSING
cdef signed char[256] ORPHANS_MISSING
cdef unsigned long long ONES, THREES, ABOVE_SEVEN, EVERY_OTHER_BYTE, EVERY_OTHER_PAIR

@cython.final
cdef class Block:
    cdef unsigned short[64] needed
    cdef unsigned short[256] words

@cython.locals(
    n=cython.long,
    start=cython.long,
    bad=cython.long,
    i=cython.int,
    some=cython.int,
    tiles=cython.ulonglong,
    nines=cython.ulonglong,
    nine_m=cython.ulonglong,
    nine_p=cython.ulonglong,
    nine_s=cython.ulonglong,
    m=cython.ulonglong,
    p=cython.ulonglong,
    s=cython.ulonglong,
    z=cython.ulonglong,
    wrong=cython.ulonglong,
    of_suits=cython.ulonglong,
    block=Block,
    row=cython.p_uchar,
    out=cython.p_schar,
    upper_start=cython.p_uint,
    lower_number=cython.p_ushort,
    word_at=cython.p_ushort,
    suit_words=cython.p_uint,
    honour_words=cython.p_uint,
    two_suits=cython.p_uchar,
    suit_and_honours=cython.p_uchar,
    missing=cython.p_uchar,
    needed=cython.int,
    best=cython.int,
    word_m=cython.uint,
    word_p=cython.uint,
    word_s=cython.uint,
    word_z=cython.uint,
    left=cython.uint,
    right=cython.uint,
    sums=cython.uint,
    held_by_count=cython.p_ushort,
)
cpdef fill(counts, answers)
