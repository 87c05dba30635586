"""Game records in the notation of another Japanese program, as our events.

Seats ``l`` count from the dealer of the hand. A sign behind a tile of a meld tells the giver, ``_``
a discarded draw, ``*`` riichi; the stick is not mentioned.
"""

from collections.abc import Iterator
from typing import Any

from tests.support.data import rows
from tests.support.tenhou_games import rounding
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
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules.rulesets import load, patterns_of
from wrobel.tiles import NAMES, WINDS

GIVERS = {"+": 1, "=": 2, "-": 3}
ABORTS = {
    "九種九牌": "nine_kinds",
    "四風連打": "four_winds",
    "四開槓": "four_kongs",
    "四家立直": "four_riichi",
    "三家和": "triple_ron",
}


def games() -> Iterator[GameLog]:
    for row in rows("riichi_kobalab_paipu"):
        yield game_of(row["data"])


def text(tiles: str) -> str:
    """``m123p0`` as our canonical text."""
    found = suit = ""
    for char in tiles:
        if char in "mpsz":
            suit = char
        else:
            found += char + suit
    return write_tiles(read_tiles(found))


def names(tiles: str) -> list[str]:
    return [NAMES[tile] for tile in read_tiles(text(tiles))]


def concealed(hand: str) -> str:
    return text("".join(char for char in hand.partition(",")[0] if char not in "*_"))


def game_of(data: dict[str, Any]) -> GameLog:
    hands = [hand for hand in data["log"] if hand]
    match = Match(1, "tenhou", dict(load("tenhou")), None, list("ABCD"))
    events: list[AnyEvent] = [match]
    for number, (hand, following) in enumerate(zip(hands, [*hands[1:], None], strict=True), 1):
        events += _Hand(number, hand, following).events()
    if "defen" in data:
        first = data["qijia"]
        scores = [data["defen"][(first + player) % 4] for player in range(4)]
        points = [float(data["point"][(first + player) % 4]) for player in range(4)]
        match.options["score_rounding"] = rounding(scores, points)
        events.append(Final(scores, None, points))
    return GameLog("wrobel", "event", events, list(range(len(events))))


def fan_id(name: str) -> str:
    known = {script: id for id, script in IDS}
    return known[name.partition(" ")[0]]


IDS = [
    *((pattern.id, pattern.script) for pattern in patterns_of("riichi")),
    ("yakuhai_dragon", "翻牌"),
    ("yakuhai_round", "場風"),
    ("yakuhai_seat", "自風"),
    ("double_riichi", "ダブル立直"),
    ("tanyao", "断幺九"),
    ("chanta", "混全帯幺九"),
    ("toitoi", "対々和"),
    ("haitei", "海底摸月"),
    ("houtei", "河底撈魚"),
    ("red_five", "赤ドラ"),
    ("ura_dora", "裏ドラ"),
    ("dora", "ドラ"),
]


