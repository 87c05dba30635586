# Cython's own typed memoryviews would put half a megabyte of C into every module that knows of one.
from cpython.memoryview cimport PyMemoryView_GET_BUFFER

cdef inline unsigned char* memory_of(object view) noexcept:
    return <unsigned char*> PyMemoryView_GET_BUFFER(view).buf

cdef inline long long* numbers_of(object view) noexcept:
    return <long long*> PyMemoryView_GET_BUFFER(view).buf
