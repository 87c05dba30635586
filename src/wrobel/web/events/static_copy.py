"""The public page as one file that can be put on any web space: no script, nothing to load."""

from html import escape
from string import Template

from wrobel.rules import families
from wrobel.tabletop.event.ranking import Section, sections
from wrobel.tabletop.event.state import Event, Round
from wrobel.tabletop.event.texts import amount, plain

WORDS = {
    "en": {
        "standings": "Standings",
        "after": "after round {round}",
        "player": "Player",
        "table_points": "Table points",
        "total": "Total",
        "seating": "Seating",
        "round": "Round {round}",
        "table": "Table {table}",
        "teams": "Teams",
        "clubs": "Clubs",
        "none": "No results yet.",
        "made": "Made with Wróbel",
    },
    "pl": {
        "standings": "Klasyfikacja",
        "after": "po rundzie {round}",
        "player": "Gracz",
        "table_points": "Punkty stołowe",
        "total": "Suma",
        "seating": "Rozsadzenie",
        "round": "Runda {round}",
        "table": "Stół {table}",
        "teams": "Drużyny",
        "clubs": "Kluby",
        "none": "Nie ma jeszcze wyników.",
        "made": "Przygotowano w programie Wróbel",
    },
}
PAGE = Template("""<!doctype html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 78rem; margin: 0 auto; padding: 1rem }
h1 { margin: 0 } h2 { margin: 2rem 0 .5rem } .soft { opacity: .75 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { padding: .35rem .6rem; border-bottom: 1px solid #8884; text-align: left }
.name { min-width: 9rem; overflow-wrap: anywhere }
@media (max-width: 40rem) { th, td { padding: .35rem .3rem } }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.tables { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)) }
.tables section { border: 1px solid #8886; border-radius: .6rem; padding: .5rem .8rem }
.tables h3 { margin: 0; font-size: 1rem } .tables ol { margin: .3rem 0 0; padding-left: 1.4rem }
</style>
</head>
<body>
<header><h1>$title</h1><p class="soft">$about</p></header>
<main>
$body
</main>
<footer><p class="soft">$made</p></footer>
</body>
</html>
""")


def page(event: Event, lang: str) -> str:
    """Standings and seats of an event, as everybody may see them."""
    words = WORDS[lang]
    found = sections(event, complete_only=event.settings.publish == "complete")
    parts = [standings_part(one, lang) for one in found] or [f"<p>{words['none']}</p>"]
    seated = [one for one in event.rounds if one.tables]
    parts += [seats_part(event, one, lang) for one in reversed(seated)]
    settings = event.settings
    return PAGE.substitute(
        lang=lang,
        title=escape(settings.name or "Wróbel"),
        about=escape(" · ".join(filter(None, (settings.date, settings.place)))),
        body="\n".join(parts),
        made=words["made"],
    )


def standings_part(one: Section, lang: str) -> str:
    """The table of a section."""
    words = WORDS[lang]
    title = families.about(one.options.family).short.say(lang)
    name = title if one.name == one.options.family else one.name
    heads = [("#", True), (words["player"], False)]
    if one.by_table_points:
        heads.append((words["table_points"], True))
    heads.append((words["total"], True))
    heads += [(str(number), True) for number in one.rounds]
    rows = []
    for line in one.lines:
        cells = [cell(str(line.place)), f"<td class=name>{escape(line.person.name)}</td>"]
        if one.by_table_points and line.table_points is not None:
            cells.append(cell(plain(line.table_points)))
        cells.append(cell(amount(line.total, one.as_scored), strong=True))
        for number in one.rounds:
            played = line.cells.get(number)
            cells.append(cell("–" if played is None else amount(played.points, one.as_scored)))
        rows.append(f"<tr>{''.join(cells)}</tr>")
    after = words["after"].format(round=one.rounds[-1])
    headings = "".join(
        f'<th{" class=n" if number else ""} scope="col">{escape(head)}</th>'
        for head, number in heads
    )
    lists = "".join(
        f"<h2>{words[key]}</h2><ol>"
        + "".join(
            f"<li value={group.place}>{escape(group.name)}: "
            f"{amount(group.total, one.as_scored)}</li>"
            for group in groups
        )
        + "</ol>"
        for key, groups in (("teams", one.teams), ("clubs", one.clubs))
        if groups
    )
    return (
        f"<h2>{words['standings']}: {escape(name)} <small class=soft>{after}</small></h2>"
        f'<div class="scroll"><table><thead><tr>{headings}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>{lists}"
    )


def cell(text: str, strong: bool = False) -> str:
    found = f"<b>{escape(text)}</b>" if strong else escape(text)
    return f"<td class=n>{found}</td>"


def seats_part(event: Event, one: Round, lang: str) -> str:
    """Who sits where in a round."""
    words = WORDS[lang]
    tables = "".join(
        f"<section><h3>{words['table'].format(table=number)}</h3><ol>"
        + "".join(f"<li>{escape(event.people[key].name)}</li>" for key in seats)
        + "</ol></section>"
        for number, seats in enumerate(one.tables, 1)
        if seats
    )
    title = one.name or words["round"].format(round=one.number)
    return f'<h2>{words["seating"]}: {escape(title)}</h2><div class="tables">{tables}</div>'
