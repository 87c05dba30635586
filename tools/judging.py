"""Measures what the judge needs to know of a family: ``python -m tools.judging --family riichi``.

Chances and dangers as they came true, how far playouts confirm the first estimate, and which losses
one in ten, in thirty and in a hundred decisions exceed: of strong human players these are what is
called an inaccuracy, a mistake and a blunder (``rules/judging.py``). Riichi is measured on the
recorded games and on games of our bots, the others on these alone. Writes ``judging.py`` into the
family's folder; ``--chances`` measures chances and dangers anew and leaves the rest, ``--trust``
how far playouts confirm the first estimate, which hangs on the bot's opinion. ``--check`` only sees
how chances come true, in games that were not used for that, and with ``--write`` puts it into
``docs/calibration.json`` and its picture.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tools.calibration import Calibration, keep_calibration
from tools.judged_rows import SOURCES, Found, collect, games
from wrobel.bots.judge.first import SETTLING, odds
from wrobel.bots.judge.judge import Judge, difference
from wrobel.logs.game import GameLog
from wrobel.review.game_review import Reviewer
from wrobel.review.moments import Moments
from wrobel.rules import families
from wrobel.rules.judging import CHANCE, Curve, Judging, judging_of
from wrobel.rules.rulesets import load

SAMPLES = 80
HALF = 0.6745  # half of all deviates are within so many standard deviations
# Curves are measured on games that the weights beneath them are not: in so many parts in turn.
PARTS = 4
# A point of a curve: at least so many decisions, over at least so large a share of its chance.
LEAST_IN_A_POINT = 200
WIDTH_OF_A_POINT = 0.12
# So far, as a standard deviation, may a point lie from where the regression puts it: what was seen
# is believed in that proportion. A hand is won or lost once, though about so many of its decisions
# fall into one point; every discard deals in or passes for itself.
MAY_DIFFER = 0.03
DECISIONS_OF_A_HAND = 4
QUANTILES = (0.90, 0.97, 0.99)


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


def fitted(found: list[Found]) -> tuple[Any, Any, Curve, Curve]:
    """Weights of the chance, line of the danger, and the curves that set both right."""
    game = np.array([n for n, one in enumerate(found) for _ in one.rows])
    rows = [row for one in found for row in one.rows]
    x, y = np.array([row.traits for row in rows]), np.array([row.won for row in rows], float)
    sure = np.array([row.share == 1.0 for row in rows])
    thrown = np.array([row.risk is not None for row in rows])
    risks = [odds(row.risk) for row in rows if row.risk is not None]
    d = np.stack([np.ones(len(risks)), np.array(risks)], 1)
    z = np.array([row.dealt_in for row in rows if row.risk is not None], float)
    weights, chances = fit_apart(x[sure], y[sure], game[sure], 1.0)
    line, dangers = fit_apart(d, z, game[thrown], 0.1)
    print(
        f"{len(y)} decisions, won {y.mean():.3f}; {len(z)} discards, dealt in {z.mean():.4f}",
        file=sys.stderr,
    )
    return weights, line, curve_of(chances, y[sure], DECISIONS_OF_A_HAND), curve_of(dangers, z, 1)


def fit_apart(x: Any, y: Any, game: Any, ridge: float) -> tuple[Any, Any]:
    """Weights by all games, and what each decision is given by the other games alone."""
    apart = np.zeros(len(y))
    for part in range(PARTS):
        own = game % PARTS == part
        weights = logistic(x[~own], y[~own], ridge)
        apart[own] = 1 / (1 + np.exp(-np.clip(x[own] @ weights, -30, 30)))
    return logistic(x, y, ridge), apart


def curve_of(stated: Any, true: Any, together: int) -> Curve:
    """What came true, never falling: neighbours that would are taken together.

    So many decisions ``together`` come true or not.
    """
    blocks: list[Any] = []  # sums of what was stated, of what came true, and how many
    block, least = np.zeros(3), 0.0
    for i in np.argsort(stated):
        block += (stated[i], true[i], 1)
        if block[2] == 1:
            least = stated[i] * (1 + WIDTH_OF_A_POINT)
        if block[2] >= LEAST_IN_A_POINT and stated[i] >= least:
            blocks.append(block)
            block = np.zeros(3)
    blocks[-1] += block
    kept: list[Any] = []
    for block in blocks:
        kept.append(believed(block, together))
        while len(kept) > 1 and kept[-1][1] / kept[-1][2] <= kept[-2][1] / kept[-2][2]:
            kept[-2:] = [kept[-2] + kept[-1]]
    return tuple((round(s / n, 4), round(t / n, 4)) for s, t, n in kept)


def believed(block: Any, together: int) -> Any:
    """What is believed of a point: the less was seen there, the nearer to what was stated."""
    stated, true, n = block
    share = (true + 1) / (n + 2)
    noise = share * (1 - share) * together / n
    weight = MAY_DIFFER**2 / (MAY_DIFFER**2 + noise)
    return np.array((stated, stated + weight * (true - stated), n))


def write(family: str, judging: Judging, command: str) -> None:
    folder = {p.rpartition(".")[2]: f for p, f in families.folders()}[family]

    def numbers(values: tuple[float, ...]) -> str:
        return "(" + ", ".join(f"{value:.4g}" for value in values) + ")"

    def points(curve: Curve) -> str:
        rows = "".join(f"        ({x:.4f}, {y:.4f}),\n" for x, y in curve)
        return f"(\n{rows}    )"

    rows_ = "\n".join(
        f"        {value:.4g},  # {name}"
        for name, value in zip(CHANCE, judging.chance, strict=True)
    )
    imported = "Judging, Thinking" if judging.thinking else "Judging"
    thinking = f"    thinking={judging.thinking},\n" if judging.thinking else ""
    text = f'''"""How decisions are judged here.

