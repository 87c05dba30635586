"""The quick reader of score requests, given as dicts; ``plain_lines`` reads lines of JSON.

It reads what is plain and right, and gives up on anything else; ``Request`` then reads it again and
finds the words for what is wrong. Both must understand a plain request in the same way.
"""

from collections.abc import Iterable
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules import rulesets
from wrobel.rules.request import FIELD_NAMES, MOST_COUNTERS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.plain_text import line_text, plain_number, same_text
    from wrobel.rules.borrowed import (
        borrow,
        item_of,
        lie_together,
        object_of,
        text_of,
        text_size,
        truth_of,
    )
    from wrobel.rules.codes import *
    from wrobel.rules.request import Request
    from wrobel.rules.request_words import (
        BY_WORDS,
        FLAG_WORDS,
        MELD_FIELD_WORDS,
        MELD_TYPE_WORDS,
        SEAT_WORDS,
    )
    from wrobel.rules.scorer import Scorer
    from wrobel.rules.taken_requests import MOST_FIELDS, MOST_MELD_FIELDS, RING, ROOM, Taken
    from wrobel.scan import Tiles

    BLOCK = 64
    MELD_KIND, MELD_TILES, MELD_CONCEALED, MELD_ADDED, MELD_FROM = range(5)

QUICK: bool = cython.compiled  # interpreted it takes longer than ``Request``


