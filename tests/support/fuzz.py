"""Random and damaged input for everything that reads: never anything but an answer or an error.

``python -m tests.support.fuzz --seconds 600`` goes on for a while; the tests run a little of it.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

from tests.reference import hongkong, mcr, riichi
from tests.support import log_damage
from wrobel.analysis import analyze, distance
from wrobel.batch import score_lines, settle_lines
from wrobel.errors import WrobelError
from wrobel.notation import read_hand, read_mjai

CHARACTERS = '0123456789mpszfg[]()+ \t\nESWN🀀🀄🀢\u0000é\ud800x{}",:-'
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 2**70, 1.5, float("1e308"), "", "E", "X", "0p", "1f" * 99),
    *([], {}, [[]], ["E", "E"], {"E": 1}, [None], "🀄" * 3, "1" * 500, "\u0000", [1] * 50),
)


def damaged_text(rng: random.Random, text: str) -> str:
    """The text with a few characters changed, added, taken away or doubled."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        place = rng.randint(0, len(letters))
        action = rng.randrange(4)
        if action == 0 or not letters:
            letters.insert(place, rng.choice(CHARACTERS))
        elif action == 1:
            del letters[min(place, len(letters) - 1)]
        elif action == 2:
            letters[min(place, len(letters) - 1)] = rng.choice(CHARACTERS)
        else:
            letters[place:place] = letters[place : place + 3]
    return "".join(letters)


def damaged(rng: random.Random, value: Any) -> Any:
    """A JSON value with something in it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        changed = dict(value)
        key = rng.choice(list(changed))
        action = rng.randrange(4)
        if action == 0:
            del changed[key]
        elif action == 1:
            changed[rng.choice(["x", "", "from", "melds", "by", "kind"])] = rng.choice(JUNK)
        else:
            changed[key] = damaged(rng, changed[key])
        return changed
    if isinstance(value, list) and value and rng.random() < 0.8:
        listed = list(value)
        place = rng.randrange(len(listed))
        listed[place] = damaged(rng, listed[place])
        return listed + listed[:1] if rng.random() < 0.2 else listed
    if isinstance(value, str) and rng.random() < 0.7:
        return damaged_text(rng, value)
    return rng.choice(JUNK)


def requests(seed: int) -> list[dict[str, Any]]:
    """Good requests of all families to start from."""
    return [
        *islice(riichi.random_requests(seed, 40), 40),
        *islice(mcr.random_requests(seed, 40), 40),
        *islice(hongkong.random_requests(seed, 20, "old"), 20),
        *islice(hongkong.random_requests(seed, 20, "new"), 20),
    ]


def settlements(good: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Settlement requests of all kinds made of them."""
    found: list[dict[str, Any]] = []
    for request in good:
        win = {k: v for k, v in request.items() if k not in ("honba", "deposits", "rules")}
        options = win.pop("options", {})
        rules = {"rules": request["rules"], "options": options}
        found += [
            {**rules, "kind": "win", "wins": [win]},
            {**rules, "kind": "draw", "tenpai": ["E", "S"], "riichi": ["S"], "honba": 2},
            {**rules, "kind": "final", "scores": {"E": 40, "S": 30, "W": 30, "N": 0}},
            {**rules, "kind": "chombo", "by": ["S"]},
            {**rules, "kind": "nagashi", "by": ["S"], "tenpai": []},
        ]
    return found


def check_line(line: bytes, answer_lines: Callable[[list[bytes]], Any]) -> None:
    """One line in, one answer out: an object that says whether it is all right."""
    (answer,) = list(answer_lines([line]))
    found = json.loads(answer)
    if found["ok"] is False and not (found["error"]["code"] and found["error"]["message"]):
        raise AssertionError(answer)


def check_text(text: str) -> None:
    for reader in (read_hand, read_mjai, distance, analyze):
        try:
            reader(text)
        except WrobelError as error:
            if not error.message:
                raise


def step(rng: random.Random, scores: list[dict[str, Any]], ends: list[dict[str, Any]]) -> None:
    """A few bad inputs of every kind."""
    request = rng.choice(scores)
    for _ in range(rng.randint(1, 3)):
        request = damaged(rng, request)
    line = json.dumps(request).encode()
    check_line(line, score_lines)
    check_line(damaged_text(rng, line.decode()).encode("utf-8", "surrogatepass"), score_lines)
    end = damaged(rng, rng.choice(ends))
    check_line(json.dumps(end).encode(), settle_lines)
    check_line(rng.randbytes(rng.randint(0, 60)), settle_lines)
    hand = rng.choice(scores)["hand"]
    check_text(damaged_text(rng, hand))
    check_text("".join(rng.choice(CHARACTERS) for _ in range(rng.randint(0, 20))))
    if rng.random() < 0.2:
        log_damage.check(rng.randrange(10**9))


def run(seed: int, steps: int | None = None, seconds: float = 0) -> int:
    """Go on for so many steps, or for so many seconds; returns the steps made."""
    rng = random.Random(seed)
    scores = requests(seed)
    ends = settlements(scores)
    until = time.monotonic() + seconds
    done = 0
    while done < steps if steps is not None else time.monotonic() < until:
        step(rng, scores, ends)
        done += 1
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    sys.stdout.write(f"seed {arguments.seed}\n")
    done = run(arguments.seed, seconds=arguments.seconds)
    sys.stdout.write(f"{done} steps without a fault\n")


if __name__ == "__main__":
    main()
