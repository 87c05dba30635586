from wrobel.rules.family cimport Family
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef unsigned long long FACTOR, MODULUS, WORD

cdef class Bot:
    cdef readonly str name
    cdef unsigned long long salt
    cpdef choose(self, View view)
    cdef bint at_a_glance
    cdef int dice(self, State state, int player, int sides) noexcept
    cdef unsigned long long stir(self, unsigned long long mixed, unsigned long long fact) noexcept
    cdef int pick(self, State state, Family family, int player) noexcept
