"""A digest of many answers: distances, waits, readings, scores, games. The same in both modes."""

import hashlib
import json
import sys
from itertools import islice

import wrobel
from tests.reference import hongkong, mcr, riichi, shapes
from tests.support.table_play import SETTINGS, moments
from wrobel.batch import score_lines
from wrobel.shape.hand import FORMS, Shape
from wrobel.shape.readings import Readings

ALL_FORMS = sum(FORMS.values())


def games(found: "hashlib._Hash", seeds: int) -> None:
    """Every state of random games under all rules and options, then every event of them."""
    for setting in SETTINGS:
        for seed in range(seeds):
            for table in moments(setting, seed, hands=2):
                found.update(table.digest().encode())
            found.update(json.dumps(table.events).encode())


def digest(hands: int, requests: int, seeds: int) -> str:
    """One number for everything, in a fixed order."""
    found = hashlib.sha256()
    games(found, seeds)
    readings = Readings()
    for counts, _ in islice(shapes.random_hands(77, 10**6), hands):
        shape = Shape(counts)
        answers = [
            [shape.distance(bit) for bit in FORMS.values()],
            shape.discards(ALL_FORMS),
            readings.all(counts),
        ]
        found.update(repr(answers).encode())
    lines = [
        json.dumps(request).encode()
        for source in (
            riichi.random_requests(5, requests),
            mcr.random_requests(5, requests),
            hongkong.random_requests(5, requests, "old"),
            hongkong.random_requests(5, requests, "new"),
        )
        for request in source
    ]
    for answer in score_lines(lines):
        found.update(answer)
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{wrobel.mode()} {digest(*map(int, sys.argv[1:4]))}\n")
