"""What every family's scorer can do."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules.families import part
from wrobel.rules.trace import Text

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import NOT_A_WIN
    from wrobel.rules.request import Request
    from wrobel.rules.score import Score
    from wrobel.shape.memory import memory_of, numbers_of

    def lend(thing: Any) -> Any:
        return thing

    def score_lent(scorer: Any, request: Any, result: Any) -> None:
        scorer.score(request, result)


class Scorer:
    """Scores requests under one set of options. Families override the methods."""

    def check(self, request: Any) -> None:
        """Refuse facts that cannot hold together under these rules."""

    def score(self, request: Request, result: Score) -> None:
        """Fill in the result, cleared before."""

    def incomplete(self, request: Any) -> Text | None:  # noqa: ARG002 - families look at it
        """Why these rules refuse tiles that look complete, if they have a reason of their own."""
        return None


def run(request: Request) -> Score:
    """Score a request; the result also says so if the hand is worth nothing."""
    result = Score(request)
    scorer: Scorer = request.scorer
    scorer.score(request, result)
    return result


def score(request: "Request | Mapping[str, Any]", trace: bool = False) -> Score:
    """What a winning hand is worth.

    A complete hand without a yaku or below a minimum is a result (``Score.legal``);
    unreadable or impossible input, and a hand that is not complete, raise an error.

    >>> score({"rules": "hk-old", "hand": "123456789m1122z", "win": "1z"}).legal
    True
    """
    ready = request if isinstance(request, Request) else Request(request)
    result = run(ready)
    if result.problem == NOT_A_WIN:
        raise result.error
    if trace:
        explain = part(ready.options.family, "explain").explain
        result.trace = explain(ready, result)
    return result


def score_columns(requests: Any, errors: Any, columns: Any) -> None:
    """Score many requests into columns (see ``wrobel.batch.score`` for their order)."""
    small = memory_of(columns[0])
    wide = numbers_of(columns[1])
    bits = numbers_of(columns[2])
    n = len(requests)
    result = Score(None)
    for row in range(n):
        item = requests[row]
        if not isinstance(item, Request):
            small[n + row] = errors[item.code]
            continue
        request = item
        result.clear()
        scorer = request.scorer
        scorer.score(request, result)
        result.write(row, n, small, wide, bits)


def score_part(
    requests: Any, errors: Any, columns: Any, start: cython.long, end: cython.long
) -> None:
    """The same for some of the rows, by scorers of their own: others may score at the same time.

    What Python has to be asked is asked first; compiled, the rest goes without its lock.
    """
    small = memory_of(columns[0])
    wide = numbers_of(columns[1])
    bits = numbers_of(columns[2])
    n = len(requests)
    result = Score(None)
    scorers: dict[int, Scorer] = {}
    if cython.compiled:
        addresses = memoryview(bytearray(16 * (end - start))).cast("q")
        lent = numbers_of(addresses)
    else:
        lent = [0] * (2 * (end - start))
    usual = None
    for row in range(start, end):
        item = requests[row]
        if not isinstance(item, Request):
            small[n + row] = errors[item.code]
            continue
        request = item
        if request.scorer is not usual:
            usual = request.scorer
            if id(usual) not in scorers:
                make = part(request.options.family, "scorer").make
                scorers[id(usual)] = make(request.options)
            scorer = scorers[id(usual)]
        lent[2 * (row - start)] = lend(scorer)
        lent[2 * (row - start) + 1] = lend(request)
    with cython.nogil:
        for row in range(start, end):
            if lent[2 * (row - start)]:
                result.clear()
                score_lent(lent[2 * (row - start)], lent[2 * (row - start) + 1], result)
                result.write(row, n, small, wide, bits)


__all__ = ["Scorer", "run", "score", "score_columns", "score_part"]
