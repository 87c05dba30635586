"""The referee of a table as with real tiles: its host, or whoever plays there alone.

A ruling is a move of the journal and an act that everybody is told, stored together.
"""

import logging
from typing import TYPE_CHECKING

from wrobel.rules.faults import REMINDER, Ruling, book_of
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.friends import deed
from wrobel.web.rooms.host_acts import ruling_act
from wrobel.web.storage.stored_game import AGAIN, OVER, TABLE, write_ruling
from wrobel.web.wire import messages

if TYPE_CHECKING:
    from wrobel.web.rooms.room import Room
    from wrobel.web.wire.connection import Connection

log = logging.getLogger("wrobel.web")


async def rule(room: "Room", guest: "Connection", wish: messages.Rule) -> None:
    """Rule, or tell the referee what that would do."""
    await room.finish(decide(room, guest, wish))


async def decide(room: "Room", guest: "Connection", wish: messages.Rule) -> None:
    async with room.lock:
        check(room, guest, wish.seq)
        found = ruling_of(room, wish)
        told = foretold(room, guest, wish, found)
        if wish.preview:
            guest.send(told)
            return
        act = deed(room, guest, ruling_act(found.id, wish.points), wish.player)
        if found.ruling == REMINDER:
            room.remember(await room.keep(room.store.add_act(room.id, act)), act)
            return
        assert guest.player is not None
        text = write_ruling(found.ruling, wish.player, wish.points, found.id)
        entries = room.game.entries
        number = await room.keep(room.store.rule(room.id, entries, guest.player, text, act))
        before = room.game.seq
        room.game.apply(guest.player, text)
        room.after(TABLE, before)
        room.remember(number, act)
        log.info("game %s: the referee, player %s: %s", room.id, guest.player, text)


def check(room: "Room", guest: "Connection", seq: int) -> None:
    """Refuse a ruling to whom it does not belong, and one about a hand that is gone."""
    if room.broken:
        raise RefusedError("busy")
    if not room.header.honour:
        raise RefusedError("no_referee")
    if room.game.over or room.game.full:
        raise RefusedError("finished")
    room.check(guest)
    if not room.can_rule(guest):
        raise RefusedError("only_host")
    first = room.game.backs * AGAIN + room.game.hand_event
    if not first < seq <= room.game.seq:
        raise RefusedError("stale")


def ruling_of(room: "Room", wish: messages.Rule) -> Ruling:
    """The reason that is meant."""
    book = book_of(room.options.family)
    found = book.ruling(wish.ruling) if book is not None else None
    if (
        found is None
        or not 0 <= wish.player < room.options.players
        or found.points != (wish.points > 0)
    ):
        raise RefusedError("bad_field")
    return found


def foretold(
    room: "Room", guest: "Connection", wish: messages.Rule, found: Ruling
) -> messages.Ruled:
    """What a ruling would do, or an error that says why it cannot be."""
    table, ends, dead = room.game.table, False, False
    before = after = table.scores
    if found.ruling != REMINDER:
        text = write_ruling(found.ruling, wish.player, wish.points, found.id)
        then = room.game.ruled(text)
        after = then.scores
        ends = then.phase in OVER and table.phase not in OVER
        seat = then.view(wish.player).to_dict()["players"][wish.player]
        dead = bool(seat.get("dead")) and not ends
    book = book_of(room.options.family)
    assert book is not None
    words = book.outcomes(room.options).get("chombo" if ends else found.ruling)
    return messages.Ruled(
        ruling=found.id,
        player=wish.player,
        points=wish.points,
        payments=tuple(new - old for new, old in zip(after, before, strict=True)),  # type: ignore[arg-type]
        scores=tuple(after),  # type: ignore[arg-type]
        ends=ends,
        dead=dead,
        text=words.say(guest.lang) if words is not None else "",
    )
