cimport cython

from wrobel.rules.codes cimport *
from wrobel.rules.request cimport Request
from wrobel.rules.score cimport Score
from wrobel.shape.memory cimport memory_of, numbers_of

cdef class Scorer:
    cdef void score(self, Request request, Score result) noexcept nogil

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

@cython.locals(
    n=cython.long,
    row=cython.long,
    request=Request,
    result=Score,
    scorer=Scorer,
    small=cython.p_uchar,
    wide=cython.p_longlong,
    bits=cython.p_longlong,
    lent=cython.p_longlong,
)
cpdef score_part(requests, errors, columns, long start, long end)

# The address of what somebody else keeps alive.
cdef inline long long lend(object thing) noexcept:
    return <long long><void*>thing

cdef inline void score_lent(long long scorer, long long request, Score result) noexcept nogil:
    (<Scorer><void*>scorer).score(<Request><void*>request, result)
