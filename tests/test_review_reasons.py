"""The numbers of the reasons, each found again on another way: from what the player's view says.

Here tiles are counted in the texts of the view, waits come from ``wrobel.analyze``, what a hand
is worth from ``wrobel.score``; the judge's own numbers from their definitions.
"""

import os
from collections import Counter
from collections.abc import Callable
from math import exp, log, prod
from typing import Any

import pytest

import wrobel
from tests.support.liability import pays_alone
from tests.test_review import game
from wrobel import Action, Table
from wrobel.bots import make
from wrobel.bots.judge.judge import Judge
from wrobel.logs.fold import fold
from wrobel.logs.wrobel_log import game_of
from wrobel.notation import read_tiles
from wrobel.review.game_review import Decision, Reviewer
from wrobel.review.moments import Moment, Moments
from wrobel.review.texts import SENTENCES
from wrobel.review.verdicts import FLAGGED
from wrobel.rules import families
from wrobel.rules.judging import judging_of
from wrobel.tiles import NAMES, kind

RULES = [families.about(name).usual for name in families.found()]
HANDS = 8 if os.environ.get("WROBEL_LONG") else 1
JUDGE, STRONG = Judge(), make("strong")
Facts = dict[str, Any]


class Again:
    """One decision, looked at once more."""

    def __init__(self, moment: Moment, decision: Decision, won: int | None = None) -> None:
        self.moment = moment
        self.won = won  # what the win that was offered brings at the real table
        self.decision = decision
        self.view = moment.view.to_dict()
        self.options = moment.view.options
        self.own = self.view["players"][moment.player]
        self.by_text = {one.text: one for one in decision.candidates}
        self.best = self.by_text[decision.best]
        self.played = self.by_text[decision.played]

    def seen(self) -> Counter[str]:
        """All tiles the player sees, red fives as fives."""
        texts = [self.own["concealed"], *self.view["dora"]]
        for seat in self.view["players"]:
            texts += [meld["tiles"] for meld in seat["melds"] if meld["tiles"]]
            texts += [one["tile"] for one in seat["discards"] if one["claimed_by"] is None]
        return Counter(NAMES[kind(t)] for text in texts for t in read_tiles(text) if t < 37)

    def left(self, name: str) -> int:
        return max(0, 4 - self.seen()[name])

    def thrown(self, player: int) -> set[str]:
        """The kinds a player has discarded, claimed ones too."""
        river = self.view["players"][player]["discards"]
        return {NAMES[kind(read_tiles(one["tile"])[0])] for one in river}

    def hand_after(self, text: str) -> str:
        """The concealed tiles after a discard, and the sets."""
        tiles = list(read_tiles(self.own["concealed"]))
        words = text.split()
        if words[0] in ("discard", "riichi"):
            tiles.remove(read_tiles(words[1])[0])
        return "".join(NAMES[tile] for tile in tiles)

    def waits(self, text: str) -> set[str]:
        """What the hand waits for after an action, by the analysis of texts."""
        melds = "".join(f"[{meld['tiles']}]" for meld in self.own["melds"])
        hand = self.hand_after(text) + melds
        return set(wrobel.analyze(hand, rules=self.options.rules).waits)

    def distance(self, action: Action) -> int:
        """How far the hand is after an action, by the analysis of texts."""
        tiles = [kind(tile) for tile in read_tiles(self.own["concealed"])]
        sets = [[kind(tile) for tile in read_tiles(meld["tiles"])] for meld in self.own["melds"]]
        own = [kind(tile) for tile in action.tiles]
        for tile in own:
            tiles.remove(tile)
        if action.type == "added_kong":
            next(one for one in sets if one == own * 3).extend(own)
        elif action.type in CLAIMS:
            claimed = read_tiles(self.view["tile"] or "") if action.type != "closed_kong" else ()
            sets.append(sorted([*own, *map(kind, claimed)]))
        concealed, *shown = ("".join(NAMES[tile] for tile in one) for one in (tiles, *sets))
        hand = concealed + "".join(f"[{one}]" for one in shown)
        return int(wrobel.analyze(hand, rules=self.options.rules).distance)

    def score(self, text: str, win: str) -> dict[str, Any]:
        """The hand won on a discard."""
        winds = [seat["wind"] for seat in self.view["players"]]
        melds = []
        for meld in self.own["melds"]:
            one = {"kind": meld["kind"], "tiles": meld["tiles"]}
            one |= {"concealed": True} if meld["concealed"] else {"from": winds[meld["from"]]}
            melds.append(one | ({"added": True} if meld["added"] else {}))
        riichi = text.startswith("riichi") or self.own["riichi"]
        request: dict[str, Any] = {
            "rules": self.options.rules,
            "options": dict(self.options),
            "hand": self.hand_after(text),
            "win": win,
            "by": "discard",
            "melds": melds,
            "seat": self.own["wind"],
            "round": self.view["hand"][0],
            "flags": ["riichi"] if riichi else [],
        }
        if self.view["dora"]:
            request["dora"] = "".join(self.view["dora"])
        if self.own["bonus"]:
            request["bonus"] = self.own["bonus"]
        try:
            return wrobel.score(request).to_dict()
        except wrobel.WrobelError:
            return {"ok": False, "legal": False}


