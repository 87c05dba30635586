"""How many messages a client may send.

>>> limit = Limit(rate=2.0, burst=2, now=0.0)
>>> [limit.allows(0.0), limit.allows(0.0), limit.allows(0.0), limit.allows(0.5)]
[True, True, False, True]
"""


class Limit:
    """So many at once, and so many a second in the long run."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.then = now

    def left(self, now: float) -> float:
        """How many may come now."""
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now
        return self.tokens

    def allows(self, now: float, price: float = 1.0) -> bool:
        """May one more come now, or one that counts for more or less?"""
        if self.left(now) < price:
            return False
        self.tokens -= price
        return True
