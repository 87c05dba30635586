"""Positions whose answer is certain: the judge must find it in every one of them.

They come from games between bots. What makes them certain is found here without the judge: a win
that cannot become a better one, the last discard of a hand that wins nothing any more, a wait of
which every tile is seen beside one that is alive, a tile that swap calling forbids.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.support.certain_positions import hands, position
from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.judge import Judge, Judgement
from wrobel.rules import families
from wrobel.table.view import View
from wrobel.tiles import NAMES, kind

RULES = [families.about(name).usual for name in families.found()]
LONG = bool(os.environ.get("WROBEL_LONG"))
MATCHES = 60 if LONG else 3
# Of each kind in each family, from games; and of those that are put together every so manieth.
WANTED = 40 if LONG else 4
EVERY = 1 if LONG else 15
RISKY = 0.05


def positions(rules: str, matches: int) -> Iterator[tuple[Table, View]]:
    """Every decision of the first hands of some matches."""
    for number in range(matches):
        table = Table(rules, seed=f"certain-{number}")
        seats = [make("efficient") for _ in range(4)]
        for _ in range(4):
            while table.phase not in ("hand_over", "match_over"):
                for player in table.to_act:
                    view = table.view(player)
                    action = seats[player].choose(table.view(player))
                    if len(view.legal) > 1:
                        yield table, view
                    table.apply(player, action)
            if table.phase == "match_over":
                break
            table.next_hand()


def seen_tiles(view: View) -> Counter[str]:
    """All tiles that lie open or are held by the player, red fives as fives."""
    told = view.to_dict()
    text = told["players"][told["player"]]["concealed"]
    for seat in told["players"]:
        text += "".join(meld["tiles"] or "" for meld in seat["melds"])
        lying = (one["tile"] for one in seat["discards"] if one["claimed_by"] is None)
        text += "".join(lying)
    text += "".join(told["dora"])
    from wrobel.notation import read_tiles

    return Counter(NAMES[kind(tile)] for tile in read_tiles(text) if tile < 37)


def check_win(_table: Table, view: View, judgement: Judgement) -> bool:
    """Early in a match a win is taken that cannot become a better one.

    It pays as a self-draw already, or hardly a tile is left.
    """
    told = view.to_dict()
    offered = any(action.type == "win" for action in view.legal)
    if not offered or (told["phase"] != "turn" and told["left"] > 4):
        return False
    assert judgement.best.action.type == "win", told
    return True


def check_dead_wait(_table: Table, view: View, judgement: Judgement) -> bool:
    """Of two waits the one that is not dead."""
    waits = {NAMES[kind(a.tiles[0])]: a for a in view.legal if a.type == "discard"}
    forms = sum(1 for _ in waits)  # nothing to choose without discards
    if forms < 2 or judgement.evidence.threat > 0.2 or judgement.evidence.left < 20:
        return False
    seen = seen_tiles(view)
    alive: dict[str, int] = {}
    for one in view.outlook(1):
        alive[one["tile"]] = sum(4 - seen[tile] for tile in one["waits"])
    if len(alive) < 2 or min(alive.values()) > 0 or max(alive.values()) < 4:
        return False
    best = judgement.best
    if best.action.type not in ("discard", "riichi"):
        return False
    dead = [tile for tile, left in alive.items() if left == 0]
    assert NAMES[kind(best.action.tiles[0])] not in dead, (view.to_dict(), best.text)
    return True


def check_last_discard(_table: Table, view: View, judgement: Judgement) -> bool:
    """Nothing can be won any more: a tile that nobody can win on goes before a dangerous one."""
    evidence = judgement.evidence
    discards = [one for one in judgement.candidates if one.action.type == "discard"]
    if evidence.left > 0 or len(discards) != len(judgement.candidates):
        return False
    if any(one.distance is None or one.distance <= 0 for one in discards):
        return False  # a waiting hand may be paid for
    others = [player for player in range(4) if player != evidence.player]
    waiting = [player for player in others if evidence.riichi[player]]
    safe = [
        one
        for one in discards
        if all(evidence.safe[player] >> kind(one.action.tiles[0]) & 1 for player in others)
    ]
    risky = [one for one in discards if evidence.risk[kind(one.action.tiles[0])] > RISKY]
    if not waiting or not safe or not risky:
        return False
    assert judgement.best not in risky, (view.to_dict(), judgement.best.text)
    return True


def check_barred(table: Table, view: View, judgement: Judgement) -> bool:
    """Only what may be done is judged, and all of it."""
    last = table.events[-1]
    if last["type"] not in ("chow", "pung") or last["player"] != view.player:
        return False
    told = {(one.action.type, one.action.tiles) for one in judgement.candidates}
    assert told == {(action.type, action.tiles) for action in view.legal}
    return True


def check_live_wait(_table: Table, view: View, judgement: Judgement) -> bool:
    """Nobody threatens, the same tiles are left but for a wait of many against one of few."""
    evidence = judgement.evidence
    discards = [one for one in judgement.candidates if one.action.type in ("discard", "riichi")]
    if evidence.threat > 0.15 or evidence.left < 16 or len(discards) != len(judgement.candidates):
        return False
    waiting = [one for one in discards if one.distance == 0 and one.tiles is not None]
    many = [one for one in waiting if (one.tiles or 0) >= 6]
    dead = [one for one in waiting if one.tiles == 0]
    if not many or not dead:
        return False
    assert judgement.best not in dead, (view.to_dict(), judgement.best.text)
    return True


def check_last_tiles(_table: Table, view: View, judgement: Judgement) -> bool:
    """At the end nothing is gained by a tile that may deal in where a safe one is as far away."""
    evidence = judgement.evidence
    discards = [one for one in judgement.candidates if one.action.type == "discard"]
    if evidence.left > 1 or len(discards) != len(judgement.candidates):
        return False
    if any(one.distance is None or one.distance <= 1 for one in discards):
        return False
    others = [player for player in range(4) if player != evidence.player]
    safe = [
        one
        for one in discards
        if all(evidence.safe[player] >> kind(one.action.tiles[0]) & 1 for player in others)
    ]
    risky = [one for one in discards if one.danger > RISKY]
    if not safe or not risky:
        return False
    assert judgement.best not in risky, (view.to_dict(), judgement.best.text)
    return True


CHECKS = (
    *(check_win, check_dead_wait, check_last_discard),
    *(check_barred, check_live_wait, check_last_tiles),
)


@pytest.mark.parametrize("rules", RULES)
def test_certain_positions(rules: str) -> None:
    judge = Judge()
    found: Counter[str] = Counter()
    wanted = {check.__name__ for check in CHECKS}
    for table, view in positions(rules, MATCHES):
        if not is_candidate(table, view):
            continue
        judgement = judge.judge(view)
        for check in CHECKS:
            if found[check.__name__] < WANTED:
                found[check.__name__] += check(table, view, judgement)
        if all(found[name] >= WANTED for name in wanted):
            break
    print(rules, dict(found))
    assert found["check_win"] > 0
    assert found["check_barred"] >= WANTED


@pytest.mark.parametrize("rules", RULES)
def test_dead_waits_and_wins_put_together(rules: str) -> None:
    """Of a wait that is dead and one that is alive the second; and a win in hand is taken."""
    judge = Judge()
    found: Counter[str] = Counter()
    for win in (False, True):
        for hand, drawn in islice(hands(win), 0, None, EVERY):
            table = position(rules, hand, drawn)
            if table is None:
                continue
            view = table.view(0)
            judgement = judge.judge(view)
            if win:
                found["wins"] += check_win(table, view, judgement)
            else:
                found["dead waits"] += check_dead_wait(table, view, judgement)
    print(rules, dict(found))
    assert found["wins"] >= (90 if LONG else 6)
    assert found["dead waits"] >= (90 if LONG else 6)


def is_candidate(table: Table, view: View) -> bool:
    """May anything be certain here?"""
    return (
        any(action.type == "win" for action in view.legal)
        or len(view.outlook(1)) > 1
        or table.events[-1]["type"] in ("chow", "pung")
        or view.to_dict()["left"] <= 1
    )
