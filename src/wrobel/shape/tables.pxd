from wrobel.shape.memory cimport memory_of

cdef class Tables:
    cdef const unsigned int* suit
    cdef const unsigned int* honours
    cdef const unsigned char* two_suits
    cdef const unsigned char* suit_and_honours
    cdef const unsigned char* missing
    # for rows of counts
    cdef const unsigned int* upper_start
    cdef const unsigned int* suit_words
    cdef const unsigned int* honour_words
    cdef const unsigned short* lower_number
    cdef const unsigned short* held_by_count
    cdef const unsigned short* word_at
    cdef object memory

cdef Tables TABLES
