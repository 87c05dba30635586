from libc.math cimport exp, log

from wrobel.bots.estimate cimport Estimate
from wrobel.bots.riichi_play cimport ROUNDS_A_MILLISECOND, RiichiBot
from wrobel.bots.sight cimport POINTS_GOAL, Sight
from wrobel.bots.sums cimport WHOLE
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef double LONGEST, GO_ON, TIRE, DRAW_WORTH, STEP_BACK, THREAT

cdef class StrongBot(RiichiBot):
    cdef Estimate estimate
    cdef double draws
    cdef double everyday
    cdef double best_discard
    cdef double value_now
    cdef void weigh(self, View view) noexcept
    cdef void see_danger(self) noexcept
    cdef void weigh_turn(self) noexcept
    cdef void weigh_tile(self, int place) noexcept
    cdef double expect(self, int kind) noexcept
    cdef double steps(self, double rate, int lacking) noexcept
    cdef void weigh_claims(self) noexcept
    cdef double best_after(self, int move) noexcept
    cdef double carry_on(self, double expected, int lacking) noexcept
