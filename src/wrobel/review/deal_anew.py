"""Deals all that a player could not see anew, so that a hand can be played on from one decision.

What the player saw stays event by event: discards, calls, bonus tiles, his own draws. The others'
hands and the wall are filled in as the judge does it for its playouts, from the view alone, so
that practice teaches no more than the player could know. A number stands for one deal: whoever
plays a position both ways meets the same tiles.
"""

from typing import Any

from wrobel.bots.judge.playouts import Playouts
from wrobel.errors import LogError, WrobelError
from wrobel.logs.game import GameLog
from wrobel.logs.position import Position, layout_of, position_of
from wrobel.logs.records import record_of
from wrobel.logs.wrobel_log import from_dict
from wrobel.notation import read_tiles, write_tiles
from wrobel.review.moments import Moment, Moments
from wrobel.rules.families import layout_of as form_of
from wrobel.rules.judging import judging_of
from wrobel.state.fields import by_name
from wrobel.table.from_records import known_wall
from wrobel.table.view import UNKNOWN, View
from wrobel.tiles import KINDS, NAMES, kind

ATTEMPTS = 60
DEALT = -1
RED = 34  # the first of the red fives
Event = dict[str, Any]


class FoundError(Exception):
    """The decision is found: nothing after it is of interest."""


class Held:
    """A tile in a hand, and the event that brought it; the deal is ``DEALT``."""

    __slots__ = ("event", "tile")

    def __init__(self, tile: int, event: int) -> None:
        self.tile = tile
        self.event = event


def position_at(game: GameLog, event: int, player: int, number: int = 0) -> tuple[Position, Moment]:
    """The position before a decision of a game, everything hidden dealt anew."""
    moment, match, events = decision_at(game, event, player)
    playouts = Playouts(moment.view)
    if not playouts.read(moment.view, judging_of(moment.view.options).swing):
        raise LogError("no_position")
    wanted = public(moment.view)
    for attempt in range(ATTEMPTS):
        packed = playouts.behind(number * ATTEMPTS + attempt)
        if packed is None:
            continue
        try:
            found = Deal(match, events, moment.view, by_name(packed)).position()
            view = found.opened(match["names"]).view(player)
        except WrobelError:
            continue  # a hand with which nobody would have been allowed to do what was done
        if public(view) == wanted:
            return found, moment
    raise LogError("no_position")


def decision_at(game: GameLog, event: int, player: int) -> tuple[Moment, Event, list[Event]]:
    """A decision, the header of its match and the events of its hand before it."""
    moments = Moments(game)
    found: list[tuple[Moment, list[Event]]] = []

    def listen(moment: Moment) -> None:
        if (moment.event, moment.player) == (event, player) and moments.table is not None:
            found.append((moment, moments.table.events))
            raise FoundError

    moments.listener = listen
    moments.bounds = [(start, end) for start, end in moments.bounds if start <= event < end]
    try:
        for _ in moments.by_hand():
            pass
    except FoundError:
        pass
    if not found:
        raise LogError("no_decision", event=event, player=player)
    moment, events = found[0]
    first = max(i for i, one in enumerate(events) if one["type"] == "hand")
    return moment, events[0], events[first:]


def public(view: View) -> Event:
    """What a player sees, but for what hangs on who was asked first."""
    told: Event = view.to_dict()
    told.pop("to_act", None)
    told.pop("commitment", None)
    return told


class Deal:
    """The events of a hand with other hidden tiles, those of one packed state."""

    def __init__(
        self, match: Event, events: list[Event], view: View, state: dict[str, list[int]]
    ) -> None:
        self.match = match
        self.events = [dict(event) for event in events]
        self.player = view.player
        self.options = view.options
        self.state = state
        deal = self.events[0]
        self.hands = [[Held(tile, DEALT) for tile in read_tiles(text)] for text in deal["hands"]]
        self.dealt = [list(hand) for hand in self.hands]
        self.drawn: dict[int, Held] = {}
        self.kongs: list[tuple[int, int, list[Held]]] = []
        self.sets = [0] * len(self.hands)
        for index, event in enumerate(self.events[1:], 1):
            self.follow(index, event)

    def position(self) -> Position:
        """The position with everything exchanged."""
        self.exchange()
        hands = [write_tiles([held.tile for held in hand]) for hand in self.dealt]
        self.events[0] |= {"hands": hands, "commitment": None}
        for index, held in self.drawn.items():
            self.events[index]["tile"] = NAMES[held.tile]
        records = [record_of(from_dict(event)) for event in self.events]
        roles = known_wall(self.options, layout_of(self.match), records).roles
        return position_of(self.match, self.events, self.with_rest(roles))

    def follow(self, index: int, event: Event) -> None:
        """Keep book of where the tiles in the hands came from."""
        type, player = event["type"], event.get("player", -1)
        if type == "draw":
            held = self.drawn[index] = Held(read_tiles(event["tile"])[0], index)
            self.hands[player].append(held)
        elif type == "closed_kong":
            taken = [self.lose(player, tile) for tile in read_tiles(event["tiles"])]
            self.kongs.append((index, 4 * player + self.sets[player], taken))
            self.sets[player] += 1
        elif type in ("bonus", "added_kong"):
            self.lose(player, read_tiles(event["tile"])[0])
        elif type == "discard":
            if event["drawn"]:
                self.hands[player].pop()
            else:
                self.lose(player, read_tiles(event["tile"])[0])
        elif type in ("chow", "pung", "kong"):
            self.sets[player] += 1
            for tile in read_tiles(event["own"]):
                self.lose(player, tile)

    def lose(self, player: int, tile: int) -> Held:
        """Take a tile out of a hand."""
        held = next(one for one in self.hands[player] if one.tile == tile)
        self.hands[player].remove(held)
        return held

    def exchange(self) -> None:
        """Give the others what the state says; what they showed stays theirs."""
        for player, hand in enumerate(self.hands):
            if player == self.player:
                continue
            for held, tile in zip(hand, self.hidden(player), strict=True):
                held.tile = tile
        for index, place, taken in self.kongs:
            this = self.state["meld_kind"][place]
            if this >= 0 and this != kind(taken[0].tile):
                for held in taken:
                    held.tile = this
                self.events[index]["tiles"] = write_tiles([this] * 4)

    def hidden(self, player: int) -> list[int]:
        """The tiles that the state gives a player."""
        counts = self.state["hand"][KINDS * player : KINDS * (player + 1)]
        tiles = [this for this, count in enumerate(counts) for _ in range(count)]
        for suit in range(3):
            if self.state["reds"][player] >> suit & 1:
                tiles[tiles.index(9 * suit + 4)] = RED + suit
        return tiles

    def with_rest(self, roles: list[int]) -> list[int]:
        """The wall, with what nobody has drawn yet as the state has it."""
        wall, back = self.state["wall"], self.state["back"][0]
        form = form_of(self.options, layout_of(self.match))
        filled = [place for place in range(len(roles)) if wall[place] != UNKNOWN]
        rest = [wall[place] for place in filled]
        if not form.indicators and not form.own_walls and back % 2:
            # the upper tile of the last stack is gone, and the lower one lies farther back
            filled = [back if place == back - 1 else place for place in filled]
        if sorted(roles[place] for place in filled) != sorted(rest):
            raise LogError("no_position")
        for place, tile in zip(filled, rest, strict=True):
            roles[place] = tile
        return roles
