cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport ORPHANS, Groups
from wrobel.rules.request cimport Request

@cython.final
cdef class Fu:
    cdef Groups groups
    cdef bint pinfu_tsumo
    cdef int double_wind_pair_fu, open_pinfu_fu, rinshan_tsumo_fu
    cdef bint is_pinfu(self, Request request) noexcept
    cdef int of_wait(self, Request request) noexcept
    cdef int of_set(self, int i) noexcept
    cdef int of_pair(self, Request request) noexcept
    cdef int count(self, Request request, bint pinfu) noexcept
