"""The score card of a riichi ruleset: what players want beside them, on one page."""

from collections.abc import Iterable

from wrobel.rules.card import Card, Section, house_rules
from wrobel.rules.catalogue import Pattern
from wrobel.rules.options import Options
from wrobel.rules.riichi.about import BONUS, STICK
from wrobel.rules.riichi.card_names import named, worded
from wrobel.rules.riichi.catalogue import LIMITS, PATTERNS
from wrobel.rules.riichi.points import hundreds
from wrobel.rules.riichi.settlement import Hand, draw, prizes_of
from wrobel.rules.riichi.worth import DOUBLES, exists, worth_of
from wrobel.rules.rulesets import is_uncertain, load, text_of
from wrobel.rules.trace import Text

NONE = "–"
FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
HAN = (1, 2, 3, 4)
BY_ID = {pattern.id: pattern for pattern in PATTERNS}


def card(options: Options, lang: str) -> Card:
    """The card of one set of options in Polish (``pl``) or English."""
    about = text_of(options.rules)
    language = "pl" if lang == "pl" else "en"
    return Card(
        title=f"Riichi: {about[f'title_{language}']}",
        subtitle=about[f"about_{language}"],
        sections=(
            *yaku_sections(options, lang),
            yakuman_section(options, lang),
            bonus_section(options, lang),
            fu_section(options, lang),
            *points_sections(options, lang),
            limits_section(options, lang),
            table_section(options, lang),
            draw_section(options, lang),
            final_section(options, lang),
            *house_rules(options, load(options.rules), lang),
        ),
        lang=lang,
    )


# Yaku


def japanese(pattern: Pattern) -> str:
    return f"{pattern.roman} {pattern.script}"


def worth_closed(pattern: Pattern, options: Options) -> str:
    worth = worth_of(pattern, options)
    return worth.paid_as or str(worth.closed)


def worth_open(pattern: Pattern, options: Options) -> str:
    worth = worth_of(pattern, options)
    return worth.paid_as or str(worth.open) if worth.open else NONE


def yaku_sections(options: Options, lang: str) -> list[Section]:
    """The ordinary yaku, one table for each number of han."""
    columns = tuple(
        text.say(lang)
        for text in (
            Text("Yaku", "Yaku"),
            Text("Japanese", "Po japońsku"),
            Text("Closed", "Zamknięta"),
            Text("Open", "Otwarta"),
        )
    )
    ordinary = [
        pattern
        for pattern in PATTERNS
        if not pattern.limit and pattern.id not in BONUS and exists(pattern, options)
    ]
    found = []
    for han in sorted({pattern.closed for pattern in ordinary}):
        rows = tuple(
            (
                named(pattern, options.rules).name(lang),
                japanese(pattern),
                worth_closed(pattern, options),
                worth_open(pattern, options),
            )
            for pattern in ordinary
            if pattern.closed == han
        )
        found.append(Section(f"{han} han", columns, rows, narrow=True))
    return found


def yakuman_section(options: Options, lang: str) -> Section:
    """The yakuman, with those that count double."""
    rows = []
    for pattern in PATTERNS:
        if not pattern.limit or not exists(pattern, options):
            continue
        worth = worth_closed(pattern, options)
        more = worth_of(pattern, options).more
        if more is not None:
            worth = f"{worth}; {more.say(lang)}"
        open_too = Text("yes", "tak") if pattern.open else Text("no", "nie")
        rows.append(
            (named(pattern, options.rules).name(lang), japanese(pattern), worth, open_too.say(lang))
        )
    stack = (
        Text("Several yakuman add up.", "Kilka yakumanów się sumuje.")
        if options.is_on("yakuman_stack")
        else Text(
            "Several yakuman do not add up: the best one counts.",
            "Yakumany się nie sumują: liczy się najlepszy.",
        )
    )
    columns = (
        "Yakuman",
        Text("Japanese", "Po japońsku").say(lang),
        Text("Worth", "Wartość").say(lang),
        Text("Open?", "Otwarta?").say(lang),
    )
    return Section("Yakuman", columns, tuple(rows), (stack.say(lang),), narrow=True)


