"""What everybody in a room is told: each what their seat may know."""

import asyncio
from typing import Any, NamedTuple

import msgspec

from wrobel.logs.scene import Scene
from wrobel.rules.options import Options
from wrobel.rules.settle import places_under
from wrobel.table.possible import callable_sets, possible
from wrobel.tiles import BY_NAME, NAMES, kind
from wrobel.web.rooms.clock import Clock
from wrobel.web.rooms.draw_waits import TAIL, draw_waits
from wrobel.web.rooms.host_acts import Act
from wrobel.web.rooms.match_end import match_end
from wrobel.web.rooms.spectators import Gallery
from wrobel.web.storage.stored_game import OVER, Game, open_view
from wrobel.web.wire import messages
from wrobel.web.wire.connection import Connection
from wrobel.web.wire.http_types import HUMAN, Header
from wrobel.web.wire.view_types import MatchEnd, SetKind, Waits

News = dict[int, list[dict[str, Any]]]
WALL = ("salt", "wall")  # what the last event of a hand shows


class Common(NamedTuple):
    """What is the same for all guests, found out and written once."""

    seq: int
    over: bool
    rivers: list[msgspec.Raw]
    news: News  # the events from a certain one on
    places: list[int]
    waits: Waits | msgspec.UnsetType
    end: MatchEnd | msgspec.UnsetType


