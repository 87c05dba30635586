"""Hong Kong fans that a hand nearly has: absorbed, switched off, cut by the limit, missed."""

from collections.abc import Iterator
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules.catalogue import Pattern
from wrobel.rules.codes import SELF_DRAW
from wrobel.rules.hongkong.catalogue import ABSORBS, PATTERNS
from wrobel.rules.hongkong.makers import (
    Laid,
    identical,
    made_of,
    same_numbers,
    terminal_chows,
    triple_chows,
)
from wrobel.rules.option_words import option_name, value_name
from wrobel.rules.options import Value
from wrobel.rules.request import Request
from wrobel.rules.score import Score
from wrobel.rules.trace import Line, Text
from wrobel.tiles import NAMES

BY_ID: dict[str, Pattern] = {pattern.id: pattern for pattern in PATTERNS}

# Options that, set otherwise, would let a fan count.
SWITCHES: tuple[tuple[str, Value], ...] = (
    ("bonus_tiles", True),
    ("self_draw_fan", True),
    ("robbing_kong_fan", 1),
    ("round_bonus", True),
    ("own_round_bonus", True),
    ("all_eight_bonus", "win-limit"),
    ("seven_bonus", "win-3"),
    ("bonus_opens_hand", False),
    ("all_chows_pair", "any"),
    ("all_pairs", True),
    ("big_four_winds", "limit"),
    ("all_kongs", "limit"),
    ("hidden_treasure_finish", "any"),
    ("earth_own_draw", True),
    ("same_chow_two_suits", True),
    ("five_corners_honors", True),
    ("three_identical_chows", "same-suit"),
    ("three_identical_chows", "three-suits"),
    ("big4in1", "four-chows"),
    ("big4in1", "three-steps"),
    ("two_numbers", True),
    ("style", "new"),
)
SPECIAL = ("all_pairs", "seven_bonus", "all_eight_bonus")

ABSORBED = Text(
    "{fan} is included in {by} and does not count beside it.",
    "{fan}: zawiera się w fanie {by} i nie liczy się obok niego.",
)
SWITCHED_OFF = Text(
    "{fan} does not count here; it would with the option “{name}” set to: {value}.",
    "{fan}: tutaj się nie liczy; liczyłoby się z opcją „{name}”: {value}.",
)
ONLY_NEW = Text("{fan} belongs to New Style only.", "{fan}: liczy się tylko w stylu nowym.")
CUT = Text(
    "{fan} is there, but a limit hand counts no ordinary fan.",
    "{fan}: nie liczy się, bo ręka limitowa nie liczy zwykłych fanów.",
)
TREASURE_PUNG = Text(
    "Four concealed pungs from the wall, but the winning tile {tile} completed a pung and not "
    "the pair.",
    "Cztery ukryte pungi, wygrana z muru, ale zwycięski kamień {tile} dopełnił pung, a nie parę.",
)
TREASURE_DISCARD = Text(
    "Four pungs without an exposed set, but the winning tile was not self-drawn.",
    "Cztery pungi bez odkrytych układów, ale zwycięski kamień nie pochodził z muru.",
)
GATES = Text(
    "The finished tiles have the shape of Nine Gates, but before {tile} the hand was not "
    "1112345678999.",
    "Gotowa ręka ma kształt Dziewięciu Bram, ale przed {tile} nie było to 1112345678999.",
)
NOT_HEAVEN = Text(
    "A win in the first turn is Blessing of Heaven only for East's own draw.",
    "Wygrana w pierwszej kolejce jest Błogosławieństwem Nieba tylko wtedy, gdy Wschód wygrywa "
    "z muru.",
)
NOT_EARTH = Text(
    "A win in the first turn is Blessing of Earth only on East's own first discard.",
    "Wygrana w pierwszej kolejce jest Błogosławieństwem Ziemi tylko pierwszą zrzutką Wschodu.",
)
NOT_EARTH_EITHER = Text(
    "A win in the first turn is Blessing of Earth only on East's own first discard or on one's own "
    "first draw.",
    "Wygrana w pierwszej kolejce jest Błogosławieństwem Ziemi tylko pierwszą zrzutką Wschodu albo "
    "pierwszym własnym kamieniem z muru.",
)
OPENED = Text(
    "An exposed set or bonus tile keeps the hand from being concealed.",
    "Odkryty układ albo kamień bonusowy sprawia, że ręka nie jest ukryta.",
)
SNAKE_SHOWN = Text(
    "The straight is there, but not all three of its chows are concealed.",
    "Wąż jest, ale nie wszystkie trzy jego chow są ukryte.",
)
FOUR_EQUAL = Text(
    "Four equal chows are Three identical chows, not Big four-in-one.",
    "Cztery takie same chow to Trzy takie same Chow, a nie Duże 4 w 1.",
)
SEVEN_DRAWN = Text(
    "Seven bonus tiles are declared on one's own turn, not on another player's tile.",
    "Siedem bonusowych zgłasza się we własnej kolejce, a nie na cudzy kamień.",
)


