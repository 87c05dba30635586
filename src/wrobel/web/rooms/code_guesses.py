"""Wrong codes of tables: an address may try few, and all together not many before codes die.

There are 887 million codes. An address has ten wrong tries and then one a minute; after 500 wrong
ones in all every code is replaced, so that no code outlives more guesses than that.

>>> guesses = Guesses()
>>> [guesses.wrong("192.0.2.7", now=0.0) for _ in range(10)].count(True)
0
>>> guesses.may_try("192.0.2.7", now=1.0), guesses.may_try("192.0.2.8", now=1.0)
(False, True)
"""

from wrobel.web.http.address_limits import is_this_machine, network_of
from wrobel.web.wire.message_rate import Limit

RATE, BURST = 1 / 60, 10  # wrong codes of one address: a second in the long run, and at once
IN_ALL = 500  # wrong codes of everybody until all codes die
MOST_KNOWN = 10_000


class Guesses:
    """Who has tried wrong codes, and how many there were."""

    def __init__(self) -> None:
        self.limits: dict[str, Limit] = {}
        self.count = 0

    def limit_of(self, address: str | None, now: float) -> Limit | None:
        """The tries of an address; none are counted for this machine: it may be a proxy."""
        if address is None or is_this_machine(address):
            return None
        if len(self.limits) >= MOST_KNOWN:  # forget those who have been quiet for long
            quiet = now - BURST / RATE
            self.limits = {who: limit for who, limit in self.limits.items() if limit.then > quiet}
        return self.limits.setdefault(network_of(address), Limit(RATE, BURST, now))

    def may_try(self, address: str | None, now: float) -> bool:
        """Has an address a try left?"""
        limit = self.limit_of(address, now)
        return limit is None or limit.left(now) >= 1

    def wrong(self, address: str | None, now: float) -> bool:
        """A code was wrong; is it time for all codes to die?"""
        limit = self.limit_of(address, now)
        if limit is not None:
            limit.allows(now)
        self.count = (self.count + 1) % IN_ALL
        return self.count == 0