def helping(it: Again, facts: Facts) -> None:
    for tiles, accepts in (("tiles", "accepts"), ("other_tiles", "other_accepts")):
        if accepts in facts:
            assert sum(it.left(name) for name in facts[accepts]) == facts[tiles]


def helping_alike(it: Again, facts: Facts) -> None:
    helping(it, facts)
    assert set(it.best.accepts) == set(it.played.accepts)


def completing(it: Again, facts: Facts) -> None:
    waits = it.by_text[facts["action"]].accepts
    scored = {NAMES[this]: it.score(facts["action"], NAMES[this]) for this in waits}
    good = {name: one for name, one in scored.items() if one["ok"] and one["legal"]}
    assert facts["left"] == sum(it.left(name) for name in scored)
    assert facts["tiles"] == sum(it.left(name) for name in good)
    if "least" in facts:
        points = [int(one["points"]) for name, one in good.items() if it.left(name)]
        assert (facts["least"], facts["most"]) == (min(points), max(points))


def furiten(it: Again, facts: Facts) -> None:
    action = facts["action"]
    own = it.thrown(it.moment.player) | {action.split()[1].replace("0", "5")}
    out = {NAMES[tile] for tile in read_tiles(facts["out"])}
    assert out == own & it.waits(action) & set(facts["accepts"])
    assert out


def riichi_turn(it: Again, facts: Facts) -> None:
    river = it.view["players"][facts["player"]]["discards"]
    assert river[facts["turns"] - 1]["riichi"]
    assert facts["tile"] not in it.thrown(facts["player"])


def suji(it: Again, facts: Facts) -> None:
    near = {NAMES[tile] for tile in read_tiles(facts["near"])}
    assert near
    assert near <= it.thrown(facts["player"])
    for one in near:
        assert one[1] == facts["tile"][1]
        assert abs(int(one[0]) - int(facts["tile"][0])) == 3


def wall(it: Again, facts: Facts) -> None:
    for tile in read_tiles(facts["near"]):
        assert it.left(NAMES[tile]) == 0
        assert abs(tile - kind(read_tiles(facts["tile"])[0])) == 1


def honour_gone(it: Again, facts: Facts) -> None:
    assert it.seen()[facts["tile"]] == facts["seen"] >= 3


def own_discard(it: Again, facts: Facts) -> None:
    assert facts["tile"] in it.thrown(facts["player"])


def safe_held(it: Again, facts: Facts) -> None:
    held = {NAMES[kind(tile)] for tile in read_tiles(it.own["concealed"])}
    discarded = set().union(*(it.thrown(player) for player in range(4)))
    assert {NAMES[tile] for tile in read_tiles(facts["tiles"])} <= held & discarded


def open_sets(it: Again, facts: Facts) -> None:
    melds = it.view["players"][facts["player"]]["melds"]
    assert facts["sets"] == sum(not meld["concealed"] for meld in melds)
    turns = len(it.view["players"][facts["player"]]["discards"])
    assert facts["ready"] == pytest.approx(ready_with(it, facts["sets"], turns, facts["player"]))