Written by ``{command}``.
"""

from wrobel.rules.judging import {imported}

JUDGING = Judging(
    swing={judging.swing:.4g},
    chance=(
{rows_}
    ),
    danger={numbers(judging.danger)},
    trust={numbers(judging.trust)},
    doubt={numbers(judging.doubt)},
{thinking}    chance_curve={points(judging.chance_curve)},
    danger_curve={points(judging.danger_curve)},
)
'''
    (Path(folder) / "judging.py").write_text(text)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--family", required=True)
    words.add_argument("--games", type=int, default=24)
    words.add_argument("--pairs", type=int, default=400)
    words.add_argument("--chances", action="store_true")
    words.add_argument("--trust", action="store_true")
    words.add_argument("--check", action="store_true")
    words.add_argument("--write", action="store_true")
    asked = words.parse_args()
    about = families.about(asked.family)
    sources = SOURCES if about.play.declares else SOURCES[:1]
    if asked.check:
        for source in sources:
            check(asked.family, source, asked.games, asked.write)
        return
    old = judging_of(load(about.usual))
    command = f"python -m tools.judging --family {asked.family} --games {asked.games}"
    if asked.trust:
        sure, doubt = trust(list(games(asked.family, sources[-1], False, asked.games)), asked.pairs)
        write(asked.family, replace(old, trust=sure, doubt=doubt), command + " --trust")
        return
    found = [one for source in sources for one in collect(asked.family, source, False, asked.games)]
    weights, line, chance_curve, danger_curve = fitted(found)
    swing = float(np.std([paid for one in found for paid in one.swings]))
    judging = replace(
        old,
        swing=old.swing if asked.chances else swing,
        chance=tuple(map(float, weights)),
        danger=(float(line[0]), float(line[1])),
        chance_curve=chance_curve,
        danger_curve=danger_curve,
    )
    command += " --chances" if asked.chances else ""
    write(asked.family, judging, command)
    if asked.chances:
        return
    reload_judging(asked.family)
    logs = list(games(asked.family, sources[-1], False, asked.games))
    sure, doubt = trust(logs, asked.pairs)
    write(asked.family, replace(judging, trust=sure, doubt=doubt), command)
    reload_judging(asked.family)
    shares = quantiles(logs[: max(2, asked.games // 4)], swing)
    print(f"losses that one in ten, thirty, a hundred exceed: {shares}", file=sys.stderr)


def check(family: str, source: str, most: int, keep: bool) -> None:
    """How chances come true in games that nothing was measured by."""
    judging = judging_of(load(families.about(family).usual))
    found = Calibration.of(judging, collect(family, source, True, most))
    print(f"{family}, {source}, {most} games\n{found}")
    if keep:
        command = f"python -m tools.judging --family {family} --check --games {most} --write"
        keep_calibration(f"{family} {source}", found, command)


def reload_judging(family: str) -> None:
    """Read again what was just written."""
    from importlib import invalidate_caches, reload

    invalidate_caches()
    reload(families.part(family, "judging"))


if __name__ == "__main__":
    main()
