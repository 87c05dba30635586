from wrobel.bots.candidates cimport Candidates
from wrobel.bots.strong.features cimport Features
from wrobel.bots.strong.riichi_adviser cimport Adviser
from wrobel.bots.strong.surroundings cimport ROW
from wrobel.state.moves cimport ARGUMENT, CHOW_MOVE, PUNG_MOVE
from wrobel.table.view cimport View

cdef class TrainingRows:
    cdef Candidates choices
    cdef Adviser adviser
    cdef bytes line(self, int i, int width)
