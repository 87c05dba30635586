"""A winning hand with its circumstances, read and checked: what all scorers start from."""

from collections.abc import Mapping
from typing import Any

from wrobel.errors import HandError, TextError, WrobelError, shown
from wrobel.notation import Hand, Meld, make_meld, read_hand, read_tiles
from wrobel.rules import rulesets
from wrobel.tiles import NAMES, WINDS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.scan import Tiles

BY = {"self-draw": 0, "discard": 1, "robbed-kong": 2}
WAYS = tuple(BY)  # the same by their codes
MELD_TYPES = {"chow": 0, "pung": 1, "kong": 2}
SEATS = {"E": 0, "S": 1, "W": 2, "N": 3}
FLAGS = {
    "riichi": 1,
    "double_riichi": 2,
    "ippatsu": 4,
    "replacement": 8,
    "bonus_replacement": 16,
    "kong_on_kong": 32,
    "last_tile": 64,
    "first_turn": 128,
    "last_of_kind": 256,
}
# In the order of FIELD_ID and the following numbers.
FIELD_NAMES = (
    *("id", "rules", "options", "hand", "win", "by", "from", "melds", "seat", "round", "flags"),
    *("dora", "ura", "honba", "deposits", "bonus", "liable"),
    *("tiles_left", "seen", "fresh_tile", "fed_by", "exempt"),
)
FIELDS = {name: place for place, name in enumerate(FIELD_NAMES)}
MELD_FIELDS = dict.fromkeys(("kind", "tiles", "concealed", "added", "from"), True)
MOST_COUNTERS = 1_000_000

_TILES = Tiles()
_FIELDS = FIELDS
_MELD_FIELDS = MELD_FIELDS
_SEATS = SEATS
_NOTHING: list[Any] = []
_PLAIN: dict[str, Any] = {}  # the rulesets asked for without overrides


def load_text(text: object, field: str) -> cython.int:
    """Read the tiles of a field into ``_TILES``; returns how many."""
    if not isinstance(text, str):
        raise TextError("not_text", field, value=shown(text))
    if not _TILES.read(text):
        try:
            tiles = read_tiles(text)
        except TextError as error:
            raise error.at(field) from None
        if len(tiles) > 136:
            raise HandError("far_too_many", field, n=len(tiles))
        _TILES.put(tiles)
    return _TILES.n


def read_text(text: object, field: str) -> list[int]:
    """The tiles of a field as integers."""
    load_text(text, field)
    return _TILES.list()


def read_seat(value: object, field: str) -> cython.int:
    """E, S, W or N as 0 to 3; absent is −1."""
    if value is None:
        return -1
    seat = _SEATS.get(value) if isinstance(value, str) else None
    if seat is None:
        raise TextError("not_a_seat", field, value=shown(value))
    return seat


