from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.target_sums cimport TargetSums
from wrobel.bots.strong.weights cimport Weights

cdef int MOST, BUCKETS, FARTHEST

cdef class Targets:
    cdef TargetSums sums
    cdef Weights weights
    cdef Observation sight
    # What one suit may contribute: tiles, how many are missing, chances, sets, the last tile.
    cdef unsigned long long[12288] tiles
    cdef signed char[12288] lack
    cdef double[12288] still
    cdef double[12288] fast
    cdef unsigned int[12288] groups
    cdef signed char[12288] last
    cdef unsigned long long[12288] missing
    cdef short[12288] bucket
    cdef int[4] n
    cdef int[12288] order
    cdef int[324] first
    # The tiles at hand less those that the base uses, and the base.
    cdef signed char[34] rest
    cdef signed char[34] base
    cdef unsigned long long[4] base_tiles
    cdef int base_lack
    cdef double base_still
    cdef double base_fast
    cdef unsigned int base_groups
    cdef int base_sets
    cdef signed char base_last
    cdef unsigned long long base_missing
    # The set being tried in a suit.
    cdef signed char[9] need
    cdef int suit
    cdef int budget
    cdef bint chows
    cdef unsigned long long mask
    cdef int sets
    # Combining.
    cdef double[90] ways
    cdef double[90] more
    cdef int[50] least
    cdef int stride
    cdef int skipped
    cdef int most
    cdef double weight
    cdef int[4] pick
    cdef void start(self, Observation sight) noexcept
    cdef void clear_base(self) noexcept
    cdef bint put_base(self, int code) noexcept
    cdef double speed(self, int code) noexcept
    cdef bint put_tile(self, int kind) noexcept
    cdef void run(self, unsigned long long mask, bint chows, int sets, int budget, int least, int quota) noexcept
    cdef void spread(self, int suit) noexcept
    cdef void grow(self, int first, int k, int lack, double fast, unsigned int groups) noexcept
    cdef void emit(self, int k, int pair, int lack, double fast, unsigned int groups) noexcept
    cdef int need_one(self, int rank) noexcept
    cdef void sort(self, int suit) noexcept
    cdef int choose_budget(self, int budget, int least, int quota) noexcept
    cdef void look_back(self) noexcept
    cdef void combine(self, int suit, int sets, int paired, int lack, int i0, int i1, int i2) noexcept
    cdef void take(self, int i0, int i1, int i2, int i3) noexcept
    cdef void take_base(self) noexcept
