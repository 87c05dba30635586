from libc.math cimport exp, log

from wrobel.bots.strong.target_sums cimport CLASSES, GRADES, LEVELS, WHOLE, TargetSums
from wrobel.bots.strong.weights cimport Weights

cdef class Expectation:
    cdef TargetSums sums
    cdef Weights weights
    cdef double[35] odds
    cdef double[34] next_rate
    cdef double[34] next_gain
    cdef double near
    cdef double near_odds
    cdef void evaluate_next(self, int kind, int way, int level, double draws) noexcept
    cdef double last_tile(self, int way) noexcept
    cdef double two_steps(self, double draws, double one, double other, int n) noexcept
    cdef double evaluate(self, int kind, double draws) noexcept
    cdef double come_true(self, double draws, double rate, int n) noexcept
