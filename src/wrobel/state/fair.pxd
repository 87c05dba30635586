cimport cython

@cython.final
cdef class Stream:
    cdef object read
    cdef bytes bytes
    cdef int size, at
    cdef unsigned char[256] places
    cpdef int below(self, int n) except -1
    cdef bytes mixed(self, int n)
    cdef object read_on(self)
