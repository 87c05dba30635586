"""Random play on many kinds of tables, rich in claims, kongs and wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.case_tables import table as cases
from wrobel import Action, Table
from wrobel.rules.rulesets import FAMILY_OF, load
from wrobel.state.fair import tile_set
from wrobel.state.walls import layout_for

OVER = ("hand_over", "match_over")
# What a wall may be: well mixed, or an ordered one in which so many pairs changed places.
SWAPS = (0, 8, 25, 60)


@dataclass(frozen=True)
class Setting:
    """A ruleset, options and the way walls are given."""

    id: str
    rules: str
    options: dict[str, Any] = field(default_factory=dict)
    layout: str = "given"

    def wall(self, dice: random.Random) -> list[int]:
        """A wall, often one that gives hands full of sets."""
        options = load(self.rules, self.options)
        size = layout_for(options.family, options, self.layout).tiles
        tiles = tile_set(options.red_fives, size == 144)
        swaps = dice.choice(SWAPS)
        if swaps == 0:
            dice.shuffle(tiles)
        if dice.random() < 0.5:  # runs instead of triplets
            tiles.sort(key=lambda tile: dice.random() if tile >= 34 else tile % 4)
        for _ in range(swaps):
            one, other = dice.randrange(size), dice.randrange(size)
            tiles[one], tiles[other] = tiles[other], tiles[one]
        return tiles

    def table(self, dice: random.Random, **more: Any) -> Table:
        return Table(
            self.rules, options=self.options, layout=self.layout, wall=self.wall(dice), **more
        )


def settings() -> list[Setting]:
    """Every ruleset as it is, then the option sets, then Botzone's tables."""
    return [
        *(Setting(rules, rules) for rules in FAMILY_OF),
        *(Setting(row["id"], row["rules"], row["options"]) for row in cases("table_options")),
        Setting("botzone", "mcr-cn98", {"seat_changes": False}, "botzone"),
    ]


SETTINGS = settings()


def choose(actions: list[Action], dice: random.Random, keen: float = 0.6) -> Action:
    """At random, but what is rare is often taken."""
    rare = [action for action in actions if action.type not in ("discard", "pass")]
    if rare and dice.random() < keen:
        wins = [action for action in rare if action.type == "win"]
        return dice.choice(wins if wins and dice.random() < keen else rare)
    return dice.choice(actions)


def step(table: Table, dice: random.Random) -> None:
    """One action of one of those who are asked."""
    player = dice.choice(table.to_act)
    table.apply(player, choose(table.legal(player), dice))


def finish(table: Table, dice: random.Random) -> None:
    """Play the hand to its end."""
    while table.phase not in OVER:
        step(table, dice)


def moments(setting: Setting, seed: int, hands: int = 1) -> Iterator[Table]:
    """A table after the deal and after every action of so many hands."""
    dice = random.Random(f"{setting.id} {seed}")
    table = setting.table(dice)
    for number in range(hands):
        if number:
            table.next_hand(setting.wall(dice))
        yield table
        while table.phase not in OVER:
            step(table, dice)
            yield table
        if table.phase == "match_over":
            return
