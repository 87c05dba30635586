"""Games that one player cannot tell apart: the same but for the tiles that player cannot see."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from wrobel import Table
from wrobel.notation import read_tiles, write_tiles
from wrobel.state.fair import tile_set
from wrobel.state.fields import by_name, from_names
from wrobel.tiles import BONUS, NAMES

Event = dict[str, Any]
DEALT = -1


class Held:
    """A tile in a hand, and the event that brought it (the deal: DEALT)."""

    def __init__(self, tile: int, event: int) -> None:
        self.tile = tile
        self.event = event


class Twin:
    """The events of a game in progress with all that is hidden from a player exchanged."""

    def __init__(self, table: Table, player: int, dice: random.Random) -> None:
        self.player = player
        self.dice = dice
        self.events: list[Event] = [dict(event) for event in table.events]
        self.hidden_kongs = table.options.family == "mcr"
        starts = [i for i, event in enumerate(self.events) if event["type"] == "hand"]
        self.start = starts[-1]
        deal = self.events[self.start]
        self.hands = [[Held(tile, DEALT) for tile in read_tiles(text)] for text in deal["hands"]]
        self.dealt = [list(hand) for hand in self.hands]
        self.drawn: dict[int, Held] = {}
        self.kongs: list[tuple[int, list[Held]]] = []
        self.unseen = Counter(tile_set(table.options.red_fives, table.layout.tiles == 144))
        self.unseen -= Counter(held.tile for hand in self.hands for held in hand)
        self.unseen -= Counter(tile for name in deal["dora"] for tile in read_tiles(name))
        for index in range(self.start + 1, len(self.events)):
            self.follow(index, self.events[index])
        self.exchange()
        self.write()

    def follow(self, index: int, event: Event) -> None:
        """Keep book of where the tiles in the hands came from."""
        type, player = event["type"], event.get("player")
        if type == "draw":
            held = self.drawn[index] = Held(read_tiles(event["tile"])[0], index)
            self.hands[event["player"]].append(held)
            self.unseen -= Counter([held.tile])
        elif type == "dora":
            self.unseen -= Counter(read_tiles(event["tile"]))
        elif type == "closed_kong":
            taken = [self.lose(event["player"], tile) for tile in read_tiles(event["tiles"])]
            if self.hidden_kongs and player != self.player:
                self.kongs.append((index, taken))
        elif type in ("bonus", "added_kong"):
            self.lose(event["player"], read_tiles(event["tile"])[0])
        elif type == "discard":
            tile = read_tiles(event["tile"])[0]
            if event["drawn"]:
                assert self.hands[event["player"]].pop().tile == tile
            else:
                self.lose(event["player"], tile)
        elif type in ("chow", "pung", "kong"):
            for tile in read_tiles(event["own"]):
                self.lose(event["player"], tile)

    def lose(self, player: int, tile: int) -> Held:
        found = next(held for held in self.hands[player] if held.tile == tile)
        self.hands[player].remove(found)
        return found

    def exchange(self) -> None:
        """Give the others what they might as well hold; who is in riichi keeps a waiting hand."""
        fixed = {event["player"] for event in self.events[self.start :] if event.get("riichi")}
        free = [
            held
            for other, hand in enumerate(self.hands)
            if other != self.player and other not in fixed
            for held in hand
            if held.tile < BONUS
        ]
        pool = self.unseen + Counter(held.tile for held in free)
        for index, taken in self.kongs:
            whole = [tile for tile, count in pool.items() if count == 4]
            if whole:
                kind = self.dice.choice(whole)
                pool[kind] = 0
                pool += Counter([taken[0].tile] * 4)
                for held in taken:
                    held.tile = kind
                self.events[index]["tiles"] = write_tiles([kind] * 4)
        tiles = [tile for tile in pool.elements() if tile < BONUS]
        for held, tile in zip(free, self.dice.sample(tiles, len(free)), strict=True):
            held.tile = tile

    def write(self) -> None:
        hands = [write_tiles([held.tile for held in hand]) for hand in self.dealt]
        self.events[self.start]["hands"] = hands
        self.events[self.start]["commitment"] = None
        for index, held in self.drawn.items():
            self.events[index]["tile"] = NAMES[held.tile]


def shuffled(table: Table, player: int, dice: random.Random) -> Table:
    """The table with all tiles that the player cannot see dealt anew, whatever came before."""
    make, parts = table.__reduce__()
    fields = by_name(parts[-2])
    places: list[tuple[int, int]] = []
    hidden: list[int] = []
    for other in range(4):
        if other == player:
            continue
        for kind in range(34):
            hidden += [kind] * fields["hand"][34 * other + kind]
            fields["hand"][34 * other + kind] = 0
        fields["waits"][other] = fields["reds"][other] = 0
        fields["stale"][other] = 1
        fields["passed"][other] = dice.randrange(2**34)
        for name in ("locked", "exempt", "false_kong"):
            fields[name][other] = dice.randrange(2)
        places += [(other, 0)] * (fields["tiles"][other] - fields["flowers"][other].bit_count())
    fields["exempt_now"][0] = dice.randrange(2)
    fields["can_win"][0] ^= dice.randrange(16) & ~(1 << player)
    rest = [i for i in range(table.layout.tiles) if not turned(fields, i)]
    size = len(hidden)
    hidden += [fields["wall"][i] for i in rest]
    low = [tile for tile in hidden if tile < 34]
    dice.shuffle(low)
    for other, _ in places:
        fields["hand"][34 * other + low.pop()] += 1
    others = [tile for tile in hidden if tile >= 34] + low
    dice.shuffle(others)
    for i, tile in zip(rest, others, strict=True):
        fields["wall"][i] = tile
    assert size == len(places)
    twin: Table = make(*parts[:-2], from_names(fields), parts[-1])
    return twin


def turned(fields: dict[str, list[int]], place: int) -> bool:
    """Is that place of the wall an indicator that lies open?"""
    return 126 <= place < 126 + fields["revealed"][0]


def difference(one: bytes, other: bytes) -> dict[str, tuple[list[int], list[int]]]:
    """In which fields two packed states differ."""
    first, second = by_name(one), by_name(other)
    return {name: (first[name], second[name]) for name in first if first[name] != second[name]}
