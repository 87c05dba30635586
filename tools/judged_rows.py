"""What the judge goes by, and what came true, decision by decision of recorded and played games.

Going through a game takes seconds, so what was found is kept in ``build/judging`` as long as the
players and the rules stay what they are; weights can be fitted anew without that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import msgspec
from tests.support.data import rows
from tests.support.tenhou_replay import Replay as TenhouReplay

from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.first import SETTLING, WITH_DANGER, traits
from wrobel.bots.judge.judge import Judge
from wrobel.logs.events import Dora, Hand, Riichi, Settled, Win
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of
from wrobel.review.moments import Moment, Moments
from wrobel.rules import families
from wrobel.tiles import kind

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "judging"
ROWS_HANG_ON = ("bots", "rules", "table")
RECORDED = "riichi_tenhou_games"
# Every fifth recorded game was never learned from; calibration and checks use two halves of them.
APART = 5
MIXTURES = (
    ("strong", "strong", "strong", "strong"),
    ("strong", "efficient", "strong", "efficient"),
)
FIRST_DANGER = 0.0005
SOURCES = ("bots", "recorded")


@dataclass(frozen=True, slots=True)
class Row:
    """One decision: ``share`` is what exact knowledge leaves of the chance (1: all of it).

    ``risk`` is the danger before calibration, None if nothing was discarded; ``won`` the hand,
    ``dealt_in`` with this very tile.
    """

    hand: str
    traits: tuple[float, ...]
    share: float
    won: bool
    risk: float | None
    dealt_in: bool


@dataclass(frozen=True, slots=True)
class Found:
    """A game gone through: its decisions, and what hands brought the players."""

    rows: list[Row]
    swings: list[int]


def recorded(check: bool) -> Iterator[GameLog]:
    """Games of strong players from which nothing was learned."""
    for game in islice(rows(RECORDED), APART if check else 0, None, 2 * APART):
        replay = TenhouReplay(game)
        replay.play()
        yield game_of(replay.table.events)


def played(rules: str, check: bool, number: int) -> GameLog:
    """A game between our bots."""
    table = Table(rules, seed=f"judging-{'check' if check else 'measure'}-{number}")
    bots = [make(name) for name in MIXTURES[number % len(MIXTURES)]]
    while table.phase != "match_over":
        if table.phase == "hand_over":
            table.next_hand()
        for player in table.to_act:
            table.apply(player, bots[player].choose(table.view(player)))
    return game_of(table.events)


def games(family: str, source: str, check: bool, most: int) -> Iterator[GameLog]:
    """The first games of a source."""
    if source == "recorded":
        yield from islice(recorded(check), most)
        return
    for number in range(most):
        yield played(families.about(family).usual, check, number)


def code() -> str:
    """A digest of all that the rows hang on; measured numbers are no part of it."""
    found = hashlib.sha256()
    for folder in ROWS_HANG_ON:
        for path in sorted((ROOT / "src" / "wrobel" / folder).rglob("*")):
            if path.suffix in (".py", ".json") and path.name != "judging.py":
                found.update(path.read_bytes())
    return found.hexdigest()[:12]


def collect(family: str, source: str, check: bool, most: int) -> list[Found]:
    """Go through so many games; those that were gone through before are read."""
    folder = KEPT / code() / f"{family}-{source}-{'check' if check else 'measure'}"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[int, Found] = {}
    for number in range(most):
        path = folder / f"{number}.msgpack"
        if path.exists():
            found[number] = msgspec.msgpack.decode(path.read_bytes(), type=Found)
    if len(found) < most:
        judge = Judge()
        for number, game in enumerate(games_but(family, source, check, most, found)):
            if game is not None:
                found[number] = gone_through(judge, game)
                (folder / f"{number}.msgpack").write_bytes(msgspec.msgpack.encode(found[number]))
    return [found[number] for number in sorted(found)]


def games_but(
    family: str, source: str, check: bool, most: int, known: dict[int, Found]
) -> Iterator[GameLog | None]:
    """The games of a source; None for those that are known, which need not be played."""
    if source == "bots":
        for number in range(most):
            rules = families.about(family).usual
            yield None if number in known else played(rules, check, number)
        return
    for number, game in enumerate(games(family, source, check, most)):
        yield None if number in known else game


def gone_through(judge: Judge, game: GameLog) -> Found:
    """The traits of what was played, and what became of the hand."""
    swings = [
        paid for event in game.events if isinstance(event, Settled) for paid in event.payments or []
    ]
    found = [
        row
        for _, moments in Moments(game).by_hand()
        for moment in moments
        if (row := row_of(judge, moment, game)) is not None
    ]
    return Found(found, swings)


def row_of(judge: Judge, moment: Moment, game: GameLog) -> Row | None:
    """A decision that leaves the hand open; None for others."""
    if moment.action.type in (*SETTLING, "expose"):
        return None
    judgement = judge.judge(moment.view)
    one = judgement.of(moment.action)
    if one.distance is None or any(c.action.type in SETTLING for c in judgement.candidates):
        return None
    options = moment.view.options
    scale = 1.0 if options.about.play.declares else options.about.play.unit
    best = max(c.opinion for c in judgement.candidates if c.distance is not None)
    behind = min(max((best - one.opinion) / scale, 0.0), 6.0)
    winners, dealt_in = outcome(game, moment)
    risk = None
    if moment.action.type in WITH_DANGER and moment.action.tiles[0] < 37:
        risk = judgement.evidence.risk[kind(moment.action.tiles[0])]
    return Row(
        moment.hand,
        tuple(float(x) for x in traits(one, judgement.evidence, behind)),
        one.share,
        moment.player in winners,
        risk if risk is not None and risk > FIRST_DANGER else None,
        dealt_in,
    )


def outcome(game: GameLog, moment: Moment) -> tuple[set[int], bool]:
    """Who won the hand, and whether somebody won on this very discard."""
    winners: set[int] = set()
    now = False
    direct = True
    for event in game.events[moment.event + 1 :]:
        if isinstance(event, Hand):
            break
        if isinstance(event, Win):
            winners.add(event.player)
            now = now or (direct and event.from_player == moment.player)
        elif not isinstance(event, Dora | Riichi):
            direct = False
    return winners, now
