"""Wins by ticking: what real hands score can be ticked, and comes to the same value."""

from typing import Any

import pytest

import wrobel
from tests.support.case_tables import case_id, table
from wrobel.errors import WrobelError
from wrobel.rules import rulesets
from wrobel.rules.ticking import Win, tick

FAMILIES = ("riichi", "mcr", "hongkong")


def rows() -> list[Any]:
    return [row for family in FAMILIES for row in table(f"{family}_score")]


@pytest.mark.parametrize("row", rows(), ids=case_id)
def test_the_fans_of_a_hand_can_be_ticked(row: dict[str, Any]) -> None:
    request = row["request"]
    try:
        score = wrobel.score(request).to_dict()
    except WrobelError:
        return
    if not score.get("legal") or not score["ok"]:
        return
    options = rulesets.load(request["rules"], request.get("options"))
    known = {one.pattern.id for one in rulesets.worths_of(options)}
    ticked = {fan["id"]: fan["count"] for fan in score["fans"]}
    if not set(ticked) <= known or "chicken_hand" in ticked:
        return
    exposed = [meld for meld in request.get("melds", ()) if not meld.get("concealed")]
    open_hand = bool(exposed) or "[" in request["hand"]
    own_draw = request["by"] == "self-draw"
    found = tick(Win(options, own_draw, open_hand, ticked, score["fu"] or None), "en")
    out = {one["id"]: one["why"] for one in found["patterns"] if one["id"] in ticked}
    assert found["ticked"] == ticked, {id: out[id] for id in ticked if out.get(id)}
    value = found["value"]
    assert value is not None, found["sum"]
    for field, told in (("han", "han"), ("fu", "fu"), ("points", "total"), ("fan", "total")):
        if field in value:
            assert value[field] == score[told], field


def test_what_excludes_each_other_goes_out() -> None:
    options = rulesets.load("mcr")
    found = tick(Win(options, False, False, {"full_flush": 1}), "pl")
    out = {one["id"] for one in found["patterns"] if one["why"]}
    assert {"no_honors", "half_flush", "self_drawn"} & out
    assert found["value"] == {"points": 24}
    riichi = rulesets.load("ema-2016")
    found = tick(Win(riichi, False, True, {"tanyao": 1, "riichi": 1}), "en")
    assert found["ticked"] == {"tanyao": 1}  # nobody declares with an open hand
    assert found["fu"] == [30, 40, 50, 60, 70, 80, 90, 100, 110]
