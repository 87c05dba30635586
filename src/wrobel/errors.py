"""Errors by cause, each with a code for programs and a sentence for people."""


class WrobelError(Exception):
    """Something was asked that cannot be done; ``code`` says what kind of thing."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def to_dict(self) -> dict[str, str]:
        """The error as it stands in a JSON answer.

        >>> TextError("bad_tile", "no such tile").to_dict()
        {'code': 'bad_tile', 'message': 'no such tile'}
        """
        return {"code": self.code, "message": self.message}


class TextError(WrobelError):
    """Text, JSON or a field that cannot be read: bad_json, bad_field, bad_tile."""


class HandError(WrobelError):
    """Tiles that cannot be: wrong_tile_count, fifth_copy, bad_meld, contradiction, not_a_win."""


class OptionError(WrobelError):
    """A ruleset or an option that does not exist: unknown_rules, bad_option."""


class ActionError(WrobelError):
    """An action that is not allowed now: not_asked, illegal, not_over."""


class LogError(WrobelError):
    """A log that cannot be read or written; ``place`` says where in it.

    >>> LogError("bad_log", "a hand has thirteen tiles", "line 7").message
    'line 7: a hand has thirteen tiles'
    """

    def __init__(self, code: str, message: str, place: str = "") -> None:
        super().__init__(code, f"{place}: {message}" if place else message)
        self.place = place


class EventError(WrobelError):
    """A plan or a result that cannot be: bad_size, bad_field, contradiction, wrong_sum.

    The sentence exists in all languages; ``message`` is the English one.
    """

    def __init__(self, code: str, sentences: dict[str, str]) -> None:
        super().__init__(code, sentences["en"])
        self.sentences = sentences
