"""Positions whose answer is certain: the judge must find it in every one of them.

They come from games between bots. What makes them certain is found here without the judge: a win
that cannot become a better one, the last discard of a hand that wins nothing any more, a wait of
which every tile is seen beside one that is alive, a tile that swap calling forbids.
"""

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from wrobel import Table
from wrobel.bots import make
from wrobel.bots.judge.judge import Judge, Judgement
from wrobel.rules import families
from wrobel.table.view import View
from wrobel.tiles import NAMES, kind

RULES = [families.about(name).usual for name in families.found()]
LONG = bool(os.environ.get("WROBEL_LONG"))
MATCHES = 60 if LONG else 3
WANTED = 500 if LONG else 40
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


CHECKS = (check_win, check_dead_wait, check_last_discard, check_barred)


@pytest.mark.parametrize("rules", RULES)
def test_certain_positions(rules: str) -> None:
    judge = Judge()
    found: Counter[str] = Counter()
    for table, view in positions(rules, MATCHES):
        last = table.events[-1]["type"]
        offered = any(action.type == "win" for action in view.legal)
        outlook = len(view.outlook(1)) > 1
        if not (offered or outlook or last in ("chow", "pung") or view.to_dict()["left"] == 0):
            continue
        judgement = judge.judge(view)
        for check in CHECKS:
            found[check.__name__] += check(table, view, judgement)
        if found.total() >= WANTED:
            break
    print(rules, dict(found))
    assert found.total() >= WANTED
    assert found["check_win"] > 0
    assert found["check_barred"] > 0
