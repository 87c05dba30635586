"""Perft: the numbers of action sequences from fixed positions, in both modes."""

from typing import Any

import pytest

import wrobel
from tests.support.case_tables import case_id, table
from tests.support.table_perft import position, slow_perft
from wrobel import Table
from wrobel.rules.rulesets import FAMILY_OF
from wrobel.table.actions import TYPES
from wrobel.table.perft import perft

ROWS = table("perft")
# How many positions are looked into; interpreted code is about fifty times slower.
MOST = 10**9 if wrobel.mode() == "compiled" else 1_500


@pytest.mark.parametrize("row", ROWS, ids=case_id)
def test_perft(row: dict[str, Any]) -> None:
    start = position(row)
    before = start.digest()
    inside = 1
    for depth, counts in row["counts"].items():
        if inside <= MOST:
            assert perft(start, int(depth)) == counts
        inside += sum(counts.values())
    assert start.digest() == before


@pytest.mark.parametrize("row", ROWS[::5], ids=case_id)
def test_the_slow_way_gives_the_same(row: dict[str, Any]) -> None:
    start = position(row)
    for depth in (1, 2, 3):
        if sum(perft(start, depth).values()) <= 3_000:
            assert slow_perft(start, depth) == perft(start, depth)


def test_every_ruleset_and_every_action_is_there() -> None:
    assert {row["rules"] for row in ROWS} == set(FAMILY_OF)
    last = {type for row in ROWS for counts in row["counts"].values() for type in counts}
    assert last == {type for type in TYPES if type != "take"}


@pytest.mark.parametrize("depth", [0, -1, 17])
def test_depths_that_cannot_be(depth: int) -> None:
    with pytest.raises(ValueError, match="depth"):
        perft(Table("mcr", "x"), depth)
