cimport cython

from wrobel.bots.strong.routes cimport ALL_KINDS, Routes
from wrobel.bots.observation cimport Observation
from wrobel.rules.groups cimport HONOURS
from wrobel.shape.bits cimport bits_in, kinds_with, lowest
from wrobel.shape.hand cimport Shape
from wrobel.shape.tables cimport TABLES

cdef int FAR, ALL_SUITS, USUAL_FORMS, KNITTED

@cython.final
cdef class Plans(Routes):
    cdef Shape shape
    cdef Shape rest
    cdef signed char[34] tiles
    cdef int[4] codes
    cdef int[9] power
    cdef int plan
    cdef int sets
    cdef int owed
    cdef unsigned long long wanted
    cdef unsigned long long pung_kinds
    cdef int stale
    cdef bint known
    cdef unsigned long long accepts
    cdef int singles
    cdef int couples
    cdef int triples
    cdef void hold(self, signed char *counts) noexcept
    cdef int missing(self, Observation sight, int plan, signed char *counts, int needed) noexcept
    cdef int lacking(self, Observation sight, int plan, int needed) noexcept
    cdef int at_least(self, int plan) noexcept
    cdef void lay(self, Observation sight, int plan, int needed) noexcept
    cdef void lay_groups(self, Observation sight) noexcept
    cdef void owe(self, Observation sight, int kind, int number) noexcept
    cdef int left(self) noexcept
    cdef int left_without(self, Observation sight, int kind, int left) noexcept
    cdef void left_without_each(self, Observation sight, unsigned long long kinds, int left, int *found, int start) noexcept
    cdef void usual_without_each(self, unsigned long long kinds, int *found, int start) noexcept
    cdef void take(self, int kind, int number) noexcept
    cdef int missing_pungs(self, signed char *counts, int needed) noexcept
    cdef void sort_counts(self, signed char *counts) noexcept
    cdef int short_of_pungs(self, int needed) noexcept
    cdef unsigned long long acceptance(self, Observation sight, int plan, int missing) noexcept
    cdef unsigned long long accepted(self, Observation sight, int missing) noexcept
    cdef unsigned long long accepted_without(self, Observation sight, int kind, int missing) noexcept
    cdef void look_ahead(self) noexcept
    cdef unsigned long long nearer_pungs(self) noexcept
    cdef unsigned long long nearer_honours_knitted(self) noexcept
    cdef unsigned long long nearer_knitted_straight(self, int missing) noexcept
    cdef unsigned long long pattern(self, int i, int j) noexcept
    cdef int held_of_pattern(self, int i, int j) noexcept
    cdef unsigned long long not_held(self, unsigned long long kinds) noexcept
