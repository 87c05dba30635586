"""Which sets of a reading make a riichi yaku, as text."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from wrobel.rules.codes import KONG
from wrobel.rules.riichi.reading import DRAGONS, WINDS, Reading, Set

Sets = tuple[str, ...]


def texts(sets: Iterable[Set]) -> Sets:
    return tuple(one.text for one in sets)


def pungs_of(reading: Reading, kinds: Iterable[int]) -> Sets:
    """The pungs and kongs of these kinds, in the order of the kinds."""
    have = {one.kind: one.text for one in reading.pungs}
    return tuple(have[kind] for kind in kinds if kind in have)


def couples(reading: Reading) -> Sets:
    """Chows that are there twice, both of them."""
    starts = Counter(one.text for one in reading.chows)
    return tuple(text for text, count in starts.items() for _ in range(count // 2 * 2))


def together(sets: Sequence[Set], rows: Iterable[Sequence[int]]) -> Sets:
    """The first of these rows of kinds that is there as a whole."""
    have = {one.kind: one.text for one in sets}
    for row in rows:
        if have.keys() >= set(row):
            return tuple(have[kind] for kind in row)
    return ()


def hidden_pungs(reading: Reading) -> Sets:
    """Concealed ones; with one that a discard completed if it takes that to make three."""
    closed = texts(one for one in reading.pungs if reading.concealed(one))
    return closed if len(closed) == 3 else texts(one for one in reading.pungs if not one.exposed)


SAME_NUMBER = [(rank, 9 + rank, 18 + rank) for rank in range(9)]
STRAIGHTS = [(9 * suit, 9 * suit + 3, 9 * suit + 6) for suit in range(3)]
OF_SETS: dict[str, Callable[[Reading], Sets]] = {
    "chiitoitsu": lambda reading: tuple(group.tiles for group in reading.groups),
    "iipeikou": lambda reading: couples(reading)[:2],
    "ryanpeikou": couples,
    "sanshoku_doujun": lambda reading: together(reading.chows, SAME_NUMBER),
    "ittsuu": lambda reading: together(reading.chows, STRAIGHTS),
    "yakuhai_dragon": lambda reading: pungs_of(reading, DRAGONS),
    "yakuhai_seat": lambda reading: pungs_of(reading, [27 + reading.request.seat]),
    "yakuhai_round": lambda reading: pungs_of(reading, [27 + reading.request.round]),
    "shousangen": lambda reading: (*pungs_of(reading, DRAGONS), reading.pair_text),
    "sanshoku_doukou": lambda reading: together(reading.pungs, SAME_NUMBER),
    "sanankou": hidden_pungs,
    "sankantsu": lambda reading: texts(one for one in reading.sets if one.type == KONG),
    "toitoi": lambda reading: texts(reading.pungs),
    "suuankou": lambda reading: texts(reading.pungs),
    "suukantsu": lambda reading: texts(reading.pungs),
    "daisangen": lambda reading: pungs_of(reading, DRAGONS),
    "shousuushii": lambda reading: (*pungs_of(reading, WINDS), reading.pair_text),
    "daisuushii": lambda reading: pungs_of(reading, WINDS),
}


def made_of(reading: Reading, name: str) -> Sets:
    """The sets that make a yaku which is there; none where the whole hand does."""
    return OF_SETS[name](reading) if name in OF_SETS else ()
