"""All rooms: makes games, opens the rooms that are asked for, closes those that are empty."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from wrobel import bots
from wrobel.errors import OptionError, TextError, shown
from wrobel.logs.position import unpacked
from wrobel.rules import rulesets
from wrobel.rules.faults import with_honour
from wrobel.rules.option_words import matters_online
from wrobel.web.background import again_and_again
from wrobel.web.books.shelf import Shelf
from wrobel.web.events import online, table_books
from wrobel.web.events.hall import Hall
from wrobel.web.http.address_limits import Addresses
from wrobel.web.processes.bot_client import Thinking
from wrobel.web.processes.reviews import Reviews
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms import friends
from wrobel.web.rooms.advice import Advice
from wrobel.web.rooms.code_guesses import Guesses
from wrobel.web.rooms.friends import bird, tidy
from wrobel.web.rooms.match_length import match_length
from wrobel.web.rooms.profile_links import ProfileLinks
from wrobel.web.rooms.room import Room
from wrobel.web.rooms.room_driver import Host
from wrobel.web.storage import backup_schedule, expiry, tokens
from wrobel.web.storage.backup_schedule import Backups
from wrobel.web.storage.book_store import BookStore
from wrobel.web.storage.database_health import Pulse
from wrobel.web.storage.event_store import EventStore
from wrobel.web.storage.expiry import Expiry
from wrobel.web.storage.replays import Replays
from wrobel.web.storage.reviews import ReviewStore
from wrobel.web.storage.seats import Place
from wrobel.web.storage.store import Store
from wrobel.web.storage.stored_game import BACK, TABLE, Game, Move, folded
from wrobel.web.wire.connection import Connection
from wrobel.web.wire.http_types import HUMAN, Created, Header, NewGame, Practice, Seated
from wrobel.web.workbench import Workbench

log = logging.getLogger("wrobel.web")
EMPTY = 60.0  # seconds after which an empty room is closed
GARBAGE = 60.0  # seconds between two collections, see serve.have_few_pauses
IDLE = 7200.0  # seconds after which a room is closed where nothing happens
REPLAY_AT_ONCE = 200  # moves, then others get their turn


class Opened(NamedTuple):
    """A room that is open, and who plays for its bots."""

    room: Room
    host: Host


class House:
    """The rooms by their games."""

    def __init__(
        self, store: Store, per_address: int = 0, idle: float = IDLE, key: str | None = None
    ) -> None:
        self.store = store
        self.idle = idle
        self.key = key or tokens.new()  # opens the page of the club's host
        self.addresses = Addresses(per_address)
        self.guesses = Guesses()
        self.links = ProfileLinks()
        self.pulse = Pulse(store.writer)
        self.thinking = Thinking()
        self.bench = Workbench()
        self.replays = Replays(store)
        self.reviews = Reviews(self.replays, ReviewStore(store.writer))
        self.hall = Hall(EventStore(store.writer))
        self.shelf = Shelf(BookStore(store.writer))
        self.shelf.on_change = partial(table_books.book_changed, self)
        self.rooms: dict[str, Opened] = {}
        # A lock lives as long as somebody holds it or waits for it.
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.entering = asyncio.Lock()  # to be told a long match takes some time: one by one
        self.expiry = Expiry(store.writer)
        self.backups: Backups | None = None
        self.at_start: Callable[[House], Awaitable[None]] | None = None
        self.empty: set[str] = set()  # rooms without guests when they were last looked at
        self.upkeep: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self) -> None:
        self.store.writer.open()
        await self.thinking.start()
        for name, step, pause in (
            ("closing empty rooms", self.sweep, lambda: min(EMPTY, self.idle / 2)),
            ("looking for what has expired", self.expiry.look, lambda: expiry.LOOK),
            ("collecting garbage", collect, lambda: GARBAGE),
        ):
            self.upkeep.append(asyncio.create_task(again_and_again(name, step, pause), name=name))
        if self.backups is not None:
            backing_up = again_and_again(
                "backing up", self.backups.keep_up, lambda: backup_schedule.LOOK
            )
            self.upkeep.append(asyncio.create_task(backing_up, name="backing up"))

    async def begin(self) -> None:
        """What whoever started the server wants done first."""
        if self.at_start is not None:
            await self.at_start(self)

    async def close(self) -> None:
        """Send everybody away and finish what was begun."""
        for task in self.upkeep:
            task.cancel()
        await asyncio.gather(*self.upkeep, return_exceptions=True)
        await self.say_goodbye()
        await self.thinking.stop()
        await self.reviews.close()
        await self.replays.close()
        await self.store.writer.close()

    async def say_goodbye(self) -> None:
        """Send everybody away; from now on nobody comes in."""
        self.closing = True
        self.shelf.close()
        for id in list(self.rooms):
            await self.shut(id, "shutdown")

    # Making games

    async def create(self, wish: NewGame, person: str) -> Created:
        """A new game, with a token for every human seat."""
        header = header_of(wish)
        people = {header.humans[0]: person} if header.humans else {}
        return await self.open_game(header, people, person)

    async def practise(self, wish: Practice, person: str) -> Created:
        """A single hand with bots, from a decision of a replay on; it counts for nothing."""
        found = await self.replays.position(wish)
        match = unpacked(found.position).match
        names = [""] * len(match["names"])
        seats = [HUMAN if player == wish.player else bots.USUAL for player in range(len(names))]
        for player, seat in enumerate(seats):
            if seat != HUMAN:
                names[player] = bird(names)
        header = Header(
            rules=match["rules"],
            options=match["options"],
            seed=tokens.new_seed(),
            seats=seats,
            names=names,
            hands=1,
            position=found.position,
            practice=wish,
        )
        created = await self.open_game(header, {wish.player: person})
        await self.store.append(created.id, 0, wish.player, found.action)
        return created

    async def open_game(
        self, header: Header, people: dict[int, str], watcher: str | None = None
    ) -> Created:
        """A game of these people, with tokens; only for bots somebody watches from the start."""
        id = tokens.new_id()
        secret: list[str | None] = [None] * len(header.seats)
        keys: list[tuple[str, int | None, str | None]] = []
        for player in header.humans:
            token = secret[player] = tokens.new()
            keys.append((tokens.hashed(token), player, people.get(player)))
        watch = code = None
        if len(header.humans) != 1:
            watch = tokens.new()
            keys.append((tokens.hashed(watch), None, None if header.humans else watcher))
        if len(header.humans) > 1:
            code = tokens.new_code()
        await self.store.create(id, header, keys, code)
        log.info("game %s: made, %s, %s", id, header.rules, " ".join(header.seats))
        return Created(id, header.humans[0] if header.humans else None, secret, watch, code)

    async def forget(self, id: str, person: str) -> None:
        """Delete a game; only the one human who ever played it may."""
        if code := await self.store.may_forget(id, person):
            raise RefusedError(code)
        async with self.opening.setdefault(id, asyncio.Lock()):
            if code := await self.store.may_forget(id, person):  # meanwhile others may have come
                raise RefusedError(code)
            await self.shut(id, "unknown")
            await self.store.forget(id)
        self.expiry.visited.discard(id)
        self.replays.forget(id)
        await self.reviews.forget(id)
        log.info("game %s: forgotten", id)

    async def forget_person(self, person: str) -> None:
        """Delete what is stored about somebody; others play on without them."""
        ids = await self.store.games_of(person)
        for id in ids:
            async with self.opening.setdefault(id, asyncio.Lock()):
                await self.take_out(id, person)
            self.replays.forget(id)
            await self.reviews.forget(id)
        for id in await self.store.forget_person(person):
            self.replays.forget(id)
            await self.reviews.forget(id)
        await self.shelf.change_person(person, None)
        for opened in self.rooms.values():
            opened.room.acts = None
        log.info("somebody and %d games of theirs: forgotten", len(ids))

    async def become(self, person: str, other: str) -> None:
        """Somebody is another person from now on, with all that is theirs."""
        await self.store.become(person, other)
        await self.shelf.change_person(person, other)

    async def take_out(self, id: str, person: str) -> None:
        """Take a person out of a game; whether its room is open, the lock of that is held."""
        opened = self.rooms.get(id)
        if opened is None:
            left = await self.store.forget_at(id, person, time.time())
        else:
            room = opened.room
            async with room.lock:
                mine = await self.store.seats_of(id, person)
                left = await self.store.forget_at(id, person, time.time())
                if left is not None:
                    header, room.code = left
                    room.adopt(header, mine)
        if left is None:
            await self.shut(id, "unknown")
            self.expiry.visited.discard(id)

    # Codes

    async def sit(self, code: str, name: str, person: str, address: str | None) -> Seated:
        """A seat at the table of a code; wrong codes are counted."""
        now = asyncio.get_running_loop().time()
        if not self.guesses.may_try(address, now):
            raise RefusedError("wrong_codes")
        try:
            return await friends.sit(self, code, name, person)
        except RefusedError as error:
            if error.code in ("no_code", "full") and self.guesses.wrong(address, now):
                log.warning("too many wrong codes: all tables get new ones")
                await self.renew_codes()
            raise

    async def renew_codes(self) -> None:
        """All codes die; open tables that wait for people get new ones, others when opened."""
        await self.store.drop_codes()
        for opened in list(self.rooms.values()):
            await friends.renew_code(opened.room)

    # Rooms

    async def place(
        self, id: str, token: str | None, person: str | None, *, sit: bool = False
    ) -> Place:
        """Where somebody belongs at a game."""
        place = await self.store.place(id, token, person, sit=sit)
        if place is None:
            raise RefusedError("unknown")
        return place

    async def come(
        self, id: str, token: str | None, person: str | None, lang: str
    ) -> tuple[Room, Connection]:
        """Let somebody in. No seat can change hands between the look at its owner and that."""
        await self.place(id, token, person)  # for strangers no room is opened
        while True:
            room = await self.room(id)
            async with room.lock:
                if room.broken:
                    continue
                place = await self.place(id, token, person, sit=True)
                if place.player is None and room.header.sealed:
                    raise RefusedError("sealed")
                guest = Connection(place.player, lang, maker=place.maker, token=place.token)
                async with self.entering:
                    if room.broken:  # closed meanwhile
                        raise RefusedError("busy")
                    if place.player is not None and place.moved:
                        room.send_away(place.player)
                    room.enter(guest)
                return room, guest

    async def room(self, id: str) -> Room:
        """The room of a game, opened if need be."""
        async with self.opening.setdefault(id, asyncio.Lock()):
            if self.closing:
                raise RefusedError("shutdown")
            opened = self.rooms.get(id)
            if opened is not None and opened.room.broken:
                await self.shut(id, "busy")
                opened = None
            if opened is None:
                room = await self.load(id)
                opened = self.rooms[id] = Opened(room, Host(room, self.thinking))
                self.expiry.visited.add(id)
        return opened.room

    async def load(self, id: str) -> Room:
        """A game out of its journal."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise RefusedError("unknown")
        game = Game(loaded.header)
        await replay(game, loaded.journal)
        log.info("game %s: opened after %d moves", id, game.entries)
        room = Room(id, game, self.store, loaded.joined, loaded.taken, loaded.code)
        room.advice = Advice(id, self.thinking)
        if room.header.event is not None:  # every seat has a name, whether it has come or not
            room.taken.update(room.humans)
            room.when_over = partial(online.game_over, self)
        if game.over:  # perhaps nobody had time to note it
            room.note()
        if room.free and room.header.host is not None and room.code is None:  # it has died
            await friends.renew_code(room)
        return room

    async def shut(self, id: str, code: str) -> None:
        """Close a room."""
        opened = self.rooms.pop(id, None)
        if opened is None:
            return
        opened.room.shut(code)
        opened.host.task.cancel()
        # What was begun is finished: a move in the journal is also on the table.
        await asyncio.gather(opened.host.task, *opened.room.tasks, return_exceptions=True)
        self.thinking.forget(id)

    async def sweep(self) -> None:
        """Close rooms that were empty the last time and still are, and those that are idle."""
        for id, (room, _) in list(self.rooms.items()):
            if room.guests and room.now() - room.quiet_since > self.idle:
                log.info("game %s: closed, nothing has happened for long", id)
                await self.shut(id, "idle")
        now = {id for id, opened in self.rooms.items() if not opened.room.guests}
        for id in now & self.empty:
            async with self.opening.setdefault(id, asyncio.Lock()):
                await self.shut_if_empty(id)
        self.empty = now

    async def shut_if_empty(self, id: str) -> None:
        """Close a room unless somebody is there, or just coming in: they hold its lock."""
        opened = self.rooms.get(id)
        if opened is None:
            return
        async with opened.room.lock:
            if opened.room.guests:
                return
            opened.room.shut("busy")
        await self.shut(id, "busy")


