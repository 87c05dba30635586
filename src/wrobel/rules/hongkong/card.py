"""The score card of a Hong Kong ruleset: fans, payments and penalties on one page."""

from collections.abc import Iterable

from wrobel.rules.card import Card, Section, house_rules
from wrobel.rules.catalogue import Pattern
from wrobel.rules.hongkong.catalogue import NEW_STYLE, PATTERNS
from wrobel.rules.hongkong.explain import BONUS_FANS, laak_of, row_of
from wrobel.rules.hongkong.liabilities import switched_off_by
from wrobel.rules.hongkong.options import PENALTIES
from wrobel.rules.hongkong.worth import BONUS_IDS, exists, worth_of
from wrobel.rules.options import Options
from wrobel.rules.rulebook import read
from wrobel.rules.rulesets import load, text_of
from wrobel.rules.trace import Text

NONE = "–"
FAN = Text("Fan", "Fan")
NAME = Text("Hand", "Ręka")
CHINESE = Text("Chinese", "Po chińsku")
WHAT = Text("What it is", "Na czym polega")
EXAMPLE = Text("Example", "Przykład")
CONCEALED = Text("concealed", "ukryta")
YES = Text("yes", "tak")
ANY = Text("no", "nie")
ITS_CHOWS = Text("its chows", "chow węża")
LIMIT = Text("limit", "limit")
EACH = Text("{n} each", "po {n}")
OLD = Text("Fan: {n}", "Fany: {n}")
NEW = Text("New Style, fan: {n}", "Styl nowy, fany: {n}")
LIMITS = Text("Limit hands", "Ręce limitowe")
BONUS = Text("Bonus tiles", "Kamienie bonusowe")
PAYMENTS = Text("Payments", "Wypłaty")
PENALTY_TITLE = Text("Penalties: who pays for the others", "Kary: kto płaci za innych")
DISCARD_WINNER = Text("Discard: winner", "Ze zrzutki: zwycięzca")
DISCARDER = Text("discarder", "wyrzucający")
OTHERS = Text("each other", "każdy z reszty")
DRAW_WINNER = Text("Self-draw: winner", "Z muru: zwycięzca")
EVERYBODY = Text("each", "każdy")
LIMIT_NOTE = Text(
    "The limit is {n} fan; limit hands are paid as {n} fan.",
    "Limit wynosi {n}; ręce limitowe płacone są jak {n}.",
)
NO_LIMIT_NOTE = Text(
    "There is no limit: every fan doubles. Limit hands count as {n} fan.",
    "Limitu nie ma: każdy fan podwaja. Ręce limitowe liczą się jako {n}.",
)
MINIMUM = Text(
    "At least {n} fan are needed to win.",
    "Do wygranej potrzeba co najmniej tylu fanów: {n}.",
)
NO_MINIMUM = Text("No minimum is needed to win.", "Do wygranej nie potrzeba żadnego minimum.")
EAST = Text(
    "East neither pays nor receives double.",
    "Wschód ani nie płaci, ani nie dostaje podwójnie.",
)
SUM = Text(
    "Fans add up. Small Three Dragons and Three Dragons include their dragon pungs, Kong on Kong "
    "includes Replacement Tile.",
    "Fany się sumują. Małe Trzy Smoki i Trzy Smoki obejmują swoje pungi, Kong on Kong obejmuje "
    "Wygraną dodatkowym kamieniem.",
)
SUM_STACKED = Text(
    "Fans add up, dragon pungs also with the dragon hands. Kong on Kong includes Replacement Tile.",
    "Fany się sumują, pungi smoków także z rękami smoków. Kong on Kong obejmuje Wygraną "
    "dodatkowym kamieniem.",
)
SUM_NEW = Text(
    "A snake includes 123 and 789 of its suit, Three identical chows include Two identical chows, "
    "All Discards includes Twelve Exposed.",
    "Wąż obejmuje 123 i 789 swojego rodzaju, Trzy takie same Chow obejmują Dwa takie same, "
    "Wszystkie zrzutki obejmują 12 odkrytych.",
)
BOUQUET_ALONE = Text(
    "A bouquet replaces the own and the round tile of its series.",
    "Bukiet zastępuje własny kamień i kamień rundy ze swojej serii.",
)
BOUQUET_ADDED = Text(
    "A bouquet is added to the own and the round tile of its series.",
    "Bukiet dolicza się do własnego kamienia i kamienia rundy ze swojej serii.",
)
ONE_PENALTY = Text(
    "Whoever pays for the others pays {two} on a discard and {three} on a self-draw (B is what "
    "the discarder pays); only one penalty is charged.",
    "Kto płaci za innych, płaci {two} po zrzutce i {three} przy wygranej z muru (B to stawka "
    "wyrzucającego); pobiera się tylko jedną karę.",
)
KEY = Text(
    "Key: 1 East, 2 South, 3 West, 4 North, for flowers and seasons alike.",
    "Klucz: 1 Wschód, 2 Południe, 3 Zachód, 4 Północ, tak samo dla kwiatów i pór roku.",
)
PLAY = Text("How it is played", "Jak się gra")
# The paragraphs of the rulebook that a card repeats.
ON_CARD = ("1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "2.2", "2.3", "2.4", "2.5", "2.6", "7.1")
NO_PENALTIES = Text("Nobody pays for the others.", "Nikt nie płaci za innych.")

PER_PIECE = (
    *BONUS_FANS[1:],
    "dragon_pung",
    "terminal_chows",
    "same_chow_two_suits",
    "small_four_in_one",
    "twin_chows",
    "four_in_one",
)


def card(options: Options, lang: str) -> Card:
    """The card of one set of options in Polish (``pl``) or English."""
    about = text_of(options.rules)
    language = "pl" if lang == "pl" else "en"
    sections = [*fan_sections(options, lang), limit_section(options, lang)]
    if options.is_on("bonus_tiles"):
        sections.append(bonus_section(options, lang))
    sections += [
        payment_section(options, lang),
        penalty_section(options, lang),
        play_section(options, lang),
        *house_rules(options, load(options.rules), lang),
    ]
    return Card(about[f"title_{language}"], about[f"about_{language}"], tuple(sections), lang)


# Fans


def worth(pattern: Pattern, options: Options, lang: str) -> str:
    """What one of it counts, in words."""
    found = worth_of(pattern, options)
    if found.limit:
        return LIMIT.say(lang)
    if pattern.id in PER_PIECE:
        return EACH.having(n=found.closed).say(lang)
    return str(found.closed)


def rows_of(
    patterns: Iterable[Pattern], options: Options, lang: str
) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (
            pattern.name(lang),
            pattern.script or NONE,
            worth(pattern, options, lang),
            defined(pattern, options, lang),
            pattern.example,
        )
        for pattern in patterns
        if exists(pattern, options)
    )


