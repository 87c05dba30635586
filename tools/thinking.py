"""Does thinking pay? ``python -m tools.thinking --rules hk-old --think 500 --deals 200``.

Every deal is played once by four ``strong``, and once more for each seat with a thinker there: the
same tiles, the same three others. What the thinker brings beyond what that seat brought without
thinking is the gain; deals in which no choice changes add nothing, not even noise.

``--again N`` looks closer: the deals are played by four who do not think, and one seat is
asked what it would do after a thought. Where that is something else, both ways are played N times
to the end of the hand by four who do not think, every time with the same order of what is left in
the wall. So the chance of a hand weighs less, and what is told is the gain of one changed decision.
What was played is kept in ``build/thinking``, so a run that was broken off goes on.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from statistics import fmean, stdev

from wrobel import Action, Table
from wrobel.bots import Bot, make
from wrobel.sim.hand_loop import play_hand
from wrobel.state.fields import by_name, from_names
from wrobel.table.table import restored

KEPT = Path(__file__).parent.parent / "build" / "thinking"
SEATS = range(4)
SURE = 1.96
OVER = ("hand_over", "match_over")


def play(rules: str, seed: str, thinking: int | None, one: Bot) -> list[int]:
    """What a hand brings; ``thinking``: the seat of the thinker."""
    table = Table(rules, seed=seed, record=False)
    before = list(table.scores)
    plain = make("strong")
    play_hand(table, [one if player == thinking else plain for player in SEATS], False)
    return [after - start for after, start in zip(table.scores, before, strict=True)]


def whole(rules: str, deal: int, one: Bot, _again: int) -> list[list[float]]:
    """What thinking brings in each seat of a deal."""
    seed = f"thinking-{deal}"
    plain = play(rules, seed, None, one)
    return [[play(rules, seed, seat, one)[seat] - plain[seat] for seat in SEATS]]


def close_up(rules: str, deal: int, one: Bot, again: int) -> list[list[float]]:
    """The changed decisions of one seat in a deal: what each brings, try by try."""
    chance = random.Random(f"thinking-{deal}")
    table = Table(rules, seed=f"thinking-{deal}", record=False)
    plain = make("strong")
    seat = deal % len(SEATS)
    found = []
    while table.phase not in OVER:
        for player in table.to_act:
            view = table.view(player)
            choice = plain.choose(view)
            if player == seat and len(view.legal) > 1 and len(table.to_act) == 1:
                other = one.choose(view)
                if (other.type, other.tiles) != (choice.type, choice.tiles):
                    tries = [gain(table, player, other, choice, chance) for _ in range(again)]
                    found.append(tries)
            table.apply(player, choice)
    return found


def gain(table: Table, player: int, one: Action, other: Action, chance: random.Random) -> float:
    """What one action brings more than another, with what is left of the wall in a new order."""
    *parts, packed, _ = table.__reduce__()[1]
    fields = by_name(packed)
    start, end = fields["front"][0], fields["front"][0] + table.left
    rest = fields["wall"][start:end]
    chance.shuffle(rest)
    fields["wall"][start:end] = rest
    dealt = from_names(fields)
    bots = [make("strong") for _ in SEATS]
    scores = []
    for action in (one, other):
        way = restored(*(*parts, dealt, None))
        way.apply(player, action)
        if way.phase not in OVER:
            play_hand(way, bots, False)
        scores.append(way.scores[player])
    return float(scores[0] - scores[1])


def gains(rules: str, think_ms: float, deals: int, again: int) -> list[list[list[float]]]:
    """What thinking brings, deal by deal."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{rules}-{think_ms:g}-{again}.jsonl"
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    one = make("strong", think_ms=think_ms)
    with kept.open("a") as out:
        for deal in range(len(found), deals):
            found.append((close_up if again else whole)(rules, deal, one, again))
            print(json.dumps(found[-1]), file=out, flush=True)
    return found[:deals]


def told(values: list[float]) -> str:
    """A mean and its interval."""
    half = SURE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return f"{fmean(values):+.2f} ± {half:.2f}"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rules", required=True)
    words.add_argument("--think", type=float, default=500)
    words.add_argument("--deals", type=int, default=100)
    words.add_argument("--again", type=int, default=0, help="tries of a changed decision")
    asked = words.parse_args()
    found = gains(asked.rules, asked.think, asked.deals, asked.again)
    line = f"{asked.rules}, thinking {asked.think:g} ms, {len(found)} deals"
    if asked.again:
        changes = [fmean(tries) for deal in found for tries in deal]
        hands = [sum(fmean(tries) for tries in deal) for deal in found]
        print(
            f"{line}: {len(changes)} decisions changed, each {told(changes)}; a hand {told(hands)}"
        )
        return
    seats = [fmean(deal[0]) for deal in found]
    changed = sum(any(deal[0]) for deal in found) / len(found)
    print(f"{line} of four: {told(seats)} a hand; {changed:.0%} came out otherwise")


if __name__ == "__main__":
    main()
