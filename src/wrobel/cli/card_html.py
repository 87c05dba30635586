"""A score card as one self-contained page, ready for the printer: A4, black on white."""

import re
from html import escape

from wrobel.cli import tile_faces
from wrobel.cli.card_view import is_number_column, runs
from wrobel.rules.card import Card, Section

# Lines that a page holds at each size of type; the first size that fits is taken. Fonts
# differ, so the page takes more off its type if it must (FIT), down to SMALLEST: only wide
# faces get there, which are large for their size.
# What does not fit even then takes as few pages as it can, in as large a type as it can.
SIZES = ((70, 9.5), (82, 8.6), (98, 7.8), (115, 7.2))
COMFORTABLE = 7.5
SMALLEST = 5.2
WIDE_LINE = 150
THIRD_OF_A_LINE = 64
SHORT_CELL, SHORT_HEAD = 10, 13
MANY_ROWS, MUCH_TEXT = 24, 700  # of a section that may run on in the next column

STYLE = """
@page { size: A4 portrait; margin: 9mm 10mm; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0 auto; width: 190mm; color: #111; background: #fff; line-height: 1.22;
  /* Faces of the East last: some place the marks of Polish letters beside them. */
  font-family: "Source Sans 3", "Segoe UI", Arial, "Liberation Sans", "Noto Sans",
  "DejaVu Sans Condensed", system-ui, sans-serif,
  "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Microsoft YaHei";
  font-variant-numeric: tabular-nums lining-nums;
  text-rendering: geometricPrecision; /* as wide where it is measured as on paper */ }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1em;
  border-bottom: 1.6pt solid #111; padding-bottom: .25em; margin-bottom: .6em; }
h1 { font-size: 1.9em; line-height: 1.05; margin: 0; letter-spacing: -.01em; }
header p { margin: 0; text-align: right; color: #333; max-width: 62%; }
.columns { column-count: COLUMNS; column-gap: 5mm; margin-bottom: .75em; }
section { margin: 0 0 .75em; }
.columns section { break-inside: avoid; }
.columns section.long { break-inside: auto; }
h2 { font-size: 1.08em; margin: 0 0 .2em; padding: .12em .4em; background: #e9e6df;
  border-left: 3pt solid #111; break-after: avoid; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
th { text-align: left; font-weight: 600; font-size: .9em; color: #333;
  border-bottom: .8pt solid #111; padding: .1em .35em; vertical-align: bottom; }
td { border-bottom: .4pt solid #bbb; padding: .09em .35em; vertical-align: top; }
tr { break-inside: avoid; }
table.even { table-layout: fixed; }
td.n, th.n { text-align: right; white-space: nowrap; padding-left: .9em; }
.columns td.n, .columns th.n { padding-left: .5em; }
.columns th.n { white-space: normal; }
td.w { white-space: nowrap; }
td:first-child { font-weight: 600; }
td { word-break: keep-all; overflow-wrap: break-word; }
ul { margin: .25em 0 0; padding-left: 1.1em; color: #222; font-size: .95em; }
li { margin: 0; }
@media screen { body { padding: 8mm 0; } }
@media screen and (min-width: 215mm) { html { background: #dedbd3; }
  body { width: 214mm; margin: 8mm auto; padding: 12mm; box-shadow: 0 1mm 5mm #0003; } }
@media screen and (max-width: 190mm) { body { width: auto; padding: 4mm; }
  .columns { column-count: 1; }
  header { display: block; } header p { text-align: left; max-width: none; } }
""".strip()


FIT = """
(function () {
  if (!matchMedia("(min-width: 191mm), print").matches) return;
  var main = document.querySelector("main"), style = document.body.style,
    top = document.querySelector("header").getBoundingClientRect().top,
    page = 276 * 96 / 25.4, pages, size;
  var height = function () { return main.getBoundingClientRect().bottom - top; };
  for (pages = SHEETS; pages < 4; pages++) {
    size = pages > 1 ? Math.max(SIZE, COMFORTABLE) : SIZE;
    for (; size >= SMALLEST; size -= 0.1) {
      style.fontSize = size + "pt";
      if (height() <= page * (pages > 1 ? pages - 0.12 : 1)) return;
    }
  }
})();
""".strip()


