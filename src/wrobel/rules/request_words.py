"""The words that requests are made of, each with its number, found without making a text of it."""

from wrobel.rules.request import BY, FIELD_NAMES, FLAGS, MELD_FIELDS, MELD_TYPES, SEATS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.plain_text import (
        first_letters,
        last_letters,
        line_text,
        plain_size,
        plain_text,
        same_text,
    )

    SLOTS = 128

FACTOR = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1
PLAIN_FIELDS = FIELD_NAMES[: FIELD_NAMES.index("bonus") + 1]


class Words:
    """A few words, each with its number, found by their characters.

    >>> words = Words({"kong": 2, "pung": 1})
    >>> words.number("kong"), words.number("king"), words.number("kongs")
    (2, -1, -1)
    """

    def __init__(self, words: dict[str, int]) -> None:
        if not cython.compiled:
            self.slots = [0] * SLOTS
            self.first = [0] * 17
            self.last = [0] * 17
            self.sizes = [0] * 17
            self.numbers = [0] * 17
        self.words = [b"", *(word.encode() for word in words)]
        i: cython.int
        slot: cython.int
        for i in range(1, len(self.words)):
            word: bytes = self.words[i]
            self.sizes[i] = len(word)
            self.first[i] = first_letters(line_text(word), len(word))
            self.last[i] = last_letters(line_text(word), len(word))
            self.numbers[i] = words[word.decode()]
            slot = self.slot_of(self.first[i], self.last[i])
            if self.slots[slot]:
                raise ValueError(f"two words at the same place, one is {word.decode()}")
            self.slots[slot] = i

    def slot_of(self, first: cython.ulonglong, last: cython.ulonglong) -> cython.int:
        """Where a word is, if it is one of them: another factor may be needed for other words."""
        return ((first ^ last << 4) * FACTOR & WORD) >> 57

    def find(self, text: cython.p_uchar, size: cython.int) -> cython.int:
        """The number of this word, or −1."""
        i: cython.int
        first: cython.ulonglong
        last: cython.ulonglong
        if size < 1:
            return -1
        first = first_letters(text, size)
        last = last_letters(text, size)
        i = self.slots[self.slot_of(first, last)]
        if self.first[i] != first or self.last[i] != last or self.sizes[i] != size:
            return -1
        if size > 16 and not same_text(text, line_text(self.words[i]), 0, size):
            return -1
        return self.numbers[i]

    def number(self, word: str) -> int:
        """``find`` for Python code."""
        return self.find(plain_text(word), plain_size(word))


FIELD_WORDS = Words({name: place for place, name in enumerate(PLAIN_FIELDS) if name != "options"})
MELD_FIELD_WORDS = Words({name: place for place, name in enumerate(MELD_FIELDS)})
MELD_TYPE_WORDS = Words(MELD_TYPES)
BY_WORDS = Words(BY)
SEAT_WORDS = Words(SEATS)
FLAG_WORDS = Words(FLAGS)
