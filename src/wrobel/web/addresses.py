"""How much one address may ask for, so that nobody takes the server for themselves.

This machine itself is not limited: behind a proxy that does not tell whom it speaks for, everybody
would be this machine.

>>> addresses = Addresses(connections=2)
>>> [addresses.enter("192.0.2.7"), addresses.enter("192.0.2.7"), addresses.enter("192.0.2.7")]
[True, True, False]
>>> addresses.leave("192.0.2.7")
>>> addresses.enter("192.0.2.7")
True
"""

from ipaddress import ip_address

from wrobel.web.limits import Limit

RATE, BURST = 5.0, 60  # requests that make something: a second in the long run, and at once
MOST_KNOWN = 10_000


class Addresses:
    """Who has how many connections, and who asks how often. No ``connections``: no limits."""

    def __init__(self, connections: int = 0) -> None:
        self.connections = connections
        self.open: dict[str, int] = {}
        self.limits: dict[str, Limit] = {}

    def unlimited(self, address: str | None) -> bool:
        return not self.connections or address is None or is_this_machine(address)

    def enter(self, address: str | None) -> bool:
        """May a connection be opened? If so, it counts until it is left."""
        if address is None or self.unlimited(address):
            return True
        count = self.open.get(address, 0)
        if count >= self.connections:
            return False
        self.open[address] = count + 1
        return True

    def leave(self, address: str | None) -> None:
        """A connection has ended."""
        if address in self.open:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def may_make(self, address: str | None, now: float) -> bool:
        """May something be made for this address now?"""
        if address is None or self.unlimited(address):
            return True
        if len(self.limits) >= MOST_KNOWN:  # forget those who have been quiet for long
            quiet = now - BURST / RATE
            self.limits = {who: limit for who, limit in self.limits.items() if limit.then > quiet}
        return self.limits.setdefault(address, Limit(RATE, BURST, now)).allows(now)


def is_this_machine(address: str) -> bool:
    """Is it a loopback address?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:  # a name, or a socket file
        return False
