"""Hands whose course is known beforehand: what a person does at a table of known seed and bots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

from wrobel import bots
from wrobel.table.actions import Action
from wrobel.web.storage.stored_game import NEXT, TABLE, Game
from wrobel.web.wire.http_types import HUMAN, Header

BOT = "efficient"
MOST_SEEDS = 3000
EAGER = ("win", "riichi", "closed_kong", "added_kong", "kong", "pung", "chow", "expose", "tenpai")


@dataclass(frozen=True)
class Step:
    """What the person does, and the which of its kind it is among the legal actions."""

    action: Action
    number: int
    choices: int


@dataclass
class Script:
    """A game to be played in the browser: its seed, the steps, and what comes of it."""

    rules: str
    seed: str
    steps: list[Step] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)

    def does(self, *types: str) -> bool:
        """Does the person do all of these?"""
        done = {step.action.type for step in self.steps}
        return done.issuperset(types)

    def place_of(self, type: str) -> int:
        """The number of the first step of that type."""
        return next(i for i, step in enumerate(self.steps) if step.action.type == type)

    @property
    def wins(self) -> list[dict[str, Any]]:
        return [event for event in self.events if event["type"] == "win"]

    @property
    def won(self) -> bool:
        """Does the person win?"""
        return any(event["player"] == 0 for event in self.wins)

    @property
    def drawn(self) -> bool:
        return any(event["type"] == "exhausted" for event in self.events)


Choose = Callable[[Game, Sequence[Action]], Action]


def sensible(game: Game, legal: Sequence[Action]) -> Action:
    """As a bot would play."""
    return answer(game, 0, "strong", legal)


def eager(game: Game, legal: Sequence[Action]) -> Action:
    """Takes whatever it can get; discards as a bot would."""
    for type in EAGER:
        for action in legal:
            if action.type == type:
                return action
    return answer(game, 0, BOT, legal)


def answer(game: Game, player: int, bot: str, legal: Sequence[Action]) -> Action:
    """What the server's bots do is a function of the seed and the view."""
    thinker = bots.make(bot, game.header.seed + bytes([player]))
    chosen = str(thinker.choose(game.table.view(player)))
    return next(action for action in legal if str(action) == chosen)


def write(rules: str, seed: str, choose: Choose, hands: int = 1) -> Script:
    """Play a game of so many hands."""
    header = Header(rules, {}, seed.encode(), [HUMAN, BOT, BOT, BOT], [""] * 4, hands=hands)
    game, script = Game(header), Script(rules, seed)
    while not game.over:
        table = game.table
        if table.held:
            table.go_on()
        elif table.phase == "hand_over":
            game.apply(TABLE, NEXT)
        else:
            player = table.to_act[-1]  # the person, player 0, comes last, as at the server
            legal = table.legal(player)
            if player:
                action = answer(game, player, BOT, legal)
            else:
                action = choose(game, legal)
                same = [one for one in legal if one.type == action.type]
                script.steps.append(Step(action, same.index(action), len(same)))
            game.apply(player, str(action))
    script.events = game.table.events
    return script


@cache
def found(rules: str, choose: Choose, wanted: Callable[[Script], bool]) -> Script:
    """The first game that has what is wanted; it changes when bots do, and still has it."""
    for number in count():
        script = write(rules, f"browser {number}", choose)
        if wanted(script):
            return script
        if number == MOST_SEEDS:
            break
    raise LookupError(f"no game of {rules} has what is wanted")
