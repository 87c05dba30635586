"""Why a riichi hand is worth what it is: readings, yaku, fu, points, payments."""

from collections.abc import Sequence

from wrobel.rules.codes import KONG, NO_YAKU, NOT_A_WIN, SELF_DRAW, UNSAID
from wrobel.rules.request import Request
from wrobel.rules.riichi import texts
from wrobel.rules.riichi.card_names import renamed
from wrobel.rules.riichi.catalogue import FU, LIMITS, PATTERNS
from wrobel.rules.riichi.ids import SUUKANTSU
from wrobel.rules.riichi.makers import made_of
from wrobel.rules.riichi.points import payments, steps
from wrobel.rules.riichi.reading import (
    DRAGONS,
    ORPHANS,
    Reading,
    Set,
    dora_of,
    indicators,
)
from wrobel.rules.riichi.refusals import BY_ID, DOUBLE_OPTIONS, refusals
from wrobel.rules.riichi.texts import InSentence, YakuName, joined, setting
from wrobel.rules.score import Score
from wrobel.rules.trace import SEATS, Line, ReadingWorth, Text, Trace, ignored
from wrobel.tiles import NAMES, WINDS

FU_BY_ID = {item.id: item for item in FU}
FOREIGN_FIELDS = ("tiles_left", "seen", "fresh_tile", "fed_by", "exempt")
FOREIGN_FLAGS = ("bonus_replacement", "kong_on_kong", "last_of_kind")


def explain(request: Request, score: Score) -> Trace:
    """The whole explanation of a score, also of a hand without a yaku."""
    trace = Trace()
    scores: list[Score] = request.options.scorer.all_readings(request)
    if score.problem == NOT_A_WIN or not scores:
        trace.notes.append(Line("not_a_win", why=texts.NOT_COMPLETE))
        return trace
    readings = [Reading(request, one) for one in scores]
    trace.readings = [
        ReadingWorth(
            tuple(reading.groups),
            worth(one),
            one.points,
            chosen=place == 0 and not score.problem,
            fans=tuple((fan["id"], fan["value"], fan["count"]) for fan in one.fans),
        )
        for place, (reading, one) in enumerate(zip(readings, scores, strict=True))
    ]
    best = readings[0]
    if score.problem == NO_YAKU:
        trace.refused = nothing_counted(readings)
    else:
        counted = {fan["id"] for fan in score.fans}
        others = [
            (reading, {fan["id"] for fan in one.fans}, worth(one))
            for reading, one in zip(readings[1:], scores[1:], strict=True)
            if not one.problem
        ]
        trace.fans = fan_lines(best, score)
        trace.refused = refusals(best, counted, others)
        trace.fu = fu_lines(best, score)
        trace.steps = steps(request, score, trace.fu)
        trace.payments = payments(request, score)
    trace.notes = notes(request, score, scores)
    return renamed(trace, request.options.rules)


def nothing_counted(readings: Sequence[Reading]) -> list[Line]:
    """What nearly was a yaku in any reading of a hand without one."""
    found: dict[str, Line] = {}
    for reading in readings:
        for line in refusals(reading, set(), ()):
            found.setdefault(line.id, line)
    return list(found.values())


# Readings


def worth(score: Score) -> Text:
    """What a reading is worth, in a few words."""
    if score.problem:
        return texts.NO_YAKU
    if score.yakuman:
        return texts.YAKUMAN_WORTH.having(yakuman=yakuman(score.yakuman), points=score.points)
    limit = InSentence(LIMITS[score.limit_code - 1]) if score.limit_code else None
    values = {"han": score.han, "fu": score.fu, "limit": limit, "points": score.points}
    if limit is None:
        said = texts.HAN_FU
    else:
        said = texts.HAN_FU_LIMIT if score.han < 5 else texts.HAN_LIMIT
    said = said.having(**values)
    return texts.TOO_LITTLE.having(worth=said) if score.missing else said


def yakuman(number: int) -> Text:
    """So many yakuman in words."""
    return texts.YAKUMAN.get(number) or texts.MANY_YAKUMAN.having(n=number)


# Yaku


