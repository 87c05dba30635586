"""The cookie that says who somebody is, from one visit to the next. It is no more than a secret.

Over https its name begins with a prefix that browsers guard: no other host, no subdomain and no
unprotected page can plant one.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from wrobel.web.storage import tokens

COOKIE = "wrobel"
PROTECTED = ("https", "wss")
LONGEST = 128  # letters of a cookie of ours, with its name
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def name_of(secure: bool, path: str) -> str:
    """The name of the cookie; ``__Host-`` is only for whole sites.

    >>> name_of(True, ""), name_of(True, "/club"), name_of(False, "")
    ('__Host-wrobel', '__Secure-wrobel', 'wrobel')
    """
    if not secure:
        return COOKIE
    return f"__Secure-{COOKIE}" if path else f"__Host-{COOKIE}"


def own_cookies(told: bytes) -> bytes:
    """Of the cookies that a browser sends, ours: others of the same host are not our business.

    >>> own_cookies(b"theme=dark; wrobel=abc; a=b")
    b'wrobel=abc'
    >>> own_cookies(b"wrobel=" + b"x" * 1000)
    b''
    """
    names = {name_of(secure, path).encode() for secure in (True, False) for path in ("", "/")}
    parts = (part.strip() for part in told.split(b";"))
    found = {part.partition(b"=")[0]: part for part in parts if len(part) <= LONGEST}
    return b"; ".join(part for name, part in found.items() if name in names)


def _way(connection: AnyConnection) -> tuple[bool, str]:
    return connection.scope["scheme"] in PROTECTED, connection.scope.get("root_path", "")


def cookie_of(connection: AnyConnection) -> str:
    """The secret itself; empty for somebody without one."""
    return connection.cookies.get(name_of(*_way(connection)), "")


def person_of(connection: AnyConnection) -> str | None:
    """The hash that stands for whoever sent a request; None: nobody we know."""
    return tokens.person(cookie_of(connection))


def cookie_for(connection: AnyConnection, value: str) -> Cookie:
    """The cookie as it is set; scripts cannot read it, other sites cannot use it."""
    secure, path = _way(connection)
    return Cookie(
        key=name_of(secure, path),
        value=value,
        path=path or "/",
        max_age=int(tokens.LIFETIME),
        httponly=True,
        samesite="strict",
        secure=secure,
    )
