"""The refusals of the server itself."""

from wrobel.errors import WrobelError
from wrobel.web.texts import say


class RefusedError(WrobelError):
    """Something this server does not do; the code has a text in both languages."""

    def __init__(self, code: str) -> None:
        super().__init__(code, say(code, "en"))
