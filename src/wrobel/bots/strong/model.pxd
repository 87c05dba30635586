cimport cython
cdef int MOST_INPUTS, MOST_HIDDEN, MOST_INNER

@cython.final
cdef class Model:
    cdef readonly int inputs
    cdef readonly int shared
    cdef readonly int hidden
    cdef readonly int inner
    cdef double[98304] first
    cdef double[256] bias
    cdef double[16384] second
    cdef double[64] inner_bias
    cdef double[64] third
    cdef double[384] direct
    cdef double[256] base
    cdef double[256] sum
    cdef double[64] inner_sum
    cdef double offset
    cdef double base_found
    cdef void begin(self, double *row, int start) noexcept
    cdef double rate(self, double *row, int start) noexcept
    cdef double add(self, double *sum, double *row, int start, int first, int end) noexcept