def fan_lines(reading: Reading, score: Score) -> list[Line]:
    return [
        Line(
            fan["id"],
            YakuName(BY_ID[fan["id"]]),
            why=why_counted(fan["id"], reading),
            value=fan["value"],
            count=fan["count"],
            rule=BY_ID[fan["id"]].rule,
            original=BY_ID[fan["id"]].script,
            sets=made_of(reading, fan["id"]),
        )
        for fan in score.fans
    ]


def why_counted(name: str, reading: Reading) -> Text | None:
    """What is worth saying about a yaku that counts."""
    pattern = BY_ID[name]
    if name in {"dora", "ura_dora"}:
        return shown_by(reading, "dora" if name == "dora" else "ura")
    double = DOUBLE_OPTIONS.get(name)
    if double and reading.options[double] and name in reading.doubled:
        reason: Text = texts.DOUBLES[name]
        if name == "daisuushii":
            reason = setting(reading.options, double)
        return texts.DOUBLE.having(reason=reason)
    if name == "renhou_mangan" and reading.options["renhou"] == "mangan":
        return texts.STRICT_MANGAN
    if reading.open and not pattern.limit and 0 < pattern.open < pattern.closed:
        return texts.LESS_OPEN
    return None


def shown_by(reading: Reading, field: str) -> Text:
    """Which indicators show how many tiles of the hand."""
    request, options = reading.request, reading.options
    found = indicators(request, field)
    if not options["kan_dora" if field == "dora" else "kan_ura"]:
        found = found[:1]
    parts = []
    for indicator in found:
        dora = dora_of(indicator)
        if request.copies(dora):
            parts.append(
                texts.INDICATOR.having(
                    indicator=NAMES[indicator], dora=NAMES[dora], count=request.copies(dora)
                )
            )
    return joined(parts)


# Fu


def fu_line(item: str, value: int, sets: tuple[str, ...] = (), why: Text | None = None) -> Line:
    entry = FU_BY_ID[item]
    return Line(item, entry, why=why, value=value, rule=entry.rule, sets=sets)


def fu_lines(reading: Reading, score: Score) -> list[Line]:
    """Fu item by item, the rounding as the last item; their values sum to the fu."""
    if score.yakuman or reading.form == "orphans":
        return []
    if reading.form == "pairs":
        return [fu_line("seven_pairs_25", 25)]
    pinfu = "pinfu" in reading.recognised
    if not reading.own_draw and not reading.open:
        found = [fu_line("base_closed_ron", 30)]
    else:
        found = [fu_line("base_20", 20)]
    for one in reading.pungs:
        found.append(set_fu(reading, one))
    found += [*pair_fu(reading), *wait_fu(reading)]
    total = sum(line.value or 0 for line in found)
    if reading.own_draw:
        found.append(tsumo_fu(reading, pinfu))
    elif total == 20:
        value = reading.options.number("open_pinfu_fu")
        why = None if value else setting(reading.options, "open_pinfu_fu")
        found.append(fu_line("open_pinfu", value, why=why))
    total = sum(line.value or 0 for line in found)
    if total != score.fu:
        why = texts.ROUNDED.having(sum=total, fu=score.fu)
        found.append(Line("rounding", texts.ROUNDING, why=why, value=score.fu - total, rule="R9.4"))
    return found


def set_fu(reading: Reading, one: Set) -> Line:
    hidden = reading.concealed(one)
    outer = one.kind in ORPHANS
    value = 2 * (2 if outer else 1) * (2 if hidden else 1) * (4 if one.type == KONG else 1)
    kind = "kong" if one.type == KONG else "pung"
    item = f"{kind}_{'closed' if hidden else 'open'}_{'yaochuu' if outer else 'simple'}"
    why = texts.CLAIMED_SET if reading.claimed(one) else None
    return fu_line(item, value, (one.text,), why)


def pair_fu(reading: Reading) -> list[Line]:
    own = reading.pair == 27 + reading.request.seat
    prevailing = reading.pair == 27 + reading.request.round
    sets = (reading.pair_text,)
    if own and prevailing:
        value = reading.options.number("double_wind_pair_fu")
        why = texts.COUNTED_TWICE if value == 4 else texts.COUNTED_ONCE
        return [fu_line("pair_double_wind", value, sets, why)]
    for holds, item in (
        (own, "pair_seat"),
        (prevailing, "pair_round"),
        (reading.pair in DRAGONS, "pair_dragon"),
    ):
        if holds:
            return [fu_line(item, 2, sets)]
    return []


