"""Why a Hong Kong hand is worth what it is, line by line."""

from wrobel.rules.codes import ORPHANS_READING, SELF_DRAW, SEVEN_PAIRS_READING
from wrobel.rules.hongkong.definitions import means
from wrobel.rules.hongkong.liabilities import applied, applied_line, not_applied
from wrobel.rules.hongkong.makers import Laid, lay_out, made_of, whole
from wrobel.rules.hongkong.option_words import VALUES
from wrobel.rules.hongkong.options import Penalty
from wrobel.rules.hongkong.refusals import BY_ID, is_automatic, refusals
from wrobel.rules.request import Request
from wrobel.rules.score import Score
from wrobel.rules.trace import SEATS, Group, Line, ReadingWorth, Text, Trace, ignored
from wrobel.tiles import NAMES, WINDS

BONUS_FANS = (
    "no_bonus",
    "own_bonus",
    "round_bonus",
    "own_round_bonus",
    "each_bonus",
    "bouquet",
)

FAN_WORTH = Text("{total} fan", "fany: {total}")
LIMIT_WORTH = Text("limit", "limit")
SUM = Text("{sum} = {total} fan.", "{sum} = {total} (suma fanów).")
ONE_FAN = Text("{total} fan in all.", "Razem fany: {total}.")
NO_FAN = Text("No fan: the hand counts 0.", "Bez fanów: ręka jest warta 0.")
LIMIT = Text(
    "A limit hand: it counts as {limit} fan, whatever else is in it.",
    "Ręka limitowa: liczy się jako {limit} fanów, bez względu na resztę.",
)
CUT = Text(
    "The sum {total} is above the limit and is paid as {limit} fan.",
    "Suma {total} przekracza limit; płaci się jak za {limit} fanów.",
)
MET = Text(
    "The minimum is {least} fan; {counted} count for it.",
    "Wymagane minimum: {least}; liczy się do niego: {counted}.",
)
NO_MINIMUM = Text(
    "The minimum of {least} fan is not asked of this hand.",
    "Od tej ręki nie wymaga się minimum ({least}).",
)
BELOW = Text(
    "The minimum is {least} fan and only {counted} count for it: {missing} missing, so this hand "
    "may not win.",
    "Wymagane minimum: {least}, a liczy się do niego tylko {counted}; brakuje: {missing}, więc tą "
    "ręką nie można wygrać.",
)
ROW = Text(
    "Row {row} of the payment table{laak}: B = {base}.",
    "Wiersz {row} tabeli wypłat{laak}: B = {base}.",
)
LAAK = Text(" ({n} laak)", " (laak: {n})")
DOUBLED = Text(
    "{row} fan in the payment table ({table}): B = {base}.",
    "Fany: {row}, tabela wypłat ({table}): B = {base}.",
)
DRAWN = Text(
    "Self-draw: everybody pays B = {base}.",
    "Wygrana z muru: każdy płaci B = {base}.",
)
AUTOMATIC = Text(
    "A win by bonus tiles is paid like a self-draw: everybody pays B = {base}.",
    "Wygrana kamieniami bonusowymi płacona jest jak z muru: każdy płaci B = {base}.",
)
HALF_GUN = Text(
    "Discard: the discarder pays B = {base}, the others half of it, {half}, each.",
    "Ze zrzutki: wyrzucający płaci B = {base}, reszta po połowie, czyli {half}.",
)
FULL_GUN = Text(
    "Discard: only the discarder pays, {times} × B = {due}.",
    "Ze zrzutki: płaci tylko wyrzucający, {times} × B = {due}.",
)
ALONE = Text(
    "One player pays for all: {due}.",
    "Jeden gracz płaci za wszystkich: {due}.",
)
DOUBLE = Text(
    "The discarder pays 2 × B = {due}, the others still pay {half} each.",
    "Wyrzucający płaci 2 × B = {due}, reszta nadal po {half}.",
)
UNKNOWN = Text(
    "It is not said who discarded, so only the winner's total is known: {points}.",
    "Nie podano, kto zrzucił, więc znana jest tylko należność zwycięzcy: {points}.",
)
WINNER = Text("{seat} wins: {amount}.", "{seat} wygrywa: {amount}.")
PAYER = Text("{seat} pays {amount}.", "{seat} płaci {amount}.")
PAYS_ALONE = Text("{seat} pays {amount} alone.", "{seat} płaci {amount} za wszystkich.")
NOTHING = Text("{seat} pays nothing.", "{seat} nic nie płaci.")
FOREIGN_FIELDS = ("dora", "ura", "honba", "deposits")
FOREIGN_FLAGS = ("riichi", "double_riichi", "ippatsu", "last_of_kind")


