"""What other programs call the riichi patterns: numbers, Japanese and mjai names."""

from collections.abc import Iterable, Sequence
from functools import cache

from wrobel.logs.foreign_tiles import names_of, plain
from wrobel.rules.rulesets import patterns_of

# Our id and the Japanese name of each Tenhou number, in order.
TENHOU = (
    ("menzen_tsumo", "門前清自摸和"),
    ("riichi", "立直"),
    ("ippatsu", "一発"),
    ("chankan", "槍槓"),
    ("rinshan", "嶺上開花"),
    ("haitei", "海底摸月"),
    ("houtei", "河底撈魚"),
    ("pinfu", "平和"),
    ("tanyao", "断幺九"),
    ("iipeikou", "一盃口"),
    ("yakuhai_seat", "自風 東"),
    ("yakuhai_seat", "自風 南"),
    ("yakuhai_seat", "自風 西"),
    ("yakuhai_seat", "自風 北"),
    ("yakuhai_round", "場風 東"),
    ("yakuhai_round", "場風 南"),
    ("yakuhai_round", "場風 西"),
    ("yakuhai_round", "場風 北"),
    ("yakuhai_dragon", "役牌 白"),
    ("yakuhai_dragon", "役牌 發"),
    ("yakuhai_dragon", "役牌 中"),
    ("double_riichi", "両立直"),
    ("chiitoitsu", "七対子"),
    ("chanta", "混全帯幺九"),
    ("ittsuu", "一気通貫"),
    ("sanshoku_doujun", "三色同順"),
    ("sanshoku_doukou", "三色同刻"),
    ("sankantsu", "三槓子"),
    ("toitoi", "対々和"),
    ("sanankou", "三暗刻"),
    ("shousangen", "小三元"),
    ("honroutou", "混老頭"),
    ("ryanpeikou", "二盃口"),
    ("junchan", "純全帯幺九"),
    ("honitsu", "混一色"),
    ("chinitsu", "清一色"),
    ("renhou_mangan", "人和"),
    ("tenhou", "天和"),
    ("chiihou", "地和"),
    ("daisangen", "大三元"),
    ("suuankou", "四暗刻"),
    ("suuankou", "四暗刻単騎"),
    ("tsuuiisou", "字一色"),
    ("ryuuiisou", "緑一色"),
    ("chinroutou", "清老頭"),
    ("chuuren", "九蓮宝燈"),
    ("chuuren", "純正九蓮宝燈"),
    ("kokushi", "国士無双"),
    ("kokushi", "国士無双１３面"),
    ("daisuushii", "大四喜"),
    ("shousuushii", "小四喜"),
    ("suukantsu", "四槓子"),
    ("dora", "ドラ"),
    ("ura_dora", "裏ドラ"),
    ("red_five", "赤ドラ"),
)
SEAT_EAST, ROUND_EAST, WHITE = 10, 14, 18
# The second of two numbers: a pair wait, nine waits, thirteen waits.
WIDE_WAITS = {"suuankou": 41, "chuuren": 46, "kokushi": 48}
_FIRST_NUMBER = {id: number for number, (id, _) in reversed(tuple(enumerate(TENHOU)))}
_FIRST_NUMBER["renhou"] = _FIRST_NUMBER["renhou_mangan"]