def read_number(value: object, field: str, most: int = MOST_COUNTERS) -> int:
    """A whole number from 0."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise TextError("not_from", field, least=0, value=shown(value))
    return value


def read_choice(value: object, field: str, choices: Any) -> cython.int:
    """One of a few words."""
    if value is None:
        raise TextError("missing_field", field)
    if not isinstance(value, str) or value not in choices:
        raise TextError("not_one_of", field, known=tuple(choices), value=shown(value))
    chosen: cython.int = choices[value]
    return chosen


def read_truth(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise TextError("not_truth", field, value=shown(value))
    return value


class Request:
    """One winning hand and what happened around it, valid under its ruleset.

    >>> Request({"rules": "tenhou", "hand": "123456m456p7892s", "win": "2s"}).win
    19
    """

    if not cython.compiled:
        options: Any
        scorer: Any
        values: list[Any]
        meld_fields: dict[str, Any]

    def __init__(self, fields: Mapping[str, Any]) -> None:
        if not cython.compiled:
            self.counts = [0] * 34
            self.held = [0] * 34
            self.meld_kind = [0] * 4
            self.meld_type = [0] * 4
            self.meld_concealed = [0] * 4
            self.meld_added = [0] * 4
            self.meld_giver = [-1] * 4
            self.dora = [0] * 5
            self.ura = [0] * 5
            self.melds = self.reds = self.dora_n = self.ura_n = self.bonus = 0
            self.flags = self.honba = self.deposits = 0
            self.exempt = False
        if not isinstance(fields, dict):
            raise TextError("request_not_object")
        self.fields = fields
        rare: cython.bint = self.sort_fields()
        self.read_rules()
        value = self.values[FIELD_BY]
        self.by = DISCARD if value is None else read_choice(value, "by", BY)
        value = self.values[FIELD_SEAT]
        self.seat = 0 if value is None else read_seat(value, "seat")
        value = self.values[FIELD_ROUND]
        self.round = 0 if value is None else read_seat(value, "round")
        self.giver = read_seat(self.values[FIELD_FROM], "from")
        flags = self.values[FIELD_FLAGS]
        if flags is not None:
            if not isinstance(flags, list):
                raise TextError("not_a_list", "flags")
            for flag in flags:
                self.flags |= read_choice(flag, "flags", FLAGS)
        value = self.values[FIELD_HONBA]
        if value is not None:
            self.honba = read_number(value, "honba")
        value = self.values[FIELD_DEPOSITS]
        if value is not None:
            self.deposits = read_number(value, "deposits")
        self.liable = self.fed_by = self.tiles_left = self.fresh = -1
        self.read_hand()
        if self.values[FIELD_DORA] is not None or self.values[FIELD_URA] is not None:
            self.read_indicators()
        if rare:
            self.read_facts()
        self.check_common()
        if rare or self.flags or self.by == ROBBED_KONG:
            self.scorer.check(self)
        self.values = _NOTHING

    @property
    def id(self) -> Any:
        """Whatever it is called by, or None."""
        return None if self.fields is None else self.fields.get("id")

    def sort_fields(self) -> cython.bint:
        """Put the fields' values into their places; says whether there are rare ones."""
        rare: cython.bint = False
        place: cython.int
        self.values = [None] * 22
        for field, value in self.fields.items():
            found = _FIELDS.get(field)
            if found is None:
                raise TextError("unknown_field", field=shown(field), known=FIELD_NAMES)
            place = found
            self.values[place] = value
            if place >= FIELD_BONUS:
                rare = True
        return rare

    def read_rules(self) -> None:
        rules = self.values[FIELD_RULES]
        overrides = self.values[FIELD_OPTIONS]
        if not isinstance(rules, str):
            raise TextError("no_rules_named", "rules")
        if overrides is not None and not isinstance(overrides, dict):
            raise TextError("not_an_object", "options")
        options: Any = None if overrides else _PLAIN.get(rules)
        if options is None:
            options = rulesets.load(rules, overrides)
            if not overrides:
                _PLAIN[rules] = options
        self.options = options
        self.scorer = options.scorer

    def take(self, tile: cython.int, concealed: cython.bint) -> cython.int:
        """Put a tile into the hand; 0, or what is wrong with it."""
        kind: cython.int = tile
        if tile >= 37:
            return 1
        if tile >= 34:
            kind = 9 * (tile - 34) + 4
            if self.reds >> (tile - 34) & 1:
                return 2
            self.reds |= 1 << (tile - 34)
        if self.held[kind] == 4:
            return 3
        self.held[kind] += 1
        if concealed:
            self.counts[kind] += 1
        return 0

    def take_loaded(self, concealed: cython.bint, field: str) -> None:
        """Put the tiles just read into the hand, or say what is wrong with one."""
        i: cython.int
        tile: cython.int
        problem: cython.int
        for i in range(_TILES.n):
            tile = _TILES.tile[i]
            problem = self.take(tile, concealed)
            if problem == 1:
                raise TextError("bonus_in_hand", field, tile=NAMES[tile])
            if problem == 2:
                raise HandError("second_red", field, tile=NAMES[tile])
            if problem == 3:
                raise HandError("fifth_tile", field, tile=NAMES[tile])

    def read_hand(self) -> None:
        """Concealed tiles, melds and the winning tile, with their copies counted."""
        text = self.values[FIELD_HAND]
        melds = self.values[FIELD_MELDS]
        tile: cython.int
        if text is None:
            raise TextError("missing_field", "hand")
        if melds is not None and not isinstance(melds, list):
            raise TextError("not_a_list", "melds")
        if melds:
            self.read_melds(melds)
        if not isinstance(text, str) or not _TILES.read(text):
            self.read_unusual_hand(text)
        if _TILES.n != 13 - 3 * self.melds:
            raise HandError(
                "hand_count", "hand", n=_TILES.n, melds=self.melds, wanted=13 - 3 * self.melds
            )
        self.take_loaded(True, "hand")
        if load_text(self.values[FIELD_WIN], "win") != 1:
            raise HandError("one_winning_tile", "win")
        self.take_loaded(True, "win")
        tile = _TILES.tile[0]
        self.win = tile if tile < 34 else 9 * (tile - 34) + 4
        if self.reds and not self.options.red_fives:
            raise TextError("no_reds", rules=self.options.rules)

    def read_unusual_hand(self, text: object) -> None:
        """A hand with melds in brackets, or with Unicode tiles, or with a mistake in it."""
        if not isinstance(text, str) or not ("[" in text or "(" in text):
            load_text(text, "hand")
            return
        if self.melds:
            raise TextError("melds_twice", "melds")
        try:
            hand = read_hand(text)
        except WrobelError as error:
            raise error.at("hand") from None
        for meld in hand.melds:
            _TILES.put(meld.tiles)
            self.add_meld(meld.kind, meld.concealed, meld.added, -1)
        _TILES.put(hand.concealed)

    def read_melds(self, melds: Any) -> None:
        """The melds given as objects; an error names its meld."""
        try:
            for entry in melds:
                self.read_meld(entry)
        except WrobelError as error:
            raise error.at(f"melds[{self.melds}]") from None

    def read_meld(self, meld: Any) -> None:
        if not isinstance(meld, dict):
            raise TextError("not_an_object")
        self.meld_fields = meld
        for field in self.meld_fields:
            if field not in _MELD_FIELDS:
                raise TextError("unknown_field", field=shown(field), known=tuple(_MELD_FIELDS))
        kind = self.meld_fields.get("kind")
        read_choice(kind, "kind", MELD_TYPES)
        value = self.meld_fields.get("concealed")
        concealed = value is not None and read_truth(value, "concealed")
        value = self.meld_fields.get("added")
        added = value is not None and read_truth(value, "added")
        load_text(self.meld_fields.get("tiles"), "tiles")
        self.add_meld(kind, concealed, added, read_seat(self.meld_fields.get("from"), "from"))

    def add_meld(
        self, kind: Any, concealed: cython.bint, added: cython.bint, giver: cython.int
    ) -> None:
        """A meld of the tiles just read."""
        i: cython.int = self.melds
        j: cython.int
        if i == 4:
            raise HandError("five_melds")
        type_: cython.int = MELD_TYPES[kind]
        first: cython.int = 99
        last: cython.int = 0
        sum_: cython.int = 0
        tile: cython.int
        k: cython.int
        good: cython.bint
        for j in range(_TILES.n):
            tile = _TILES.tile[j]
            k = 9 * (tile - 34) + 4 if 34 <= tile < 37 else tile
            first = min(first, k)
            last = max(last, k)
            sum_ += k
        if type_ == CHOW:
            good = _TILES.n == 3 and last == first + 2 and sum_ == 3 * first + 3
            good = good and first < 27 and first % 9 <= 6
        else:
            good = _TILES.n == type_ + 2 and first == last and first < 34
        if not good or ((concealed or added) and type_ != KONG) or (concealed and added):
            make_meld(kind, _TILES.list(), concealed=concealed, added=added)
            raise HandError("impossible_meld")
        if giver >= 0:
            if concealed:
                raise HandError("kong_given")
            if giver == self.seat:
                raise HandError("claimed_from_self")
            if type_ == CHOW and giver != (self.seat + 3) % 4:
                raise HandError("chow_from_left")
        self.take_loaded(False, "tiles")
        self.meld_kind[i] = first
        self.meld_type[i] = type_
        self.meld_concealed[i] = concealed
        self.meld_added[i] = added
        self.meld_giver[i] = giver
        self.melds = i + 1

    def read_indicators(self) -> None:
        """Indicators count towards the four copies of a tile, but are not held."""
        i: cython.int
        kind: cython.int
        turn: cython.int
        reds: cython.int = self.reds
        counted: cython.bint = self.options.about.indicators
        in_riichi: cython.bint = (self.flags & (RIICHI_FLAG | DOUBLE_RIICHI_FLAG)) != 0
        for turn in range(2):
            field = "ura" if turn else "dora"
            text = self.values[FIELD_URA if turn else FIELD_DORA]
            if text is None:
                continue
            if load_text(text, field) > 5:
                raise HandError("five_indicators", field)
            if not counted or (turn and not in_riichi):
                continue  # ignored
            self.take_loaded(False, field)
            for i in range(_TILES.n):
                kind = _TILES.tile[i]
                if kind >= 34:
                    if not self.options.red_fives:
                        raise TextError("no_reds", field, rules=self.options.rules)
                    kind = 9 * (kind - 34) + 4
                if turn:
                    self.ura[i] = kind
                else:
                    self.dora[i] = kind
            if turn:
                self.ura_n = _TILES.n
            else:
                self.dora_n = _TILES.n
        for i in range(self.dora_n):
            self.held[self.dora[i]] -= 1
        for i in range(self.ura_n):
            self.held[self.ura[i]] -= 1
        self.reds = reds

    def read_facts(self) -> None:
        """Bonus tiles and what the liabilities hang on."""
        tile: cython.int
        text = self.values[FIELD_BONUS]
        if text is not None:
            for tile in read_text(text, "bonus"):
                if tile < 37:
                    raise TextError("not_bonus", "bonus", tile=NAMES[tile])
                if self.bonus >> (tile - 37) & 1:
                    raise HandError("second_bonus", "bonus", tile=NAMES[tile])
                self.bonus |= 1 << (tile - 37)
        self.liable = read_seat(self.values[FIELD_LIABLE], "liable")
        if self.liable < 0 and "liable" in self.fields:  # null written out
            self.liable = NOBODY
        self.fed_by = read_seat(self.values[FIELD_FED_BY], "fed_by")
        value = self.values[FIELD_TILES_LEFT]
        self.tiles_left = -1 if value is None else read_number(value, "tiles_left", 144)
        value = self.values[FIELD_EXEMPT]
        self.exempt = False if value is None else read_truth(value, "exempt")
        value = self.values[FIELD_FRESH_TILE]
        self.fresh = -1 if value is None else int(read_truth(value, "fresh_tile"))
        value = self.values[FIELD_SEEN]
        if value is not None:
            self.read_seen(read_text(value, "seen"))

    def read_seen(self, tiles: list[int]) -> None:
        """Discards and other players' exposed tiles: is the winning tile new to the table?"""
        counted = [0] * 34
        for tile in tiles:
            if 34 <= tile < 37 and not self.options.red_fives:
                raise TextError("no_reds", "seen", rules=self.options.rules)
            if tile < 37:
                kind = tile if tile < 34 else 9 * (tile - 34) + 4
                counted[kind] += 1
                if counted[kind] + self.held[kind] > 4:
                    raise HandError("fifth_tile", "seen", tile=NAMES[kind])
        shown = counted[self.win] > 0 or self.held[self.win] > self.counts[self.win]
        if self.fresh >= 0 and self.fresh == shown:
            raise HandError("fresh_and_seen", "fresh_tile")
        self.fresh = not shown

    def check_common(self) -> None:
        """What cannot be under any rules."""
        i: cython.int
        kongs: cython.int = 0
        if self.by == SELF_DRAW:
            if self.giver >= 0:
                raise HandError("drawn_from_nobody", "from")
        elif self.giver == self.seat:
            raise HandError("from_winner", "from")
        if self.liable == self.seat or self.fed_by == self.seat:
            raise HandError("liable_winner", "liable")
        if not self.flags and self.by != ROBBED_KONG:
            return
        for i in range(self.melds):
            kongs += self.meld_type[i] == KONG
        late = self.flags & (REPLACEMENT_FLAG | BONUS_REPLACEMENT_FLAG | KONG_ON_KONG_FLAG)
        if late and self.by != SELF_DRAW:
            raise HandError("replacement_drawn", "flags")
        if self.flags & REPLACEMENT_FLAG and not kongs:
            raise HandError("no_kong", "flags")
        if self.flags & KONG_ON_KONG_FLAG and kongs < 2:
            raise HandError("no_two_kongs", "flags")
        if self.flags & BONUS_REPLACEMENT_FLAG and not self.bonus:
            raise HandError("no_bonus_tile", "flags")
        if self.by == ROBBED_KONG and self.held[self.win] > 1:
            raise HandError("robbed_copies", "by")
        if self.by == ROBBED_KONG:
            self.check_robbed_indicators()
        if self.flags & FIRST_TURN_FLAG and self.melds:
            # a closed kong may have been made where it interrupts nothing
            if self.open_hand() or self.options.get("closed_kong_interrupts", True):
                raise HandError("first_turn_set", "flags")
        if self.flags & FIRST_TURN_FLAG and self.flags & (
            REPLACEMENT_FLAG | KONG_ON_KONG_FLAG | LAST_TILE_FLAG
        ):
            raise HandError("first_turn_late", "flags")
        if self.flags & LAST_OF_KIND_FLAG and self.counts[self.win] > 1:
            raise HandError("another_copy", "flags")

    def check_robbed_indicators(self) -> None:
        """No indicator can be a copy of the robbed tile: all four are in the kong."""
        i: cython.int
        found: cython.bint = False
        for i in range(self.dora_n):
            found = found or self.dora[i] == self.win
        for i in range(self.ura_n):
            found = found or self.ura[i] == self.win
        if found:
            raise HandError("robbed_indicator", "dora", tile=NAMES[self.win])

    def open_hand(self) -> cython.bint:
        """Is some set exposed? Concealed kongs do not open a hand."""
        i: cython.int
        for i in range(self.melds):
            if not self.meld_concealed[i]:
                return True
        return False

    def is_open(self) -> bool:
        return self.open_hand()

    def has(self, flag: str) -> bool:
        return bool(self.flags & FLAGS[flag])

    def hand(self) -> Hand:
        """The concealed tiles (without the winning tile) and melds as objects."""
        text = self.fields["hand"]
        if "[" in text or "(" in text:
            return read_hand(text)
        melds = tuple(
            make_meld(
                entry["kind"],
                read_text(entry["tiles"], "melds"),
                concealed=entry.get("concealed", False),
                added=entry.get("added", False),
                giver=entry.get("from"),
            )
            for entry in self.fields.get("melds") or ()
        )
        return Hand(tuple(sorted(read_text(text, "hand"))), melds)

    def winning_tile(self) -> int:
        """The winning tile itself (a red five is told from a plain one)."""
        return read_text(self.fields["win"], "win")[0]

    def count(self, kind: int) -> int:
        """Concealed copies of a kind, the winning tile included."""
        return self.counts[kind]

    def copies(self, kind: int) -> int:
        """All copies of a kind in hand and melds, the winning tile included."""
        return self.held[kind]

    def meld(self, i: int) -> tuple[int, int, bool, bool, int]:
        """Kind, type, concealed, added and giver (−1 unknown) of a meld."""
        return (
            self.meld_kind[i],
            self.meld_type[i],
            bool(self.meld_concealed[i]),
            bool(self.meld_added[i]),
            self.meld_giver[i],
        )

    def __reduce__(self) -> tuple[type["Request"], tuple[dict[str, Any]]]:
        return Request, (self.fields,)

    def __repr__(self) -> str:
        return f"Request({self.fields!r})"


def seat_name(seat: int) -> str:
    return WINDS[seat]


def error_answer(identity: object, error: WrobelError) -> dict[str, Any]:
    """The answer to a request that cannot be scored."""
    return {"id": identity, "ok": False, "error": error.to_dict()}


__all__ = ["BY", "FLAGS", "WAYS", "Meld", "Request", "error_answer", "seat_name"]
