"""Yaku whose shape is there but which a rule refused, and why."""

from collections.abc import Iterable, Sequence

from wrobel.rules.codes import DISCARD
from wrobel.rules.riichi import texts
from wrobel.rules.riichi.about import BONUS
from wrobel.rules.riichi.catalogue import PATTERNS
from wrobel.rules.riichi.makers import made_of
from wrobel.rules.riichi.reading import DRAGONS, Reading
from wrobel.rules.riichi.texts import YakuName, joined, setting
from wrobel.rules.trace import SEATS, Line, Text
from wrobel.tiles import WINDS

BY_ID = {pattern.id: pattern for pattern in PATTERNS}
# Yaku for which another reading of the same tiles is worth a word.
OF_READINGS = frozenset(
    (
        "pinfu",
        "iipeikou",
        "ryanpeikou",
        "ittsuu",
        "sanshoku_doujun",
        "sanshoku_doukou",
        "sanankou",
        "toitoi",
        "chanta",
        "junchan",
        "chiitoitsu",
    )
)
DOUBLE_OPTIONS = {
    "kokushi": "double_kokushi",
    "chuuren": "double_chuuren",
    "suuankou": "double_suuankou",
    "daisuushii": "double_daisuushii",
}
NINE_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)
Reason = tuple[Text, str]


def refused_line(name: str, why: Text, rule: str, sets: Iterable[str] = ()) -> Line:
    pattern = BY_ID[name]
    return Line(
        name,
        YakuName(pattern),
        why=why,
        rule=rule or pattern.rule,
        original=pattern.script,
        sets=tuple(sets),
    )


def refusals(
    reading: Reading, counted: set[str], others: Sequence[tuple[Reading, set[str], Text]]
) -> list[Line]:
    """What nearly counted in the chosen reading, or would have in another one.

    ``others`` are the other readings with the yaku they count and their worth in words.
    """
    found: dict[str, Line] = {}
    ordinary = [name for name in reading.visible if not BY_ID[name].limit and name not in BONUS]
    if reading.score.yakuman:
        beside_yakuman(reading, ordinary, found)
    else:
        for name in ordinary:
            reason = None if name in counted else why_not(name, reading)
            if reason:
                found[name] = refused_line(name, *reason, made_of(reading, name))
        if "double_riichi" in ordinary:
            why = texts.REPLACED.having(by=YakuName(BY_ID["double_riichi"]))
            found["riichi"] = refused_line("riichi", why, "R3.7")
        if "ryanpeikou" in ordinary:
            why = texts.PART_OF.having(by=YakuName(BY_ID["ryanpeikou"]))
            found["iipeikou"] = refused_line("iipeikou", why, "10.1", made_of(reading, "iipeikou"))
        if counted == {"renhou_mangan"} and reading.options["renhou"] == "mangan":
            if not_told := [name for name in ordinary if name not in found]:
                names = joined(YakuName(BY_ID[name]) for name in not_told)
                why = texts.BESIDE_RENHOU.having(names=names)
                found["ordinary"] = Line("ordinary", texts.ORDINARY, why=why, rule="R10.2")
        else:
            replaced(reading, counted, found)
    for name in reading.visible:
        if BY_ID[name].limit and name not in counted:
            why, rule = why_no_yakuman(name, reading)
            found[name] = refused_line(name, why, rule, made_of(reading, name))
    if reading.request.melds and has_nine_gates(reading):
        found["chuuren"] = refused_line("chuuren", texts.GATES_MELDED, "10.2")
    not_double(reading, counted, found)
    blessing(reading, counted, found)
    for other, ids, worth in others:
        for name in (ids & OF_READINGS) - counted.union(ordinary, found):
            why = texts.OTHER_READING.having(worth=worth)
            rule = "10.1" if name == "chiitoitsu" else "R5.30"
            found[name] = refused_line(name, why, rule, made_of(other, name))
    bonus(reading, found)
    return sorted(found.values(), key=place_in_catalogue)


