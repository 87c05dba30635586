from libc.math cimport exp, log

from wrobel.bots.estimate cimport WHOLE, Estimate
from wrobel.bots.sight cimport HONG_KONG_GAME, MCR_GAME, RIICHI_GAME, Sight
from wrobel.bots.weighing cimport WeighingBot
from wrobel.bots.worth cimport DECLARED, DECLARED_DRAWN, DRAWN_ONLY, SILENT, Worth
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.shape.hand cimport Shape
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef double GO_ON, TIRE, DRAW_WORTH, RON_SILENT, RON_DECLARED, STICK, STEP_BACK, THREAT

cdef class StrongBot(WeighingBot):
    cdef Estimate estimate
    cdef Family family
    cdef Shape shape
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
    cdef void weigh_waiting(self, int place, int kind) noexcept
    cdef double wait_worth(self, int kind, bint declared) noexcept
    cdef void weigh_kong(self, int place) noexcept
    cdef void weigh_claims(self) noexcept
    cdef double best_after(self, int move) noexcept
    cdef double carry_on(self, double expected, int lacking) noexcept
    cdef unsigned long long row(self, int suit) noexcept
