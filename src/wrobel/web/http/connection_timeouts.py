"""One connection of a client, with an end to everybody's patience.

Whoever opens a connection says within some seconds what they want, and takes the answer within
some more. What they say has its greatest size before anything looks at it.
"""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from wrobel.web.http.cookies import own_cookies
from wrobel.web.http.status_codes import status_of
from wrobel.web.texts import say
from wrobel.web.wire.http_types import Failed, Problem

if TYPE_CHECKING:
    from wrobel.web.http.listener import Entrance

FOR_HEAD = 10.0  # seconds from a connection, or the first byte of a request, to its head's end
FOR_BODY = 60.0  # seconds for its body
FOR_ANSWER = 60.0  # seconds for which a client may not take what is sent
LARGEST_HEAD = 1 << 16  # bytes
LARGEST_REQUEST = 2 << 20
LONGEST_ADDRESS = 1 << 11  # bytes of a path and its question
LONGEST_HEADER = 1 << 13
MOST_FIELDS = 32  # of a question
MOST_HEADERS = 100
MOST_AHEAD = 16  # requests sent before the answer to the first
MOST_UNHEARD = 1000  # messages of a table sent faster than anybody reads
MOST_UNREAD = 1 << 20  # bytes of answers that a client at a table does not take


def refusal(code: str) -> bytes:
    """A whole answer with which a connection ends."""
    body = msgspec.json.encode(Failed(Problem(code, say(code, "en"))))
    lines = [
        STATUS_LINE[status_of(code)].rstrip(b"\r\n"),
        b"content-type: application/json",
        b"cache-control: no-store",
        b"connection: close",
        b"content-length: %d" % len(body),
    ]
    return b"\r\n".join([*lines, b"", body])


class Wire(HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        entrance: "Entrance",
        address: str,
    ) -> None:
        super().__init__(config, server_state, app_state, asyncio.get_running_loop())
        self.entrance = entrance
        self.address = address
        self.deadline: asyncio.TimerHandle | None = None  # for what the client has to say
        self.stuck: asyncio.TimerHandle | None = None  # for taking what is sent
        self.running: RequestResponseCycle | None = None  # the request that is being answered
        self.in_head = False
        self.size = 0  # bytes of this request

    # How long it lasts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect(FOR_HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect(None)
        self.resume_writing()
        if self.running is not None:  # the first of several requests, not the last
            self.running.disconnected = True
            self.running.message_event.set()
        super().connection_lost(exc)
        self.entrance.left(self)

    def expect(self, seconds: float | None) -> None:
        """From now on so long, or for ever."""
        if self.deadline is not None:
            self.deadline.cancel()
        late = self.late
        self.deadline = None if seconds is None else self.loop.call_later(seconds, late)

    def late(self) -> None:
        """The client has had its time. One that was silent throughout is not spoken to."""
        self.deadline = None
        began = self.in_head or (self.cycle is not None and not self.cycle.response_started)
        self.end("too_slow" if began else None)

    def end(self, code: str | None) -> None:
        """No more of this connection, with a word why if one can still be said."""
        if self.transport.is_closing():
            return
        if code is not None and not (self.cycle is not None and self.cycle.response_started):
            self.transport.write(refusal(code))
        self.transport.close()

    @property
    def is_idle(self) -> bool:
        """Is nothing being asked and nothing being answered?"""
        return self.timeout_keep_alive_task is not None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_idle and self.entrance.paused:  # others wait for the place
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.call_later(FOR_ANSWER, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        if self.flow is not None:
            super().resume_writing()

    # How much it is

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.size > (LARGEST_HEAD if self.in_head else LARGEST_REQUEST):
            self.end("too_large")
        asked = self.cycle is not None and not self.cycle.response_complete
        if self.deadline is None and not asked and not self.is_idle:
            self.expect(FOR_HEAD)  # line breaks before a request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.size = True, 0
        if self.deadline is None:
            self.expect(FOR_HEAD)

    # Addresses and cookies are kept by the framework, a thousand of each, with what they say.

    def on_url(self, url: bytes) -> None:
        if not url.isascii():
            raise ValueError("an address is ASCII")
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS or self.url.count(b"&") >= MOST_FIELDS:
            raise ValueError("too long an address")

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self.in_head:  # after a body: nobody wants those
            return
        if name.lower() == b"cookie":
            value = own_cookies(value)
        if len(self.headers) >= MOST_HEADERS or len(value) > LONGEST_HEADER:
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests at once")
        self.expect(FOR_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.expect(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - there is nothing to add
        self.end("bad_request")

    def handle_websocket_upgrade(self) -> None:
        self.expect(None)
        super().handle_websocket_upgrade()
        table = self.transport.get_protocol()
        if isinstance(table, TableWire):
            self.entrance.goes_on(self, table)
            self.parser = None  # type: ignore[assignment]  # they hold each other, and are done


class TableWire(WebSocketsSansIOProtocol):
    """A connection to a table."""

    entrance: "Entrance | None" = None
    address: str
    is_idle = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.entrance is not None:
            self.entrance.left(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if (
            self.transport.get_write_buffer_size() > MOST_UNREAD
        ):  # pings, and nobody reads the pongs
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """One more message, if it is text that can be read and there are not too many."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.drop(1007, "")
        elif self.queue.qsize() >= MOST_UNHEARD:
            self.drop(1008, say("too_fast", "en"))
        else:
            super().send_receive_event_to_app()

    def drop(self, code: int, reason: str) -> None:
        self.frames = []
        if self.conn.state is State.OPEN:  # else it ends already
            self.conn.send_close(code, reason)
            self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    """Is it UTF-8?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
