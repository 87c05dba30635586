"""The cookie that says who somebody is, from one visit to the next. It is no more than a secret."""

from litestar.datastructures import Cookie

from wrobel.web import tokens

COOKIE = "wrobel"


def cookie_of(value: str, secure: bool, path: str) -> Cookie:
    """The cookie as it is set; scripts cannot read it, other sites cannot use it."""
    return Cookie(
        key=COOKIE,
        value=value,
        path=path or "/",
        max_age=int(tokens.LIFETIME),
        httponly=True,
        samesite="strict",
        secure=secure,
    )