def ready_with(it: Again, sets: int, turns: int, player: int) -> float:
    """How likely an open hand waits, as it was found: by its sets and discards."""
    bounds = {
        True: ((0.5, 0.0024, 0.01), (0.75, 0.0045, 0.05)),
        False: ((0.5, 0.002, 0.01), (0.65, 0.0032, 0.04)),
    }[it.options.about.play.declares]
    straight = {True: (0.95, 0.3, 0.05), False: (0.9, 0.25, 0.04)}[it.options.about.play.declares]
    shown = len(it.view["players"][player]["melds"])
    assert sets <= shown
    if shown >= 4:
        return 1.0
    if shown == 3:
        most, least, slope = straight
        return min(most, least + slope * turns)
    most, slope, least = bounds[shown - 1]
    return min(most, slope * turns * turns + least)


def flush(it: Again, facts: Facts) -> None:
    suits = {
        meld["tiles"][-1]
        for meld in it.view["players"][facts["player"]]["melds"]
        if meld["tiles"] and meld["tiles"][-1] != "z"
    }
    assert suits == {"mps"[facts["suit"]]}


def places(it: Again, facts: Facts) -> None:
    scores = it.view["scores"]
    own = scores[it.moment.player]
    assert facts["place"] == 1 + sum(score > own for score in scores)


def place_share(it: Again, facts: Facts) -> None:
    """What a point counts: from the results expected a little above and below."""
    places(it, facts)
    judge = Judge()
    judge.judge(it.moment.view)
    playouts = judge.playouts
    assert playouts is not None
    prospects = playouts.prospects
    own, step = it.moment.player, judging_of(it.options).swing / 40
    worth = []
    for sign in (1, -1):
        scores = [score - sign * step / 3 for score in it.view["scores"]]
        scores[own] = it.view["scores"][own] + sign * step
        worth.append(prospects.changed(scores, own))
    slope = (worth[0] - worth[1]) / (2 * step)
    assert facts["share"] == pytest.approx(slope / prospects.usual, rel=0.05)
    assert facts["hands"] == prospects.after


def place_won(it: Again, facts: Facts) -> None:
    scores = list(it.view["scores"])
    scores[it.moment.player] += facts["points"] + 1000 * it.view.get("deposits", 0)
    scores[facts["player"]] -= facts["points"]
    rank = sorted(scores, reverse=True).index(scores[it.moment.player]) + 1
    assert rank == facts["place"]


def place_lost(it: Again, facts: Facts) -> None:
    scores = list(it.view["scores"])
    scores[it.moment.player] -= facts["points"]
    scores[facts["player"]] += facts["points"]
    rank = sorted(scores, reverse=True).index(scores[it.moment.player]) + 1
    assert rank == facts["place"]


def chance(it: Again, facts: Facts) -> None:
    """From the definition: a logistic of what stands in ``rules/judging.py``."""
    for name, one in (("best", it.best), ("played", it.played)):
        assert facts[name] == one.chance
        if 0.0 < one.chance < 1.0:
            assert chance_of(it, one) == pytest.approx(one.chance, rel=1e-6)


def chance_of(it: Again, one: Any) -> float:
    about = it.options.about
    away = 6 if one.distance is None else max(one.distance, 0)
    known = sum(it.left(NAMES[this]) for this in one.accepts)
    assert known == (one.tiles or 0)
    tiles = log(1 + known)
    judged = JUDGE.judge(it.moment.view)
    draws = judged.evidence.draws / 18
    declared = one.action.type == "riichi" or bool(it.own["riichi"])
    claimed = any(not meld["concealed"] for meld in it.own["melds"])
    shown = claimed or one.action.type in ("chow", "pung", "kong")
    riichis = sum(
        bool(seat["riichi"])
        for player, seat in enumerate(it.view["players"])
        if player != it.moment.player
    )
    opinions = {
        (reason.action.type, reason.action.tiles): reason
        for reason in reversed(STRONG.explain(it.moment.view))
    }
    best = max(
        reason.score
        for key, reason in opinions.items()
        if reason.distance is not None and key[0] not in SETTLED
    )
    scale = 1.0 if about.play.declares else about.play.unit
    behind = min(max((best - one.opinion) / scale, 0.0), 6.0)
    values = [
        *(1.0, away == 0, away == 1, away == 2, away == 3),
        *(tiles * (away == 0), tiles * (away == 1), tiles * (away > 1)),
        *(draws, draws * (away == 0), draws * (away == 1)),
        *(declared, shown, riichis, judged.evidence.threat, behind),
    ]
    judging = judging_of(it.options)
    weighed = sum(w * v for w, v in zip(judging.chance, values, strict=True))
    return float(one.share) * came_true(judging.chance_curve, 1 / (1 + exp(-weighed)))