def bonus_section(options: Options, lang: str) -> Section:
    """Dora and red fives."""
    rows = tuple(
        (
            BY_ID[name].name(lang),
            BY_ID[name].script,
            Text("1 han each", "po 1 han").say(lang),
        )
        for name in BONUS
        if exists(BY_ID[name], options)
    )
    notes = [
        Text(
            "Bonus han are no yaku: they do not make a hand winnable.",
            "Dodatkowe han to nie yaku: same nie pozwalają wygrać.",
        ),
        Text(
            "The dora follows its indicator: 1–9–1, E–S–W–N–E, white–green–red–white.",
            "Dora następuje po wskaźniku: 1–9–1, Wsch.–Płd.–Zach.–Płn., biały–zielony–czerwony.",
        ),
    ]
    if options.is_on("kan_dora"):
        notes.append(
            Text(
                "Every kong turns one more indicator.",
                "Każdy kan odkrywa kolejny wskaźnik.",
            )
        )
    if options.is_on("ura"):
        notes.append(
            Text(
                "Winners in riichi also count the tiles under all turned indicators.",
                "Po riichi liczą się też kamienie pod wszystkimi odkrytymi wskaźnikami.",
            )
            if options.is_on("kan_ura")
            else Text(
                "Winners in riichi also count the tile under the first indicator.",
                "Po riichi liczy się też kamień pod pierwszym wskaźnikiem.",
            )
        )
    columns = (Text("Bonus", "Dodatek").say(lang), "", Text("Worth", "Wartość").say(lang))
    return Section(
        Text("Bonus han", "Dodatkowe han").say(lang),
        columns,
        rows,
        say_all(notes, lang, options.rules),
        True,
    )


def say_all(texts: Iterable[Text], lang: str, rules: str = "") -> tuple[str, ...]:
    return tuple(worded(text, rules).say(lang) for text in texts)


# Fu


def fu_section(options: Options, lang: str) -> Section:
    """The fu table of 9.2."""
    double = options.number("double_wind_pair_fu")
    open_pinfu = options.number("open_pinfu_fu")
    after_kong = options.number("rinshan_tsumo_fu")
    lines: list[tuple[Text, str, str]] = [
        (Text("Seven pairs (fixed)", "Siedem par (stała suma)"), NONE, "25"),
        (Text("Base, closed hand won by ron", "Podstawa, zamknięty ron"), NONE, "30"),
        (Text("Base otherwise", "Podstawa w innych przypadkach"), "20", "20"),
        (Text("Pung of simples", "Pon kamieni zwykłych"), "2", "4"),
        (
            Text("Pung of terminals or honours", "Pon kamieni skrajnych lub specjalnych"),
            "4",
            "8",
        ),
        (Text("Kong of simples", "Kan kamieni zwykłych"), "8", "16"),
        (
            Text("Kong of terminals or honours", "Kan kamieni skrajnych lub specjalnych"),
            "16",
            "32",
        ),
        (
            Text(
                "Pair of dragons, seat wind or round wind",
                "Para smoków, wiatru gracza lub wiatru rundy",
            ),
            "2",
            "2",
        ),
        (
            Text("Pair of a double wind", "Para podwójnego wiatru"),
            str(double),
            str(double),
        ),
        (
            Text("Closed, edge or pair wait", "Czekanie zamknięte, skrajne lub na parę"),
            "2",
            "2",
        ),
        (Text("Tsumo (not with pinfu)", "Tsumo (nie przy pinfu)"), "2", "2"),
    ]
    if not options.is_on("pinfu_tsumo"):
        lines[-1] = (Text("Tsumo", "Tsumo"), "2", "2")
    if after_kong != 2:
        text = Text("Tsumo after a kong", "Tsumo po kan")
        lines.append((text, str(after_kong), str(after_kong)))
    lines.append(
        (
            Text("Open hand without any other fu", "Otwarta ręka bez innych fu"),
            str(open_pinfu),
            NONE,
        )
    )
    pinfu = (
        Text("Pinfu: tsumo 20 fu, ron 30 fu.", "Pinfu: tsumo 20 fu, ron 30 fu.")
        if options.is_on("pinfu_tsumo")
        else Text(
            "Pinfu counts on a discard only: 30 fu.", "Pinfu liczy się tylko przez ron: 30 fu."
        )
    )
    notes = (
        Text(
            "The sum is rounded up to tens, except for seven pairs.",
            "Sumę zaokrągla się w górę do dziesiątek (oprócz siedmiu par).",
        ),
        pinfu,
        Text(
            "A pung completed by ron counts as open; a closed kong is closed even in an open hand.",
            "Pon dopełniony przez ron liczy się jak zameldowany; ukryty kan jest ukryty nawet "
            "w otwartej ręce.",
        ),
    )
    columns = (
        "Fu",
        Text("Open", "Zameldowane").say(lang),
        Text("Closed", "Ukryte").say(lang),
    )
    rows = tuple((worded(text, options.rules).say(lang), one, other) for text, one, other in lines)
    title = Text("Fu (minipoints)", "Fu (małe punkty)").say(lang)
    return Section(title, columns, rows, say_all(notes, lang, options.rules), narrow=True)


