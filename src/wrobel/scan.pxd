cdef class Tiles:
    cdef signed char[160] tile
    cdef readonly int n
    cdef bint read(self, str text) noexcept
    cdef put(self, object tiles)
