from wrobel.bots.adviser cimport Adviser
from wrobel.bots.sight cimport Sight
from wrobel.bots.solitaire cimport Solitaire
from wrobel.bots.traits cimport Traits
from wrobel.bots.weighing cimport WeighingBot
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.shape.hand cimport Shape
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int NEAR_ENOUGH
cdef double EAGER, IN_DOUBT, TRUST
cdef int ROUNDS_A_MILLISECOND

cdef class RiichiBot(WeighingBot):
    cdef Adviser adviser
    cdef Family family
    cdef Solitaire solitaire
    cdef int rounds
    cdef double[16] hopes
    cdef Shape shape
    cdef void weigh_riichi(self)
    cdef double think(self, double best) noexcept
    cdef void weigh_riichi_turn(self)
    cdef void weigh_riichi_claims(self)
    cdef void note_entry(self, int place, int i) noexcept
    cdef double worth_of_entry(self, int i) noexcept
    cdef void weigh_kong(self, int place, double best, double unit) noexcept
