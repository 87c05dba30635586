from wrobel.bots.danger cimport Danger
from wrobel.bots.observation cimport Observation
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.shape.hand cimport Shape
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.view cimport View

cdef unsigned long long FACTOR, STEP, WORD
cdef int TILES, DECLARED_DRAWS, DECLARED_TRIES
cdef double USED, SILENT

cdef class Sampler:
    cdef Observation sight
    cdef Danger danger
    cdef Shape shape
    cdef State state
    cdef Family family
    cdef int[45] left
    cdef signed char[144] pool
    cdef signed char[152] deck
    cdef short[144] cells
    cdef signed char[8] bonus
    cdef int pool_n, bonus_n, cells_n, deck_n, dealt
    cdef unsigned long long chance
    cdef int below(self, int n) noexcept
    cdef bint happens(self, double share) noexcept
    cdef void begin(self, unsigned long long seed) noexcept
    cdef bint read(self, View view)
    cdef void take_seen(self, int player) noexcept
    cdef void redden(self, int suit) noexcept
    cdef void take_set(self, int place) noexcept
    cdef void find_cells(self) noexcept
    cdef void add_cell(self, int i) noexcept
    cdef bint fits(self, int player) noexcept
    cdef bint fill(self, State target) noexcept
    cdef void swap(self, int i, int j) noexcept
    cdef bint fill_kong(self, State target, int place) noexcept
    cdef bint deal_hand(self, State target, int player) noexcept
    cdef void draw_hand(self, int player, int n, bint declared) noexcept
    cdef int any_tile(self, int player, int first) noexcept
    cdef int worst(self, int player, int first, int n) noexcept
    cdef int use(self, int kind) noexcept
    cdef bint believable(self, State target, int player, bint declared) noexcept
