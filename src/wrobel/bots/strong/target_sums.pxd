from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.hand_worth cimport DRAWN_ONLY, SILENT, Worth
from wrobel.bots.strong.weights cimport Weights
from wrobel.rules.family cimport Family

cdef int LEVELS, CLASSES, GRADES, WHOLE, SEEN

cdef class TargetSums:
    cdef Observation sight
    cdef Worth worth
    cdef Weights weights
    cdef int floor
    cdef double[4] grade
    # By way, level, grade and tile discarded.
    cdef double[1680] chance
    cdef double[1680] gain
    cdef signed char[35] nearest
    cdef unsigned long long[210] accept
    # The tiles at hand, and those that the target at hand can do without.
    cdef unsigned long long[4] own
    cdef unsigned long long[4] spare
    cdef unsigned long long eights
    cdef unsigned long long[65536] seen_one
    cdef unsigned long long[65536] seen_two
    cdef int[65536] seen_stamp
    cdef int round
    cdef readonly int found
    cdef signed char[34] slot
    cdef int slots
    cdef signed char[14] kind_at
    cdef signed char[16] spare_slots
    cdef int spares
    cdef signed char[34] wanted
    cdef int wants
    # After a discard, a draw and another discard.
    cdef double[28560] then
    cdef double[28560] then_gain
    cdef void start(self, Observation sight, Family family) noexcept
    cdef void clear(self) noexcept
    cdef bint is_new(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z) noexcept
    cdef void judge(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z, int lack, double still, double fast, unsigned int groups, int win, unsigned long long missing, double weight) noexcept
    cdef void own_tiles(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z) noexcept
    cdef void list_tiles(self, unsigned long long missing) noexcept
    cdef void note(self, int way, int level, double weight, double value, unsigned long long missing, int lack) noexcept
    cdef void note_next(self, int way, int level, double weight, double value) noexcept
    cdef double speed(self, int way, int kind) noexcept
    cdef void add(self, int place, int kind, double weight, double value, int level, unsigned long long missing, int lack) noexcept
    cdef double total(self, int way, int kind, int lack) noexcept
    cdef double of_grade(self, int way, int grade, int kind, int lack) noexcept
    cdef double worth_of(self, int way, int grade, int kind, int lack) noexcept
    cdef void extend(self, int way, int kind, int lack, double chance, int looked_at) noexcept
