"""Many random hands: nobody is ever left without a move, no tile and no point is lost.

The checks are in ``wrobel.table.playout``, which looks at the end of every hand.
"""

from collections import Counter
from typing import Any

import pytest

import wrobel
from tests.conftest import LONG
from tests.support.table_play import SETTINGS
from wrobel.rules.rulesets import FAMILIES, FAMILY_OF, load
from wrobel.table.playout import Playout, random_hands
from wrobel.table.table import make_family

# Any moves in well mixed walls; then moves that end hands, in walls more and more full of sets.
WAYS: tuple[dict[str, int], ...] = (
    {},
    {"keen": 80},
    {"keen": 95, "swaps": 40},
    {"keen": 95, "swaps": 12},
)


def hands_of_a_family() -> int:
    if wrobel.mode() == "interpreted":
        return 4_000 if LONG else 400
    return 120_000 if LONG else 16_000


@pytest.mark.parametrize("family", FAMILIES)
def test_random_hands(family: str) -> None:
    settings = [setting for setting in SETTINGS if FAMILY_OF[setting.rules] == family]
    each = hands_of_a_family() // (len(settings) * len(WAYS)) + 1
    ends: Counter[str] = Counter()
    for seed, setting in enumerate(settings):
        options = load(setting.rules, setting.options)
        for way in WAYS:
            ends.update(random_hands(options, each, seed, layout=setting.layout, **way))
    assert ends["hands"] >= hands_of_a_family()
    assert min(ends[end] for end in ("self_draw", "discard", "draw")) > 0
    assert (ends["abort"] > 0) == (family == "riichi")
    assert ends["hands"] == sum(ends[end] for end in ("self_draw", "discard", "draw", "abort"))


@pytest.mark.parametrize("what", ["point", "tile", "red five", "move"])
def test_a_loss_would_be_noticed(what: str) -> None:
    if wrobel.mode() == "compiled":
        pytest.skip("compiled methods cannot be replaced")

    class Careless(Playout):
        def deal(self) -> Any:
            super().deal()
            if what == "point":
                self.state.scores[2] += 100
            elif what == "tile":
                self.state.wall[100] = self.state.wall[99]
            elif what == "red five":
                self.state.wall[self.state.wall.index(34)] = 4

        def collect(self, player: int) -> int:
            return 0 if what == "move" else super().collect(player)

        def many(self) -> None:
            for _ in range(20):
                self.play_hand()
                self.go_on()

    play = Careless(make_family(load("tenhou")), 1, 0, 0)
    with pytest.raises(AssertionError):
        play.many()
