"""Riichi and MCR copied under other names: what they answer is what the families answer themselves.

The light share of ``family_clone``, run by ``test_families`` in a process of its own, interpreted,
where the copies lie on the path in the namespace ``wrobel_families``.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.support.case_tables import table as case_table
from wrobel import Table, analyze, bots, mode, score, settle, sim
from wrobel.logs import wrobel_log
from wrobel.logs.findings import Report
from wrobel.logs.replay_check import verify_game
from wrobel.rules import families
from wrobel.tabletop.answers import answer

COPY = {"riichi": "other_riichi", "mcr": "other_mcr"}
EACH = pytest.mark.parametrize("family", COPY)
HAND = "123456789m1122z"
FINAL = {"riichi": (41000, 33000, 26000, 20000), "mcr": (40, -10, -10, -20)}


def usual(family: str) -> tuple[str, str]:
    """The usual ruleset of the copy and of the family itself."""
    return families.about(COPY[family]).usual, families.about(family).usual


def renamed(found: Any) -> Any:
    text = json.dumps(found, ensure_ascii=False)
    return json.loads(text.replace("other-", "").replace("other_", ""))


def same(copy: Any, own: Any) -> None:
    assert renamed(copy) == json.loads(json.dumps(own))


@EACH
def test_it_is_found(family: str) -> None:
    assert mode() == "interpreted"
    copy, own = usual(family)
    assert copy == f"other-{own}"
    assert families.about(COPY[family]) is not families.about(family)
    same(families.about(COPY[family]).rules, families.about(family).rules)


@EACH
def test_scores_with_their_reasons(family: str) -> None:
    rows = case_table(f"{family}_score")[::5]
    assert rows
    for row in rows:
        request = row["request"]
        found = score({**request, "rules": f"other-{request['rules']}"}, trace=True)
        same(found.to_dict("pl"), score(request, trace=True).to_dict("pl"))


@EACH
def test_settlement_and_analysis(family: str) -> None:
    copy, own = usual(family)
    final = dict(zip("ESWN", FINAL[family], strict=True))
    for request in ({"kind": "draw"}, {"kind": "final", "scores": final}):
        same(settle({**request, "rules": copy}), settle({**request, "rules": own}))
    assert analyze(HAND, copy).to_dict() == analyze(HAND, own).to_dict()


@EACH
@pytest.mark.parametrize("question", ["look", "ends", "ruleset", "card", "rulebook", "values"])
def test_the_tabletop(family: str, question: str) -> None:
    copy, own = usual(family)
    fields = {"hand": HAND, "win": "1z"} if question == "look" else {}
    found = answer(question, {**fields, "rules": copy}, "pl")
    assert found["ok"]
    same(found, answer(question, {**fields, "rules": own}, "pl"))


def test_the_pages_of_the_documentation(tmp_path: Path) -> None:
    """A page for each of its rulesets, and its column in the glossary."""
    pages = {path.name for path in import_module("docs.generate").generate(tmp_path)}
    for copy, _ in map(usual, COPY):
        assert {f"{copy}.md", f"{copy}-en.html", f"{copy}-pl.html"} <= pages
    compared = (tmp_path / "rules/compare.md").read_text("utf-8")
    assert compared.count("Pinfu in riichi must be closed") == 1


def played(bot: str, rules: str) -> Table:
    """A hand of four bots."""
    table = Table(rules, seed="copy")
    players = [bots.make(bot, bytes([seat])) for seat in range(table.options.players)]
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            table.apply(player, players[player].choose(table.view(player)))
    return table


@EACH
@pytest.mark.parametrize("bot", ["random", "efficient"])
def test_table_bots_log_and_verify(family: str, bot: str) -> None:
    copy, own = (played(bot, rules) for rules in usual(family))
    assert len(copy.events) > 50
    same(copy.events[1:], own.events[1:])
    report = Report()
    for game in wrobel_log.read(b"".join(json.dumps(one).encode() + b"\n" for one in copy.events)):
        verify_game(game, report)
    assert report.clean
    assert report.hands == 1


@EACH
def test_a_simulation(family: str) -> None:
    found, own = (sim.run(rules, ["random"] * 4, hands=2, seed="x") for rules in usual(family))
    assert [seat.to_dict() for seat in found.seats] == [seat.to_dict() for seat in own.seats]


@EACH
def test_a_strong_player_decides(family: str) -> None:
    tables = [Table(rules, seed="strong") for rules in usual(family)]
    hints = [bots.make("strong", b"").explain(one.view(one.to_act[0])) for one in tables]
    copy, own = ([(one.action.text, one.texts["pl"]) for one in found] for found in hints)
    assert copy == own != []