def place_in_catalogue(line: Line) -> int:
    pattern = BY_ID.get(line.id)
    return PATTERNS.index(pattern) if pattern else len(PATTERNS)


# Ordinary yaku


def why_not(name: str, reading: Reading) -> Reason | None:
    """Why an ordinary yaku whose shape is there does not count, or None if it is recognised."""
    options = reading.options
    if name in reading.recognised:
        return None
    if name == "ippatsu":
        return texts.ONLY_SETTING.having(setting=setting(options, "ippatsu")), "R3.6"
    if name == "haitei":
        said = setting(options, "rinshan_with_haitei")
        return texts.HAITEI_RINSHAN.having(setting=said), "R2.21"
    if name == "tanyao":
        return texts.OPEN_AND_SETTING.having(setting=setting(options, "open_tanyao")), "10.1"
    if name == "sanankou":
        return made_by_discard(reading), "R9.5"
    if name == "pinfu" and not reading.open:
        return no_pinfu(reading)
    return texts.HAND_OPEN, "R9.3"


def made_by_discard(reading: Reading) -> Text:
    """A discard completed a pung, so that too few are concealed (R9.5)."""
    claimed = next(one for one in reading.pungs if reading.claimed(one))
    return texts.BY_DISCARD.having(tiles=claimed.text)


def no_pinfu(reading: Reading) -> Reason:
    """A valued pair, a wait that is not two-sided, or a self-draw that spoils it."""
    reasons = []
    own = reading.pair == 27 + reading.request.seat
    prevailing = reading.pair == 27 + reading.request.round
    if own and prevailing:
        reasons.append(texts.PAIR_BOTH)
    elif own:
        reasons.append(texts.PAIR_SEAT)
    elif prevailing:
        reasons.append(texts.PAIR_ROUND)
    elif reading.pair in DRAGONS:
        reasons.append(texts.PAIR_DRAGON)
    if reading.wait() in texts.WAITS:
        reasons.append(texts.WAITS[reading.wait()])
    if reasons:
        return joined(reasons, "; "), "10.1"
    said = setting(reading.options, "pinfu_tsumo")
    return texts.PINFU_TSUMO.having(setting=said), "R9.11"


def replaced(reading: Reading, counted: set[str], found: dict[str, Line]) -> None:
    """What a higher yaku takes the place of, and shapes that only look like a yaku."""
    for name, by in (("honitsu", "chinitsu"), ("chanta", "junchan")):
        if by in counted:
            why = texts.REPLACED.having(by=YakuName(BY_ID[by]))
            found[name] = refused_line(name, why, "10.1")
    if "honroutou" in counted and reading.form == "sets":
        why = texts.NO_CHOW.having(by=YakuName(BY_ID["honroutou"]))
        found["chanta"] = refused_line("chanta", why, "10.1")
    request = reading.request
    counts = [request.count(k) for k in range(34) if request.count(k)]
    if not request.melds and 4 in counts and set(counts) <= {2, 4}:
        found["chiitoitsu"] = refused_line("chiitoitsu", texts.FOUR_NOT_PAIRS, "10.1")
    worthless = reading.worthless_winds()
    if worthless:
        winds = joined(SEATS[WINDS[one.kind - 27]] for one in worthless)
        why = texts.WORTHLESS_WIND.having(wind=winds)
        name = "yakuhai_round" if "yakuhai_seat" in counted else "yakuhai_seat"
        if name not in counted:
            found[name] = refused_line(name, why, "10.1", [one.text for one in worthless])


# Yakuman


def beside_yakuman(reading: Reading, ordinary: Sequence[str], found: dict[str, Line]) -> None:
    """Ordinary yaku, dora and red fives say nothing beside a yakuman (R9.2)."""
    names = [YakuName(BY_ID[name]) for name in ordinary if name in reading.recognised]
    names += [YakuName(BY_ID[name]) for name, n in bonus_counts(reading).items() if n]
    if names:
        why = texts.BESIDE_YAKUMAN.having(names=joined(names))
        found["ordinary"] = Line("ordinary", texts.ORDINARY, why=why, rule="R9.2")


