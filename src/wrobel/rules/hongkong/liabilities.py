"""Which Hong Kong liability applied to a win, and why the others did not, in words."""

from collections import Counter
from collections.abc import Iterator

from wrobel.rules.codes import DISCARD, SELF_DRAW
from wrobel.rules.hongkong import option_words
from wrobel.rules.hongkong.options import PENALTIES, Penalty
from wrobel.rules.options import Options
from wrobel.rules.request import Request
from wrobel.rules.trace import SEATS, Line, Text
from wrobel.tiles import NAMES, WINDS

BY_ID: dict[str, Penalty] = {penalty.id: penalty for penalty in PENALTIES}
TERMINALS = (0, 8, 9, 17, 18, 26)

PAYS = Text("{why} Here it is {seat}.", "{why} Tutaj: {seat}.")
OFF = Text("It is switched off (option “{name}”).", "Ta kara jest wyłączona (opcja „{name}”).")
NAMED_INSTEAD = Text(
    "A liable player was named, which overrides it.",
    "Wskazano gracza odpowiedzialnego, co zastępuje tę karę.",
)
OTHER_FIRST = Text(
    "Only one penalty is charged: {other} comes first.",
    "Pobiera się tylko jedną karę, a ważniejsza jest ta: {other}.",
)
FULL_GUN = Text(
    "The discarder pays everything anyway.",
    "Wyrzucający i tak płaci wszystko.",
)
EXEMPT = Text(
    "The player had only tiles dangerous to one or another flush.",
    "Gracz miał tylko kamienie groźne dla jednej albo drugiej ręki w jednym rodzaju.",
)
NOT_FLUSH = Text(
    "Three sets of one suit are shown, but the hand is not the flush that is required.",
    "Odkryto trzy układy jednego rodzaju, ale ręka nie jest taka, jakiej wymaga kara.",
)
OTHER_SUIT = Text(
    "Three sets of one suit are shown, but the winning tile {tile} is not of it.",
    "Odkryto trzy układy jednego rodzaju, ale zwycięski kamień {tile} do niego nie należy.",
)
FOURTH_CHOW = Text(
    "The fourth set was claimed as a chow, which makes nobody liable.",
    "Czwarty układ przejęto jako chow, za co nikt nie odpowiada.",
)
NO_FEEDER = Text(
    "It is not known who gave the set.",
    "Nie wiadomo, kto dał kamień na ten układ.",
)
OTHER_DISCARDER = Text(
    "{seat} gave the fourth set, but somebody else discarded the winning tile.",
    "Kamień na czwarty układ dał gracz {seat}, ale zwycięski wyrzucił kto inny.",
)
SEEN = Text(
    "{left} tiles were left, but a copy of the winning tile had been seen, or it is not said "
    "that none had.",
    "W murze zostało kamieni: {left}, ale zwycięski kamień był już widziany albo nie podano, "
    "że nie był.",
)
MANY_LEFT = Text(
    "The winning tile was new to the table, but more than five tiles were left, or it is not "
    "said how many.",
    "Zwycięskiego kamienia dotąd nie widziano, ale w murze zostało więcej niż pięć kamieni albo "
    "nie podano, ile.",
)
DRAWN = Text(
    "The sets are shown, but the winning tile was self-drawn.",
    "Układy są odkryte, ale zwycięski kamień pochodził z muru.",
)
WRONG_TILE = Text(
    "The sets are shown, but the winning tile {tile} is not the one they ask for.",
    "Układy są odkryte, ale zwycięski kamień {tile} nie jest tym, którego dotyczy kara.",
)


def title(penalty: Penalty) -> Text:
    return Text(penalty.title_en, penalty.title_pl)


def applied(request: Request, automatic: bool) -> Penalty | None:
    """The clause that made one player pay, if any."""
    number = request.options.scorer.payments.clause_of(request, automatic)
    return PENALTIES[number - 1] if number else None


def applied_line(request: Request, penalty: Penalty) -> Line:
    """The clause that applied, with the player it falls on."""
    payments = request.options.scorer.payments
    payer = payments.payer_of(request, PENALTIES.index(penalty) + 1)
    why = Text(penalty.en, penalty.pl)
    if payer >= 0:
        why = PAYS.having(why=why, seat=SEATS[WINDS[payer]])
    return Line(penalty.id, title(penalty), why, rule=penalty.rule)


