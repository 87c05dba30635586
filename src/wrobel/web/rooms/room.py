"""A game that is being played: who is there, and what they may do.

Everything here runs in the event loop. A move is checked, made safe in the journal, carried out
and told, in this order and one at a time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from wrobel.analysis import forms_of
from wrobel.rules import rulesets
from wrobel.table.actions import fallback
from wrobel.web.background import begun
from wrobel.web.http.metrics import ACTIONS, AGAIN
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.advice import Advice
from wrobel.web.rooms.broadcast import Telling
from wrobel.web.rooms.clock import Clock
from wrobel.web.rooms.host_acts import Act
from wrobel.web.rooms.spectators import DELAY, Gallery
from wrobel.web.storage.store import Store
from wrobel.web.storage.stored_game import BACK, NEXT, OVER, TABLE, Game
from wrobel.web.texts import say
from wrobel.web.wire import messages
from wrobel.web.wire.connection import Connection
from wrobel.web.wire.http_types import HUMAN, Created, Header
from wrobel.web.wire.message_rate import Limit

T = TypeVar("T")
WINS = ("win", "bonus_win")
MOMENT = 15.0  # seconds to say which tiles, once somebody has said that they call
GESTURES, GESTURES_AT_ONCE = 0.5, 8  # of all at a table together
ACTS, ACTS_AT_ONCE = 0.2, 10  # what a host may do: a second in the long run, and at once
log = logging.getLogger("wrobel.web")


class Room(Telling):
    """The table and its guests. Who plays for bots and the absent is in ``room_driver``."""

    def __init__(
        self,
        id: str,
        game: Game,
        store: Store,
        joined: set[int],
        taken: set[int] | None = None,
        code: str | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.header = game.header
        self.humans = self.header.humans
        self.store = store
        self.joined = joined
        self.taken = set(joined) if taken is None else taken
        self.code = code
        self.gallery = None  # made for the first spectator
        self.stand_ins = set()  # for whom a bot plays until they are back
        self.rematch: Created | None = None
        self.acts: list[tuple[int, Act]] | None = None  # what hosts did, once somebody has asked
        self.guests = []
        self.ready = set()
        self.paused_at = None
        self.birds: dict[int, str] = {}  # the portraits that people want
        self.moments = {}
        self.pace = self.header.pause  # milliseconds after every discard
        self.broken = False
        self.advice: Advice | None = None  # if somebody thinks for this table
        self.when_over: Callable[[Header], Awaitable[None]] | None = None
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()  # something happened that the host may have to act on
        self.now: Callable[[], float] = asyncio.get_running_loop().time
        self.clock = Clock(self.header.clock, len(self.header.seats))
        self.options = rulesets.load(self.header.rules, self.header.options)
        self.forms = sum(forms_of(self.options).values())
        self.needed = self.options.about.minimum(self.options)
        self.quiet_since = self.now()  # when the last discard or kong was told
        # When the last connection of a player ended; at first nobody is here.
        self.left_at = dict.fromkeys(self.humans, self.quiet_since)
        self.newest = self.quiet_since  # when somebody came for the first time
        self.deeds = Limit(ACTS, ACTS_AT_ONCE, self.quiet_since)
        self.gestures = Limit(GESTURES, GESTURES_AT_ONCE, self.quiet_since)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.header.begin(game.entries, joined)
        self.asking()

    # Who is there

    @property
    def absent(self) -> list[int]:
        """The people who have never been here."""
        return [player for player in self.humans if player not in self.joined]

    @property
    def patience_left(self) -> float | None:
        """Seconds until bots fill an open table that has not begun; None: nobody waits so."""
        if not self.header.open or self.started:
            return None
        return self.newest + self.header.patience - self.now()

    def enter(self, guest: Connection) -> None:
        """Somebody connects; they are told everything."""
        spectator = guest.player is None and bool(self.humans)
        if not spectator:
            self.guests.append(guest)
        if guest.player is not None:
            if guest.player not in self.joined:
                self.newest = self.now()
            self.joined.add(guest.player)
            self.taken.add(guest.player)
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
                pause=self.pace,
                humans=len(self.humans),
                token=guest.token,
                delay=DELAY if spectator else None,
                honour=header.honour,
                practice=header.practice,
                guide=header.hints and self.options.about.goal != "yaku",
            )
        )
        if spectator:
            if self.gallery is None:
                self.gallery = Gallery(self)
            guest.send(self.state(guest))
            self.gallery.enter(guest)
            return
        timed = self.begin() and self.clock.limits is not None
        self.tell_room()
        self.tell(guest)
        if timed:
            self.tell_all()
        self.stirred.set()

    def begin(self) -> bool:
        """If the last one has come, time begins to count."""
        if not self.header.begin(self.game.entries, self.joined):
            return False
        self.quiet_since = self.now()
        self.clock.new_hand()
        self.asking()
        return True

    def leave(self, guest: Connection) -> None:
        """Somebody disconnects. Their seat stays theirs."""
        if guest in self.guests:
            self.guests.remove(guest)
        elif self.gallery is not None:
            self.gallery.leave(guest)
            return
        if guest.player is not None and not self.is_here(guest.player):
            self.left_at[guest.player] = self.now()
        if not self.humans and not any(other.maker for other in self.guests):
            self.pause(False)  # nobody is left who could
        self.tell_room()
        self.stirred.set()

    def adopt(self, header: Header, freed: list[int]) -> None:
        """Other people sit here, as it is stored: whoever had the freed seats is sent away."""
        for field in header.__struct_fields__:
            setattr(self.header, field, getattr(header, field))
        self.humans = self.header.humans
        for player in freed:
            self.joined.discard(player)
            self.taken.discard(player)
            self.ready.discard(player)
            self.stand_ins.discard(player)
            self.left_at[player] = self.now()
            self.send_away(player)
        timed = self.begin() and self.clock.limits is not None
        self.tell_room()
        if timed:
            self.tell_all()
        self.stirred.set()

    def send_away(self, player: int) -> None:
        """Whoever is connected to a seat has lost it."""
        for guest in [one for one in self.guests if one.player == player]:
            guest.send(messages.Refusal("unknown", say("unknown", guest.lang)))
            guest.close()
            self.guests.remove(guest)

    def stand_in(self, player: int) -> None:
        """From now on a bot plays for somebody who has left, until they are back."""
        if player not in self.stand_ins:
            self.stand_ins.add(player)
            log.info("game %s: a bot stands in for player %d", self.id, player)
            self.tell_room()

    # What they do

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked goes away meanwhile.

        Otherwise a move could be in the journal and not on the table.
        """
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    def check(self, guest: Connection) -> None:
        """Refuse what comes from a seat that is no longer theirs, or too early."""
        if guest.closed:
            raise RefusedError("unknown")
        if not self.started:
            raise RefusedError("not_started")
        if guest.player is not None and self.is_new(guest.player):
            raise RefusedError("next_hand")

    async def keep(self, work: Coroutine[Any, Any, T]) -> T:
        """Store something. If that fails it is not known whether it did: the room is closed."""
        try:
            return await work
        except Exception:
            log.exception("game %s: something could not be stored", self.id)
            self.shut("busy")
            raise RefusedError("busy") from None

    def remember(self, number: int | None, act: Act) -> None:
        """An act is stored and done: tell it."""
        if number is not None:
            if self.acts is not None:
                self.acts.append((number, act))
            self.tell_act(number, act)

    async def act(
        self, player: int, seq: int, action: dict[str, Any] | str, guest: Connection | None = None
    ) -> None:
        """A player answers the update of that number; ``guest`` is who says so, if not a bot."""
        async with self.lock:
            if guest is not None:
                self.check(guest)
            if self.paused_at is not None:
                raise RefusedError("paused")
            if seq != self.game.seq:
                raise RefusedError("stale")
            await self.accept(player, self.game.wanted(player, action))

    async def accept(self, player: int, text: str) -> None:
        """Make a move safe, then carry it out and tell it. The lock is held."""
        if self.broken:
            raise RefusedError("busy")
        await self.keep(self.store.append(self.id, self.game.entries, player, text))
        ACTIONS.labels(self.who_moves(player)).inc()
        before = self.game.seq
        self.game.apply(player, text)
        self.after(player, before)

    def who_moves(self, player: int) -> str:
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
        elif not self.is_new(player):  # else the answer was a bot's, and is its own business
            for guest in self.guests:
                if guest.player == player:
                    self.tell(guest)
        if self.game.table.phase in OVER and self.game.seq != before:
            self.note()
        self.stirred.set()

    def note(self) -> None:
        """Remember how the game stands, for lists; nobody waits for it."""
        task = begun(self.noted(), f"game {self.id}: its summary")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def noted(self) -> None:
        await self.store.note(self.id, self.game)
        if self.game.over and self.when_over is not None:
            await self.when_over(self.header)

    def asking(self) -> None:
        """Start the clocks of those who are asked."""
        for player in self.game.table.to_act:
            self.clock.ask(player, self.now())

    def wait(self, guest: Connection, player: int, seq: int) -> None:
        """Somebody is about to call: one moment, once for every discard."""
        self.check(guest)
        if self.call_time(player) is None or player not in self.game.table.to_act:
            raise RefusedError("not_asked")
        if seq != self.game.seq:
            raise RefusedError("stale")
        if self.moments.get(player, (-1, 0.0))[0] != seq:
            self.moments[player] = (seq, self.now() + MOMENT)
            for other in [one for one in self.guests if one.player == player]:
                self.tell(other)
            self.stirred.set()

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
        """Answer for somebody who does not: a win is taken, else nothing is claimed.

        Where faults are possible nobody wins in silence.
        """
        async with self.lock:
            legal = self.game.table.legal(player)
            if seq == self.game.seq and legal and self.paused_at is None:
                takes = () if self.header.honour else WINS
                wins = [action for action in legal if action.type in takes]
                await self.accept(player, str(wins[0] if wins else fallback(legal)))

    async def next(self, guest: Connection | None) -> None:
        """A player (None: nobody in particular) wants the next hand."""
        await self.finish(self._next(guest))

    async def _next(self, guest: Connection | None) -> None:
        async with self.lock:
            if guest is not None:
                self.check(guest)
            if self.game.table.phase != "hand_over" or self.game.over:
                raise RefusedError("not_over")
            if guest is not None and guest.player is not None:
                self.ready.add(guest.player)
                self.tell_room()
            if self.all_ready():
                self.clock.new_hand()
                self.ready.clear()
                await self.accept(TABLE, NEXT)
                self.note()
                self.tell_room()

    def all_ready(self) -> bool:
        """Do all who are here want the next hand?"""
        return all(player in self.ready for player in self.humans if self.is_here(player))

    def check_pause(self, guest: Connection, on: bool) -> None:
        """Refuse a pause, or the end of one, to whom it does not belong."""
        if guest.closed:
            raise RefusedError("unknown")
        if guest.player is None:
            if not guest.maker:
                raise RefusedError("only_watching")
        elif self.game.over:
            raise RefusedError("finished")
        elif on and not self.alone and (not self.started or guest.player != self.header.host):
            raise RefusedError("only_host" if self.started else "not_alone")

    def set_bird(self, player: int, bird: str) -> None:
        """Show somebody as a bird of their choice, as long as the room is open."""
        if self.birds.get(player, "") != bird:
            self.birds[player] = bird
            self.tell_room()

    def react(self, player: int, what: messages.Gesture) -> None:
        """Pass a gesture on to everybody at the table; who makes too many is not heard."""
        if self.header.solo or not self.gestures.allows(self.now()):
            return
        for guest in self.guests:
            guest.send(messages.Reaction(player, what))

    def set_pace(self, pause: int) -> None:
        """The table stands still for so long after a discard from now on."""
        self.pace = pause
        self.stirred.set()

    def pause(self, on: bool) -> None:
        """Stop the table, or let it go on."""
        if on == (self.paused_at is not None):
            return
        if self.paused_at is not None:
            self.clock.shift(self.now() - self.paused_at)
            self.quiet_since += self.now() - self.paused_at
        self.paused_at = self.now() if on else None
        self.tell_room()
        if self.clock.limits is not None:
            self.tell_all()
        self.stirred.set()

    async def take_back(self, guest: Connection, passes: bool) -> None:
        """Undo the player's last action of this hand and all that came of it."""
        await self.finish(self._take_back(guest, passes))

    async def _take_back(self, guest: Connection, passes: bool) -> None:
        async with self.lock:
            if not self.header.solo or guest.player is None:
                raise RefusedError("not_alone")
            self.check(guest)
            if self.game.table.phase in OVER:
                raise RefusedError("wall_shown")
            place = self.game.last_move(guest.player, passes)
            if place is None or self.game.full:
                raise RefusedError("nothing_to_take_back")
            self.clock.since.clear()
            self.ready.clear()
            played = self.game.played
            await self.accept(guest.player, f"{BACK} {place}")
            AGAIN.inc(self.game.played - played)

    def shut(self, code: str) -> None:
        """Send everybody away; the game can be loaded again."""
        self.broken = True
        if self.gallery is not None:
            self.gallery.close()
        for guest in self.everybody():
            guest.send(messages.Refusal(code, say(code, guest.lang)))
            guest.close()
        self.stirred.set()