def why_no_yakuman(name: str, reading: Reading) -> Reason:
    if name == "suuankou" and name not in reading.recognised:
        return made_by_discard(reading), "R9.5"
    said = setting(reading.options, "yakuman_stack")
    return texts.NOT_ADDED.having(setting=said), "R10.1"


def has_nine_gates(reading: Reading) -> bool:
    """Are all tiles, melds included, 1112345678999 of one suit and one more?"""
    if len(reading.suits) != 1 or reading.honours:
        return False
    first = reading.kinds[0] // 9 * 9
    held = [reading.request.copies(first + rank) for rank in range(9)]
    return all(have >= need for have, need in zip(held, NINE_GATES, strict=True))


def not_double(reading: Reading, counted: set[str], found: dict[str, Line]) -> None:
    for name, key in DOUBLE_OPTIONS.items():
        if name in counted and not reading.options[key] and name in reading.doubled:
            said = setting(reading.options, key)
            why = texts.NOT_DOUBLE.having(reason=texts.DOUBLES[name], setting=said)
            found[f"double {name}"] = refused_line(name, why, "R10.5")


def blessing(reading: Reading, counted: set[str], found: dict[str, Line]) -> None:
    """Renhou: wrong seat, too late, or not in these rules."""
    request, value = reading.request, reading.options["renhou"]
    if not request.has("first_turn") or reading.own_draw or counted & {"renhou", "renhou_mangan"}:
        return
    name = "renhou" if value == "yakuman" else "renhou_mangan"
    if request.by != DISCARD:
        why = texts.RENHOU_ROBBED
    elif request.seat == 0:
        why = texts.RENHOU_EAST
    elif request.giver > request.seat and reading.options["renhou_before_own_turn"]:
        why = texts.RENHOU_LATE
    elif value == "off":
        why = texts.ONLY_SETTING.having(setting=setting(reading.options, "renhou"))
    elif value == "mangan" and not reading.score.yakuman:
        why = texts.RENHOU_LESS
    elif reading.score.yakuman:
        why = texts.NOT_ADDED.having(setting=setting(reading.options, "yakuman_stack"))
        if value != "yakuman":
            return  # among the ordinary yaku
    else:
        return
    found[name] = refused_line(name, why, "R10.2")


# Bonus han


def bonus_counts(reading: Reading) -> dict[str, int]:
    """How many bonus han the tiles would give, whatever the options say about indicators."""
    return {fan["id"]: fan["count"] for fan in reading.lenient.fans if fan["id"] in BONUS}


def bonus(reading: Reading, found: dict[str, Line]) -> None:
    """Indicators that do not count, and bonus han without a yaku."""
    request, options = reading.request, reading.options
    if reading.score.yakuman:
        return
    riichi = request.has("riichi") or request.has("double_riichi")
    if request.fields.get("ura") and not riichi:
        found["ura_dora"] = refused_line("ura_dora", texts.NO_RIICHI, "R3.9")
    elif request.ura_n and not options["ura"]:
        why = texts.ONLY_SETTING.having(setting=setting(options, "ura"))
        found["ura_dora"] = refused_line("ura_dora", why, "R3.9")
    elif request.ura_n > 1 and not options["kan_ura"]:
        why = texts.FIRST_ONLY.having(setting=setting(options, "kan_ura"))
        found["ura_dora"] = refused_line("ura_dora", why, "R3.9")
    if request.dora_n > 1 and not options["kan_dora"]:
        why = texts.FIRST_ONLY.having(setting=setting(options, "kan_dora"))
        found["dora"] = refused_line("dora", why, "R1.9")
    if reading.score.problem:
        for name, count in bonus_counts(reading).items():
            if count:
                found[name] = refused_line(name, texts.NO_YAKU_BONUS, "R9.1")
