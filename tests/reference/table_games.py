"""Whole random games: options, place in the match, walls and players all from one number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from .table_follow import Follower, play_hand
from .table_options import Options, family_of, random_options, random_start
from .table_players import STYLES, Distance, Player
from .table_scenes import random_scene, wall_of
from .table_tally import Tally
from .table_walls import rigged_wall


@dataclass
class Maker:
    """What the reference needs of the program under test."""

    table: Callable[..., Any]
    options: Callable[[str, Options], Options]
    distance: Distance


@dataclass
class Deal:
    """A wall, and how E, S, W, N of the hand behave."""

    wall: str
    styles: list[str]
    favours: list[list[str]]


def random_deal(rng: Random, family: str, options: Options) -> Deal:
    """A scene, or just promising hands."""
    if rng.random() < 0.6:
        scene = random_scene(rng, family)
        wall = wall_of(rng, scene, family, options)
        return Deal("".join(wall), scene.styles, scene.favours)
    wall = rigged_wall(rng, family, options)
    style = rng.choice(sorted(STYLES))
    mixed = [style if rng.random() < 0.7 else rng.choice(sorted(STYLES)) for _ in range(4)]
    return Deal("".join(wall), mixed, [[], [], [], []])


def players_of(rng: Random, deal: Deal, winds: list[str], distance: Distance) -> list[Player]:
    """The players 0 to 3, each behaving as the seat of this hand does."""
    found = []
    for wind in winds:
        seat = "ESWN".index(wind)
        name = deal.styles[seat]
        found.append(
            Player(
                rng,
                STYLES[name],
                outside=name == "outside",
                feeds=name.startswith("feeds"),
                distance=distance,
                favours=deal.favours[seat],
            )
        )
    return found


def play_game(
    make: Maker,
    rules: str,
    number: int,
    tally: Tally,
    hands: int = 2,
    changed: Options | None = None,
    misread: Options | None = None,
    first: bool = False,
) -> None:
    """Play some hands and compare at every step.

    ``changed`` are options instead of random ones. ``misread`` are options that only the
    reference believes in: then the two should part, which shows that it can be noticed.
    ``first``: not from the middle of a match.
    """
    rng = Random(f"{rules}/{number}")
    options = random_options(rng, rules)
    if changed is not None:
        options = changed
    every = make.options(rules, options)
    family = family_of(rules)
    start = random_start(rng, family, every) if rng.random() < 0.5 and not first else None
    deal = random_deal(rng, family, every)
    table = make.table(rules, options=options, start=start, layout="given", wall=deal.wall)
    follower = Follower.of(table, tally)
    follower.started = start is not None
    if misread:
        follower.facts.options.update(misread)
        follower.facts.events[0]["options"].update(misread)
    for _ in range(hands):
        winds = [event for event in table.events if event["type"] == "hand"][-1]["winds"]
        play_hand(follower, players_of(rng, deal, winds, make.distance), rng)
        if table.phase == "match_over":
            return
        deal = random_deal(rng, family, every)
        table.next_hand(wall=deal.wall)
    follower.catch_up()  # the next deal is announced rightly
