"""JSON as text, with errors that say where it goes wrong."""

import json
from typing import Any

from wrobel.errors import TextError


def not_json(data: bytes | str) -> TextError:
    """Why some text is not JSON: where it stops being so.

    >>> str(not_json(b'{"a": 1,,}'))
    'not JSON (line 1, column 9)'
    """
    try:
        json.loads(data)
    except json.JSONDecodeError as error:
        return TextError("not_json", line=error.lineno, column=error.colno)
    except UnicodeDecodeError:
        return TextError("not_utf8")
    except RecursionError:
        return TextError("nested_json")
    except ValueError:  # a number of thousands of digits
        pass
    return TextError("not_json_at_all")


def from_json(data: bytes | str) -> Any:
    """The value of JSON text, or an error that says where it goes wrong."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise not_json(data) from None
