"""Secrets that open a seat: random, stored only as a hash, valid for some time.

>>> token = new()
>>> len(token), len(hashed(token))
(32, 64)
"""

import secrets
from hashlib import sha256

LIFETIME = 90 * 24 * 3600.0  # seconds
CODE = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_SHORTEST, _LONGEST = 20, 100


def new() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name for a game; no secret, but not to be guessed either."""
    return secrets.token_hex(8)


def new_code() -> str:
    """A short code that people can say to each other; no letters that look like others."""
    return "".join(secrets.choice(CODE) for _ in range(6))


def new_seed() -> bytes:
    """The seed of a match. Nobody may ever see it."""
    return secrets.token_bytes(32)


def hashed(token: str) -> str:
    """What is stored instead of the secret."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def person(cookie: str | None) -> str | None:
    """The hash that stands for the holder of a cookie; None if it cannot be one of ours."""
    if cookie is None or not _SHORTEST <= len(cookie) <= _LONGEST:
        return None
    return hashed(cookie)
