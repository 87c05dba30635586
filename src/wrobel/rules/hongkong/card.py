"""The score card of a Hong Kong ruleset: fans, payments and penalties on one page."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from wrobel.rules.card import Card, Section, house_rules
from wrobel.rules.catalogue import Pattern
from wrobel.rules.hongkong.catalogue import BONUS_TILES, NEW_STYLE, PATTERNS
from wrobel.rules.hongkong.explain import BONUS_FANS, laak_of, row_of
from wrobel.rules.hongkong.liabilities import switched_off_by, title
from wrobel.rules.hongkong.options import PENALTIES
from wrobel.rules.hongkong.worth import exists, worth_of
from wrobel.rules.options import Options
from wrobel.rules.rulebook import read
from wrobel.rules.rulesets import load, text_of
from wrobel.rules.trace import SEATS, Text

NONE = "–"
FAN = Text("Fan", "Fan")
NAME = Text("Hand", "Ręka")
CHINESE = Text("Chinese", "Po chińsku")
WHAT = Text("What it is", "Na czym polega")
EXAMPLE = Text("Example", "Przykład")
CONCEALED_NOTE = Text(
    "* only in a concealed hand; the last tile may be a discard unless it says otherwise.",
    "* tylko w ręce ukrytej; ostatni kamień może być ze zrzutki, o ile nie napisano inaczej.",
)
LIMIT = Text("limit", "limit")
EACH = Text("{n} each", "po {n}")
OLD = Text("Fans", "Fany")
NEW = Text("Fans of the New Style", "Fany stylu nowego")
PAYMENTS = Text("Payments", "Wypłaty")
PENALTY_TITLE = Text("Penalties: who pays for the others", "Kary: kto płaci za innych")
DISCARD_WINNER = Text("Discard: winner", "Ze zrzutki: zwycięzca")
DISCARDER = Text("discarder", "wyrzucający")
OTHERS = Text("each other", "każdy z reszty")
DRAW_WINNER = Text("Self-draw: winner", "Z muru: zwycięzca")
EVERYBODY = Text("each", "każdy")
LIMIT_NOTE = Text(
    "The limit is {n} fan; limit hands are paid as {n} fan.",
    "Limit wynosi {n} fanów; za ręce limitowe płaci się jak za {n} fanów.",
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
    "A snake includes 123 and 789 of its suit, Three identical chows include {chows}, All Discards "
    "includes Twelve Exposed.",
    "Wąż obejmuje 123 i 789 swojego rodzaju, Trzy takie same Chow obejmują {chows}, Wszystkie "
    "zrzutki obejmują 12 odkrytych.",
)
IN_THREE_CHOWS = {
    "same-suit": Text("Two identical chows", "Dwa takie same Chow"),
    "three-suits": Text("Same chow, two suits", "Takie same Chow w dwóch rodzajach"),
}
BOUQUET_ALONE = Text(
    "A bouquet replaces one's own tile and that of the round in its series.",
    "Bukiet zastępuje własny kamień i kamień rundy ze swojej serii.",
)
BOUQUET_ADDED = Text(
    "A bouquet is added to one's own tile and that of the round in its series.",
    "Bukiet dolicza się do własnego kamienia i kamienia rundy ze swojej serii.",
)
ONE_PENALTY = Text(
    "Whoever pays for the others pays {two} on a discard and {three} on a self-draw (B is what "
    "the discarder pays); only one penalty is charged.",
    "Kto płaci za innych, płaci {two} po zrzutce i {three} przy wygranej z muru (B to stawka "
    "wyrzucającego); pobiera się tylko jedną karę.",
)
WIDTHS = (13.5, 6.5, 3.6, 0, 21.5)
KEY = Text("Flowers and seasons", "Kwiaty i pory roku")
KEY_NOTE = Text(
    "Flowers have red numbers and black characters, seasons black numbers and red characters.",
    "Kwiaty mają czerwone cyfry i czarne znaki, pory roku czarne cyfry i czerwone znaki.",
)
PLAY = Text("How it is played", "Jak się gra")
# The paragraphs of the rulebook that a card repeats.
ON_CARD = ("1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "2.2", "2.3", "2.4", "2.5", "2.6")
NINE_TILES = ("nine_tiles_discard", "nine_tiles_feeder")
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
    sections = [*fan_sections(options, lang), payment_section(options, lang)]
    if options.is_on("bonus_tiles"):
        sections.append(key_section(lang))
    sections += [
        penalty_section(options, lang),
        play_section(options, lang),
        *house_rules(options, load(options.rules), lang),
    ]
    sheets = 2 if options["style"] == "new" else 1
    title, subtitle = about[f"title_{language}"], about[f"about_{language}"]
    return Card(title, subtitle, tuple(sections), lang, sheets)


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
            pattern.name(lang) + ("*" if must_be_concealed(pattern) else ""),
            pattern.script or NONE,
            worth(pattern, options, lang),
            worth_of(pattern, options).means(lang),
            BONUS_TILES.get(pattern.id, pattern.example),
        )
        for pattern in patterns
    )


def must_be_concealed(pattern: Pattern) -> bool:
    """Is it a fan of concealed hands only? (Of a concealed snake only its chows are.)"""
    return pattern.open == 0 and pattern.closed > 0 and pattern.id != "concealed_snake"


def fan_sections(options: Options, lang: str) -> list[Section]:
    """All fans by worth, limit hands last: first of the old list, then of the new."""

    def order(pattern: Pattern) -> tuple[bool, int]:
        found = worth_of(pattern, options)
        return found.limit, found.closed

    columns = tuple(text.say(lang) for text in (NAME, CHINESE, FAN, WHAT, EXAMPLE))
    here = sorted((pattern for pattern in PATTERNS if exists(pattern, options)), key=order)
    old = [pattern for pattern in here if pattern.id not in NEW_STYLE]
    new = [pattern for pattern in here if pattern.id in NEW_STYLE]
    lists = [(OLD, old), (NEW, new)] if new else [(OLD, old)]
    widths = WIDTHS if new else ()
    found = [
        Section(title.say(lang), columns, rows_of(fans, options, lang), tiles=4, widths=widths)
        for title, fans in lists
    ]
    notes = tuple(note.say(lang) for note in fan_notes(options))
    return [*found[:-1], replace(found[-1], notes=notes)]


def fan_notes(options: Options) -> Iterator[Text]:
    """What the star means, and how everything adds up."""
    yield CONCEALED_NOTE
    yield SUM_STACKED if options.is_on("dragon_pungs_stack") else SUM
    if options["style"] == "new":
        yield SUM_NEW.having(chows=IN_THREE_CHOWS[str(options["three_identical_chows"])])
    if options.is_on("bonus_tiles"):
        yield BOUQUET_ALONE if options["bouquet"] == "total3" else BOUQUET_ADDED


def key_section(lang: str) -> Section:
    """Which flower and which season belong to which wind."""
    winds = ", ".join(f"{at} {SEATS[wind].say(lang)}" for at, wind in enumerate("ESWN", 1))
    tiles = " ".join(f"{at}f{at}g" for at in range(1, 5))
    return Section(
        KEY.say(lang), ("", ""), ((winds, tiles),), (KEY_NOTE.say(lang),), narrow=True, tiles=1
    )


def play_section(options: Options, lang: str) -> Section:
    """Set-up, claims, draws and the rest of the game, in the words of the rulebook."""
    found = ((number, read(options, number)) for number in ON_CARD)
    rows = tuple((number, one.say(options, lang)) for number, one in found if one is not None)
    return Section(PLAY.say(lang), ("", ""), rows, narrow=True)


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
    notes = (note.having(n=limit).say(lang), minimum.say(lang))
    heads = (FAN, DISCARD_WINNER, DISCARDER, OTHERS, DRAW_WINNER, EVERYBODY)
    columns = tuple(text.say(lang) for text in heads)
    return Section(PAYMENTS.say(lang), columns, tuple(rows), notes, narrow=True)


def penalty_section(options: Options, lang: str) -> Section:
    """The liabilities in force."""
    rows = [
        (f"{penalty.rule} {title(penalty).say(lang)}", penalty.pl if lang == "pl" else penalty.en)
        for penalty in PENALTIES
        if penalty.id not in ("named", *NINE_TILES) and not switched_off_by(options, penalty.id)
    ]
    nine = read(options, "7.1")
    if nine is not None and not switched_off_by(options, NINE_TILES[0]):
        name, _, rest = nine.say(options, lang).partition(": ")
        rows.insert(0, (f"7.1 {name}", rest[0].upper() + rest[1:]))
    head = PENALTY_TITLE.say(lang)
    if not rows:
        return Section(head, notes=(NO_PENALTIES.say(lang),), narrow=True)
    units = options.scorer.payments.discard_units
    note = ONE_PENALTY.having(two=f"{max(2, units)}B", three="3B")
    return Section(head, ("", ""), tuple(rows), (note.say(lang),), narrow=True)
