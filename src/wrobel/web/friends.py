"""What people who play together may do: take a seat, a name, another player's place, play again."""

import logging
from typing import TYPE_CHECKING

from wrobel import bots
from wrobel.web import messages, tokens
from wrobel.web.models import HUMAN, Header, Seated
from wrobel.web.refusals import RefusedError

if TYPE_CHECKING:
    from wrobel.web.house import House
    from wrobel.web.room import Room

log = logging.getLogger("wrobel.web")
BOT_NAMES = ("Kos", "Sikora", "Szpak", "Zięba")  # birds, as the sparrow is one
STAND_IN = "strong"  # the bot that plays for somebody who has left


def bird(names: list[str]) -> str:
    """A name for a bot that nobody has yet."""
    return next((name for name in BOT_NAMES if name not in names), BOT_NAMES[0])


async def sit(house: "House", code: str, name: str, person: str) -> Seated:
    """Take a free seat at the table of a code, or the one that is taken already."""
    found = await house.store.take_seat(code.strip().upper(), person)
    if found is None:
        raise RefusedError("no_code")
    id, player, token = found
    if player is None:
        raise RefusedError("full")
    room = await house.room(id)
    if name.strip() and not room.header.names[player]:
        await rename(house, room, player, name)
    return Seated(id, player, token)


async def rename(house: "House", room: "Room", player: int, name: str) -> None:
    """A player takes a name."""
    room.header.names[player] = " ".join(name.split())[:40]
    await house.store.set_header(room.id, room.header)
    room.tell_room()


def check_host(room: "Room", player: int) -> None:
    if room.header.host != player:
        raise RefusedError("only_host")


async def fill(house: "House", room: "Room", player: int) -> None:
    """The host begins without those who have not come: bots take their seats."""
    check_host(room, player)
    for other in room.humans:
        if other not in room.joined:
            await give_to_bot(house, room, other, STAND_IN)


async def replace(house: "House", room: "Room", player: int, other: int, by: str) -> None:
    """The host gives another player's seat to a bot, or to whoever comes next with the code."""
    check_host(room, player)
    if other == player or not 0 <= other < 4:
        raise RefusedError("bad_field")
    if by == HUMAN:
        await house.store.free_seat(room.id, other)
        room.seat(other, HUMAN, "")
    elif by in bots.NAMES:
        await give_to_bot(house, room, other, by)
        return
    else:
        raise RefusedError("bad_field")
    await house.store.set_header(room.id, room.header)
    room.send_away(other)
    log.info("game %s: the seat of player %d is free", room.id, other)


async def give_to_bot(house: "House", room: "Room", player: int, bot: str) -> None:
    await house.store.free_seat(room.id, player)
    room.seat(player, bot, bird(room.header.names))
    await house.store.set_header(room.id, room.header)
    room.send_away(player)
    log.info("game %s: a bot plays for player %d", room.id, player)


async def rematch(house: "House", room: "Room") -> None:
    """The same people once more, at a new table."""
    if not room.game.over:
        raise RefusedError("not_over")
    if room.rematch is None:
        old = room.header
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
        )
        people = await house.store.people(room.id)
        room.rematch = await house.open_game(header, people)
    made = room.rematch
    for guest in room.guests:
        if guest.player is not None:
            guest.send(messages.Rematch(made.id, made.tokens[guest.player]))
    for guest in room.gallery.guests if room.gallery else ():
        guest.send(messages.Rematch(made.id, made.watch))
