"""Measures what the judge needs to know of a family: ``python -m tools.judging --family riichi``.

Chances and dangers as they came true, how far playouts confirm the first estimate, and which losses
one in ten, in thirty and in a hundred decisions exceed: of strong human players these are what is
called an inaccuracy, a mistake and a blunder (``rules/judging.py``). Riichi is measured on the
recorded games, the others on games of our bots. Writes ``judging.py`` into the family's folder;
``--check`` only measures how chances come true, in games that were not used for that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from tests.support.data import rows
from tests.support.tenhou_replay import Replay as TenhouReplay

from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.first import SETTLING, WITH_DANGER, odds, traits
from wrobel.bots.judge.judge import Judge, difference
from wrobel.logs.events import Dora, Hand, Riichi, Settled, Win
from wrobel.logs.game import GameLog
from wrobel.logs.wrobel_log import game_of
from wrobel.review.game_review import Reviewer
from wrobel.review.moments import Moment, Moments
from wrobel.rules import families
from wrobel.rules.judging import CHANCE, Judging, judging_of

RECORDED = "riichi_tenhou_games"
# Every fifth recorded game was never learned from; calibration and checks use two halves of them.
APART = 5
SAMPLES = 80
HALF = 0.6745  # half of all deviates are within so many standard deviations
MIXTURES = (
    ("strong", "strong", "strong", "strong"),
    ("strong", "efficient", "strong", "efficient"),
)
QUANTILES = (0.90, 0.97, 0.99)


def recorded(check: bool) -> Iterator[GameLog]:
    """Games of strong players from which nothing was learned."""
    for game in islice(rows(RECORDED), APART if check else 0, None, 2 * APART):
        replay = TenhouReplay(game)
        replay.play()
        yield game_of(replay.table.events)


def played(rules: str, check: bool) -> Iterator[GameLog]:
    """Games between our bots."""
    number = 0
    while True:
        seats = MIXTURES[number % len(MIXTURES)]
        table = Table(rules, seed=f"judging-{'check' if check else 'measure'}-{number}")
        bots = [make(name) for name in seats]
        while table.phase != "match_over":
            if table.phase == "hand_over":
                table.next_hand()
            for player in table.to_act:
                table.apply(player, bots[player].choose(table.view(player)))
        yield game_of(table.events)
        number += 1


@dataclass
class Rows:
    """What was stated and what came true."""

    chance: list[list[float]] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)
    stated_chance: list[float] = field(default_factory=list)
    danger: list[float] = field(default_factory=list)
    stated_danger: list[float] = field(default_factory=list)
    dealt_in: list[bool] = field(default_factory=list)
    swings: list[int] = field(default_factory=list)


def collect(games: list[GameLog]) -> Rows:
    """Go through games: the traits of what was played, and what became of the hand."""
    found = Rows()
    judge = Judge()
    for game in games:
        found.swings += [
            paid
            for event in game.events
            if isinstance(event, Settled)
            for paid in event.payments or []
        ]
        for _, moments in Moments(game).by_hand():
            for moment in moments:
                note(found, judge, moment, game)
    return found


def note(found: Rows, judge: Judge, moment: Moment, game: GameLog) -> None:
    if moment.action.type in (*SETTLING, "expose"):
        return
    judgement = judge.judge(moment.view)
    one = judgement.of(moment.action)
    if one.distance is None or any(c.action.type in SETTLING for c in judgement.candidates):
        return
    options = moment.view.options
    scale = 1.0 if options.about.play.declares else options.about.play.unit
    best = max(c.opinion for c in judgement.candidates if c.distance is not None)
    behind = min(max((best - one.opinion) / scale, 0.0), 6.0)
    winners, giver_event = outcome(game, moment)
    found.chance.append([float(x) for x in traits(one, judgement.evidence, behind)])
    found.won.append(moment.player in winners)
    found.stated_chance.append(one.chance)
    if moment.action.type in WITH_DANGER and moment.action.tiles[0] < 37:
        from wrobel.tiles import kind

        risk = judgement.evidence.risk[kind(moment.action.tiles[0])]
        if risk > 0.0005:
            found.danger.append(odds(risk))
            found.stated_danger.append(one.danger)
            found.dealt_in.append(giver_event)


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


def logistic(x: Any, y: Any, ridge: float = 1.0) -> Any:
    """Weights of a logistic regression, by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(40):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - p) - ridge * weights
        curve = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def trust(games: list[GameLog], most: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """How far playouts confirm differences of expected points and of opinion."""
    judge = Judge()
    source = Random("trust")
    points: list[float] = []
    opinions: list[float] = []
    seen: list[float] = []
    errors: list[float] = []
    moments = [m for game in games for _, ms in Moments(game).by_hand() for m in ms]
    source.shuffle(moments)
    for moment in moments:
        if len(points) >= most:
            break
        judgement = judge.judge(moment.view)
        candidates = judgement.candidates
        if any(c.action.type in SETTLING or c.distance is None for c in candidates):
            continue
        if judgement.slope < 0.1 * judgement.usual_slope:
            continue  # the places are all but settled
        if judge.playouts is None or not judge.playouts.read(moment.view, judgement.judging.swing):
            continue
        ranked = sorted(candidates, key=lambda c: -c.opinion)
        tried = ranked[:2] + ([source.choice(ranked[2:])] if len(ranked) > 2 else [])
        got = judge.playouts.run([c.action.move for c in tried], SAMPLES)
        columns = [[row[i][0] for row in got] for i in range(len(tried))]
        for i in range(1, len(tried)):
            mean, error = difference(columns[i], columns[0])
            points.append(
                (sum(tried[i].parts.values()) - sum(tried[0].parts.values())) / judgement.slope
            )
            opinions.append(tried[i].opinion - tried[0].opinion)
            seen.append(mean / judgement.slope)
            errors.append(max(error / judgement.slope, 1e-6))
    x = np.array([points, opinions]).T
    y, e = np.array(seen), np.array(errors)
    floor = np.median(e)
    w = 1 / (e**2 + floor**2)
    beta = np.linalg.solve((x * w[:, None]).T @ x + 1e-9 * np.eye(2), x.T @ (w * y))
    for i in (0, 1):  # neither may count against itself
        if beta[i] < 0:
            other = 1 - i
            beta[i] = 0.0
            beta[other] = (w * x[:, other] * y).sum() / (w * x[:, other] ** 2).sum()
    fitted = x @ beta
    small = np.abs(fitted) <= np.median(np.abs(fitted))
    constant = beyond(y[small] - fitted[small], e[small])
    rest = beyond(y[~small] - fitted[~small], e[~small])
    slope = max(0.0, float((rest - constant) / np.median(np.abs(fitted[~small]))))
    print(
        f"trust {beta}, doubt {constant:.3f} + {slope:.3f}|gap|, n {len(y)}, "
        f"r {np.corrcoef(fitted, y)[0, 1]:.3f}, noise {floor:.1f}",
        file=sys.stderr,
    )
    return (float(beta[0]), float(beta[1])), (constant, slope)


def beyond(misses: Any, errors: Any) -> float:
    """The standard deviation beyond the errors of sampling that half of the misses tell of."""
    low, high = 0.0, float(np.abs(misses).max())
    for _ in range(40):
        middle = (low + high) / 2
        share = np.mean(np.abs(misses) < HALF * np.sqrt(errors**2 + middle**2))
        low, high = (middle, high) if share < 0.5 else (low, middle)
    return low


def quantiles(games: list[GameLog], swing: float) -> list[float]:
    """The losses that one in ten, thirty and a hundred decisions exceed, as shares of the swing."""
    losses: list[float] = []
    scale = 1.0
    for game in games:
        reviewer = Reviewer(game)
        for found in reviewer.steps():
            losses += [one.loss for one in found]
        if reviewer.judge.playouts is not None:
            scale = reviewer.judge.playouts.prospects.usual
    return [round(float(one), 4) for one in np.quantile(losses, QUANTILES) / (scale * swing)]


def tenths(
    stated: list[float], true: list[bool], bounds: list[float]
) -> list[tuple[float, float, int]]:
    """Mean of what was stated, share of what came true, and how many, in each part of the scale."""
    s, t = np.array(stated), np.array(true)
    found = []
    for low, high in pairwise(bounds):
        there = (s >= low) & (s < high)
        if there.sum():
            found.append((float(s[there].mean()), float(t[there].mean()), int(there.sum())))
    return found


def write(family: str, judging: Judging, command: str) -> None:
    folder = {p.rpartition(".")[2]: f for p, f in families.folders()}[family]

    def numbers(values: tuple[float, ...]) -> str:
        return "(" + ", ".join(f"{value:.4g}" for value in values) + ")"

    rows_ = "\n".join(
        f"        {value:.4g},  # {name}"
        for name, value in zip(CHANCE, judging.chance, strict=True)
    )
    text = f'''"""How decisions are judged here, by ``{command}``."""

from wrobel.rules.judging import Judging

JUDGING = Judging(
    swing={judging.swing:.4g},
    chance=(
{rows_}
    ),
    danger={numbers(judging.danger)},
    trust={numbers(judging.trust)},
    doubt={numbers(judging.doubt)},
)
'''
    (Path(folder) / "judging.py").write_text(text)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--family", required=True)
    words.add_argument("--games", type=int, default=12)
    words.add_argument("--pairs", type=int, default=400)
    words.add_argument("--check", action="store_true")
    asked = words.parse_args()
    about = families.about(asked.family)
    logs = recorded if about.play.declares else None
    source = recorded(asked.check) if logs else played(about.usual, asked.check)
    games = list(islice(source, asked.games))
    found = collect(games)
    if asked.check:
        print("chance", tenths(found.stated_chance, found.won, [i / 10 for i in range(11)]))
        bounds = [0, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 1]
        print("danger", tenths(found.stated_danger, found.dealt_in, bounds))
        return
    x, y = np.array(found.chance), np.array(found.won, float)
    weights = logistic(x, y)
    d, z = np.array(found.danger), np.array(found.dealt_in, float)
    line = logistic(np.stack([np.ones_like(d), d], 1), z, 0.1)
    swing = float(np.std(found.swings))
    print(
        f"{len(y)} decisions, won {y.mean():.3f}; {len(z)} discards, "
        f"dealt in {z.mean():.4f}; swing {swing:.1f}",
        file=sys.stderr,
    )
    old = judging_of(games_options(games))
    judging = Judging(
        swing,
        tuple(map(float, weights)),
        (float(line[0]), float(line[1])),
        old.trust,
        old.doubt,
    )
    command = f"python -m tools.judging --family {asked.family} --games {asked.games}"
    write(asked.family, judging, command)
    reload_judging(asked.family)
    sure, doubt = trust(games, asked.pairs)
    judging = Judging(swing, judging.chance, judging.danger, sure, doubt)
    write(asked.family, judging, command)
    reload_judging(asked.family)
    shares = quantiles(games[: max(2, asked.games // 4)], swing)
    print(f"losses that one in ten, thirty, a hundred exceed: {shares}", file=sys.stderr)


def games_options(games: list[GameLog]) -> Any:
    return Moments(games[0]).options


def reload_judging(family: str) -> None:
    """Read again what was just written."""
    from importlib import invalidate_caches, reload

    invalidate_caches()
    reload(families.part(family, "judging"))


if __name__ == "__main__":
    main()
