"""Walls: from the break to the roles, by the rules of each table and by recorded games."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest

from tests.conftest import missing
from tests.support.data import data_file, rows
from wrobel.errors import HandError, OptionError, TextError
from wrobel.rules.families import layout_of
from wrobel.rules.rulesets import load
from wrobel.state.fair import tile_set
from wrobel.state.walls import Layout
from wrobel.tiles import BY_NAME

E, S, W, N = range(4)

RIICHI = layout_of(load("tenhou"))
TENHOU = layout_of(load("tenhou"), "tenhou")
MCR = layout_of(load("mcr"))
BOTZONE = layout_of(load("mcr"), "botzone")

# Where the roles of a riichi wall are.
RIICHI_LIVE = slice(RIICHI.first_replacement)
RIICHI_REPLACEMENTS = slice(RIICHI.first_replacement, RIICHI.first_indicator)
RIICHI_DORA = slice(RIICHI.first_indicator, RIICHI.first_under)
RIICHI_URA = slice(RIICHI.first_under, RIICHI.tiles)


def hong_kong(tiles: int, throw: str = "three-once", direction: str = "left") -> Layout:
    """A Hong Kong wall with or without bonus tiles."""
    options = {"bonus_tiles": tiles == 144, "dice": throw, "deal_direction": direction}
    return layout_of(load("hk-old", options))


TABLES = [
    RIICHI,
    MCR,
    *(
        hong_kong(tiles, throw, direction)
        for tiles in (136, 144)
        for throw in ("three-once", "two-once", "two-twice")
        for direction in ("left", "right")
    ),
]


def place(layout: Layout, side: int, stack: int, level: int = 0) -> int:
    """A place of the physical wall; stacks are counted from 1 as people do."""
    return (side * layout.tiles // 8 + stack - 1) * 2 + level


def stack_of(layout: Layout, side: int, *stacks: int) -> list[int]:
    """The places of some stacks of a side, upper tile first."""
    return [place(layout, side, stack, level) for stack in stacks for level in (0, 1)]


def throws(layout: Layout) -> Iterator[tuple[int, ...]]:
    """All that the dice can show."""
    return product(range(1, 7), repeat=layout.dice_needed)


def stacks_drawn(order: Sequence[int]) -> list[int]:
    """The stacks of an order that uses whole stacks, upper tile first."""
    for upper, lower in zip(order[::2], order[1::2], strict=True):
        assert (upper % 2, lower) == (0, upper + 1)
    return [upper // 2 for upper in order[::2]]


def on_the_table(layout: Layout, stack: int) -> tuple[float, float]:
    """Where a stack lies, seen from above: East sits below, facing up, then counter-clockwise."""
    side, number = divmod(stack, layout.tiles // 8)
    half = (layout.tiles // 8 - 1) / 2
    # For East, whose right is the right: the first stack is rightmost.
    x, y = half - number, -half - 1
    for _ in range(side):
        x, y = -y, x  # a quarter turn counter-clockwise
    return x, y


def clockwise(layout: Layout, one: int, other: int) -> bool:
    """Do two stacks touch, and is the second one clockwise of the first?"""
    (ax, ay), (bx, by) = on_the_table(layout, one), on_the_table(layout, other)
    return ax * by - ay * bx < 0 and abs(ax - bx) <= 1 and abs(ay - by) <= 1


# Every layout


@pytest.mark.parametrize("layout", TABLES, ids=str)
def test_every_throw_uses_every_tile_once(layout: Layout) -> None:
    for dice in throws(layout):
        assert sorted(layout.order(dice)) == list(range(layout.tiles))


@pytest.mark.parametrize("layout", [TENHOU, BOTZONE, Layout(), Layout(tiles=144)], ids=str)
def test_every_tile_is_used_once_elsewhere(layout: Layout) -> None:
    assert sorted(layout.order()) == list(range(layout.tiles))


@pytest.mark.parametrize("layout", TABLES[1:], ids=str)
def test_drawing_goes_round_the_table(layout: Layout) -> None:
    for dice in throws(layout):
        stacks = stacks_drawn(layout.order(dice))
        if layout.direction == "right":
            stacks.reverse()
        assert all(clockwise(layout, *pair) for pair in pairwise(stacks))


@pytest.mark.parametrize("layout", TABLES, ids=str)
def test_the_gap_is_left_of_the_last_stack_counted(layout: Layout) -> None:
    for dice in throws(layout):
        broken = layout.broken_after(dice)
        assert broken is not None
        side, stack = broken
        before = side * layout.stacks + stack
        first, last = layout.order(dice)[0] // 2, layout.order(dice)[-1] // 2
        if layout.replacements:
            last = layout.order(dice)[RIICHI_REPLACEMENTS][0] // 2
        if layout.direction == "right":
            first, last = last, first
        assert last == before
        assert clockwise(layout, before, first)


def test_picking_tiles_follows_the_order() -> None:
    layout = MCR
    tiles = tile_set(reds=False, bonus=True)
    dice = (3, 3, 1, 6)
    assert layout.roles(tiles, dice) == [tiles[i] for i in layout.order(dice)]
    assert layout.roles(tiles, list(dice)) == layout.roles(tiles, dice)


# Riichi


def test_riichi_seven_is_west() -> None:
    """R1.7–R1.9 with 3 and 4: player number 7 is West; the dead wall just fits on the right."""
    layout = RIICHI
    order = list(layout.order((3, 4)))
    assert layout.broken_after((3, 4)) == (W, 6)
    assert order[:4] == stack_of(layout, W, 8, 9)
    live = stack_of(layout, W, *range(8, 18))
    for side in (S, E, N):  # clockwise from West
        live += stack_of(layout, side, *range(1, 18))
    assert order[RIICHI_LIVE] == live
    assert order[RIICHI_REPLACEMENTS] == stack_of(layout, W, 7, 6)
    assert order[RIICHI_DORA] == [place(layout, W, stack) for stack in (5, 4, 3, 2, 1)]
    assert order[RIICHI_URA] == [place(layout, W, stack, 1) for stack in (5, 4, 3, 2, 1)]


def test_riichi_two_reaches_into_the_wall_on_the_right() -> None:
    """R1.8 with 1 and 1: South breaks after two stacks; West sits on South's right."""
    layout = RIICHI
    order = list(layout.order((1, 1)))
    assert order[:2] == stack_of(layout, S, 3)
    assert order[RIICHI_REPLACEMENTS] == stack_of(layout, S, 2, 1)
    # The left end of West's wall, away from the gap.
    assert order[RIICHI_DORA] == [place(layout, W, stack) for stack in (17, 16, 15, 14, 13)]
    assert order[121] == place(layout, W, 12, 1)


