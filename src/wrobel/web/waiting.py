"""Who waits for something that few can have at a time: not too many, and not all of one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from wrobel.web.refusals import RefusedError

# The network whose request this is; None: one that is not limited, or nobody's.
asker: ContextVar[str | None] = ContextVar("asker", default=None)


class Waiting:
    """So many may wait, of one network only some of them; whoever comes then is refused.

    >>> line = Waiting(most=3, each=1, code="no_reader")
    >>> _ = asker.set("192.0.2.7")
    >>> with line.place(), line.place():
    ...     pass
    Traceback (most recent call last):
    ...
    wrobel.web.refusals.RefusedError: too many logs are being read now; try again in a moment
    >>> _ = asker.set(None)
    """

    def __init__(self, most: int, each: int, code: str) -> None:
        self.most = most
        self.each = each
        self.code = code
        self.by: Counter[str | None] = Counter()

    @contextmanager
    def place(self) -> Iterator[None]:
        """Wait, or work, as long as this lasts."""
        who = asker.get()
        if self.by.total() >= self.most or (who is not None and self.by[who] >= self.each):
            raise RefusedError(self.code)
        self.by[who] += 1
        try:
            yield
        finally:
            self.by[who] -= 1
            if not self.by[who]:
                del self.by[who]