def came_true(curve: Any, stated: float) -> float:
    """Between the two points of a curve that lie around a chance."""
    below = max((point for point in curve if point[0] < stated), default=(0.0, 0.0))
    above = min((point for point in curve if point[0] >= stated), default=None)
    if above is None:
        return float(below[1] + stated - below[0])
    share = (stated - below[0]) / (above[0] - below[0])
    return float((1 - share) * below[1] + share * above[1])


SETTLED = ("win", "bonus_win", "tenpai", "noten", "nine_kinds", "expose")


def danger(it: Again, facts: Facts) -> None:
    """From the definition: that nobody wins on it, turned into what such chances came true as."""
    found = JUDGE.judge(it.moment.view).evidence
    judging = judging_of(it.options)
    for name, one in (("best", it.best), ("played", it.played)):
        assert facts[name] == one.danger
        if not one.danger:
            continue
        this = kind(one.action.tiles[0])
        risk = 1 - prod(1 - row[this] for row in found.risks)
        constant, slope = judging.danger
        weighed = constant + slope * log(risk / (1 - risk))
        stated = came_true(judging.danger_curve, 1 / (1 + exp(-weighed)))
        assert stated == pytest.approx(one.danger, rel=1e-6)


def worth(it: Again, facts: Facts) -> None:
    explained = {
        (reason.action.type, reason.action.tiles): reason.value
        for reason in STRONG.explain(it.moment.view)
    }
    for name, one in (("best", it.best), ("played", it.played)):
        told = explained[one.action.type, one.action.tiles]
        assert facts[name] == one.worth
        assert not told or told == pytest.approx(one.worth)


def cost(it: Again, facts: Facts) -> None:
    assert facts["loss"] == pytest.approx(it.best.value - it.played.value)
    assert facts["low"] <= facts["loss"] <= facts["high"]


def patterns(it: Again, facts: Facts) -> None:
    known = {pattern.id for pattern in wrobel.rules.rulesets.patterns_of(it.options.family)}
    named = facts.get("patterns") or [*facts["best"], *facts["played"]]
    assert named
    assert set(named) <= known
    by_action = {facts.get("action", it.best.text): facts.get("patterns") or facts["best"]}
    if "played" in facts:
        by_action[it.played.text] = facts["played"]
    for text, ids in by_action.items():
        one = it.by_text[text]
        if one.distance == 0 and one.action.type in ("discard", "riichi"):
            assert set(ids) <= usual_patterns(it, one)


def usual_patterns(it: Again, one: Any) -> set[str]:
    """The patterns of a third of the tiles that win on a discard."""
    found: Counter[str] = Counter()
    tiles = 0
    for this in one.accepts:
        scored = it.score(one.text, NAMES[this])
        if scored["ok"] and scored["legal"]:
            tiles += it.left(NAMES[this])
            found.update({fan["id"]: it.left(NAMES[this]) for fan in scored["fans"]})
    return {id for id, n in found.items() if 3 * n >= tiles}


def farther(it: Again, facts: Facts) -> None:
    far, near = (is_so_far(it, one) for one in (it.played, it.best))
    assert facts["steps"] == far - near > 0


def is_so_far(it: Again, one: Any) -> int:
    """The distance of a candidate: by the analysis of texts, where any hand may win.

    Where it takes a yaku, points or fan, the way may be longer, but never shorter.
    """
    counted = it.distance(one.action)
    closed = not any(not meld["concealed"] for meld in it.own["melds"])
    if it.options.about.play.declares and closed and one.action.type in ("discard", "riichi"):
        assert one.distance == counted
    assert one.distance >= counted
    return int(one.distance)