MJAI = {
    "riichi": "reach",
    "double_riichi": "double_reach",
    "ippatsu": "ippatsu",
    "menzen_tsumo": "menzenchin_tsumoho",
    "pinfu": "pinfu",
    "iipeikou": "ipeko",
    "tanyao": "tanyaochu",
    "yakuhai_dragon": "sangenpai",
    "yakuhai_seat": "jikaze",
    "yakuhai_round": "bakaze",
    "rinshan": "rinshankaiho",
    "chankan": "chankan",
    "haitei": "haiteiraoyue",
    "houtei": "hoteiraoyui",
    "chiitoitsu": "chitoitsu",
    "chanta": "honchantaiyao",
    "ittsuu": "ikkitsukan",
    "sanshoku_doujun": "sanshokudojun",
    "sanshoku_doukou": "sanshokudoko",
    "sanankou": "sananko",
    "sankantsu": "sankantsu",
    "toitoi": "toitoiho",
    "shousangen": "shosangen",
    "honroutou": "honroto",
    "honitsu": "honiso",
    "junchan": "junchantaiyao",
    "ryanpeikou": "ryanpeko",
    "chinitsu": "chiniso",
    "kokushi": "kokushimuso",
    "chuuren": "churenpoton",
    "suuankou": "suanko",
    "suukantsu": "sukantsu",
    "daisangen": "daisangen",
    "shousuushii": "shosushi",
    "daisuushii": "daisushi",
    "tsuuiisou": "tsuiso",
    "chinroutou": "chinroto",
    "ryuuiisou": "ryuiso",
    "tenhou": "tenho",
    "chiihou": "chiho",
    "renhou_mangan": "renho",
    "renhou": "renho",
    "dora": "dora",
    "ura_dora": "uradora",
    "red_five": "akadora",
}
FROM_MJAI = {name: id for id, name in MJAI.items()}


@cache
def yakuman_ids() -> frozenset[str]:
    """The patterns that count in yakuman."""
    return frozenset(pattern.id for pattern in patterns_of("riichi") if pattern.limit)


@cache
def _by_any_name() -> dict[str, str]:
    known = {_folded(name): id for id, name in TENHOU}
    for pattern in patterns_of("riichi"):
        for name in (pattern.en, pattern.roman, pattern.script, *pattern.aliases):
            known.setdefault(_folded(name), pattern.id)
    for id, name in MJAI.items():
        known.setdefault(_folded(name), id)
    return known


def _folded(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


def named(name: str) -> str | None:
    """Our id of a pattern by one of its Japanese or English names.

    >>> named("役牌 白"), named("Ura Dora"), named("Half flush"), named("nonsense")
    ('yakuhai_dragon', 'ura_dora', 'honitsu', None)
    """
    return _by_any_name().get(_folded(name))


def han_of(fans: Sequence[tuple[str, int]]) -> int:
    """The han of some patterns, 0 with a yakuman among them.

    >>> han_of([("riichi", 1), ("dora", 3)]), han_of([("kokushi", 1)])
    (4, 0)
    """
    if any(id in yakuman_ids() for id, _ in fans):
        return 0
    return sum(han for _, han in fans)


def tenhou_numbers(
    fans: Iterable[tuple[str, int]],
    seat: int,
    round: int,
    tiles: Sequence[str],
    waiting: str,
    won: str | None,
) -> list[int | None]:
    """The Tenhou number of each pattern.

    ``tiles`` are all tiles of the hand, ``waiting`` the concealed ones before the win, ``won`` the
    winning tile: they tell which dragon it was, and how wide the wait.

    >>> tenhou_numbers([("yakuhai_dragon", 1), ("yakuhai_seat", 1)], 2, 0, ["7z"] * 3, "", None)
    [20, 12]
    """
    held = [plain(tile) for tile in tiles]
    dragons = [WHITE + place for place in range(3) if held.count(f"{5 + place}z") >= 3]
    numbers: list[int | None] = []
    for id, _ in fans:
        if id == "yakuhai_dragon":
            numbers.append(dragons.pop(0) if dragons else WHITE)
        elif id == "yakuhai_seat":
            numbers.append(SEAT_EAST + seat)
        elif id == "yakuhai_round":
            numbers.append(ROUND_EAST + round)
        elif id in WIDE_WAITS and won and _is_wide(id, waiting, plain(won)):
            numbers.append(WIDE_WAITS[id])
        else:
            numbers.append(_FIRST_NUMBER.get(id))
    return numbers


def _is_wide(id: str, waiting: str, won: str) -> bool:
    """Does the hand wait on a pair, on all nine tiles, on all thirteen?"""
    tiles = [plain(name) for name in names_of(waiting)]
    if id == "suuankou":
        return tiles.count(won) == 1
    if id == "kokushi":
        return len(set(tiles)) == 13
    return sorted(tile[0] for tile in tiles) == list("1112345678999")
