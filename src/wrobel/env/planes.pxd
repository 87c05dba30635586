from wrobel.bots.observation cimport Observation
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport kind_of
from wrobel.shape.memory cimport memory_of
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef class Planes:
    cdef Observation sight
    cdef object options
    cdef int start, size
    cdef double unit
    cdef unsigned char* memory
    cdef long long place
    cpdef write(self, View view, object out, long long offset)
    cdef void put(self, int plane, int kind, int number) noexcept
    cdef void fill(self, int number) noexcept
    cdef void steps(self, int plane, int most, int kind, int n) noexcept
    cdef void write_own(self, View view) noexcept
    cdef void add(self, int plane, int kind) noexcept
    cdef void write_sets(self, State state, int player) noexcept
    cdef void one_more(self, int most, int kind) noexcept
    cdef void write_discards(self, State state, int player) noexcept
    cdef void write_player(self, State state, int player) noexcept
    cdef void write_table(self, View view) noexcept