def nearer(it: Again, facts: Facts) -> None:
    far, near = (is_so_far(it, one) for one in (it.best, it.played))
    assert facts["steps"] == far - near > 0


def claim_stays(it: Again, facts: Facts) -> None:
    steps(it, facts)
    passing = it.by_text["pass"]
    assert is_so_far(it, passing) == facts["steps"]


def route(it: Again, facts: Facts) -> None:
    """A whole hand that may win, of which the best tile is no part, but the played one is."""
    held = Counter(NAMES[kind(tile)] for tile in read_tiles(it.own["concealed"]))
    target = Counter({NAMES[this]: n for this, n in enumerate(facts["tiles"]) if n})
    assert Counter(NAMES[this] for this in facts["needs"]) == target - held
    best, played = (one.text.split()[1] for one in (it.best, it.played))
    assert held[best] > target[best]
    assert held[played] <= target[played]
    melds = "".join(f"[{meld['tiles']}]" for meld in it.own["melds"])
    hand = "".join(target.elements()) + melds
    assert wrobel.analyze(hand, rules=it.options.rules).distance == -1
    assert facts["total"] >= it.options.about.minimum(it.options)
    known = {pattern.id for pattern in wrobel.rules.rulesets.patterns_of(it.options.family)}
    assert set(facts["patterns"]) <= known


def minimum(it: Again, facts: Facts) -> None:
    assert facts["minimum"] == it.options.about.minimum(it.options)


def steps(it: Again, facts: Facts) -> None:
    """Of the two the one that claims."""
    claims = [one for one in (it.best, it.played) if one.action.type in CLAIMS]
    assert facts["steps"] in {max(is_so_far(it, one), 0) for one in claims}


def same_plan(it: Again, facts: Facts) -> None:
    assert facts["event"] == it.decision.plan_since
    assert facts["event"] < it.decision.event


def dora_tile(it: Again, facts: Facts) -> None:
    """As often as an indicator stands before it."""
    before = [NEXT[NAMES[kind(read_tiles(text)[0])]] for text in it.view["dora"]]
    assert facts["dora"] == before.count(facts["tile"]) > 0


# What each kind makes dora: the next of its suit, wind or dragon.
ROUNDS = (*((suit, "123456789") for suit in "mps"), ("z", "1234"), ("z", "567"))
NEXT = {
    f"{rank}{suit}": f"{ranks[(i + 1) % len(ranks)]}{suit}"
    for suit, ranks in ROUNDS
    for i, rank in enumerate(ranks)
}
CLAIMS = ("chow", "pung", "kong", "closed_kong", "added_kong")


def liability(it: Again, facts: Facts) -> None:
    """The scorer charges the discarder alone for a hand that the shown sets allow."""
    seat = it.view["players"][facts["player"]]
    shown = [meld for meld in seat["melds"] if not meld["concealed"]]
    laid = [one["tile"] for player in it.view["players"] for one in player["discards"]]
    others = [meld["tiles"] for one in it.view["players"] for meld in one["melds"] if meld["tiles"]]
    lying = {NAMES[kind(tile)] for text in laid + others for tile in read_tiles(text)}
    sets = [(meld["kind"], meld["tiles"]) for meld in shown]
    fresh = facts["tile"] not in lying
    assert pays_alone(it.options, sets, facts["tile"], it.view["left"], fresh)


def danger_price(it: Again, facts: Facts) -> None:
    """What each opponent would cost, by how likely it is to be him."""
    found = JUDGE.judge(it.moment.view).evidence
    this = kind(read_tiles(facts["tile"])[0])
    shares = [row[this] for row in found.risks]
    mean = sum(share * loss for share, loss in zip(shares, found.loss, strict=True)) / sum(shares)
    assert facts["loss"] == pytest.approx(mean)
    assert facts["loss"] in {it.best.cost, it.played.cost}


def passed(it: Again, facts: Facts) -> None:
    assert facts["tile"] in set().union(*(it.thrown(player) for player in range(4)))


def dead_wait(it: Again, facts: Facts) -> None:
    assert facts["accepts"]
    assert not any(it.left(name) for name in facts["accepts"])


