"""What people who play together may do: take a seat, a name, another player's place, play again.

Every act of a host is stored together with what it changes, then told to everybody at the table.
"""

import copy
import logging
import time
from typing import TYPE_CHECKING

from wrobel import bots
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.broadcast import in_words
from wrobel.web.rooms.host_acts import Act
from wrobel.web.storage import tokens
from wrobel.web.wire import messages
from wrobel.web.wire.http_types import HUMAN, Header, Seated

if TYPE_CHECKING:
    from wrobel.web.rooms.room import Room
    from wrobel.web.rooms.rooms import House
    from wrobel.web.wire.connection import Connection

log = logging.getLogger("wrobel.web")
BOT_NAMES = ("Kos", "Sikora", "Szpak", "Zięba")  # birds, as the sparrow is one


def bird(names: list[str]) -> str:
    """A name for a bot that nobody has yet."""
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])


def tidy(name: str) -> str:
    r"""A name on one line, without what PostgreSQL keeps in no text.

    >>> tidy(" Ala\x00\n Ola ")
    'Ala Ola'
    """
    return " ".join(name.replace("\x00", " ").split())[:40]


async def sit(house: "House", code: str, name: str, person: str) -> Seated:
    """Take a free seat at the table of a code, or the one that is taken already."""
    code = code.strip().upper()
    id = await house.store.find_code(code)
    if id is None:
        raise RefusedError("no_code")
    room = await house.room(id)
    async with room.lock:
        found = await house.store.take_seat(code, person)
        if found is None:  # the code has died meanwhile
            raise RefusedError("no_code")
        _, player, token = found
        if player is None:
            raise RefusedError("full")
        room.taken.add(player)
        room.newest = room.now()
        if tidy(name) and not room.header.names[player]:
            await change_name(room, player, name)
        room.tell_room()
    return Seated(id, player, token)


async def rename(room: "Room", guest: "Connection", name: str) -> None:
    """A player takes a name."""
    async with room.lock:
        if guest.closed or guest.player is None:
            raise RefusedError("unknown")
        if room.header.event is not None:  # there one's name is the event's affair
            return
        await change_name(room, guest.player, name)
        room.tell_room()


async def change_name(room: "Room", player: int, name: str) -> None:
    room.header.names[player] = tidy(name)
    await room.store.change(room.id, room.header)


# The host


def check_host(room: "Room", guest: "Connection") -> None:
    """Refuse what only the host may do, and what comes too late."""
    if guest.closed:
        raise RefusedError("unknown")
    if guest.player is None or room.header.host != guest.player:
        raise RefusedError("only_host")
    if room.game.over:
        raise RefusedError("finished")


def deed(room: "Room", guest: "Connection", what: str, whom: int | None = None) -> Act:
    """An act of somebody at the table, if there were not too many of late.

    To let the game go on is never too much: there was a pause before it.
    """
    if what != "go_on" and not room.deeds.allows(room.now()):
        raise RefusedError("too_fast")
    names = room.header.names
    return Act(
        what,
        time.time(),
        guest.player,
        "" if guest.player is None else names[guest.player],
        whom,
        "" if whom is None else names[whom],
    )


async def fill(room: "Room", guest: "Connection") -> None:
    """The host begins without those who have not come: bots take their seats."""
    async with room.lock:
        check_host(room, guest)
        if room.absent:
            await give_to_bots(room, deed(room, guest, "fill"))


async def fill_up(room: "Room") -> None:
    """People have waited at an open table for as long as they wanted: bots take the seats."""
    async with room.lock:
        if not room.started and room.absent:
            await give_to_bots(room, Act("filled", time.time()))


async def give_to_bots(room: "Room", act: Act) -> None:
    """Bots take the seats of those who have not come."""
    header, absent = copy.deepcopy(room.header), room.absent
    for player in absent:
        header.seat(player, bots.USUAL, bird(header.names), room.game.entries, seen=False)
    await reseat(room, header, absent, act)


