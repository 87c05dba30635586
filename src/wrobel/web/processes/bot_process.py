"""The process in which bots think: ``python -m wrobel.web.processes.bot_process``.

It follows games by their moves and answers one line of JSON with another. It ends when its
input does, so it never outlives the server. No rules and no views travel: only moves.
"""

import os
import signal
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from wrobel import bots
from wrobel.web.storage.stored_game import Game, Move
from wrobel.web.wire.http_types import Header

MOST_GAMES = 256  # followed at the same time


class Question(msgspec.Struct, tag=True):
    """What would a bot do? ``moves`` are those from number ``since`` on.

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
    lang: str | None = None  # asks for reasons, in that language


class Forget(msgspec.Struct, tag=True):
    """Nobody will ask about this game for a while. Nothing is answered."""

    game: str


class Reply(msgspec.Struct):
    """The action in words, or the reasons; ``lost`` if the game must be told from its start."""

    id: int
    action: str = ""
    advice: list[dict[str, Any]] = []
    lost: bool = False
    error: str = ""


class Thinker:
    """The games that are followed, the least recently asked one first."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()

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
        seed = game.header.seed + bytes([question.player])
        bot = bots.make(question.bot, seed)
        view = game.table.view(question.player)
        if question.lang is not None:
            advice = [reason.to_dict(question.lang) for reason in bot.explain(view)]
            return Reply(question.id, advice=advice)
        return Reply(question.id, action=str(bot.choose(view)))


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
