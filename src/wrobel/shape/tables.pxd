cdef class Tables:
    cdef const unsigned short* suit
    cdef const unsigned short* honours
    cdef const unsigned char* two_suits
    cdef const unsigned char* suit_and_honours
    cdef const unsigned char* missing
    cdef object memory

cdef Tables TABLES