async def replace(room: "Room", guest: "Connection", other: int, by: str) -> None:
    """The host gives another player's seat to a bot, or to whoever comes next with the code."""
    async with room.lock:
        check_host(room, guest)
        if (
            other == guest.player
            or not 0 <= other < len(room.header.seats)
            or by not in (HUMAN, *bots.NAMES)
        ):
            raise RefusedError("bad_field")
        if room.header.seats[other] == by and (by != HUMAN or other in room.free):
            return
        header = copy.deepcopy(room.header)
        name = "" if by == HUMAN else bird(header.names)
        header.seat(other, by, name, room.game.entries, seen=other in room.joined)
        act = deed(room, guest, "free" if by == HUMAN else "bot", other)
        await reseat(room, header, [other], act)


async def reseat(room: "Room", header: Header, freed: list[int], act: Act) -> None:
    """Store who sits where from now on and what the host did, then let it be so.

    A seat that becomes free is not for those who had the old code.
    """
    is_open = any(header.seats[player] == HUMAN for player in freed)
    code = tokens.new_code() if is_open else None
    number = await room.keep(room.store.change(room.id, header, freed=freed, code=code, act=act))
    room.code = code or room.code
    room.adopt(header, freed)
    room.remember(number, act)
    log.info("game %s: %s, player %s, seats %s", room.id, act.what, act.player, freed)


async def pause(room: "Room", guest: "Connection", on: bool) -> None:
    """Stop the table or let it go on; at a table of several people it is kept who did."""
    async with room.lock:
        room.check_pause(guest, on)
        if on == (room.paused_at is not None):
            return
        if room.header.host is None:
            room.pause(on)
            return
        act = deed(room, guest, "pause" if on else "go_on")
        number = await room.keep(room.store.add_act(room.id, act))
        room.pause(on)
        room.remember(number, act)


async def set_pace(room: "Room", guest: "Connection", pause: int) -> None:
    """Another pace from now on: for one person alone, and for the host of several."""
    async with room.lock:
        room.check_pause(guest, True)
        if pause == room.pace:
            return
        if room.header.host is None:
            room.set_pace(pause)
            return
        act = deed(room, guest, "pace")
        number = await room.keep(room.store.add_act(room.id, act))
        room.set_pace(pause)
        room.remember(number, act)


async def renew_code(room: "Room") -> None:
    """The old code is dead; whoever still waits for people gets another one."""
    async with room.lock:
        room.code = None
        if room.free and not room.game.over and not room.broken:
            code, act = tokens.new_code(), Act("code", time.time())
            change = room.store.change(room.id, room.header, code=code, act=act)
            number = await room.keep(change)
            room.code = code
            room.remember(number, act)
        room.tell_room()


async def show_acts(room: "Room", guest: "Connection") -> None:
    """All that hosts did at this table, to whoever asks."""
    if room.acts is None:
        room.acts = await room.store.acts_of(room.id)
    told = [in_words(number, act, guest.lang, room.options.family) for number, act in room.acts]
    guest.send(messages.Acts(told, room.game.backs))


async def rematch(house: "House", room: "Room", guest: "Connection") -> None:
    """The same people once more, at a new table; it is made once, whoever asks how often."""
    async with room.lock:
        if guest.closed:
            raise RefusedError("unknown")
        if not room.game.over:
            raise RefusedError("not_over")
        old = room.header
        if old.again is None:
            header = Header(
                rules=old.rules,
                options=old.options,
                seed=tokens.new_seed(),
                seats=list(old.seats),
                names=list(old.names),
                hands=old.hands,
                hints=old.hints,
                clock=old.clock,
                pause=old.pause,
                host=old.host,
                honour=old.honour,
                claim_time=old.claim_time,
            )
            room.rematch = await house.open_game(header, await house.store.people(room.id))
            old.again = room.rematch.id
            await room.store.change(room.id, old)
            log.info("game %s: once more, game %s", room.id, old.again)
            for other in room.everybody():
                tell_rematch(room, other, old.again)
        else:
            tell_rematch(room, guest, old.again)


def tell_rematch(room: "Room", guest: "Connection", id: str) -> None:
    """Tell somebody where it goes on; who opens it with a cookie needs no token."""
    made, token = room.rematch, None
    if made is not None:
        token = made.watch if guest.player is None else made.tokens[guest.player]
    guest.send(messages.Rematch(id, token))
