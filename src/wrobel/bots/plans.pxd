from wrobel.bots.routes cimport ALL_KINDS, Routes
from wrobel.bots.sight cimport Sight
from wrobel.shape.hand cimport Shape

cdef int FAR, BY_CODE

cdef class Plans(Routes):
    cdef Shape shape
    cdef signed char[34] scratch
    cdef signed char[34] tiles
    cdef int[4] codes
    cdef int[9] power
    cdef int sets
    cdef int owed
    cdef int missing(self, Sight sight, int plan, signed char *counts, int needed) noexcept
    cdef int missing_pungs(self, signed char *counts, int needed) noexcept
    cdef unsigned long long acceptance(self, Sight sight, int plan, int missing) noexcept
    cdef void hold(self, signed char *counts) noexcept
    cdef void add_tile(self, int kind, int number) noexcept
    cdef int lacking(self, Sight sight, int plan, int needed) noexcept
    cdef void lay_mask(self, int plan) noexcept
    cdef void lay_codes(self, int plan) noexcept
    cdef void lay_groups(self, Sight sight, int plan) noexcept
    cdef unsigned long long accepted(self, Sight sight, int plan, int needed, int missing) noexcept
    cdef unsigned long long kinds_of_groups(self, int plan) noexcept
