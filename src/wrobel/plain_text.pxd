# The characters of plain text; plain_text.py says it in Python.
from libc.string cimport memcmp

from cpython.unicode cimport PyUnicode_CheckExact, PyUnicode_GET_LENGTH
from cpython.bytes cimport PyBytes_AS_STRING
from cpython.long cimport PyLong_AsLongAndOverflow, PyLong_CheckExact

cdef extern from *:
    """
    static CYTHON_INLINE unsigned long long wrobel_letters(const unsigned char* text, int size) {
        unsigned long long eight;
        unsigned int four;
        unsigned short two;
        if (size >= 8) { memcpy(&eight, text, 8); return eight; }
        if (size >= 4) { memcpy(&four, text, 4); return four; }
        if (size >= 2) { memcpy(&two, text, 2); return two; }
        return text[0];
    }
    #define wrobel_last_letters(text, size) \\
        wrobel_letters((text) + (size) - ((size) >= 8 ? 8 : (size) >= 4 ? 4 : (size) >= 2 ? 2 : 1), size)
    """
    bint is_ascii "PyUnicode_IS_ASCII"(object text) noexcept
    const unsigned char* ascii_data "PyUnicode_1BYTE_DATA"(object text) noexcept
    # The first and the last eight characters of a text that is not empty (of a short one four, two
    # or one) as numbers: together they are all of it, up to sixteen characters.
    unsigned long long first_letters "wrobel_letters"(const unsigned char* text, int size) noexcept nogil
    unsigned long long last_letters "wrobel_last_letters"(const unsigned char* text, int size) noexcept nogil


cdef inline Py_ssize_t plain_size(object text) noexcept:
    """The length of a text of ASCII characters, −1 of anything else."""
    if not PyUnicode_CheckExact(text) or not is_ascii(text):
        return -1
    return PyUnicode_GET_LENGTH(text)


cdef inline const unsigned char* plain_text(object text) noexcept:
    """The characters of such a text; they live as long as it."""
    return ascii_data(text)


cdef inline long plain_number(object value) noexcept:
    """A whole number from 0 to 2³¹ − 1, −1 of anything else."""
    cdef int beyond = 0
    cdef long number
    if not PyLong_CheckExact(value):
        return -1
    number = PyLong_AsLongAndOverflow(value, &beyond)
    return number if not beyond and 0 <= number <= 0x7fffffff else -1


cdef inline const unsigned char* line_text(bytes line) noexcept:
    return <const unsigned char*>PyBytes_AS_STRING(line)


cdef inline const unsigned char* text_from(const unsigned char* text, Py_ssize_t start) noexcept nogil:
    return text + start


cdef inline bint same_text(const unsigned char* text, const unsigned char* other, int start, int size) noexcept nogil:
    """Are so many characters the same as those of the other from ``start`` on?"""
    return memcmp(text, other + start, size) == 0
