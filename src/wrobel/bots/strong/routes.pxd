from wrobel.bots.observation cimport FAN_GOAL, POINTS_GOAL, YAKU_GOAL, Observation
from wrobel.rules.codes cimport *
from wrobel.rules.groups cimport HONOURS, ORPHANS
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int MOST_PLANS
cdef unsigned long long ALL_KINDS

cdef class Routes:
    cdef readonly int n
    cdef int read_n
    cdef unsigned long long key, chows, pungs, shown
    cdef unsigned long long[128] mask
    cdef signed char[384] group
    cdef int[128] forms
    cdef bint[128] closed
    cdef double[128] worth
    cdef readonly object options
    cdef bint open_tanyao, quads, pairs
    cdef int minimum
    cdef void prepare(self, object options)
    cdef int add(self, unsigned long long mask, int forms, bint closed, double worth) noexcept
    cdef void read(self, Observation sight) noexcept
    cdef unsigned long long key_of(self, Observation sight) noexcept
    cdef void add_plain(self, Observation sight) noexcept
    cdef void yaku_plans(self, Observation sight) noexcept
    cdef void points_plans(self, Observation sight) noexcept
    cdef void three_chows(self, int one, int two, int three, double worth) noexcept
    cdef void fan_plans(self, Observation sight) noexcept
    cdef int sure_fans(self, Observation sight) noexcept
    cdef bint fits(self, Observation sight, int plan) noexcept
    cdef void read_sets(self, Observation sight) noexcept
    cdef bint melded(self, int code) noexcept
