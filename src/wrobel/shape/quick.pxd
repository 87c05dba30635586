cimport cython

from wrobel.scan cimport Tiles
from wrobel.shape.memory cimport memory_of
from wrobel.shape.tables cimport TABLES

cdef Tiles _TILES

cdef int distance_of_words(int needed, unsigned int wm, unsigned int wp, unsigned int ws, unsigned int wz, bint specials) noexcept
cdef int distance_of_codes(int needed, int m, int p, int s, int z, bint specials) noexcept
cdef int tiles_distance(Tiles tiles) noexcept
cdef int eight_ranks(unsigned long long word) noexcept

cdef bint LITTLE_ENDIAN
cdef signed char[15] NEEDED
cdef unsigned long long ONES, THREES, ABOVE_SEVEN, EVERY_OTHER_BYTE, EVERY_OTHER_PAIR

@cython.final
cdef class Block:
    cdef int[64] tiles
    cdef unsigned int[64] m, p, s, z
    cdef bint read(self, int i, unsigned char* row) noexcept

@cython.locals(
    n=cython.long,
    start=cython.long,
    i=cython.int,
    some=cython.int,
    block=Block,
    rows=cython.p_uchar,
    out=cython.p_schar,
)
cpdef fill(counts, answers)
