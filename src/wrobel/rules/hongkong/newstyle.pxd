cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport Groups
from wrobel.rules.hongkong.fans cimport Fans
from wrobel.rules.hongkong.ids cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score

@cython.final
cdef class NewStyle:
    cdef Fans fans
    cdef signed char[27] chows
    cdef bint same_chow, corner_honors, three_suits, three_steps, two_numbers
    cdef void tile_fans(self, Groups groups, Score trial) noexcept nogil
    cdef void set_fans(self, Request request, Groups groups, Score trial) noexcept nogil
    cdef void chow_fans(self, Groups groups, Score trial) noexcept nogil
    cdef void pung_fans(self, Groups groups, Score trial) noexcept nogil
    cdef void group_fans(self, Groups groups, Score trial) noexcept nogil
    cdef bint big_four(self, Groups groups) noexcept nogil
