cimport cython

from wrobel.bots.observation cimport Observation
from wrobel.shape.hand cimport Shape

cdef unsigned long long FACTOR, WORD
cdef int OTHERS_TILES

@cython.final
cdef class Solitaire:
    cdef Shape shape
    cdef Observation sight
    cdef signed char[144] pool
    cdef int tiles
    cdef int drawn
    cdef int forms
    cdef unsigned long long chance
    cdef double win_share(self, Observation sight, int kind, int forms, int rounds, unsigned long long seed) noexcept
    cdef int next_tile(self) noexcept
    cdef bint play(self, int draws) noexcept
    cdef void throw_best(self, int missing) noexcept