def as_html(card: Card) -> str:
    """The whole page.

    >>> page = as_html(Card("Title", "Sub", (Section("One", ("a",), (("<b>",),)),), "en"))
    >>> "&lt;b&gt;" in page, page.startswith("<!doctype html>")
    (True, True)
    """
    parts = []
    for narrow, sections in runs(card.sections):
        inner = "\n".join(section_html(section) for section in sections)
        parts.append(f'<div class="columns">\n{inner}\n</div>' if narrow else inner)
    body = "\n".join(parts)
    columns = columns_of(card)
    size = font_size(card, columns)
    style = STYLE.replace("COLUMNS", str(columns))
    return f"""<!doctype html>
<html lang="{escape(card.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(card.title)}</title>
<style>
{style}
{tile_faces.STYLE}
body {{ font-size: {size}pt; }}
</style>
</head>
<body>
{tile_faces.sprite(examples_of(card))}
<header><h1>{escape(card.title)}</h1><p>{escape(card.subtitle)}</p></header>
<main>
{body}
</main>
<script>
{fitting(size, card.sheets)}
</script>
</body>
</html>
"""


def examples_of(card: Card) -> list[str]:
    """Every hand that is drawn."""
    drawn = (section for section in card.sections if section.tiles >= 0)
    return [row[section.tiles] for section in drawn for row in section.rows]


def section_html(section: Section) -> str:
    text = sum(len(cell) for row in section.rows for cell in row)
    long = ' class="long"' if len(section.rows) > MANY_ROWS or text > MUCH_TEXT else ""
    lines = [f"<section{long}>", f"<h2>{escape(section.title)}</h2>"]
    if section.rows:
        width = max(len(section.columns), *map(len, section.rows))
        classes = [class_of(section, place) for place in range(width)]
        lines.append(table_html(section))
        if any(section.columns):
            head = "".join(
                f"<th{kind}>{escape(name)}</th>"
                for kind, name in zip(classes, section.columns, strict=False)
            )
            lines.append(f"<thead><tr>{head}</tr></thead>")
        lines.append("<tbody>")
        for row in section.rows:
            told = [
                tile_faces.drawn(cell) if place == section.tiles else escape(cell)
                for place, cell in enumerate(row)
            ]
            cells = (f"<td{kind}>{cell}</td>" for kind, cell in zip(classes, told, strict=False))
            lines.append(f"<tr>{''.join(cells)}</tr>")
        lines.append("</tbody>\n</table>")
    if section.notes:
        notes = "".join(f"<li>{escape(note)}</li>" for note in section.notes)
        lines.append(f"<ul>{notes}</ul>")
    lines.append("</section>")
    return "\n".join(lines)


def table_html(section: Section) -> str:
    """The tag of a table; with widths its columns stand where those of its neighbours do."""
    if not section.widths:
        return "<table>"
    columns = "".join(
        f'<col style="width:{width}em">' if width else "<col>" for width in section.widths
    )
    return f'<table class="even"><colgroup>{columns}</colgroup>'


def class_of(section: Section, place: int) -> str:
    """Numbers stand right, and no short cell breaks."""
    if is_number_column(section, place):
        return ' class="n"'
    most = SHORT_CELL if place else SHORT_HEAD
    short = all(len(row[place]) <= most for row in section.rows if place < len(row))
    return ' class="w"' if short else ""


def lines_of(section: Section, columns: int) -> float:
    """About how many lines of the page a section fills."""
    share = columns if section.narrow else 1
    line = WIDE_LINE / share
    rows = sum(1 + (sum(map(len, row)) + 3 * len(row)) // line for row in section.rows)
    notes = sum(1 + len(note) // line for note in section.notes)
    return (2.2 + any(section.columns) + rows + notes) / share


def card_lines(card: Card, columns: int) -> float:
    return 4 + sum(lines_of(section, columns) for section in card.sections)


def columns_of(card: Card) -> int:
    """Three columns for a long card of short rows, else two."""
    rows = [
        sum(map(len, row)) for section in card.sections if section.narrow for row in section.rows
    ]
    short = sum(length <= THIRD_OF_A_LINE for length in rows)
    long_card = card_lines(card, 2) > SIZES[0][0]
    return 3 if long_card and rows and short >= 0.9 * len(rows) else 2


def font_size(card: Card, columns: int) -> float:
    """The largest type with which the card should fit on a page."""
    lines = card_lines(card, columns)
    return next((size for most, size in SIZES if lines <= most), COMFORTABLE)


def fitting(size: float, sheets: int) -> str:
    """The script that takes a little off the type if a font runs wide."""
    sizes = {"SHEETS": sheets, "SIZE": size, "SMALLEST": SMALLEST, "COMFORTABLE": COMFORTABLE}
    script = FIT
    for name, value in sizes.items():
        script = re.sub(rf"\b{name}\b", str(value), script)
    return script
