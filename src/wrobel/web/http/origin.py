"""Where a request comes from: a page of another site, this machine."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from wrobel.web.http.address_limits import is_this_machine


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


def is_from_here(request: Request[Any, Any, Any]) -> bool:
    """Does it come from this machine, and by its own name?

    Behind a proxy that does not tell whom it speaks for, everybody comes from this machine; but
    they ask for the proxy's name.
    """
    name = (request.url.hostname or "").strip("[]")
    here = name == "localhost" or is_this_machine(name)
    return here and request.client is not None and is_this_machine(request.client.host)
