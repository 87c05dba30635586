"""Riichi wins by value: which han and fu exist, and what they pay (9.3, 9.4)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from wrobel.rules.options import Options
from wrobel.rules.riichi.catalogue import LIMITS
from wrobel.rules.riichi.option_words import NAMES
from wrobel.rules.riichi.points import hundreds
from wrobel.rules.riichi.texts import InSentence
from wrobel.rules.trace import Text
from wrobel.rules.value import Cell, Choice, Row, ValueWin

MOST_HAN = 60  # more than yaku and dora can come to
GRID_FU = (20, 25, *range(30, 120, 10))
GRID_HAN = (1, 2, 3, 4)
LIMIT_HAN = (5, 6, 8, 11, 13)
MOST_FU = 140  # three closed kongs of honours, a pair of the double wind
MOST_FU_BELOW_4 = 110  # three kongs or three closed pungs, and all pungs, are four han

NO_HAN = Text("A win has at least one han.", "Wygrana ma co najmniej jeden han.")
TOO_MANY_HAN = Text("No hand has {han} han.", "Żadna ręka nie ma {han} han.")
FU_NEEDED = Text(
    "Below five han the fu decide too: give them.",
    "Poniżej pięciu han liczą się też fu: trzeba je podać.",
)
NOT_TENS = Text(
    "There is no hand of {fu} fu: fu are rounded up to tens, only seven pairs have 25.",
    "Nie ma ręki za {fu} fu: fu zaokrągla się w górę do dziesiątek, tylko siedem par ma 25.",
)
FEW_FU = Text("A hand has at least 20 fu.", "Ręka ma co najmniej 20 fu.")
MANY_FU = Text("{fu} fu with {han} han cannot be.", "Nie ma ręki za {fu} fu i {han} han.")
PAIRS_RON = Text(
    "25 fu are seven pairs, which are two han by themselves.",
    "25 fu to siedem par, a te same mają dwa han.",
)
PAIRS_TSUMO = Text(
    "25 fu are seven pairs, and self-drawn they have three han at least.",
    "25 fu to siedem par, a przez tsumo mają co najmniej trzy han.",
)
TWENTY_RON = Text(
    "20 fu by discard cannot be: a closed hand gets ten more, an open one two "
    "(“{option}” set to 0 would allow it).",
    "20 fu przez ron być nie może: zamknięta ręka dostaje dziesięć fu więcej, otwarta dwa "
    "(pozwoliłoby na to 0 w opcji „{option}”).",
).having(option=NAMES["open_pinfu_fu"])
TWENTY_CLOSED = Text(
    "20 fu by discard is an open hand, so nobody in riichi has it.",
    "20 fu przez ron ma tylko ręka otwarta, więc nikt po riichi.",
)
TWENTY_TSUMO = Text(
    "20 fu self-drawn is pinfu with menzen tsumo: two han at least.",
    "20 fu przez tsumo to pinfu i menzen tsumo: co najmniej dwa han.",
)
NO_TWENTY = Text(
    "20 fu self-drawn cannot be here: “{option}” is off.",
    "20 fu przez tsumo być tu nie może: opcja „{option}” jest wyłączona.",
).having(option=NAMES["pinfu_tsumo"])
RIICHI_TSUMO = Text(
    "Riichi and menzen tsumo are two han at least.",
    "Riichi i menzen tsumo to co najmniej dwa han.",
)
FIVE_COUNTERS = Text(
    "With five counters or more a win needs two han from yaku under these rules.",
    "Od pięciu liczników wygrana wymaga w tych zasadach dwóch han z yaku.",
)
NO_YAKUMAN = Text("At least one yakuman.", "Co najmniej jeden yakuman.")
MANY_YAKUMAN = Text(
    "No hand of these rules is worth {n} yakuman; the most is {most}.",
    "Według tych zasad żadna ręka nie jest warta {n} yakumanów; najwięcej to {most}.",
)
ONE_YAKUMAN = Text(
    "These rules count one yakuman only: none is double, and several do not add up.",
    "Te zasady liczą tylko jeden yakuman: żaden nie jest podwójny, a kilka się nie sumuje.",
)

HAN = Text("{n} han", "{n} han")
FU = Text("{n} fu", "{n} fu")
HAN_FU = Text("{han} han {fu} fu", "{han} han {fu} fu")
LIMIT = Text("{limit} ({han} han)", "{limit} ({han} han)")
YAKUMAN = Text("Yakuman", "Yakuman")
TIMES = Text("{n} × yakuman", "{n} × yakuman")


def most_yakuman(options: Options) -> int:
    """How many yakuman one hand can be worth."""

    def worth(option: str) -> int:
        return 2 if options.is_on(option) else 1

    singles = ("double_kokushi", "double_chuuren", "double_suuankou", "double_daisuushii")
    if not options.is_on("yakuman_stack"):
        return max(map(worth, singles))
    # big four winds of concealed pungs, all honours, four kongs or dealt complete
    together = worth("double_daisuushii") + worth("double_suuankou") + 2
    return max(together, 1 + worth("double_kokushi"), 1 + worth("double_chuuren"))


def base_of(win: ValueWin, honba: int = 0, in_riichi: bool = False) -> tuple[int, int]:
    """The base points of a value, and its number of yakuman; refuses what cannot be."""
    win.shape(("han", "fu"), ("han",), ("yakuman",), ("yakuman", "fed"))
    options = win.options
    if "yakuman" in win.value:
        number = win.number("yakuman")
        most = most_yakuman(options)
        if number < 1:
            raise win.bad(NO_YAKUMAN)
        if number > most:
            raise win.bad(ONE_YAKUMAN) if most == 1 else win.bad(MANY_YAKUMAN, n=number, most=most)
        return options.scorer.payments.base_of(0, 0, number)[0], number
    han = win.number("han")
    fu = win.number("fu") if win.value.get("fu") is not None else 0
    if problem := why_not(options, han, fu, win.own_draw):
        raise win.bad(problem)
    if in_riichi and win.own_draw and han < 2:
        raise win.bad(RIICHI_TSUMO)
    if in_riichi and not win.own_draw and fu == 20:
        raise win.bad(TWENTY_CLOSED)
    if options.is_on("two_han_at_5") and honba >= 5 and han < 2:
        raise win.bad(FIVE_COUNTERS)
    return options.scorer.payments.base_of(han, fu)[0], 0


def why_not(options: Options, han: int, fu: int, own_draw: bool) -> Text | None:
    """Why no hand has so many han and fu (0: not given); None if there are such hands.

    >>> from wrobel.rules.rulesets import load
    >>> why_not(load("wrc"), 1, 20, own_draw=True).en
    '20 fu self-drawn is pinfu with menzen tsumo: two han at least.'
    """
    if han < 1:
        return NO_HAN
    if han > MOST_HAN:
        return TOO_MANY_HAN.having(han=han)
    if fu == 0:
        return FU_NEEDED if han < 5 else None
    if fu < 20:
        return FEW_FU if fu % 10 == 0 else NOT_TENS.having(fu=fu)
    if fu == 25:
        if own_draw and han < 3:
            return PAIRS_TSUMO
        return PAIRS_RON if han < 2 else None
    if fu % 10:
        return NOT_TENS.having(fu=fu)
    if fu > MOST_FU or (han < 4 and fu > MOST_FU_BELOW_4):
        return MANY_FU.having(fu=fu, han=han)
    return why_not_twenty(options, han, own_draw) if fu == 20 else None


def why_not_twenty(options: Options, han: int, own_draw: bool) -> Text | None:
    """20 fu are a self-drawn pinfu, or an open hand that gets nothing for it (R9.11, R9.12)."""
    if own_draw:
        if not options.is_on("pinfu_tsumo"):
            return NO_TWENTY
        return TWENTY_TSUMO if han < 2 else None
    return TWENTY_RON if options.number("open_pinfu_fu") else None


def payments(win: ValueWin, base: int, yakuman: int, honba: int) -> tuple[list[int], int]:
    """What moves, counters included, and who is liable (−1: nobody) (8)."""
    options = win.options
    liable, fed = liability(win, base, yakuman)
    own = base - fed
    moved: list[int] = options.scorer.payments.value_payments(
        win.seat, win.giver, own, liable, fed, honba
    )
    return moved, liable


def liability(win: ValueWin, base: int, yakuman: int) -> tuple[int, int]:
    """Who is liable, and for how many base points; ignored where there is no liability."""
    options = win.options
    if win.liable < 0:
        return -1, 0
    if not yakuman:
        applies = options.is_on("pao_rinshan") and win.own_draw
        return (win.liable, base) if applies else (-1, 0)
    if not any(
        options.is_on(option) for option in ("pao_daisangen", "pao_daisuushii", "pao_suukantsu")
    ):
        return -1, 0
    if options.is_on("yakuman_stack") and options["pao_scope"] == "own-yakuman":
        count = win.number("fed") if "fed" in win.value else 1
        return win.liable, base * min(count, yakuman) // yakuman
    return win.liable, base


def choice(options: Options, dealer: bool, own_draw: bool) -> Choice:
    """The grid of han and fu with the limits beside it."""

    def cell(han: int, fu: int, yakuman: int = 0, name: Text | None = None) -> Cell:
        base, limit = options.scorer.payments.base_of(han, fu, yakuman)
        value = {"yakuman": yakuman} if yakuman else {"han": han, **({"fu": fu} if fu else {})}
        if name is None and limit and not yakuman:
            name = Text(LIMITS[limit - 1].en, LIMITS[limit - 1].pl)
        return Cell(value, pays(base, dealer, own_draw), name)

    rows = []
    for fu in GRID_FU:
        cells = tuple(
            None if why_not(options, han, fu, own_draw) else replace(cell(han, fu), name=None)
            for han in GRID_HAN
        )
        if any(cells):
            rows.append(Row(FU.having(n=fu), cells))
    limits = [cell(han, 0) for han in LIMIT_HAN if han < 13 or options.is_on("counted_yakuman")]
    limits += [
        cell(0, 0, n, YAKUMAN if n == 1 else TIMES.having(n=n))
        for n in range(1, most_yakuman(options) + 1)
    ]
    return Choice(
        columns=tuple(HAN.having(n=han) for han in GRID_HAN), rows=tuple(rows), cells=tuple(limits)
    )


def pays(base: int, dealer: bool, own_draw: bool) -> str:
    """What the winner gets, in the figures people call out.

    >>> pays(1000, dealer=False, own_draw=True), pays(1000, dealer=True, own_draw=False)
    ('1000 / 2000', '6000')
    """
    if not own_draw:
        return str(hundreds(base * (6 if dealer else 4)))
    if dealer:
        return f"3 × {hundreds(2 * base)}"
    return f"{hundreds(base)} / {hundreds(2 * base)}"


def words(value: Mapping[str, Any]) -> Text:
    """A value in a few words.

    >>> [words(value).say("en") for value in ({"han": 3, "fu": 40}, {"han": 6}, {"yakuman": 2})]
    ['3 han 40 fu', 'haneman (6 han)', '2 × yakuman']
    """
    if "yakuman" in value:
        return YAKUMAN if value["yakuman"] == 1 else TIMES.having(n=value["yakuman"])
    if value.get("fu"):
        return HAN_FU.having(han=value["han"], fu=value["fu"])
    limits = [at for at, least in enumerate(LIMIT_HAN[:-1]) if value["han"] >= least]
    if not limits or value["han"] >= LIMIT_HAN[-1]:  # what so many are hangs on the ruleset
        return HAN.having(n=value["han"])
    return LIMIT.having(limit=InSentence(LIMITS[limits[-1]]), han=value["han"])
