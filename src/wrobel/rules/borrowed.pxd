# What a dict holds, looked at without a reference of one's own; borrowed.py says it in Python.
from wrobel.plain_text cimport fetch

cdef extern from *:
    """
    static CYTHON_INLINE int wrobel_take_items(PyObject* mapping, void** keys, void** values, int start, int most) {
        Py_ssize_t at = 0;
        PyObject *key, *value;
        int n = start;
        if (PyDict_Size(mapping) > most) return -1;
        while (PyDict_Next(mapping, &at, &key, &value)) {
            keys[n] = key;
            values[n] = value;
            n++;
        }
        return n;
    }
    static CYTHON_INLINE int wrobel_text_size(void* held) {
        PyObject* text = (PyObject*)held;
        return PyUnicode_CheckExact(text) && PyUnicode_IS_ASCII(text) && PyUnicode_GET_LENGTH(text) < 1 << 20
            ? (int)PyUnicode_GET_LENGTH(text) : -1;
    }
    #define wrobel_text(held) PyUnicode_1BYTE_DATA((PyObject*)(held))
    #define wrobel_truth(held) ((PyObject*)(held) == Py_True ? 1 : (PyObject*)(held) == Py_False ? 0 : -1)
    """
    # Writes keys and values from ``start`` on; where they end, −1 if there are too many.
    int take_items "wrobel_take_items"(object mapping, void** keys, void** values, int start, int most) noexcept
    int text_size "wrobel_text_size"(void* held) noexcept
    const unsigned char* text_of "wrobel_text"(void* held) noexcept
    int truth_of "wrobel_truth"(void* held) noexcept


cdef inline void fetch_text(void* held) noexcept:
    """Ask for the memory of a short text: its head, and its characters."""
    fetch(held)
    fetch(<const char*>held + 63)


cdef inline object object_of(void* held):
    return <object>held


cdef inline list list_of(void* held):
    """The list that it is, or None."""
    return <list>held if type(<object>held) is list else None