def explain(request: Request, score: Score) -> Trace:
    """The whole explanation of one score.

    >>> from wrobel.rules.scorer import run
    >>> hand = Request({"rules": "hk-old", "hand": "123456789m1122z", "win": "1z", "bonus": "2f"})
    >>> [line.name.name("en") for line in explain(hand, run(hand)).fans]
    ['Concealed Hand', 'Own Wind', 'Round Wind', 'Clean Hand']
    """
    trace = Trace()
    if score.problem:
        return trace
    scorer = request.options.scorer
    for number, reading in enumerate(scorer.all_readings(request)):
        trace.readings.append(
            ReadingWorth(
                groups=tuple(groups_of(request, reading)),
                worth=LIMIT_WORTH if reading.limit_code else FAN_WORTH.having(total=reading.total),
                points=reading.points,
                chosen=number == 0,
                fans=tuple((fan["id"], fan["value"], fan["count"]) for fan in reading.fans),
            )
        )
    laid = lay_out(trace.readings[0].groups)
    trace.fans = [fan_line(request, laid, fan["id"], score) for fan in score.fans]
    trace.refused = refusals(request, score, laid)
    trace.steps = total_steps(request, score)
    if score.legal:
        chosen = charged(request, is_automatic(score))
        trace.steps += payment_steps(request, score)
        trace.payments = payment_lines(request, score)
        if not is_automatic(score):
            trace.notes += not_applied(request, chosen)
    trace.notes += ignored(request, FOREIGN_FIELDS, FOREIGN_FLAGS)
    return trace


def groups_of(request: Request, score: Score) -> list[Group]:
    """A reading as groups; special forms are one group."""
    if is_automatic(score):
        held = (NAMES[37 + n] for n in range(8) if request.bonus >> n & 1)
        return [Group("bonus_tiles", "".join(held), exposed=True, winning=True)]
    if score.reading == SEVEN_PAIRS_READING:
        return [Group("seven_pairs", whole(request), winning=True)]
    if score.reading == ORPHANS_READING:
        return [Group("thirteen_orphans", whole(request), winning=True)]
    found: list[Group] = request.options.scorer.described(request, score)
    return found


def fan_line(request: Request, laid: Laid, fan: str, score: Score) -> Line:
    """A counted fan: names, worth, the tiles that make it, its rule."""
    pattern = BY_ID[fan]
    counted = next(item for item in score.fans if item["id"] == fan)
    return Line(
        id=fan,
        name=pattern,
        why=means(pattern, request.options),
        value=counted["value"],
        count=counted["count"],
        rule=pattern.rule,
        original=pattern.script,
        sets=made_of(request, laid, fan),
    )


def total_steps(request: Request, score: Score) -> list[Line]:
    """Sum, limit and minimum."""
    options = request.options
    limit = options.scorer.payments.limit
    steps = []
    if score.limit_code:
        steps.append(Line("limit", why=LIMIT.having(limit=limit), value=limit, rule="3.4"))
    elif score.total:
        parts = [
            f"{fan['value']}" if fan["count"] == 1 else f"{fan['count']}×{fan['value']}"
            for fan in score.fans
        ]
        said = SUM if len(parts) > 1 or score.fans[0]["count"] > 1 else ONE_FAN
        why = said.having(sum=" + ".join(parts), total=score.total)
        steps.append(Line("sum", why=why, value=score.total, rule="3.2"))
    else:
        steps.append(Line("sum", why=NO_FAN, value=0, rule="3.2"))
    least = options.number("min_fan")
    if least:
        counted = score.total
        if not options.is_on("bonus_counts_for_min"):
            counted -= sum(f["value"] * f["count"] for f in score.fans if f["id"] in BONUS_FANS)
        free = score.limit_code or any(fan["id"] == "all_eight_bonus" for fan in score.fans)
        why = NO_MINIMUM if free else BELOW if score.missing else MET
        why = why.having(least=least, counted=counted, missing=score.missing)
        steps.append(Line("minimum", why=why, rule="3.2"))
    if not score.limit_code and score.total > limit and options["limit"] != "none":
        why = CUT.having(total=score.total, limit=limit)
        steps.append(Line("cut", why=why, value=limit, rule="3.4"))
    return steps


