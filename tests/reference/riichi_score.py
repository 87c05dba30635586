"""A slow and obvious riichi scorer, written from the specification alone.

``score`` takes a scoring request as a dictionary and returns the answer as a dictionary. Input
is taken to be valid: the only refusals are ``not_a_win`` and ``no_yaku``. Rule numbers in the
comments are those of the riichi specification.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .riichi_hand import (
    DRAGONS,
    GREEN,
    HONOURS,
    KINDS,
    ORPHANS,
    TERMINALS,
    WIND_TILES,
    WINDS,
    Hand,
    Reading,
    kind_of,
    next_kind,
    parse,
    readings,
)

# Section 10.1 and 10.2: the han of a closed and of an open hand (0: not allowed open).
_HAN = {
    "riichi": (1, 0), "double_riichi": (2, 0), "ippatsu": (1, 0), "menzen_tsumo": (1, 0),
    "pinfu": (1, 0), "iipeikou": (1, 0), "tanyao": (1, 1), "yakuhai_dragon": (1, 1),
    "yakuhai_seat": (1, 1), "yakuhai_round": (1, 1), "rinshan": (1, 1), "chankan": (1, 1),
    "haitei": (1, 1), "houtei": (1, 1), "chiitoitsu": (2, 0), "chanta": (2, 1), "ittsuu": (2, 1),
    "sanshoku_doujun": (2, 1), "sanshoku_doukou": (2, 2), "sanankou": (2, 2),
    "sankantsu": (2, 2), "toitoi": (2, 2), "shousangen": (2, 2), "honroutou": (2, 2),
    "honitsu": (3, 2), "junchan": (3, 2), "ryanpeikou": (3, 0), "chinitsu": (6, 5),
    "renhou_mangan": (5, 0),
}  # fmt: skip
_YAKUMAN = (
    "kokushi", "chuuren", "suuankou", "suukantsu", "daisangen", "shousuushii", "daisuushii",
    "tsuuiisou", "chinroutou", "ryuuiisou", "tenhou", "chiihou", "renhou",
)  # fmt: skip

Fans = list[tuple[str, int, int]]


def find_yakuman(hand: Hand, reading: Reading) -> dict[str, int]:
    """The yakuman of a reading with their worth (section 10.2)."""
    opts = hand.opts
    kinds, before, suit = set(hand.kinds), Counter(hand.concealed), hand.win[1]
    pungs = [g for g in reading.groups if g.pungish]
    heads = [g.first for g in pungs]
    pair = next((g.first for g in reading.groups if g.shape == "pair"), "")
    winds = sum(w in heads for w in WIND_TILES)
    gates = Counter(parse("1112345678999" + suit))
    one_suit = suit != "z" and all(k[1] == suit for k in kinds)
    blessed = "first_turn" in hand.flags and hand.tsumo and not hand.melds
    tests = {
        "kokushi": reading.form == "orphans",
        "chuuren": not hand.melds and one_suit and not gates - Counter(hand.kinds),
        "suuankou": sum(g.concealed for g in pungs) == 4,
        "suukantsu": sum(g.shape == "kong" for g in pungs) == 4,
        "daisangen": all(d in heads for d in DRAGONS),
        "shousuushii": winds == 3 and pair in WIND_TILES,
        "daisuushii": winds == 4,
        "tsuuiisou": kinds <= set(HONOURS),
        "chinroutou": kinds <= set(TERMINALS),
        "ryuuiisou": kinds <= set(GREEN),
        "tenhou": blessed and hand.seat == "E",
        "chiihou": blessed and hand.seat != "E",
        "renhou": hand.renhou and opts["renhou"] == "yakuman",
    }
    double = {  # R10.5: by the shape before the winning tile
        "kokushi": opts["double_kokushi"] and len(before) == 13,
        "chuuren": opts["double_chuuren"] and before == gates,
        "suuankou": opts["double_suuankou"] and reading.wait == "one-tile",
        "daisuushii": opts["double_daisuushii"],
    }
    return {name: 2 if double.get(name) else 1 for name, holds in tests.items() if holds}


def find_yaku(hand: Hand, reading: Reading) -> dict[str, int]:
    """The ordinary yaku of a reading and how many of each, renhou left out (section 10.1)."""
    opts, flags, closed = hand.opts, hand.flags, hand.closed
    groups = reading.groups
    kinds = set(hand.kinds)
    suits = {k[1] for k in kinds} - {"z"}
    honours = bool(kinds & set(HONOURS))
    seat_wind, round_wind = hand.winds
    chows = [g for g in groups if g.shape == "chow"]
    pungs = [g for g in groups if g.pungish]
    heads = [g.first for g in pungs]
    pair = next((g.first for g in groups if g.shape == "pair"), "")
    starts = Counter(g.first for g in chows)
    twins = sum(n // 2 for n in starts.values())
    outside = bool(groups) and all(set(g.kinds) & set(ORPHANS) for g in groups)
    dragons = sum(d in heads for d in DRAGONS)
    last = "last_tile" in flags
    replacement = "replacement" in flags and hand.tsumo
    pinfu = (
        closed
        and len(chows) == 4
        and pair not in (*DRAGONS, seat_wind, round_wind)
        and reading.wait == "two-sided"
        and (opts["pinfu_tsumo"] or not hand.tsumo)  # R9.11
    )
    tests: dict[str, int | bool] = {
        "riichi": "riichi" in flags and "double_riichi" not in flags,
        "double_riichi": "double_riichi" in flags,
        "ippatsu": "ippatsu" in flags and hand.riichi and opts["ippatsu"],
        "menzen_tsumo": closed and hand.tsumo,
        "pinfu": pinfu,
        "iipeikou": closed and twins == 1,
        "tanyao": not kinds & set(ORPHANS) and (closed or opts["open_tanyao"]),
        "yakuhai_dragon": dragons,
        "yakuhai_seat": seat_wind in heads,
        "yakuhai_round": round_wind in heads,
        "rinshan": replacement,
        "chankan": hand.request["by"] == "robbed-kong",
        "haitei": last and hand.tsumo and (not replacement or opts["rinshan_with_haitei"]),
        "houtei": last and hand.request["by"] == "discard",
        "chiitoitsu": reading.form == "seven_pairs",
        "chanta": outside and bool(chows) and honours,
        "ittsuu": any(all(starts[n + s] for n in "147") for s in "mps"),
        "sanshoku_doujun": any(all(starts[n + s] for s in "mps") for n in "1234567"),
        "sanshoku_doukou": any(all(n + s in heads for s in "mps") for n in "123456789"),
        "sanankou": sum(g.concealed for g in pungs) == 3,
        "sankantsu": sum(g.shape == "kong" for g in pungs) == 3,
        "toitoi": len(pungs) == 4,
        "shousangen": dragons == 2 and pair in DRAGONS,
        "honroutou": kinds <= set(ORPHANS),
        "honitsu": len(suits) == 1 and honours,
        "junchan": outside and bool(chows) and not honours,
        "ryanpeikou": closed and twins == 2,
        "chinitsu": len(suits) == 1 and not honours,
    }
    return {name: int(n) for name, n in tests.items() if n}


def find_fu(hand: Hand, reading: Reading, pinfu: bool) -> int:
    """Section 9.2."""
    if reading.form == "seven_pairs":
        return 25
    if reading.form == "orphans":
        return 0
    if pinfu:
        return 20 if hand.tsumo else 30  # R9.11
    fu = 30 if hand.closed and not hand.tsumo else 20
    for group in reading.groups:
        outer = group.first in ORPHANS
        if group.pungish:
            points = 2 * (2 if outer else 1) * (2 if group.concealed else 1)
            fu += points * 4 if group.shape == "kong" else points
        elif group.shape == "pair":
            valued = hand.winds.count(group.first)
            if group.first in DRAGONS or valued == 1:
                fu += 2
            elif valued == 2:
                fu += hand.opts["double_wind_pair_fu"]  # R9.7
    if reading.wait == "one-tile":
        fu += 2
    if hand.tsumo:
        fu += hand.opts["rinshan_tsumo_fu"] if "replacement" in hand.flags else 2  # R9.13
    elif fu == 20:
        fu += hand.opts["open_pinfu_fu"]  # R9.12
    return -(-fu // 10) * 10


def bonus(hand: Hand) -> Fans:
    """Dora, ura dora and red fives (R9.1 (3), R3.9)."""
    opts, kinds = hand.opts, hand.kinds

    def shown(key: str, all_of_them: bool) -> int:
        indicators = parse(hand.request.get(key))
        if not all_of_them:
            indicators = indicators[:1]
        return sum(kinds.count(next_kind(kind_of(i))) for i in indicators)

    ura = shown("ura", opts["kan_ura"]) if hand.riichi and opts["ura"] else 0
    found = (("dora", shown("dora", opts["kan_dora"])), ("ura_dora", ura), ("red_five", hand.reds))
    return [(name, 1, n) for name, n in found if n]


def base_points(opts: dict[str, Any], han: int, fu: int) -> tuple[int, str | None]:
    """Section 9.3: base points and the name of the limit."""
    if han >= 13 and opts["counted_yakuman"]:
        return 8000, "counted_yakuman"
    for least, base, name in ((11, 6000, "sanbaiman"), (8, 4000, "baiman"), (6, 3000, "haneman")):
        if han >= least:
            return base, name
    base = fu * 2 ** (han + 2)
    if han >= 5 or base >= 2000 or (base == 1920 and opts["kiriage"]):
        return 2000, "mangan"
    return base, None


def up(amount: int) -> int:
    """Round up to a hundred (R9.17)."""
    return -(-amount // 100) * 100


def shares(base: int, seat: str) -> dict[str, int]:
    """What each opponent pays when the seat wins by own draw."""
    return {w: up(base * (2 if "E" in (seat, w) else 1)) for w in WINDS if w != seat}


@dataclass
class Result:
    """One reading, scored."""

    fans: Fans
    han: int
    fu: int
    yakuman: int
    limit: str | None
    base: int
    points: int
    missing: int = 0
    patterns: dict[str, int] = field(default_factory=dict)


def results(hand: Hand, honba: int) -> Iterator[Result]:
    """Every reading scored; readings without a yaku are left out."""
    opts = hand.opts

    def make(fans: Fans, han: int, fu: int, yakuman: int, base: int, limit: str | None) -> Result:
        if hand.tsumo:
            points = sum(shares(base, hand.seat).values())
        else:
            points = up(base * (6 if hand.seat == "E" else 4))
        return Result(fans, han, fu, yakuman, limit, base, points)

    for reading in readings(hand):
        patterns = find_yakuman(hand, reading)
        if patterns:
            counted = patterns
            if not opts["yakuman_stack"]:  # R10.1: the best one; a fed one before its equals
                fed = fed_yakuman(hand, patterns)
                names = [n for n in _YAKUMAN if n in patterns]
                best = max(names, key=lambda n: (patterns[n], n in fed))
                counted = {best: patterns[best]}
            fans = [(n, counted[n], 1) for n in _YAKUMAN if n in counted]
            total = sum(counted.values())
            result = make(fans, 0, 0, total, 8000 * total, "yakuman")
            result.patterns = patterns
            yield result
            continue
        yaku = find_yaku(hand, reading)
        fu = find_fu(hand, reading, "pinfu" in yaku)
        if hand.renhou and opts["renhou"] == "5han":
            yaku["renhou_mangan"] = 1
        fans = [(n, _HAN[n][not hand.closed], yaku[n]) for n in _HAN if n in yaku]
        from_yaku = sum(value * count for _, value, count in fans)
        if hand.renhou and opts["renhou"] == "mangan":  # R10.2
            yield make([("renhou_mangan", 5, 1)], 5, fu, 0, 2000, "mangan")
        if from_yaku:
            fans += bonus(hand)
            han = sum(value * count for _, value, count in fans)
            result = make(fans, han, fu, 0, *base_points(opts, han, fu))
            if opts["two_han_at_5"] and honba >= 5:  # R7.6
                result.missing = max(0, 2 - from_yaku)
            yield result


def best_result(hand: Hand, honba: int) -> Result | None:
    """R5.30: the best payment, then han, then fu; readings that may win come first."""

    def rank(result: Result) -> tuple[bool, int, int, bool, int, int]:
        exact = any(name == "renhou_mangan" for name, _, _ in result.fans)
        return (
            not result.missing, result.points, result.yakuman, exact, result.han, result.fu
        )  # fmt: skip

    return max(results(hand, honba), key=rank, default=None)


def fed_yakuman(hand: Hand, patterns: dict[str, int]) -> dict[str, str]:
    """The yakuman that somebody answers for, and who (R8.1, R8.8).

    It is the giver of the last set; ``liable`` must agree with it, or says it where the set does
    not. A ``liable`` of nobody ends the matter.
    """
    liable, opts = hand.request.get("liable", "unsaid"), hand.opts
    if liable is None:
        return {}
    wanted = {"suukantsu": KINDS, "daisangen": DRAGONS, "daisuushii": WIND_TILES}
    out = {}
    for name, kinds in wanted.items():
        if name not in patterns:
            continue
        sets = [
            m
            for m in hand.request.get("melds") or []
            if kind_of(parse(m["tiles"])[0]) in kinds
            and m["kind"] in (("kong",) if name == "suukantsu" else ("pung", "kong"))
        ]
        if not opts[f"pao_{name}"] or len(sets) != (3 if name == "daisangen" else 4):
            continue
        *earlier, last = sets
        giver = last.get("from", liable)
        if last.get("concealed") or giver == "unsaid" or liable not in (giver, "unsaid"):
            continue
        if name == "suukantsu":
            if not last.get("added"):
                out[name] = giver
        elif opts["pao_closed_kong"] or not any(m.get("concealed") for m in earlier):
            out[name] = giver
    return out


def rinshan_payer(hand: Hand) -> str | None:
    """R8.9: an own draw after a claimed kong, the last one made unless ``liable`` says whose."""
    if not (hand.opts["pao_rinshan"] and hand.tsumo and "replacement" in hand.flags):
        return None
    liable = hand.request.get("liable", "unsaid")
    if liable is None:
        return None
    kongs = [m for m in hand.request.get("melds") or [] if m["kind"] == "kong"]
    claimed = [m for m in kongs if not m.get("added") and not m.get("concealed")]
    if liable != "unsaid":
        return liable if any(m.get("from", liable) == liable for m in claimed) else None
    return kongs[-1].get("from") if kongs and kongs[-1] in claimed else None


def pay(hand: Hand, result: Result, honba: int, sticks: int) -> dict[str, int] | None:
    """Who pays what: R9.17, counters (R7.3), deposits (R3.10) and liability (section 8)."""
    opts, seat, giver = hand.opts, hand.seat, hand.request.get("from")
    if not hand.tsumo and giver is None:
        return None
    counter = opts["honba"] * honba
    out = dict.fromkeys(WINDS, 0)
    counted = {name: value for name, value, _ in result.fans}
    fed = {name: who for name, who in fed_yakuman(hand, result.patterns).items() if name in counted}
    charged: dict[str, int] = {}  # base points that somebody is liable for
    for name, who in fed.items():
        charged[who] = charged.get(who, 0) + 8000 * counted[name]
    liable = list(fed.values())[-1] if fed else rinshan_payer(hand)
    if liable and not (fed and opts["yakuman_stack"] and opts["pao_scope"] == "own-yakuman"):
        charged = {liable: result.base}  # R8.6
    own_base = result.base - sum(charged.values())
    if hand.tsumo:
        for wind, amount in shares(own_base, seat).items():
            out[wind] -= amount + (0 if liable else counter // 3)
        for who, base in charged.items():  # R8.3
            out[who] -= sum(shares(base, seat).values())
        if liable:
            out[liable] -= counter
    else:
        times = 6 if seat == "E" else 4
        payer = str(giver)
        out[payer] -= up(own_base * times)
        for who, base in charged.items():  # R8.4, R8.5
            half = up(base * times) // 2
            out[payer] -= half
            out[who] -= half
        out[liable if liable and opts["pao_honba"] == "liable" else payer] -= counter
    out[seat] = 1000 * sticks - sum(out.values())
    return out


def score(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to a scoring request."""
    hand = Hand.of(request)
    honba = request.get("honba") or 0
    found = best_result(hand, honba)
    if found is None:
        code = "no_yaku" if readings(hand) else "not_a_win"
        error = {"code": code, "message": code.replace("_", " ")}
        return {"id": request.get("id"), "ok": False, "error": error}
    answer: dict[str, Any] = {
        "id": request.get("id"),
        "ok": True,
        "legal": not found.missing,
        "fans": [{"id": n, "value": v, "count": c} for n, v, c in found.fans],
        "han": found.han,
        "fu": found.fu,
        "yakuman": found.yakuman,
        "limit": found.limit,
        "total": 0,
        "points": found.points,
        "payments": None,
    }
    if found.missing:
        answer["missing"] = found.missing
    else:
        answer["payments"] = pay(hand, found, honba, request.get("deposits") or 0)
    return answer
