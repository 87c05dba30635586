"""The last hand of a match: what a win, a stick and whoever pays decide is exact."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.first import DRAWN_SHARE
from wrobel.bots.judge.judge import Judge
from wrobel.state.fields import by_name, from_names
from wrobel.table.table import restored
from wrobel.table.view import View

STICK = 1000
UMA = (20_000, 10_000, -10_000, -20_000)
TABLE_POINTS = (4.0, 2.0, 1.0, 0.0)


def final(scores: list[int]) -> float:
    """The result of the first player under Tenhou's rules: seats break ties."""
    order = sorted(range(4), key=lambda player: (-scores[player], player))
    oka = 20_000 if order[0] == 0 else 0
    return scores[0] - 30_000 + UMA[order.index(0)] + oka


def table_points(scores: list[int]) -> float:
    """MCR: equal scores share what their places bring."""
    above = sum(score > scores[0] for score in scores)
    alike = sum(score == scores[0] for score in scores)
    return sum(TABLE_POINTS[above : above + alike]) / alike


def with_scores(table: Table, player: int, scores: list[int]) -> View:
    """The same table, only the scores are others."""
    *parts, packed, _ = table.__reduce__()[1]
    fields = by_name(packed) | {"scores": list(scores)}
    return restored(*(*parts, from_names(fields), None)).view(player)


def with_riichi() -> Iterator[Table]:
    """Tables of the last hand where the first player may declare, and does not deal."""
    for number in range(60):
        start = {"round": "S", "dealer": 3, "number": 8, "scores": [25_000] * 4}
        table = Table("tenhou", seed=f"last-{number}", start=start, record=False)
        bot = make("efficient")
        while table.phase not in ("hand_over", "match_over"):
            for player in table.to_act:
                view = table.view(player)
                if player == 0 and any(one.type == "riichi" for one in view.legal):
                    yield table
                table.apply(player, bot.choose(view))


def after_win(scores: list[int], worth: float, sticks: int, payer: int | None) -> float:
    """The result of the first player after a win that one pays, or all."""
    then = [float(score) for score in scores]
    then[0] += worth + sticks
    for other in (1, 2, 3) if payer is None else (payer,):
        then[other] -= worth / (3 if payer is None else 1)
    return final([round(score) for score in then])


@pytest.mark.parametrize("seed", range(12))
def test_results_of_a_last_hand_are_those_of_the_rules(seed: int) -> None:
    rules, start, right = (
        ("tenhou", {"round": "S", "dealer": 3, "number": 8}, final),
        ("mcr", {"number": 16}, table_points),
    )[seed % 2]
    base = 25_000 if seed % 2 == 0 else 0
    step = 100 if seed % 2 == 0 else 8
    apart = [step * ((seed * 7 + 3 * player) % 5) for player in range(3)]
    scores = [base + 6_000 * (seed % 2 == 0) + apart[0], base + apart[1], base + apart[2]]
    scores.append(4 * base - sum(scores))
    table = Table(rules, seed="last", start={**start, "scores": scores}, record=False)
    judge = Judge()
    judge.judge(table.view(table.to_act[0]))
    prospects = judge.playouts.prospects if judge.playouts else None
    assert prospects is not None
    assert prospects.after == 0
    for points in (-8 * step, -step, 0, step, 13 * step):
        then = [scores[0] + points, scores[1] - points, *scores[2:]]
        if rules == "tenhou" and max(then) < 30_000:
            continue  # there the match goes on
        assert prospects.changed(then, 0) == pytest.approx(right(then))


def test_who_pays_and_the_stick_decide() -> None:
    judge = Judge()
    seen = reached = 0
    for table in with_riichi():
        view = with_scores(table, 0, [31_000, 36_000, 20_000, 13_000])
        found = judge.judge(view)
        told = view.to_dict()
        scores, sticks = told["scores"], told["deposits"]
        base = final(scores)
        for one in found.candidates:
            if one.worth is None or one.action.type not in ("riichi", "discard"):
                continue
            won = partial(after_win, scores, one.worth, STICK * sticks)
            ways = [won(1), won(2), won(3)]
            share = 1.0 if one.drawn_only else DRAWN_SHARE
            mean = share * won(None) + (1 - share) * sum(ways) / 3
            assert one.parts["win"] == pytest.approx(one.chance * (mean - base), abs=2.0)
            if one.action.type == "riichi":
                laid = final([scores[0] - STICK, *scores[1:]])
                assert one.parts["stick"] == pytest.approx((1 - one.chance) * (laid - base))
            seen += 1
            # the leader's own tile counts twice, so it may be enough where another's is not
            reached += ways[0] > max(ways[1:]) + 10_000
        if seen > 60 and reached:
            break
    assert seen > 20
    assert reached