def concealed(pattern: Pattern) -> Text:
    """Must the hand be concealed for it?"""
    if pattern.id == "concealed_snake":
        return ITS_CHOWS
    return YES if pattern.open == 0 and pattern.closed else ANY


def defined(pattern: Pattern, options: Options, lang: str) -> str:
    """What the fan is, and whether the hand must be concealed for it."""
    said = worth_of(pattern, options).means(lang)
    must = concealed(pattern)
    return said if must is ANY else f"{said} ({CONCEALED.say(lang)}: {must.say(lang)})"


def columns(lang: str) -> tuple[str, ...]:
    return tuple(text.say(lang) for text in (NAME, CHINESE, FAN, WHAT, EXAMPLE))


def fan_sections(options: Options, lang: str) -> list[Section]:
    """The ordinary fans, a table for each worth, first of the old list, then of the new."""
    found: list[Section] = []
    for new, title in ((False, OLD), (True, NEW)):
        ordinary = [
            pattern
            for pattern in PATTERNS
            if not pattern.limit
            and pattern.id not in BONUS_IDS
            and (pattern.id in NEW_STYLE) == new
        ]
        for value in sorted({pattern.closed for pattern in ordinary}):
            group = [pattern for pattern in ordinary if pattern.closed == value]
            rows = rows_of(group, options, lang)
            if rows:
                name = title.having(n=value).say(lang)
                found.append(Section(name, columns(lang), rows, tiles=4))
    return found


