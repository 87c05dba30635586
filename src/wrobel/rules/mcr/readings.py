"""The readings of an MCR hand as tiles, for explanations."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from wrobel.rules.groups import Groups, group_text
from wrobel.rules.request import Request
from wrobel.rules.score import Score
from wrobel.rules.trace import Group
from wrobel.shape.readings import Readings
from wrobel.tiles import NAMES

SEVEN_PAIRS, ORPHANS, HONORS_KNITTED, KNITTED = 100, 101, 102, 110
PAIR, KNITTED_PLACE = 4, 5

KNITTED_PATTERNS = [
    [9 * suit + first + 3 * i for suit, first in enumerate(firsts) for i in range(3)]
    for firsts in permutations(range(3))
]

KONG_FANS = {
    "four_kongs",
    "three_kongs",
    "two_concealed_kongs",
    "two_melded_kongs",
    "melded_and_concealed_kong",
}

Candidate = tuple[int, int, bool]  # fan, bits of its sets, whether it counts


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the hand: its groups, its score and all fans found in it.

    ``sets`` are the texts of the sets that the bits of candidates stand for.
    """

    score: Score
    candidates: tuple[Candidate, ...]
    groups: tuple[Group, ...]
    sets: tuple[str, ...]
    chosen: bool

    def text_of(self, sets: int) -> str:
        """The sets of a candidate in order, such as 123p+456p."""
        texts = [self.sets[place] for place in range(len(self.sets)) if sets >> place & 1]
        return joined_text(texts)

    def same_split(self, other: "Reading") -> bool:
        """Are the tiles divided alike, wherever the winning tile goes?"""
        return self.score.reading == other.score.reading


def tiles_text(kinds: list[int]) -> str:
    """Sorted kinds with shared suits: 147m258p.

    >>> tiles_text([0, 3, 6, 27])
    '147m1z'
    """
    written = ""
    for kind in sorted(kinds):
        rank, suit = NAMES[kind][0], NAMES[kind][1]
        written = written[:-1] + rank + suit if written.endswith(suit) else written + rank + suit
    return written


def joined_text(groups: Iterable[str]) -> str:
    """Groups of tiles in their order.

    >>> joined_text(["789p", "22z", "123p"])
    '123p+789p+22z'
    """
    return "+".join(sorted(groups, key=lambda text: (text[-1], text)))


def read_all(request: Request, score: Score) -> list[Reading]:
    """All readings worth something, the chosen one first, then by worth."""
    found = []
    for one, candidates in request.options.scorer.all_readings(request):
        if one.total:
            groups = groups_of(request, one.reading, one.place)
            chosen = (one.reading, one.place) == (score.reading, score.place)
            sets = tuple(g.tiles for g in groups if g.kind in {"chow", "pung", "kong"})
            found.append(Reading(one, tuple(candidates), tuple(groups), sets, chosen))
    return sorted(found, key=lambda reading: (not reading.chosen, -reading.score.total))


def groups_of(request: Request, reading: int, place: int) -> list[Group]:
    """A reading as groups of tiles."""
    if reading < SEVEN_PAIRS:
        return Groups().described(request, reading, place)
    kinds = [kind for kind in range(34) for _ in range(request.count(kind))]
    if reading == SEVEN_PAIRS:
        won = kinds.index(request.win) // 2
        return [
            Group("pair", tiles_text(kinds[2 * i : 2 * i + 2]), winning=i == won) for i in range(7)
        ]
    if reading == ORPHANS:
        return [Group("orphans", tiles_text(kinds), winning=True)]
    if reading == HONORS_KNITTED:
        return [Group("honors_knitted", tiles_text(kinds), winning=True)]
    return knitted_groups(request, reading - KNITTED, place)


def knitted_groups(request: Request, split: int, place: int) -> list[Group]:
    """The knitted straight, the set beside it, the pair."""
    counts = [request.count(kind) for kind in range(34)]
    pattern = next(kinds for kinds in KNITTED_PATTERNS if all(counts[kind] for kind in kinds))
    for kind in pattern:
        counts[kind] -= 1
    pair, sets = Readings().all(counts)[split]
    if request.melds:
        kind, type_, concealed, _added, _giver = request.meld(0)
        group = Group(
            ("chow", "pung", "kong")[type_], group_text(kind, type_), exposed=not concealed
        )
    else:
        type_ = int(sets[0] >= 34)
        group = Group(("chow", "pung")[type_], group_text(sets[0] % 34, type_), winning=place == 0)
    return [
        Group("knitted", tiles_text(pattern), winning=place == KNITTED_PLACE),
        group,
        Group("pair", tiles_text([pair, pair]), winning=place == PAIR),
    ]


def hog_kinds(request: Request) -> list[int]:
    """Kinds of which all four copies are there, not as a kong."""
    kongs = {request.meld(i)[0] for i in range(request.melds) if request.meld(i)[1] == 2}
    return [kind for kind in range(34) if request.copies(kind) == 4 and kind not in kongs]


def group_sets(request: Request, reading: Reading, fan: str) -> tuple[str, ...]:
    """The sets behind a fan that is not made of sets one by one; empty for the whole hand."""
    groups = reading.groups
    kongs = [group.tiles for group in groups if group.kind == "kong"]
    if fan == "tile_hog":
        honours = request.options["tile_hog_honors"]
        return tuple(
            4 * NAMES[kind][0] + NAMES[kind][1]
            for kind in hog_kinds(request)
            if kind < 27 or honours
        )
    if fan in KONG_FANS:
        return (joined_text(kongs),)
    if fan in {"four_concealed_pungs", "three_concealed_pungs", "two_concealed_pungs"}:
        hidden = [
            group.tiles
            for group in groups
            if group.kind in {"pung", "kong"}
            and not group.exposed
            and not (group.winning and request.by != 0)
        ]
        return (joined_text(hidden),)
    if fan in {"little_four_winds", "little_three_dragons"}:
        wanted = "1234" if fan == "little_four_winds" else "567"
        parts = [group.tiles for group in groups if group.tiles[-1] == "z"]
        return (joined_text(part for part in parts if part[0] in wanted),)
    if fan in {"edge_wait", "closed_wait", "single_wait"}:
        return tuple(group.tiles for group in groups if group.winning)
    if fan == "knitted_straight" and groups[0].kind == "knitted":
        return (groups[0].tiles,)
    return ()