def won(it: Again, facts: Facts) -> None:
    """A real table pays the same, but for what lies hidden below the indicators."""
    assert it.won is not None
    if it.own["riichi"]:
        assert 0 < facts["points"] <= it.won
    else:
        assert facts["points"] == it.won


def limit(it: Again, facts: Facts) -> None:
    assert it.options.about.goal != "yaku"  # there a mangan may become a haneman
    action = facts["action"]
    scored = [it.score(action, NAMES[this]) for this in it.by_text[action].accepts]
    assert all(one["limit"] for one in scored if one["ok"] and one["legal"])


CHECKS: dict[str, Callable[[Again, Facts], None]] = {
    "helping": helping,
    "helping_alike": helping_alike,
    "waiting": helping,
    "waiting_both": helping,
    "waiting_alike": helping_alike,
    "farther": farther,
    "farther_pass": farther,
    "nearer": nearer,
    "route": route,
    "furiten_wait": furiten,
    "completing": completing,
    "completing_range": completing,
    "no_yaku": completing,
    "no_minimum": completing,
    "limit": limit,
    "patterns": patterns,
    "patterns_after": patterns,
    "chance": chance,
    "chance_alike": chance,
    "worth": worth,
    "worth_alike": worth,
    "danger": danger,
    "danger_alike": danger,
    "riichi_turn": riichi_turn,
    "open_sets": open_sets,
    "flush": flush,
    "own_discard": own_discard,
    "suji": suji,
    "wall": wall,
    "honour_gone": honour_gone,
    "safe_held": safe_held,
    "dora_tile": dora_tile,
    "minimum": minimum,
    "place": place_share,
    "last_hand": places,
    "place_won": place_won,
    "place_lost": place_lost,
    "cost": cost,
    "cost_sure": cost,
    "step_nearer": steps,
    "claim_waits": steps,
    "claim_stays": claim_stays,
    "kong_steps": steps,
    "kong_waits": steps,
    "same_plan": same_plan,
    "same_plan_more": same_plan,
    "liability": liability,
    "danger_price": danger_price,
    "passed": passed,
    "dead_wait": dead_wait,
    "missed_win": won,
    "win_too_small": won,
}
# Sentences that say what the rules say, without a number or a tile of the position.
PLAIN = {"furiten", "stick", "opens", "kong_draw", "showing", "bonus"}


def paid_at(table: Table | None, moment: Moment) -> int | None:
    """What the win brings that is offered, at a table of its own with the same tiles."""
    win = next((one for one in moment.view.legal if one.type == "win"), None)
    if table is None or win is None:
        return None
    other = fold(table.events)
    before = other.scores[moment.player]
    other.apply(moment.player, win)
    while other.phase not in ("hand_over", "match_over"):
        for player in other.to_act:
            action = next(one for one in other.legal(player) if one.type in ("pass", "noten"))
            other.apply(player, action)
    return other.scores[moment.player] - before


def test_every_sentence_has_its_second_path() -> None:
    assert set(SENTENCES) == set(CHECKS) | PLAIN


@pytest.mark.parametrize("rules", RULES)
def test_every_number_is_found_again(rules: str) -> None:
    log = game_of(game(rules, ("random", "efficient", "tsumogiri", "random"), HANDS, "again"))
    reviewer = Reviewer(log)
    reviewer.run()
    found = Moments(log)
    moments: dict[tuple[int, int, str], tuple[Moment, int | None]] = {}

    def listen(moment: Moment) -> None:
        key = moment.event, moment.player, moment.action.type
        moments[key] = moment, paid_at(found.table, moment)

    found.listener = listen
    for _ in found.by_hand():
        pass
    checked: Counter[str] = Counter()
    for decision in reviewer.review.decisions:
        type = decision.played.split()[0].replace("-", "_")
        moment, paid = moments[decision.event, decision.player, type]
        again = Again(moment, decision, paid)
        for said in decision.reasons:
            if said.id in CHECKS:
                CHECKS[said.id](again, dict(said.facts))
                checked[said.id] += 1
        if decision.verdict in FLAGGED:
            assert len(decision.reasons) >= 2
    assert checked["cost_sure"] > 2
    assert checked["chance"] > 2
