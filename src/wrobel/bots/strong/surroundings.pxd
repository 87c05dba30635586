from libc.math cimport floor

from wrobel.bots.strong.discard_shapes cimport ROWS, DiscardShapes
from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.rules.family cimport kind_of
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int ROW
cdef double STEPS, MOST

cdef class Surroundings(DiscardShapes):
    cdef double[5632] row
    cdef int place
    cdef double[4] live
    cdef double[136] rates
    cdef int[4] since
    cdef int[16] suit_thrown
    cdef void put(self, double number) noexcept
    cdef void read_opponents(self) noexcept
    cdef void put_turn(self) noexcept
    cdef void put_opponents(self, bint last_hand) noexcept
    cdef void put_safety(self, int kind) noexcept
    cdef void put_neighbours(self, int kind) noexcept
    cdef void put_kind(self, int kind) noexcept
    cdef void put_waits(self, int i) noexcept
    cdef void put_hand(self, int kind) noexcept
