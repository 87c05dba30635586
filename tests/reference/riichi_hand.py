"""The riichi hand of a request, its options and its readings: the ground of the second scorer.

Written from the specification alone; rule numbers in the comments are those of the riichi
specification. A tile kind is its text, such as ``"5m"``. Input is taken to be valid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

WINDS = "ESWN"
PRESETS = (
    "ema-2008", "ema-2016", "wrc", "pl-card", "pl-guide", "tenhou", "mahjong-soul", "m-league",
)  # fmt: skip

# Section 11, the rows that bear on a score or a settlement. A single value holds in all presets.
_TABLE = """
start_points            0 30000 30000 30000 0 25000 25000 25000
return_points           0 30000 30000 30000 0 30000 25000 30000
oka                     auto
uma_first               15 15 15 15 15 20 15 30
uma_second              5 5 5 5 5 10 5 10
tie                     share share share share share seat seat share
score_rounding          none
leftover_sticks         first first lost lost first first first first
chombo                  reverse-mangan 20000-after-uma 20000-after-uma 20000-after-uma \
reverse-mangan off off 20000-after-uma
red_fives               3 0 0 0 3 3 3 3
kan_dora                true
ippatsu                 true
ura                     true
kan_ura                 true
noten_pool              3000
nagashi_mangan          win off off off win draw draw off
renchan                 win-or-tenpai
honba                   300
two_han_at_5            true false false false true false false false
multiple_ron            all all head-bump head-bump all double-triple-aborts all head-bump
honba_multi             each each nearest nearest each nearest nearest nearest
sticks_multi            own-back own-back nearest nearest own-back nearest nearest nearest
pao_daisangen           true
pao_daisuushii          true
pao_closed_kong         false false false false false true true true
pao_suukantsu           false false false false false false false true
pao_rinshan             false false false false true false false false
pao_honba               discarder discarder discarder discarder discarder liable liable discarder
pao_scope               whole whole whole whole whole whole own-yakuman own-yakuman
open_tanyao             false true true true true true true true
renhou                  yakuman mangan mangan 5han yakuman off off off
renhou_before_own_turn  true true true true false true true true
double_kokushi          true false false false true false true false
double_chuuren          true false false false true false true false
double_suuankou         true false false false true false true false
double_daisuushii       true false false false true false true false
yakuman_stack           false false false false false true true true
counted_yakuman         true false false false true true true true
kiriage                 false false true true false false false true
double_wind_pair_fu     4 4 4 2 4 4 4 2
open_pinfu_fu           2
pinfu_tsumo             true
rinshan_tsumo_fu        2
rinshan_with_haitei     true true false false true false false false
"""

DRAGONS = ("5z", "6z", "7z")
WIND_TILES = ("1z", "2z", "3z", "4z")
TERMINALS = ("1m", "9m", "1p", "9p", "1s", "9s")
HONOURS = WIND_TILES + DRAGONS
ORPHANS = TERMINALS + HONOURS
GREEN = ("2s", "3s", "4s", "6s", "8s", "6z")
KINDS = tuple(f"{n}{s}" for s in "mps" for n in range(1, 10)) + HONOURS


def options(request: dict[str, Any]) -> dict[str, Any]:
    """The options of the request: its preset's column, then the overrides one by one."""
    column = PRESETS.index(request["rules"])
    out: dict[str, Any] = {}
    for line in _TABLE.strip().splitlines():
        key, *cells = line.split()
        text = cells[column] if len(cells) > 1 else cells[0]
        named = {"true": True, "false": False}
        out[key] = named[text] if text in named else int(text) if text.isdigit() else text
    for key, value in (request.get("options") or {}).items():
        out[key] = value.replace("_", "-") if isinstance(value, str) else value
    return out


def parse(text: str | None) -> list[str]:
    """``"406p1z"`` as ``["4p", "0p", "6p", "1z"]``."""
    out: list[str] = []
    digits = ""
    for char in text or "":
        if char.isdigit():
            digits += char
        elif char in "mpsz":
            out += [d + char for d in digits]
            digits = ""
    return out


def kind_of(tile: str) -> str:
    """The kind of a tile: a red five is a five (R1.3)."""
    return "5" + tile[1] if tile[0] == "0" else tile


def next_kind(kind: str) -> str:
    """The dora shown by an indicator (R1.10)."""
    number, suit = int(kind[0]), kind[1]
    if suit != "z":
        return f"{number % 9 + 1}{suit}"
    return f"{number % 4 + 1}z" if number <= 4 else f"{(number - 4) % 3 + 5}z"


@dataclass(frozen=True)
class Group:
    """A set or the pair. ``concealed`` is about how it was made, melds and claims alike."""

    shape: Literal["chow", "pung", "kong", "pair"]
    kinds: tuple[str, ...]
    concealed: bool = True
    meld: bool = False

    @property
    def pungish(self) -> bool:
        """A pung or a kong."""
        return self.shape in ("pung", "kong")

    @property
    def first(self) -> str:
        """The lowest kind."""
        return self.kinds[0]


