"""The quick reader of score requests that are lines of JSON, and the answers to them.

Like that of dicts it reads what is plain and right, and gives up on anything else: texts without
escapes, whole numbers, fields that every request may have.
"""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

from wrobel.rules.plain_requests import blank

if not cython.compiled:
    from wrobel.plain_text import line_text, text_from
    from wrobel.rules.codes import *
    from wrobel.rules.plain_requests import Reader
    from wrobel.rules.request import Request
    from wrobel.rules.request_words import FIELD_WORDS, MELD_FIELD_WORDS
    from wrobel.rules.score import Score
    from wrobel.rules.score_text import ScoreText
    from wrobel.rules.scorer import Scorer

    QUOTE, COMMA, COLON, ZERO, NINE = b'",:09'
    OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = b"[\\]{}"
    TILDE, LETTER_T = b"~t"

LONGEST_ID = 1000
TRUE, FALSE = b"true", b"false"
_NO_FIELDS: dict[str, Any] = {}


class LineReader(Reader):
    """Reads one line after the other, each into a ``Request`` that is given."""

    def read_line(self, request: Request, line: bytes) -> bool:
        """Read a request from its line; where its id is stands in ``id_start``, ``id_end``."""
        self.begin()
        self.line = line_text(line)
        self.end = len(line)
        self.at = self.id_start = self.id_end = 0
        request.fields = _NO_FIELDS  # nothing looks there for a plain one
        return self.read_object() and self.fill(request)

    def see(self) -> cython.int:
        """The next character after blanks, −1 at the end."""
        c: cython.int
        while self.at < self.end:
            c = self.line[self.at]
            if c > 32 or not (c == 32 or c == 10 or c == 13 or c == 9):
                return c
            self.at += 1
        return -1

    def step(self, wanted: cython.int) -> cython.bint:
        """Go over this character, if it is the next one."""
        if self.see() != wanted:
            return False
        self.at += 1
        return True

    def word(self) -> cython.bint:
        """Go over a text without escapes: its characters begin at ``first``, ``n`` of them."""
        c: cython.int
        if not self.step(QUOTE):
            return False
        self.first = self.at
        while self.at < self.end:
            c = self.line[self.at]
            if c == QUOTE:
                self.n = self.at - self.first
                self.at += 1
                return True
            if c < 32 or c > TILDE or c == BACKSLASH:
                return False
            self.at += 1
        return False

    def number(self) -> cython.long:
        """Go over a whole number from 0; −1 if it is not one, or a large one."""
        c: cython.int = self.see()
        found: cython.long = 0
        begin: cython.int = self.at
        while self.at < self.end:
            c = self.line[self.at]
            if not ZERO <= c <= NINE:
                break
            found = 10 * found + c - ZERO
            self.at += 1
            if self.at - begin > 9:
                return -1
        if self.at == begin or (self.line[begin] == ZERO and self.at - begin > 1):
            return -1
        # nothing that would go on with the number
        return found if c <= 32 or c in (COMMA, CLOSE_OBJECT) else -1

    def read_object(self) -> cython.bint:
        """All fields, from brace to brace, and nothing behind."""
        place: cython.int
        if not self.step(OPEN_OBJECT):
            return False
        while True:
            if not self.word():
                return False
            place = FIELD_WORDS.find(text_from(self.line, self.first), self.n)
            if place < 0 or not self.mark(place) or not self.step(COLON):
                return False
            if not self.read_value(place):
                return False
            if self.step(COMMA):
                continue
            return self.step(CLOSE_OBJECT) and self.see() == -1

    def read_value(self, place: cython.int) -> cython.bint:
        c: cython.int = self.see()
        good: cython.bint
        if place == FIELD_ID:
            self.id_start = self.at
            good = self.word() if c == QUOTE else self.number() >= 0
            self.id_end = self.at
            return good
        if place == FIELD_MELDS:
            return self.read_melds()
        if place == FIELD_FLAGS:
            return self.read_flags()
        if c == QUOTE:
            return self.word() and self.take_text(place, text_from(self.line, self.first), self.n)
        return self.take_number(place, self.number())

    def read_flags(self) -> cython.bint:
        if not self.step(OPEN_LIST):
            return False
        if self.step(CLOSE_LIST):
            return True
        while True:
            if not self.word() or not self.take_flag(text_from(self.line, self.first), self.n):
                return False
            if not self.step(COMMA):
                return self.step(CLOSE_LIST)

    def read_melds(self) -> cython.bint:
        if not self.step(OPEN_LIST):
            return False
        if self.step(CLOSE_LIST):
            return True
        while True:
            if not self.begin_meld() or not self.read_meld():
                return False
            self.melds += 1
            if not self.step(COMMA):
                return self.step(CLOSE_LIST)

    def read_meld(self) -> cython.bint:
        place: cython.int
        seen: cython.int = 0
        if not self.step(OPEN_OBJECT):
            return False
        while True:
            if not self.word():
                return False
            place = MELD_FIELD_WORDS.find(text_from(self.line, self.first), self.n)
            if place < 0 or seen >> place & 1 or not self.step(COLON):
                return False
            seen |= 1 << place
            if self.see() == QUOTE:
                if not self.word():
                    return False
                if not self.take_meld_text(place, text_from(self.line, self.first), self.n):
                    return False
            elif not self.read_truth(place):
                return False
            if not self.step(COMMA):
                return self.step(CLOSE_OBJECT)

    def read_truth(self, place: cython.int) -> cython.bint:
        """``true`` or ``false``."""
        truth: cython.bint = self.see() == LETTER_T
        word = TRUE if truth else FALSE
        letter: cython.int
        for letter in word:
            if self.at >= self.end or self.line[self.at] != letter:
                return False
            self.at += 1
        return self.take_meld_truth(place, truth)


class LineScorer:
    """Answers plain lines with requests, one after the other."""

    def __init__(self) -> None:
        self.reader = LineReader()
        self.request = blank()
        self.result = Score(self.request)
        self.text = ScoreText()

    def answer(self, line: bytes) -> bytes | None:
        """The answer to a plain request, as ``wrobel.lines`` would give it; None to any other.

        >>> line = b'{"id":7,"rules":"hk-old","hand":"123456789m1122z","win":"1z"}'
        >>> LineScorer().answer(line)[:34]
        b'{"id":7,"ok":true,"legal":true,"fa'
        >>> LineScorer().answer(b'{"id":7,"rules":"hk-old","hand":"?"}')
        """
        reader = self.reader
        if not reader.read_line(self.request, line) or reader.id_end - reader.id_start > LONGEST_ID:
            return None
        self.result.clear()
        scorer: Scorer = reader.scorer
        scorer.score(self.request, self.result)
        if self.result.problem:
            return None
        identity = line[reader.id_start : reader.id_end] or b"null"
        return self.text.answer(self.result, reader.options, identity)
