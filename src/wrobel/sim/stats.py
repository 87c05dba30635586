"""The little statistics that honest comparison needs, without a library."""

import math
from dataclasses import dataclass, field
from functools import cache

CONFIDENCE = 0.95


@dataclass(slots=True)
class Moments:
    """Count, mean and spread of numbers that come one by one (Welford).

    >>> found = Moments()
    >>> for number in (1, 2, 3, 4):
    ...     found.add(number)
    >>> found.n, found.mean, round(found.variance, 3)
    (4, 2.5, 1.667)
    """

    n: int = 0
    mean: float = 0.0
    squares: float = field(default=0.0, repr=False)

    def add(self, number: float) -> None:
        self.n += 1
        step = number - self.mean
        self.mean += step / self.n
        self.squares += step * (number - self.mean)

    @property
    def variance(self) -> float:
        return self.squares / (self.n - 1) if self.n > 1 else 0.0

    def sum_interval(self) -> tuple[float, float] | None:
        """A 95 % interval of the sum, by Student's t; None for fewer than two numbers."""
        if self.n < 2:
            return None
        half = student(self.n - 1) * math.sqrt(self.variance * self.n)
        return self.n * self.mean - half, self.n * self.mean + half

    def mean_interval(self) -> tuple[float, float] | None:
        """A 95 % interval of the mean."""
        whole = self.sum_interval()
        return None if whole is None else (whole[0] / self.n, whole[1] / self.n)


@cache
def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's t.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 9, 99, 10_000)]
    [12.706, 4.303, 2.262, 1.984, 1.96]
    """
    low, high = 0.0, 1.0
    outside = 1 - confidence
    while tails(high, freedom) > outside:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if tails(middle, freedom) > outside:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def tails(t: float, freedom: int) -> float:
    """The chance that Student's t is further from zero than this."""
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz).

    >>> round(incomplete_beta(2, 3, 0.5), 6)
    0.6875
    """
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    log = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(log + a * math.log(x) + b * math.log1p(-x)) / a
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or tiny)
    value = d
    for m in range(1, 500):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + term * d or tiny)
            c = 1 + term / c or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * value


def wilson(count: int, of: int) -> tuple[float, float]:
    """A 95 % interval of a share (Wilson's), good also for few and for rare cases.

    >>> [round(end, 3) for end in wilson(3, 10)]
    [0.108, 0.603]
    """
    if not of:
        return 0.0, 1.0
    z = 1.959963984540054
    share = count / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)