@dataclass
class Hand:
    """What the request says about the hand, once parsed."""

    request: dict[str, Any]
    opts: dict[str, Any]
    concealed: list[str]
    win: str
    melds: list[Group]
    reds: int
    flags: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, request: dict[str, Any]) -> Hand:
        """Parse a request."""
        raw = parse(request["hand"])
        win = parse(request["win"])
        melds = []
        every = raw + win
        for meld in request.get("melds") or []:
            tiles = parse(meld["tiles"])
            every += tiles
            hidden = bool(meld.get("concealed"))
            kinds = tuple(sorted(kind_of(t) for t in tiles))
            melds.append(Group(meld["kind"], kinds, hidden, True))
        return cls(
            request=request,
            opts=options(request),
            concealed=[kind_of(t) for t in raw],
            win=kind_of(win[0]),
            melds=melds,
            reds=sum(t[0] == "0" for t in every),
            flags=set(request.get("flags") or ()),
        )

    @property
    def closed(self) -> bool:
        """No claimed set; closed kongs and a final ron are fine (R9.3)."""
        return all(m.concealed for m in self.melds)

    @property
    def tsumo(self) -> bool:
        """Won by own draw."""
        return bool(self.request["by"] == "self-draw")

    @property
    def riichi(self) -> bool:
        """In riichi, single or double."""
        return bool(self.flags & {"riichi", "double_riichi"})

    @property
    def seat(self) -> str:
        """The winner's seat wind."""
        return str(self.request.get("seat") or "E")

    @property
    def winds(self) -> tuple[str, str]:
        """The seat wind's tile and the round wind's tile."""
        prevalent = self.request.get("round") or "E"
        return WIND_TILES[WINDS.index(self.seat)], WIND_TILES[WINDS.index(prevalent)]

    @property
    def kinds(self) -> list[str]:
        """All tiles, kongs with four."""
        return [*self.concealed, self.win, *(k for m in self.melds for k in m.kinds)]

    @property
    def renhou(self) -> bool:
        """R10.2: a non-dealer's ron before the own first turn. The discarder decides that."""
        giver = self.request.get("from")
        early = giver is None or WINDS.index(giver) < WINDS.index(self.seat)
        early = early or not self.opts["renhou_before_own_turn"]
        return "first_turn" in self.flags and not self.tsumo and self.seat != "E" and early


@dataclass(frozen=True)
class Reading:
    """One way to read the hand; ``groups`` is empty for the two special forms."""

    form: Literal["regular", "seven_pairs", "orphans"]
    groups: tuple[Group, ...] = ()
    wait: Literal["two-sided", "one-tile", "two-pair", ""] = ""


def splits(counts: Counter[str], pair: bool = False) -> Iterator[tuple[Group, ...]]:
    """All ways to cut the tiles into sets and one pair."""
    first = next((k for k in KINDS if counts[k]), None)
    if first is None:
        if pair:
            yield ()
        return
    number, suit = int(first[0]), first[1]
    options_here: list[Group] = []
    if counts[first] >= 3:
        options_here.append(Group("pung", (first,) * 3))
    if counts[first] >= 2 and not pair:
        options_here.append(Group("pair", (first,) * 2))
    run = tuple(f"{number + i}{suit}" for i in range(3))
    if suit != "z" and number <= 7 and all(counts[k] for k in run):
        options_here.append(Group("chow", run))
    for group in options_here:
        rest = counts.copy()
        rest.subtract(group.kinds)
        for tail in splits(rest, pair or group.shape == "pair"):
            yield (group, *tail)


def wait_of(group: Group, win: str) -> Literal["two-sided", "one-tile", "two-pair"]:
    """The kind of finish when the winning tile completes this group (R9.8)."""
    if group.shape == "pung":
        return "two-pair"
    if group.shape == "chow":
        low = win == group.kinds[0] and group.kinds[2][0] != "9"
        high = win == group.kinds[2] and group.kinds[0][0] != "1"
        if low or high:
            return "two-sided"
    return "one-tile"


def readings(hand: Hand) -> list[Reading]:
    """R9.1 (1): every legal reading with every place of the winning tile."""
    counts = Counter([*hand.concealed, hand.win])
    out: list[Reading] = []
    if not hand.melds and len(counts) == 7 and all(n == 2 for n in counts.values()):
        out.append(Reading("seven_pairs"))
    if not hand.melds and set(counts) == set(ORPHANS):
        out.append(Reading("orphans"))
    if sum(counts.values()) + 3 * len(hand.melds) != 14:
        return out
    for split in dict.fromkeys(splits(counts)):
        for i, group in enumerate(split):
            if hand.win not in group.kinds:
                continue
            groups = list(split)
            if group.shape == "pung" and not hand.tsumo:  # R9.5
                groups[i] = Group("pung", group.kinds, concealed=False)
            place = wait_of(group, hand.win)
            out.append(Reading("regular", (*groups, *hand.melds), place))
    return list(dict.fromkeys(out))
