"""Scripted clients of many tables.

``python -m bench.load_clients ADDRESS KIND TABLES RATE SECONDS``, KIND ``table`` or ``bare``.

A process of its own, so that its work is not taken for the server's. It says on standard output
where it is (``joined``, ``begun``, ``done``, ``left``) and then, as JSON, what it saw.
"""

import asyncio
import sys
import time
from collections import Counter, deque
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
SETTLING = 2.0  # seconds until everything that was sent has arrived
AT_ONCE = 50  # connections being made


class Heard(msgspec.Struct):
    """As much of a message as a script needs."""

    type: str
    seq: int | None = None
    first: int = 0
    events: list[msgspec.Raw] = []
    legal: list[dict[str, Any]] = []
    view: msgspec.Raw = msgspec.Raw(b"{}")
    message: str = ""


class Phase(msgspec.Struct):
    phase: str = ""


HEARD = msgspec.json.Decoder(Heard)
PHASE = msgspec.json.Decoder(Phase)


class Load:
    """All clients, the queue of those who may act, and what was seen."""

    def __init__(self) -> None:
        self.ready: deque[Client] = deque()
        self.times: list[float] = []
        self.sizes: Counter[str] = Counter()
        self.messages = 0
        self.faults: Counter[str] = Counter()

    async def act(self, rate: float, seconds: float) -> int:
        """Let those who are asked act, one after another, evenly."""
        sent = 0
        begin = time.perf_counter()
        while (now := time.perf_counter() - begin) < seconds:
            while sent < now * rate and self.ready:
                await self.ready.popleft().act()
                sent += 1
            await asyncio.sleep(max(0.0005, (sent + 1) / rate - (time.perf_counter() - begin)))
        return sent


class Client:
    """One seat."""

    def __init__(self, load: Load, socket: ClientConnection) -> None:
        self.load = load
        self.socket = socket
        self.seq = -1
        self.events = 0
        self.answer: dict[str, Any] | None = None
        self.sent_at: float | None = None
        self.task = asyncio.create_task(self.listen())

    async def act(self) -> None:
        self.sent_at = time.perf_counter()
        message = {"type": "act", "seq": self.seq, "action": self.answer}
        await self.socket.send(msgspec.json.encode(message).decode())

    async def listen(self) -> None:
        async for data in self.socket:
            self.load.messages += 1
            if self.sent_at is None:
                self.load.sizes["other"] += len(data)
            else:
                self.load.sizes["echo"] += len(data)
            await self.hear(HEARD.decode(data))

    async def hear(self, heard: Heard) -> None:
        load = self.load
        if heard.type == "error":
            load.faults[heard.message] += 1
        if heard.type != "update":
            return
        if self.sent_at is not None:
            load.times.append(time.perf_counter() - self.sent_at)
            self.sent_at = None
        if heard.first not in (0, self.events) or (heard.seq or 0) < self.seq:
            load.faults["out of order"] += 1
        self.events = heard.first + len(heard.events)
        self.seq = heard.seq or 0
        if heard.legal:
            self.answer = scripted(heard.legal)
            load.ready.append(self)
        elif PHASE.decode(heard.view).phase == "hand_over":
            await self.socket.send('{"type":"next"}')


class BareClient(Client):
    """A seat at a table without rules: everything that comes is an answer."""

    async def act(self) -> None:
        self.sent_at = time.perf_counter()
        await self.socket.send('{"type":"act","seq":1,"action":{"type":"discard","tile":"5m"}}')

    async def listen(self) -> None:
        async for _ in self.socket:
            self.load.messages += 1
            if self.sent_at is not None:
                self.load.times.append(time.perf_counter() - self.sent_at)
                self.sent_at = None
                self.load.ready.append(self)


def scripted(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """No claims; the drawn tile goes."""
    for action in legal:
        if action["type"] in ("pass", "tenpai", "expose"):
            return action
    discards = [action for action in legal if action["type"] == "discard"]
    return ([action for action in discards if action.get("drawn")] or discards)[-1]


async def sit_down(address: str, kind: str, tables: int, load: Load) -> list[Client]:
    """Every client, connected."""
    sockets = address.replace("http", "ws", 1)
    room = asyncio.Semaphore(AT_ONCE)

    async def come(path: str, hello: str | None) -> Client:
        async with room:
            socket = await connect(sockets + path, compression=None, max_size=1 << 20)
            if hello is not None:
                await socket.send(hello)
            return (Client if kind == "table" else BareClient)(load, socket)

    coming = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for table in range(tables):
            if kind == "bare":
                coming += [come(f"/{table}", None) for _ in range(SEATS)]
                continue
            wish = {"rules": "tenhou", "seats": ["human"] * SEATS, "pause": 0}
            answer = await http.post("/api/games", json=wish)
            game = answer.raise_for_status().json()
            for token in game["tokens"]:
                hello = msgspec.json.encode({"type": "join", "token": token}).decode()
                coming.append(come(f"/api/games/{game['id']}/ws", hello))
    clients = await asyncio.gather(*coming)
    if kind == "bare":
        load.ready.extend(clients[::SEATS])
    return list(clients)


def say(text: str) -> None:
    """Tell the parent, and wait until it has looked at the server."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
    sys.stdin.readline()


async def main(address: str, kind: str, tables: int, rate: float, seconds: float) -> None:
    load = Load()
    clients = await sit_down(address, kind, tables, load)
    await asyncio.sleep(SETTLING)
    say("joined")
    await load.act(rate, min(2.0, seconds))  # warm up
    await asyncio.sleep(SETTLING)
    load.times.clear()
    load.sizes.clear()
    load.messages = 0
    say("begun")
    sent = await load.act(rate, seconds)
    await asyncio.sleep(SETTLING)
    say("done")
    if kind == "table":
        for first in range(0, len(clients), SEATS):
            if len({client.events for client in clients[first : first + SEATS]}) != 1:
                load.faults["lost"] += 1
    waiting = sum(client.sent_at is not None for client in clients)
    await asyncio.gather(*(client.socket.close() for client in clients))
    await asyncio.sleep(SETTLING)
    say("left")
    result = {
        "actions": sent,
        "echoes": len(load.times),
        "unanswered": waiting,
        "times": sorted(load.times),
        "messages": load.messages,
        "size": sum(load.sizes.values()) / max(load.messages, 1),
        "faults": dict(load.faults),
    }
    sys.stdout.write(msgspec.json.encode(result).decode() + "\n")


if __name__ == "__main__":
    address, kind, *numbers = sys.argv[1:]
    asyncio.run(main(address, kind, int(numbers[0]), float(numbers[1]), float(numbers[2])))
