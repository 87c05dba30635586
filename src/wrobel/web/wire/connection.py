"""One client at a table: what it was told last, and what waits to be sent."""

import asyncio
from collections import deque

from wrobel.web.wire.messages import FromServer, encode

MOST_WAITING = 500  # messages to somebody who does not read


class Connection:
    """Messages to one client, in order."""

    def __init__(
        self, player: int | None, lang: str, *, maker: bool = False, token: str | None = None
    ) -> None:
        self.player = player
        self.lang = lang
        self.maker = maker  # of the table of bots that is watched
        self.token = token  # a new one, to be told
        self.waiting: deque[bytes] = deque()
        self.sender: asyncio.Future[None] | None = None  # of whoever waits for a message to send
        self.closed = False
        self.backs = -1  # take backs and events that the client knows of
        self.events = 0

    def send(self, message: FromServer) -> None:
        """One more message; whoever does not read is dropped."""
        if self.closed:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.close()
            return
        self.waiting.append(encode(message))
        self.wake()

    def close(self) -> None:
        """No more messages; those that wait are still sent."""
        self.closed = True
        self.wake()

    def wake(self) -> None:
        if self.sender is not None and not self.sender.done():
            self.sender.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; None: there will be no more."""
        while not self.waiting and not self.closed:
            self.sender = asyncio.get_running_loop().create_future()
            await self.sender
        return self.waiting.popleft() if self.waiting else None
