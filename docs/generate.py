#!/usr/bin/env python3
"""Writes the pages about the rulesets from the catalogues of the program, and the log's schema.

``docs/rules/`` gets a page for each ruleset, a comparison and the printable score cards in
English, ``docs/pl/rules/`` the same in Polish. Nothing there is written by hand.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wrobel.cli.card_html import as_html
from wrobel.languages import LANGUAGES
from wrobel.logs.wrobel_log import schema as log_schema
from wrobel.notation import read_hand, read_tile
from wrobel.rules.catalogue import Exclusion, Pattern
from wrobel.rules.families import about, part
from wrobel.rules.glossary import GLOSSARY
from wrobel.rules.options import Option, Options, Value, show
from wrobel.rules.rulesets import FAMILIES, FAMILY_OF, load, options_of, patterns_of, text_of
from wrobel.tiles import NAMES

DOCS = Path(__file__).resolve().parent

UNSURE = "†"

WORDS: Mapping[str, tuple[str, str]] = {
    "options": ("Options", "Opcje"),
    "option": ("Option", "Opcja"),
    "value": ("Value", "Wartość"),
    "decides": ("What it decides", "O czym decyduje"),
    "rule": ("Rule", "Zasada"),
    "allowed": ("Allowed", "Dozwolone"),
    "from": ("a number from {n}", "liczba od {n}"),
    "whole_from": ("a whole number from {n}", "liczba całkowita od {n}"),
    "multiple": ("a multiple of {n}", "wielokrotność {n}"),
    "closed_open": ("{closed}, open {opened}", "{closed}, otwarta {opened}"),
    "closed_only": (", closed only", ", tylko zamknięta"),
    "each": ("1 each", "po 1"),
    "not_with": ("Not counted beside it", "Obok nie liczy się"),
    "off": ("Not played here", "Tu się tego nie gra"),
    "off_text": (
        "These patterns of the family count nothing in this ruleset as it stands. Options or "
        "another ruleset bring them in.",
        "Tych układów te zasady w swojej zwykłej postaci nie znają. Przywracają je opcje albo "
        "inne zasady tej rodziny.",
    ),
    "principles": ("The five principles", "Pięć zasad łączenia"),
    "principle": ("Principle", "Zasada"),
    "says": ("What it says", "Co mówi"),
    "penalties": ("Who pays for the others", "Kto płaci za innych"),
    "absorbs": ("What absorbs what", "Co co obejmuje"),
    "absorbs_text": ("{by} includes {removes}.", "{by} obejmuje: {removes}."),
    "penalty": ("Penalty", "Kara"),
    "when": ("When", "Kiedy"),
    "card": ("Printable score card", "Karta do wydruku"),
    "compare": ("Compare rulesets", "Porównanie zasad"),
    "differences": ("{family}: where the rulesets differ", "{family}: czym zasady się różnią"),
    "glossary": ("The same pattern in three worlds", "Ten sam układ w trzech odmianach"),
    "yakuman": ("Yakuman", "Yakuman"),
    "bonus": ("Bonus han", "Dodatkowe han"),
    "limit": ("Limit hands", "Ręce limitowe"),
    "points": ("{n} points", "{n} pkt"),
    "point": ("1 point", "1 pkt"),
    "fan": ("{n} fan", "Fany: {n}"),
    "new_fan": ("New Style, {n} fan", "Styl nowy, fany: {n}"),
    "every": ("everything else", "wszystko inne"),
    "how": (
        'Use it with `--rules {rules}` on the command line and `"rules": "{rules}"` in '
        "requests; change a single option with `--set key=value`.",
        'W poleceniach: `--rules {rules}`, w żądaniach: `"rules": "{rules}"`; pojedynczą '
        "opcję zmienia `--set klucz=wartość`.",
    ),
    "unsure_note": (
        f"{UNSURE} No source confirms this value; it is a sensible default. Check it with your "
        "tournament's sheet.",
        f"{UNSURE} Tej wartości nie potwierdza żadne źródło; to rozsądne ustawienie domyślne. "
        "Warto je sprawdzić w regulaminie turnieju.",
    ),
    "compare_intro": (
        "Only options that differ within a family are listed; everything else is the same in all "
        "its rulesets. `wrobel rules diff A B` prints the same for any two.",
        "Wymienione są tylko opcje, którymi różnią się zasady jednej rodziny; cała reszta jest "
        "wspólna. `wrobel rules diff A B` pokaże różnice między dowolnymi dwoma.",
    ),
    "glossary_text": (
        "What one family calls a yaku often exists elsewhere under another name and on slightly "
        "other terms. `wrobel compare` uses this list to put a hand side by side.",
        "To, co jedna rodzina nazywa yaku, często istnieje gdzie indziej pod inną nazwą i na "
        "trochę innych warunkach. Z tej listy korzysta `wrobel compare`.",
    ),
    "seats_yaku": (
        "The player sits South in the East round.",
        "Gracz siedzi na Południu w rundzie wschodniej.",
    ),
    "seats_points": (
        "The player is East in the East round.",
        "Gracz jest Wschodem w rundzie wschodniej.",
    ),
    "note": ("Where they part", "Gdzie się rozchodzą"),
    "examples": (
        "An example shows the hand, then the winning tile in a golden frame. Melds stand on a "
        "shaded ground, concealed kongs in a dashed frame. Where a pattern hangs on circumstances "
        "(the last tile, a flower, riichi), it is a hand to which they may happen.",
        "Przykład pokazuje rękę, a po niej wygrywający kamień w złotej ramce. Odkryte układy leżą "
        "na ciemniejszym tle, ukryte kongi w ramce przerywanej. Gdy układ zależy od okoliczności "
        "(ostatni kamień, kwiat, riichi), jest to ręka, której mogą się one przydarzyć.",
    ),
}


def say(key: str, lang: str, **values: object) -> str:
    text = WORDS[key][lang == "pl"]
    return text.format(**values) if values else text


# Small things


def cell(text: str) -> str:
    """Text that may stand in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}"]
    lines += [f"| {' | '.join(map(cell, row))} |" for row in rows]
    return [*lines, ""]


