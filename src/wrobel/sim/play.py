"""One match, from its settings and its number."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import json

from wrobel.bots import Bot, make
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import places_of
from wrobel.sim.drive import play_hand
from wrobel.sim.records import Fault, HandRecord, MatchRecord, WinRecord
from wrobel.sim.seating import bot_seed, plan, walls_seed
from wrobel.sim.settings import MJAI, Settings
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
) -> MatchRecord:
    """Play a match; with ``most_hands`` it is cut off there."""
    deal, seating = plan(settings, index)
    options = loaded(settings.rules, tuple(settings.options.items()))
    outsiders = settings.outsiders
    names = [settings.bots[bot] for bot in seating] if log or outsiders else [""] * 4
    table = Table(options, walls_seed(settings, deal), names=names, record=log or outsiders)
    record = MatchRecord(index, deal, seating, [], [])
    bots: list[Bot] = []
    try:
        for player, bot in enumerate(seating):
            bots.append(make_bot(settings, index, bot, player, table, record.faults))
        while True:
            record.hands.append(hand_record(play_hand(table, bots, outsiders), options))
            if stopped():
                raise Stopped
            if table.phase == "match_over" or len(record.hands) >= settings.match_hands:
                seats = range(4) if options.get("tie") == "seat" else None
                record.places = places_of(table.scores, seats)
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


def make_bot(
    settings: Settings, match: int, bot: int, player: int, table: Table, faults: list[Fault]
) -> Any:
    """A bot in its seat."""
    name = settings.bots[bot]
    if name.startswith(MJAI):
        from wrobel.sim.mjai_bot import MjaiBot

        return MjaiBot(settings, bot, player, table, faults)
    return make(name, bot_seed(settings, match, bot), settings.think_ms)


@lru_cache(maxsize=16)
def loaded(rules: str, options: tuple[tuple[str, Any], ...]) -> Options:
    return rulesets.load(rules, dict(options))


@lru_cache(maxsize=16)
def fan_places(ids: tuple[str, ...]) -> dict[str, int]:
    return {id: place for place, id in enumerate(ids)}


def hand_record(facts: Any, options: Options) -> HandRecord:
    """The record of a hand from the facts of ``drive.play_hand``."""
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