def row_of(fan: int) -> str:
    """The row of the sheet's table.

    >>> row_of(2), row_of(5), row_of(12)
    ('2', '4–6', '10+')
    """
    if fan <= 3:
        return str(fan)
    return "4–6" if fan <= 6 else "7–9" if fan <= 9 else "10+"


def laak_of(fan: int) -> int:
    """How many limit steps a sum of fans is, by the usual count (6.1).

    >>> laak_of(3), laak_of(6), laak_of(12)
    (0, 1, 3)
    """
    return 0 if fan <= 3 else 1 if fan <= 6 else 2 if fan <= 9 else 3


def laak_text(fan: int) -> Text | str:
    return LAAK.having(n=laak_of(fan)) if laak_of(fan) else ""


def paid_fan(request: Request, score: Score) -> int:
    """The fan that the table is read at."""
    if request.options["limit"] == "none":
        return score.total
    limit: int = request.options.scorer.payments.limit
    return min(score.total, limit)


def charged(request: Request, automatic: bool) -> Penalty | None:
    """The clause that changes who pays; with full-gun the discarder pays alone anyway."""
    chosen = applied(request, automatic)
    drawn = automatic or request.by == SELF_DRAW
    if chosen is None or drawn or chosen.id == "named":
        return chosen
    return chosen if request.options.scorer.payments.discard_units == 1 else None


def payer_rule(request: Request, automatic: bool) -> str:
    """Where it is written who pays without a liability."""
    if automatic or request.by == SELF_DRAW:
        return "6.1"
    return ("6.1", "6.2", "6.3")[request.options.scorer.payments.discard_units - 1]


def payment_steps(request: Request, score: Score) -> list[Line]:
    """The row of the table, the payer rule and the liability."""
    payments = request.options.scorer.payments
    base = payments.base(score.total)
    automatic = is_automatic(score)
    chosen = charged(request, automatic)
    rule = payer_rule(request, automatic)
    drawn = automatic or request.by == SELF_DRAW
    units = payments.discard_units
    fan = paid_fan(request, score)
    if request.options["table"] == "seed" and request.options["limit"] != "none":
        row = ROW.having(row=row_of(fan), base=base, laak=laak_text(fan))
    else:
        table = request.options["table"]
        table = "full-spicy" if table == "seed" else table
        row = DOUBLED.having(row=fan, table=VALUES["table"][table], base=base)
    steps = [Line("row", why=row, value=base, rule="6.1")]
    if drawn:
        why = (AUTOMATIC if automatic else DRAWN).having(base=base)
    elif units == 1:
        why = HALF_GUN.having(base=base, half=base // 2)
    else:
        why = FULL_GUN.having(times=units, due=units * base)
    steps.append(Line("payer", why=why, rule=rule))
    if chosen is not None:
        steps.append(applied_line(request, chosen))
        if score.points > 2 * base and not drawn and units == 1:
            why, said = DOUBLE.having(due=2 * base, half=base // 2), "7"
        else:
            why, said = ALONE.having(due=score.points), chosen.rule
        steps.append(Line("alone", why=why, value=score.points, rule=said))
    if score.payments is None:
        steps.append(Line("unknown", why=UNKNOWN.having(points=score.points), rule="7.9"))
    return steps


def payment_lines(request: Request, score: Score) -> list[Line]:
    """One line a seat, with the clause that decided."""
    payments = score.payments
    if payments is None:
        return []
    automatic = is_automatic(score)
    chosen = charged(request, automatic)
    rule = chosen.rule if chosen is not None else payer_rule(request, automatic)
    payers = sum(amount < 0 for amount in payments.values())
    lines = []
    for wind in WINDS:
        amount = payments[wind]
        text = WINNER if amount > 0 else NOTHING if amount == 0 else PAYER
        if amount < 0 and payers == 1:
            text = PAYS_ALONE
        why = text.having(seat=SEATS[wind], amount=abs(amount))
        # beside a double payment the others pay their halves as ever
        half = chosen is not None and amount < 0 and payers > 1 and -amount < score.points // 2
        lines.append(Line(wind, SEATS[wind], why, amount, rule="6.1" if half else rule))
    return lines
