"""A test that may be looked at after every deal and still errs in at most 5 % of all runs.

The ordinary t-test promises that for one look at a number of deals fixed beforehand. Here the
likelihood ratio of the t-statistic is taken instead, with the size of the effect (in standard
deviations of a deal) mixed over a normal distribution. If there is no difference, that ratio is
a martingale with mean 1, so it ever reaches 1/α with a chance of at most α (Ville's inequality),
however often one looks. Exact for normal sums; those of whole deals are near enough.
"""

import math
from dataclasses import dataclass, field

from wrobel.sim.stats import Moments

ALPHA = 0.05
EFFECT = 0.7  # the spread of the effects that the test is best at
FEWEST = 8  # sums before the first look: a spread out of fewer means little


@dataclass(slots=True)
class SequentialTest:
    """Does the mean differ from zero?

    >>> test = SequentialTest()
    >>> for number in (5, 3, 4, 6, 5, 4, 3, 5, 6, 4, 5):
    ...     test.add(number)
    >>> test.significant, test.p < 0.05
    (True, True)
    """

    moments: Moments = field(default_factory=Moments)
    most: float = 0.0

    def add(self, number: float) -> None:
        self.moments.add(number)
        if self.moments.n >= FEWEST:
            self.most = max(self.most, self.log_ratio())

    def log_ratio(self) -> float:
        """The logarithm of the mixed likelihood ratio."""
        n, freedom = self.moments.n, self.moments.n - 1
        variance = self.moments.variance
        if variance <= 0:
            return 0.0
        t2 = self.moments.mean**2 * n / variance
        wide = 1 + n * EFFECT**2
        gain = math.log1p(t2 / freedom) - math.log1p(t2 / (freedom * wide))
        return (freedom + 1) / 2 * gain - math.log(wide) / 2

    @property
    def p(self) -> float:
        """A p-value that holds at all times."""
        return min(1.0, math.exp(-self.most))

    @property
    def significant(self) -> bool:
        return self.p <= ALPHA
