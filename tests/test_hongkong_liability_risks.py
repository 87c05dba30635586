"""The clause that a discard may fall under, beside what the scorer then charges (7.1–7.6)."""

from random import Random

import pytest

from tests.support.liability import pays_alone
from wrobel.rules.about import Discard
from wrobel.rules.hongkong.liability_risks import clause_for
from wrobel.rules.rulesets import load
from wrobel.tiles import NAMES

CASES = 400


def a_set(source: Random, kinds: list[int]) -> tuple[str, str, int]:
    """A pung, or sometimes a chow, of one of these kinds."""
    this = source.choice(kinds)
    if this < 27 and this % 9 < 7 and source.random() < 0.3:
        return "chow", "".join(NAMES[this + i] for i in range(3)), this
    return "pung", 3 * NAMES[this], this


def shown(source: Random) -> list[tuple[str, str, int]]:
    """Up to three exposed sets that look as if they belonged together."""
    suit = source.randrange(3)
    pools = [
        list(range(27, 31)),
        list(range(31, 34)),
        list(range(27, 34)),
        [0, 8, 9, 17, 18, 26],
        list(range(9 * suit, 9 * suit + 9)),
        [*range(9 * suit, 9 * suit + 9), *range(27, 34)],
    ]
    pool = source.choice(pools)
    found: list[tuple[str, str, int]] = []
    held = [0] * 34
    for _ in range(source.randint(0, 3)):
        one = a_set(source, pool)
        kinds = [one[2] + i for i in range(3)] if one[0] == "chow" else 3 * [one[2]]
        if any(held[kind] + kinds.count(kind) > 3 for kind in kinds):
            continue
        for kind in kinds:
            held[kind] += 1
        found.append(one)
    return found


@pytest.mark.parametrize("changed", [{}, {"payer": "full-gun"}, {"penalties": False}])
def test_a_clause_is_named_where_the_scorer_charges_one(changed: dict[str, object]) -> None:
    options = load("hk-old", changed)
    source = Random("liability")
    charged = 0
    for _ in range(CASES):
        sets = shown(source)
        tile = source.choice([27, 28, 30, 31, 33, 0, 8, 9, 4, 13, 22, 24])
        left = source.choice([3, 5, 6, 40])
        fresh = source.random() < 0.5 and tile not in {one[2] for one in sets}
        if any(NAMES[tile][0] in text[:-1] and NAMES[tile][-1] == text[-1] for _, text, _ in sets):
            continue  # the pair could not be filled
        discard = Discard(
            kind=tile,
            player=0,
            shown=[[], [(kind, type == "chow") for type, _, kind in sets], [], []],
            held=[tile],
            left=left,
            fresh=fresh,
        )
        clause = clause_for(options, discard, 1)
        if options["payer"] != "half-gun":
            assert clause is None
            continue
        laid = [(type, text) for type, text, _ in sets]
        alone = pays_alone(options, laid, NAMES[tile], left, fresh)
        assert (clause is not None) == alone, (sets, NAMES[tile], left, fresh)
        charged += alone
    assert (charged > CASES / 20) == (not changed)


def test_whoever_has_only_tiles_of_two_flushes_is_exempt() -> None:
    options = load("hk-old")
    flushes = [[], [(0, False), (2, False), (5, True)], [(9, False), (11, False), (14, False)], []]
    for held, named in (([1, 8, 12], None), ([1, 12, 27], "7.1a")):
        discard = Discard(kind=1, player=0, shown=flushes, held=held, left=40, fresh=False)
        clause = clause_for(options, discard, 1)
        assert (clause and clause.rule) == named
