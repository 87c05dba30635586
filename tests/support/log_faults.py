"""Ways to make a log of a real game wrong, so that a check of it must find something.

A fault takes the events of a match (as JSON objects of our own format) and a source of chance,
and returns the spoilt events, or None where the match has no place for it.
"""

import copy
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from wrobel import distance
from wrobel.notation import read_tiles, write_tiles
from wrobel.tiles import NAMES

Events = list[dict[str, Any]]
Fault = Callable[[Events, random.Random], Events | None]
FAULTS: dict[str, Fault] = {}
ORDINARY = NAMES[:34]


def fault(function: Fault) -> Fault:
    FAULTS[function.__name__] = function
    return function


def places(events: Events, *types: str) -> list[int]:
    return [i for i, event in enumerate(events) if event["type"] in types]


def spoilt(events: Events) -> Events:
    return copy.deepcopy(events)


def hand_start(events: Events, at: int) -> int:
    return max(i for i in places(events[: at + 1], "hand"))


def held_at(events: Events, at: int, player: int) -> Counter[str]:
    """A player's concealed tiles before an event."""
    held: Counter[str] = Counter()
    for event in events[hand_start(events, at) : at]:
        if event["type"] == "hand":
            held = Counter(NAMES[tile] for tile in read_tiles(event["hands"][player]))
        elif event.get("player") != player:
            continue
        elif event["type"] == "draw":
            held[event["tile"]] += 1
        elif event["type"] in ("discard", "bonus", "added_kong"):
            held[event["tile"]] -= 1
        elif event["type"] in ("chow", "pung", "kong"):
            held.subtract(NAMES[tile] for tile in read_tiles(event["own"]))
        elif event["type"] == "closed_kong":
            held.subtract(NAMES[tile] for tile in read_tiles(event["tiles"]))
    return held


def one_of(events: Events, rng: random.Random, *types: str) -> int | None:
    found = places(events, *types)
    return rng.choice(found) if found else None


@fault
def tile_nobody_has(events: Events, rng: random.Random) -> Events | None:
    """A player discards what is not in the hand."""
    at = one_of(events, rng, "discard")
    if at is None:
        return None
    held = held_at(events, at, events[at]["player"])
    events = spoilt(events)
    events[at]["tile"] = rng.choice([tile for tile in ORDINARY if held[tile] <= 0])
    events[at]["drawn"] = False
    return events


@fault
def drawn_tile_that_was_held(events: Events, rng: random.Random) -> Events | None:
    """A tile from the hand is called the one just drawn."""
    for at in rng.sample(places(events, "discard"), len(places(events, "discard"))):
        before = events[at - 1]
        own = before["type"] == "draw" and before["player"] == events[at]["player"]
        if own and before["tile"] != events[at]["tile"]:
            events = spoilt(events)
            events[at]["drawn"] = True
            return events
    return None


@fault
def claim_by_another(events: Events, rng: random.Random) -> Events | None:
    """Somebody claims who does not have the tiles."""
    at = one_of(events, rng, "chow", "pung", "kong")
    if at is None:
        return None
    claim = events[at]
    own = [NAMES[tile] for tile in read_tiles(claim["own"])]
    for player in range(4):
        held = held_at(events, at, player)
        if player != claim["player"] and any(held[tile] < own.count(tile) for tile in own):
            events = spoilt(events)
            events[at]["player"] = player
            return events
    return None


@fault
def claim_of_another_tile(events: Events, rng: random.Random) -> Events | None:
    at = one_of(events, rng, "chow", "pung", "kong")
    if at is None:
        return None
    events = spoilt(events)
    events[at]["tile"] = rng.choice([tile for tile in ORDINARY if tile != events[at]["tile"]])
    return events


@fault
def wrong_payment(events: Events, rng: random.Random) -> Events | None:
    at = one_of(events, rng, "settled")
    if at is None:
        return None
    events = spoilt(events)
    one, other = rng.sample(range(4), 2)
    events[at]["payments"][one] += 100
    events[at]["payments"][other] -= 100
    return events


@fault
def wrong_scores(events: Events, rng: random.Random) -> Events | None:
    """The scores after a hand do not follow from the payments."""
    at = one_of(events, rng, "settled")
    if at is None:
        return None
    events = spoilt(events)
    events[at]["scores"][rng.randrange(4)] += 1000
    return events


@fault
def fifth_copy(events: Events, rng: random.Random) -> Events | None:
    """A tile is drawn whose four copies are elsewhere."""
    at = one_of(events, rng, "draw")
    if at is None:
        return None
    start = hand_start(events, at)
    end = min([i for i in places(events, "hand") if i > start], default=len(events))
    known: Counter[str] = Counter()
    for i, event in enumerate(events[start:end], start):
        if event["type"] == "hand":
            known.update(NAMES[tile] for hand in event["hands"] for tile in read_tiles(hand))
        elif event["type"] == "draw" and i != at:
            known[event["tile"]] += 1
    full = [tile for tile in ORDINARY if known[tile] == 4]
    if not full:
        return None
    events = spoilt(events)
    events[at]["tile"] = rng.choice(full)
    for event in events[start:end]:  # the wall would tell at once
        if event["type"] == "settled":
            event["wall"] = event["salt"] = None
    return events


def without(events: Events, rng: random.Random, *types: str) -> Events | None:
    at = one_of(events, rng, *types)
    return None if at is None else [*events[:at], *events[at + 1 :]]


def doubled(events: Events, rng: random.Random, *types: str) -> Events | None:
    at = one_of(events, rng, *types)
    return None if at is None else [*events[: at + 1], *events[at:]]


@fault
def missing_draw(events: Events, rng: random.Random) -> Events | None:
    return without(events, rng, "draw")


