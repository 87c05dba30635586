cimport cython

from wrobel.plain_text cimport line_text, text_from
from wrobel.rules.codes cimport *
from wrobel.rules.plain_requests cimport Reader
from wrobel.rules.request cimport Request
from wrobel.rules.request_words cimport FIELD_WORDS, MELD_FIELD_WORDS
from wrobel.rules.score cimport Score
from wrobel.rules.score_text cimport ScoreText
from wrobel.rules.scorer cimport Scorer

cdef enum:
    QUOTE = 34
    COMMA = 44
    ZERO = 48
    NINE = 57
    COLON = 58
    OPEN_LIST = 91
    BACKSLASH = 92
    CLOSE_LIST = 93
    LETTER_T = 116
    OPEN_OBJECT = 123
    CLOSE_OBJECT = 125
    TILDE = 126

cdef int LONGEST_ID
cdef bytes TRUE, FALSE
cdef dict _NO_FIELDS

@cython.final
cdef class LineReader(Reader):
    cdef const unsigned char* line
    cdef int at, end, first, n, id_start, id_end
    cpdef bint read_line(self, Request request, bytes line) except -1
    cdef int see(self) noexcept
    cdef bint step(self, int wanted) noexcept
    cdef bint word(self) noexcept
    cdef long number(self) noexcept
    cdef bint read_object(self) noexcept
    cdef bint read_value(self, int place) noexcept
    cdef bint read_flags(self) noexcept
    cdef bint read_melds(self) noexcept
    cdef bint read_meld(self) noexcept
    cdef bint read_truth(self, int place) noexcept

@cython.final
cdef class LineScorer:
    cdef LineReader reader
    cdef Request request
    cdef Score result
    cdef ScoreText text
    cpdef answer(self, bytes line)
