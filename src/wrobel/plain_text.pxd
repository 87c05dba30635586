# The characters of plain text; plain_text.py says it in Python.
from libc.string cimport memcmp

from cpython.unicode cimport PyUnicode_CheckExact, PyUnicode_GET_LENGTH
from cpython.bytes cimport PyBytes_AS_STRING
from cpython.long cimport PyLong_AsLongAndOverflow, PyLong_CheckExact

cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(PYPY_VERSION) && !defined(Py_LIMITED_API)
    #define wrobel_fetch(address) __builtin_prefetch(address)
    #define wrobel_keys_of(mapping) ((const char*)((PyDictObject*)(mapping))->ma_keys)
    #define wrobel_items_of(some) ((const void*)((PyListObject*)(some))->ob_item)
    #else
    #define wrobel_fetch(address) ((void)(address))
    #define wrobel_items_of(some) ((const void*)(some))
    #define wrobel_keys_of(mapping) ((const char*)(mapping))
    #endif
    """
    bint is_ascii "PyUnicode_IS_ASCII"(object text) noexcept
    const unsigned char* ascii_data "PyUnicode_1BYTE_DATA"(object text) noexcept
    void fetch "wrobel_fetch"(const void* address) noexcept
    const char* keys_of "wrobel_keys_of"(object mapping) noexcept
    const void* items_of "wrobel_items_of"(object some) noexcept


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


cdef inline bint lie_together(object one, object other) noexcept:
    """Are two objects neighbours in memory, as if made one after the other?"""
    return -(1 << 14) < <const char*><void*>other - <const char*><void*>one < 1 << 14


cdef inline void fetch_items(object some) noexcept:
    """Ask for the memory where a list has its items."""
    fetch(items_of(some))


cdef inline void fetch_object(object one) noexcept:
    """Ask for the memory of an object that is needed soon."""
    fetch(<const void*>one)


cdef inline void fetch_keys(object mapping) noexcept:
    """Ask for the table of a dict of a dozen entries."""
    cdef const char* table = keys_of(mapping)
    fetch(table)
    fetch(table + 64)
    fetch(table + 128)
    fetch(table + 192)
    fetch(table + 256)
