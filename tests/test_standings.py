"""Standings and rankings: worked examples, properties, and JSON that is not what it should be."""

import json
import random
from fractions import Fraction
from typing import Any

import pytest

from tests.conftest import LONG
from tests.support.case_tables import case_id, table
from tests.support.cli_run import Inside
from wrobel.errors import EventError, WrobelError
from wrobel.tabletop import mers
from wrobel.tabletop.standings import standings


@pytest.mark.parametrize("row", table("standings"), ids=case_id)
def test_worked_examples(row: dict[str, Any]) -> None:
    if "error" in row:
        with pytest.raises(WrobelError, match=row["says"]) as refused:
            standings(row["event"])
        assert refused.value.code == row["error"]
        return
    found = standings(row["event"]).to_dict()
    rows = {str(one["player"]): one for one in found["standings"]}
    for player, place in row.get("places", {}).items():
        assert rows[player]["place"] == place, player
    for player, total in row.get("totals", {}).items():
        assert rows[player]["total"] == total, player
    for player, rounds in row.get("rounds", {}).items():
        assert rows[player]["rounds"] == rounds
    for player, points in row.get("table_points", {}).items():
        assert rows[player]["table_points"] == points
        assert sum(one or 0 for one in rows[player]["table_points_rounds"]) == points
    if row["event"]["rules"] != "mcr":
        assert {one["table_points"] for one in rows.values()} == {None}
    if "base" in row:
        assert found["mers"]["base"] == row["base"]
    if "weight" in row:
        assert found["mers"]["weight"] == row["weight"]
    if "teams" in row:
        assert [[one["place"], one["team"], one["total"]] for one in found["teams"]] == row["teams"]
    if "substitutes" in row:
        assert {str(one["player"]): one["total"] for one in found["substitutes"]} == row[
            "substitutes"
        ]


@pytest.mark.parametrize("row", table("mers"), ids=case_id)
def test_ranking_by_hand(row: dict[str, Any]) -> None:
    if "weight" in row:
        assert mers.weight(*row["weight"]).total == Fraction(row["expect"])
        return
    results = [mers.Result(Fraction(b), Fraction(w), months) for b, w, months in row["results"]]
    found = mers.ranking(results)
    shuffled = mers.ranking(reversed(results))
    assert found == shuffled
    if row["expect"] is None:
        assert found is None
        return
    assert found is not None
    assert [found.part_a, found.part_b, found.total] == [Fraction(text) for text in row["expect"]]


def random_event(some: random.Random, rules: str, start: int, players: int) -> dict[str, Any]:
    """An event with results that add up."""
    event: dict[str, Any] = {
        "rules": rules,
        "players": [
            {"id": n, "name": f"P{n}", "country": some.choice(("PL", "DE", "DK", ""))}
            for n in range(1, players + 1)
        ],
        "rounds": [],
    }
    for _ in range(some.randrange(1, 6)):
        seats = list(range(1, players + 1))
        some.shuffle(seats)
        tables = []
        for first in range(0, players, 4):
            scores = [start + 100 * some.randrange(-99, 100) for _ in range(3)]
            tables.append(
                {"seats": seats[first : first + 4], "scores": [*scores, 4 * start - sum(scores)]}
            )
        event["rounds"].append({"tables": tables})
    return event


@pytest.mark.parametrize(("rules", "start"), [("ema-2016", 30000), ("mcr", 0), ("hk-old", 0)])
def test_totals_add_up_and_places_follow(rules: str, start: int) -> None:
    some = random.Random(rules)
    for _ in range(200 if LONG else 20):
        event = random_event(some, rules, start, 4 * some.randrange(1, 6))
        rows = standings(event).to_dict()["standings"]
        assert abs(sum(row["total"] for row in rows)) < 0.001
        for row in rows:
            assert row["total"] == pytest.approx(sum(row["rounds"]))
        keys = [(row["table_points"] or 0, row["total"]) for row in rows]
        assert keys == sorted(keys, reverse=True)
        for row, key in zip(rows, keys, strict=True):
            assert row["place"] == 1 + sum(other > key for other in keys)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places_in(inner, (*path, key))
    elif isinstance(value, list):
        for key, inner in enumerate(value):
            found += places_in(inner, (*path, key))
    return found


ODD: list[Any] = [None, True, -1, 0, 1, 1e308, float("nan"), 2**70, "", "x", [], [1], {}, {"a": 1}]


@pytest.mark.parametrize("part", range(10 if LONG else 1))
def test_odd_json_is_answered_or_refused(part: int) -> None:
    some = random.Random(part)
    for number in range(1000 if LONG else 150):
        rules, start = some.choice((("ema-2016", 30000), ("mcr", 0), ("hk-new", 0)))
        event = random_event(some, rules, start, 8)
        event["penalties"] = [{"player": 1, "points": -20, "reason": "x"}]
        event |= {"days": 2, "qualification": False, "countries": None, "options": {}}
        for _ in range(1 + number % 3):
            *way, last = some.choice(places_in(event))
            inner: Any = event
            try:
                for step in way:
                    inner = inner[step]
                inner[last] = some.choice(ODD)
            except (KeyError, IndexError, TypeError):
                continue
        try:
            json.dumps(standings(event).to_dict())
        except WrobelError as refused:
            assert refused.message


def test_refusals_exist_in_both_languages(cli: Inside, tmp_path: Any) -> None:
    row = next(one for one in table("standings") if one["id"] == "S18")
    with pytest.raises(EventError) as refused:
        standings(row["event"])
    assert "stół 2" in refused.value.say("pl")
    path = tmp_path / "event.json"
    path.write_text(json.dumps(row["event"]))
    found = cli("standings", str(path), "--lang", "pl")
    assert found.status == 2
    assert "runda 1, stół 2" in found.err
    assert json.loads(cli("standings", str(path), "--json").out)["error"]["code"] == "wrong_sum"


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Inside:
    return Inside(capsys)


def test_the_command(cli: Inside, tmp_path: Any) -> None:
    path = tmp_path / "event.json"
    for name, words in (("S05", "Table points"), ("S03", "Penalties"), ("S10", "Teams")):
        row = next(one for one in table("standings") if one["id"] == name)
        path.write_text(json.dumps(row["event"]))
        shown = cli("standings", str(path), "--lang", "en")
        assert shown.status == 0
        assert words in shown.out
        assert "Ranking EMA: waga" in cli("standings", str(path), "--lang", "pl").out
        answer = json.loads(cli("standings", str(path), "--json").out)
        assert list(answer) == ["standings", "teams", "mers"]
