"""Which sets or tiles of a reading make a Hong Kong fan, as text."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wrobel.notation import write_tiles
from wrobel.rules.request import Request
from wrobel.rules.trace import Group
from wrobel.tiles import NAMES

SUITS = "mps"


@dataclass(frozen=True, slots=True)
class Laid:
    """One reading laid out: its sets and its pair (none for special forms)."""

    sets: tuple[Group, ...]
    pair: Group | None

    @property
    def chows(self) -> list[Group]:
        return [group for group in self.sets if group.kind == "chow"]

    @property
    def pungs(self) -> list[Group]:
        return [group for group in self.sets if group.kind in ("pung", "kong")]

    def texts(self) -> tuple[str, ...]:
        groups = self.sets if self.pair is None else (*self.sets, self.pair)
        return tuple(group.tiles for group in groups)


def lay_out(groups: Sequence[Group]) -> Laid:
    sets = tuple(group for group in groups if group.kind in ("chow", "pung", "kong"))
    pair = next((group for group in groups if group.kind == "pair"), None)
    return Laid(sets, pair)


def first(group: Group) -> str:
    """The lowest tile of a group.

    >>> first(Group("chow", "345m"))
    '3m'
    """
    return group.tiles[0] + group.tiles[-1]


def texts(groups: Sequence[Group]) -> tuple[str, ...]:
    return tuple(group.tiles for group in groups)


def holds(group: Group, tile: str) -> bool:
    return tile[1] == group.tiles[-1] and tile[0] in group.tiles[:-1]


def pungs_of(laid: Laid, kinds: str) -> tuple[str, ...]:
    """The pungs of these honours, by their digits."""
    return texts([g for g in laid.pungs if g.tiles[-1] == "z" and g.tiles[0] in kinds])


def with_pair(laid: Laid, kinds: str) -> tuple[str, ...]:
    pair = (laid.pair.tiles,) if laid.pair is not None else ()
    return pungs_of(laid, kinds) + pair


def snake(laid: Laid) -> tuple[str, ...]:
    """The chows 123, 456 and 789 of the suit that has all three."""
    for suit in SUITS:
        row = [f"123{suit}", f"456{suit}", f"789{suit}"]
        if set(row) <= set(texts(laid.chows)):
            return tuple(row)
    return ()


def terminal_chows(laid: Laid, in_snake: bool = False) -> tuple[str, ...]:
    """Couples of 123 and 789; those of the suit of a snake only if asked for."""
    have = Counter(texts(laid.chows))
    found: list[str] = []
    for suit in SUITS:
        if (f"456{suit}" in have) != in_snake:
            continue
        for _ in range(min(have[f"123{suit}"], have[f"789{suit}"])):
            found += [f"123{suit}", f"789{suit}"]
    return tuple(found)


def identical(laid: Laid, times: int) -> tuple[str, ...]:
    """Chows that are there at least so many times."""
    return tuple(
        text for text, n in Counter(texts(laid.chows)).items() for _ in range(n) if n >= times
    )


def same_numbers(laid: Laid, suits: int) -> tuple[str, ...]:
    """Chows whose numbers occur in at least so many suits."""
    spread: dict[str, set[str]] = {}
    for text in texts(laid.chows):
        spread.setdefault(text[:-1], set()).add(text[-1])
    return tuple(text for text in texts(laid.chows) if len(spread[text[:-1]]) >= suits)


def triple_chows(laid: Laid) -> tuple[str, ...]:
    return identical(laid, 3) or same_numbers(laid, 3)


def twin_chows(laid: Laid) -> tuple[str, ...]:
    triple = {text[:-1] for text in same_numbers(laid, 3)}
    return tuple(text for text in identical(laid, 2) if text[:-1] not in triple) or identical(
        laid, 2
    )


def small_four(laid: Laid) -> tuple[str, ...]:
    found: list[str] = []
    for pung in laid.pungs:
        beside = [chow.tiles for chow in laid.chows if holds(chow, first(pung))]
        if pung.kind == "pung" and beside:
            found += [pung.tiles, *beside]
    return tuple(found)


def pair_four(laid: Laid) -> tuple[str, ...]:
    if laid.pair is None:
        return ()
    pair = first(laid.pair)
    return (laid.pair.tiles, *(chow.tiles for chow in laid.chows if holds(chow, pair)))


def consecutive(laid: Laid) -> tuple[str, ...]:
    have = {first(pung): pung.tiles for pung in laid.pungs}
    for suit in SUITS:
        for rank in range(1, 8):
            row = [have.get(f"{rank + step}{suit}") for step in range(3)]
            if None not in row:
                return tuple(text for text in row if text)
    return ()


def matching(laid: Laid) -> tuple[str, ...]:
    have = {first(pung): pung.tiles for pung in laid.pungs}
    for rank in range(1, 10):
        row = [have.get(f"{rank}{suit}") for suit in SUITS]
        if None not in row:
            return tuple(text for text in row if text)
    return ()


OF_SETS: dict[str, Callable[[Laid], tuple[str, ...]]] = {
    "all_chows": lambda laid: texts(laid.chows),
    "all_pungs": lambda laid: texts(laid.pungs),
    "dragon_pung": lambda laid: pungs_of(laid, "567"),
    "small_three_dragons": lambda laid: with_pair(laid, "567"),
    "three_dragons": lambda laid: pungs_of(laid, "567"),
    "small_four_winds": lambda laid: with_pair(laid, "1234"),
    "big_four_winds": lambda laid: pungs_of(laid, "1234"),
    "pair_258": lambda laid: (laid.pair.tiles,) if laid.pair else (),
    "terminal_chows": terminal_chows,
    "same_chow_two_suits": lambda laid: same_numbers(laid, 2),
    "small_four_in_one": small_four,
    "twin_chows": twin_chows,
    "four_in_one": pair_four,
    "twelve_exposed": lambda laid: texts(laid.sets),
    "all_discards": lambda laid: texts(laid.sets),
    "exposed_snake": snake,
    "concealed_snake": snake,
    "consecutive_pungs": consecutive,
    "matching_pungs": matching,
    "three_identical_chows": triple_chows,
    "big_four_in_one": lambda laid: texts(laid.chows),
}
BY_WINNING_TILE = (
    "self_draw",
    "last_tile",
    "replacement_tile",
    "kong_on_kong",
    "robbing_kong",
)


def bonus_tiles(request: Request, fan: str) -> tuple[str, ...]:
    """The bonus tiles that make one of the fans of 3.7."""
    held = [number for number in range(8) if request.bonus >> number & 1]
    series = [[n for n in held if n // 4 == which] for which in range(2)]
    if fan == "bouquet":
        held = [n for row in series if len(row) == 4 for n in row]
    elif fan in ("own_bonus", "round_bonus", "own_round_bonus"):
        if request.options["bouquet"] == "total3":
            held = [n for row in series if len(row) < 4 for n in row]
        wanted = request.round if fan == "round_bonus" else request.seat
        held = [n for n in held if n % 4 == wanted]
    return tuple(NAMES[37 + n] for n in held)


def made_of(request: Request, laid: Laid, fan: str) -> tuple[str, ...]:
    """The sets or tiles that make a fan; all of them where the whole hand does."""
    if fan in OF_SETS and laid.sets:
        return OF_SETS[fan](laid)
    if fan == "seat_wind":
        return pungs_of(laid, str(request.seat + 1))
    if fan == "round_wind":
        return pungs_of(laid, str(request.round + 1))
    if fan.endswith("_bonus") or fan == "bouquet":
        return bonus_tiles(request, fan)
    if fan in BY_WINNING_TILE:
        return (NAMES[request.win],)
    if laid.sets:
        return laid.texts()
    return (whole(request),)


def whole(request: Request) -> str:
    """All concealed tiles with the winning one."""
    return write_tiles(kind for kind in range(34) for _ in range(request.count(kind)))
