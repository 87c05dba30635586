"""One client at a table: what it was told last, and what waits to be sent."""

import asyncio

from wrobel.web.messages import FromServer, encode

MOST_WAITING = 500  # messages to somebody who does not read


class Connection:
    """A queue of messages to one client."""

    def __init__(self, player: int | None, lang: str) -> None:
        self.player = player
        self.lang = lang
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False
        self.backs = -1  # take backs and events that the client knows of
        self.events = 0

    def send(self, message: FromServer) -> None:
        """Put a message into the queue; whoever does not read is dropped."""
        if self.closed:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.close()
            return
        self.queue.put_nowait(encode(message))

    def close(self) -> None:
        """No more messages; what is in the queue is still sent."""
        if not self.closed:
            self.closed = True
            self.queue.put_nowait(None)