@fault
def missing_discard(events: Events, rng: random.Random) -> Events | None:
    return without(events, rng, "discard")


@fault
def missing_settlement(events: Events, rng: random.Random) -> Events | None:
    return without(events, rng, "settled")


@fault
def doubled_draw(events: Events, rng: random.Random) -> Events | None:
    return doubled(events, rng, "draw")


@fault
def doubled_discard(events: Events, rng: random.Random) -> Events | None:
    return doubled(events, rng, "discard")


@fault
def doubled_claim(events: Events, rng: random.Random) -> Events | None:
    return doubled(events, rng, "chow", "pung", "kong", "closed_kong", "added_kong")


@fault
def doubled_end(events: Events, rng: random.Random) -> Events | None:
    return doubled(events, rng, "win", "exhausted", "abort")


@fault
def riichi_without_tenpai(events: Events, rng: random.Random) -> Events | None:
    """Riichi with a discard of a hand that is far from waiting."""
    discards = places(events, "discard")
    for at in rng.sample(discards, len(discards)):
        if events[at - 1]["type"] != "draw" or events[at].get("riichi"):
            continue
        held = held_at(events, at, events[at]["player"])
        tiles = "".join(tile for tile, n in held.items() for _ in range(n))
        plain = sum(held.values()) == 14 and not tiles.count("f") + tiles.count("g")
        if plain and distance(write_tiles(read_tiles(tiles))) > 1:
            events = spoilt(events)
            events[at]["riichi"] = True
            return events
    return None


@fault
def win_of_nothing(events: Events, rng: random.Random) -> Events | None:
    """Somebody wins on the first discard and the hand is cut off."""
    at = one_of(events, rng, "discard")
    if at is None:
        return None
    giver = events[at]["player"]
    start = hand_start(events, at)
    end = next((i for i in places(events, "settled") if i > at), None)
    if end is None or events[at + 1]["type"] in ("win", "riichi"):
        return None
    players = [
        player
        for player in range(4)
        if player != giver and len(read_tiles(events[start]["hands"][player])) == 13
    ]
    rng.shuffle(players)
    for player in players:
        held = held_at(events, at, player)
        tiles = [tile for tile, n in held.items() for _ in range(n) if tile[1] in "mpsz"]
        full = write_tiles(read_tiles("".join([*tiles, events[at]["tile"]])))
        if len(tiles) == 13 and events[at]["tile"][1] in "mpsz" and distance(full) > -1:
            win = {"type": "win", "player": player, "from": giver, "request": None, "score": None}
            return [*events[: at + 1], win, *events[end:]]
    return None


@fault
def win_of_another(events: Events, rng: random.Random) -> Events | None:
    """The win belongs to a player who cannot win."""
    at = one_of(events, rng, "win")
    if at is None:
        return None
    events = spoilt(events)
    others = [p for p in range(4) if p not in (events[at]["player"], events[at]["from"])]
    events[at]["player"] = rng.choice(others)
    return events


@fault
def wrong_worth(events: Events, rng: random.Random) -> Events | None:
    """The win is said to be worth something else."""
    at = one_of(events, rng, "win")
    if at is None or not events[at].get("score"):
        return None
    events = spoilt(events)
    events[at]["score"]["points"] += 300
    return events


@fault
def indicator_out_of_nowhere(events: Events, rng: random.Random) -> Events | None:
    at = one_of(events, rng, "discard")
    if at is None:
        return None
    return [*events[:at], {"type": "dora", "tile": "1m"}, *events[at:]]


@fault
def wrong_rotation(events: Events, rng: random.Random) -> Events | None:
    """Another player deals than should, from the second hand on."""
    later = places(events, "hand")[1:]
    if not later:
        return None
    events = spoilt(events)
    hand = events[rng.choice(later)]
    hand["dealer"] = (hand["dealer"] + 1) % 4
    hand["winds"] = [hand["winds"][(player - 1) % 4] for player in range(4)]
    return events


@fault
def wrong_start(events: Events, rng: random.Random) -> Events | None:
    """A hand begins with other scores than the last one ended with."""
    later = places(events, "hand")[1:]
    if not later:
        return None
    events = spoilt(events)
    events[rng.choice(later)]["scores"][rng.randrange(4)] += 100
    return events


@fault
def swapped_seats(events: Events, rng: random.Random) -> Events | None:
    """From some discard on two players have changed places."""
    at = one_of(events, rng, "discard")
    if at is None:
        return None
    one = events[at]["player"]
    other = (one + rng.randrange(1, 4)) % 4
    swap = {one: other, other: one}
    events = spoilt(events)
    for event in events[at:]:
        if event["type"] == "hand":
            break
        for name in ("player", "from"):
            if isinstance(event.get(name), int):
                event[name] = swap.get(event[name], event[name])
    return events


@fault
def other_order(events: Events, rng: random.Random) -> Events | None:
    """Two events that follow one another change places."""
    found = [i for i in places(events, "draw") if events[i + 1]["type"] == "discard"]
    if not found:
        return None
    at = rng.choice(found)
    return [*events[:at], events[at + 1], events[at], *events[at + 2 :]]


@fault
def another_wall(events: Events, rng: random.Random) -> Events | None:
    """The wall shown in the end is not the one that was promised."""
    promised = {i for i in places(events, "hand") if events[i].get("commitment")}
    found = [i for i in places(events, "settled") if hand_start(events, i) in promised]
    if not found:
        return None
    events = spoilt(events)
    salt = events[rng.choice(found)]
    salt["salt"] = ("0" if salt["salt"][0] != "0" else "1") + salt["salt"][1:]
    return events