# Points


def paid(base: int, dealer: bool, own_draw: bool, lang: str) -> str:
    """A payment in words: one number, ``400 / 700``, or ``500 all``."""
    if not own_draw:
        return str(hundreds(base * (6 if dealer else 4)))
    if dealer:
        return Text("{points} all", "po {points}", {"points": hundreds(2 * base)}).say(lang)
    return f"{hundreds(base)} / {hundreds(2 * base)}"


def possible(options: Options, fu: int, han: int, own_draw: bool) -> bool:
    """Is there any hand with so many fu and han (9.4)?"""
    if fu == 20 and own_draw:  # closed pinfu only
        return han >= 2 and options.is_on("pinfu_tsumo")
    if fu == 20:  # an open hand of chows
        return options["open_pinfu_fu"] == 0
    if fu == 25:
        return han >= (3 if own_draw else 2)
    return True


def points_table(
    options: Options, dealer: bool, own_draw: bool, lang: str
) -> tuple[tuple[str, ...], ...]:
    """Rows of fu and the payments for 1 to 4 han, from the scorer's own formula."""
    rows = []
    for fu in FU:
        cells = [
            paid(options.scorer.payments.base_of(han, fu)[0], dealer, own_draw, lang)
            if possible(options, fu, han, own_draw)
            else "—"
            for han in HAN
        ]
        if any(cell != "—" for cell in cells):
            rows.append((str(fu), *cells))
    return tuple(rows)


TABLES = (
    (False, False, Text("Points: non-dealer, ron", "Punkty: pozostali gracze, ron")),
    (
        False,
        True,
        Text(
            "Points: non-dealer, tsumo (each non-dealer / East)",
            "Punkty: pozostali gracze, tsumo (od innych / od Wschodu)",
        ),
    ),
    (True, False, Text("Points: dealer, ron", "Punkty: Wschód, ron")),
    (True, True, Text("Points: dealer, tsumo", "Punkty: Wschód, tsumo")),
)


def points_sections(options: Options, lang: str) -> list[Section]:
    columns = ("fu", *(f"{han} han" for han in HAN))
    return [
        Section(title.say(lang), columns, points_table(options, dealer, own_draw, lang), (), True)
        for dealer, own_draw, title in TABLES
    ]


def limits_section(options: Options, lang: str) -> Section:
    """The limits, the yakuman among them."""
    scorer = options.scorer
    counted = options.is_on("counted_yakuman")
    when = {
        "mangan": Text("5 han, or more than the tables", "5 han lub ponad tabelę"),
        "haneman": Text("6–7 han", "6–7 han"),
        "baiman": Text("8–10 han", "8–10 han"),
        "sanbaiman": Text("11–12 han", "11–12 han")
        if counted
        else Text("11 han and more", "11 han i więcej"),
        "counted_yakuman": Text("13 han and more", "13 han i więcej"),
        "yakuman": Text("by pattern", "za układ"),
    }
    least = {"mangan": 5, "haneman": 6, "baiman": 8, "sanbaiman": 11, "counted_yakuman": 13}
    rows = []
    for limit in LIMITS:
        if limit.id == "counted_yakuman" and not counted:
            continue
        base = scorer.payments.base_of(least.get(limit.id, 0), 30, int(limit.id == "yakuman"))[0]
        rows.append(
            limit_row(f"{limit.name(lang)} {limit.ja}", when[limit.id].say(lang), base, lang)
        )
    doubled = (f"double_{name}" for name in ("daisuushii", *DOUBLES))
    if any(map(options.is_on, doubled)) or options.is_on("yakuman_stack"):
        name = Text("Double yakuman", "Podwójny yakuman").say(lang)
        base = scorer.payments.base_of(0, 0, 2)[0]
        rows.append(limit_row(name, when["yakuman"].say(lang), base, lang))
    columns = say_all(
        (
            Text("Limit", "Limit"),
            Text("When", "Kiedy"),
            Text("Ron", "Ron"),
            Text("Tsumo", "Tsumo"),
            Text("Dealer ron", "Wschód ron"),
            Text("Dealer tsumo", "Wschód tsumo"),
        ),
        lang,
    )
    notes = [
        Text(
            "Base points = fu × 2^(han + 2), at most 2000 up to 5 han. Ron: 4 × base, dealer 6 ×. "
            "Tsumo: base from each, 2 × from or to the dealer. Each payment is rounded up to 100.",
            "Bazowa wartość = fu × 2^(han + 2), do 5 han najwyżej 2000. Ron: 4 × baza, Wschód 6 ×. "
            "Tsumo: baza od każdego, 2 × od Wschodu lub dla Wschodu. Każdą wypłatę zaokrągla się "
            "w górę do 100.",
        )
    ]
    if options.is_on("kiriage"):
        notes.append(
            Text(
                "4 han 30 fu and 3 han 60 fu are rounded up to mangan.",
                "4 han 30 fu i 3 han 60 fu zaokrągla się w górę do mangana.",
            )
        )
    title = Text("Limits", "Limity").say(lang)
    return Section(title, columns, tuple(rows), say_all(notes, lang))


