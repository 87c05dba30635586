"""Requests as lines of JSON, and the answers. Nothing else of the library needs JSON."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from wrobel.errors import TextError, WrobelError
from wrobel.rules.request import Request, error_answer
from wrobel.rules.scorer import run
from wrobel.rules.settle import settle

MOST_LINE = 1_000_000

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


def score_answer(request: Mapping[str, Any]) -> bytes:
    """The contract's answer to one score request."""
    score = run(Request(request))
    if score.problem:
        return encode(score.to_dict())
    return score.json(encode(score.request.id).decode()).encode()


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
                raise TextError("bad_json", f"a line of {len(line)} bytes is too long")
            request = decode(line)
            found = answer(request)
        except WrobelError as error:
            identity = request.get("id") if isinstance(request, dict) else None
            found = encode(error_answer(identity, error))
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            found = encode(error_answer(None, TextError("bad_json", f"not JSON: {error}")))
        yield found
