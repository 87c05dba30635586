from wrobel.bots.reach cimport Reach
from wrobel.bots.worth cimport DECLARED, DRAWN_ONLY, SILENT, Worth

cdef int LEVELS, CLASSES, GRADES, WHOLE, SEEN

cdef class Sums(Reach):
    cdef Worth worth
    cdef bint may_riichi
    cdef int floor
    cdef double unit
    cdef double[4] grade
    cdef double[1680] chance
    cdef double[1680] gain
    cdef signed char[35] nearest
    cdef unsigned long long[210] accept
    cdef unsigned long long[4] own
    cdef unsigned long long[4] spare
    cdef unsigned long long eights
    cdef unsigned long long[8192] seen_one
    cdef unsigned long long[8192] seen_two
    cdef int[8192] seen_stamp
    cdef int round
    cdef int[4] pick
    cdef double[35] expected
    cdef double[35] odds
    cdef readonly int found
    cdef signed char[34] slot
    cdef int slots
    cdef signed char[14] kind_at
    cdef double[34] next_rate
    cdef double[34] next_gain
    cdef signed char[16] spare_slots
    cdef int spares
    cdef signed char[34] wanted
    cdef int wants
    cdef double[28560] then
    cdef double[28560] then_gain
    cdef double near_odds
    cdef double near
    cdef void list_tiles(self, unsigned long long missing) noexcept
    cdef void note_next(self, int way, int level, double weight, double value) noexcept
    cdef double speed(self, int way, int kind) noexcept
    cdef void go_farther(self) noexcept
    cdef double total(self, int way, int kind) noexcept
    cdef double of_grade(self, int way, int grade, int kind) noexcept
    cdef double worth_of(self, int way, int grade, int kind) noexcept
    cdef void clear(self) noexcept
    cdef bint is_new(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z) noexcept
    cdef void take(self, int i0, int i1, int i2, int i3) noexcept
    cdef void judge(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z, int lack, double still, double fast, unsigned int groups, int win, unsigned long long missing) noexcept
    cdef void own_tiles(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z) noexcept
    cdef void note(self, int way, int level, double weight, double value, unsigned long long missing, int lack) noexcept
    cdef void add(self, int place, int kind, double weight, double value, int level, unsigned long long missing, int lack) noexcept
