"""How often a bot does what a top bot did: ``python -m tests.support.agreement_botzone``.

Counted as ``agreement`` counts, in Botzone's recorded games, from which nothing is learned: every
discard with more than one kind to choose from, every discard that could be claimed as a set, every
turn in which a kong could be made.
"""

import argparse
from collections import Counter

from tests.support.agreement import KONGS, Comparison, summary
from tests.support.botzone_replay import replay
from tests.support.data import rows
from wrobel import Table

RECORDS = "mcr_botzone_selfplay"


class Beside(Comparison):
    """Listens to a game that is played again."""

    def hear(self, table: Table, player: int, text: str) -> None:
        """Ask the bot before an action of the record."""
        view = table.view(player)
        action = next(one for one in view.legal if one.text.removesuffix(" drawn") == text)
        if action.type in ("discard", *KONGS):
            self.compare_turn(view, action.to_dict())
        elif table.phase == "claim" and action.type != "win":
            self.compare_claim(view, action.to_dict())


def found_in(records: str, name: str, most: int | None = None) -> Counter[str]:
    """All games of a file, or the first ones."""
    beside = Beside(name)
    for game in list(rows(records))[:most]:
        replay(game, beside.hear)
    return beside.found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--bot", default="strong")
    words.add_argument("--records", default=RECORDS)
    asked = words.parse_args()
    print(summary(found_in(asked.records, asked.bot)))


if __name__ == "__main__":
    main()
