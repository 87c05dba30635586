"""The process in which bots think: ``python -m wrobel.web.processes.bot_process``.

It follows games by their moves and answers one line of JSON with another. It ends when its
input does, so it never outlives the server. No rules and no views travel: only moves.
"""

import os
import signal
import sys
from collections import OrderedDict
from typing import Any, Literal

import msgspec

from wrobel import bots
from wrobel.bots.guidance import Pathfinder
from wrobel.bots.hints import Adviser
from wrobel.web.storage.stored_game import Game, Move
from wrobel.web.wire.http_types import Header

What = Literal["action", "hints", "closer", "routes"]
MOST_GAMES = 256  # followed at the same time


class Question(msgspec.Struct, tag=True):
    """What would a bot do? ``moves`` are those from number ``since`` on.

    ``what``: its ``action``, or for a person ``hints``, a ``closer`` look at them, or ``routes``.

    ``known`` and ``backs`` are the take backs up to the last question and up to this one.
    """

    id: int
    game: str
    known: int
    backs: int
    since: int
    moves: list[Move]
    player: int
    bot: str
    header: Header | None = None
    what: What = "action"
    lang: str = "en"


class Forget(msgspec.Struct, tag=True):
    """Nobody will ask about this game for a while. Nothing is answered."""

    game: str


class Reply(msgspec.Struct):
    """The action in words, or the hints or routes; ``unsure``: a closer look may change them.

    ``lost`` if the game must be told from its start.
    """

    id: int
    action: str = ""
    told: list[dict[str, Any]] = []
    unsure: bool = False
    lost: bool = False
    error: str = ""


class Thinker:
    """The games that are followed, the least recently asked one first."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.adviser = Adviser()
        self.pathfinder = Pathfinder()

    def follow(self, question: Question) -> Game | None:
        """The game as the question has it; None if there is a gap."""
        game = self.games.get(question.game)
        if question.header is not None:
            game = Game(question.header)
            game.backs = question.known
        if game is None or game.backs != question.known or len(game.moves) < question.since:
            return None
        if len(game.moves) > question.since:
            game.rewind(question.since)
        game.backs = question.backs
        for player, text in question.moves:
            game.play(player, text)
        self.games[question.game] = game
        self.games.move_to_end(question.game)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game

    def answer(self, question: Question) -> Reply:
        game = self.follow(question)
        if game is None:
            return Reply(question.id, lost=True)
        if game.table.held:
            game.table.go_on()
        view = game.table.view(question.player)
        if question.what == "action":
            seed = game.header.seed + bytes([question.player])
            return Reply(question.id, str(bots.make(question.bot, seed).choose(view)))
        if question.what == "routes":
            routes = self.pathfinder.routes(view)
            told = [route.to_dict(view.options, question.lang) for route in routes]
            return Reply(question.id, told=told)
        hints, unsure = self.adviser.hints(view, closer=question.what == "closer")
        told = [hint.to_dict(question.lang) for hint in hints]
        return Reply(question.id, told=told, unsure=unsure)


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    if hasattr(os, "nice"):
        os.nice(5)  # the server goes first
    thinker = Thinker()
    read = msgspec.json.Decoder(Question | Forget).decode
    for line in sys.stdin.buffer:
        question = read(line)
        if isinstance(question, Forget):
            thinker.games.pop(question.game, None)
            continue
        try:
            reply = thinker.answer(question)
        except Exception as error:  # a bot that fails must not stop the others
            thinker.games.pop(question.game, None)
            reply = Reply(question.id, error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
