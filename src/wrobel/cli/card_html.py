"""A score card as one self-contained page, ready for the printer: A4, black on white."""

from html import escape

from wrobel.cli.card_view import is_number_column, runs
from wrobel.rules.card import Card, Section

# A page holds about this many lines at each size; the first size that fits is taken.
SIZES = ((70, 9.5), (95, 8.6), (125, 7.8), (160, 7.0), (220, 6.2))
SMALLEST = 6.0
WIDE_LINE = 150

STYLE = """
@page { size: A4 portrait; margin: 9mm 10mm; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0 auto; max-width: 190mm; color: #111; background: #fff; line-height: 1.22;
  font-family: "Source Sans 3", "Noto Sans", "DejaVu Sans", "Segoe UI", Helvetica, Arial,
  "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Microsoft YaHei", sans-serif;
  font-variant-numeric: tabular-nums lining-nums; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1em;
  border-bottom: 1.6pt solid #111; padding-bottom: .25em; margin-bottom: .6em; }
h1 { font-size: 1.9em; line-height: 1.05; margin: 0; letter-spacing: -.01em; }
header p { margin: 0; text-align: right; color: #333; max-width: 62%; }
.columns { column-count: 2; column-gap: 5mm; }
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
td.n, th.n { text-align: right; white-space: nowrap; }
td:first-child { font-weight: 600; }
ul { margin: .25em 0 0; padding-left: 1.1em; color: #222; font-size: .95em; }
li { margin: 0; }
footer { border-top: .4pt solid #888; margin-top: .4em; padding-top: .2em; color: #555;
  font-size: .85em; }
@media screen { body { padding: 10mm 0; max-width: 200mm; } html { background: #fff; } }
@media screen and (max-width: 160mm) { body { padding: 4mm; } .columns { column-count: 1; }
  header { display: block; } header p { text-align: left; max-width: none; } }
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
    return f"""<!doctype html>
<html lang="{escape(card.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(card.title)}</title>
<style>
{STYLE}
body {{ font-size: {font_size(card)}pt; }}
</style>
</head>
<body>
<header><h1>{escape(card.title)}</h1><p>{escape(card.subtitle)}</p></header>
<main>
{body}
</main>
<footer>Wróbel</footer>
</body>
</html>
"""


def section_html(section: Section) -> str:
    long = ' class="long"' if len(section.rows) > 24 else ""
    lines = [f"<section{long}>", f"<h2>{escape(section.title)}</h2>"]
    if section.rows:
        width = max(len(section.columns), *map(len, section.rows))
        classes = [' class="n"' if is_number_column(section, i) else "" for i in range(width)]
        lines.append("<table>")
        if any(section.columns):
            head = "".join(
                f"<th{kind}>{escape(name)}</th>"
                for kind, name in zip(classes, section.columns, strict=False)
            )
            lines.append(f"<thead><tr>{head}</tr></thead>")
        lines.append("<tbody>")
        for row in section.rows:
            cells = (
                f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(classes, row, strict=False)
            )
            lines.append(f"<tr>{''.join(cells)}</tr>")
        lines.append("</tbody>\n</table>")
    if section.notes:
        notes = "".join(f"<li>{escape(note)}</li>" for note in section.notes)
        lines.append(f"<ul>{notes}</ul>")
    lines.append("</section>")
    return "\n".join(lines)


def lines_of(section: Section) -> float:
    """About how many lines of the page a section fills."""
    line = WIDE_LINE / 2 if section.narrow else WIDE_LINE
    rows = sum(1 + (sum(map(len, row)) + 3 * len(row)) // line for row in section.rows)
    notes = sum(1 + len(note) // line for note in section.notes)
    lines = 2.2 + bool(section.columns) + rows + notes
    return lines / 2 if section.narrow else lines


def font_size(card: Card) -> float:
    """The largest type with which the card should fit on a page."""
    lines = 4 + sum(map(lines_of, card.sections))
    return next((size for most, size in SIZES if lines <= most), SMALLEST)
