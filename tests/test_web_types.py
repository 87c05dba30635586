"""What is sent is what the types say, and the browser's types are the server's."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from wrobel import Table, bots
from wrobel.logs.events import AnyEvent
from wrobel.rules import rulesets
from wrobel.tabletop.answers import QUESTIONS, answer
from wrobel.web.wire import tabletop_types, view_types
from wrobel.web.wire.typescript import FILES

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


@pytest.mark.parametrize("name", FILES)
def test_the_browsers_types_are_fresh(name: str) -> None:
    path = ROOT / name
    if not path.exists():
        pytest.skip("no source tree")
    assert path.read_text("utf-8") == FILES[name](), "run python -m wrobel.web.wire.typescript"


HANDS: dict[str, dict[str, Any]] = {
    "tenhou": {"hand": "123m456p789s23s55p", "win": "4s", "flags": ["riichi"], "dora": "1m"},
    "mcr": {"hand": "123m456p789s23s55p", "win": "4s"},
    "hk-old": {"hand": "111z222z333z44z55p", "win": "5p", "bonus": "1f"},
}
AROUND = {"by": "discard", "from": "E", "seat": "S", "round": "E"}


BOOK = [
    '{"id": "a", "type": "start", "rules": "wrc", "players": ["A", "B", "C", "D"]}',
    '{"id": "b", "type": "win", "wins": [{"winner": 1, "from": 3, "value": {"han": 3, "fu": 40}}]}',
    '{"id": "c", "type": "void", "of": "nothing"}',
]
END = {"type": "end"}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("rules", HANDS)
def test_the_tabletop_answers_as_described(rules: str, lang: str) -> None:
    hand = {"rules": rules, **AROUND, **HANDS[rules]}
    about = rulesets.load(rules).about
    asked: dict[str, list[dict[str, Any]]] = {
        "look": [hand, {"rules": rules, "hand": "123m"}, {"rules": rules, "hand": "11111m"}],
        "read": [{"text": "33z55p [111z] [222z] (4444s) + 5p"}],
        "worlds": [hand],
        "settle": [{"rules": rules, "kind": "win", "dealer": "E", "wins": [hand]}],
        "ends": [{"rules": rules}],
        "families": [{}],
        "faults": [{"rules": rules}],
        "first_steps": [{"rules": rules}],
        "rulesets": [{}],
        "ruleset": [{"rules": rules}],
        "difference": [{"one": rules, "other": about.contrast}, {"one": rules, "other": "mcr"}],
        "rulebook": [{"rules": rules}],
        "card": [{"rules": rules}],
        "book": [{"lines": []}, {"lines": BOOK}, {"lines": BOOK[:1], "entry": END, "id": "x"}],
        "values": [{"rules": rules, "dealer": True, "own_draw": True}, {"rules": rules}],
        "tick": [{"rules": rules}, {"rules": rules, "own_draw": True, "ticked": {"all_chows": 1}}],
        "needs": [{"lines": BOOK, "player": 3}],
        "story": [{"lines": BOOK, "hand": "b"}],
        "sheet": [{"lines": BOOK}],
    }
    known = {field.name: field.type for field in msgspec.structs.fields(tabletop_types.Answers)}
    assert set(known) == set(QUESTIONS) == set(asked)
    for question, several in asked.items():
        for fields in several:
            found = answer(question, fields, lang)
            if question == "settle" and not found["ok"]:
                continue
            assert found.pop("ok"), found
            assert msgspec.convert(found, known[question])


@pytest.mark.parametrize("rules", RULES)
def test_views_and_events_are_as_described(rules: str) -> None:
    table, views, _ = played(rules, "types")
    assert msgspec.convert(views, list[view_types.View])
    assert msgspec.convert(table.events, list[AnyEvent])
    for player in range(4):
        assert msgspec.convert(table.events_seen(player), list[AnyEvent])


@pytest.mark.parametrize("rules", RULES)
def test_a_win_is_offered_when_nothing_is_missing(rules: str) -> None:
    seen = set()
    for seed in range(6):
        for chance in played(rules, f"chances {seed}")[2]:
            legal = chance.pop("legal")
            assert msgspec.convert(chance, view_types.Chance)
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
