from libc.math cimport exp, log

from wrobel.bots.candidates cimport Candidates
from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport POINTS_GOAL, Observation
from wrobel.bots.strong.kongs cimport ANY_REACH, Kongs
from wrobel.bots.strong.search cimport Search
from wrobel.bots.strong.target_sums cimport WHOLE
from wrobel.bots.strong.weights cimport Weights
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *

cdef double TILT

cdef class TargetPlayer:
    cdef Candidates choices
    cdef Observation sight
    cdef Danger danger
    cdef Search search
    cdef Weights weights
    cdef Kongs kongs
    cdef Family family
    cdef double draws
    cdef double everyday
    cdef double value_now
    cdef double price
    cdef void weigh(self, Family family)
    cdef void see_danger(self) noexcept
    cdef void weigh_turn(self) noexcept
    cdef void weigh_tile(self, int place) noexcept
    cdef double weigh_kind(self, int kind, int lacking) noexcept
    cdef double hope(self, int kind) noexcept
    cdef double expect(self, int kind) noexcept
    cdef double steps(self, double rate, int lacking) noexcept
    cdef void weigh_claims(self) noexcept
    cdef double best_after(self, int move) noexcept
    cdef double carry_on(self, double expected, int lacking) noexcept
