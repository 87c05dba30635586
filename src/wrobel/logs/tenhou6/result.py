"""How tenhou6 says what a hand came to: texts with numbers in them, both ways."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Raw, json

from wrobel.logs.events import Claimed, Player, Word
from wrobel.logs.foreign_yaku import TENHOU, han_of, named, tenhou_numbers, yakuman_ids
from wrobel.logs.game import Four
from wrobel.logs.limits import from_json
from wrobel.logs.win_claims import limit_by_points

WIN = "和了"
EXHAUSTED = "流局"
NAGASHI = "流し満貫"
# Draws at which nothing is paid say who was tenpai.
READY = {"全員聴牌": [0, 1, 2, 3], "全員不聴": []}
ABORTS = {
    "九種九牌": "nine_kinds",
    "四風連打": "four_winds",
    "四槓散了": "four_kongs",
    "四開槓": "four_kongs",
    "四家立直": "four_riichi",
    "三家和了": "triple_ron",
    "三家和": "triple_ron",
}
LIMIT_NAMES = {
    "mangan": "満貫",
    "haneman": "跳満",
    "baiman": "倍満",
    "sanbaiman": "三倍満",
    "counted_yakuman": "数え役満",
    "yakuman": "役満",
}
# The longest name first: 倍満 is a part of 三倍満.
_LIMITS = sorted(((name, id) for id, name in LIMIT_NAMES.items()), key=lambda pair: -len(pair[0]))
_FU_HAN = re.compile(r"(\d{1,4})符(\d{1,3})[飜翻]")
_POINTS = re.compile(r"(\d{1,7})(?:-(\d{1,7}))?点(∀?)")
_YAKU = re.compile(r"(.{1,60}?)\((?:(\d{1,3})[飜翻]|役満)\)$")


_TEXT = json.Decoder(Word)
_FOUR = json.Decoder(Four)
_SAID = json.Decoder(Annotated[list[int | Word], Meta(min_length=3, max_length=60)])
_SEATS = json.Decoder(Annotated[list[Player], Meta(min_length=3, max_length=3)])


@dataclass(slots=True)
class Said:
    """What is said of a win: who, from whom, who is liable (the winner: nobody), worth, yaku."""

    winner: int
    giver: int
    liable: int
    worth: str
    yaku: list[str]


@dataclass(slots=True)
class Ending:
    """The last item of a hand taken apart: a word, payments, and with wins what is said of them."""

    what: str = ""
    payments: list[list[int]] = field(default_factory=list)
    wins: list[Said] = field(default_factory=list)

    def won_on_discard(self) -> bool:
        """Was a discard won on? A riichi declared with it lays no stick."""
        if ABORTS.get(self.what) == "triple_ron":
            return True
        return any(win.winner != win.giver for win in self.wins)


def read_ending(items: Sequence[Raw], place: str) -> Ending:
    """The result of a hand."""
    ending = Ending()
    if items:
        ending.what = from_json(_TEXT, bytes(items[0]), place)
    for number, item in enumerate(items[1:], 1):
        where = f"{place}[{number}]"
        if number % 2:
            ending.payments.append(from_json(_FOUR, bytes(item), where))
        elif ending.what == WIN:
            said = from_json(_SAID, bytes(item), where)
            winner, giver, liable = from_json(_SEATS, json.encode(said[:3]), where)
            texts = [str(text) for text in said[3:]]
            ending.wins.append(Said(winner, giver, liable, "".join(texts[:1]), texts[1:]))
    return ending


def read_worth(text: str) -> tuple[int | None, str | None, int | None]:
    """Fu, limit and points of a text.

    >>> read_worth("30符3飜1000-2000点"), read_worth("跳満6000点∀")
    ((30, None, 4000), (None, 'haneman', 18000))
    """
    fu = _FU_HAN.search(text)
    found = _POINTS.search(text)
    points = None
    if found:
        each, dealer, everybody = found.groups()
        points = int(each) * (3 if everybody else 1)
        if dealer:
            points = 2 * int(each) + int(dealer)
    limit = next((id for name, id in _LIMITS if name in text), None)
    return int(fu[1]) if fu else None, limit, points


def read_yaku(text: str) -> tuple[str, int, bool] | None:
    """Our id of a pattern (or the text's own name), its worth, and whether we know it.

    >>> read_yaku("自風 南(1飜)"), read_yaku("四槓子(役満)")
    (('yakuhai_seat', 1, True), ('suukantsu', 1, True))
    """
    found = _YAKU.match(text)
    if not found:
        return None
    id = named(found[1])
    return id or found[1], int(found[2]) if found[2] else 1, id is not None


def write_worth(claimed: Claimed, dealer: bool, self_drawn: bool) -> str:
    """The worth of a win.

    >>> write_worth(Claimed(fu=30, han=3, points=4000), dealer=False, self_drawn=True)
    '30符3飜1000-2000点'
    """
    limit = limit_of(claimed, dealer)
    name = LIMIT_NAMES.get(limit or "", "")
    worth = name or f"{claimed.fu or 0}符{claimed.han or 0}飜"
    points = claimed.points or 0
    if not self_drawn:
        return f"{worth}{points}点"
    if dealer:
        return f"{worth}{points // 3}点∀"
    # Four times what the others pay, rounded up to hundreds, is the whole or a hundred more.
    each = -(-points // 400) * 100
    return f"{worth}{each}-{points - 2 * each}点"


def limit_of(claimed: Claimed, dealer: bool) -> str | None:
    """The limit that is said, or the one that the points show."""
    limit = claimed.limit or limit_by_points(claimed.points, dealer)
    if limit == "yakuman" and claimed.fans and han_of(claimed.fans):
        return "counted_yakuman"
    return limit


def write_yaku(
    fans: Sequence[tuple[str, int]],
    seat: int,
    round: int,
    tiles: Sequence[str],
    waiting: str,
    won: str | None,
) -> list[str]:
    """The patterns by their Japanese names; one we have no name for keeps its own."""
    numbers = tenhou_numbers(fans, seat, round, tiles, waiting, won)
    texts = []
    for (id, han), number in zip(fans, numbers, strict=True):
        name = id if number is None else TENHOU[number][1]
        texts.append(f"{name}(役満)" if id in yakuman_ids() else f"{name}({han}飜)")
    return texts
