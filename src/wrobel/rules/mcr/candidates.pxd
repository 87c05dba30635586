# A candidate put in without a branch; candidates.py says it in Python.
from wrobel.rules.mcr.selection cimport Selection

cdef inline void put(Selection found, int fan, int sets, bint there) noexcept nogil:
    found.fan[found.n] = fan
    found.sets[found.n] = sets
    found.n += there
