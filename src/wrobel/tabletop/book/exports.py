"""A book in other forms: a table for spreadsheets, a sheet for the printer, a log without tiles."""

import csv
import io
import json
from collections.abc import Iterator
from html import escape
from typing import Any

from wrobel.languages import decimal
from wrobel.rules.progress import Place
from wrobel.rules.rulesets import text_of
from wrobel.rules.trace import SEATS, Text
from wrobel.tabletop.book.book import BetweenRow, Book, HandRow, plain
from wrobel.tabletop.book.words import came_between, happened, left, signed
from wrobel.tiles import WINDS

HEADINGS = {
    "number": Text("No.", "Nr"),
    "hand": Text("Hand", "Rozdanie"),
    "what": Text("What happened", "Co się stało"),
    "sheet": Text("Score sheet", "Arkusz wyników"),
    "score": Text("Points", "Punkty"),
    "place": Text("Place", "Miejsce"),
    "final": Text("Result", "Wynik"),
    "table_points": Text("Table points", "Punkty stołowe"),
    "signature": Text("Signature", "Podpis"),
    "signed": Text("signed in the book", "podpisano w księdze"),
    "problems": Text("To be cleared up", "Do wyjaśnienia"),
    "left": Text("Sticks left lying: {n}", "Pozostałe patyczki: {n}"),
    "taken": Text("Taken out by penalties: {n}", "Zabrane karami: {n}"),
    "open": Text("not finished", "niezakończona"),
}
STYLE = """
@page { size: A4 portrait; margin: 12mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 186mm; color: #111; background: #fff; font-size: 10pt;
  font-family: "Source Sans 3", "Segoe UI", Arial, "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums lining-nums; }
h1 { font-size: 18pt; margin: 0 0 2mm; }
p { margin: 0 0 3mm; }
table { width: 100%; border-collapse: collapse; margin: 3mm 0; }
th, td { border: .4pt solid #777; padding: .8mm 1.6mm; text-align: right; vertical-align: top; }
th { background: #eee9df; }
td.words, th.words { text-align: left; }
td small { color: #444; display: block; }
tr { break-inside: avoid; }
tfoot td { font-weight: 600; }
tr.sign td { height: 16mm; font-weight: 400; text-align: left; }
ul { padding-left: 5mm; }
"""


def say(key: str, lang: str, **values: object) -> str:
    return HEADINGS[key].having(**values).say(lang)


