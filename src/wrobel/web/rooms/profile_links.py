"""Links that make another device the same person: for some minutes, and once.

They are kept in memory only, with the secret they hand on; a restart makes all of them void.
"""

from wrobel.web.storage import tokens

LIFETIME = 600.0  # seconds
MOST = 1000


class ProfileLinks:
    """The links that were asked for and not yet used."""

    def __init__(self) -> None:
        self.given: dict[str, tuple[str, float]] = {}  # by hash: a cookie, and until when

    def give(self, cookie: str, now: float) -> str:
        """A code for somebody's other device; an earlier one of theirs is void.

        >>> links = ProfileLinks()
        >>> code = links.give("a cookie that is long enough", 0.0)
        >>> links.take(code, 1.0), links.take(code, 1.0)
        ('a cookie that is long enough', None)
        """
        for key, (owner, until) in list(self.given.items()):
            if owner == cookie or until < now:
                del self.given[key]
        while len(self.given) >= MOST:
            del self.given[next(iter(self.given))]
        code = tokens.new()
        self.given[tokens.hashed(code)] = (cookie, now + LIFETIME)
        return code

    def take(self, code: str, now: float) -> str | None:
        """The cookie behind a code, which is void from now on."""
        cookie, until = self.given.pop(tokens.hashed(code), ("", 0.0))
        return cookie if until >= now and cookie else None