def chip(tile: int, kind: str = "") -> str:
    name = NAMES[tile]
    return f'<b class="tile {name[1]} n{name}{kind}">{name}</b>'


def picture(example: str) -> str:
    """An example such as ``11m [222z] + 1m`` as little tiles."""
    text, _, winning = example.partition(" + ")
    hand = read_hand(text)
    groups = ["".join(map(chip, hand.concealed))]
    for meld in hand.melds:
        state = "concealed" if meld.concealed else "melded"
        groups.append(f'<span class="{state}">{"".join(map(chip, meld.tiles))}</span>')
    if winning:
        groups.append(chip(read_tile(winning), " winning"))
    spaced = " ".join(filter(None, groups))
    return f'<span class="hand" title="{example}">{spaced}</span>'


def heading(pattern: Pattern, lang: str, worth: str) -> str:
    """All names of a pattern, the reader's own first, and what it is worth."""
    own, other = (pattern.pl, pattern.en) if lang == "pl" else (pattern.en, pattern.pl)
    roman = pattern.roman if pattern.roman.lower() != own.lower() else ""
    more = [pattern.script, roman, other if other != own else ""]
    number = f"{pattern.number}. " if pattern.number else ""
    return (
        f'<div class="name"><strong>{number}{own}</strong>'
        + "".join(f"<span>{text}</span>" for text in more if text)
        + (f'<span class="worth">{worth}</span>' if worth else "")
        + f"<code>{pattern.id}</code></div>"
    )


def entry(pattern: Pattern, lang: str, worth: str = "", note: str = "") -> str:
    """A pattern as a block: its names, what it is, an example, what does not go with it."""
    lines = [f"<p>{pattern.means_pl if lang == 'pl' else pattern.means_en}</p>"]
    if pattern.example:
        lines.append(picture(pattern.example))
    if note:
        lines.append(f'<p class="beside">{note}</p>')
    body = "".join(lines)
    return f'<div class="pattern">{heading(pattern, lang, worth)}<div>{body}</div></div>'


def value_text(value: Value) -> str:
    return f"`{show(value)}`"


def allowed(option: Option, lang: str) -> str:
    parts = [value_text(value) for value in option.values]
    if option.least is not None:
        words = say("whole_from" if option.whole else "from", lang, n=f"{option.least:.0f}")
        if option.step > 1:
            words += ", " + say("multiple", lang, n=option.step)
        parts.append(words)
    return ", ".join(parts)


def uncertain(rules: str, key: str) -> bool:
    data = part(FAMILY_OF[rules], "options")
    return (rules, key) in getattr(data, "UNCERTAIN", ())


# Patterns


@dataclass(frozen=True)
class Part:
    """A titled group of patterns, each as a block."""

    title: str
    entries: list[str]