def to_csv(book: Book, lang: str = "en") -> str:
    """One line a hand: what happened, what moved, the scores after it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = [safe(name) for name in book.players]
    heads = [say("number", lang), say("hand", lang), say("what", lang)]
    writer.writerow([*heads, *(f"{name} ±" for name in names), *names])
    for row in rows_of(book):
        if isinstance(row, HandRow):
            what = safe(happened(book, row, lang))
            writer.writerow([row.number, row.name, what, *row.payments, *row.scores])
        else:
            what = safe(came_between(book, row, lang))
            writer.writerow(["", "", what, *map(plain, row.payments), *map(plain, row.scores)])
    if book.final is not None:
        writer.writerow(["", "", say("final", lang), *book.final, *map(plain, book.scores)])
    return out.getvalue()


def rows_of(book: Book) -> Iterator[HandRow | BetweenRow]:
    """The hands, and what came between them, as it was played."""
    between = list(book.between)
    for count, hand in enumerate(book.hands):
        while between and between[0].hands <= count:
            yield between.pop(0)
        yield hand
    yield from between


def safe(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def to_html(book: Book, lang: str = "en") -> str:
    """The sheet of a match, with room for signatures."""
    options = book.options
    title = text_of(options.rules)[f"title_{lang}"] if options else ""
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        f"<title>{say('sheet', lang)} · {escape(title)}</title><style>{STYLE}</style>",
        f"<h1>{say('sheet', lang)}</h1><p>{escape(title)}",
        "" if book.over else f" · {say('open', lang)}",
        "</p><table><thead><tr>",
        f"<th>{say('hand', lang)}</th><th class=words>{say('what', lang)}</th>",
        *(f"<th>{escape(name)}</th>" for name in book.players),
        "</tr></thead><tbody>",
        *(sheet_row(book, row, lang) for row in rows_of(book)),
        "</tbody><tfoot>",
        *totals(book, lang),
        "</tfoot></table>",
    ]
    if lying := left(book, lang):
        parts.append(f"<p>{lying}</p>")
    elif book.deposits:
        parts.append(f"<p>{say('left', lang, n=book.deposits)}</p>")
    if book.taken:
        parts.append(f"<p>{say('taken', lang, n=book.taken)}</p>")
    if book.problems:
        said = "".join(f"<li>{escape(problem.say(lang))}</li>" for problem in book.problems)
        parts.append(f"<p>{say('problems', lang)}</p><ul>{said}</ul>")
    return "".join(parts)


def hand_name(row: HandRow, lang: str) -> str:
    """A hand's name in the reader's language."""
    return wind_name(row.place, lang)


def wind_name(place: Place, lang: str) -> str:
    """A place in the match in the reader's language.

    >>> wind_name(Place(1, 3, 2), "pl")
    'Południe 4.2'
    """
    wind = SEATS[WINDS[place.round % len(WINDS)]].say(lang)
    return f"{wind} {place.deal + 1}.{place.counter}"


def sheet_row(book: Book, row: HandRow | BetweenRow, lang: str) -> str:
    cells = "".join(
        f"<td>{minus(score)}<small>{signed(paid)}</small></td>"
        for score, paid in zip(row.scores, row.payments, strict=True)
    )
    if isinstance(row, HandRow):
        name, words = hand_name(row, lang), escape(happened(book, row, lang))
    else:
        name, words = "", escape(came_between(book, row, lang))
    return f"<tr><td>{name}</td><td class=words>{words}</td>{cells}</tr>"


def minus(score: Any) -> str:
    """A score as it is printed, with a sign that is no hyphen."""
    return str(plain(score)).replace("-", "−")


def totals(book: Book, lang: str) -> list[str]:
    """The last lines: points, places, results, signatures."""

    def line(key: str, values: list[Any], kind: str = "") -> str:
        cells = "".join(f"<td>{value}</td>" for value in values)
        return f"<tr{kind}><td colspan=2 class=words>{say(key, lang)}</td>{cells}</tr>"

    found = [line("score", [minus(score) for score in book.scores])]
    if book.places is not None:
        found.append(line("place", book.places))
    if book.table_points is not None:
        found.append(
            line("table_points", [decimal(f"{points:g}", lang) for points in book.table_points])
        )
    if book.final is not None:
        found.append(line("final", [decimal(f"{result:+.1f}", lang) for result in book.final]))
    by_tap = say("signed", lang)
    names = [by_tap if player in book.signed else "" for player in range(len(book.players))]
    found.append(line("signature", names, ' class="sign"'))
    return found


def to_log(book: Book) -> str:
    """The match as our log, without tiles: who dealt, what moved, how it ended."""
    options = book.options
    if options is None:
        return ""
    nobody = [None] * len(book.players)
    events: list[dict[str, Any]] = [
        {
            "type": "match",
            "version": 1,
            "rules": options.rules,
            "options": dict(options),
            "layout": None,
            "names": list(book.players),
        }
    ]
    for row in book.hands:
        before = [score - paid for score, paid in zip(row.scores, row.payments, strict=True)]
        events.append(
            {
                "type": "hand",
                "name": row.name,
                "round": WINDS[row.place.round % len(WINDS)],
                "number": row.number,
                "dealer": row.winds.index(0),
                "winds": [WINDS[wind] for wind in row.winds],
                "honba": row.place.counter if options.about.ends(options).counters else 0,
                "deposits": row.deposits,
                "scores": before,
                "dice": None,
                "commitment": None,
                "hands": nobody,
                "dora": [],
                "left": None,
            }
        )
        events += [{"type": "riichi", "player": person} for person in row.riichi]
        events += ends(row)
        paid = list(row.payments)
        for person in row.riichi:
            paid[person] += book.stick
        events.append(
            {
                "type": "settled",
                "payments": paid,
                "scores": list(row.scores),
                "honba": None,
                "deposits": None,
                "dealer_stays": None,
                "salt": None,
                "wall": None,
            }
        )
    if book.over:
        events.append(
            {
                "type": "final",
                "scores": [round(score) for score in book.scores],
                "places": book.places,
                "final": book.final,
            }
        )
    return "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in events)


def ends(row: HandRow) -> list[dict[str, Any]]:
    """How a hand ended, as events."""
    entry = row.entry
    if row.type == "win":
        return [
            {
                "type": "win",
                "player": win["winner"],
                "from": win.get("from"),
                "request": None,
                "score": None,
                "claimed": claimed(win),
            }
            for win in entry["wins"]
        ]
    if row.type == "abort":
        if entry["kind"] == "called_off":  # a log knows no such end: nothing moved
            return []
        return [
            {
                "type": "abort",
                "why": entry["kind"],
                "hands": [None] * len(row.scores),
                "player": None,
            }
        ]
    if row.type == "draw":
        return [{"type": "exhausted", "tenpai": entry.get("tenpai") or []}]
    if row.type == "nagashi":
        return [{"type": "exhausted", "tenpai": entry.get("tenpai") or [], "nagashi": entry["by"]}]
    return [{"type": "ruling", "player": person, "ruling": "chombo"} for person in entry["by"]]


def claimed(win: Any) -> dict[str, Any]:
    """What was counted, in the fields a log has for it."""
    value = win.get("value") or {}
    names = {"han": "han", "fu": "fu", "points": "total", "fan": "total"}
    found = {names[name]: number for name, number in value.items() if name in names}
    if win.get("liable") is not None:
        found["liable"] = win["liable"]
    return found
