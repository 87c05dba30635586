"""Tenhou's XML: its elements, its melds, its odd corners."""

import urllib.parse

import pytest

from tests.support.log_samples import only
from wrobel.errors import LogError
from wrobel.logs.convert import WRITERS, read_log
from wrobel.logs.events import (
    Discard,
    Draw,
    Exhausted,
    Final,
    Hand,
    Riichi,
    Settled,
    Win,
)
from wrobel.logs.game import GameLog
from wrobel.logs.mjlog.melds import Meld, read_meld, write_meld

INIT = (
    '<INIT seed="1,2,1,2,4,52" ten="250,250,250,240" oya="1" '
    'hai0="{0}" hai1="{1}" hai2="{2}" hai3="{3}"/>'
)
IDS = [",".join(str(id) for id in range(start, 136, 8)[:13]) for start in (0, 1, 2, 3)]


def mjlog(*elements: str, go: int = 9) -> GameLog:
    text = f'<mjloggm ver="2.3"><GO type="{go}" lobby="0"/>{"".join(elements)}</mjloggm>'
    [game] = read_log(text.encode())
    return game


def test_mjlog_names_and_comings_and_goings() -> None:
    name = urllib.parse.quote("Łódź 麻雀")
    game = mjlog(
        f'<SHUFFLE seed="x" ref=""/><UN n0="{name}" n1="%41" n2="" n3="b" dan="1,2,3,4"/>'
        '<BYE who="2"/><TAIKYOKU oya="0"/>',
        INIT.format(*IDS),
        '<U131/><E131/><BYE who="1"/><UN n1="%42"/><V130/><F130/>',
    )
    assert game.match.names == ["Łódź 麻雀", "A", "", "b"]
    hand = only(game, Hand)
    assert (hand.name, hand.dealer, hand.honba, hand.deposits) == ("E2.2", 1, 2, 1)
    assert hand.dice == [3, 5]
    assert hand.dora == ["0p"]
    assert hand.scores == [25000, 25000, 25000, 24000]
    assert [event.drawn for event in game.events if isinstance(event, Discard)] == [True, True]
    assert not [remark for remark in game.remarks if remark.code != "broken_off"]


def test_mjlog_of_one_seat() -> None:
    game = mjlog('<INIT seed="0,0,0,0,0,4" oya="0" hai0="' + IDS[0] + '"/><T4/><D0/><U/><E9/>')
    assert only(game, Hand).hands[1:] == [None, None, None]
    assert only(game, Hand).scores is None
    assert [event.tile for event in game.events if isinstance(event, Draw)] == ["2m", None]
    assert [event.tile for event in game.events if isinstance(event, Discard)] == ["1m", "3m"]
    again = WRITERS["mjlog"](game).data
    assert b"<U/>" in again
    [back] = read_log(again)
    assert back.events == game.events


def test_mjlog_old_riichi_without_scores_and_two_winners() -> None:
    sc = 'sc="250,0,250,-77,250,77,230,0"'
    game = mjlog(
        INIT.format(*IDS),
        '<W4/><REACH who="3" step="1"/><G4/><REACH who="3" step="2"/><U132/><E132/>',
        f'<AGARI ba="2,2" hai="132,133" machi="132" ten="30,7700,0" yaku="7,1,8,1,52,2" '
        f'doraHai="52" who="2" fromWho="1" {sc}/>',
        '<AGARI ba="2,0" machi="132" ten="40,32000,5" yakuman="39,40" doraHai="52" doraHaiUra="8" '
        'who="3" fromWho="1" paoWho="0" sc="250,0,173,-320,327,0,230,320" '
        'owari="250,-5.0,-147,-40.5,327,12.5,550,33.0"/>',
    )
    assert only(game, Riichi) == Riichi(3)
    first, second = (event.claimed for event in game.events if isinstance(event, Win))
    assert first is not None
    assert second is not None
    assert first.fans == [("pinfu", 1), ("tanyao", 1), ("dora", 2)]
    assert first.ura == []
    assert second.fans == [("daisangen", 1), ("suuankou", 1)]
    assert (second.limit, second.han) == ("yakuman", 0)
    assert second.liable == 0
    assert second.ura == ["3m"]
    settled = only(game, Settled)
    assert settled.payments == [0, -39700, 7700, 32000]
    assert settled.scores == [25000, -14700, 32700, 55000]
    final = only(game, Final)
    assert final.scores == [25000, -14700, 32700, 55000]
    assert final.final == [-5.0, -40.5, 12.5, 33.0]


