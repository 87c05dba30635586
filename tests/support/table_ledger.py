"""Where every tile and every point is, by the events alone, and what the state says of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.support.table_play import OVER
from wrobel import Table
from wrobel.notation import read_tiles
from wrobel.state.fair import tile_set
from wrobel.state.fields import by_name
from wrobel.tiles import BONUS, RED_FIVE, kind

Event = dict[str, Any]
STICK = 1000
VOID_SET = 3  # a claim with tiles that make no set


class Ledger:
    """Follows the events of a table and knows nothing else of it."""

    def __init__(self, table: Table) -> None:
        size = table.layout.tiles
        self.family = table.options.family
        self.all = Counter(tile_set(table.options.red_fives, size == 144))
        self.read = 0
        self.scores: list[int] | None = None
        self.deposits = 0
        self.kong = False  # a tile was added to a pung, and nothing came of it yet
        self.follow(table)

    def follow(self, table: Table) -> None:
        """Read the new events."""
        events = table.events
        for event in events[self.read :]:
            getattr(self, f"on_{event['type']}", self.on_other)(event)
            if event["type"] in ("hand", "draw", "added_kong"):
                self.kong = event["type"] == "added_kong"
        self.read = len(events)

    def on_other(self, event: Event) -> None:
        silent = ("match", "dora", "final", "exhausted", "abort", "win", "take")
        assert event["type"] in silent, event

    def on_ruling(self, event: Event) -> None:
        moved = event.get("payments") or [0, 0, 0, 0]
        assert self.scores is not None
        assert sum(moved) == 0
        self.scores = [a + b for a, b in zip(self.scores, moved, strict=True)]

    def on_hand(self, event: Event) -> None:
        self.hands = [Counter(read_tiles(text)) for text in event["hands"]]
        self.sets: list[list[Counter[int]]] = [[], [], [], []]
        self.rivers: list[list[int]] = [[], [], [], []]
        self.bonus: list[Counter[int]] = [Counter() for _ in range(4)]
        self.wall = self.all - sum(self.hands, Counter())
        if self.scores is not None:
            assert event["scores"] == self.scores
            assert event["deposits"] == self.deposits
        self.scores = list(event["scores"])
        self.deposits = event["deposits"]
        assert sorted(event["winds"]) == ["E", "N", "S", "W"]
        assert event["winds"][event["dealer"]] == "E"

    def on_draw(self, event: Event) -> None:
        tile = read_tiles(event["tile"])[0]
        assert self.wall[tile] > 0
        self.wall[tile] -= 1
        self.hands[event["player"]][tile] += 1
        if self.family == "riichi":
            assert event["left"] == self.wall.total() - 14
        elif self.family == "hongkong":
            assert event["left"] <= self.wall.total()

    def lose(self, player: int, tiles: list[int]) -> Counter[int]:
        for tile in tiles:
            assert self.hands[player][tile] > 0
            self.hands[player][tile] -= 1
        return Counter(tiles)

    def on_bonus(self, event: Event) -> None:
        self.bonus[event["player"]] += self.lose(event["player"], read_tiles(event["tile"]))

    def on_discard(self, event: Event) -> None:
        tiles = read_tiles(event["tile"])
        self.lose(event["player"], tiles)
        self.rivers[event["player"]] += tiles

    def on_riichi(self, event: Event) -> None:
        assert self.scores is not None
        self.scores[event["player"]] -= STICK
        self.deposits += 1

    def on_chow(self, event: Event) -> None:
        taken = self.rivers[event["from"]].pop()
        assert [taken] == read_tiles(event["tile"])
        made = self.lose(event["player"], read_tiles(event["own"])) + Counter([taken])
        self.sets[event["player"]].append(made)

    on_pung = on_chow
    on_kong = on_chow

    def on_closed_kong(self, event: Event) -> None:
        tiles = read_tiles(event["tiles"])
        assert len({kind(tile) for tile in tiles}) == 1
        assert len(tiles) == 4
        self.sets[event["player"]].append(self.lose(event["player"], tiles))

    def on_added_kong(self, event: Event) -> None:
        tile = read_tiles(event["tile"])[0]
        self.lose(event["player"], [tile])
        for made in self.sets[event["player"]]:
            if made.total() == 3 and {kind(one) for one in made} == {kind(tile)}:
                made[tile] += 1
                return
        raise AssertionError(event)

    def on_settled(self, event: Event) -> None:
        assert self.scores is not None
        before = sum(self.scores) + STICK * self.deposits
        self.scores = [a + b for a, b in zip(self.scores, event["payments"], strict=True)]
        self.deposits = event["deposits"]
        assert event["scores"] == self.scores
        assert sum(self.scores) + STICK * self.deposits == before

    # What must hold

    def check(self, table: Table) -> None:
        """Every tile is somewhere once, and the state agrees."""
        owned = [*self.hands, *self.bonus, *(made for sets in self.sets for made in sets)]
        lying = [Counter(river) for river in self.rivers]
        assert sum(owned + lying, Counter()) + self.wall == self.all
        assert min(count for hand in self.hands for count in (0, *hand.values())) == 0
        assert table.scores == self.scores
        fields = by_name(table.pack())
        assert +self.wall == wall_of(table, fields)
        for player in range(4):
            hand, sets = hand_of(fields, player), sets_of(fields, player)
            if table.phase in ("rob", *OVER):
                # a kong is told before it may be robbed, and laid down after it was not
                told = sum(self.sets[player], +self.hands[player])
                missing = told - sum(sets, hand)
                robbed = player == fields["giver"][0] and self.kong
                assert missing in (Counter(), Counter([fields["tile"][0]]) if robbed else Counter())
            else:
                assert (hand, sets) == (+self.hands[player], self.sets[player])
            assert [t for t, taken in river_of(fields, player) if not taken] == self.rivers[player]
            assert bits(fields["bonus"][player], BONUS) == +self.bonus[player]


def bits(number: int, first: int) -> Counter[int]:
    return Counter(first + i for i in range(8) if number >> i & 1)


def hand_of(fields: dict[str, list[int]], player: int) -> Counter[int]:
    """A player's concealed tiles in the state."""
    found = Counter(dict(enumerate(fields["hand"][34 * player : 34 * player + 34])))
    for red in bits(fields["reds"][player], RED_FIVE):
        found[kind(red)] -= 1
        found[red] += 1
    found += bits(fields["flowers"][player], BONUS)
    assert found.total() == fields["tiles"][player]
    return +found


