"""What the dicts of the next requests hold, looked at before it is needed."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.borrowed import (
        fetch_items,
        fetch_object,
        fetch_table,
        is_dict,
        item_of,
        list_size,
        take_items,
        text_of,
        text_size,
    )
    from wrobel.rules.codes import *
    from wrobel.rules.request_words import FIELD_WORDS

    RING = 8
    UNKNOWN = -2
    ROOM = 40
    MOST_FIELDS = 16
    MOST_MELD_FIELDS = 6


class Taken:
    """What the dicts of the next requests hold, looked at without references of one's own.

    It may be used only until anything of Python runs: who knows what that does to a dict.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.keys: list[Any] = [None] * (RING * ROOM)
            self.values: list[Any] = [None] * (RING * ROOM)
            self.places = [0] * (RING * ROOM)
            self.ends = [0] * RING
            self.melds: list[Any] = [None] * RING
            self.flags: list[Any] = [None] * RING
            self.meld_n = [0] * RING
            self.flag_n = [0] * RING
            self.meld_ends = [0] * (4 * RING)

    def take(self, slot: cython.int, fields: cython.p_void, before: cython.int) -> None:
        """The keys and values of a request.

        Its keys are often the same objects as those of the one before, if one is given.
        """
        i: cython.int
        back: cython.int = ROOM * (slot - before)
        known: cython.int = 0 if before < 0 else self.ends[before] + back
        self.ends[slot] = take_items(fields, self.keys, self.values, ROOM * slot, MOST_FIELDS)
        for i in range(ROOM * slot, self.ends[slot]):
            self.places[i] = UNKNOWN
            if i < known and self.keys[i] is self.keys[i - back]:
                self.places[i] = self.places[i - back]

    def sort(self, slot: cython.int) -> None:
        """What fields the keys are; with a strange one among them it ends before it begins."""
        i: cython.int
        place: cython.int
        self.meld_n[slot] = self.flag_n[slot] = 0
        for i in range(ROOM * slot, self.ends[slot]):
            place = self.places[i]
            if place == UNKNOWN:
                place = FIELD_WORDS.find(text_of(self.keys[i]), text_size(self.keys[i]))
                self.places[i] = place
            if place == FIELD_MELDS:
                self.melds[slot] = self.values[i]
                self.meld_n[slot] = list_size(self.values[i])
                if not 0 <= self.meld_n[slot] <= 4:
                    place = -1
            elif place == FIELD_FLAGS:
                self.flags[slot] = self.values[i]
                self.flag_n[slot] = list_size(self.values[i])
                if self.flag_n[slot] < 0:
                    place = -1
            if place < 0:
                self.meld_n[slot] = self.flag_n[slot] = 0
                self.ends[slot] = -1
                return

    def take_melds(self, slot: cython.int) -> None:
        """The keys and values of its melds."""
        i: cython.int
        for i in range(self.meld_n[slot]):
            self.meld_ends[4 * slot + i] = take_items(
                item_of(self.melds[slot], i),
                self.keys,
                self.values,
                ROOM * slot + MOST_FIELDS + MOST_MELD_FIELDS * i,
                MOST_MELD_FIELDS,
            )

    def look(
        self, given: cython.p_void, at: cython.long, start: cython.long, end: cython.long
    ) -> None:
        """A look ahead before request ``at``, where they lie all over the memory.

        Memory is asked for step by step, and looked at a request later: the dict, its table, its
        keys and values, the lists among them, the dicts of melds, their tables, their values.
        """
        if at + 7 < end:
            fetch_object(item_of(given, at + 7))
        if start <= at + 6 < end and is_dict(item_of(given, at + 6)):
            fetch_table(item_of(given, at + 6))
        if start <= at + 4 < end:
            self.sort((at + 4) % RING)
            self.fetch_lists((at + 4) % RING)
        if start <= at + 5 < end:
            self.take(
                (at + 5) % RING, item_of(given, at + 5), (at + 4) % RING if at + 4 >= start else -1
            )
            self.fetch_values((at + 5) % RING)
        if start <= at + 3 < end:
            self.fetch_their_items((at + 3) % RING)
        if start <= at + 2 < end:
            self.fetch_meld_tables((at + 2) % RING)
        if start <= at + 1 < end:
            self.take_melds((at + 1) % RING)
            self.fetch_meld_values((at + 1) % RING)

    def fetch_values(self, slot: cython.int) -> None:
        i: cython.int
        for i in range(ROOM * slot, self.ends[slot]):
            if self.places[i] == UNKNOWN:
                fetch_object(self.keys[i])
            if self.places[i] != FIELD_ID:  # which is not looked at
                fetch_object(self.values[i])

    def fetch_lists(self, slot: cython.int) -> None:
        if self.meld_n[slot] > 0:
            fetch_items(self.melds[slot])
        if self.flag_n[slot] > 0:
            fetch_items(self.flags[slot])

    def fetch_their_items(self, slot: cython.int) -> None:
        i: cython.int
        for i in range(self.meld_n[slot]):
            fetch_object(item_of(self.melds[slot], i))
        for i in range(self.flag_n[slot]):
            fetch_object(item_of(self.flags[slot], i))

    def fetch_meld_tables(self, slot: cython.int) -> None:
        i: cython.int
        for i in range(self.meld_n[slot]):
            if is_dict(item_of(self.melds[slot], i)):
                fetch_table(item_of(self.melds[slot], i))

    def fetch_meld_values(self, slot: cython.int) -> None:
        i: cython.int
        j: cython.int
        start: cython.int = ROOM * slot + MOST_FIELDS
        for i in range(self.meld_n[slot]):
            for j in range(start + MOST_MELD_FIELDS * i, self.meld_ends[4 * slot + i]):
                fetch_object(self.keys[j])
                fetch_object(self.values[j])
