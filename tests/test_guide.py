"""The guide: every pattern has its advice, its hands are scored, the near miss misses."""

from __future__ import annotations

import re

import pytest

import wrobel
from wrobel.rules import families, rulesets
from wrobel.rules.guide import circumstances, guide, instead
from wrobel.tabletop.answers import answer

FAMILIES = tuple(families.found())
WITHOUT_HANDS = {"nagashi"}  # it is about discards
COUNTED = {"en": r"^(counts [A-Z1-9]|nothing counts)", "pl": r"^(liczy się: [A-ZŚŻ1-9]|nic się)"}
ROWS = [(family, name) for family in FAMILIES for name in guide(family)]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_pattern_has_advice_in_both_languages(family: str) -> None:
    assert set(guide(family)) == {pattern.id for pattern in rulesets.patterns_of(family)}
    for name, advice in guide(family).items():
        for text in (advice.when, advice.well, advice.wrong):
            for lang in ("en", "pl"):
                said = text.say(lang)
                assert said.endswith("."), (name, said)
                assert said[0].isupper() or said[0].isdigit(), (name, said)
            assert text.en != text.pl


@pytest.mark.parametrize(("family", "name"), ROWS, ids=[" ".join(row) for row in ROWS])
def test_hands_of_the_guide(family: str, name: str) -> None:
    advice = guide(family)[name]
    if name in WITHOUT_HANDS:
        assert advice.examples == ()
        return
    assert len(advice.examples) == 2
    assert len({(one["hand"], one["win"], one.get("bonus")) for one in advice.examples}) == 2
    for request in advice.examples:
        score = wrobel.score(request)
        assert score.legal
        assert name in {fan["id"] for fan in score.fans}
    assert advice.miss is not None
    assert name not in {fan["id"] for fan in wrobel.score(advice.miss).fans}
    for lang in ("en", "pl"):
        for request in (*advice.examples, advice.miss):
            assert "_" not in circumstances(request, family, lang)
        assert re.search(COUNTED[lang], instead(family, name, lang))


@pytest.mark.parametrize("rules", rulesets.FAMILY_OF)
def test_rule_pages_show_the_guide(rules: str) -> None:
    page = answer("ruleset", {"rules": rules}, "pl")
    assert page["ok"]
    assert all(pattern["guide"]["when"] for pattern in page["patterns"])
