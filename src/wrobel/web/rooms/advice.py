"""What a player is told on asking: worked out once for every decision, however often it is asked.

The process of the bots thinks for all tables; whoever asks the same again gets the same answer.
"""

import asyncio
from typing import NamedTuple

from wrobel.web.processes.bot_client import Thinking
from wrobel.web.processes.bot_process import Reply, What
from wrobel.web.storage.stored_game import Game


class Asked(NamedTuple):
    """A question about a decision."""

    player: int
    what: What
    lang: str


class Advice:
    """The answers of one table to what was asked last."""

    def __init__(self, id: str, thinking: Thinking) -> None:
        self.id = id
        self.thinking = thinking
        self.known: dict[Asked, tuple[int, Reply]] = {}  # with the number of the decision
        self.turn = asyncio.Lock()  # one question of a table at a time

    async def ask(self, game: Game, player: int, what: What, lang: str) -> Reply | None:
        """The answer; None if the table has moved on before anybody could think about it."""
        asked, seq = Asked(player, what, lang), game.seq
        async with self.turn:
            known = self.known.get(asked)
            if known is not None and known[0] == seq:
                return known[1]
            if game.seq != seq:
                return None
            reply = await self.thinking.advise(self.id, game, player, what, lang)
            self.known[asked] = (seq, reply)
            return reply