class Reader:
    """Reads one request after the other, each into a ``Request`` that is given."""

    if not cython.compiled:
        options: Any
        scorer: Any

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
        self.tiles = Tiles()
        self.taken = Taken()
        self.rules = b""
        self.rules_n = 0
        self.options = None

    @cython.final
    def begin(self) -> None:
        """Forget the last request."""
        self.given = self.flags = self.melds = self.honba = self.deposits = 0
        self.by = DISCARD
        self.seat = self.round = 0
        self.giver = -1

    # What both kinds of requests are made of

    @cython.final
    def mark(self, place: cython.int) -> cython.bint:
        """Note that a field is there; False if it was before."""
        before: cython.int = self.given
        self.given |= 1 << place
        return self.given != before

    @cython.final
    def take_text(self, place: cython.int, text: cython.p_uchar, size: cython.int) -> cython.bint:
        """The text of a field."""
        if place == FIELD_BY:
            self.by = BY_WORDS.find(text, size)
            return self.by >= 0
        if place == FIELD_SEAT:
            self.seat = SEAT_WORDS.find(text, size)
            return self.seat >= 0
        if place == FIELD_ROUND:
            self.round = SEAT_WORDS.find(text, size)
            return self.round >= 0
        if place == FIELD_FROM:
            self.giver = SEAT_WORDS.find(text, size)
            return self.giver >= 0
        self.text[place] = text
        self.size[place] = size
        return (TEXT_FIELDS >> place & 1) != 0

    @cython.final
    def take_flag(self, text: cython.p_uchar, size: cython.int) -> cython.bint:
        flag: cython.int = FLAG_WORDS.find(text, size)
        if flag < 0:
            return False
        self.flags |= flag
        return True

    @cython.final
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

    @cython.final
    def begin_meld(self) -> cython.bint:
        if self.melds == 4:
            return False
        self.meld_type[self.melds] = -1
        self.meld_size[self.melds] = -1
        self.meld_concealed[self.melds] = False
        self.meld_added[self.melds] = False
        self.meld_giver[self.melds] = -1
        return True

    @cython.final
    def take_meld_text(
        self, place: cython.int, text: cython.p_uchar, size: cython.int
    ) -> cython.bint:
        """The text of a field of the last meld."""
        i: cython.int = self.melds
        if place == MELD_KIND:
            self.meld_type[i] = MELD_TYPE_WORDS.find(text, size)
            return self.meld_type[i] >= 0
        if place == MELD_FROM:
            self.meld_giver[i] = SEAT_WORDS.find(text, size)
            return self.meld_giver[i] >= 0
        self.meld_text[i] = text
        self.meld_size[i] = size
        return place == MELD_TILES

    @cython.final
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
        return self.find_rules() and self.put_together(request) and self.allowed(request)

    def find_rules(self) -> bool:
        """The ruleset, most often the same as before."""
        size: cython.int = self.size[FIELD_RULES] if self.given >> FIELD_RULES & 1 else 0
        if size == 0:
            return False
        if not self.same_rules():
            rules = bytes([self.text[FIELD_RULES][i] for i in range(size)])
            try:
                self.options = rulesets.load(rules.decode(), None)
            except WrobelError:
                return False
            self.rules = rules
            self.rules_n = size
            self.scorer = self.options.scorer
            self.red_fives = self.options.red_fives
            self.indicators = self.options.about.indicators
        return True

    @cython.final
    def same_rules(self) -> cython.bint:
        """Is it under the rules of the one before?"""
        size: cython.int = self.size[FIELD_RULES] if self.given >> FIELD_RULES & 1 else 0
        if size == 0 or size != self.rules_n:
            return False
        return same_text(self.text[FIELD_RULES], line_text(self.rules), 0, size)

    @cython.final
    def put_together(self, request: Request) -> cython.bint:
        """The request, without a look at what its facts mean together."""
        if not self.fill_tiles(request):
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
        return True

    @cython.final
    def allowed(self, request: Request) -> bool:
        """Can all its facts be together?"""
        scorer: Scorer = request.scorer
        try:
            request.check_common()
            if request.bonus or request.flags or request.by == ROBBED_KONG:
                scorer.check(request)
        except WrobelError:
            return False
        return True

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
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
        self.taken.take(0, borrow(fields), -1)
        self.taken.sort(0)
        self.taken.take_melds(0)
        request.fields = fields
        return self.read_taken(0) and self.fill(request)

    @cython.final
    def read_ahead(
        self, given: cython.p_void, start: cython.long, end: cython.long, made: list[Any]
    ) -> None:
        """Read the requests from ``start`` on that are under the same rules as the last one.

        The others are left without a scorer. Nothing of Python runs meanwhile: ``allowed`` has
        still to be asked.
        """
        at: cython.long
        for at in range(start - 7, end):
            self.taken.look(given, at, start, end)
            if at < start:
                continue
            request: Request = made[at]
            if self.read_taken(at % RING) and self.same_rules():
                request.fields = object_of(item_of(given, at))
                self.put_together(request)

    @cython.final
    def read_taken(self, slot: cython.int) -> cython.bint:
        """The pieces of a request that was looked at."""
        taken: Taken = self.taken
        place: cython.int
        size: cython.int
        i: cython.int
        self.begin()
        for i in range(ROOM * slot, taken.ends[slot]):
            place = taken.places[i]
            if place == FIELD_ID:
                continue  # anything goes, and it stays among the fields
            self.given |= 1 << place
            size = text_size(taken.values[i])
            if size >= 0:
                if not self.take_text(place, text_of(taken.values[i]), size):
                    return False
            elif place == FIELD_MELDS:
                pass  # they come last
            elif place == FIELD_FLAGS:
                if not self.read_flag_texts(slot):
                    return False
            elif not self.take_number(place, plain_number(object_of(taken.values[i]))):
                return False
        for i in range(taken.meld_n[slot]):
            if not self.begin_meld() or not self.read_meld_items(4 * slot + i):
                return False
            self.melds += 1
        return taken.ends[slot] >= 0

    @cython.final
    def read_flag_texts(self, slot: cython.int) -> cython.bint:
        taken: Taken = self.taken
        size: cython.int
        i: cython.int
        for i in range(taken.flag_n[slot]):
            size = text_size(item_of(taken.flags[slot], i))
            if size < 0 or not self.take_flag(text_of(item_of(taken.flags[slot], i)), size):
                return False
        return True

    @cython.final
    def read_meld_items(self, meld: cython.int) -> cython.bint:
        taken: Taken = self.taken
        place: cython.int
        size: cython.int
        i: cython.int
        start: cython.int = ROOM * (meld // 4) + MOST_FIELDS + MOST_MELD_FIELDS * (meld % 4)
        for i in range(start, taken.meld_ends[meld]):
            place = MELD_FIELD_WORDS.find(text_of(taken.keys[i]), text_size(taken.keys[i]))
            size = text_size(taken.values[i])
            if size >= 0:
                if not self.take_meld_text(place, text_of(taken.values[i]), size):
                    return False
            elif truth_of(taken.values[i]) < 0 or not self.take_meld_truth(
                place, truth_of(taken.values[i]) > 0
            ):
                return False
        return taken.meld_ends[meld] >= 0


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
    return request


def pack_one(reader: Reader, item: Any) -> Any:
    """Read and check a request; its error if it cannot be read."""
    if isinstance(item, Request):
        return item
    if QUICK and type(item) is dict:
        request = blank()
        if reader.read_dict(request, item):
            return request
    try:
        return Request(item)
    except WrobelError as error:
        return error


def pack_block(reader: Reader, given: list[Any], start: cython.long, ready: list[Any]) -> None:
    """Read and check the next requests together, where they lie all over the memory."""
    i: cython.long
    end: cython.long = min(start + BLOCK, len(given))
    for _ in range(start, end):
        ready.append(blank())
    reader.read_ahead(borrow(given), start, end, ready)
    for i in range(start, end):
        request: Request = ready[i]
        if request.scorer is None or not reader.allowed(request):
            ready[i] = pack_one(reader, given[i])


def pack_all(requests: Iterable[Any]) -> list[Any]:
    """Read and check requests; one that cannot be read is replaced by its error."""
    given: list[Any] = requests if type(requests) is list else list(requests)
    ready: list[Any] = []
    reader = Reader()
    n: cython.long = len(given)
    i: cython.long = 0
    while i < n:
        if i + 1 < n and not lie_together(item_of(borrow(given), i), item_of(borrow(given), i + 1)):
            pack_block(reader, given, i, ready)
            i += BLOCK
        else:
            ready.append(pack_one(reader, given[i]))
            i += 1
    return ready


__all__ = ["QUICK", "Reader", "Words", "blank", "pack_all"]
