cimport cython
cdef int MOST_INPUTS, MOST_HIDDEN

@cython.final
cdef class Model:
    cdef readonly int inputs
    cdef readonly int hidden
    cdef double[16384] first
    cdef double[64] bias
    cdef double[64] second
    cdef double[256] direct
    cdef double[64] sum
    cdef double nothing
    cdef double rate(self, double *row) noexcept
