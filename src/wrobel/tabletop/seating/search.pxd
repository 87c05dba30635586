cimport cython
cdef class Dice:
    cdef long long state
    cpdef int below(self, int n) noexcept
    cdef bint lucky(self, int chance) noexcept

@cython.final
cdef class Seats:
    cdef readonly int players, rounds, cost, best_cost
    cdef int slope
    cdef Dice dice
    cdef int[6000] seat
    cdef int[6000] best
    cdef int[6000] movable
    cdef int[32] movables
    cdef int[160000] key
    cdef int[160000] price
    cdef int[160000] late
    cdef unsigned char[160000] free
    cdef unsigned char[160000] met
    cdef int[256] chance
    cdef int part(self, int one, int other, int at) noexcept
    cdef int join(self, int one, int other, int at) noexcept
    cdef int exchange(self, int at, int i, int j) noexcept
    cdef void keep(self) noexcept
    cpdef int run(self, int steps, int goal)

@cython.final
cdef class Labels:
    cdef readonly int players, cost, best_cost
    cdef Dice dice
    cdef int[400] slot
    cdef int[400] best
    cdef unsigned char[400] held
    cdef int[160000] apart
    cdef int[160000] late
    cdef int[160000] meetings
    cdef int[160000] earliness
    cdef int[256] chance
    cdef int of(self, int who, int there, int without) noexcept
    cpdef int run(self, int steps, int goal)

cdef class Tables:
    cdef readonly int players, rounds, tables, cost, best_cost
    cdef Dice dice
    cdef int[6000] group
    cdef int[1500] place
    cdef int[1500] best
    cdef unsigned char[1500] held
    cdef int[40000] visits
    cdef int[256] chance
    cdef int leave(self, int at, int group, int table) noexcept
    cdef int enter(self, int at, int group, int table) noexcept
    cpdef int run(self, int steps, int goal)
