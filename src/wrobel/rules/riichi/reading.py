"""One reading of a riichi hand as plain Python, with all that the scorer sees in it.

Used by explanations only. What is there says the scorer, and nobody else: once under the rules in
force, and once leniently, as if every option allowed it and the hand were closed. The difference
is what a rule refused.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wrobel.rules.codes import (
    CHOW,
    KONG,
    ORPHANS_READING,
    PAIR,
    PUNG,
    SELF_DRAW,
    SEVEN_PAIRS_READING,
)
from wrobel.rules.groups import Groups, group_text
from wrobel.rules.options import Options
from wrobel.rules.request import Request, read_text
from wrobel.rules.riichi import catalogue
from wrobel.rules.riichi.about import INDICATED
from wrobel.rules.riichi.scorer import make
from wrobel.rules.score import Score
from wrobel.rules.trace import Group
from wrobel.tiles import BY_NAME, NAMES, kind

TYPES = {"chow": CHOW, "pung": PUNG, "kong": KONG}
TERMINALS = frozenset((0, 8, 9, 17, 18, 26))
WINDS = range(27, 31)
DRAGONS = range(31, 34)
HONOURS = frozenset(range(27, 34))
ORPHANS = TERMINALS | HONOURS
# Options that, switched on, let a yaku count, or let it count double.
LENIENT = (
    *("open_tanyao", "ippatsu", "pinfu_tsumo", "rinshan_with_haitei", "kan_dora", "kan_ura"),
    *("double_kokushi", "double_chuuren", "double_suuankou", "double_daisuushii"),
)


@dataclass(frozen=True, slots=True)
class Set:
    """A chow, pung or kong by its (lowest) kind."""

    type: int
    kind: int
    exposed: bool
    winning: bool

    @property
    def text(self) -> str:
        return group_text(self.kind, self.type)


class Reading:
    """The sets and the pair of one scored reading (none for the special forms)."""

    def __init__(self, request: Request, score: Score) -> None:
        self.request = request
        self.options: Options = request.options
        self.score = score
        self.place = score.place
        self.pair = -1
        self.sets: list[Set] = []
        self.own_draw = request.by == SELF_DRAW
        self.open = request.is_open()
        self.kinds = [k for k in range(34) if request.copies(k)]
        if score.reading == SEVEN_PAIRS_READING:
            self.form = "pairs"
            self.groups = pair_groups(request)
        elif score.reading == ORPHANS_READING:
            self.form = "orphans"
            self.groups = [orphans_group(request)]
        else:
            self.form = "sets"
            self.groups = Groups().described(request, score.reading, score.place)
            self.lay_out()

    def lay_out(self) -> None:
        for group in self.groups:
            first = BY_NAME[group.tiles[0] + group.tiles[-1]]
            if group.kind == "pair":
                self.pair = first
            else:
                self.sets.append(Set(TYPES[group.kind], first, group.exposed, group.winning))

    @cached_property
    def recognised(self) -> set[str]:
        """What is there by the rules in force, ordinary yaku beside yakuman too."""
        shown = self.options.scorer.shapes(self.request, self.score, False)
        return {fan["id"] for fan in shown.fans}

    @cached_property
    def lenient(self) -> Score:
        """What would be there if no rule refused it."""
        shown: Score = lenient(self.options).shapes(self.request, self.score, True)
        return shown

    @cached_property
    def visible(self) -> list[str]:
        """Yaku that count or that a rule refused, in the order of the catalogue."""
        there = self.recognised.union(fan["id"] for fan in self.lenient.fans)
        return [pattern.id for pattern in catalogue.PATTERNS if pattern.id in there]

    @cached_property
    def doubled(self) -> set[str]:
        """Yakuman that count double where that is allowed (R10.5)."""
        return {
            pattern.id
            for fan, pattern in enumerate(catalogue.PATTERNS)
            if pattern.limit and self.lenient.fan_worth(fan) > pattern.closed
        }

    @property
    def chows(self) -> list[Set]:
        return [one for one in self.sets if one.type == CHOW]

    @property
    def pungs(self) -> list[Set]:
        """Pungs and kongs."""
        return [one for one in self.sets if one.type != CHOW]

    @property
    def pair_text(self) -> str:
        return 2 * NAMES[self.pair][0] + NAMES[self.pair][1]

    @property
    def suits(self) -> set[int]:
        return {k // 9 for k in self.kinds if k < 27}

    @property
    def honours(self) -> bool:
        return self.kinds[-1] >= 27

    def claimed(self, one: Set) -> bool:
        """Was this set in hand completed by another player's tile (R9.5)?"""
        return one.winning and not self.own_draw

    def concealed(self, one: Set) -> bool:
        return not one.exposed and not self.claimed(one)

    def wait(self) -> str:
        """``two-sided``, ``closed``, ``edge``, ``pair`` or ``pung``."""
        if self.place == PAIR:
            return "pair"
        done = self.sets[self.place]
        if done.type != CHOW:
            return "pung"
        offset = self.request.win - done.kind
        if offset == 1:
            return "closed"
        start = done.kind % 9
        return (
            "edge" if (offset == 2 and start == 0) or (offset == 0 and start == 6) else "two-sided"
        )

    def worthless_winds(self) -> list[Set]:
        """Pungs of winds that are neither the seat's nor the round's."""
        valued = (27 + self.request.seat, 27 + self.request.round)
        return [one for one in self.pungs if one.kind in WINDS and one.kind not in valued]


def pair_groups(request: Request) -> list[Group]:
    return [
        Group("pair", 2 * NAMES[k][0] + NAMES[k][1], winning=k == request.win)
        for k in range(34)
        if request.count(k)
    ]


def orphans_group(request: Request) -> Group:
    text = ""
    for first, last in ((0, 9), (9, 18), (18, 27), (27, 34)):
        digits = "".join(NAMES[k][0] * request.count(k) for k in range(first, last))
        text += digits + NAMES[first][1]
    return Group("orphans", text, winning=True)


def indicators(request: Request, field: str) -> list[int]:
    """The kinds of the indicators in ``dora`` or ``ura``."""
    text = request.fields.get(field)
    return [] if text is None else [kind(tile) for tile in read_text(text, field)]


def dora_of(indicator: int) -> int:
    """The dora that an indicator shows (R1.10).

    >>> [NAMES[dora_of(BY_NAME[name])] for name in ("9s", "4z", "7z", "5z")]
    ['1s', '1z', '5z', '6z']
    """
    return BY_NAME[INDICATED[NAMES[indicator]]]


def lenient(options: Options) -> Any:
    """A scorer that counts whatever some ruleset would."""
    wide = Options(options.rules, options.family, {**options, **dict.fromkeys(LENIENT, True)})
    wide.about = options.about
    return make(wide)
