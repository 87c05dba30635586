"""What is sent is what the types say, and the browser's types are the server's."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from wrobel import Table, bots
from wrobel.web import shapes, told
from wrobel.web.typescript import FILE, module

ROOT = Path(__file__).parents[1]
RULES = ("tenhou", "mcr", "hk-old", "hk-new")


def played(rules: str, seed: str) -> tuple[Table, list[dict[str, Any]], list[dict[str, Any]]]:
    """A hand played by bots, with every view and every chance that players saw on the way."""
    table = Table(rules, seed=seed)
    players = [bots.make("efficient", bytes([player])) for player in range(4)]
    views, chances = [], []
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            view = table.view(player)
            before = view.to_dict()
            chances += [{**one, "legal": before["legal"]} for one in view.chances()]
            assert view.to_dict()["players"] == before["players"]
            views.append(before)
            table.apply(player, players[player].choose(view))
    return table, views, chances


def test_the_browsers_types_are_fresh() -> None:
    path = ROOT / FILE
    if not path.exists():
        pytest.skip("no source tree")
    assert path.read_text(encoding="utf-8") == module(), "run python -m wrobel.web.typescript"


@pytest.mark.parametrize("rules", RULES)
def test_views_and_events_are_as_described(rules: str) -> None:
    table, views, _ = played(rules, "types")
    assert msgspec.convert(views, list[shapes.View])
    assert msgspec.convert(table.events, list[told.TableEvent])
    for player in range(4):
        assert msgspec.convert(table.events_seen(player), list[told.TableEvent])


@pytest.mark.parametrize("rules", RULES)
def test_a_win_is_offered_when_nothing_is_missing(rules: str) -> None:
    seen = set()
    for seed in range(6):
        for chance in played(rules, f"chances {seed}")[2]:
            legal = chance.pop("legal")
            assert msgspec.convert(chance, shapes.Chance)
            if chance["now"] is None:
                continue
            way = "self_draw" if chance["now"] == "self-draw" else "discard"
            offered = any(action["type"] == "win" for action in legal)
            # Furiten, or a tile let pass, may forbid what the points would allow.
            assert chance[way]["missing"] == 0 or not offered
            seen.add(offered)
    assert True in seen


def test_a_complete_hand_that_counts_too_little_says_how_much() -> None:
    found = [
        chance[way]
        for seed in range(12)
        for chance in played("mcr", f"short {seed}")[2]
        for way in ("discard", "self_draw")
    ]
    short = [one for one in found if one["missing"]]
    assert short
    assert all(1 <= one["missing"] <= 8 for one in short)
    assert all(one["points"] >= 8 for one in found if not one["missing"])
