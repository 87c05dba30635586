"""A game that is being played: who is there, what they may see, what they may do.

Everything here runs in the event loop. A move is checked, made safe in the journal, carried out
and told, in this order and one at a time.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from wrobel.analysis import forms_of
from wrobel.rules import rulesets
from wrobel.web import messages
from wrobel.web.background import begun
from wrobel.web.clock import Clock
from wrobel.web.connection import Connection
from wrobel.web.gallery import Gallery
from wrobel.web.game import BACK, NEXT, TABLE, Game, fallback, open_view
from wrobel.web.metrics import ACTIONS
from wrobel.web.minimum import needed
from wrobel.web.models import HUMAN, Created
from wrobel.web.refusals import RefusedError
from wrobel.web.shapes import Waits
from wrobel.web.store import Store
from wrobel.web.texts import say
from wrobel.web.waiting import TAIL, draw_waits

T = TypeVar("T")
OVER = ("hand_over", "match_over")
News = dict[int, list[dict[str, Any]]]
log = logging.getLogger("wrobel.web")


class Room:
    """The table and its guests. Who plays for bots and the absent is :mod:`wrobel.web.host`."""

    def __init__(
        self, id: str, game: Game, store: Store, joined: set[int], code: str | None = None
    ) -> None:
        self.id = id
        self.game = game
        self.header = game.header
        self.humans = self.header.humans
        self.store = store
        self.joined = joined
        self.code = code
        self.gallery: Gallery | None = None  # made for the first spectator
        self.stand_ins: set[int] = set()  # for whom a bot plays until they are back
        self.rematch: Created | None = None
        self.guests: list[Connection] = []
        self.ready: set[int] = set()
        self.paused_at: float | None = None
        self.broken = False
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()  # something happened that the host may have to act on
        self.now: Callable[[], float] = asyncio.get_running_loop().time
        self.clock = Clock(self.header.clock)
        self.options = rulesets.load(self.header.rules, self.header.options)
        self.forms = sum(forms_of(self.options).values())
        self.needed = needed(self.options)
        self.quiet_since = self.now()  # when the last discard or kong was told
        self.left_at: dict[int, float] = {}  # when the last connection of a player ended
        self.tasks: set[asyncio.Task[Any]] = set()
        self.asking()

    # Who is there

    @property
    def alone(self) -> bool:
        """Is there one human only, whom a pause or a take back harms not?"""
        return len(self.humans) <= 1

    @property
    def started(self) -> bool:
        """Has every human been here?"""
        return self.joined.issuperset(self.humans)

    def is_here(self, player: int) -> bool:
        bot = self.header.seats[player] != HUMAN
        return bot or any(guest.player == player for guest in self.guests)

    def enter(self, guest: Connection) -> None:
        """Somebody connects; they are told everything."""
        spectator = guest.player is None and bool(self.humans)
        if not spectator:
            self.guests.append(guest)
        if guest.player is not None:
            self.joined.add(guest.player)
            self.left_at.pop(guest.player, None)
            self.stand_ins.discard(guest.player)
        header = self.header
        guest.send(
            messages.Joined(
                game=self.id,
                player=guest.player,
                rules=header.rules,
                family=rulesets.family_of(header.rules),
                hints=header.hints,
                clock=header.clock,
                pause=header.pause,
                humans=len(self.humans),
            )
        )
        if spectator:
            if self.gallery is None:
                self.gallery = Gallery(self)
            guest.send(self.state(None))
            self.gallery.enter(guest)
            return
        self.tell_room()
        self.tell(guest)
        self.stirred.set()

    def leave(self, guest: Connection) -> None:
        """Somebody disconnects. Their seat stays theirs."""
        if guest in self.guests:
            self.guests.remove(guest)
        elif self.gallery is not None:
            self.gallery.leave(guest)
            return
        if guest.player is not None and not self.is_here(guest.player):
            self.left_at[guest.player] = self.now()
        self.tell_room()
        self.stirred.set()

    def seat(self, player: int, who: str, name: str) -> None:
        """Somebody else gets a seat."""
        self.header.seats[player] = who
        self.header.names[player] = name
        self.humans = self.header.humans
        self.joined.discard(player)

    # What they see

    def stand_in(self, player: int) -> None:
        """From now on a bot plays for somebody who has left, until they are back."""
        if player not in self.stand_ins:
            self.stand_ins.add(player)
            log.info("game %s: a bot stands in for player %d", self.id, player)
            self.tell_room()

    def send_away(self, player: int) -> None:
        """A seat was given to somebody else."""
        for guest in [one for one in self.guests if one.player == player]:
            guest.send(messages.Refusal("unknown", RefusedError("unknown").message))
            guest.close()
            self.guests.remove(guest)
        self.ready.discard(player)
        self.stand_ins.discard(player)
        self.tell_room()
        self.stirred.set()

    def state(self, player: int | None) -> messages.RoomState:
        """Who is there; the code is for those who sit at the table."""
        seats = [
            messages.Seat(
                name=self.header.names[at],
                bot=None if seat == HUMAN else seat,
                here=self.is_here(at),
                ready=seat != HUMAN or at in self.ready,
                stand_in=at in self.stand_ins,
            )
            for at, seat in enumerate(self.header.seats)
        ]
        return messages.RoomState(
            seats,
            self.started,
            self.paused_at is not None,
            self.header.host,
            None if player is None else self.code,
        )

    def tell_room(self) -> None:
        """Tell everybody who is there."""
        for guest in self.guests:
            guest.send(self.state(guest.player))
        for guest in self.gallery.guests if self.gallery else ():
            guest.send(self.state(None))

    def tell_all(self) -> None:
        """Tell everybody what happened."""
        table = self.game.table
        rivers = [msgspec.Raw(messages.encode(river)) for river in table.rivers()]
        news: News = {}
        for guest in self.guests:
            self.tell(guest, rivers, news)

    def tell(
        self,
        guest: Connection,
        rivers: list[msgspec.Raw] | None = None,
        news: News | None = None,
    ) -> None:
        """Tell one guest what is new to it, as its seat may know it.

        All guests share the rivers and mostly the news: the events from a certain one on.
        """
        game, table = self.game, self.game.table
        first = guest.events if guest.backs == game.backs else 0
        news = {} if news is None else news
        if first not in news:
            news[first] = table.events_from(first)
        events = news[first]
        chances, ways = [], []
        if guest.player is None:
            view = open_view(table)
        else:
            seen = table.view(guest.player)
            view, chances = seen.to_dict(rivers), seen.chances()
            ways = seen.outlook(self.forms)
            events = table.hide(events, guest.player)
        guest.backs, guest.events = game.backs, table.event_count
        guest.send(
            messages.Update(
                seq=game.seq,
                first=first,
                events=events,
                view=view,
                legal=view["legal"],
                chances=chances,
                needed=self.needed,
                outlook=ways,
                waits=self.draw_waits(),
                clock=self.time_left(guest.player),
                over=game.over,
                can_take_back=self.alone
                and guest.player is not None
                and game.last_move(guest.player, passes=True) is not None,
            )
        )

    def draw_waits(self) -> Waits | msgspec.UnsetType:
        """What the hands waited for that are shown now, if there are any."""
        table = self.game.table
        if table.phase not in OVER:
            return msgspec.UNSET
        last = table.events_from(max(0, table.event_count - TAIL))
        return draw_waits(last, self.forms) or msgspec.UNSET

    def time_left(self, player: int | None) -> messages.TimeLeft | None:
        if player not in self.clock.since or self.clock.limits is None:
            return None
        base, bank = self.clock.left(player, self.paused_at or self.now())
        return messages.TimeLeft(round(base, 1), round(bank, 1))

    # What they do

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked goes away meanwhile.

        Otherwise a move could be in the journal and not on the table.
        """
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def act(self, player: int, seq: int, action: dict[str, Any] | str) -> None:
        """A player answers the update of that number."""
        async with self.lock:
            if self.paused_at is not None:
                raise RefusedError("paused")
            if seq != self.game.seq:
                raise RefusedError("stale")
            found = self.game.wanted(player, action)
            await self.accept(player, str(found))

    async def accept(self, player: int, text: str) -> None:
        """Make a move safe, then carry it out and tell it. The lock is held."""
        if self.broken:
            raise RefusedError("busy")
        try:
            await self.store.append(self.id, self.game.entries, player, text)
        except Exception:
            # Whether it was stored is not known: whoever comes next loads the game again.
            log.exception("game %s: a move could not be stored", self.id)
            self.shut("busy")
            raise RefusedError("busy") from None
        ACTIONS.labels(self.kind_of(player)).inc()
        before = self.game.seq
        self.game.apply(player, text)
        self.after(player, before)

    def kind_of(self, player: int) -> str:
        """Who moves, for the counts."""
        if player == TABLE:
            return "table"
        return "person" if self.header.seats[player] == HUMAN else "bot"

    def after(self, player: int, before: int) -> None:
        """Tell what changed, and to whom: an answer alone is nobody else's business."""
        if player != TABLE:
            self.clock.answered(player, self.now())
        self.asking()
        if self.game.seq != before:
            self.quiet_since = self.now()
            self.tell_all()
            if self.gallery is not None:
                self.gallery.note()
        else:
            for guest in self.guests:
                if guest.player == player:
                    self.tell(guest)
        if self.game.table.phase in OVER and self.game.seq != before:
            self.note()
        self.stirred.set()

    def note(self) -> None:
        """Remember how the game stands, for lists; nobody waits for it."""
        task = begun(self.store.note(self.id, self.game), f"game {self.id}: its summary")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def asking(self) -> None:
        """Start the clocks of those who are asked."""
        for player in self.game.table.to_act:
            self.clock.ask(player, self.now())

    async def go_on(self) -> None:
        """The pause after a discard or a kong is over."""
        async with self.lock:
            if self.game.table.held and self.paused_at is None:
                before, phase = self.game.seq, self.game.table.phase
                self.game.table.go_on()
                self.after(TABLE, before)
                if self.game.seq == before and self.game.table.phase != phase:
                    self.tell_all()  # no event says that players must declare tenpai or noten

    async def default(self, player: int, seq: int) -> None:
        """Answer for somebody who does not."""
        async with self.lock:
            legal = self.game.table.legal(player)
            if seq == self.game.seq and legal and self.paused_at is None:
                await self.accept(player, str(fallback(legal)))

    async def next(self, player: int | None) -> None:
        """A player (None: nobody in particular) wants the next hand."""
        await self.finish(self._next(player))

    async def _next(self, player: int | None) -> None:
        async with self.lock:
            if self.game.table.phase != "hand_over" or self.game.over:
                raise RefusedError("not_over")
            if player is not None:
                self.ready.add(player)
                self.tell_room()
            if self.all_ready():
                self.clock.new_hand()
                self.ready.clear()
                await self.accept(TABLE, NEXT)
                self.tell_room()

    def all_ready(self) -> bool:
        """Do all who are here want the next hand?"""
        return all(player in self.ready for player in self.humans if self.is_here(player))

    def pause(self, on: bool) -> None:
        """Stop the table, or let it go on."""
        if not self.alone:
            raise RefusedError("not_alone")
        if on == (self.paused_at is not None):
            return
        if self.paused_at is not None:
            self.clock.shift(self.now() - self.paused_at)
        self.paused_at = self.now() if on else None
        self.tell_room()
        if self.clock.limits is not None:
            self.tell_all()
        self.stirred.set()

    async def take_back(self, player: int, passes: bool) -> None:
        """Undo the player's last action of this hand and all that came of it."""
        await self.finish(self._take_back(player, passes))

    async def _take_back(self, player: int, passes: bool) -> None:
        async with self.lock:
            if not self.alone:
                raise RefusedError("not_alone")
            place = self.game.last_move(player, passes)
            if place is None:
                raise RefusedError("nothing_to_take_back")
            self.clock.since.clear()
            self.ready.clear()
            await self.accept(player, f"{BACK} {place}")

    def shut(self, code: str) -> None:
        """Send everybody away; the game can be loaded again."""
        self.broken = True
        lookers: list[Connection] = []
        if self.gallery is not None:
            self.gallery.close()
            lookers = self.gallery.guests
        for guest in [*self.guests, *lookers]:
            guest.send(messages.Refusal(code, say(code, guest.lang)))
            guest.close()
        self.stirred.set()