def sets_of(fields: dict[str, list[int]], player: int) -> list[Counter[int]]:
    """A player's sets in the state."""
    found = []
    for place in range(4 * player, 4 * player + fields["melds"][player]):
        low, type = fields["meld_kind"][place], fields["meld_type"][place]
        if type == VOID_SET:
            own = fields["void_own"][3 * place : 3 * place + 3]
            found.append(Counter([fields["meld_tile"][place], *(t for t in own if t >= 0)]))
            continue
        tiles = Counter([low, low + 1, low + 2] if type == 0 else [low] * (2 + type))
        if fields["meld_reds"][place]:
            five = next(tile for tile in tiles if tile % 9 == 4)
            tiles[five] -= 1
            tiles[RED_FIVE + five // 9] += 1
        found.append(+tiles)
    return found


def river_of(fields: dict[str, list[int]], player: int) -> list[tuple[int, bool]]:
    """A player's discards in the state, and whether each was claimed."""
    places = range(48 * player, 48 * player + fields["discards"][player])
    return [(fields["discard"][i], bool(fields["discard_marks"][i] & 4)) for i in places]


def wall_of(table: Table, fields: dict[str, list[int]]) -> Counter[int]:
    """What nobody has drawn, in the state."""
    wall, size = fields["wall"], table.layout.tiles
    if table.layout.name == "botzone":
        fronts = [size // 4 * player + fields["own_front"][player] for player in range(4)]
        rest = [wall[front : size // 4 * (i + 1)] for i, front in enumerate(fronts)]
        return Counter(tile for part in rest for tile in part)
    found = Counter(wall[fields["front"][0] : fields["back"][0]])
    if table.options.family == "riichi":
        found += Counter(wall[122 + fields["replaced"][0] : 136])
    return found
