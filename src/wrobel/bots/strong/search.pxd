from wrobel.bots.observation cimport Observation
from wrobel.bots.strong.expectation cimport Expectation
from wrobel.bots.strong.plan_sums cimport PlanSums
from wrobel.bots.strong.plans cimport Plans
from wrobel.bots.strong.special_targets cimport SpecialTargets
from wrobel.bots.strong.target_sums cimport CLASSES, LEVELS, WHOLE, TargetSums
from wrobel.bots.strong.targets cimport Targets
from wrobel.bots.strong.weights cimport Weights
from wrobel.rules.family cimport Family

cdef int MOST_PLANS_FOLLOWED, FIRST_QUOTA, QUOTA

cdef class Search:
    cdef Observation sight
    cdef Plans plans
    cdef TargetSums sums
    cdef Targets targets
    cdef SpecialTargets special
    cdef PlanSums plan_sums
    cdef Expectation expectation
    cdef Weights weights
    cdef object options
    cdef int most_plans
    cdef int effort
    cdef double unit
    cdef int[12] best
    cdef double[12] rank
    cdef int[12] lacking
    cdef int best_n
    cdef void look(self, Observation sight, Family family) noexcept
    cdef void learn(self, Observation sight)
    cdef void pick_plans(self) noexcept
    cdef bint follow(self, int place, int quota) noexcept
    cdef void go_farther(self) noexcept
    cdef double evaluate(self, int kind, double draws) noexcept
    cdef int nearest(self, int kind) noexcept
    cdef unsigned long long accepted(self, int kind) noexcept