def wait_fu(reading: Reading) -> list[Line]:
    wait = reading.wait()
    if wait not in texts.WAITS:
        return []
    done = reading.pair_text if wait == "pair" else reading.sets[reading.place].text
    return [fu_line(f"wait_{wait}", 2, (done,))]


def tsumo_fu(reading: Reading, pinfu: bool) -> Line:
    if pinfu:
        return fu_line("tsumo", 0, why=texts.PINFU_NO_TSUMO)
    if reading.request.has("replacement"):
        value = reading.options.number("rinshan_tsumo_fu")
        why = None if value else setting(reading.options, "rinshan_tsumo_fu")
        return fu_line("tsumo", value, why=why)
    return fu_line("tsumo", 2)


# Notes


def notes(request: Request, score: Score, scores: Sequence[Score]) -> list[Line]:
    """What is missing, what was ignored, and what the rules leave open."""
    found = []
    options = request.options
    if score.problem == NO_YAKU:
        found.append(Line("no_yaku", why=texts.NEEDS_YAKU, rule="R2.5"))
        helps = texts.OPEN_HELP if request.is_open() else texts.CLOSED_HELP
        found.append(Line("no_yaku_help", why=helps, rule="10.1"))
    elif score.missing:
        said = setting(options, "two_han_at_5")
        why = texts.TWO_HAN.having(missing=score.missing, setting=said)
        found.append(Line("two_han_at_5", why=why, rule="R7.6"))
    elif request.by != SELF_DRAW and request.giver < 0:
        found.append(Line("from", why=texts.NO_DISCARDER))
    legal = {one.points for one in scores if not one.problem}
    if options["reading_choice"] == "winner" and len(legal) > 1:
        found.append(Line("reading_choice", why=texts.WINNER_CHOOSES, rule="R5.30"))
    if request.liable >= 0 and (why_ignored := liable_ignored(request, score)):
        found.append(Line("liable", why=why_ignored, rule="R8.2"))
    if request.liable == UNSAID and score.payments:
        found += inferred(request, score)
    return found + ignored(request, FOREIGN_FIELDS, FOREIGN_FLAGS)


def inferred(request: Request, score: Score) -> list[Line]:
    """Who is liable by the melds alone."""
    scorer = request.options.scorer
    fed: dict[int, int] = scorer.payments.fed_fans(request, score)
    found = []
    for fan, seat in fed.items():
        why = texts.LIABLE_BY_MELD.having(seat=SEATS[WINDS[seat]], name=YakuName(PATTERNS[fan]))
        found.append(Line("liable", why=why, rule="R8.8" if fan == SUUKANTSU else "R8.1"))
    seat = scorer.payments.rinshan_payer(request)
    if not fed and seat >= 0:
        why = texts.LIABLE_BY_KONG.having(seat=SEATS[WINDS[seat]])
        found.append(Line("liable", why=why, rule="R8.9"))
    return found


def liable_ignored(request: Request, score: Score) -> Text | None:
    """Why the liable player does not pay, or None."""
    options = request.options
    if not score.problem and options.scorer.payments.fed_fans(request, score):
        return None
    if options["pao_rinshan"] and request.has("replacement"):
        if options.scorer.payments.rinshan_payer(request) >= 0:
            return None
        return texts.LIABLE_NO_KONG.having(seat=SEATS[WINDS[request.liable]])
    counted = {fan["id"] for fan in score.fans}
    for name in ("daisangen", "daisuushii", "suukantsu"):
        if name not in counted:
            continue
        if not options[f"pao_{name}"]:
            return texts.LIABLE_OFF.having(setting=setting(options, f"pao_{name}"))
        return texts.LIABLE_NOT_FED.having(
            name=YakuName(BY_ID[name]), seat=SEATS[WINDS[request.liable]]
        )
    return texts.LIABLE_NOT_SCORED
