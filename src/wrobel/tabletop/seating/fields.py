"""Reading JSON values with a clear complaint for each that will not do."""

from collections.abc import Iterable, Mapping
from typing import Any

from wrobel.errors import EventError, shown

MOST = 10_000_000


def read_object(value: object, where: str, known: Iterable[str] | None = None) -> Mapping[str, Any]:
    """An object; with ``known`` one that has no other fields."""
    if not isinstance(value, dict):
        raise EventError("not_an_object", where)
    if known is not None:
        names = tuple(known)
        for field in value:
            if field not in names:
                raise EventError("unknown_field", where, field=shown(field), known=", ".join(names))
    return value


def read_list(value: object, where: str) -> list[Any]:
    """A list; nothing is an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise EventError("not_a_list", where)
    return value


def read_number(value: object, where: str, least: int = -MOST, most: int = MOST) -> int:
    """A whole number within bounds."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise EventError("not_within", where, least=least, most=most, value=shown(value))
    return value


def read_truth(value: object, where: str) -> bool:
    """True or false; nothing is false."""
    if value is None:
        return False
    if not isinstance(value, bool):
        raise EventError("not_truth", where, value=shown(value))
    return value


def read_text(value: object, where: str) -> str:
    """A text; nothing is an empty one."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise EventError("not_text", where, value=shown(value))
    return value
