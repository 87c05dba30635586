"""Writes what ``state.pxd`` and ``state.py`` say of each field, from ``wrobel.state.fields``.

``python -m tools.state_fields`` rewrites the attributes and the parts between marks; ``--check``
only says whether they are fresh. A compiled class must spell its fields out: this program does.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from wrobel.state.fields import DECLARED, STAYS, Field, by_size

HOME = Path(__file__).resolve().parents[1] / "src" / "wrobel" / "state"
MARKS = re.compile(
    r"(?P<begin> *# Made by tools/state_fields\.py, (?P<part>\w+):\n).*?"
    r"(?P<end> *# End of what is made\.\n)",
    re.DOTALL,
)
# All that stands before the methods.
ATTRIBUTES = re.compile(
    r"(?P<begin>cdef class State:\n).*?(?P<end> *cdef void copy_from)", re.DOTALL
)
STEP = "    "
ZERO = {"bint": "False"}
INSIDE = 2 * STEP  # of a method


def declarations() -> Iterator[str]:
    """The attributes in ``state.pxd``."""
    for title, fields in DECLARED.items():
        yield f"{STEP}# {title}"
        for field in fields:
            size = f"[{field.size}]" if field.size > 1 else ""
            yield f"{STEP}cdef {field.type}{size} {field.name}"


def lists() -> Iterator[str]:
    """The arrays of an interpreted state."""
    for fields in DECLARED.values():
        for field in fields:
            if field.size > 1:
                zero = ZERO.get(field.type, "0")
                yield f"{INSIDE}{STEP}self.{field.name} = [{zero}] * {field.size}"


def zeros() -> Iterator[str]:
    """The single numbers of a new state."""
    for field in by_size()[1]:
        yield f"{INSIDE}self.{field.name} = {ZERO.get(field.type, '0')}"


def over(pattern: str, fields: dict[int, list[Field]]) -> Iterator[str]:
    """A line for each field, arrays in loops; ``pattern`` has {name}, {place} and the field."""
    for size, some in fields.items():
        if size > 1:
            yield f"{INSIDE}for i in range({size}):"
        for field in some:
            inner, place = (STEP, "[i]") if size > 1 else ("", "")
            truth = " != 0" if field.type == "bint" else ""
            yield (
                INSIDE
                + inner
                + pattern.format(name=field.name, place=place, fresh=field.fresh, truth=truth)
            )


def copying() -> Iterator[str]:
    yield from over("self.{name}{place} = other.{name}{place}", by_size())


def clearing() -> Iterator[str]:
    """What a new hand begins with."""
    fresh = {
        size: [field for field in fields if field.fresh != STAYS]
        for size, fields in by_size().items()
    }
    yield from over(
        "self.{name}{place} = {fresh}", {size: some for size, some in fresh.items() if some}
    )


def listing() -> Iterator[str]:
    """All numbers in one list."""
    for size, fields in by_size().items():
        if size == 1:
            yield f"{INSIDE}found: list[int] = ["
            yield from (f"{INSIDE}{STEP}self.{field.name}," for field in fields)
            yield f"{INSIDE}]"
            continue
        yield f"{INSIDE}for i in range({size}):"
        if len(fields) == 1:
            yield f"{INSIDE}{STEP}found.append(self.{fields[0].name}[i])"
            continue
        yield f"{INSIDE}{STEP}found += ["
        yield from (f"{INSIDE}{2 * STEP}self.{field.name}[i]," for field in fields)
        yield f"{INSIDE}{STEP}]"


def taking() -> Iterator[str]:
    """All numbers out of one list."""
    yield from over("self.{name}{place} = take(){truth}", by_size())


PARTS = {
    "lists": lists,
    "zeros": zeros,
    "copying": copying,
    "clearing": clearing,
    "listing": listing,
    "taking": taking,
}


def filled(found: re.Match[str], lines: Iterator[str]) -> str:
    body = "".join(f"{line}\n" for line in lines)
    return f"{found['begin']}{body}{found['end']}"


def made() -> dict[Path, str]:
    """The two files as they should be."""
    header, source = HOME / "state.pxd", HOME / "state.py"
    return {
        header: ATTRIBUTES.sub(
            lambda found: filled(found, declarations()), header.read_text("utf-8")
        ),
        source: MARKS.sub(
            lambda found: filled(found, PARTS[found["part"]]()), source.read_text("utf-8")
        ),
    }


def main() -> None:
    for path, text in made().items():
        if path.read_text("utf-8") != text:
            if "--check" in sys.argv:
                sys.exit(f"{path.name} is old: run python -m tools.state_fields")
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
