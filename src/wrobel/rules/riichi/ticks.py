"""Riichi wins by ticking: which yaku cannot stand together, and their han."""

from collections.abc import Mapping

from wrobel.rules.catalogue import Exclusion, Worth
from wrobel.rules.options import Options
from wrobel.rules.riichi.about import BONUS
from wrobel.rules.riichi.catalogue import EXCLUSIONS
from wrobel.rules.riichi.values import GRID_FU, most_yakuman, why_not, words
from wrobel.rules.ticking import Sum, Ticks, Win
from wrobel.rules.trace import Text

UNTICKED = ("nagashi",)  # about discards: no win
VALUES = ("yakuhai_dragon", "yakuhai_seat", "yakuhai_round")
SETS = ("toitoi", "sanankou", "sankantsu", "sanshoku_doukou", "shousangen")  # need triplets
ENDS = ("chanta", "junchan", "honroutou")
# Yaku that no hand has together, whatever else it holds.
CLASHES: Mapping[str, tuple[str, ...]] = {
    "tanyao": (*VALUES, *ENDS, "honitsu", "shousangen", "ittsuu"),
    "pinfu": (*VALUES, *SETS, "honroutou", "chiitoitsu", "rinshan"),
    "chiitoitsu": (*VALUES, *SETS, "chanta", "junchan", "ittsuu", "sanshoku_doujun", "rinshan"),
    "toitoi": ("ittsuu", "sanshoku_doujun", "iipeikou", "ryanpeikou", "chanta", "junchan"),
    "ryanpeikou": (*VALUES, *SETS, "ittsuu", "honroutou", "rinshan"),
    "honroutou": ("ittsuu", "sanshoku_doujun", "iipeikou", "junchan", "chinitsu"),
    "chinitsu": (*VALUES, "chanta", "sanshoku_doujun", "sanshoku_doukou", "shousangen"),
    "honitsu": ("sanshoku_doujun", "sanshoku_doukou", "junchan"),
    "ittsuu": ("sanshoku_doujun", "sanshoku_doukou", "sanankou", "sankantsu", "chanta", "junchan"),
    "junchan": (*VALUES, "shousangen"),
    "rinshan": ("haitei", "ippatsu"),
    "chankan": ("houtei",),
}
DECLARED = ("riichi", "double_riichi")
HAN = Text("{n} han", "{n} han")
CHOOSE = Text("{n} han: how many fu?", "{n} han: ile fu?")
NOTHING = Text("Tick what the hand has.", "Zaznacz, co ma ręka.")
ONLY_BONUS = Text("Dora alone do not win.", "Same dory nie dają wygranej.")


def yields(one: Exclusion, options: Options) -> bool:
    """A blessing of man that counts as han goes with other yaku."""
    return one.by == "renhou_mangan" and options["renhou"] != "mangan"


def ticks(options: Options) -> Ticks:
    return Ticks(
        [one for one in EXCLUSIONS if not yields(one, options)],
        CLASHES,
        {"yakuhai_dragon": 2, "dora": 20, "ura_dora": 20, "red_five": 4},
        frozenset({"menzen_tsumo", "rinshan", "haitei", "tenhou", "chiihou"}),
        frozenset({"chankan", "houtei", "renhou_mangan", "renhou"}),
        {"ippatsu": DECLARED, "ura_dora": DECLARED},
    )


def value(win: Win, worths: Mapping[str, Worth]) -> Sum:
    """Han with the fu that go with them, or yakuman."""

    def worth(id: str, count: int) -> int:
        return count * (worths[id].open if win.open else worths[id].closed)

    limits = [worth(id, count) for id, count in win.ticked.items() if worths[id].limit]
    if limits:
        stack = win.options.is_on("yakuman_stack")
        number = min(sum(limits) if stack else max(limits), most_yakuman(win.options))
        return Sum({"yakuman": number}, words({"yakuman": number}))
    yaku = [id for id in win.ticked if id not in BONUS]
    if not yaku:
        return Sum(None, ONLY_BONUS if win.ticked else NOTHING)
    han = sum(worth(id, count) for id, count in win.ticked.items())
    if han >= 5:
        return Sum({"han": han}, HAN.having(n=han))
    fu = fixed_fu(win)
    possible = tuple(
        one for one in (GRID_FU if fu is None else (fu,)) if not wrong(win, han, one, fu)
    )
    chosen = fu if fu is not None else win.fu
    if chosen in possible:
        told = {"han": han, "fu": chosen}
        return Sum(told, words(told), possible if fu is None else ())
    return Sum(None, CHOOSE.having(n=han), possible)


def fixed_fu(win: Win) -> int | None:
    """Yaku that say how many fu the hand has."""
    if "chiitoitsu" in win.ticked:
        return 25
    if "pinfu" in win.ticked:
        return 20 if win.own_draw else 30
    return None


def wrong(win: Win, han: int, fu: int, fixed: int | None) -> bool:
    """25 fu are seven pairs only, 20 fu self-drawn are pinfu only."""
    if fixed is None and (fu == 25 or (fu == 20 and not (win.open and not win.own_draw))):
        return True
    return why_not(win.options, han, fu, win.own_draw) is not None
