cimport cython

from wrobel.bots.strong.plans cimport Plans
from wrobel.bots.candidates cimport Candidates
from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.bots.scoring_bot cimport ScoringBot
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport kind_of
from wrobel.shape.bits cimport kinds_with, lowest
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef int MOST_BEST
cdef double SLIGHTLY

@cython.final
cdef class EfficientBot(ScoringBot):
    cdef Observation sight
    cdef Danger danger
    cdef Plans plans
    cdef int[6] best
    cdef int best_n
    cdef int[34] kind_away
    cdef double[34] kind_score
    cdef int[34] kind_tiles
    cdef int[34] kind_nearest
    cdef double[34] kind_keep
    cdef double[34] kind_danger
    cdef int[204] left
    cdef int[14] held
    cdef int held_n
    cdef double[6] rank
    cdef int[6] lacks
    cdef unsigned long long[34] kind_accept
    cdef double[21] nearness
    cdef double unit
    cdef void weigh_turn(self) noexcept
    cdef void weigh_discards(self) noexcept
    cdef void weigh_kind(self, int kind) noexcept
    cdef void weigh_acceptance(self, int i) noexcept
    cdef void accept_without(self, int kind) noexcept
    cdef double bonus(self, int kind, double tiles) noexcept
    cdef void leave_out_hopeless(self) noexcept
    cdef double without_acceptance(self, int kind) noexcept
    cdef void weigh_kong(self, int place) noexcept
    cdef void weigh_claims(self) noexcept
    cdef int choose_plans(self) noexcept
    cdef double progress(self, int plan, int missing) noexcept
    cdef double keep(self, int kind) noexcept
    cdef bint calm(self) noexcept
