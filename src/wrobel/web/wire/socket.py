"""The WebSocket of a table: reads messages, obeys them or says why not."""

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wrobel.errors import WrobelError
from wrobel.web.background import begun
from wrobel.web.http.cookies import person_of
from wrobel.web.http.metrics import REFUSALS
from wrobel.web.processes.bot_client import BotError
from wrobel.web.processes.bot_process import Reply, What
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms import friends, referee
from wrobel.web.rooms.room import Room
from wrobel.web.rooms.rooms import House
from wrobel.web.storage.stored_game import Game
from wrobel.web.texts import language
from wrobel.web.wire import messages
from wrobel.web.wire.connection import Connection
from wrobel.web.wire.message_rate import Limit

log = logging.getLogger("wrobel.web")
FIRST_MESSAGE = 10.0  # seconds until the client must have said who it is
RATE, BURST = 50.0, 100  # messages a second, and at once
GOING_AWAY, REFUSED = 1001, 1008


@websocket("/api/games/{game:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
    """One client at one table, from the first message to the last."""
    try:
        await attend(socket, socket.app.state.house, game)
    finally:  # the framework's socket holds itself by these: what was here would stay as garbage
        del socket.receive, socket.send


async def attend(socket: WebSocket[Any, Any, Any], house: House, game: str) -> None:
    """Let a client in, if they may come, and obey them until they leave."""
    await socket.accept()
    lang = "en"
    try:
        join = await first_message(socket)
        lang = language(join.lang)
        room, guest = await house.come(game, join.token, person_of(socket), lang)
    except RefusedError as error:
        REFUSALS.labels(error.code).inc()
        refusal = messages.Refusal(error.code, error.say(lang))
        await socket.send_text(messages.encode(refusal).decode())
        await socket.close(REFUSED)
        return
    except (WebSocketDisconnect, TimeoutError):
        with contextlib.suppress(Exception):
            await socket.close(REFUSED)
        return
    log.info("game %s: player %s came", game, guest.player)
    sender = asyncio.create_task(send_all(socket, guest))
    try:
        await Conversation(socket, room, house, guest).listen()
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(guest)
        guest.close()
        await sender
        log.info("game %s: player %s left", game, guest.player)


async def first_message(socket: WebSocket[Any, Any, Any]) -> messages.Join:
    """The message that says who is there."""
    async with asyncio.timeout(FIRST_MESSAGE):
        data = await receive(socket)
    try:
        message = messages.read(data)
    except WrobelError:
        message = None
    if not isinstance(message, messages.Join):
        raise RefusedError("expected_join")
    return message


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next message, text or bytes."""
    event: dict[str, Any] = dict(await socket.receive())
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnected", code=event.get("code", 1005))
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def send_all(socket: WebSocket[Any, Any, Any], guest: Connection) -> None:
    """Send what there is for a guest to its end."""
    with contextlib.suppress(Exception):  # the other side has gone: the reader knows too
        while (data := await guest.next()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
            del data  # what was sent is not kept until there is something new
        await socket.close(GOING_AWAY)


class Conversation:
    """Obeys one client."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], room: Room, house: House, guest: Connection
    ) -> None:
        self.socket = socket
        self.room = room
        self.house = house
        self.guest = guest
        self.limit = Limit(RATE, BURST, room.now())
        self.warned = False

    async def listen(self) -> None:
        """Take messages as long as there are any. Nothing a client says ends this."""
        while True:
            data = await receive(self.socket)
            if self.guest.closed:  # meanwhile the seat was given to somebody else
                return
            if not self.limit.allows(self.room.now()):
                if not self.warned:  # once: an answer to each would double the flood
                    self.refuse(RefusedError("too_fast"), None)
                self.warned = True
                continue
            self.warned = False
            seq = None
            try:
                message = messages.read(data)
                seq = getattr(message, "seq", None)
                await self.obey(message)
            except WrobelError as error:
                self.refuse(error, seq)
            except BotError as error:
                log.warning("game %s: no hint: %s", self.room.id, error)
                self.refuse(RefusedError("bot_failed"), seq)

    def refuse(self, error: WrobelError, seq: int | None) -> None:
        lang = self.guest.lang
        text = error.say(lang)
        REFUSALS.labels(error.code).inc()
        self.guest.send(messages.Refusal(error.code, text, seq))

    async def obey(self, message: messages.FromClient) -> None:
        """Do what a message says: first what whoever is here may ask."""
        if isinstance(message, messages.Ping):
            self.guest.send(messages.Pong())
            return
        if isinstance(message, messages.SetLang):
            self.guest.lang = language(message.lang)
            return
        if isinstance(message, messages.AskActs):
            await friends.show_acts(self.room, self.guest)
            return
        if isinstance(message, messages.Pause):
            await friends.pause(self.room, self.guest, message.on)
            return
        if isinstance(message, messages.Pace):
            await friends.set_pace(self.room, self.guest, message.pause)
            return
        if self.guest.player is None:
            raise RefusedError("only_watching")
        await self.obey_player(self.guest.player, message)

    async def obey_player(self, player: int, message: messages.FromClient) -> None:
        """What only those at the table may ask."""
        match message:
            case messages.Act():
                await self.room.act(player, message.seq, message.action, self.guest)
            case messages.Next():
                await self.room.next(self.guest)
            case messages.TakeBack():
                await self.room.take_back(self.guest, message.pass_)
            case messages.Hint():
                await self.hint(player, message.seq)
            case messages.Guide():
                await self.guide(player, message.seq)
            case messages.SetName():
                await friends.rename(self.room, self.guest, message.name)
            case messages.Fill():
                await friends.fill(self.room, self.guest)
            case messages.Replace():
                await friends.replace(self.room, self.guest, message.player, message.by)
            case messages.Rule():
                await referee.rule(self.room, self.guest, message)
            case messages.Wait():
                self.room.wait(self.guest, player, message.seq)
            case messages.AskRematch():
                await friends.rematch(self.house, self.room, self.guest)
            case messages.SetBird():
                self.room.set_bird(player, message.bird)
            case messages.React():
                self.room.react(player, message.what)
            case messages.Join():
                raise RefusedError("not_allowed")

    def helped(self, player: int, seq: int) -> Game:
        """The game, if this table has hints and the player is asked now."""
        game = self.room.game
        if not game.header.hints:
            raise RefusedError("no_hints")
        self.room.check(self.guest)
        if seq != game.seq:
            raise RefusedError("stale")
        if not game.table.legal(player):
            raise RefusedError("not_asked")
        return game

    async def advised(self, player: int, seq: int, what: What) -> Reply:
        """What the judge says of a decision."""
        game, advice = self.helped(player, seq), self.room.advice
        if advice is None:
            raise RefusedError("no_hints")
        reply = await advice.ask(game, player, what, self.guest.lang)
        if reply is None:
            raise RefusedError("stale")
        return reply

    async def hint(self, player: int, seq: int) -> None:
        """What the judge thinks of every action: at once, and again if it is a close thing."""
        reply = await self.advised(player, seq, "hints")
        self.guest.send(messages.Advice(seq, reply.told, reply.unsure))
        if reply.unsure:
            begun(self.look_closer(player, seq), "a closer look")

    async def look_closer(self, player: int, seq: int) -> None:
        """The same once more, after some playing on; whoever has moved meanwhile needs it not."""
        try:
            reply = await self.advised(player, seq, "closer")
        except BotError as error:
            log.warning("game %s: no closer look: %s", self.room.id, error)
        except RefusedError:
            return
        else:
            if seq == self.room.game.seq and not self.guest.closed:
                self.guest.send(messages.Advice(seq, reply.told, False))

    async def guide(self, player: int, seq: int) -> None:
        """Which hands the tiles may become."""
        reply = await self.advised(player, seq, "routes")
        self.guest.send(messages.Routes(seq, reply.told))
