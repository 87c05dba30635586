cimport cython

@cython.final
cdef class Stream:
    cdef object read
    cdef bytes bytes
    cdef int size, at
    cpdef int below(self, int n) except -1
    cdef object read_on(self)