async def collect() -> None:
    """Look through all objects, see serve.have_few_pauses."""
    gc.collect()


async def replay(game: Game, journal: list[Move]) -> None:
    """Bring a new game to the end of its journal, now and then letting others run."""
    for number, (player, text) in enumerate(folded(journal)):
        game.play(player, text)
        if number % REPLAY_AT_ONCE == 0:
            await asyncio.sleep(0)
    game.entries = len(journal)
    nexts = [number for number, (player, _) in enumerate(journal) if player == TABLE]
    game.hand_entry = nexts[-1] + 1 if nexts else 0
    game.backs = sum(text.startswith(BACK) for _, text in journal)
    if game.table.held:  # the pause was over, or nearly so
        game.table.go_on()


def header_of(wish: NewGame) -> Header:
    """What a game begins with, out of what was wished; an error says what cannot be."""
    options, hands = match_length(wish.rules, wish.options, wish.length)
    loaded = rulesets.load(wish.rules, options)
    for key in options:
        if not matters_online(loaded.family, key):
            raise OptionError("only_real_tables", "options", option=key)
    if wish.honour:
        options = with_honour(loaded, options)
    players = loaded.players
    seats = wish.seats or [HUMAN, *[bots.USUAL] * (players - 1)]
    if len(seats) != players:
        raise TextError("seat_count", "seats", n=players, found=len(seats))
    for seat in seats:
        if seat != HUMAN and seat not in bots.NAMES:
            raise TextError("seats", known=(HUMAN, *bots.NAMES), value=shown(seat))
    names = [*wish.names, *[""] * players][:players]
    if wish.shuffle:
        order = secrets.SystemRandom().sample(range(players), players)
        seats, names = [seats[i] for i in order], [names[i] for i in order]
    names = [tidy(name) for name in names]
    for player, seat in enumerate(seats):
        if seat != HUMAN and not names[player]:
            names[player] = bird(names)
    humans = [player for player, seat in enumerate(seats) if seat == HUMAN]
    return Header(
        rules=wish.rules,
        options=options,
        seed=tokens.new_seed(),
        seats=seats,
        names=names,
        hands=hands,
        hints=wish.hints and not wish.honour,
        clock=wish.clock,
        pause=wish.pause,
        host=humans[0] if len(humans) > 1 else None,
        open=wish.open and len(humans) > 1,
        patience=wish.patience,
        honour=wish.honour and bool(humans),
        claim_time=wish.claim_time,
    )
