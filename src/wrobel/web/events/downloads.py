"""Files that leave an event: lists for the European association, tables, our own format."""

import io
import json
import re
import zipfile
from collections.abc import Callable, Sequence
from typing import Any

from wrobel.errors import EventError
from wrobel.tabletop.event import exports
from wrobel.tabletop.event.acts import STAFF, Act
from wrobel.tabletop.event.ranking import Section
from wrobel.tabletop.event.state import Event
from wrobel.tabletop.standings import standings
from wrobel.web.events.static_copy import page
from wrobel.web.refusals import RefusedError

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FORMAT = "wrobel-event-1"
LINKS = ("link", "unlink")  # what was done with them is for this server only
MOMENT = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
LONG_AGO = b"2000-01-01T00:00:00Z"


def xlsx(rows: Sequence[Sequence[Any]], title: str) -> bytes:
    """A spreadsheet of one sheet."""
    try:
        from openpyxl import Workbook  # type: ignore[import-untyped]
        from openpyxl.utils import get_column_letter  # type: ignore[import-untyped]
    except ImportError:
        raise RefusedError("no_spreadsheets") from None
    book = Workbook()
    sheet = book.active
    sheet.title = title
    for row in rows:
        sheet.append([exports.guarded(cell) for cell in row])
    for column in range(1, len(rows[0]) + 1):
        widest = max(len(str(row[column - 1] or "")) for row in rows)
        sheet.column_dimensions[get_column_letter(column)].width = min(40, widest + 2)
    sheet.freeze_panes = "A2"
    out = io.BytesIO()
    book.save(out)
    return timeless(out.getvalue())


def timeless(packed: bytes) -> bytes:
    """A spreadsheet without the moment it was made: equal content gives equal bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed)) as old, zipfile.ZipFile(out, "w") as new:
        for entry in sorted(old.namelist()):
            content = MOMENT.sub(LONG_AGO, old.read(entry))
            new.writestr(zipfile.ZipInfo(entry), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def as_json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1).encode()


Maker = Callable[[Event, Section, str], bytes]
FILES: dict[str, tuple[str, Maker]] = {
    "ema.xlsx": (XLSX, lambda _, one, __: xlsx(exports.ema_rows(one), "EMA")),
    "ema.csv": ("text/csv", lambda _, one, __: exports.csv_text(exports.ema_rows(one)).encode()),
    "standings.xlsx": (XLSX, lambda _, one, __: xlsx(exports.standings_rows(one), "Standings")),
    "standings.csv": (
        "text/csv",
        lambda _, one, __: exports.csv_text(exports.standings_rows(one)).encode(),
    ),
    "results.json": (
        "application/json",
        lambda event, one, _: as_json(exports.standings_input(event, one)),
    ),
    "standings.json": (
        "application/json",
        lambda event, one, _: as_json(standings(exports.standings_input(event, one)).to_dict()),
    ),
    "mers.json": ("application/json", lambda _, one, lang: as_json(exports.mers_of(one, lang))),
}
# What everybody may have; the rest is for the staff.
OPEN_FILES = ("standings.csv", "standings.xlsx", "page.html")


def check_file(role: str, name: str) -> None:
    """Is there such a file, and may this role have it?"""
    if role not in STAFF and name not in OPEN_FILES:
        raise EventError("event_not_allowed")
    if name not in FILES and name not in ("event.json", "page.html"):
        raise RefusedError("no_page")


def made(
    event: Event, acts: Sequence[Act], found: Sequence[Section], name: str, section: str, lang: str
) -> tuple[str, bytes]:
    """A file of an event by its name, with these standings: what it is, and its bytes."""
    if name == "event.json":
        told = {"format": FORMAT, "acts": [act.to_dict() for act in acts if act.type not in LINKS]}
        return "application/json", as_json(told)
    if name == "page.html":
        return "text/html", page(event, lang).encode()
    chosen = [one for one in found if one.name == section] or found
    if not chosen:
        raise RefusedError("nothing_yet")
    kind, maker = FILES[name]
    return kind, maker(event, chosen[0], lang)
