"""Hints and guidance: the numbers that decide, and routes that really win."""

from collections.abc import Iterator

import pytest

from wrobel import Table
from wrobel.bots import make
from wrobel.bots.guidance import Pathfinder
from wrobel.bots.hints import Adviser
from wrobel.notation import counts_of, read_tiles
from wrobel.rules.families import found as families
from wrobel.table.view import View
from wrobel.tiles import BONUS, NAMES

USUAL = [about.usual for _, about in families().values()]


def decisions(rules: str, seed: str) -> Iterator[View]:
    """The views of one hand in which somebody has a choice."""
    table = Table(rules, seed=seed)
    bot = make("efficient")
    while True:
        if table.held:
            table.go_on()
        elif not table.to_act:
            return
        else:
            player = table.to_act[0]
            view = table.view(player)
            if len(view.legal) > 1:
                yield view
            table.apply(player, bot.choose(view))


@pytest.mark.parametrize("rules", USUAL)
def test_hints_show_what_decides(rules: str) -> None:
    adviser = Adviser()
    for view in decisions(rules, "hints"):
        hints, _ = adviser.hints(view)
        kinds = {(action.type, action.tiles) for action in view.legal}
        assert {(one.reason.action.type, one.reason.action.tiles) for one in hints} == kinds
        assert [hint.because is None for hint in hints] == [True, *[False] * (len(hints) - 1)]
        for hint in hints:
            told = hint.to_dict("pl")
            if hint.reason.action.type == "discard":
                assert 0 <= told["risk"] < 1
            if hint.reason.distance is not None:
                assert 0 <= told["chance"] <= 1
            if hint.reason.action.type == "win":
                assert told["value"] > 0


def test_a_silent_hand_without_yaku_is_another_hand_than_a_declared_one() -> None:
    """Riichi and the plain discard of the same tile differ in worth and chance."""
    adviser = Adviser()
    seen = 0
    for seed in range(24):
        for view in decisions("tenhou", f"silent {seed}"):
            if not any(action.type == "riichi" for action in view.legal):
                continue
            hints, _ = adviser.hints(view)
            declared = {
                one.reason.action.tiles: one for one in hints if one.reason.action.type == "riichi"
            }
            for one in hints:
                other = declared.get(one.reason.action.tiles)
                if one.drawn_only and other is not None:
                    seen += 1
                    assert one.reason.value != other.reason.value
                    assert one.chance is not None
                    assert other.chance is not None
                    assert one.chance < other.chance
    assert seen > 3


@pytest.mark.parametrize("rules", ["mcr", "hk-old", "hk-new"])
def test_routes_end_in_hands_that_win(rules: str) -> None:
    """Held tiles and needed ones hold the target; no two routes have the same best pattern."""
    pathfinder = Pathfinder()
    told = 0
    for view in decisions(rules, "routes"):
        seen = view.to_dict()
        own = seen["players"][view.player]
        held = counts_of([one for one in read_tiles(own["concealed"]) if one < BONUS])
        routes = pathfinder.routes(view)
        assert len({route.fans[0].id for route in routes}) == len(routes) <= 3
        for route in routes:
            told += 1
            assert route.needs
            assert route.total >= view.options.about.minimum(view.options)
            assert sum(fan.value for fan in route.fans) >= view.options.about.minimum(view.options)
            assert all(held[kind] + route.needs.count(kind) <= 4 for kind in route.needs)
            words = route.to_dict(view.options, "pl")
            assert words["needs"] == [NAMES[kind] for kind in route.needs]
            assert all(fan["name"] for fan in words["fans"])
    assert told > 10