class _Hand:
    def __init__(self, number: int, items: list[Any], following: list[Any] | None) -> None:
        self.number = number
        self.deal = items[0]["qipai"]
        self.items = items[1:]
        self.following = following[0]["qipai"] if following else None
        self.dealer: int = self.deal["jushu"]
        self.left = 70
        self.scores = self.by_player(self.deal["defen"])
        self.payments = [0, 0, 0, 0]
        self.dora = [text(self.deal["baopai"])]
        self.last = ""
        self.riichi: set[int] = set()

    def player(self, seat: int) -> int:
        return (seat + self.dealer) % 4

    def by_player(self, values: list[Any]) -> list[Any]:
        return [values[(player - self.dealer) % 4] for player in range(4)]

    def events(self) -> Iterator[AnyEvent]:
        deal, wind = self.deal, WINDS[self.deal["zhuangfeng"]]
        yield Hand(
            name=f"{wind}{self.dealer + 1}.{deal['changbang']}",
            round=wind,
            number=self.number,
            dealer=self.dealer,
            winds=[WINDS[(player - self.dealer) % 4] for player in range(4)],
            honba=deal["changbang"],
            deposits=deal["lizhibang"],
            scores=self.by_player(deal["defen"]),
            dice=None,
            commitment=None,
            hands=[text(hand) for hand in self.by_player(deal["shoupai"])],
            dora=list(self.dora),
            left=70,
        )
        for place, item in enumerate(self.items):
            [(kind, value)] = item.items()
            after = next(iter(self.items[place + 1])) if place + 1 < len(self.items) else ""
            player = self.player(value.get("l", 0))
            yield from getattr(self, kind)(player, value, after)
        following = self.following
        yield Settled(
            payments=self.payments,
            scores=self.scores,
            honba=following["changbang"] if following else None,
            deposits=following["lizhibang"] if following else None,
            dealer_stays=following["jushu"] == self.dealer if following else None,
            salt=None,
            wall=None,
        )

    def zimo(self, player: int, value: Any, _: str, tail: bool = False) -> Iterator[AnyEvent]:
        self.left -= 1
        self.last = text(value["p"])
        yield Draw(player, self.last, self.left, tail)

    def gangzimo(self, player: int, value: Any, after: str) -> Iterator[AnyEvent]:
        yield from self.zimo(player, value, after, tail=True)

    def dapai(self, player: int, value: Any, after: str) -> Iterator[AnyEvent]:
        tile, marks = value["p"][:2], value["p"][2:]
        self.last = text(tile)
        yield Discard(player, self.last, "_" in marks, "*" in marks)
        ronned = after == "hule" or (after == "pingju" and self.is_triple_ron())
        if "*" in marks and not ronned:
            self.riichi.add(player)
            self.scores[player] -= 1000
            yield Riichi(player)

    def is_triple_ron(self) -> bool:
        return bool(self.items[-1]["pingju"]["name"] == "三家和")

    def fulou(self, player: int, value: Any, _: str) -> Iterator[AnyEvent]:
        meld = value["m"]
        place = next(place for place, char in enumerate(meld) if char in GIVERS)
        giver = (player + GIVERS[meld[place]]) % 4
        claimed = meld[0] + meld[place - 1]
        own = text(meld[: place - 1] + meld[place + 1 :])
        digits = sorted("5" if char == "0" else char for char in meld if char.isdigit())
        kind = Chow if len(set(digits)) > 1 else Pung if len(digits) == 3 else Kong
        yield kind(player, giver, text(claimed), own)

    def gang(self, player: int, value: Any, _: str) -> Iterator[AnyEvent]:
        meld = value["m"]
        if any(char in GIVERS for char in meld):
            self.last = text(meld[0] + meld[-1])
            yield AddedKong(player, self.last)
        else:
            yield ClosedKong(player, text(meld))

    def kaigang(self, _: int, value: Any, _after: str) -> Iterator[AnyEvent]:
        self.dora.append(text(value["baopai"]))
        yield Dora(self.dora[-1])

    def pay(self, fenpei: list[int]) -> list[int]:
        paid = self.by_player(fenpei)
        self.payments = [a + b for a, b in zip(self.payments, paid, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, paid, strict=True)]
        return paid

    def hule(self, player: int, value: Any, _: str) -> Iterator[AnyEvent]:
        giver = None if value["baojia"] is None else self.player(value["baojia"])
        held = concealed(value["shoupai"])
        tiles = names(
            "".join(char for char in value["shoupai"].partition(",")[0] if char not in "*_")
        )
        tiles.remove(self.last)
        assert len(tiles) == len(read_tiles(held)) - 1
        fans = [(fan_id(fan["name"]), fan["fanshu"]) for fan in value["hupai"]]
        points = value["defen"]
        worth = points * 2 // 3 if player == self.dealer else points
        limits = {8000: "mangan", 12000: "haneman", 16000: "baiman", 24000: "sanbaiman"}
        claimed = Claimed(
            tile=self.last,
            hand=write_tiles(read_tiles("".join(tiles))),
            dora=list(self.dora),
            ura=[text(tile) for tile in value["fubaopai"] or []],
            han=value["fanshu"],
            fu=value["fu"],
            limit=limits.get(worth),
            points=points,
            fans=fans,
            payments=self.pay(value["fenpei"]),
        )
        yield Win(player, giver, None, None, claimed)

    def pingju(self, _: int, value: Any, _after: str) -> Iterator[AnyEvent]:
        shown = [concealed(hand) if hand else None for hand in self.by_player(value["shoupai"])]
        paid = self.pay(value["fenpei"])
        if why := ABORTS.get(value["name"]):
            declarer = next((p for p in range(4) if shown[p]), None)
            yield Abort(why, shown, declarer if why == "nine_kinds" else None)
            return
        tenpai = [player for player in range(4) if shown[player]]
        gained = [player for player in range(4) if paid[player] > 0]
        yield Exhausted(tenpai, gained if value["name"] == "流し満貫" else [], shown)
