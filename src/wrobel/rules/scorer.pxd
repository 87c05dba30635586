cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.shape.memory cimport memory_of, numbers_of

cdef class Scorer:
    cdef void score(self, Request request, Score result) noexcept

@cython.locals(
    n=cython.long,
    row=cython.long,
    request=Request,
    result=Score,
    scorer=Scorer,
    small=cython.p_uchar,
    wide=cython.p_longlong,
    bits=cython.p_longlong,
)
cpdef score_columns(requests, errors, columns)
