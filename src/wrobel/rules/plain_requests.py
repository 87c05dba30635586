"""The quick reader of score requests, given as dicts; ``plain_lines`` reads lines of JSON.

It reads what is plain and right, and gives up on anything else; ``Request`` then reads it again and
finds the words for what is wrong. Both must understand a plain request in the same way.
"""

from collections.abc import Iterable
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules import rulesets
from wrobel.rules.request import (
    BY,
    FIELD_NAMES,
    FLAGS,
    MELD_FIELDS,
    MELD_TYPES,
    MOST_COUNTERS,
    SEATS,
)

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.plain_text import (
        fetch_items,
        fetch_keys,
        fetch_object,
        lie_together,
        plain_number,
        plain_size,
        plain_text,
        same_text,
    )
    from wrobel.rules.borrowed import (
        fetch_text,
        list_of,
        object_of,
        take_items,
        text_of,
        text_size,
        truth_of,
    )
    from wrobel.rules.codes import *
    from wrobel.rules.request import Request
    from wrobel.scan import Tiles

    SLOTS = 128
    MOST_FIELDS = 24
    AHEAD = 16
    MELD_KIND, MELD_TILES, MELD_CONCEALED, MELD_ADDED, MELD_FROM = range(5)

QUICK: bool = cython.compiled  # interpreted it takes longer than ``Request``
PLAIN_FIELDS = FIELD_NAMES[: FIELD_NAMES.index("bonus") + 1]


class Words:
    """A few words, each with its number, found by their characters.

    >>> words = Words({"kong": 2, "pung": 1})
    >>> words.number("kong"), words.number("king"), words.number("kongs")
    (2, -1, -1)
    """

    def __init__(self, words: dict[str, int]) -> None:
        if not cython.compiled:
            self.slots = [0] * SLOTS
            self.starts = [0] * 33
            self.numbers = [0] * 33
            self.letters = bytearray(400)
        at: cython.int = 0
        i: cython.int = 0
        slot: cython.int
        for word, number in words.items():
            i += 1
            self.numbers[i] = number
            self.starts[i - 1] = at
            for letter in word.encode():
                self.letters[at] = letter
                at += 1
            slot = (len(word) + 5 * ord(word[0])) % SLOTS
            while self.slots[slot]:
                slot = (slot + 1) % SLOTS
            self.slots[slot] = i
        self.starts[i] = at

    def find(self, text: cython.p_uchar, size: cython.int) -> cython.int:
        """The number of this word, or −1."""
        slot: cython.int
        start: cython.int
        word: cython.int
        if size < 1:
            return -1
        slot = (size + 5 * text[0]) % SLOTS
        word = self.slots[slot]
        while word:
            start = self.starts[word - 1]
            if self.starts[word] - start == size and same_text(text, self.letters, start, size):
                return self.numbers[word]
            slot = (slot + 1) % SLOTS
            word = self.slots[slot]
        return -1

    def number(self, word: str) -> int:
        """``find`` for Python code."""
        return self.find(plain_text(word), plain_size(word))


_FIELDS = Words({name: place for place, name in enumerate(PLAIN_FIELDS) if name != "options"})
_MELD_FIELDS = Words({name: place for place, name in enumerate(MELD_FIELDS)})
_MELD_TYPES = Words(MELD_TYPES)
_BY = Words(BY)
_SEATS = Words(SEATS)
_FLAGS = Words(FLAGS)


