"""Errors by cause: each carries a code for programs, its place and the values it is about.

What people read is made from these by the catalogue in ``wrobel.error_texts``, in Polish and
English, and it is the same sentence on the command line, from the server and in the browser. So
nobody searches in sentences: to know what happened ask for ``code``, ``cause``, ``place`` and
``values``.

>>> error = HandError("fifth_tile", "melds[1]", tile="5m")
>>> error.code, error.place, error.values
('fifth_copy', 'melds[1]', {'tile': '5m'})
>>> str(error)
'melds[1]: a fifth 5m: only four exist'
>>> error.say("pl")
'układ 2: piąty kamień 5m: są tylko cztery takie'
"""

from typing import Any, Self

from wrobel.languages import Words


class WrobelError(Exception):
    """Something was asked that cannot be done.

    ``cause`` is a key of the catalogue, ``place`` the field, line or hand that is wrong
    (``melds[1]``, ``line 7``, or nothing), ``values`` what the sentence names.
    """

    def __init__(self, cause: str, place: str = "", /, **values: object) -> None:
        super().__init__(cause, place, values)
        self.cause = cause
        self.place = place
        self.values = values

    @property
    def code(self) -> str:
        """The kind of error, for programs; many causes share one."""
        from wrobel.error_texts import code_of

        return code_of(self.cause)

    def say(self, lang: str) -> str:
        """The error in one line, with its place; no capital and no full stop."""
        from wrobel.error_texts import say_place

        text = self.reason(lang)
        return f"{say_place(self.place, lang)}: {text}" if self.place else text

    def reason(self, lang: str) -> str:
        """The line without the place, for where the place is plain."""
        from wrobel.error_texts import say

        return say(self.cause, lang, self.values).removesuffix(".")

    def sentence(self, lang: str) -> str:
        """The reason as a sentence to stand alone, beside its place on a page.

        >>> HandError("fifth_tile", "hand", tile="5m").sentence("en")
        'A fifth 5m: only four exist.'
        """
        text = self.reason(lang)
        return f"{text[:1].upper()}{text[1:]}."

    def at(self, place: str) -> Self:
        """The same error, seen from further outside: its place is within this one."""
        between = "." if self.place and " " not in self.place else ", " if self.place else ""
        return type(self)(self.cause, f"{place}{between}{self.place}", **self.values)

    @property
    def message(self) -> str:
        return self.say("en")

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.cause, self.place, self.values)

    def to_dict(self, lang: str = "en") -> dict[str, str]:
        """The error as it stands in a JSON answer.

        >>> TextError("no_tile", "win", tile="9z", sign=1).to_dict()
        {'code': 'bad_tile', 'message': 'win: there is no tile 9z (character 1)', 'place': 'win'}
        """
        place = {"place": self.place} if self.place else {}
        return {"code": self.code, "message": self.say(lang), **place}


def _again(
    kind: type[WrobelError], cause: str, place: str, values: dict[str, object]
) -> WrobelError:
    return kind(cause, place, **values)


class TextError(WrobelError):
    """Text, JSON or a field that cannot be read: bad_json, bad_field, bad_tile."""


class HandError(WrobelError):
    """Tiles that cannot be: wrong_tile_count, fifth_copy, bad_meld, contradiction, not_a_win.

    And values that cannot be: bad_value.
    """


class OptionError(WrobelError):
    """A ruleset or an option that does not exist: unknown_rules, bad_option."""


class ActionError(WrobelError):
    """An action that is not allowed now: not_asked, illegal, not_over."""


class LogError(WrobelError):
    """A log that cannot be read or written; ``place`` says where in it."""


class BookError(WrobelError):
    """An entry of a score book that cannot stand; the fold keeps it as a problem."""


class EventError(WrobelError):
    """A plan or a result that cannot be: bad_size, bad_field, contradiction, wrong_sum."""


def os_words(error: OSError) -> Words:
    """What the system says of a file or an address, in both languages.

    >>> os_words(FileNotFoundError(2, "No such file or directory")).say("pl")
    'nie ma takiego pliku ani katalogu'
    """
    from wrobel.error_texts.system import POLISH

    english = error.strerror or str(error)
    return Words(english, POLISH.get(error.errno or 0, english))


AS_JSON = {None: "null", True: "true", False: "false"}


def shown(value: object) -> Words:
    """A value as it was given, for a sentence; cut where it is long.

    >>> shown("x" * 100).en[-5:], shown(7).pl, shown(None).en, shown("Za").pl
    ('xxxx…', '7', 'null', '„Za”')
    """
    if value is None or isinstance(value, bool):
        return Words(AS_JSON[value], AS_JSON[value])
    english = _cut(repr(value))
    return Words(english, f"„{_cut(value)}”" if isinstance(value, str) else english)


def _cut(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:59]}…"
