"""Random play on many kinds of tables, rich in claims, kongs and wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import wrobel
from tests.conftest import LONG, share
from tests.reference.table_walls import rigged_wall
from tests.support.case_tables import table as cases
from wrobel import Action, Table
from wrobel.notation import counts_of, read_tiles
from wrobel.rules.families import layout_of
from wrobel.rules.rulesets import FAMILY_OF, load
from wrobel.shape.hand import FORMS, Shape
from wrobel.state.fair import tile_set
from wrobel.tiles import BONUS, BY_NAME, NAMES, kind

OVER = ("hand_over", "match_over")
ALL_FORMS = sum(FORMS.values())
ORPHANS = {0, 8, 9, 17, 18, 26, *range(27, 34)}


@dataclass(frozen=True)
class Style:
    """How the players of one hand are inclined: chances, and what they throw away."""

    win: float = 0.5
    rare: float = 0.5
    throws: str = "anything"


STYLES = (
    Style(),
    Style(0.9, 0.7, "useless"),
    Style(0.1, 0.9, "useless"),
    Style(0.3, 0.8, "wanted"),
    Style(0.9, 0.5, "wanted"),
    Style(0.5, 0.1, "orphans"),
)


@dataclass(frozen=True)
class Setting:
    """A ruleset, options and the way walls are given."""

    id: str
    rules: str
    options: dict[str, Any] = field(default_factory=dict)
    layout: str = "given"

    def wall(self, dice: random.Random) -> list[int]:
        """A wall, often one in which something is about to happen."""
        options = load(self.rules, self.options)
        if self.layout == "given" and dice.random() < 0.8:
            names = rigged_wall(dice, options.family, dict(options))
            return [BY_NAME[name] for name in names]
        size = layout_of(options, self.layout).tiles
        tiles = tile_set(options.red_fives, size == 144)
        if dice.random() < 0.5:
            dice.shuffle(tiles)
        for _ in range(20):  # else an ordered wall with a few tiles misplaced
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
# What this way of running plays; neighbours are alike, so that a share is taken from everywhere.
PLAYED = list(share(sorted(SETTINGS, key=lambda one: sum(one.id.encode()) % 17), 999, 15, 999))


def seeds(count: int) -> range:
    """The games under each setting: ten times as many in a long run, one where code is slow."""
    if wrobel.mode() == "interpreted":
        return range(2 if LONG else 1)
    return range(10 * count if LONG else count)


def choose(table: Table, player: int, dice: random.Random, style: Style) -> Action:
    """At random, but what is rare is often taken, and thrown away is what the style says."""
    actions = table.legal(player)
    for type, chance in (("win", style.win), ("", style.rare)):
        rare = [
            action
            for action in actions
            if action.type == type or (not type and action.type not in ("win", "discard", "pass"))
        ]
        if rare and dice.random() < chance:
            return dice.choice(rare)
    plain = [action for action in actions if action.type == "discard"]
    if plain and dice.random() < 0.9:
        return dice.choice(liked(table, player, plain, style.throws))
    return dice.choice(plain or actions)


def liked(table: Table, player: int, discards: list[Action], throws: str) -> list[Action]:
    """Those of the discards that somebody with such a habit would choose."""
    found = []
    if throws == "orphans":
        found = [action for action in discards if action.tiles[0] in ORPHANS]
    elif throws == "wanted":
        others = [one for one in range(4) if one != player]
        waits = {name for one in others for name in table.view(one).to_dict()["waits"]}
        found = [one for one in discards if NAMES[kind_of(one)] in waits]
    elif throws == "useless":
        concealed = read_tiles(table.view(player).to_dict()["players"][player]["concealed"])
        shape = Shape(counts_of(tile for tile in concealed if tile < BONUS))
        after = {kind: far for kind, far, _ in shape.discards(ALL_FORMS)}
        least = min(after.values(), default=0)
        found = [one for one in discards if after.get(kind_of(one)) == least]
    return found or discards


def kind_of(action: Action) -> int:
    tile = action.tiles[0]
    return kind(tile) if tile < BONUS else tile


def step(table: Table, dice: random.Random, style: Style = STYLES[0]) -> None:
    """One action of one of those who are asked."""
    player = dice.choice(table.to_act)
    table.apply(player, choose(table, player, dice, style))


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
        style = dice.choice(STYLES)
        yield table
        while table.phase not in OVER:
            step(table, dice, style)
            yield table
        if table.phase == "match_over":
            return
