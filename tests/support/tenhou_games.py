"""Tenhou's recorded games as our events: everything the records say, and nothing more."""

from collections.abc import Iterator
from typing import Any

from tests.support.data import rows
from wrobel.logs.events import (
    Abort,
    AddedKong,
    AnyEvent,
    Chow,
    Claimed,
    ClosedKong,
    Discard,
    Dora,
    Draw,
    Exhausted,
    Final,
    Hand,
    Kong,
    Match,
    Pung,
    Riichi,
    Settled,
    Win,
)
from wrobel.logs.game import GameLog
from wrobel.notation import write_tiles
from wrobel.rules.rulesets import load
from wrobel.tiles import NAMES, WINDS, from_tenhou

ABORTS = {
    "yao9": "nine_kinds",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "ron3": "triple_ron",
    "kan4": "four_kongs",
}
LIMITS = (None, "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
CLAIMS: dict[str, type[Chow | Pung | Kong]] = {"chi": Chow, "pon": Pung, "daiminkan": Kong}
# Our names of Tenhou's yaku numbers, written down here a second time.
YAKU = (
    "menzen_tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou "
    + "yakuhai_seat " * 4
    + "yakuhai_round " * 4
    + "yakuhai_dragon " * 3
    + "double_riichi chiitoitsu chanta ittsuu sanshoku_doujun sanshoku_doukou sankantsu toitoi "
    "sanankou shousangen honroutou ryanpeikou junchan honitsu chinitsu renhou tenhou chiihou "
    "daisangen suuankou suuankou tsuuiisou ryuuiisou chinroutou chuuren chuuren kokushi kokushi "
    "daisuushii shousuushii suukantsu dora ura_dora red_five"
).split()


def games() -> Iterator[GameLog]:
    """All of them, one by one."""
    for row in rows("riichi_tenhou_games"):
        yield game_of(row)


def rounding(scores: list[int], results: list[float] | None) -> str:
    """How the results were rounded: to thousands before 2023 (R7.10)."""
    uneven = any(score % 1000 for score in scores)
    return "to-1000" if results and uneven and not any(x % 1 for x in results) else "none"


def game_of(row: dict[str, Any]) -> GameLog:
    rules = row["rules"]
    options = load(
        "tenhou",
        {
            "red_fives": 3 if rules["aka"] else 0,
            "open_tanyao": rules["kuitan"],
            "length": "east-only" if rules["length"] == "tonpuusen" else "east-south",
            "score_rounding": rounding(row["final_scores"], row["final_points"]),
        },
    )
    names = [f"{row['id'][:10]} {player} żółć" for player in range(4)]
    events: list[AnyEvent] = [Match(1, "tenhou", dict(options), "tenhou", names)]
    rounds = row["rounds"]
    for number, (this, following) in enumerate(zip(rounds, [*rounds[1:], None], strict=True), 1):
        events += hand_events(number, this, following)
    results = row["final_points"]
    events.append(Final(row["final_scores"], None, results and [float(x) for x in results]))
    return GameLog("wrobel", "event", events, list(range(len(events))))


def name(id: int) -> str:
    return NAMES[from_tenhou(id)]


def text(ids: list[int]) -> str:
    return write_tiles(from_tenhou(id) for id in ids)


def hand_events(
    number: int, this: dict[str, Any], following: dict[str, Any] | None
) -> Iterator[AnyEvent]:
    """One hand from the deal to the settlement."""
    dealer = this["dealer"]
    wind = WINDS[this["round"] // 4]
    yield Hand(
        name=f"{wind}{dealer + 1}.{this['honba']}",
        round=wind,
        number=number,
        dealer=dealer,
        winds=[WINDS[(player - dealer) % 4] for player in range(4)],
        honba=this["honba"],
        deposits=this["sticks"],
        scores=this["scores"],
        dice=this["dice"],
        commitment=None,
        hands=[text(hand) for hand in this["hands"]],
        dora=[name(this["dora_indicator"])],
        left=70,
    )
    yield from play(this["events"])
    scores = list(this["scores"])
    for event in this["events"]:
        if event[0] == "riichi_ok":
            scores[event[1]] -= 1000
    payments = [0, 0, 0, 0]
    for win in this["wins"]:
        payments = [a + b for a, b in zip(payments, win["delta"], strict=True)]
        yield Win(win["winner"], win["loser"], None, None, claimed(win))
    if this["draw"]:
        payments = this["draw"]["delta"]
        yield draw(this)
    wall = this.get("wall")
    yield Settled(
        payments=payments,
        scores=[a + b for a, b in zip(scores, payments, strict=True)],
        honba=following["honba"] if following else None,
        deposits=following["sticks"] if following else None,
        dealer_stays=following["dealer"] == dealer if following else None,
        salt=None,
        wall="".join(map(name, bytes.fromhex(wall))) if wall else None,
    )


def play(events: list[list[Any]]) -> Iterator[AnyEvent]:
    left = 70
    tail = False
    declaring = None
    for event in events:
        kind, rest = event[0], event[1:]
        if kind == "draw":
            left -= 1
            yield Draw(rest[0], name(rest[1]), left, tail)
            tail = False
        elif kind == "discard":
            yield Discard(rest[0], name(rest[1]), bool(rest[2]), declaring == rest[0])
            declaring = None
        elif kind == "riichi":
            declaring = rest[0]
        elif kind == "riichi_ok":
            yield Riichi(rest[0])
        elif kind == "dora":
            yield Dora(name(rest[0]))
        elif kind == "ankan":
            yield ClosedKong(rest[0], text(rest[1]))
        elif kind == "kakan":
            yield AddedKong(rest[0], name(rest[1]))
        else:
            yield CLAIMS[kind](rest[0], rest[1], name(rest[2]), text(rest[3]))
        tail = tail or kind in {"ankan", "kakan", "daiminkan"}


def claimed(win: dict[str, Any]) -> Claimed:
    hand = list(win["hand"])
    hand.remove(win["win_tile"])
    counted = win["limit"] == 5 and not win["yakuman"]
    fans = [(YAKU[id], han) for id, han in win["yaku"]] + [(YAKU[id], 1) for id in win["yakuman"]]
    return Claimed(
        tile=name(win["win_tile"]),
        hand=text(hand),
        dora=[name(id) for id in win["dora"]],
        ura=[name(id) for id in win["ura"]],
        han=sum(han for _, han in win["yaku"]),
        fu=win["fu"],
        limit="counted_yakuman" if counted else LIMITS[win["limit"]],
        points=win["points"],
        fans=fans,
        liable=win["pao"],
        payments=win["delta"],
    )


def draw(this: dict[str, Any]) -> AnyEvent:
    ending = this["draw"]
    hands = [None if ids is None else text(ids) for ids in ending["tenpai"]]
    if why := ABORTS.get(ending["type"]):
        declarer = this["events"][-1][1] if why == "nine_kinds" else None
        return Abort(why, list(hands), declarer)
    tenpai = [player for player, hand in enumerate(hands) if hand is not None]
    gained = [player for player, paid in enumerate(ending["delta"]) if paid > 0]
    return Exhausted(tenpai, gained if ending["type"] == "nm" else [], list(hands))
