# What a dict holds, looked at without a reference of one's own; borrowed.py says it in Python.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(PYPY_VERSION) && !defined(Py_LIMITED_API)
    static CYTHON_INLINE void wrobel_fetch(const void* address) {
        __builtin_prefetch(address);
        /* a function that only fetches has no effect otherwise, and calls of it are left out */
        __asm__ volatile("" : : "r"(address));
    }
    #define wrobel_table_of(mapping) ((const char*)((PyDictObject*)(mapping))->ma_keys)
    #define wrobel_items_of(some) ((const char*)((PyListObject*)(some))->ob_item)
    #else
    #define wrobel_fetch(address) ((void)(address))
    #define wrobel_table_of(mapping) ((const char*)(mapping))
    #define wrobel_items_of(some) ((const char*)(some))
    #endif
    static CYTHON_INLINE int wrobel_take_items(void* held, void** keys, void** values, int start, int most) {
        PyObject* mapping = (PyObject*)held;
        Py_ssize_t at = 0;
        PyObject *key, *value;
        int n = start;
        if (!PyDict_CheckExact(mapping) || PyDict_Size(mapping) > most) return -1;
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
    static CYTHON_INLINE int wrobel_list_size(void* held) {
        return PyList_CheckExact((PyObject*)held) && PyList_GET_SIZE((PyObject*)held) < 1 << 20
            ? (int)PyList_GET_SIZE((PyObject*)held) : -1;
    }
    #define wrobel_text(held) PyUnicode_1BYTE_DATA((PyObject*)(held))
    #define wrobel_truth(held) ((PyObject*)(held) == Py_True ? 1 : (PyObject*)(held) == Py_False ? 0 : -1)
    #define wrobel_item(held, i) ((void*)PyList_GET_ITEM((PyObject*)(held), i))
    #define wrobel_is_dict(held) PyDict_CheckExact((PyObject*)(held))
    """
    void fetch "wrobel_fetch"(const void* address) noexcept
    const char* table_of "wrobel_table_of"(void* mapping) noexcept
    const char* items_of "wrobel_items_of"(void* some) noexcept
    # Writes keys and values from ``start`` on; where they end, −1 of anything but a dict so small.
    int take_items "wrobel_take_items"(void* held, void** keys, void** values, int start, int most) noexcept
    int text_size "wrobel_text_size"(void* held) noexcept
    const unsigned char* text_of "wrobel_text"(void* held) noexcept
    int list_size "wrobel_list_size"(void* held) noexcept
    void* item_of "wrobel_item"(void* held, Py_ssize_t i) noexcept
    bint is_dict "wrobel_is_dict"(void* held) noexcept
    int truth_of "wrobel_truth"(void* held) noexcept


cdef inline void* borrow(object one) noexcept:
    return <void*>one


cdef inline object object_of(void* held):
    return <object>held


cdef inline bint lie_together(void* one, void* other) noexcept:
    """Are two objects neighbours in memory, as if made one after the other?"""
    return -(1 << 14) < <const char*>other - <const char*>one < 1 << 14


cdef inline void fetch_object(void* held) noexcept:
    """Ask for the memory of an object that is needed soon, a dict, a list or a short text."""
    fetch(held)
    fetch(<const char*>held + 63)


cdef inline void fetch_items(void* some) noexcept:
    """Ask for the memory where a list has its items."""
    fetch(items_of(some))


cdef inline void fetch_table(void* mapping) noexcept:
    """Ask for the table of a dict of a dozen entries."""
    cdef const char* table = table_of(mapping)
    fetch(table)
    fetch(table + 64)
    fetch(table + 128)
    fetch(table + 192)
    fetch(table + 256)
