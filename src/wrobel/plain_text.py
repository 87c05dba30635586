"""The characters of plain text, as compiled modules get them from ``plain_text.pxd``.

There they are an address in the memory of the text; here they are bytes.
"""


def plain_size(text: object) -> int:
    """The length of a text of ASCII characters, −1 of anything else.

    >>> plain_size("123m"), plain_size("wróbel"), plain_size(5)
    (4, -1, -1)
    """
    return len(text) if type(text) is str and text.isascii() else -1


def plain_text(text: str) -> bytes:
    """The characters of such a text."""
    return text.encode("ascii")


def plain_number(value: object) -> int:
    """A whole number from 0 to 2³¹ − 1, −1 of anything else.

    >>> plain_number(5), plain_number(True), plain_number(1 << 40)
    (5, -1, -1)
    """
    return value if type(value) is int and 0 <= value < 1 << 31 else -1


def line_text(line: bytes) -> bytes:
    """The characters of a line."""
    return line


def text_from(text: bytes, start: int) -> bytes:
    """The rest of a text."""
    return text[start:]


def same_text(text: bytes, other: bytes | bytearray, start: int, size: int) -> bool:
    """Are so many characters the same as those of the other from ``start`` on?"""
    return text[:size] == other[start : start + size]


def first_letters(text: bytes, size: int) -> int:
    """The first eight characters of a text as a number, of a short one the first four, two or one.

    >>> first_letters(b"win", 3) == first_letters(b"with", 2), first_letters(b"a", 1)
    (True, 97)
    """
    return int.from_bytes(text[: at_once(size)], "little")


def last_letters(text: bytes, size: int) -> int:
    """The same of its end; both are all of a text of up to sixteen characters."""
    return int.from_bytes(text[size - at_once(size) : size], "little")


def at_once(size: int) -> int:
    """How many characters of a text are taken as one number."""
    return next(n for n in (8, 4, 2, 1) if size >= n)