def by_han(options: Options, lang: str) -> tuple[list[Part], list[Pattern]]:
    cards = part(options.family, "card")
    yakuman = {row[1]: row[2] for row in cards.yakuman_section(options, lang).rows}
    groups: dict[str, list[str]] = {}
    missing = []
    for pattern in patterns_of(options.family):
        if not cards.exists(pattern, options):
            missing.append(pattern)
            continue
        closed, opened = cards.worth_closed(pattern, options), cards.worth_open(pattern, options)
        title = f"{pattern.closed} han"
        worth = say("closed_open", lang, closed=closed, opened=opened)
        if pattern.limit:
            title = say("yakuman", lang)
            worth = yakuman[cards.japanese(pattern)]
            worth += "" if pattern.open else say("closed_only", lang)
        elif pattern.id in cards.BONUS:
            title = say("bonus", lang)
            worth = say("each", lang)
        elif opened == cards.NONE:
            worth = closed + say("closed_only", lang)
        elif opened == closed:
            worth = closed
        groups.setdefault(title, []).append(entry(pattern, lang, worth))
    ordinary = sorted(title for title in groups if title[0].isdigit())
    order = [*ordinary, say("yakuman", lang), say("bonus", lang)]
    return [Part(title, groups[title]) for title in order], missing


def by_points(options: Options, lang: str) -> tuple[list[Part], list[Pattern]]:
    selection = part(options.family, "selection")
    worth = selection.points_of(options)
    records: list[Exclusion] = selection.exclusions_of(options)
    patterns = patterns_of(options.family)

    def beside(pattern: Pattern) -> str:
        removed = {fan for record in records if record.by == pattern.id for fan in record.removes}
        listed = ", ".join(one.name(lang) for one in patterns if one.id in removed)
        if pattern.id == "chicken_hand":
            listed = say("every", lang)
        return f"{say('not_with', lang)}: {listed}." if listed else ""

    parts = []
    for points in sorted(set(worth), reverse=True):
        title = say("point", lang) if points == 1 else say("points", lang, n=points)
        entries = [
            entry(pattern, lang, note=beside(pattern))
            for pattern, value in zip(patterns, worth, strict=True)
            if value == points
        ]
        parts.append(Part(title, entries))
    return parts, []


def by_fan(options: Options, lang: str) -> tuple[list[Part], list[Pattern]]:
    cards = part(options.family, "card")
    new_style = part(options.family, "catalogue").NEW_STYLE
    groups: dict[tuple[int, int], list[str]] = {}
    titles: dict[tuple[int, int], str] = {}
    missing = []
    for pattern in patterns_of(options.family):
        if not cards.exists(pattern, options):
            missing.append(pattern)
            continue
        new = pattern.id in new_style
        place = (3 if pattern.limit else 1 + new, 0 if pattern.limit else pattern.closed)
        titles[place] = (
            say("limit", lang)
            if pattern.limit
            else say("new_fan" if new else "fan", lang, n=pattern.closed)
        )
        worth = cards.worth(pattern, options, lang)
        plain = pattern.limit or worth == str(pattern.closed)
        groups.setdefault(place, []).append(entry(pattern, lang, "" if plain else worth))
    return [Part(titles[place], groups[place]) for place in sorted(groups)], missing


# By what a family makes a win of.
PARTS = {"yaku": by_han, "points": by_points, "fan": by_fan}


# What only one family has


def principles(family: str, lang: str) -> list[str]:
    found = part(family, "catalogue").PRINCIPLES.values()
    rows = [
        (
            f"**{one.pl if lang == 'pl' else one.en}**",
            one.means_pl if lang == "pl" else one.means_en,
            one.rule,
        )
        for one in found
    ]
    heads = [say(key, lang) for key in ("principle", "says", "rule")]
    return [f"## {say('principles', lang)}", "", *table(heads, rows)]


def penalties(family: str, lang: str) -> list[str]:
    found = part(family, "options").PENALTIES
    rows = [
        (
            f"**{one.title_pl if lang == 'pl' else one.title_en}**",
            one.pl if lang == "pl" else one.en,
            one.rule,
        )
        for one in found
    ]
    heads = [say(key, lang) for key in ("penalty", "when", "rule")]
    by_id = {pattern.id: pattern for pattern in patterns_of(family)}
    absorbs = part(family, "catalogue").ABSORBS
    lines = [
        "- "
        + say(
            "absorbs_text",
            lang,
            by=by_id[one.by].name(lang),
            removes=", ".join(by_id[fan].name(lang) for fan in one.removes),
        )
        + f" ({one.rule})"
        for one in absorbs
    ]
    return [
        f"## {say('absorbs', lang)}",
        "",
        *lines,
        "",
        f"## {say('penalties', lang)}",
        "",
        *table(heads, rows),
    ]


# Pages


def option_rows(options: Options, lang: str) -> tuple[list[tuple[str, ...]], bool]:
    rows: list[tuple[str, ...]] = []
    unsure = False
    for option in options_of(options.family):
        doubt = uncertain(options.rules, option.key)
        unsure = unsure or doubt
        mark = f" {UNSURE}" if doubt else ""
        choice = f"<small>{say('allowed', lang)}: {allowed(option, lang)}</small>"
        rows.append(
            (
                f"`{option.key}`",
                f"{value_text(options[option.key])}{mark}",
                f"{option.means(lang)}<br>{choice}",
                option.rule,
            )
        )
    return rows, unsure