class Telling:
    """The half of a room that speaks, about what :mod:`wrobel.web.rooms.room` keeps."""

    game: Game
    header: Header
    humans: list[int]
    guests: list[Connection]
    gallery: Gallery | None
    joined: set[int]  # who has ever been here
    taken: set[int]  # whose seats have owners
    ready: set[int]
    stand_ins: set[int]
    code: str | None
    clock: Clock
    paused_at: float | None
    birds: dict[int, str]
    quiet_since: float  # when the last discard or kong was told
    moments: dict[int, tuple[int, float]]  # who asked for a moment at which event, and until when
    forms: int
    needed: int
    options: Options

    def now(self) -> float:
        """The time, as the event loop counts it."""
        return asyncio.get_running_loop().time()

    # What is the case

    @property
    def alone(self) -> bool:
        """Is there one human only, whom a pause harms not?"""
        return len(self.humans) <= 1

    @property
    def started(self) -> bool:
        """Has every human been here?"""
        return self.header.begun

    @property
    def free(self) -> list[int]:
        """The seats of people that nobody has taken."""
        return [player for player in self.humans if player not in self.taken]

    def is_here(self, player: int) -> bool:
        bot = self.header.seats[player] != HUMAN
        return bot or any(guest.player == player for guest in self.guests)

    def is_new(self, player: int) -> bool:
        """Was the seat another's in this hand? Then its tiles are not for whoever has it now."""
        then = self.header.freed.get(player, -1)
        return then >= self.game.hand_entry and self.game.table.phase not in OVER

    def decides(self, player: int) -> bool:
        """Is it for a person to decide what this seat does?"""
        return player in self.humans and player in self.taken and not self.is_new(player)

    def can_pause(self, guest: Connection) -> bool:
        """May this guest stop the table, or let it go on?"""
        if self.game.over or not self.started:
            return False
        if guest.player is None:
            return guest.maker
        return self.paused_at is not None or self.alone or guest.player == self.header.host

    def can_rule(self, guest: Connection) -> bool:
        """Is this guest the referee: the host, or whoever plays alone?"""
        header = self.header
        if not header.honour or guest.player is None or self.game.over or not self.started:
            return False
        return guest.player == header.host if header.host is not None else self.alone

    def call_time(self, player: int) -> float | None:
        """Seconds until silence is a pass, at a table as with real tiles; None: no limit now."""
        header = self.header
        calling = self.game.table.phase in ("claim", "rob")
        if not header.honour or not header.claim_time or not calling:
            return None
        seq, moment = self.moments.get(player, (-1, 0.0))
        ends = self.quiet_since + header.claim_time
        return max(ends, moment if seq == self.game.seq else 0.0) - (self.paused_at or self.now())

    # What is said of it

    def everybody(self) -> list[Connection]:
        """Players and spectators."""
        return [*self.guests, *(self.gallery.guests if self.gallery else ())]

    def state(self, guest: Connection) -> messages.RoomState:
        """Who is there; the code is for those who sit at the table."""
        seats = [
            messages.Seat(
                name=self.header.names[at],
                bot=None if seat == HUMAN else seat,
                here=self.is_here(at),
                ready=seat != HUMAN or at in self.ready,
                stand_in=at in self.stand_ins
                or (self.started and seat == HUMAN and not self.decides(at)),
                free=True if at in self.free else msgspec.UNSET,
                bird=self.birds.get(at, ""),
            )
            for at, seat in enumerate(self.header.seats)
        ]
        return messages.RoomState(
            seats,
            self.started,
            self.paused_at is not None,
            self.header.host,
            None if guest.player is None else self.code,
            self.can_pause(guest),
            guest.player is not None and self.is_new(guest.player),
            self.can_rule(guest),
        )

    def tell_room(self) -> None:
        """Tell everybody who is there."""
        for guest in self.everybody():
            guest.send(self.state(guest))

    def tell_act(self, number: int, act: Act) -> None:
        """Tell everybody in words what the host did."""
        for guest in self.everybody():
            told = in_words(number, act, guest.lang, self.options.family)
            guest.send(messages.Notice(told))

    def tell_all(self) -> None:
        """Tell everybody what happened."""
        common = self.common()
        for guest in self.guests:
            self.tell(guest, common)

    def common(self) -> Common:
        """What is told to everybody alike now."""
        table = self.game.table
        return Common(
            seq=self.game.seq,
            over=self.game.over,
            rivers=[msgspec.Raw(messages.encode(river)) for river in table.rivers()],
            news={},
            places=places_under(self.options, table.scores),
            waits=self.draw_waits(),
            end=self.match_end(),
        )

    def tell(self, guest: Connection, common: Common | None = None) -> None:
        """Tell one guest what is new to it, as its seat may know it."""
        game, table, player = self.game, self.game.table, guest.player
        common = self.common() if common is None else common
        first = self.first_for(guest)
        if first not in common.news:
            common.news[first] = self.told(table.events_from(first))
        events = common.news[first]
        chances, ways = [], []
        calls: list[SetKind] | msgspec.UnsetType = msgspec.UNSET
        if player is None:
            view = open_view(table)
        elif self.is_new(player):
            view = {**closed_view(game), "player": player}
            events = table.hide(events, None)
        else:
            seen = table.view(player)
            view, chances = seen.to_dict(common.rivers), seen.chances()
            ways = self.with_furiten(seen.outlook(self.forms), view)
            events = table.hide(events, player)
            if self.header.honour:  # as with real tiles: nobody says what the hand is
                chances, ways = [], []
                legal = [one.to_dict() for one in possible(table, player)]
                view.update(waits=[], furiten=False, legal=legal)
                calls = callable_sets(table, player)
        guest.backs, guest.events = game.backs, table.event_count
        guest.send(
            messages.Update(
                seq=common.seq,
                first=first,
                events=events,
                view=view,
                legal=view["legal"],
                chances=chances,
                needed=self.needed,
                outlook=ways,
                waits=common.waits,
                clock=self.time_left(player),
                over=common.over,
                can_take_back=self.header.solo
                and player is not None
                and game.last_move(player, passes=True) is not None,
                calls=calls,
                places=common.places,
                end=common.end,
            )
        )

    def told(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Events without the wall, where others still play with the same ones."""
        if not self.header.sealed:
            return events
        return [{**event, **{name: None for name in WALL if name in event}} for event in events]

    def with_furiten(
        self, ways: list[dict[str, Any]], view: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """Mark the discards after which one's own river forbids to win on others' tiles."""
        if self.options.about.play.furiten and ways:
            written = view["players"][view["player"]]["discards"]
            discards = msgspec.json.decode(written)
            river = {NAMES[kind(BY_NAME[one["tile"]])] for one in discards}
            for way in ways:
                way["furiten"] = not river.union([way["tile"]]).isdisjoint(way["waits"])
        return ways

    def first_for(self, guest: Connection) -> int:
        """The first event that is news: all are at first, those of the hand after a take back."""
        if guest.backs < 0:
            return 0
        if guest.backs == self.game.backs:
            return guest.events
        return self.game.hand_event if self.game.hands > 1 else 0

    def draw_waits(self) -> Waits | msgspec.UnsetType:
        """What the hands waited for that are shown now, if there are any."""
        table = self.game.table
        if table.phase not in OVER:
            return msgspec.UNSET
        last = table.events_from(max(0, table.event_count - TAIL))
        return draw_waits(last, self.forms) or msgspec.UNSET

    def match_end(self) -> MatchEnd | msgspec.UnsetType:
        """How the match ended, if it is over."""
        table = self.game.table
        if not self.game.over:
            return msgspec.UNSET
        last = table.events_from(table.event_count - 1)[0]
        final = last if last["type"] == "final" else None
        return match_end(self.options, table.scores, final)

    def time_left(self, player: int | None) -> messages.TimeLeft | None:
        """The time of somebody who is asked; that a seat is asked tells something of its tiles."""
        if player not in self.clock.since or self.is_new(player):
            return None
        calling = self.call_time(player)
        if self.clock.limits is None and calling is None:
            return None
        base, bank = self.clock.left(player, self.paused_at or self.now())
        if calling is not None and calling < base + bank:
            base, bank = max(calling, 0.0), 0.0
        return messages.TimeLeft(round(base, 1), round(bank, 1))


def closed_view(game: Game) -> dict[str, Any]:
    """The table as it is seen from a seat whose tiles may not be seen: what lies open, now."""
    scene = Scene(game.header.rules)
    for event in game.table.events_seen(None, game.hand_event):
        scene.show(event)
    return scene.view()


def in_words(number: int, act: Act, lang: str, family: str) -> messages.HostAct:
    """An act as it is told."""
    return messages.HostAct(
        number,
        act.at,
        act.kind,
        act.player,
        act.name,
        act.whom,
        act.whom_name,
        act.text(lang, family),
    )