def line(
    request: Request, laid: Laid, fan: str, why: Text, rule: str, count: int = 1, value: int = -1
) -> Line:
    """A refused fan with what it would have been worth."""
    pattern = BY_ID[fan]
    return Line(
        id=fan,
        name=pattern,
        why=why.having(fan=pattern),
        value=pattern.closed if value < 0 else value,
        count=count,
        rule=rule,
        original=pattern.script,
        sets=made_of(request, laid, fan),
    )


def fans_of(request: Request, score: Score) -> dict[str, tuple[int, int]]:
    """All fans of a reading: limit patterns and ordinary ones together."""
    found = {fan["id"]: (fan["value"], fan["count"]) for fan in score.fans}
    if score.limit_code and not is_automatic(score):
        for fan in request.options.scorer.ordinary(request, score).fans:
            found[fan["id"]] = (fan["value"], fan["count"])
    found.pop("chicken_hand", None)
    return found


def is_automatic(score: Score) -> bool:
    """Was it a win by bonus tiles alone?"""
    return any(fan["id"] in ("seven_bonus", "all_eight_bonus") for fan in score.fans)


def refusals(request: Request, score: Score, laid: Laid) -> list[Line]:
    """Every refused fan once, for the first reason found."""
    found: dict[str, Line] = {}
    if is_automatic(score):
        return []
    present = fans_of(request, score)
    for refused in (
        *absorbed(request, present, laid),
        *missed(request, score, present, laid),
        *cut_by_limit(request, score, present, laid),
        *switched_off(request, score, present, laid),
    ):
        found.setdefault(refused.id, refused)
    return list(found.values())


def absorbed(request: Request, present: dict[str, tuple[int, int]], laid: Laid) -> Iterator[Line]:
    """What another fan includes (3.3a, 3.7, 5.3)."""
    there = {
        "dragon_pung": "dragon_pung" not in present,
        "replacement_tile": True,
        "terminal_chows": bool(terminal_chows(laid, in_snake=True)),
        "twin_chows": "twin_chows" not in present and bool(identical(laid, 2)),
        "twelve_exposed": True,
    }
    for exclusion in ABSORBS:
        if exclusion.by not in present:
            continue
        for fan in exclusion.removes:
            if there[fan]:
                sets = {"terminal_chows": terminal_chows(laid, in_snake=True)}.get(fan)
                why = ABSORBED.having(fan=BY_ID[fan], by=BY_ID[exclusion.by])
                yield Line(
                    id=fan,
                    name=BY_ID[fan],
                    why=why,
                    value=BY_ID[fan].closed,
                    rule=exclusion.rule,
                    original=BY_ID[fan].script,
                    sets=sets or made_of(request, laid, fan),
                )
    if "three_identical_chows" in present:
        numbers = {text[:-1] for text in triple_chows(laid)}
        if any(text[:-1] in numbers for text in same_numbers(laid, 2)):
            why = ABSORBED.having(by=BY_ID["three_identical_chows"])
            yield line(request, laid, "same_chow_two_suits", why, "5.3")
    if "bouquet" in present and request.options["bouquet"] == "total3":
        why = ABSORBED.having(by=BY_ID["bouquet"])
        for series in range(2):
            if request.bonus >> (4 * series) & 15 == 15:
                for fan in ("own_bonus", "round_bonus"):
                    if fan == "own_bonus" or request.options.is_on("round_bonus"):
                        yield line(request, laid, fan, why, "3.7")


