"""Does the scorer charge the discarder alone? For a hand that shown sets allow."""

from collections import Counter
from typing import Any

import wrobel
from wrobel.notation import read_tiles
from wrobel.tiles import NAMES, kind


def pays_alone(
    options: Any, sets: list[tuple[str, str]], tile: str, left: int, fresh: bool
) -> bool:
    """Does West pay South alone for ``tile``, in a hand of these sets and more triplets?"""
    used = Counter(NAMES[kind(one)] for _, text in sets for one in read_tiles(text))
    suits = Counter(text[-1] for _, text in sets if text[-1] != "z")
    suit = suits.most_common(1)[0][0] if suits else "m"
    free = [f"{n}{suit}" for n in (2, 4, 6, 8, 3, 5, 7) if not used[f"{n}{suit}"]]
    closed = [name for name in free if name != tile][: 4 - len(sets)]
    request = {
        "rules": options.rules,
        "options": {**options, "min_fan": 0},
        "hand": "".join(3 * name for name in closed) + tile,
        "win": tile,
        "by": "discard",
        "from": "W",
        "melds": [{"kind": one, "tiles": text, "from": "E"} for one, text in sets],
        "seat": "S",
        "round": "E",
        "tiles_left": left,
        **({"fresh_tile": True} if fresh else {}),
    }
    paid = wrobel.score(request).to_dict()["payments"]
    return bool(paid["E"] == paid["N"] == 0)
