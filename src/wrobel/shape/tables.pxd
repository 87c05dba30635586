from wrobel.shape.memory cimport memory_of

cdef class Tables:
    cdef const unsigned int* suit
    cdef const unsigned int* honours
    cdef const unsigned char* two_suits
    cdef const unsigned char* suit_and_honours
    cdef const unsigned char* missing
    cdef object memory

cdef Tables TABLES
