"""From han and fu to points and payments, step by step, in words."""

from collections.abc import Sequence

from wrobel.rules.codes import SELF_DRAW
from wrobel.rules.options import Options
from wrobel.rules.request import Request
from wrobel.rules.riichi import texts
from wrobel.rules.riichi.about import STICK
from wrobel.rules.riichi.catalogue import LIMITS, PATTERNS
from wrobel.rules.riichi.texts import InSentence, YakuName, joined, setting
from wrobel.rules.score import Score
from wrobel.rules.trace import SEATS, Line, Text
from wrobel.tiles import WINDS


def hundreds(points: int) -> int:
    """Up to the next hundred (R9.17).

    >>> hundreds(960)
    1000
    """
    return -(-points // 100) * 100


def seat_text(seat: int) -> Text:
    return SEATS[WINDS[seat]]


def steps(request: Request, score: Score, fu: Sequence[Line]) -> list[Line]:
    """Han, fu, base points, points; counters, deposits and liability when somebody pays."""
    found = [] if score.yakuman else [han_step(score)]
    if fu:
        found.append(fu_step(score, fu))
    found.append(base_step(request, score))
    if score.missing:
        return found
    found.append(points_step(request, score))
    if score.payments is None:
        return found
    payer, liability = who_is_liable(request, score)
    found += liability
    counters = request.options.number("honba") * request.honba
    if counters:
        found.append(counters_step(request, payer, counters))
    if request.deposits:
        total = STICK * request.deposits
        why = texts.DEPOSITS.having(n=request.deposits, stick=STICK, total=total)
        found.append(Line("deposits", texts.DEPOSITS_STEP, why=why, value=total, rule="R3.10"))
    received = list(score.payments.values())[request.seat]
    found.append(Line("total", texts.TOTAL_STEP, value=received))
    return found


def han_step(score: Score) -> Line:
    terms = " + ".join(
        str(fan["value"]) if fan["count"] == 1 else f"{fan['count']} × {fan['value']}"
        for fan in score.fans
    )
    said = texts.ONE_TERM if terms == str(score.han) else texts.SUM
    why = said.having(terms=terms, total=score.han)
    return Line("han", texts.HAN_STEP, why=why, value=score.han, rule="R9.1")


def fu_step(score: Score, fu: Sequence[Line]) -> Line:
    values = [line.value for line in fu if line.value and line.id != "rounding"]
    terms = " + ".join(map(str, values))
    total = sum(values)
    if fu[0].id == "seven_pairs_25":
        why = texts.FU_FIXED
    elif total == score.fu:
        said = texts.ONE_TERM if len(values) == 1 else texts.SUM
        why = said.having(terms=terms, total=total)
    else:
        why = texts.SUM_ROUNDED.having(terms=terms, sum=total, total=score.fu)
    return Line("fu", texts.FU_STEP, why=why, value=score.fu, rule="R9.4")


def base_step(request: Request, score: Score) -> Line:
    """The formula, or the limit that takes its place (9.3)."""
    options = request.options
    base, code = options.scorer.payments.base_of(score.han, score.fu, score.yakuman)
    limit = InSentence(LIMITS[code - 1]) if code else None
    raw = score.fu << (score.han + 2) if score.han < 5 else 0
    values = {"han": score.han, "fu": score.fu, "raw": raw, "base": base, "limit": limit}
    rule = "R9.16"
    if score.yakuman:
        words = texts.YAKUMAN.get(score.yakuman) or texts.MANY_YAKUMAN.having(n=score.yakuman)
        why = texts.BY_YAKUMAN.having(yakuman=words, n=score.yakuman, base=base)
    elif score.han >= 13 and not options["counted_yakuman"]:
        why = texts.NO_COUNTED.having(**values, setting=setting(options, "counted_yakuman"))
    elif score.han >= 5:
        why = texts.BY_HAN.having(**values)
    elif limit is not None and raw < base:
        why, rule = texts.KIRIAGE.having(**values, setting=setting(options, "kiriage")), "R9.15"
    elif limit is not None:
        why, rule = texts.CAPPED.having(**values), "R9.14"
    elif base == 1920:
        said = setting(options, "kiriage")
        why, rule = texts.NO_KIRIAGE.having(**values, setting=said), "R9.15"
    else:
        why, rule = texts.FORMULA.having(**values), "R9.14"
    return Line("base", texts.BASE_STEP, why=why, value=base, rule=rule)


def points_step(request: Request, score: Score) -> Line:
    """Who pays how many times the base, rounded (R9.17)."""
    base = request.options.scorer.payments.base_of(score.han, score.fu, score.yakuman)[0]
    dealer = request.seat == 0
    if request.by != SELF_DRAW:
        times = 6 if dealer else 4
        raw = times * base
        said = texts.RON_EXACT if raw == score.points else texts.RON_POINTS
        why = said.having(times=times, base=base, raw=raw, points=score.points)
    elif dealer:
        why = texts.TSUMO_DEALER.having(base=base, each=hundreds(2 * base), points=score.points)
    else:
        why = texts.TSUMO_OTHER.having(
            base=base, each=hundreds(base), east=hundreds(2 * base), points=score.points
        )
    return Line("points", texts.POINTS_STEP, why=why, value=score.points, rule="R9.17")


def who_is_liable(request: Request, score: Score) -> tuple[int, list[Line]]:
    """Who pays the counters (−1: each payer), and a line for everybody who is liable."""
    options = request.options
    own_draw = request.by == SELF_DRAW
    seat: int = options.scorer.payments.liable_for(request, score)
    if seat < 0:
        return -1 if own_draw else request.giver, []
    fed: dict[int, int] = options.scorer.payments.fed_fans(request, score)
    payer = seat if own_draw or options["pao_honba"] == "liable" else request.giver
    if not fed:
        why: Text = texts.LIABLE_RINSHAN.having(seat=seat_text(seat))
        return payer, [Line("liability", texts.LIABILITY_STEP, why=why, rule="R8.9")]
    found = []
    for liable in dict.fromkeys(fed.values()) if own_yakuman(options) else (seat,):
        fans = [fan for fan in fed if fed[fan] == liable]
        alone = own_draw or liable == request.giver
        why = (texts.LIABLE_ALL if alone else texts.LIABLE_HALF).having(seat=seat_text(liable))
        if own_yakuman(options) and sum(map(score.fan_worth, fans)) < score.yakuman:
            names = joined(YakuName(PATTERNS[fan]) for fan in fans)
            said = setting(options, "pao_scope")
            why = texts.LIABLE_OWN.having(how=why, names=names, setting=said)
        rule = "R8.3" if own_draw else "R8.4" if alone else "R8.5"
        found.append(Line("liability", texts.LIABILITY_STEP, why=why, rule=rule))
    return payer, found


def own_yakuman(options: Options) -> bool:
    """Is everybody liable for the yakuman they fed only (R8.6)?"""
    return options.is_on("yakuman_stack") and options["pao_scope"] == "own-yakuman"


def counters_step(request: Request, payer: int, counters: int) -> Line:
    each = request.options.number("honba")
    if payer < 0:
        why = texts.COUNTERS_TSUMO.having(n=request.honba, each=each // 3, share=counters // 3)
    else:
        why = texts.COUNTERS_RON.having(
            n=request.honba, each=each, total=counters, payer=seat_text(payer)
        )
    rule = "R7.3" if payer < 0 or payer == request.giver else "R7.3, R8.3"
    if request.by != SELF_DRAW and payer != request.giver:
        rule = "R7.3, R8.5"
    return Line("counters", texts.COUNTERS_STEP, why=why, value=counters, rule=rule)


def payments(request: Request, score: Score) -> list[Line]:
    """What each seat gets or pays, and what for."""
    if score.payments is None:
        return []
    payer, liability = who_is_liable(request, score)
    rule = liability[0].rule if liability else "R9.17"
    counters = request.options.number("honba") * request.honba
    found = []
    for seat, (wind, amount) in enumerate(score.payments.items()):
        winner = seat == request.seat
        deposits = STICK * request.deposits if winner else 0
        if winner or payer == seat:
            extra = counters
        else:
            extra = counters // 3 if payer < 0 else 0
        hand = abs(amount) - extra - deposits
        parts = [
            text.having(points=points)
            for text, points in (
                (texts.PART_HAND, hand),
                (texts.PART_COUNTERS, extra),
                (texts.PART_DEPOSITS, deposits),
            )
            if points
        ]
        why = joined(parts) if parts else texts.PAYS_NOTHING
        found.append(Line(wind, SEATS[wind], why=why, value=amount, rule=rule))
    return found
