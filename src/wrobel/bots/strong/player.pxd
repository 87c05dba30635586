from wrobel.bots.candidates cimport Candidates
from wrobel.bots.scoring_bot cimport ScoringBot
from wrobel.bots.strong.riichi_player cimport RiichiPlayer
from wrobel.bots.strong.target_player cimport TargetPlayer
from wrobel.bots.strong.weights cimport Weights
from wrobel.table.view cimport View

cdef class StrongBot(ScoringBot):
    cdef RiichiPlayer riichi
    cdef TargetPlayer targets
    cdef readonly Weights weights
    cdef double think_ms
    cdef object thought
    cpdef choose(self, View view)
    cdef void weigh(self, View view) noexcept