@pytest.mark.parametrize(
    ("total", "breaker"),
    [(2, S), (3, W), (4, N), (5, E), (6, S), (7, W), (8, N), (9, E), (10, S), (11, W), (12, N)],
)
def test_riichi_players_are_counted_from_east(total: int, breaker: int) -> None:
    """R1.7: seat index (d − 1) mod 4, d stacks from the right end of the own wall."""
    layout = RIICHI
    for dice in throws(layout):
        if sum(dice) == total:
            assert layout.order(dice)[0] == place(layout, breaker, total + 1)
            assert layout.broken_after(dice) == (breaker, total - 1)


def test_riichi_dead_wall_is_seven_stacks_between_both_ends() -> None:
    """R1.8, R1.9: stacks 1 to 7 going away from the gap; the live wall ends behind the 7th."""
    layout = RIICHI
    for dice in throws(layout):
        order = layout.order(dice)
        live = stacks_drawn(order[RIICHI_LIVE])
        dead = stacks_drawn(order[RIICHI_REPLACEMENTS])
        dead += [indicator // 2 for indicator in order[RIICHI_DORA]]
        assert len(live) == 61
        assert all(clockwise(layout, *pair) for pair in pairwise([*live, *reversed(dead), live[0]]))
        for upper, lower in zip(order[RIICHI_DORA], order[RIICHI_URA], strict=True):
            assert (upper % 2, lower) == (0, upper + 1)


def test_riichi_deal() -> None:
    """R1.11: twice two stacks three times, then East the upper tiles of the 1st and 3rd next."""
    layout = RIICHI
    order = layout.order((3, 4))
    rest = [stack_of(layout, S, stack) for stack in (15, 16, 17)]  # after 24 stacks
    assert [order[48], order[52]] == [rest[0][0], rest[2][0]]
    assert [order[49], order[50], order[51]] == [rest[0][1], rest[1][0], rest[1][1]]
    assert len(order[RIICHI_LIVE]) - 53 == 69


# MCR


def test_mcr_four_then_five() -> None:
    """3.2: after the ninth stack of the dealer's wall; 3.3: the end is stack 9 and backwards."""
    layout = MCR
    for dice in [(1, 3, 2, 3), (2, 2, 4, 1), (3, 1, 1, 4)]:
        order = list(layout.order(dice))
        assert layout.broken_after(dice) == (E, 8)
        assert order[:2] == stack_of(layout, E, 10)
        assert order[-4:] == stack_of(layout, E, 8, 9)


@pytest.mark.parametrize(
    ("dice", "tiles", "side", "stack"),
    [
        ((1, 1, 1, 1), 144, E, 5),
        ((6, 5, 1, 5), 144, E, 18),
        ((6, 6, 5, 1), 144, N, 1),  # past 18: on to the next wall clockwise
        ((6, 6, 6, 6), 144, N, 7),
        ((6, 6, 6, 6), 136, N, 8),
    ],
)
def test_mcr_counts_on_the_dealers_wall(
    dice: tuple[int, ...], tiles: int, side: int, stack: int
) -> None:
    layout = replace(MCR, tiles=tiles)
    assert layout.order(dice)[0] == place(layout, side, stack)


def test_mcr_second_roller_has_no_influence() -> None:
    """3.2: other books count on the second roller's wall; only the sum counts here."""
    layout = MCR
    orders: dict[int, set[tuple[int, ...]]] = {}
    for dice in throws(layout):
        orders.setdefault(sum(dice), set()).add(layout.order(dice))
    assert sorted(orders) == list(range(4, 25))
    assert {len(found) for found in orders.values()} == {1}


# Hong Kong


def test_hongkong_eighteen_on_seventeen_stacks() -> None:
    """1.4: the 18th stack is the first one of the next wall clockwise."""
    layout = hong_kong(136)
    order = list(layout.order((6, 6, 6)))
    assert layout.broken_after((6, 6, 6)) == (E, 0)
    assert order[:2] == stack_of(layout, E, 2)
    assert order[-6:] == stack_of(layout, S, 16, 17) + stack_of(layout, E, 1)
    with_bonus = hong_kong(144)
    assert with_bonus.broken_after((6, 6, 6)) == (S, 17)
    assert list(with_bonus.order((6, 6, 6))[:2]) == stack_of(with_bonus, E, 1)


@pytest.mark.parametrize(
    ("breaker", "totals"),
    [(E, (5, 9, 13, 17)), (S, (6, 10, 14)), (W, (3, 7, 11, 15)), (N, (4, 8, 12, 16))],
)
def test_hongkong_sums_pick_the_wall(breaker: int, totals: tuple[int, ...]) -> None:
    """1.4, three dice once."""
    for tiles in (136, 144):
        layout = hong_kong(tiles)
        for dice in throws(layout):
            if sum(dice) in totals:
                assert layout.broken_after(dice) == (breaker, sum(dice) - 1)


def test_hongkong_two_dice_once() -> None:
    layout = hong_kong(144, "two-once")
    assert layout.broken_after((1, 1)) == (S, 1)
    assert layout.broken_after((6, 6)) == (N, 11)


def test_hongkong_two_dice_twice() -> None:
    """1.4: the first throw picks the wall, both together are counted on it."""
    layout = hong_kong(144, "two-twice")
    assert layout.broken_after((1, 2, 4, 4)) == (W, 10)
    assert layout.broken_after((4, 4, 1, 2)) == (N, 10)
    assert layout.broken_after((6, 6, 6, 6)) == (W, 5)  # 18 on North's wall, 6 on West's


def test_hongkong_dealing_to_the_right() -> None:
    """1.6: the same gap with 3 on West's wall, but the first tiles are on its right."""
    layout = hong_kong(136, "three-once", "right")
    order = list(layout.order((1, 1, 1)))
    assert layout.broken_after((1, 1, 1)) == (W, 2)
    # After West's right end comes the left end of North, who sits on the right.
    assert order[:8] == stack_of(layout, W, 3, 2, 1) + stack_of(layout, N, 17)
    assert order[-4:] == stack_of(layout, W, 5, 4)


def test_hongkong_dead_wall_is_right_of_the_break() -> None:
    """1.5: the last 14 tiles of the order; the nearest to the gap is the very end."""
    layout = hong_kong(144)
    order = list(layout.order((5, 4, 4)))  # 13 on East's wall
    assert order[-14:] == stack_of(layout, E, *range(7, 14))


# Which layout


def test_layouts_follow_the_options() -> None:
    roles = (RIICHI.first_replacement, RIICHI.first_indicator, RIICHI.first_under, RIICHI.tiles)
    assert roles == (122, 126, 131, 136)
    assert (MCR.tiles, MCR.first_replacement, MCR.first_indicator) == (144, 144, 144)
    assert (hong_kong(136).tiles, hong_kong(144).tiles) == (136, 144)
    assert hong_kong(144, "two-once", "right").direction == "right"
    given = layout_of(load("wrc"), "given")
    assert (given.name, given.dice_needed, given.first_indicator) == ("given", 0, 126)
    assert given.order() == tuple(range(136))
    assert BOTZONE.own_walls
    assert (TENHOU.tiles, BOTZONE.tiles) == (136, 136)


@pytest.mark.parametrize(
    ("layout", "dice"),
    [
        (RIICHI, 2),
        (MCR, 4),
        (hong_kong(144, "three-once"), 3),
        (hong_kong(144, "two-once"), 2),
        (hong_kong(144, "two-twice"), 4),
        (TENHOU, 0),
        (BOTZONE, 0),
        (Layout(), 0),
    ],
    ids=str,
)
def test_dice_needed(layout: Layout, dice: int) -> None:
    assert layout.dice_needed == dice


def test_walls_that_are_not_broken_ignore_dice() -> None:
    layout = TENHOU
    assert layout.order((3, 4)) == layout.order()
    assert layout.broken_after((3, 4)) is None


@pytest.mark.parametrize("dice", [(), (1,), (1, 2, 3), (0, 3), (3, 7), (-1, 8)])
def test_impossible_dice(dice: tuple[int, ...]) -> None:
    layout = RIICHI
    with pytest.raises(TextError, match="2 numbers from 1 to 6"):
        layout.order(dice)
    with pytest.raises(TextError):
        layout.broken_after(dice)


@pytest.mark.parametrize(("layout", "tiles"), [(TENHOU, 144), (MCR, 135)], ids=str)
def test_impossible_walls(layout: Layout, tiles: int) -> None:
    with pytest.raises(HandError, match="136"):
        replace(layout, tiles=tiles)


def test_a_wall_of_the_wrong_size() -> None:
    with pytest.raises(HandError, match="135 tiles instead of 136"):
        Layout().roles(range(135))


@pytest.mark.parametrize(
    ("rules", "name"),
    [("wrc", "botzone"), ("mcr", "tenhou"), ("hk-old", "tenhou"), ("wrc", "riichi")],
)
def test_layouts_of_other_families(rules: str, name: str) -> None:
    with pytest.raises(OptionError, match="layout"):
        layout_of(load(rules), name)


def test_unknown_words() -> None:
    with pytest.raises(OptionError, match="tenhou"):
        layout_of(load("tenhou"), "tenhuo")
    with pytest.raises(OptionError, match="left, right"):
        Layout(direction="up")
    with pytest.raises(OptionError, match="two-twice"):
        hong_kong(144, "twice")
    with pytest.raises(OptionError, match="left, right"):
        hong_kong(144, "two-once", "up")


# Recorded games


def dealt(roles: Sequence[int]) -> list[list[int]]:
    """The first 13 tiles of East, South, West and North: three times four, then one."""
    blocks = [roles[i : i + 4] for i in range(0, 48, 4)]
    return [
        [*blocks[seat], *blocks[seat + 4], *blocks[seat + 8], roles[48 + seat]] for seat in range(4)
    ]


def tenhou_rounds() -> Iterator[dict[str, Any]]:
    if data_file("riichi_tenhou_games") is None:
        missing("data", "the recorded Tenhou games are not there (WROBEL_DATA)")
    games = rows("riichi_tenhou_games")
    return (found for game in games for found in game["rounds"] if "wall" in found)


@pytest.mark.data
def test_tenhou_walls_give_what_was_drawn() -> None:
    rounds = kongs = uras = 0
    for found in tenhou_rounds():
        rounds += 1
        roles = TENHOU.roles(list(bytes.fromhex(found["wall"])))
        dealer = found["dealer"]
        hands = dealt(roles)
        assert [found["hands"][(dealer + seat) % 4] for seat in range(4)] == hands
        live = deque(roles[RIICHI_LIVE][52:])
        replacements = deque(roles[RIICHI_REPLACEMENTS])
        indicators = roles[RIICHI_DORA]
        shown = indicators[:1]
        assert [found["dora_indicator"]] == shown
        source = live
        for event in found["events"]:
            if event[0] == "draw":
                assert event[2] == source.popleft()
                source = live
            elif event[0] in {"daiminkan", "ankan", "kakan"}:
                kongs += 1
                source = replacements
            elif event[0] == "dora":
                shown = indicators[: len(shown) + 1]
                assert event[1] == shown[-1]
        for win in found["wins"]:
            assert win["dora"] == shown
            if win["ura"]:
                uras += 1
                assert win["ura"] == roles[RIICHI_URA][: len(shown)]
    assert rounds >= 9_000
    assert kongs >= 100
    assert uras >= 100


@pytest.mark.data
def test_botzone_players_draw_from_their_own_walls() -> None:
    if data_file("mcr_botzone_games") is None:
        missing("data", "the recorded Botzone games are not there (WROBEL_DATA)")
    games = list(rows("mcr_botzone_games"))
    for game in games:
        own = [[BY_NAME[name] for name in hand] for hand in game["deal"]]
        for event in game["events"]:
            if event[0] == "draw":
                own[event[1]].append(BY_NAME[event[2]])
        # Nobody sees more than a quarter, and what nobody saw fills the four walls exactly.
        unseen = Counter(tile_set(reds=False, bonus=False))
        unseen.subtract(tile for tiles in own for tile in tiles)
        assert min(unseen.values()) >= 0
        rest = iter(unseen.elements())
        quarters = [[*tiles, *(next(rest) for _ in range(34 - len(tiles)))] for tiles in own]
        assert next(rest, None) is None
        # In the judge's text a quarter is drawn from its end.
        text = [tile for quarter in quarters for tile in reversed(quarter)]
        roles = BOTZONE.roles(text)
        assert [roles[34 * seat : 34 * seat + 34] for seat in range(4)] == quarters
    assert len(games) >= 10


def test_botzone_quarters_are_used_from_their_ends() -> None:
    assert BOTZONE.order()[:2] == (33, 32)
    assert BOTZONE.order()[34:36] == (67, 66)