def limit_row(name: str, when: str, base: int, lang: str) -> tuple[str, ...]:
    payments = (paid(base, dealer, own, lang) for dealer, own, _ in TABLES)
    return (name, when, *payments)


# Around the hand


def table_section(options: Options, lang: str) -> Section:
    """Counters, deposits, several winners, liability."""
    honba = options.number("honba")
    winners = {
        "all": Text("all are paid", "wygrywają wszyscy"),
        "double-triple-aborts": Text(
            "two are paid, three abort the hand", "dwóch wygrywa, trzech przerywa rozgrywkę"
        ),
        "head-bump": Text("only the first after the discarder", "tylko pierwszy po odrzucającym"),
    }
    lines = [
        (
            Text("Each counter", "Każdy licznik"),
            Text(
                "ron +{ron}, tsumo +{tsumo} from each",
                "ron +{ron}, tsumo +{tsumo} od każdego",
                {"ron": honba, "tsumo": honba // 3},
            ),
        ),
        (
            Text("A counter is added", "Licznik dochodzi"),
            Text(
                "after a win by East and when nobody wins",
                "po wygranej Wschodu i gdy nikt nie wygra",
            ),
        ),
        (
            Text("Riichi deposit", "Zastaw riichi"),
            Text("{stick}, to the next winner", "{stick}, dla następnego zwycięzcy").having(
                stick=STICK
            ),
        ),
        (
            Text("Several winners on a discard", "Kilku zwycięzców na jednym kamieniu"),
            winners[str(options["multiple_ron"])],
        ),
    ]
    if options.is_on("two_han_at_5"):
        lines.append(
            (
                Text("Five counters or more", "Pięć liczników lub więcej"),
                Text("two han from yaku are needed", "potrzebne są dwa han z yaku"),
            )
        )
    fed = [
        named(BY_ID[name], options.rules).name(lang)
        for name in ("daisangen", "daisuushii", "suukantsu")
        if options.is_on(f"pao_{name}")
    ]
    if fed:
        text = Text("liability: {names}", "odpowiedzialność: {names}", {"names": ", ".join(fed)})
        lines.append((Text("Whoever gives the last set", "Kto daje ostatnią grupę"), text))
    if options.is_on("pao_rinshan"):
        lines.append(
            (
                Text("A win after an open kong", "Wygrana po zameldowanym kan"),
                Text("whoever gave its tile pays all", "całość płaci ten, kto dał kamień"),
            )
        )
    rows = tuple((worded(what, options.rules).say(lang), how.say(lang)) for what, how in lines)
    title = Text("Counters, deposits, winners", "Liczniki, zastawy, zwycięzcy").say(lang)
    return Section(title, ("", ""), rows, narrow=True)


def draw_section(options: Options, lang: str) -> Section:
    """What is paid when nobody wins."""
    rows = []
    for ready in (1, 2, 3):
        payments = draw(options, range(ready), Hand()).payments
        rows.append((str(ready), f"+{payments[0]}", f"−{-payments[3]}"))
    rows.append(("0, 4", "0", "0"))
    aborts = [
        text
        for key, value, text in (
            (
                "abort_nine_kinds",
                True,
                Text("nine terminals and honours", "dziewięć skrajnych i specjalnych"),
            ),
            (
                "abort_four_winds",
                True,
                Text("four equal winds discarded", "cztery takie same wiatry"),
            ),
            ("fourth_kong", "abort", Text("four kongs", "cztery kan")),
            (
                "fourth_kong",
                "abort-at-once",
                Text(
                    "the fourth kong at once (the fifth if one player has four)",
                    "od razu czwarty kan (piąty, jeśli jeden gracz ma cztery)",
                ),
            ),
            ("abort_four_riichi", True, Text("four riichi", "cztery riichi")),
            ("multiple_ron", "double-triple-aborts", Text("triple ron", "potrójny ron")),
        )
        if options[key] == value
    ]
    notes = [
        Text(
            "East stays after winning or when tenpai at a draw.",
            "Wschód zostaje po własnej wygranej oraz gdy jest tenpai przy wyczerpaniu kamieni.",
        )
        if options["renchan"] == "win-or-tenpai"
        else Text("East stays only after winning.", "Wschód zostaje tylko po własnej wygranej.")
    ]
    if aborts:
        names = {"names": ", ".join(say_all(aborts, lang, options.rules))}
        notes.append(Text("Abortive draws: {names}.", "Przerwanie rozgrywki: {names}.", names))
    else:
        notes.append(Text("No abortive draws.", "Nie ma przerwania rozgrywki."))
    columns = (
        Text("Tenpai players", "Graczy tenpai").say(lang),
        Text("each gets", "każdy dostaje").say(lang),
        Text("each other pays", "każdy inny płaci").say(lang),
    )
    title = Text("Exhaustive draw", "Wyczerpanie kamieni").say(lang)
    return Section(title, columns, tuple(rows), say_all(notes, lang), narrow=True)


def final_section(options: Options, lang: str) -> Section:
    """Start, uma, oka and penalties."""
    start, back = options.number("start_points"), options.number("return_points")
    prizes = prizes_of(options)
    open_ = any(is_uncertain(options, key) for key in ("uma_first", "uma_second", "oka"))
    rows = tuple(
        (str(place), f"{float(prize):+g}{' ?' if open_ else ''}".replace("-", "−"))
        for place, prize in enumerate(prizes, 1)
    )
    notes = [
        Text("Start: {start} points.", "Na początku: {start} punktów.", {"start": start}),
        Text(
            "Result = (points − {back}) / 1000 + uma.",
            "Wynik = (punkty − {back}) / 1000 + premia.",
            {"back": back},
        )
        if back
        else Text("Result = points / 1000 + uma.", "Wynik = punkty / 1000 + premia."),
        Text("Ties share the uma.", "Remis: gracze dzielą się premiami.")
        if options["tie"] == "share"
        else Text(
            "Ties: the earlier seat ranks higher.", "Remis: wyżej jest wcześniejsze miejsce."
        ),
        Text("Leftover deposits go to first place.", "Zastawy ze stołu bierze pierwsze miejsce.")
        if options["leftover_sticks"] == "first"
        else Text("Leftover deposits are lost.", "Zastawy ze stołu przepadają."),
    ]
    if options["chombo"] == "reverse-mangan":
        notes.append(
            Text(
                "Chombo: a mangan to the others (4000 to East, 2000 each; East 4000 each).",
                "Chombo: mangan dla pozostałych (4000 dla Wschodu, po 2000; Wschód po 4000).",
            )
        )
    elif options["chombo"] == "20000-after-uma":
        notes.append(
            Text("Chombo: 20000 off the final score.", "Chombo: 20000 mniej w wyniku końcowym.")
        )
    if open_:
        notes.append(
            Text(
                "? no source of these rules gives the uma: a sensible default.",
                "? żadne źródło tych zasad nie podaje premii: to rozsądna wartość domyślna.",
            )
        )
    columns = (
        Text("Place", "Miejsce").say(lang),
        Text("Uma (thousands)", "Premia (uma), tys.").say(lang),
    )
    title = Text("End of the match", "Koniec gry").say(lang)
    return Section(title, columns, rows, say_all(notes, lang), narrow=True)