def missed(
    request: Request, score: Score, present: dict[str, tuple[int, int]], laid: Laid
) -> Iterator[Line]:
    """Limit hands and snakes that were nearly there."""
    tile = NAMES[request.win]
    closed = request.options.scorer.is_closed(request)
    drawn = request.by == SELF_DRAW
    if "all_pungs" in present and "hidden_treasure" not in present and not request.is_open():
        if not closed:
            yield line(request, laid, "hidden_treasure", OPENED, "3.5")
        elif drawn:
            yield line(request, laid, "hidden_treasure", TREASURE_PUNG.having(tile=tile), "4")
        else:
            yield line(request, laid, "hidden_treasure", TREASURE_DISCARD, "4")
    if "purity" in present and "nine_gates" not in present and not request.melds:
        first = request.win // 9 * 9
        ranks = [request.count(first + rank) for rank in range(9)]
        if min(ranks) > 0 and ranks[0] >= 3 and ranks[8] >= 3:
            why = GATES.having(tile=tile) if closed else OPENED
            yield line(request, laid, "nine_gates", why, "4" if closed else "3.5")
    if request.has("first_turn") and not {"heaven", "earth"} & set(present):
        fan = "earth" if request.seat else "heaven"
        earth = NOT_EARTH_EITHER if request.options.is_on("earth_own_draw") else NOT_EARTH
        why = OPENED if not closed else earth if request.seat else NOT_HEAVEN
        yield line(request, laid, fan, why, "4, 7.9")
    if not closed and not request.is_open():
        yield line(request, laid, "concealed_hand", OPENED, "3.5")
    if "exposed_snake" in present:
        yield line(request, laid, "concealed_snake", SNAKE_SHOWN, "5")
    chows = {chow.tiles for chow in laid.chows}
    if "three_identical_chows" in present and len(laid.chows) == 4 and len(chows) == 1:
        yield line(request, laid, "big_four_in_one", FOUR_EQUAL, "5.3")
    seven = request.options["seven_bonus"] == "win-3" and request.bonus.bit_count() == 7
    if seven and not drawn and score.fans:
        yield line(request, laid, "seven_bonus", SEVEN_DRAWN, "3.7")


def cut_by_limit(
    request: Request, score: Score, present: dict[str, tuple[int, int]], laid: Laid
) -> Iterator[Line]:
    """Ordinary fans of a limit hand (3.4)."""
    counted = {fan["id"] for fan in score.fans}
    for fan, (value, count) in present.items():
        if fan not in counted and score.limit_code:
            yield line(request, laid, fan, CUT, "3.4", count, value)


def switched_off(
    request: Request, score: Score, present: dict[str, tuple[int, int]], laid: Laid
) -> Iterator[Line]:
    """Fans that the same reading would have with another option."""
    for key, value in SWITCHES:
        if request.options[key] == value:
            continue
        other = with_option(request, key, value)
        if other is None:
            continue
        for reading in other.options.scorer.all_readings(other):
            there = fans_of(other, reading)
            for fan, (worth, count) in there.items():
                here = (reading.reading, reading.place) == (score.reading, score.place)
                more = count - present.get(fan, (0, 0))[1]
                if more <= 0 or not (here or (fan == key and fan in SPECIAL)):
                    continue
                if key == "style":
                    yield line(request, laid, fan, ONLY_NEW, "5", more, worth)
                else:
                    family = request.options.family
                    why = SWITCHED_OFF.having(
                        name=option_name(family, key), value=value_name(family, key, value)
                    )
                    yield line(request, laid, fan, why, BY_ID[fan].rule, more, worth)


def with_option(request: Request, key: str, value: Value) -> Request | None:
    """The same request under one other option, if it can be."""
    fields: dict[str, Any] = dict(request.fields)
    fields["options"] = {**(fields.get("options") or {}), key: value}
    try:
        return Request(fields)
    except WrobelError:
        return None


__all__ = ["BY_ID", "fans_of", "is_automatic", "refusals"]