def limit_section(options: Options, lang: str) -> Section:
    """Limit hands, and how everything adds up."""
    rows = rows_of((p for p in PATTERNS if p.limit and p.id not in BONUS_IDS), options, lang)
    notes = [SUM_STACKED if options.is_on("dragon_pungs_stack") else SUM]
    if options["style"] == "new":
        notes.append(SUM_NEW)
    said = tuple(note.say(lang) for note in notes)
    return Section(LIMITS.say(lang), columns(lang), rows, said, tiles=4)


def bonus_section(options: Options, lang: str) -> Section:
    rows = rows_of((p for p in PATTERNS if p.id in BONUS_IDS), options, lang)
    note = BOUQUET_ALONE if options["bouquet"] == "total3" else BOUQUET_ADDED
    notes = (note.say(lang), KEY.say(lang))
    return Section(BONUS.say(lang), columns(lang), rows, notes, tiles=4)


def play_section(options: Options, lang: str) -> Section:
    """Set-up, claims, draws and the rest of the game, in the words of the rulebook."""
    found = ((number, read(options, number)) for number in ON_CARD)
    rows = tuple((number, one.say(options, lang)) for number, one in found if one is not None)
    return Section(PLAY.say(lang), ("", ""), rows)


# Payments


def payment_rows(options: Options) -> list[tuple[str, int]]:
    """The rows of the table: which fans (and limit steps), and B."""
    rates = options.scorer.payments
    if options["table"] == "seed" and options["limit"] != "none":
        rows = [fan for fan in (0, 1, 2, 3, 4, 7, 10) if fan <= rates.limit]
        return [
            (row_of(fan) + (f" ({laak_of(fan)} laak)" if laak_of(fan) else ""), rates.base(fan))
            for fan in rows
        ]
    most = 13 if options["limit"] == "none" else rates.limit
    names = [str(fan) for fan in range(most + 1)]
    if options["limit"] != "none":
        names[-1] += "+"
    return [(name, rates.base(fan)) for fan, name in enumerate(names)]


def payment_section(options: Options, lang: str) -> Section:
    """Who pays what, computed from the table and the payer rule."""
    units = options.scorer.payments.discard_units
    rows = []
    for name, base in payment_rows(options):
        # a self-draw is worth a fan, so that it never pays the lowest row
        drawn = name != "0" or not options.is_on("self_draw_fan")
        others = base // 2 if units == 1 else 0
        due = units * base
        rows.append(
            (
                name,
                f"+{due + 2 * others}",
                f"−{due}",
                f"−{others}" if others else "0",
                *((f"+{3 * base}", f"−{base}") if drawn else (NONE, NONE)),
            )
        )
    limit = options.scorer.payments.limit
    note = NO_LIMIT_NOTE if options["limit"] == "none" else LIMIT_NOTE
    least = options.number("min_fan")
    minimum = MINIMUM.having(n=least) if least else NO_MINIMUM
    notes = (note.having(n=limit).say(lang), minimum.say(lang), EAST.say(lang))
    heads = (FAN, DISCARD_WINNER, DISCARDER, OTHERS, DRAW_WINNER, EVERYBODY)
    return Section(PAYMENTS.say(lang), tuple(text.say(lang) for text in heads), tuple(rows), notes)


def penalty_section(options: Options, lang: str) -> Section:
    """The liabilities in force."""
    rows = tuple(
        (
            penalty.title_pl if lang == "pl" else penalty.title_en,
            penalty.pl if lang == "pl" else penalty.en,
            penalty.rule,
        )
        for penalty in PENALTIES
        if penalty.id != "named" and not switched_off_by(options, penalty.id)
    )
    if not rows:
        return Section(PENALTY_TITLE.say(lang), notes=(NO_PENALTIES.say(lang),))
    heads = (Text("Penalty", "Kara"), Text("When", "Kiedy"), Text("Rule", "Zasada"))
    units = options.scorer.payments.discard_units
    note = ONE_PENALTY.having(two=f"{max(2, units)}B", three="3B")
    return Section(
        PENALTY_TITLE.say(lang),
        tuple(text.say(lang) for text in heads),
        rows,
        (note.say(lang),),
    )
