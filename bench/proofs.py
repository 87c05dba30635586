"""Proving logs: whole games read and played again, beside a peer that only scores their wins."""

from collections.abc import Iterator
from typing import Any

from bench import peers
from bench.report import Row
from bench.sample import Sample, compare
from bench.timing import Contender, calls, measure
from wrobel import Table
from wrobel.bots import make
from wrobel.logs.convert import convert, read_log
from wrobel.logs.findings import Report
from wrobel.logs.replay_check import verify_game

ISSUE = 7
RULES = "tenhou"
SLOWEST = 500_000  # nanoseconds a hand: 2,000 hands a second


def played(matches: int) -> list[list[dict[str, Any]]]:
    """The events of whole matches between bots."""
    found = []
    for number in range(matches):
        table = Table(RULES, f"proofs {number}")
        bots = [make("efficient", seed=player) for player in range(4)]
        while table.phase != "match_over":
            if table.phase == "hand_over":
                table.next_hand()
            for player in table.to_act:
                table.apply(player, bots[player].choose(table.view(player)))
        found.append(table.events)
    return found


def as_mjai(events: list[dict[str, Any]]) -> bytes:
    from msgspec import json

    return convert(b"\n".join(map(json.encode, events)), "mjai", "wrobel").files[0]


def prove(logs: list[bytes]) -> Report:
    report = Report()
    for log in logs:
        for game in read_log(log, "mjai"):
            verify_game(game, report, RULES)
    return report


def verify(sample: Sample) -> Iterator[Row]:
    """Games in mjai, from bytes to the last point."""
    games = played(max(sample.of(60) // 10, 6))
    logs = [as_mjai(events) for events in games]
    report = prove(logs)
    if not report.clean:
        raise AssertionError(report.illegal[:1])
    ours = Contender("ours", lambda: prove(logs), report.hands)
    best = measure([ours], sample.rounds).best("ours")
    yield Row("verify of mjai games, a hand", ISSUE, best, goal=SLOWEST)
    if sample.has("mahjong"):
        wins = [event["request"] for events in games for event in events if event["type"] == "win"]
        scorer = peers.MAHJONG
        arguments = [scorer.arguments(request) for request in wins]
        run = calls(lambda row: scorer.function()(*row), arguments)
        peer = Contender("mahjong", run, report.hands)
        note = "mahjong only scores the wins of the same games"
        times = measure([ours, peer], sample.rounds)
        yield from compare("verify of mjai games, a hand", ISSUE, times, {}, {}, [], note)
