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

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from wrobel.web.wire.message_rate import Limit

RATE, BURST = 5.0, 60  # requests that make something: a second in the long run, and at once
# Bytes that are kept for long (score books, logs, games): a second in the long run, and at once.
KEPT_RATE, KEPT_BURST = 1024.0, 32 << 20
MOST_KNOWN = 10_000
NETWORK = 64  # bits of an IPv6 address; the rest everybody chooses for themselves


class Addresses:
    """Who has how many connections, and who asks how often. No ``connections``: no limits."""

    def __init__(self, connections: int = 0) -> None:
        self.connections = connections
        self.open: dict[str, int] = {}
        self.asked: OrderedDict[str, Limit] = OrderedDict()
        self.kept: OrderedDict[str, Limit] = OrderedDict()

    def unlimited(self, address: str | None) -> bool:
        return not self.connections or address is None or is_this_machine(address)

    def counted(self, address: str | None) -> str | None:
        """The network that counts for an address; None: it is not limited."""
        return None if address is None or self.unlimited(address) else network_of(address)

    def enter(self, address: str | None) -> bool:
        """May a connection be opened? If so, it counts until it is left."""
        who = self.counted(address)
        if who is None:
            return True
        count = self.open.get(who, 0)
        if count >= self.connections:
            return False
        self.open[who] = count + 1
        return True

    def leave(self, address: str | None) -> None:
        """A connection has ended."""
        who = address and network_of(address)
        if who in self.open:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def may_ask(self, address: str | None, now: float, price: float = 1.0) -> bool:
        """May something of this price be done for the address now?"""
        if not price or address is None or self.unlimited(address):
            return True
        return limit_of(self.asked, address, Limit(RATE, BURST, now)).allows(now, price)

    def may_keep(self, address: str | None, now: float, size: int) -> bool:
        """May so many bytes more be kept for the address?"""
        if address is None or self.unlimited(address):
            return True
        return limit_of(self.kept, address, Limit(KEPT_RATE, KEPT_BURST, now)).allows(now, size)


def limit_of(known: OrderedDict[str, Limit], address: str, new: Limit) -> Limit:
    """The limit of an address; those who have been quiet for longest are forgotten."""
    who = network_of(address)
    found = known.setdefault(who, new)
    known.move_to_end(who)
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)
    return found


@lru_cache(maxsize=MOST_KNOWN)
def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address of the net, an IPv4 one in the clothes of IPv6 as what it is; None: no such."""
    try:
        found = ip_address(address)
    except ValueError:  # a name, or a socket file
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def network_of(address: str) -> str:
    """Whoever can choose between addresses is counted once: IPv6 by its network.

    >>> network_of("2001:db8:1:2:a::7"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found), NETWORK), strict=False))
    return address if found is None else str(found)


def is_this_machine(address: str) -> bool:
    """Is it a loopback address?

    >>> is_this_machine("::1"), is_this_machine("::ffff:127.0.0.1"), is_this_machine("::2")
    (True, True, False)
    """
    found = parsed(address)
    return found is not None and found.is_loopback
