"""A bot of an earlier version, for ``tools.earlier``: run with that version's own Python.

Lines in: ``{"deal": SEED, "rules": R, "options": {…}}`` begins a hand, ``{"moves": [[player,
action], …], "ask": player}`` plays on and asks; the answer is the action. It uses nothing but what
every version has.
"""

import json
import sys

from wrobel import Table
from wrobel.bots import make


def main() -> None:
    bot = make(sys.argv[1])
    table = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "deal" in asked:
            words = {"options": asked["options"]} if asked["options"] else {}
            table = Table(asked["rules"], seed=asked["deal"], record=False, **words)
            continue
        assert table is not None
        for player, text in asked["moves"]:
            table.apply(player, next(one for one in table.legal(player) if one.text == text))
        print(bot.choose(table.view(asked["ask"])).text, flush=True)


if __name__ == "__main__":
    main()
