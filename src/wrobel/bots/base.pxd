from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef unsigned long long FACTOR, MODULUS

cdef class Bot:
    cdef readonly str name
    cdef unsigned long long salt
    cpdef choose(self, View view)
    cdef int dice(self, View view, int sides) noexcept
