from wrobel.bots.danger cimport Danger
from wrobel.bots.strong.plans cimport Plans
from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.hand_worth cimport DECLARED, SILENT, Worth
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family
from wrobel.shape.hand cimport Shape
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cdef int ROWS

cdef class DiscardShapes:
    cdef Observation sight
    cdef Danger danger
    cdef Family family
    cdef Plans plans
    cdef Shape shape
    cdef Worth worth
    cdef int n
    cdef int forms
    cdef signed char[16] kind
    cdef int[16] missing
    cdef int[16] tiles
    cdef unsigned long long[16] accept
    cdef int[16] yaku_missing
    cdef int[16] yaku_tiles
    cdef unsigned long long[16] yaku_accept
    cdef double[16] then
    cdef double[16] declared_worth
    cdef double[16] silent_worth
    cdef bint[16] furiten
    cdef int best_missing
    cdef int best_tiles
    cdef double best_then
    cdef int own_dora
    cdef unsigned long long safe_all
    cdef int in_riichi
    cdef void find(self, Observation sight, Danger danger, Family family, bint turn) noexcept
    cdef void measure(self, int i) noexcept
    cdef double next_acceptance(self, int i) noexcept
    cdef int count(self, unsigned long long kinds) noexcept
    cdef int doras(self) noexcept
    cdef unsigned long long row_of(self, int suit) noexcept
    cdef void wait(self, int i) noexcept
