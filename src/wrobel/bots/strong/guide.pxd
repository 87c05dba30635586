from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.hand_worth cimport DRAWN_ONLY, SILENT, Worth
from wrobel.bots.strong.search cimport MOST_PLANS_FOLLOWED, QUOTA, Search
from wrobel.bots.strong.special_targets cimport SpecialTargets
from wrobel.bots.strong.target_sums cimport TargetSums
from wrobel.bots.strong.targets cimport Targets
from wrobel.bots.strong.weights cimport Weights
from wrobel.rules.family cimport Family
from wrobel.table.view cimport View

cdef double SELDOM

cdef class LikeliestTarget(TargetSums):
    cdef double best, best_value
    cdef unsigned long long[4] target
    cdef int win, lack, how
    cdef unsigned int opened
    cdef void begin(self) noexcept
    cdef void judge(self, unsigned long long m, unsigned long long p, unsigned long long s, unsigned long long z, int lack, double still, double fast, unsigned int groups, int win, unsigned long long missing, double weight) noexcept
    cdef void keep(self, double chance, double value, unsigned int opened, int how) noexcept
    cdef tell(self)

cdef class Guide(Search):
    cdef LikeliestTarget likeliest
    cpdef list routes(self, View view)
