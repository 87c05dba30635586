"""Every number of the standings in words: where it comes from (both languages)."""

from fractions import Fraction

from wrobel.languages import decimal
from wrobel.rules.about import POINTS
from wrobel.tabletop import mers
from wrobel.tabletop.event.ranking import Cell, Line, Section
from wrobel.tabletop.event.state import Cut

ORDINALS = {
    "en": ("first", "second", "third", "fourth"),
    "pl": ("pierwsze", "drugie", "trzecie", "czwarte"),
}
WORDS: dict[str, tuple[str, str]] = {
    "score": ("{score} points", "{score} pkt"),
    "scored": ("({score} − {base}) / {unit}", "({score} − {base}) / {unit}"),
    "place": ("{place} place", "{place} miejsce"),
    "shared": ("shared {places}", "wspólne {places} miejsce"),
    "and": (" and ", " i "),
    "sticks": ("sticks left on the table", "patyczki pozostałe na stole"),
    "table_points": ("table points: {why}", "punkty stołowe: {why}"),
    "difference": (
        "difference to the mean of the same seat at the other tables",
        "różnica do średniej tego samego miejsca przy innych stołach",
    ),
    "fixed": ("replacement player: fixed result", "gracz zastępczy: ustalony wynik"),
    "penalty": ("penalty in round {round}: {reason}", "kara w rundzie {round}: {reason}"),
    "referee": (" (referee: {referee})", " (sędzia: {referee})"),
    "kept": ("brought along through the cut", "przeniesione po podziale"),
    "halved": ("half of {before} brought along through the cut", "połowa z {before} po podziale"),
    "cleared": ("scores were cleared at the cut", "wyniki wyzerowano przy podziale"),
    "round": ("round {round}, table {table}", "runda {round}, stół {table}"),
    "base": (
        "base rank {base}: 1000 × ({n} − {place}) / ({n} − 1)",
        "ranga podstawowa {base}: 1000 × ({n} − {place}) / ({n} − 1)",
    ),
    "weight": (
        "weight {total} = days {days} + players {players} + countries {countries}"
        " + qualification {qualification}",
        "waga {total} = dni {days} + gracze {players} + kraje {countries}"
        " + kwalifikacje {qualification}",
    ),
}


def say(key: str, lang: str, **values: object) -> str:
    return WORDS[key][lang == "pl"].format(**values)


def amount(value: Fraction, whole: bool = False, lang: str = "en") -> str:
    """A result as people write it: signed, a real minus.

    >>> [amount(Fraction(value)) for value in (5, "-1/2", 0)], amount(Fraction(24), whole=True)
    (['+5.0', '−0.5', '0.0'], '+24')
    """
    if whole and value.denominator == 1:
        text = f"{int(value):+d}" if value else "0"
    else:
        places = 1 if (10 * value).denominator == 1 else 2
        text = f"{float(value):+.{places}f}" if value else "0.0"
    return decimal(text, lang)


def plain(value: Fraction, lang: str = "en") -> str:
    """Table points: no sign, no needless decimals.

    >>> plain(Fraction(4)), plain(Fraction(3, 2)), plain(Fraction(3, 2), "pl")
    ('4', '1.5', '1,5')
    """
    if value.denominator == 1:
        return str(int(value))
    return decimal(f"{float(value):.2f}".rstrip("0"), lang)


def grouped(score: int) -> str:
    r"""A score with its thousands apart.

    >>> grouped(41000), grouped(-300)
    ('41\u202f000', '−300')
    """
    return f"{score:,}".replace(",", "\u202f").replace("-", "−")


def place_words(place: int, shared: int, lang: str) -> str:
    """A place, or which places are shared.

    >>> place_words(2, 2, "en"), place_words(2, 2, "pl"), place_words(1, 1, "pl")
    ('shared second and third', 'wspólne drugie i trzecie miejsce', 'pierwsze miejsce')
    """
    names = ORDINALS[lang]
    those = [
        names[number] if number < len(names) else f"{number + 1}."
        for number in range(place - 1, place - 1 + shared)
    ]
    if shared == 1:
        return say("place", lang, place=those[0])
    places = ", ".join(those[:-1]) + say("and", lang) + those[-1]
    return say("shared", lang, places=places)


def cell_words(cell: Cell, lang: str) -> list[str]:
    """How a round's result came about, a line for each part."""
    found = [say("round", lang, round=cell.round, table=cell.table)]
    if cell.difference is not None:
        return [*found, f"{amount(cell.difference, lang=lang)}: {say('difference', lang)}"]
    if cell.fixed:
        return [*found, f"{amount(cell.points, lang=lang)}: {say('fixed', lang)}"]
    played = cell.session
    if played is None:
        return found
    why = place_words(played.place, played.shared, lang)
    for part in played.parts:
        if part.kind == "scored" and played.unit == 1:
            found.append(POINTS.count(played.score, lang).replace("-", "−"))
        elif part.kind == "scored":
            words = say(
                "scored",
                lang,
                score=grouped(played.score),
                base=grouped(played.base),
                unit=grouped(played.unit),
            )
            found.append(f"{amount(part.points, lang=lang)}: {words}")
        else:
            words = why if part.kind == "place" else say("sticks", lang)
            found.append(f"{amount(part.points, lang=lang)}: {words}")
    if cell.table_points is not None:
        found.append(f"{plain(cell.table_points, lang)} {say('table_points', lang, why=why)}")
    return found


def carried_words(carried: tuple[Cut, Fraction, Fraction], lang: str) -> str:
    cut, now, before = carried
    was = amount(before, lang=lang)
    return f"{amount(now, lang=lang)}: {say(cut.scores, lang, before=was)}"


def line_words(line: Line, lang: str) -> list[str]:
    """What a total is made of beside the rounds."""
    found = []
    if line.carried is not None:
        found.append(carried_words(line.carried, lang))
    for one in line.penalties:
        words = say("penalty", lang, round=one.round, reason=one.reason)
        if one.referee:
            words += say("referee", lang, referee=one.referee)
        found.append(f"{amount(Fraction(str(one.points)), lang=lang)}: {words}")
    return found


def base_words(line: Line, section: Section, lang: str) -> str:
    base = section.base[line.person.id]
    return say("base", lang, base=round(float(base)), n=len(section.lines), place=line.place)


def weight_words(weight: mers.Weight, lang: str) -> str:
    return say(
        "weight",
        lang,
        total=decimal(str(float(weight.total)), lang),
        days=weight.days,
        players=decimal(str(float(weight.players)), lang),
        countries=decimal(str(float(weight.countries)), lang),
        qualification=weight.qualification,
    )
