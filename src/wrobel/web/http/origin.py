"""Requests that a browser sends on behalf of another site."""

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_foreign(headers: Mapping[str, str]) -> bool:
    """Does a page of another site stand behind a request? Programs send no origin.

    >>> is_foreign({"origin": "http://evil.example", "host": "localhost:8000"})
    True
    >>> is_foreign({"origin": "http://localhost:8000", "host": "localhost:8000"})
    False
    >>> is_foreign({"origin": "http://[bad", "host": "[bad"})
    True
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    # A proxy may have changed the host. No page can send this header along without being asked.
    own = (headers.get("host"), headers.get("x-forwarded-host"))
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all: certainly not ours
        return True
    return not site or site not in own