class Reader:
    """Reads one request after the other, each into a ``Request`` that is given."""

    if not cython.compiled:
        options: Any
        scorer: Any
        keys: list[Any]
        values: list[Any]

    def __init__(self) -> None:
        if not cython.compiled:
            self.text = [b""] * 16
            self.size = [0] * 16
            self.meld_text = [b""] * 4
            self.meld_size = [0] * 4
            self.meld_type = [0] * 4
            self.meld_concealed = [False] * 4
            self.meld_added = [False] * 4
            self.meld_giver = [-1] * 4
            self.keys = [None] * (2 * MOST_FIELDS)
            self.values = [None] * (2 * MOST_FIELDS)
        self.tiles = Tiles()
        self.rules = b""
        self.options = None

    def begin(self) -> None:
        """Forget the last request."""
        self.given = self.flags = self.melds = self.honba = self.deposits = 0
        self.by = DISCARD
        self.seat = self.round = 0
        self.giver = -1

    # What both kinds of requests are made of

    def mark(self, place: cython.int) -> cython.bint:
        """Note that a field is there; False if it was before."""
        before: cython.int = self.given
        self.given |= 1 << place
        return self.given != before

    def take_text(self, place: cython.int, text: cython.p_uchar, size: cython.int) -> cython.bint:
        """The text of a field."""
        if place == FIELD_BY:
            self.by = _BY.find(text, size)
            return self.by >= 0
        if place == FIELD_SEAT:
            self.seat = _SEATS.find(text, size)
            return self.seat >= 0
        if place == FIELD_ROUND:
            self.round = _SEATS.find(text, size)
            return self.round >= 0
        if place == FIELD_FROM:
            self.giver = _SEATS.find(text, size)
            return self.giver >= 0
        self.text[place] = text
        self.size[place] = size
        return (TEXT_FIELDS >> place & 1) != 0

    def take_flag(self, text: cython.p_uchar, size: cython.int) -> cython.bint:
        flag: cython.int = _FLAGS.find(text, size)
        if flag < 0:
            return False
        self.flags |= flag
        return True

    def take_number(self, place: cython.int, number: cython.long) -> cython.bint:
        if not 0 <= number <= MOST_COUNTERS:
            return False
        if place == FIELD_HONBA:
            self.honba = number
        elif place == FIELD_DEPOSITS:
            self.deposits = number
        else:
            return False
        return True

    def begin_meld(self) -> cython.bint:
        if self.melds == 4:
            return False
        self.meld_type[self.melds] = -1
        self.meld_size[self.melds] = -1
        self.meld_concealed[self.melds] = False
        self.meld_added[self.melds] = False
        self.meld_giver[self.melds] = -1
        return True

    def take_meld_text(
        self, place: cython.int, text: cython.p_uchar, size: cython.int
    ) -> cython.bint:
        """The text of a field of the last meld."""
        i: cython.int = self.melds
        if place == MELD_KIND:
            self.meld_type[i] = _MELD_TYPES.find(text, size)
            return self.meld_type[i] >= 0
        if place == MELD_FROM:
            self.meld_giver[i] = _SEATS.find(text, size)
            return self.meld_giver[i] >= 0
        self.meld_text[i] = text
        self.meld_size[i] = size
        return place == MELD_TILES

    def take_meld_truth(self, place: cython.int, truth: cython.bint) -> cython.bint:
        if place == MELD_CONCEALED:
            self.meld_concealed[self.melds] = truth
        elif place == MELD_ADDED:
            self.meld_added[self.melds] = truth
        else:
            return False
        return True

    # From the pieces to the request

    def fill(self, request: Request) -> bool:
        """Put the pieces together; False if something is not plain, or wrong."""
        if not self.find_rules() or not self.fill_tiles(request):
            return False
        request.options = self.options
        request.scorer = self.scorer
        request.by = self.by
        request.seat = self.seat
        request.round = self.round
        request.giver = self.giver
        request.flags = self.flags
        request.honba = self.honba
        request.deposits = self.deposits
        request.liable = request.fed_by = request.tiles_left = request.fresh = -1
        request.exempt = False
        try:
            request.check_common()
            if self.given >> FIELD_BONUS & 1 or self.flags or self.by == ROBBED_KONG:
                self.scorer.check(request)
        except WrobelError:
            return False
        return True

    def find_rules(self) -> bool:
        """The ruleset, most often the same as before."""
        size: cython.int = self.size[FIELD_RULES] if self.given >> FIELD_RULES & 1 else 0
        if size == 0:
            return False
        if size != len(self.rules) or not same_text(self.text[FIELD_RULES], self.rules, 0, size):
            rules = bytes([self.text[FIELD_RULES][i] for i in range(size)])
            try:
                self.options = rulesets.load(rules.decode(), None)
            except WrobelError:
                return False
            self.rules = rules
            self.scorer = self.options.scorer
            self.red_fives = self.options.red_fives
            self.indicators = self.options.about.indicators
        return True

    def fill_tiles(self, request: Request) -> cython.bint:
        """Melds, hand, winning tile, indicators and bonus tiles."""
        i: cython.int
        for i in range(34):
            request.counts[i] = 0
            request.held[i] = 0
        request.reds = request.bonus = request.dora_n = request.ura_n = 0
        if not self.given >> FIELD_HAND & 1 or not self.given >> FIELD_WIN & 1:
            return False
        for i in range(self.melds):
            if not self.fill_meld(request, i):
                return False
        request.melds = self.melds
        if not self.tiles.scan(self.text[FIELD_HAND], self.size[FIELD_HAND]):
            return False
        if self.tiles.n != 13 - 3 * self.melds or not self.take_tiles(request, True):
            return False
        if not self.tiles.scan(self.text[FIELD_WIN], self.size[FIELD_WIN]) or self.tiles.n != 1:
            return False
        if not self.take_tiles(request, True):
            return False
        i = self.tiles.tile[0]
        request.win = i if i < 34 else 9 * (i - 34) + 4
        if request.reds and not self.red_fives:
            return False
        if self.given & (1 << FIELD_DORA | 1 << FIELD_URA) and not self.fill_indicators(request):
            return False
        return not self.given >> FIELD_BONUS & 1 or self.fill_bonus(request)

    def take_tiles(self, request: Request, concealed: cython.bint) -> cython.bint:
        """Put the tiles just read into the hand; False if there is no such copy left."""
        i: cython.int
        kind: cython.int
        for i in range(self.tiles.n):
            kind = self.tiles.tile[i]
            if kind >= 34:
                if kind >= 37 or request.reds >> (kind - 34) & 1:
                    return False
                request.reds |= 1 << (kind - 34)
                kind = 9 * (kind - 34) + 4
            if request.held[kind] == 4:
                return False
            request.held[kind] += 1
            if concealed:
                request.counts[kind] += 1
        return True

    def fill_meld(self, request: Request, i: cython.int) -> cython.bint:
        """One meld, if it is one."""
        type_: cython.int = self.meld_type[i]
        giver: cython.int = self.meld_giver[i]
        first: cython.int = 99
        last: cython.int = 0
        sum_: cython.int = 0
        j: cython.int
        kind: cython.int
        if type_ < 0 or self.meld_size[i] < 0:
            return False
        if not self.tiles.scan(self.meld_text[i], self.meld_size[i]):
            return False
        for j in range(self.tiles.n):
            kind = self.tiles.tile[j]
            if 34 <= kind < 37:
                kind = 9 * (kind - 34) + 4
            first = min(first, kind)
            last = max(last, kind)
            sum_ += kind
        if type_ == CHOW:
            if self.tiles.n != 3 or last != first + 2 or sum_ != 3 * first + 3:
                return False
            if first >= 27 or first % 9 > 6 or (giver >= 0 and giver != (self.seat + 3) % 4):
                return False
        elif self.tiles.n != type_ + 2 or first != last or first >= 34:
            return False
        if self.meld_concealed[i] or self.meld_added[i]:
            if type_ != KONG or (self.meld_concealed[i] and self.meld_added[i]):
                return False
            if self.meld_concealed[i] and giver >= 0:
                return False
        if giver == self.seat or not self.take_tiles(request, False):
            return False
        request.meld_kind[i] = first
        request.meld_type[i] = type_
        request.meld_concealed[i] = self.meld_concealed[i]
        request.meld_added[i] = self.meld_added[i]
        request.meld_giver[i] = giver
        return True

    def fill_indicators(self, request: Request) -> cython.bint:
        """Indicators count towards the four copies of a tile, but are not held."""
        turn: cython.int
        place: cython.int
        i: cython.int
        kind: cython.int
        reds: cython.int = request.reds
        in_riichi: cython.bint = self.flags & (RIICHI_FLAG | DOUBLE_RIICHI_FLAG) != 0
        for turn in range(2):
            place = FIELD_URA if turn else FIELD_DORA
            if not self.given >> place & 1:
                continue
            if not self.tiles.scan(self.text[place], self.size[place]) or self.tiles.n > 5:
                return False
            if not self.indicators or (turn and not in_riichi):
                continue
            if not self.take_tiles(request, False):
                return False
            for i in range(self.tiles.n):
                kind = self.tiles.tile[i]
                if kind >= 34:
                    if not self.red_fives:
                        return False
                    kind = 9 * (kind - 34) + 4
                if turn:
                    request.ura[i] = kind
                else:
                    request.dora[i] = kind
            if turn:
                request.ura_n = self.tiles.n
            else:
                request.dora_n = self.tiles.n
        for i in range(request.dora_n):
            request.held[request.dora[i]] -= 1
        for i in range(request.ura_n):
            request.held[request.ura[i]] -= 1
        request.reds = reds
        return True

    def fill_bonus(self, request: Request) -> cython.bint:
        i: cython.int
        place: cython.int
        if not self.tiles.scan(self.text[FIELD_BONUS], self.size[FIELD_BONUS]):
            return False
        for i in range(self.tiles.n):
            place = self.tiles.tile[i] - 37
            if place < 0 or request.bonus >> place & 1:
                return False
            request.bonus |= 1 << place
        return True

    # Requests as dicts

    def read_dict(self, request: Request, fields: dict[str, Any]) -> bool:
        """Read a request whose pieces are Python objects."""
        place: cython.int
        size: cython.int
        i: cython.int
        n: cython.int = take_items(fields, self.keys, self.values, 0, MOST_FIELDS)
        self.begin()
        request.fields = fields
        for i in range(n):
            size = text_size(self.keys[i])
            place = _FIELDS.find(text_of(self.keys[i]), size) if size > 0 else -1
            if place < 0 or not self.mark(place):
                return False
            if place == FIELD_ID:
                request.id = object_of(self.values[i])
            elif place == FIELD_MELDS:
                if not self.read_meld_dicts(list_of(self.values[i])):
                    return False
            elif place == FIELD_FLAGS:
                if not self.read_flag_texts(list_of(self.values[i])):
                    return False
            else:
                size = text_size(self.values[i])
                if size < 0:
                    if not self.take_number(place, plain_number(object_of(self.values[i]))):
                        return False
                elif not self.take_text(place, text_of(self.values[i]), size):
                    return False
        return n >= 0 and self.fill(request)

    def read_flag_texts(self, flags: list[Any] | None) -> bool:
        size: cython.int
        if flags is None:
            return False
        for flag in flags:
            size = plain_size(flag)
            if size < 0 or not self.take_flag(plain_text(flag), size):
                return False
        return True

    def read_meld_dicts(self, melds: list[Any] | None) -> bool:
        if melds is None:
            return False
        for meld in melds:
            if type(meld) is not dict or not self.begin_meld() or not self.read_meld_dict(meld):
                return False
            self.melds += 1
        return True

    def read_meld_dict(self, fields: dict[str, Any]) -> bool:
        place: cython.int
        size: cython.int
        i: cython.int
        n: cython.int = take_items(fields, self.keys, self.values, MOST_FIELDS, MOST_FIELDS)
        for i in range(MOST_FIELDS, n):
            size = text_size(self.keys[i])
            place = _MELD_FIELDS.find(text_of(self.keys[i]), size) if size > 0 else -1
            size = text_size(self.values[i])
            if size >= 0:
                if not self.take_meld_text(place, text_of(self.values[i]), size):
                    return False
            elif truth_of(self.values[i]) < 0 or not self.take_meld_truth(
                place, truth_of(self.values[i]) > 0
            ):
                return False
        return n >= 0


