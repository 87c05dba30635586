cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score

cdef class Scorer:
    cdef void score(self, Request request, Score result) noexcept

@cython.locals(
    n=cython.long,
    row=cython.long,
    request=Request,
    result=Score,
    scorer=Scorer,
    small=cython.uchar[::1],
    wide=cython.longlong[::1],
    bits=cython.ulonglong[::1],
)
cpdef score_columns(requests, errors, columns)
