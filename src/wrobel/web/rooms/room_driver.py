"""The host of a room: lets bots play, ends pauses, lets a bot play for those who have left.

How long others wait for somebody who is absent never depends on whether they could claim.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from wrobel.bots import USUAL
from wrobel.web.background import begun
from wrobel.web.processes.bot_client import BotError, Thinking
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.friends import fill_up
from wrobel.web.rooms.room import Room
from wrobel.web.wire.http_types import HUMAN

log = logging.getLogger("wrobel.web")
GRACE = 15.0  # seconds without a connection after which a player is absent for the others
RESULT = 5.0  # seconds for which the end of a hand is shown when nobody is asked


class Host:
    """Does one thing after another as long as the room is open."""

    def __init__(self, room: Room, thinking: Thinking) -> None:
        self.room = room
        self.thinking = thinking
        self.task = begun(self.run(), f"host of {room.id}")

    async def run(self) -> None:
        room = self.room
        while not room.broken:
            room.stirred.clear()
            try:
                wait = await self.step()
            except RefusedError:  # somebody else was faster, or the storage failed
                wait = 0.0
            except Exception:
                log.exception("game %s: the host stumbled", room.id)
                room.shut("busy")
                return
            if wait == 0.0:
                await asyncio.sleep(0)
                continue
            if wait is None:
                await room.stirred.wait()
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.stirred.wait(), wait)

    async def step(self) -> float | None:
        """Do what is due; the seconds until something may be due again (None: when stirred)."""
        room, game = self.room, self.room.game
        table = game.table
        if game.over or room.paused_at is not None or not room.guests:
            return None
        if not room.started:
            return await self.before_the_game()
        if table.phase == "hand_over":
            return await self.between_hands()
        if table.held:
            return await self.after_pause(room.go_on)
        asked = table.to_act
        bots = [player for player in asked if not room.decides(player)]
        if bots:
            if [action.type for action in table.legal(bots[0])] == ["pass"]:
                await room.finish(room.default(bots[0], game.seq))  # nothing to think about
            else:
                await self.play_bot(bots[0])
            return 0.0
        return await self.wait_for(asked)

    async def before_the_game(self) -> float | None:
        """At an open table bots take the free seats when nobody has come for long."""
        left = self.room.patience_left
        if left is not None and left <= 0:
            await fill_up(self.room)
            return 0.0
        return left

    async def between_hands(self) -> float | None:
        room = self.room
        if not room.humans:
            shown = min(RESULT, room.pace * 5 / 1000)
            left = room.quiet_since + shown - room.now()
            if left > 0:
                return left
            await room.next(None)
            return 0.0
        if room.ready and room.all_ready():
            await room.next(None)  # the last one who was not ready has left
            return 0.0
        return None

    async def after_pause(self, go_on: Callable[[], Awaitable[None]]) -> float:
        left = self.room.quiet_since + self.room.pace / 1000 - self.room.now()
        if left > 0:
            return left
        await go_on()
        return 0.0

    async def play_bot(self, player: int) -> None:
        """Ask a bot and do what it says; a bot that fails plays like somebody absent."""
        room, game = self.room, self.room.game
        seq = game.seq
        try:
            bot = room.header.seats[player]
            text = await self.thinking.choose(room.id, game, player, USUAL if bot == HUMAN else bot)
        except BotError as error:
            log.warning("game %s: player %s: %s", room.id, player, error)
            await room.finish(room.default(player, seq))
            return
        await room.finish(room.act(player, seq, text))

    async def wait_for(self, asked: tuple[int, ...]) -> float | None:
        """People think. When their time is up, or they are away, it is answered for them."""
        room = self.room
        nearest = None
        for player in asked:
            left = self.patience(player)
            if left is None:
                continue
            silent = room.call_time(player)
            if left <= 0 and (room.is_here(player) or (silent is not None and silent <= 0)):
                await room.finish(room.default(player, room.game.seq))
                return 0.0
            if left <= 0:
                room.stand_in(player)
                await self.play_bot(player)
                return 0.0
            nearest = left if nearest is None else min(nearest, left)
        return nearest

    def patience(self, player: int) -> float | None:
        """How long the table still waits for a player; None: as long as it takes."""
        room = self.room
        limits = []
        calling = room.call_time(player)
        if calling is not None:
            limits.append(calling)
        if room.clock.limits is not None:
            limits.append(sum(room.clock.left(player, room.now())))
        if not room.alone and not room.is_here(player):
            away = room.left_at.get(player, room.quiet_since)
            pause = room.quiet_since + room.pace / 1000
            limits.append(max(away + GRACE, pause) - room.now())
        return min(limits) if limits else None
