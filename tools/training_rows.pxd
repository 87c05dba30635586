from wrobel.bots.candidates cimport Candidates
from wrobel.bots.strong.features cimport ROW, Features
from wrobel.bots.strong.riichi_adviser cimport Adviser
from wrobel.state.moves cimport ARGUMENT, CHOW_MOVE, PUNG_MOVE
from wrobel.table.view cimport View

cdef class TrainingRows:
    cdef Candidates choices
    cdef Adviser adviser
