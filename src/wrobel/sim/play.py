"""One match, from its settings and its number."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from msgspec import json

from wrobel.bots import Bot, make
from wrobel.errors import TextError
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import places_under
from wrobel.sim.hand_loop import play_hand
from wrobel.sim.python_bots import PYTHON, PythonBot, PythonBots
from wrobel.sim.records import Fault, HandRecord, MatchRecord, WinRecord
from wrobel.sim.seat_rotation import bot_seed, plan, walls_seed
from wrobel.sim.settings import MJAI, Settings, command_of
from wrobel.table.table import Table


class Stopped(Exception):  # noqa: N818 - nothing is wrong
    """The run ends before the match does."""


def never() -> bool:
    return False


def play_match(
    settings: Settings,
    index: int,
    most_hands: int | None = None,
    log: bool = False,
    stopped: Callable[[], bool] = never,
    guests: PythonBots | None = None,
    first: bool = False,
) -> MatchRecord:
    """Play a match; with ``most_hands`` it is cut off there.

    In the ``first`` match of a run a bot that cannot be started is an error, later a fault.
    """
    deal, seating = plan(settings, index)
    options = loaded(settings.rules, tuple(settings.options.items()))
    outsiders = settings.outsiders
    names = [settings.bots[bot] for bot in seating] if log or outsiders else [""] * len(seating)
    table = Table(options, walls_seed(settings, deal), names=names, record=log or outsiders)
    record = MatchRecord(index, deal, seating, [], [])
    bots: list[Bot] = []
    try:
        for player, bot in enumerate(seating):
            seat = Seat(settings, record, bot, player, first)
            bots.append(make_bot(seat, table, guests or PythonBots()))
        while True:
            record.hands.append(hand_record(play_hand(table, bots, outsiders), options))
            if stopped():
                raise Stopped
            if table.phase == "match_over" or len(record.hands) >= settings.match_hands:
                record.places = places_under(options, table.scores)
                break
            if most_hands is not None and len(record.hands) >= most_hands:
                break
            table.next_hand()
    finally:
        for one in bots:
            if (close := getattr(one, "close", None)) is not None:
                close()
    if log:
        record.log = b"".join(json.encode(event) + b"\n" for event in table.events)
    return record


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a bot sits in a match, and where its faults are written down."""

    settings: Settings
    record: MatchRecord
    bot: int
    player: int
    first: bool

    @property
    def name(self) -> str:
        return self.settings.bots[self.bot]

    @property
    def seed(self) -> str:
        return bot_seed(self.settings, self.record.index, self.bot)

    def fault(self, kind: str, detail: str) -> None:
        if kind == "start":
            if self.first:
                raise TextError("bot_not_started", "bots", bot=self.name, why=detail)
            kind = "crash"
        hand = len(self.record.hands) + 1
        self.record.faults.append(Fault(self.bot, hand, kind, detail))


def make_bot(seat: Seat, table: Table, guests: PythonBots) -> Any:
    """A bot in its seat."""
    settings, name = seat.settings, seat.name
    if name.startswith(MJAI):
        from wrobel.mjai.their_bot import MjaiBot

        return MjaiBot(
            name, command_of(name), seat.player, table, settings.answer_seconds, seat.fault
        )
    if name.startswith(PYTHON):
        found = PythonBot(name, guests.player(seat.bot, name), seat.fault)
        found.begin(seat.player, settings.rules, dict(settings.options), seat.seed)
        return found
    return make(name, seat.seed, settings.think_ms)


@lru_cache(maxsize=16)
def loaded(rules: str, options: tuple[tuple[str, Any], ...]) -> Options:
    return rulesets.load(rules, dict(options))


@lru_cache(maxsize=16)
def fan_places(ids: tuple[str, ...]) -> dict[str, int]:
    return {id: place for place, id in enumerate(ids)}


def hand_record(facts: Any, options: Options) -> HandRecord:
    """The record of a hand from the facts of ``hand_loop.play_hand``."""
    *told, won = facts
    places = fan_places(options.fan_ids) if won else {}
    wins = [
        WinRecord(
            player,
            score.points,
            options.about.size(score),
            [(places[fan["id"]], fan["value"], fan["count"]) for fan in score.fans],
        )
        for player, score in won
    ]
    ended, giver, changes, riichi, claimed, discards, balanced = told
    return HandRecord(ended, giver, changes, riichi, claimed, discards, balanced, wins)
