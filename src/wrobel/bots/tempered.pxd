from wrobel.bots.candidates cimport Candidates
from wrobel.bots.observation cimport Observation
from wrobel.bots.scoring_bot cimport ScoringBot
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport kind_of
from wrobel.shape.bits cimport lowest
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef int OVERLOOKS, PAIRS, COLOUR, GONE, GRABS, SILENT, CARE, HURRY, WORTH, HABITS
cdef int MOST_MOVES, MOSTLY
cdef double LOG_ODDS, FORGOTTEN, SEEN_TILE

cdef class TemperedBot(ScoringBot):
    cdef ScoringBot beneath
    cdef Observation sight
    cdef bint learned
    cdef double fear, worry
    cdef double[9] habit
    cdef double[128] plain
    cdef double[1152] shift
    cdef bint settled(self) noexcept
    cdef int mood(self, State state, int player, int sides) noexcept
    cdef int favourite(self) noexcept
    cdef double scale(self) noexcept
    cdef void move(self, int place, int habit, double amount) noexcept
    cdef void weigh_discard(self, int i, double scale, bint blind, int suit, double dearest) noexcept
