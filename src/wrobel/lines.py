"""Requests as lines of JSON, and the answers. Nothing else of the library needs JSON."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from wrobel.errors import TextError, WrobelError
from wrobel.json_text import not_json
from wrobel.languages import Either, Words
from wrobel.rules.plain_lines import LineScorer
from wrobel.rules.plain_requests import QUICK
from wrobel.rules.request import Request, error_answer
from wrobel.rules.scorer import run
from wrobel.rules.settle import settle

MOST_LINE = 1_000_000

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


# What msgspec says of a value that does not fit, and what that is called in Polish.
FITS = (
    (re.compile("Expected `(?P<expected>[^`]+)`, got `(?P<found>[^`]+)`"), "wrong_type"),
    (re.compile("Object missing required field `(?P<field>[^`]+)`"), "field_missing"),
    (re.compile("Invalid (?:enum )?value '?(?P<value>[^`']+)'?"), "wrong_value"),
)
AT = re.compile("`(?P<at>[$][^`]*)`$")
TYPES = {
    "array": Words("a list", "lista"),
    "bool": Words("true or false", "true albo false"),
    "float": Words("a number", "liczba"),
    "int": Words("a whole number", "liczba całkowita"),
    "null": Words("null", "null"),
    "object": Words("an object", "obiekt"),
    "str": Words("a text", "tekst"),
}


def unfit(error: Exception) -> TextError:
    """What msgspec found, with its place: its errors carry nothing but a sentence.

    >>> str(unfit(ValueError("Expected `int`, got `str` - at `$.tile`")))
    '$.tile is a whole number, not a text'
    """
    text = str(error)
    place = AT.search(text)
    at = place["at"] if place else "$"
    for sentence, cause in FITS:
        if found := sentence.match(text):
            values: dict[str, Any] = {
                name: _types(value) for name, value in found.groupdict().items()
            }
            return TextError(cause, "", at=at, **values)
    if "malformed" in text or "truncated" in text:
        return TextError("not_json_at_all")
    return TextError("does_not_fit", at=at)


def _types(text: str) -> Either | str:
    names = [name.strip() for name in text.split("|")]
    known = [TYPES[name] for name in names if name in TYPES]
    return Either(known) if len(known) == len(names) else text


def score_answer(request: Mapping[str, Any]) -> bytes:
    """The contract's answer to one score request."""
    return encode(run(Request(request)).to_dict())


def answer_score_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """One answer a line: plain requests are read and answered without JSON's detours."""
    quick = LineScorer().answer if QUICK else None
    for line in lines:
        found = quick(line) if quick is not None and len(line) <= MOST_LINE else None
        if found is None:
            (found,) = answer_lines([line], score_answer)
        yield found


def settle_answer(request: Mapping[str, Any]) -> bytes:
    """The contract's answer to one settlement request."""
    return encode(settle(request))


def answer_lines(
    lines: Iterable[bytes], answer: Callable[[Mapping[str, Any]], bytes]
) -> Iterator[bytes]:
    """One answer a line, whatever the line holds; empty lines are answered too."""
    for line in lines:
        request: Any = None
        try:
            if len(line) > MOST_LINE:
                raise TextError("line_too_long", n=len(line))
            request = decode(line)
            found = answer(request)
        except WrobelError as error:
            identity = request.get("id") if isinstance(request, dict) else None
            found = encode(error_answer(identity, error))
        except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
            found = encode(error_answer(None, not_json(line)))
        yield found