TEXT_FIELDS = sum(
    1 << FIELD_NAMES.index(name) for name in ("rules", "hand", "win", "dora", "ura", "bonus")
)


def blank() -> Request:
    """A request that a reader will fill."""
    request = Request.__new__(Request)
    if not cython.compiled:
        for name, size in (("counts", 34), ("held", 34), ("dora", 5), ("ura", 5)):
            setattr(request, name, [0] * size)
        for name in ("kind", "type", "concealed", "added", "giver"):
            setattr(request, f"meld_{name}", [0] * 4)
        request.id = None
    return request


class Fetcher:
    """Asks for the memory of the next requests step by step, where they lie all over it.

    What one look finds is there, and can be looked at, some requests later: a dict, its table, its
    values, the list of melds, their dicts, their tables, their values.
    """

    def __init__(self) -> None:
        self.melds: list[Any] = [None] * AHEAD
        if not cython.compiled:
            self.keys: list[Any] = [None] * MOST_FIELDS
            self.values: list[Any] = [None] * MOST_FIELDS

    def look(self, given: list[Any], i: cython.long, n: cython.long) -> None:
        """Before request ``i`` is read: look at those up to sixteen places on."""
        if i + AHEAD >= n or lie_together(given[i + 4], given[i + 5]):
            return
        fetch_object(given[i + AHEAD])
        if type(given[i + 12]) is dict:
            fetch_keys(given[i + 12])
        self.melds[(i + 9) % AHEAD] = None
        if type(given[i + 9]) is dict:
            fields: dict[str, Any] = given[i + 9]
            self.fetch_values(fields)
            self.melds[(i + 9) % AHEAD] = fields.get("melds")
        melds = self.melds[(i + 7) % AHEAD]
        if type(melds) is list:
            fetch_items(melds)
        self.fetch_melds(self.melds[(i + 5) % AHEAD], 0)
        self.fetch_melds(self.melds[(i + 3) % AHEAD], 1)
        self.fetch_melds(self.melds[(i + 1) % AHEAD], 2)

    def fetch_melds(self, melds: Any, step: cython.int) -> None:
        """Their dicts, the tables of those, or their values."""
        if type(melds) is not list:
            return
        for meld in melds:
            if step == 0:
                fetch_object(meld)
            elif type(meld) is dict:
                if step == 1:
                    fetch_keys(meld)
                else:
                    self.fetch_values(meld)

    def fetch_values(self, fields: dict[str, Any]) -> None:
        i: cython.int
        for i in range(take_items(fields, self.keys, self.values, 0, MOST_FIELDS)):
            fetch_text(self.keys[i])
            fetch_text(self.values[i])


def pack_all(requests: Iterable[Any]) -> list[Any]:
    """Read and check requests; one that cannot be read is replaced by its error."""
    given: list[Any] = requests if type(requests) is list else list(requests)
    ready: list[Any] = []
    reader = Reader()
    fetcher = Fetcher()
    n: cython.long = len(given)
    i: cython.long
    for i in range(n):
        item = given[i]
        if QUICK:
            fetcher.look(given, i, n)
        if isinstance(item, Request):
            ready.append(item)
            continue
        if QUICK and type(item) is dict:
            request = blank()
            if reader.read_dict(request, item):
                ready.append(request)
                continue
        try:
            ready.append(Request(item))
        except WrobelError as error:
            ready.append(error)
    return ready


__all__ = ["QUICK", "Reader", "Words", "blank", "pack_all"]
