# What a processor does with few instructions, eight counts at a time; bits.py says it in Python.
from libc.string cimport memcpy, memmove

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define wrobel_lowest(mask) __builtin_ctzll(mask)
    #else
    #if defined(_MSC_VER) && defined(_WIN64)
    #include <intrin.h>
    static __inline int wrobel_lowest(unsigned long long mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #else
    static int wrobel_lowest(unsigned long long mask) {
        int place = 0;
        while (!(mask >> place & 1)) place++;
        return place;
    }
    #endif
    #endif

    #if defined(__POPCNT__)
    #define wrobel_bits_in(mask) __builtin_popcountll(mask)
    #else
    static CYTHON_INLINE int wrobel_bits_in(unsigned long long mask) {
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        return (int)(((mask + (mask >> 4) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL) >> 56);
    }
    #endif

    /* A bit for each of sixteen counts that is at least so much, from 1 to 4. */
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #define wrobel_sixteen_bits(counts, least) ((unsigned long long)(unsigned int)_mm_movemask_epi8( \\
        _mm_cmpgt_epi8(_mm_loadu_si128((const __m128i*)(counts)), _mm_set1_epi8((char)((least) - 1)))))
    #else
    static CYTHON_INLINE unsigned long long wrobel_sixteen_bits(const signed char* counts, int least) {
        unsigned long long found = 0;
        int i;
        for (i = 0; i < 16; i++) found |= (unsigned long long)(counts[i] >= least) << i;
        return found;
    }
    #endif

    /* The value of a small whole number, or -1. */
    #if PY_VERSION_HEX >= 0x030C0000
    static CYTHON_INLINE long wrobel_small(PyObject* value) {
        return PyLong_CheckExact(value) && PyUnstable_Long_IsCompact((PyLongObject*)value)
            ? (long)PyUnstable_Long_CompactValue((PyLongObject*)value) : -1;
    }
    #elif !defined(PYPY_VERSION)
    static CYTHON_INLINE long wrobel_small(PyObject* value) {
        if (!PyLong_CheckExact(value)) return -1;
        return Py_SIZE(value) == 1 ? (long)((PyLongObject*)value)->ob_digit[0] : -(Py_SIZE(value) != 0);
    }
    #else
    static long wrobel_small(PyObject* value) { return -1; }
    #endif

    /* Where the numbers 0 to 7 lie, if they lie 32 bytes apart: then a place tells the number. */
    static const char* wrobel_zero(void) {
        static const char* zero = NULL;
        static int known = 0;
        if (!known) {
            int i;
            for (i = 0; i < 8; i++) {
                PyObject* number = PyLong_FromLong(i);
                if (!number) { PyErr_Clear(); zero = NULL; break; }
                if (i == 0) zero = (const char*)number;
                else if ((const char*)number != zero + 32 * i) zero = NULL;
                Py_DECREF(number);
                if (!zero) break;
            }
            known = 1;
        }
        return zero;
    }

    static CYTHON_INLINE int wrobel_take_counts(signed char* target, PyObject* source) {
        int i;
        const char* zero;
        if (!PyList_CheckExact(source) || PyList_GET_SIZE(source) < 34) return 0;
        zero = wrobel_zero();
        if (zero) {
            unsigned long long other = 0;
            for (i = 0; i < 34; i++) {
                unsigned long long away = (unsigned long long)((const char*)PyList_GET_ITEM(source, i) - zero);
                away = away >> 5 | away << 59;
                other |= away >> 3;
                target[i] = (signed char)away;
            }
            if (!other) return 1;
        }
        for (i = 0; i < 34; i++) {
            long count = wrobel_small(PyList_GET_ITEM(source, i));
            if (count < 0 || count > 127) return 0;
            target[i] = (signed char)count;
        }
        return 1;
    }
    """
    # Copies counts out of a list of small numbers; false if it is something else.
    bint take_counts "wrobel_take_counts"(signed char* target, object source) noexcept
    int lowest "wrobel_lowest"(unsigned long long mask) noexcept nogil
    int bits_in "wrobel_bits_in"(unsigned long long mask) noexcept nogil
    unsigned long long sixteen_bits "wrobel_sixteen_bits"(const signed char* counts, int least) noexcept nogil
    bint PY_LITTLE_ENDIAN
    # Numbers too large to be written out in Python's part of a line.
    unsigned long long ONES "0x0101010101010101ULL"
    unsigned long long FOURS "0x0404040404040404ULL"
    unsigned long long EVERY_OTHER_BYTE "0x00ff00ff00ff00ffULL"
    unsigned long long EVERY_OTHER_PAIR "0x0000ffff0000ffffULL"


cdef inline unsigned long long eight_counts(const void* counts) noexcept nogil:
    """Eight counts as one number, one in each byte, the first one lowest."""
    cdef unsigned long long word = 0
    cdef int i
    if PY_LITTLE_ENDIAN:
        memcpy(&word, counts, 8)
        return word
    for i in range(7, -1, -1):
        word = word << 8 | (<const unsigned char*>counts)[i]
    return word


cdef inline int in_four(int mask) noexcept nogil:
    """How many of the four lowest bits are set."""
    mask = (mask & 15) - (mask >> 1 & 5)
    return (mask & 3) + (mask >> 2)


cdef inline void copy_counts(signed char* target, const signed char* source, int start) noexcept nogil:
    """Take over 34 counts that begin at ``start``; they may be the same."""
    memmove(target, source + start, 34)


cdef inline void put_four(signed char* target, int start, unsigned long long word) noexcept nogil:
    """Write the four lowest bytes of a word from ``start`` on, the lowest first."""
    cdef unsigned int low = <unsigned int>word
    cdef int i
    if PY_LITTLE_ENDIAN:
        memcpy(target + start, &low, 4)
    else:
        for i in range(4):
            target[start + i] = <signed char>(low >> 8 * i & 255)


cdef inline int eight_ranks(unsigned long long word) noexcept nogil:
    """The base-5 number of eight counts: in pairs, in fours, together."""
    word = word * ((1 << 8) + 5) >> 8 & EVERY_OTHER_BYTE
    word = word * ((1 << 16) + 25) >> 16 & EVERY_OTHER_PAIR
    return <int>(word + 625 * (word >> 32))


cdef inline int eight_together(unsigned long long word) noexcept nogil:
    """The sum of eight counts."""
    return <int>(word * ONES >> 56)


cdef inline unsigned long long sixteen_held(const signed char* counts, int start) noexcept nogil:
    """A bit for each of sixteen counts from ``start`` on that is not zero."""
    return sixteen_bits(counts + start, 1)


cdef inline unsigned long long kinds_with(const signed char* counts, int start, int least) noexcept nogil:
    """The kinds of which there are so many, as bits; the 34 counts begin at ``start``."""
    counts += start
    return (
        sixteen_bits(counts, least)
        | sixteen_bits(counts + 16, least) << 16
        | sixteen_bits(counts + 18, least) << 18
    )


cdef inline unsigned long long kinds_of_four(const signed char* counts, int start) noexcept nogil:
    """The kinds of which there are all four; most often there is none."""
    counts += start
    if (
        eight_counts(counts)
        | eight_counts(counts + 8)
        | eight_counts(counts + 16)
        | eight_counts(counts + 24)
        | eight_counts(counts + 26)
    ) & FOURS == 0:
        return 0
    return kinds_with(counts, 0, 4)


cdef inline int suit_code(const signed char* counts, int start, int suit) noexcept nogil:
    """The counts of a suit (3: honours) as a number in base 5, the first rank lowest."""
    counts += start + 9 * suit
    if suit == 3:
        return eight_ranks(eight_counts(counts - 1) >> 8)
    return eight_ranks(eight_counts(counts)) + 390625 * counts[8]


cdef inline int suit_size(const signed char* counts, int start, int suit) noexcept nogil:
    """How many tiles of a suit (3: honours) there are."""
    counts += start + 9 * suit
    if suit == 3:
        return eight_together(eight_counts(counts - 1) >> 8)
    return eight_together(eight_counts(counts)) + counts[8]
