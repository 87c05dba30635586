"""Settlements by value and what follows a hand: worked examples; every offer can be had."""

from typing import Any

import pytest

from tests.support.case_tables import case_id, table
from wrobel.errors import WrobelError
from wrobel.rules.families import part
from wrobel.rules.rulesets import FAMILY_OF, load
from wrobel.rules.settle import settle
from wrobel.rules.value import Choice

ROWS = table("settle_values")


@pytest.mark.parametrize("row", ROWS, ids=case_id)
def test_worked_example(row: dict[str, Any]) -> None:
    """§3 of the outside contract, with the rule that each row names."""
    expect = row["expect"]
    if "error" in expect:
        with pytest.raises(WrobelError) as caught:
            settle(row["request"])
        assert caught.value.code == expect["error"]
        assert caught.value.place == expect.get("place", caught.value.place)
        return
    got = settle(row["request"])
    assert {field: got[field] for field in expect} == expect


def test_hand_names_that_were_not_given_are_not_answered() -> None:
    assert "next" not in settle({"rules": "tenhou", "kind": "draw"})


@pytest.mark.parametrize("rules", FAMILY_OF)
@pytest.mark.parametrize("seat", ["E", "S"])
@pytest.mark.parametrize("own_draw", [True, False])
def test_what_is_offered_can_be_had(rules: str, seat: str, own_draw: bool) -> None:
    """C1.7: only values that exist are offered, and what a cell shows is what is paid."""
    options = load(rules)
    choice: Choice = part(options.family, "values").choice(options, seat == "E", own_draw)
    cells = [cell for row in choice.rows for cell in row.cells if cell] + list(choice.cells)
    values = [dict(cell.value) for cell in cells]
    if choice.pad:
        values += [{choice.pad.field: number} for number in (choice.pad.least, choice.pad.most)]
        values += [{choice.pad.field: number} for number in choice.pad.common]
    assert values
    for value in values:
        win = {"seat": seat, "by": "self-draw", "value": value}
        if not own_draw:
            win |= {"by": "discard", "from": "W"}
        paid = settle({"rules": rules, "kind": "win", "wins": [win]})["payments"]
        assert sum(paid.values()) == 0
        assert paid[seat] > 0
    for lang in ("en", "pl"):
        assert choice.to_dict(lang)
        for value in values:
            assert part(options.family, "values").words(value).say(lang)
