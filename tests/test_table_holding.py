"""A table that stands still after every discard and kong plays the same game."""

import pickle
import random

import pytest

from wrobel import ActionError, Table


def play(rules: str, holding: bool) -> tuple[Table, int]:
    """A hand by players who claim and win whenever they can; how often the table stood still."""
    table = Table(rules, seed="holding", holding=holding)
    dice = random.Random(rules)
    held = 0
    while table.phase not in ("hand_over", "match_over"):
        if table.held:
            assert table.phase in ("claim", "rob")
            assert (table.to_act, [table.legal(player) for player in range(4)]) == ((), [[]] * 4)
            table.go_on()
            held += 1
            continue
        player = table.to_act[0]
        legal = table.legal(player)
        wins = [action for action in legal if action.type == "win"]
        table.apply(player, (wins or [dice.choice(legal)])[0])
    return table, held


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_the_same_hand(rules: str) -> None:
    plain, never = play(rules, holding=False)
    paused, often = play(rules, holding=True)
    assert paused.events == plain.events
    assert never == 0
    stops = ("discard", "closed_kong", "added_kong")
    assert often == sum(event["type"] in stops for event in plain.events)


def test_going_on_when_nothing_is_held() -> None:
    for holding in (False, True):
        table = Table("tenhou", seed="holding", holding=holding)
        with pytest.raises(ActionError) as error:
            table.go_on()
        assert error.value.code == "not_held"


def test_everybody_sees_a_claim_whether_or_not_there_may_be_one() -> None:
    table = Table("tenhou", seed="holding", holding=True)
    table.apply(0, table.legal(0)[0])
    for player in range(4):
        assert table.view(player).to_dict()["phase"] == "claim"


def test_a_packed_table_still_stands_still() -> None:
    table = Table("tenhou", seed="holding", holding=True)
    twin = pickle.loads(pickle.dumps(table))  # noqa: S301 - our own bytes
    for one in (table, table.copy(), twin):
        one.apply(0, one.legal(0)[0])
        assert one.held
