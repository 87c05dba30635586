"""Many hands at once: distances of counts, scores of requests, answers to lines of JSON."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from wrobel.errors import HandError, TextError
from wrobel.rules import rulesets
from wrobel.rules.plain_requests import pack_all
from wrobel.rules.request import Request
from wrobel.rules.score import LIMITS
from wrobel.rules.scorer import score_columns, score_part
from wrobel.shape.quick import rows_distance

T = TypeVar("T")
LEAST_ROWS = 1024  # of a thread: fewer are done before it has started
ERRORS = (
    None,
    "not_a_win",
    "no_yaku",
    "bad_json",
    "bad_field",
    "bad_tile",
    "wrong_tile_count",
    "fifth_copy",
    "bad_meld",
    "contradiction",
    "unknown_rules",
    "bad_option",
)


def as_array(memory: bytearray, code: str, shape: tuple[int, ...]) -> Any:
    """The memory as a numpy array where numpy is there, else as a memoryview."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        return memoryview(memory).cast(code, shape)  # type: ignore[call-overload]
    return np.frombuffer(memory, dtype=code).reshape(shape)


def distance(counts: Any, threads: int = 1) -> Any:
    """Distances over the riichi forms of many hands.

    ``counts`` is a C-contiguous buffer of unsigned bytes with 34 columns, one row a hand of
    3n + 1 or 3n + 2 concealed tiles. The answer has a signed byte for each row. With several
    ``threads`` each takes a part of the rows; compiled they run at the same time.

    >>> row = bytes([1] * 9 + [3] + [0] * 23 + [1])
    >>> distance(memoryview(row).cast("B", (1, 34))).tolist()
    [0]
    """
    view = memoryview(counts)
    if view.ndim != 2 or view.shape is None or view.shape[1] != 34 or view.format != "B":
        raise TextError("counts_shape")
    if not view.c_contiguous:
        raise TextError("counts_order")
    n = view.shape[0]
    answers = bytearray(n)
    if n:
        rows, distances = view.cast("B"), memoryview(answers).cast("b")

        def first_wrong(start: int, end: int) -> int:
            wrong = int(rows_distance(rows[34 * start : 34 * end], distances[start:end]))
            return wrong if wrong < 0 else start + wrong

        for wrong in in_parts(n, threads, first_wrong):
            if wrong >= 0:
                raise HandError("counts_row", row=wrong)
    return as_array(answers, "b", (n,))


def in_parts(n: int, threads: int, work: Callable[[int, int], T]) -> list[T]:
    """What the work on each part of the rows gives, from its first row to its end.

    >>> in_parts(4096, 2, lambda start, end: (start, end))
    [(0, 2048), (2048, 4096)]
    """
    if threads < 1:
        raise TextError("at_least_one", "threads", name="threads", value=threads)
    if min(threads, n // LEAST_ROWS) < 2:
        return [work(0, n)]
    from concurrent.futures import ThreadPoolExecutor

    ends = [n * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, ends, ends[1:]))


class Packed:
    """Requests that were read and checked, ready to be scored."""

    def __init__(self, requests: list[Any]) -> None:
        self.requests = requests

    def __len__(self) -> int:
        return len(self.requests)


def pack(requests: Iterable[Mapping[str, Any] | Request]) -> Packed:
    """Read and check requests (dicts or ready ones); scoring them is left to ``score``."""
    return Packed(pack_all(requests))


class Columns:
    """Scores as columns, one row a request.

    ``error`` and ``limit`` are places in ``ERRORS`` and ``LIMITS``; ``fans`` has two 64-bit
    words a row, its bits named by ``fan_ids``.
    """

    ok: Any
    error: Any
    legal: Any
    han: Any
    fu: Any
    yakuman: Any
    limit: Any
    points: Any
    total: Any
    fans: Any

    ERRORS = ERRORS
    LIMITS = LIMITS

    def __len__(self) -> int:
        return len(self.ok)


def score(packed: Packed, threads: int = 1) -> Columns:
    """Score packed requests; one batch may mix rulesets.

    With several ``threads`` each takes a part of them; compiled they run at the same time.
    """
    n = len(packed)
    small = bytearray(6 * n)
    wide = bytearray(8 * 3 * n)
    bits = bytearray(16 * n)
    errors = {code: number for number, code in enumerate(ERRORS) if code}
    views = memoryview(small), memoryview(wide).cast("q"), memoryview(bits).cast("Q")

    def score_some(start: int, end: int) -> None:
        if end - start == n:
            score_columns(packed.requests, errors, views)
        else:
            score_part(packed.requests, errors, views, start, end)

    in_parts(n, threads, score_some)
    columns = Columns()
    for place, name in enumerate(("ok", "error", "legal", "fu", "yakuman", "limit")):
        part = bytearray(small[place * n : (place + 1) * n])
        setattr(columns, name, as_array(part, "?" if name in ("ok", "legal") else "B", (n,)))
    for place, name in enumerate(("han", "points", "total")):
        part = bytearray(wide[8 * place * n : 8 * (place + 1) * n])
        setattr(columns, name, as_array(part, "q", (n,)))
    columns.fans = as_array(bits, "Q", (n, 2))
    return columns


def fan_ids(rules: str) -> list[str]:
    """The names of the bits in ``fans``, from the lowest.

    >>> fan_ids("tenhou")[:3]
    ['riichi', 'double_riichi', 'ippatsu']
    """
    return [pattern.id for pattern in rulesets.patterns_of(rulesets.family_of(rules))]


def score_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Answer score requests, one line of JSON each."""
    from wrobel.lines import answer_score_lines

    return answer_score_lines(lines)


def settle_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Answer settlement requests, one line of JSON each."""
    from wrobel.lines import answer_lines, settle_answer

    return answer_lines(lines, settle_answer)


def fans_of(columns: Columns, row: int, rules: str) -> Sequence[str]:
    """The fans of one row by name."""
    low, high = int(columns.fans[row, 0]), int(columns.fans[row, 1])
    bits = low | high << 64
    return [name for place, name in enumerate(fan_ids(rules)) if bits >> place & 1]
