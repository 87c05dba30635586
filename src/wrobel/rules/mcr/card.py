"""The table of the 81 fans as a print-ready card."""

from wrobel.rules.about import POINTS
from wrobel.rules.card import Card, Section, house_rules
from wrobel.rules.catalogue import Exclusion, Pattern
from wrobel.rules.mcr.about import EXTRA, MINIMUM
from wrobel.rules.mcr.catalogue import PATTERNS, PRINCIPLES
from wrobel.rules.mcr.selection import PLACE_OF, exclusions_of
from wrobel.rules.mcr.worth import worths
from wrobel.rules.options import Options
from wrobel.rules.rulesets import load, text_of
from wrobel.rules.trace import Text

COLUMNS = (
    Text("No.", "Nr"),
    Text("Fan", "Fan"),
    Text("Chinese", "Po chińsku"),
    Text("What it is", "Na czym polega"),
    Text("Not with", "Nie łączy się z"),
)
WIDTHS = (2.7, 13, 6.5, 0, 12)
TITLE = Text("{n} points", "{n} pkt")
TITLE_ONE = Text("1 point", "1 pkt")
ALL = Text("everything", "wszystkim")
SCOPES = {
    "hand": Text("{fans}", "{fans}"),
    "winds": Text("{fans} (wind pungs)", "{fans} (pungi Wiatrów)"),
    "same-set": Text("{fans} (same set)", "{fans} (ten sam układ)"),
    "shared-set": Text("{fans} (same sets)", "{fans} (te same układy)"),
    "one": Text("one {fans}", "jeden {fans}"),
}
PRINCIPLES_TITLE = Text("Principles", "Zasady")
PRINCIPLES_COLUMNS = (Text("Principle", "Zasada"), Text("What it says", "Co mówi"))
SETTLEMENT = Text("Settlement", "Rozliczenie")
SETTLEMENT_COLUMNS = (
    Text("Win", "Wygrana"),
    Text("Winner", "Zwycięzca"),
    Text("Discarder", "Wyrzucający"),
    Text("Others", "Pozostali"),
)
SETTLEMENT_ROWS = (
    (Text("Self-draw", "Z muru"), f"+3 × ({EXTRA} + P)", "—", f"−({EXTRA} + P)"),
    (
        Text("Discard or robbed kong", "Ze zrzutki albo rabunek konga"),
        f"+({3 * EXTRA} + P)",
        f"−({EXTRA} + P)",
        f"−{EXTRA}",
    ),
)
SETTLEMENT_NOTES = (
    Text(
        "P: points of the hand with flowers. A win needs {least} without flowers.",
        "P: Podstawowe Punkty ręki razem z Kwiatami. Do wygranej trzeba mieć {least} bez Kwiatów.",
        {"least": POINTS.of(MINIMUM)},
    ),
    Text(
        "The {extra} of every payment are the Extra Points (EP), P the Basic Points (PP).",
        "{extra} w każdej wypłacie to Extra Punkty (EP), P to Podstawowe Punkty (PP).",
        {"extra": EXTRA},
    ),
    Text(
        "A drawn flower is laid out and replaced, or discarded without a replacement.",
        "Dobrany Kwiat wykłada się i dobiera za niego kamień albo zrzuca bez dobierania.",
    ),
    Text(
        "A draw pays nothing; the deal passes after every hand.",
        "Rozdanie bez zwycięzcy nic nie kosztuje; rozdający zmienia się po każdym rozdaniu.",
    ),
)
TABLE_POINTS = Text("Table points", "Punkty stołowe")
TABLE_COLUMNS = (Text("Place", "Miejsce"), Text("Points", "Punkty"))
TABLE_NOTE = Text(
    "Players with equal scores share the points of their places.",
    "Gracze z równymi wynikami dzielą się punktami swoich miejsc.",
)


def own_draw(options: Options) -> Text:
    """What a self-draw adds to hands that are concealed by nature (6.12)."""
    if options["self_drawn_special"] == "fully-concealed":
        return Text(
            "Self-drawn 4, 6, 7, 12, 19, 20 and 34 add Fully Concealed Hand (4).",
            "4, 6, 7, 12, 19, 20 i 34 wygrane z muru dodają Całkowicie Ukrytą Rękę (4).",
        )
    return Text(
        "Self-drawn 4, 6, 7, 12, 19, 20 and 34 add only Self-Drawn (1).",
        "4, 6, 7, 12, 19, 20 i 34 wygrane z muru dodają tylko Wygraną z Muru (1).",
    )


def exclusions(pattern: Pattern, records: list[Exclusion], lang: str) -> str:
    """The fans that do not count beside one, by their numbers."""
    if pattern.id == "chicken_hand":
        return ALL.say(lang)
    removed: dict[str, list[int]] = {}
    for record in records:
        if record.by == pattern.id:
            removed.setdefault(record.scope, []).extend(PLACE_OF[fan] for fan in record.removes)
    return ", ".join(
        SCOPES[scope].having(fans=", ".join(PATTERNS[fan].number for fan in sorted(fans))).say(lang)
        for scope, fans in removed.items()
    )


def fan_sections(options: Options, lang: str) -> list[Section]:
    """One table for each number of points, from 88 down."""
    records = exclusions_of(options)
    fans = worths(options)
    sections = []
    for points in sorted({fan.closed for fan in fans}, reverse=True):
        rows = tuple(
            (
                pattern.number,
                pattern.name(lang),
                pattern.script,
                pattern.means_pl if lang == "pl" else pattern.means_en,
                exclusions(pattern, records, lang) or "—",
            )
            for pattern in (fan.pattern for fan in fans if fan.closed == points)
        )
        title = TITLE_ONE if points == 1 else TITLE.having(n=points)
        columns = tuple(column.say(lang) for column in COLUMNS)
        sections.append(Section(title.say(lang), columns, rows, widths=WIDTHS))
    return sections


def card(options: Options, lang: str) -> Card:
    """The 81 fans by points with definitions and exclusions, the principles, the settlement.

    >>> from wrobel.rules import rulesets
    >>> card(rulesets.load("mcr"), "pl").sections[0].rows[0][:3]
    ('1', 'Duże Cztery Wiatry', '大四喜')
    """
    texts = text_of(options.rules)
    suffix = "pl" if lang == "pl" else "en"
    principles = tuple(
        (one.pl, one.means_pl) if lang == "pl" else (one.en, one.means_en)
        for one in PRINCIPLES.values()
    )
    sections = [
        *fan_sections(options, lang),
        Section(
            PRINCIPLES_TITLE.say(lang),
            tuple(column.say(lang) for column in PRINCIPLES_COLUMNS),
            principles,
        ),
        Section(
            SETTLEMENT.say(lang),
            tuple(column.say(lang) for column in SETTLEMENT_COLUMNS),
            tuple((name.say(lang), *cells) for name, *cells in SETTLEMENT_ROWS),
            (*(note.say(lang) for note in SETTLEMENT_NOTES), own_draw(options).say(lang)),
            narrow=True,
        ),
        Section(
            TABLE_POINTS.say(lang),
            tuple(column.say(lang) for column in TABLE_COLUMNS),
            (("1", "4"), ("2", "2"), ("3", "1"), ("4", "0")),
            (TABLE_NOTE.say(lang),),
            narrow=True,
        ),
    ]
    sections += house_rules(options, load(options.rules), lang)
    return Card(texts[f"title_{suffix}"], texts[f"about_{suffix}"], tuple(sections), lang, 2)
