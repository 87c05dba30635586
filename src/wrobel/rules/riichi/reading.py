"""One reading of a riichi hand as plain Python, and every shape that can be seen in it.

Used by explanations only: the compiled scorer decides what counts. Here a shape is
looked for whatever the options say and whether the hand is open or not, so that what
was not counted can be told and reasoned about.
"""

from collections import Counter
from dataclasses import dataclass

from wrobel.rules.codes import (
    CHOW,
    KONG,
    ORPHANS_READING,
    PAIR,
    PUNG,
    ROBBED_KONG,
    SELF_DRAW,
    SEVEN_PAIRS_READING,
)
from wrobel.rules.groups import Groups, group_text
from wrobel.rules.options import Options
from wrobel.rules.request import Request, read_text
from wrobel.rules.score import Score
from wrobel.rules.trace import Group
from wrobel.tiles import BY_NAME, NAMES, kind

TYPES = {"chow": CHOW, "pung": PUNG, "kong": KONG}
TERMINALS = frozenset((0, 8, 9, 17, 18, 26))
WINDS = range(27, 31)
DRAGONS = range(31, 34)
HONOURS = frozenset(range(27, 34))
ORPHANS = TERMINALS | HONOURS
GREEN = frozenset((19, 20, 21, 23, 25, 32))
NINE_GATES = (3, 1, 1, 1, 1, 1, 1, 1, 3)

Shapes = dict[str, tuple[str, ...]]


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

    @property
    def outer(self) -> bool:
        """Does it hold a terminal or an honour?"""
        last = self.kind + 2 if self.type == CHOW else self.kind
        return self.kind in ORPHANS or last in ORPHANS


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

    def couples(self) -> list[str]:
        """Pairs of identical chows, each once."""
        starts = Counter(one.text for one in self.chows)
        return [text for text, count in starts.items() for _ in range(count // 2)]

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
    if indicator < 27:
        return indicator - 8 if indicator % 9 == 8 else indicator + 1
    if indicator in WINDS:
        return 27 if indicator == 30 else indicator + 1
    return 31 if indicator == 33 else indicator + 1


# Shapes


def ordinary_shapes(reading: Reading) -> Shapes:
    """Ordinary yaku whose shape is there, with the sets that make it."""
    found = circumstances(reading)
    if not ORPHANS.intersection(reading.kinds):
        found["tanyao"] = ()
    if len(reading.suits) == 1:
        found["honitsu" if reading.honours else "chinitsu"] = ()
    outer = ORPHANS.issuperset(reading.kinds) and reading.kinds[0] < 27
    if outer and reading.honours and reading.form != "orphans":
        found["honroutou"] = ()
    if reading.form == "pairs":
        found["chiitoitsu"] = tuple(group.tiles for group in reading.groups)
    if reading.form == "sets":
        found |= chow_shapes(reading)
        found |= pung_shapes(reading)
        outer = reading.pair in ORPHANS and all(one.outer for one in reading.sets)
        if outer and reading.chows:
            found["chanta" if reading.honours else "junchan"] = ()
    return found


def circumstances(reading: Reading) -> Shapes:
    """What happened around the win."""
    request = reading.request
    facts = {
        "riichi": request.has("riichi") or request.has("double_riichi"),
        "double_riichi": request.has("double_riichi"),
        "ippatsu": request.has("ippatsu"),
        "menzen_tsumo": reading.own_draw,
        "rinshan": request.has("replacement"),
        "chankan": request.by == ROBBED_KONG,
        "haitei": request.has("last_tile") and reading.own_draw,
        "houtei": request.has("last_tile") and not reading.own_draw,
    }
    return {name: () for name, holds in facts.items() if holds}


def chow_shapes(reading: Reading) -> Shapes:
    found: Shapes = {}
    chows = {one.kind: one.text for one in reading.chows}
    couples = reading.couples()
    if len(reading.chows) == 4:
        found["pinfu"] = ()
    if couples:
        found["iipeikou"] = (couples[0], couples[0])
    if len(couples) == 2:
        found["ryanpeikou"] = (couples[0], couples[0], couples[1], couples[1])
    for rank in range(7):
        three = [chows.get(9 * suit + rank) for suit in range(3)]
        if all(three):
            found["sanshoku_doujun"] = tuple(map(str, three))
    for suit in range(3):
        three = [chows.get(9 * suit + rank) for rank in (0, 3, 6)]
        if all(three):
            found["ittsuu"] = tuple(map(str, three))
    return found


def pung_shapes(reading: Reading) -> Shapes:
    found: Shapes = {}
    request = reading.request
    pungs = {one.kind: one.text for one in reading.pungs}
    dragons = tuple(pungs[k] for k in DRAGONS if k in pungs)
    hidden = tuple(one.text for one in reading.pungs if not one.exposed)
    kongs = tuple(one.text for one in reading.sets if one.type == KONG)
    if dragons:
        found["yakuhai_dragon"] = dragons
    if 27 + request.seat in pungs:
        found["yakuhai_seat"] = (pungs[27 + request.seat],)
    if 27 + request.round in pungs:
        found["yakuhai_round"] = (pungs[27 + request.round],)
    if len(dragons) == 2 and reading.pair in DRAGONS:
        found["shousangen"] = (*dragons, reading.pair_text)
    for rank in range(9):
        three = [pungs.get(9 * suit + rank) for suit in range(3)]
        if all(three):
            found["sanshoku_doukou"] = tuple(map(str, three))
    closed = tuple(one.text for one in reading.pungs if reading.concealed(one))
    if len(hidden) >= 3 and len(closed) < 4:
        found["sanankou"] = closed if len(closed) == 3 else hidden
    if len(kongs) == 3:
        found["sankantsu"] = kongs
    if not reading.chows:
        found["toitoi"] = tuple(pungs.values())
    return found


def yakuman_shapes(reading: Reading) -> Shapes:
    """Yakuman whose shape is there; four concealed pungs also if a discard made the last."""
    found: Shapes = {}
    request = reading.request
    kinds = set(reading.kinds)
    pungs = {one.kind: one.text for one in reading.pungs}
    dragons = tuple(pungs[k] for k in DRAGONS if k in pungs)
    winds = tuple(pungs[k] for k in WINDS if k in pungs)
    if reading.form == "orphans":
        found["kokushi"] = ()
    if reading.form == "sets" and extra_of_nine_gates(reading) >= 0:
        found["chuuren"] = ()
    if len([one for one in reading.pungs if not one.exposed]) == 4:
        found["suuankou"] = tuple(pungs.values())
    if all(one.type == KONG for one in reading.sets) and reading.sets:
        found["suukantsu"] = tuple(pungs.values())
    if len(dragons) == 3:
        found["daisangen"] = dragons
    if len(winds) == 3 and reading.pair in WINDS:
        found["shousuushii"] = (*winds, reading.pair_text)
    if len(winds) == 4:
        found["daisuushii"] = winds
    for name, pool in (("tsuuiisou", HONOURS), ("chinroutou", TERMINALS), ("ryuuiisou", GREEN)):
        if kinds <= pool:
            found[name] = ()
    if request.has("first_turn") and reading.own_draw:
        found["tenhou" if request.seat == 0 else "chiihou"] = ()
    return found


def extra_of_nine_gates(reading: Reading) -> int:
    """The tile beside 1112345678999 of one suit (melds included), or −1."""
    if len(reading.suits) != 1 or reading.honours:
        return -1
    first = 9 * reading.suits.pop()
    over = [reading.request.copies(first + i) - need for i, need in enumerate(NINE_GATES)]
    if min(over) < 0:
        return -1
    return first + max(range(9), key=over.__getitem__)
