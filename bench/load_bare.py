"""A bare server on the same stack: ``python -m bench.load_bare SIZE``.

Every message at a table is answered with four of that size, one to each client of the table. No
rules, no storage, no checks: what is left is what the stack itself costs.
"""

import sys
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.params import FromPath

from wrobel.web.http.connection_timeouts import TableWire
from wrobel.web.processes.serve import Server, address, bind, run


class Asked(msgspec.Struct):
    type: str
    seq: int


READ = msgspec.json.Decoder(Asked)
TABLES: dict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)
ANSWER = msgspec.json.encode({"type": "update", "text": "x" * int(sys.argv[1])}).decode()


@websocket("/{table:str}")
async def echo(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await socket.accept()
    clients = TABLES[table]
    clients.append(socket)
    event: dict[str, Any]
    while (event := dict(await socket.receive()))["type"] != "websocket.disconnect":
        READ.decode(event["text"])
        for client in clients:
            await client.send_text(ANSWER)
    clients.remove(socket)


async def goodbye() -> None:
    """Nobody to send away."""


def main() -> None:
    bound = bind("127.0.0.1", 0)
    app = Litestar([echo], logging_config=None, openapi_config=None)
    config = uvicorn.Config(app, ws=TableWire, log_config=None, access_log=False)
    where = address(bound)
    server = Server(config, lambda: print(f"listening on {where}", flush=True), goodbye)
    run(server, bound)


if __name__ == "__main__":
    main()