def not_applied(request: Request, chosen: Penalty | None) -> list[Line]:
    """Clauses whose occasion was there, with the reason why they were not charged."""
    found = []
    for name, why in occasions(request):
        penalty = BY_ID[name]
        if penalty == chosen:
            continue
        reason = why
        if reason is None:
            off = switched_off_by(request.options, name)
            if off:
                reason = OFF.having(name=option_words.NAMES[off])
            elif chosen is not None and chosen.id == "named":
                reason = NAMED_INSTEAD
            elif chosen is not None:
                reason = OTHER_FIRST.having(other=title(chosen))
            else:
                reason = FULL_GUN
        found.append(Line(name, title(penalty), reason, rule=penalty.rule))
    return found


def switched_off_by(options: Options, name: str) -> str:
    """The option that switches a clause off, or nothing."""
    keys = {
        "nine_tiles_discard": "nine_tiles_penalty",
        "nine_tiles_feeder": "nine_tiles_penalty",
        "feeding": "feeding_liability",
        "kong_clause": "kong_liability",
    }
    key = keys.get(name, f"{name}_penalty")
    if name != "kong_clause" and not options.is_on("penalties"):
        return "penalties"
    return "" if options.is_on(key) else key


def occasions(request: Request) -> Iterator[tuple[str, Text | None]]:
    """Clauses that come into question; None where all their facts hold."""
    yield from nine_tiles(request)
    drawn = request.by == SELF_DRAW
    if drawn:
        payments = request.options.scorer.payments
        if payments.claimed_kong_feeder(request) >= 0:
            yield "kong_clause", None
        if payments.last_feeder(request) >= 0:
            yield "feeding", None
    elif request.by == DISCARD:
        yield from five_tiles(request)
    yield from special_sets(request, drawn)


def nine_tiles(request: Request) -> Iterator[tuple[str, Text | None]]:
    payments = request.options.scorer.payments
    melds = [request.meld(i) for i in range(request.melds)]
    shown = [meld for meld in melds if not meld[2]]
    suits = Counter(meld[0] // 9 for meld in shown if meld[0] < 27)
    suit, sets = max(suits.items(), key=lambda item: item[1], default=(0, 0))
    if sets < 3:
        return
    drawn = request.by == SELF_DRAW
    why: Text | None = None
    if not payments.flush(request):
        why = NOT_FLUSH
    elif request.exempt:
        why = EXEMPT
    if not drawn:
        if request.win >= 27 or request.win // 9 != suit:
            tile = NAMES[request.win]
            yield "nine_tiles_discard", why or OTHER_SUIT.having(tile=tile)
        else:
            yield "nine_tiles_discard", why
    if sets == 4:
        feeder = payments.fourth_feeder(request)
        if shown[3][1] == 0:
            why = why or FOURTH_CHOW
        elif feeder < 0:
            why = why or NO_FEEDER
        elif not drawn and feeder != request.giver:
            why = why or OTHER_DISCARDER.having(seat=SEATS[WINDS[feeder]])
        yield "nine_tiles_feeder", why


def five_tiles(request: Request) -> Iterator[tuple[str, Text | None]]:
    left = 0 if request.has("last_tile") else request.tiles_left
    few = 0 <= left <= 5
    fresh = request.fresh == 1
    if few and fresh:
        yield "five_tiles", None
    elif few:
        yield "five_tiles", SEEN.having(left=left)
    elif fresh:
        yield "five_tiles", MANY_LEFT


def special_sets(request: Request, drawn: bool) -> Iterator[tuple[str, Text | None]]:
    """Winds, dragons, terminals and honours (7.3 to 7.6)."""
    shown = [
        kind
        for kind, type_, concealed, _, _ in (request.meld(i) for i in range(request.melds))
        if type_ and not concealed
    ]
    win = request.win
    tests = (
        ("winds", range(27, 31), 3, win not in shown),
        ("terminals", TERMINALS, 3, True),
        ("dragons", range(31, 34), 2, win not in shown),
        ("honors", range(27, 34), 3, True),
    )
    for name, kinds, needed, missing in tests:
        if sum(kind in kinds for kind in shown) < needed:
            continue
        if drawn:
            yield name, DRAWN
        elif win in kinds and missing:
            yield name, None
        else:
            yield name, WRONG_TILE.having(tile=NAMES[request.win])
