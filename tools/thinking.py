"""Does thinking pay? ``python -m tools.thinking --rules hk-old --think 500 --deals 200``.

Every deal is played once by four ``strong``, and once more for each seat with a thinker there: the
same tiles, the same three others. What the thinker brings beyond what that seat brought without
thinking is the gain; deals in which no choice changes add nothing, not even noise. ``--by
judge`` lets the judge's playouts think instead of ``strong`` itself. What was played is kept in
``build/thinking``, so a run that was broken off goes on.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean, stdev

from wrobel import Action, Table, View
from wrobel.bots import Bot, make
from wrobel.bots.judge.judge import Judge

KEPT = Path(__file__).parent.parent / "build" / "thinking"
SEATS = range(4)
SURE = 1.96


class JudgeBot:
    """Does what the judge holds best after so many milliseconds' worth of playouts."""

    def __init__(self, think_ms: float) -> None:
        self.judge = Judge()
        self.think_ms = think_ms

    def choose(self, view: View) -> Action:
        """The best candidate."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.judge.judge(view, self.think_ms).best.action


def thinker(by: str, think_ms: float) -> Bot | JudgeBot:
    """Whoever thinks."""
    return JudgeBot(think_ms) if by == "judge" else make(by, think_ms=think_ms)


def play(rules: str, seed: str, thinking: int | None, one: Bot | JudgeBot) -> list[int]:
    """What a hand brings; ``thinking``: the seat of the thinker."""
    table = Table(rules, seed=seed, record=False)
    before = list(table.scores)
    plain = make("strong")
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            bot = one if player == thinking else plain
            table.apply(player, bot.choose(table.view(player)))
    return [after - start for after, start in zip(table.scores, before, strict=True)]


def gains(rules: str, by: str, think_ms: float, deals: int) -> list[float]:
    """What thinking brings a hand, deal by deal."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{rules}-{by}-{think_ms:g}.jsonl"
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    one = thinker(by, think_ms)
    with kept.open("a") as out:
        for deal in range(len(found), deals):
            seed = f"thinking-{deal}"
            plain = play(rules, seed, None, one)
            more = [play(rules, seed, seat, one)[seat] - plain[seat] for seat in SEATS]
            found.append(more)
            print(json.dumps(more), file=out, flush=True)
    return [fmean(more) for more in found[:deals]]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rules", required=True)
    words.add_argument("--by", default="strong", help="strong or judge")
    words.add_argument("--think", type=float, default=500)
    words.add_argument("--deals", type=int, default=100)
    asked = words.parse_args()
    found = gains(asked.rules, asked.by, asked.think, asked.deals)
    half = SURE * stdev(found) / len(found) ** 0.5
    changed = sum(gain != 0 for gain in found) / len(found)
    print(
        f"{asked.rules}, {asked.by} thinking {asked.think:g} ms: {fmean(found):+.2f} ± {half:.2f} "
        f"a hand over {len(found)} deals of four, {changed:.0%} of which came out otherwise"
    )


if __name__ == "__main__":
    main()
