"""Spectators: they see what lies open on the table, and only after a while.

The delay keeps them from telling a player in time what they see elsewhere.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from wrobel.logs.scene import Scene
from wrobel.web.rooms.draw_waits import TAIL, draw_waits
from wrobel.web.wire import messages

if TYPE_CHECKING:
    from wrobel.web.rooms.room import Room
    from wrobel.web.wire.connection import Connection

DELAY = 30.0  # seconds


class Gallery:
    """Everybody who looks on at a table of people."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.delay = DELAY
        self.guests: list[Connection] = []
        self.moments: deque[tuple[float, int]] = deque()  # when, and how many events there were
        self.backs = room.game.backs
        # The deal is shown at once: its tiles are hidden anyway.
        self.shown = room.game.hand_event + 1
        self.scene = self.fresh_scene()
        self.timer: asyncio.TimerHandle | None = None
        self.note()

    def fresh_scene(self) -> Scene:
        """The table as it was shown last, from the beginning of this hand on."""
        game = self.room.game
        scene = Scene(self.room.header.rules)
        for event in game.table.events_seen(None, game.hand_event)[: self.shown - game.hand_event]:
            scene.show(event)
        return scene

    def note(self) -> None:
        """Something has happened; the gallery hears of it later."""
        game = self.room.game
        if game.backs != self.backs:  # taken back: what was not shown never happened
            self.backs = game.backs
            self.moments.clear()
            if self.shown > game.table.event_count:
                self.shown = game.table.event_count
                self.scene = self.fresh_scene()
                for guest in self.guests:
                    guest.events = min(guest.events, game.hand_event)
        self.moments.append((self.room.now() + self.delay, game.table.event_count))
        self.wait()

    def wait(self) -> None:
        if self.timer is None and self.moments and self.guests:
            left = max(0.0, self.moments[0][0] - self.room.now())
            self.timer = asyncio.get_running_loop().call_later(left, self.wake)

    def wake(self) -> None:
        self.timer = None
        self.catch_up()
        for guest in self.guests:
            self.tell(guest)
        self.wait()

    def catch_up(self) -> None:
        """Let happen what is old enough."""
        until = self.shown
        while self.moments and self.moments[0][0] <= self.room.now() + 0.01:
            until = self.moments.popleft()[1]
        for event in self.room.game.table.events_seen(None, self.shown)[: until - self.shown]:
            self.scene.show(event)
        self.shown = max(until, self.shown)

    def enter(self, guest: "Connection") -> None:
        self.guests.append(guest)
        self.catch_up()
        self.tell(guest)
        self.wait()

    def leave(self, guest: "Connection") -> None:
        if guest in self.guests:
            self.guests.remove(guest)

    def tell(self, guest: "Connection") -> None:
        """What is new to a spectator."""
        table = self.room.game.table
        first = guest.events
        if first == self.shown and first > 0:
            return
        guest.events = self.shown
        view = self.scene.view()
        last = table.events_seen(None, max(0, self.shown - TAIL))[: min(self.shown, TAIL)]
        guest.send(
            messages.Update(
                seq=self.shown,
                first=first,
                events=table.events_seen(None, first)[: self.shown - first],
                view=view,
                legal=[],
                chances=[],
                outlook=[],
                waits=draw_waits(last, self.room.forms) or msgspec.UNSET,
                needed=self.room.needed,
                clock=None,
                over=self.room.game.over and self.shown == table.event_count,
                can_take_back=False,
            )
        )

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