def test_mjlog_without_red_fives_and_the_rules_of_a_room() -> None:
    game = mjlog(INIT.format(*IDS), go=0x01 | 0x02 | 0x04)
    assert only(game, Hand).dora == ["5p"]
    options = game.match.options
    assert game.match.rules == "tenhou"
    assert (options["length"], options["red_fives"]) == ("east-only", 0)
    assert options["open_tanyao"] is False
    with pytest.raises(LogError) as raised:
        mjlog(go=0x11)
    assert raised.value.code == "not_four_players"


def test_mjlog_unknown_elements_are_remarked() -> None:
    game = mjlog("<FROB/>", INIT.format(*IDS), '<RYUUKYOKU type="odd" sc="0,0,0,0,0,0,0,0"/>')
    assert [remark.code for remark in game.remarks] == ["unknown_event", "unknown_draw"]
    assert only(game, Exhausted) == Exhausted([], [], [None] * 4)


@pytest.mark.parametrize(
    "element",
    [
        '<N who="0" m="70000"/>',
        '<N who="0" m="x"/>',
        '<N who="9" m="1"/>',
        '<N who="0" m="32"/>',
        "<T136/>",
        '<DORA hai="-1"/>',
        "<DORA/>",
        '<REACH step="1"/>',
        '<AGARI who="0"/>',
        '<AGARI who="0" fromWho="0" yaku="1"/>',
        '<AGARI who="0" fromWho="0" yaku="55,1"/>',
        '<AGARI who="0" fromWho="0" sc="1,2"/>',
        '<AGARI who="0" fromWho="0" owari="a,b,c,d,e,f,g,h"/>',
        '<AGARI who="0" fromWho="0" owari="1,nan,1,1,1,1,1,1"/>',
        '<INIT seed="0,0,0"/>',
        '<INIT seed="99,0,0,0,0,0"/>',
    ],
)
def test_mjlog_elements_that_cannot_be(element: str) -> None:
    with pytest.raises(LogError) as raised:
        mjlog(INIT.format(*IDS), element)
    assert raised.value.place.startswith("element ")


def test_every_meld_both_ways() -> None:
    """All sets that exist, as numbers and back."""
    melds = [
        Meld("chow", giver, ids[called], tuple(id for id in ids if id != ids[called]))
        for giver in (1, 2, 3)
        for first in range(27)
        if first % 9 < 7
        for copies in range(64)
        for called in range(3)
        for ids in [[4 * (first + i) + (copies >> 2 * i & 3) for i in range(3)]]
    ]
    for kind in range(34):
        ids = list(range(4 * kind, 4 * kind + 4))
        for giver in (1, 2, 3):
            for claimed in ids:
                rest = tuple(id for id in ids if id != claimed)
                melds.append(Meld("kong", giver, claimed, rest))
                for left in rest:
                    own = tuple(id for id in rest if id != left)
                    melds.append(Meld("pung", giver, claimed, own))
                    three = tuple(id for id in ids if id != left)
                    bits = write_meld(Meld("added_kong", giver, left, three), claimed)
                    assert read_meld(bits) == Meld("added_kong", giver, left, three)
        melds.append(Meld("closed_kong", 0, ids[0], tuple(ids[1:])))
    for meld in melds:
        bits = write_meld(meld)
        assert 0 <= bits < 1 << 16
        assert read_meld(bits) == meld
    assert len({write_meld(meld) for meld in melds}) == len(melds)
