from wrobel.bots.adviser cimport Adviser
from wrobel.bots.traits cimport ROW, Traits
from wrobel.bots.weighing cimport WeighingBot
from wrobel.state.moves cimport *
from wrobel.table.view cimport View

cdef class Lesson(WeighingBot):
    cdef Adviser adviser