def page(rules: str, lang: str) -> str:
    """The page of one ruleset."""
    options = load(rules)
    text = text_of(rules)
    parts, missing = PARTS[options.about.goal](options, lang)
    card = f"cards/{rules}-{lang}.html"
    seats = f"seats_{options.about.goal}"
    lines = [
        f"# {text[f'title_{lang}']}",
        "",
        text[f"about_{lang}"],
        "",
        say("how", lang, rules=rules),
        "",
        f"[{say('card', lang)}]({card}){{ .md-button .md-button--primary }} "
        f"[{say('compare', lang)}](compare.md){{ .md-button }}",
        "",
        " ".join(say(key, lang) for key in ("examples", seats) if key in WORDS),
        "",
    ]
    for group in parts:
        lines += [f"## {group.title}", "", *group.entries, ""]
    if missing:
        listed = ", ".join(f"{pattern.name(lang)} (`{pattern.id}`)" for pattern in missing)
        lines += [f"## {say('off', lang)}", "", say("off_text", lang), "", f"{listed}.", ""]
    if hasattr(part(options.family, "catalogue"), "PRINCIPLES"):
        lines += principles(options.family, lang)
    if hasattr(part(options.family, "options"), "PENALTIES"):
        lines += penalties(options.family, lang)
    rows, unsure = option_rows(options, lang)
    heads = [say(key, lang) for key in ("option", "value", "decides", "rule")]
    lines += [f"## {say('options', lang)}", "", *table(heads, rows)]
    if unsure:
        lines += [say("unsure_note", lang), ""]
    return "\n".join(lines)


def compare_page(lang: str) -> str:
    """What differs among the rulesets of each family, and the glossary across families."""
    lines = ["---", "hide:", "  - navigation", "  - toc", "---", ""]
    lines += [f"# {say('compare', lang)}", "", say("compare_intro", lang), ""]
    doubtful = False
    for family, presets in FAMILIES.items():
        loaded = {rules: load(rules) for rules in presets}
        rows = []
        for option in options_of(family):
            values = [loaded[rules][option.key] for rules in presets]
            if len(set(map(show, values))) == 1:
                continue
            doubts = [uncertain(rules, option.key) for rules in presets]
            doubtful = doubtful or any(doubts)
            rows.append(
                (
                    f"`{option.key}`<br><small>{option.means(lang)}</small>",
                    *(
                        value_text(value) + (f" {UNSURE}" if doubt else "")
                        for value, doubt in zip(values, doubts, strict=True)
                    ),
                )
            )
        heads = [say("option", lang), *(f"[{rules}]({rules}.md)" for rules in presets)]
        title = say("differences", lang, family=about(family).short.say(lang))
        lines += [f"## {title}", "", *table(heads, rows)]
    if doubtful:
        lines += [say("unsure_note", lang), ""]
    return "\n".join([*lines, *glossary(lang)])


def glossary(lang: str) -> list[str]:
    by_id = {
        family: {pattern.id: pattern for pattern in patterns_of(family)} for family in FAMILIES
    }

    def named(family: str, ids: Sequence[str]) -> str:
        found = [by_id[family][one] for one in ids]
        return "<br>".join(f"{one.name(lang)} {one.script}".strip() for one in found) or "–"

    rows = [
        (
            *(named(family, link.patterns(family)) for family in FAMILIES),
            link.note(FAMILIES).say(lang),
        )
        for link in GLOSSARY
    ]
    heads = [*(about(family).short.say(lang) for family in FAMILIES), say("note", lang)]
    intro = say("glossary_text", lang)
    return [f"## {say('glossary', lang)}", "", intro, "", *table(heads, rows)]


def write(path: Path, text: str) -> None:
    """Write only what changed, so that a watching server does not rebuild for nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def generate(docs: Path = DOCS) -> list[Path]:
    """Write all pages under a folder; returns their paths."""
    written = []
    for lang in LANGUAGES:
        folder = docs / "rules" if lang == "en" else docs / lang / "rules"
        texts = {folder / "compare.md": compare_page(lang)}
        for rules, family in FAMILY_OF.items():
            card = part(family, "card").card(load(rules), lang)
            texts[folder / f"{rules}.md"] = page(rules, lang)
            texts[folder / "cards" / f"{rules}-{lang}.html"] = as_html(card)
        for path, text in texts.items():
            write(path, text)
        written += list(texts)
    schema = docs / "log.schema.json"
    write(schema, json.dumps(log_schema(), ensure_ascii=False, indent=2) + "\n")
    return [*written, schema]


if __name__ == "__main__":
    pages = generate(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
    print(f"{len(pages)} pages about the rulesets and the log")
