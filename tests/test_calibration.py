"""Chances as they are stated: curves that never fall, and figures that came true."""

import json
from itertools import pairwise

import pytest
from tools.calibration import DOCS, FEW_HANDS, FIGURES, PAGES, SCALES, parts_of, tables

from wrobel.rules import families
from wrobel.rules.judging import along, judging_of
from wrobel.rules.rulesets import load

WITHIN = 0.03
# Of some seventy intervals that hold nineteen times in twenty a few do not: three deviations.
FAR_OUT = 3 / 1.96
FAMILIES = list(families.found())


@pytest.mark.parametrize("family", FAMILIES)
def test_a_higher_estimate_is_never_a_lower_chance(family: str) -> None:
    judging = judging_of(load(families.about(family).usual))
    for curve in (judging.chance_curve, judging.danger_curve):
        assert len(curve) > 5
        stated = [along(curve, i / 500) for i in range(501)]
        assert stated[0] == 0.0
        assert stated[-1] <= 1.0
        assert all(low <= high for low, high in pairwise(stated))


def test_decisions_of_one_hand_count_together() -> None:
    alone = [(0.5, i % 2 == 0, i) for i in range(100)]
    together = [(0.5, i // 10 % 2 == 0, i // 10) for i in range(100)]
    [one], [ten] = parts_of(alone, [0, 1]), parts_of(together, [0, 1])
    assert (one.stated, one.true, one.hands, ten.hands) == (0.5, 0.5, 100, 10)
    assert ten.half == pytest.approx(10**0.5 * one.half)


def test_what_was_measured_agrees_within_three_points_and_is_told() -> None:
    """As far as the games tell: where they are few, the interval is wider than three points."""
    kept = json.loads(FIGURES.read_text())
    assert {name.split()[0] for name in kept} == set(FAMILIES)
    for name, found in kept.items():
        for what in SCALES:
            assert sum(part["hands"] >= FEW_HANDS for part in found[what]) >= 5
            for part in found[what]:
                if part["hands"] >= FEW_HANDS:
                    gap = abs(part["stated"] - part["true"])
                    assert gap <= max(WITHIN, FAR_OUT * part["half"]), (name, what, part)
    for lang, (image, page) in PAGES.items():
        text = (DOCS / page).read_text()
        assert f"images/{image}" in text
        assert tables(kept, lang) in text
