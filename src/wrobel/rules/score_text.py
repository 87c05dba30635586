"""A score as a line of JSON: what ``Score.to_dict`` says, much faster."""

from typing import Any

from wrobel.rules.score import LIMITS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.score import Score

ROOM = 16384
LIMIT_TEXTS = [f'"{limit}"'.encode() if limit else b"null" for limit in LIMITS]


class ScoreText:
    """Writes one answer after the other into the same memory."""

    if not cython.compiled:
        options: Any
        fans: list[bytes]

    def __init__(self) -> None:
        if not cython.compiled:
            self.out = bytearray(ROOM)
        self.n = 0
        self.options = None
        self.fans = []

    def put(self, text: bytes) -> None:
        i: cython.int
        for i in range(len(text)):
            self.out[self.n + i] = text[i]
        self.n += len(text)

    def put_number(self, number: cython.longlong) -> None:
        left: cython.longlong = number
        size: cython.int = 1
        i: cython.int
        if left < 0:
            self.out[self.n] = 45  # the sign
            self.n += 1
            left = -left
        number = left
        while left > 9:
            left //= 10
            size += 1
        for i in range(self.n + size - 1, self.n - 1, -1):
            self.out[i] = 48 + number % 10
            number //= 10
        self.n += size

    def answer(self, score: Score, options: Any, identity: bytes) -> bytes:
        """The answer to a request under these options, whose id is given as JSON."""
        i: cython.int
        first: cython.bint = True
        if len(identity) > 1000:
            raise ValueError("such an id is too long to be written here")
        if self.options is not options:
            self.options = options
            self.fans = [f'{{"id":"{id}","value":'.encode() for id in options.fan_ids]
            self.fan_n = len(self.fans)
        self.n = 0
        self.put(b'{"id":')
        self.put(identity)
        self.put(b',"ok":true,"legal":')
        if score.missing:
            self.put(b'false,"missing":')
            self.put_number(score.missing)
        else:
            self.put(b"true")
        self.put(b',"fans":[')
        for i in range(self.fan_n):
            if score.counts[i]:
                if not first:
                    self.put(b",")
                first = False
                self.put(self.fans[i])
                self.put_number(score.worth[i])
                self.put(b',"count":')
                self.put_number(score.counts[i])
                self.put(b"}")
        self.put(b'],"han":')
        self.put_number(score.han)
        self.put(b',"fu":')
        self.put_number(score.fu)
        self.put(b',"yakuman":')
        self.put_number(score.yakuman)
        self.put(b',"limit":')
        self.put(LIMIT_TEXTS[score.limit_code])
        self.put(b',"total":')
        self.put_number(score.total)
        self.put(b',"points":')
        self.put_number(score.points)
        self.put(b',"payments":')
        if score.paid and score.missing == 0:
            self.put(b'{"E":')
            self.put_number(score.pay[0])
            self.put(b',"S":')
            self.put_number(score.pay[1])
            self.put(b',"W":')
            self.put_number(score.pay[2])
            self.put(b',"N":')
            self.put_number(score.pay[3])
            self.put(b"}}")
        else:
            self.put(b"null}")
        return bytes(self.out[: self.n])
