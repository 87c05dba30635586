from wrobel.bots.candidates cimport Candidates
from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.features cimport Features
from wrobel.bots.strong.kongs cimport Kongs
from wrobel.bots.strong.riichi_adviser cimport Adviser
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int NEAR_ENOUGH, KONG_REACH
cdef double BOLD, EAGER

cdef class RiichiPlayer:
    cdef Candidates choices
    cdef Observation sight
    cdef Danger danger
    cdef Adviser adviser
    cdef Kongs kongs
    cdef Family family
    cdef double[16] urge
    cdef void weigh(self, Family family)
    cdef void weigh_turn(self)
    cdef void weigh_claims(self)
    cdef void ask_riichi(self) noexcept
    cdef void note_entry(self, int place, int i) noexcept
    cdef double worth_of_entry(self, int i) noexcept
