"""Every door of the server, as docs/server.md, docs/book.md and docs/events.md tell of them.

A door is a method, an address with holes, and what a good request would bring. That the list has no
gap is held by ``tests/test_web_hostile.py``.
"""

from typing import Any, NamedTuple


class Door(NamedTuple):
    """Where one may knock, and with what."""

    method: str
    path: str
    body: Any = None


GAME = {
    "rules": "tenhou",
    "options": {"tobi": False},
    "seats": ["human", "tsumogiri", "tsumogiri", "tsumogiri"],
    "names": ["Ala"],
    "length": "full",
    "hints": True,
    "clock": "none",
    "pause": 600,
    "shuffle": True,
    "open": False,
    "patience": 120,
    "honour": True,
    "claim_time": 3,
}
HAND = {
    "id": "x2",
    "rules": "ema-2016",
    "hand": "234567m22p67s",
    "win": "8s",
    "melds": [{"kind": "pung", "tiles": "555z", "from": "N"}],
    "by": "discard",
    "from": "W",
    "seat": "S",
    "round": "E",
    "flags": ["riichi"],
    "dora": "3z",
}
SETTLE = {"rules": "tenhou", "kind": "draw", "tenpai": ["E", "S"], "honba": 2}
LINES = [
    '{"id":"a","type":"start","rules":"mcr","players":["A","B","C","D"],"by_device":"d"}',
    '{"id":"b","type":"win","wins":[{"winner":1,"value":{"points":8}}],"after":"a","hand":1}',
]
BOOK = {"id": "harmful12", "lines": LINES}
EVENT = {"name": "Evil", "rules": "ema-2016", "kind": "evening", "options": {}}
SCORES = [41000, 33000, 26000, 20000]
RESULT = {"type": "result", "round": 1, "table": 1, "scores": SCORES, "reason": "so"}
PLAY_ON = {"replay": "x", "event": 41, "player": 0, "action": "discard 5m", "deal": 0}
PROPOSE = {"what": "next", "system": "swiss", "apart": "no", "seed": "x", "sizes": [4]}
LINK = {"role": "organiser", "table": 1, "name": "Eve"}
DOORS = (
    Door("GET", "api/health"),
    Door("GET", "api/metrics"),
    Door("GET", "api/addresses"),
    Door("GET", "api/rulesets"),
    Door("GET", "api/bots"),
    Door("GET", "api/lobby"),
    Door("POST", "api/games", GAME),
    Door("GET", "api/games"),
    Door("DELETE", "api/games/{game}"),
    Door("POST", "api/games/{game}/watch"),
    Door("POST", "api/join", {"code": "K3V9PT", "name": "Ola"}),
    Door("DELETE", "api/me"),
    Door("GET", "api/me/statistics"),
    Door("GET", "api/me/results"),
    Door("GET", "api/me/results.csv"),
    Door("POST", "api/me/link"),
    Door("POST", "api/me/adopt", {"code": "x" * 32}),
    Door("GET", "api/replays"),
    Door("POST", "api/replays", "no log"),
    Door("GET", "api/replays/{replay}"),
    Door("DELETE", "api/replays/{replay}"),
    Door("GET", "api/replays/{replay}/hands/{number}"),
    Door("GET", "api/replays/{replay}/log/{format}"),
    Door("POST", "api/replays/{replay}/review"),
    Door("GET", "api/replays/{replay}/review"),
    Door("POST", "api/practice", PLAY_ON),
    Door("POST", "api/score", HAND),
    Door("POST", "api/settle", SETTLE),
    Door("POST", "api/tabletop/{question}", {**HAND, "lines": LINES, "entry": {"type": "end"}}),
    Door("GET", "api/tabletop/core.zip"),
    Door("GET", "api/club/tables"),
    Door("DELETE", "api/club/tables/{game}"),
    Door("POST", "api/books", BOOK),
    Door("GET", "api/books/{book}"),
    Door("DELETE", "api/books/{book}"),
    Door("POST", "api/books/{book}/lines", {"lines": LINES}),
    Door("POST", "api/books/{book}/links", {"role": "writer"}),
    Door("DELETE", "api/books/{book}/links/{link}"),
    Door("POST", "api/books/{book}/me", {"player": 1}),
    Door("GET", "api/books/{book}/audit"),
    Door("POST", "api/events", EVENT),
    Door("GET", "api/events/{event}"),
    Door("DELETE", "api/events/{event}"),
    Door("POST", "api/events/{event}/acts", RESULT),
    Door("GET", "api/events/{event}/acts"),
    Door("GET", "api/events/{event}/players/{number}"),
    Door("GET", "api/events/{event}/history/{number}/{number}"),
    Door("POST", "api/events/{event}/proposals", PROPOSE),
    Door("POST", "api/events/{event}/people", {"text": "Ala\nBo, DE", "numbers": False}),
    Door("GET", "api/events/{event}/links"),
    Door("POST", "api/events/{event}/links", LINK),
    Door("DELETE", "api/events/{event}/links/{link}"),
    Door("GET", "api/events/{event}/files/{file}"),
    Door("POST", "api/events/{event}/books/{number}/{number}"),
    Door("POST", "api/events/{event}/online", {"round": 1, "tables": [1], "clock": "none"}),
    Door("GET", "api/events/{event}/online/{number}"),
    Door("POST", "api/events/{event}/online/{number}/{number}"),
    Door("POST", "api/events/{event}/seat"),
    Door("GET", "api/league?events={event}"),
    Door("POST", "api/qr", {"text": "https://example.org"}),
)
# What fits into the holes whatever server it is.
FITTING = {
    "number": ("0", "1", "2"),
    "format": ("wrobel", "mjai", "tenhou", "mjlog"),
    "question": ("look", "read", "worlds", "settle", "book", "sheet", "needs", "tick", "card"),
    "file": ("standings.xlsx", "standings.csv", "event.json", "ema.xlsx", "page.html"),
    "link": ("0123456789abcdef",),
}
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "act", "seq": 3, "action": {"type": "discard", "tile": "5m", "drawn": True}},
    {"type": "act", "seq": 3, "action": {"type": "chow", "tiles": "46m"}},
    {"type": "act", "seq": 3, "action": {"type": "win"}},
    {"type": "next"},
    {"type": "pause", "on": False},
    {"type": "pace", "pause": 250},
    {"type": "take_back", "pass": True},
    {"type": "hint", "seq": 3},
    {"type": "guide", "seq": 3},
    {"type": "lang", "lang": "pl"},
    {"type": "ping"},
    {"type": "name", "name": "Ola"},
    {"type": "bird", "bird": "kos"},
    {"type": "react", "what": "well"},
    {"type": "fill"},
    {"type": "replace", "player": 2, "by": "strong"},
    {"type": "rule", "seq": 3, "ruling": "dead_wall", "player": 2, "preview": True, "points": 0},
    {"type": "wait", "seq": 3},
    {"type": "acts"},
    {"type": "rematch"},
    {"type": "join", "token": "x", "lang": "pl"},
)
