"""The refusals of the server itself."""

from wrobel.errors import WrobelError


class RefusedError(WrobelError):
    """Something this server does not do; the cause is the code."""
