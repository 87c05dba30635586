cimport cython

cdef int MOST_QUESTIONS, MOST_LEAVES

@cython.final
cdef class Trees:
    cdef readonly int trees
    cdef readonly int depth
    cdef int questions
    cdef double start
    cdef unsigned short[32768] feature
    cdef signed char[32768] above
    cdef double[32768] leaf
    cdef double rate(self, double *row, int start) noexcept
