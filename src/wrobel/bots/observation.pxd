cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

@cython.final
cdef class Observation:
    cdef readonly int player
    cdef readonly int goal
    cdef readonly bint declares, furiten
    cdef readonly double unit, loss
    cdef int indicators
    cdef readonly int needed
    cdef readonly int draws
    cdef readonly int turns
    cdef readonly bint exposed
    cdef readonly double unseen_total
    cdef signed char[34] counts
    cdef signed char[34] unseen
    cdef signed char[34] dora
    cdef unsigned long long[4] safe
    cdef unsigned long long[4] thrown
    cdef signed char[4] shown
    cdef signed char[4] kept
    cdef signed char[4] done
    cdef bint[4] declared
    cdef State state
    cdef object options
    cdef void read(self, View view) noexcept
    cdef void learn(self, Family family)
    cdef void count_tiles(self) noexcept
    cdef void count_dora(self) noexcept
    cdef void follow_discards(self) noexcept
    cdef int value_of(self, int kind) noexcept

cdef int YAKU_GOAL, POINTS_GOAL, FAN_GOAL
cdef int next_of(int indicator) noexcept
