"""The order of a tenhou6 hand, which only lists what each player took and discarded.

A turn is something taken (a tile drawn or claimed) with what was done then (a discard or a
kong). The search follows the discards; where a claim could be of this tile or of an equal one
later, it tries and comes back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wrobel.errors import LogError, shown
from wrobel.logs.foreign_tiles import FROM_TENHOU6

Item = int | str
Turn = tuple[int, int]

STEPS = 20_000  # a hand has about seventy, a search that comes back a few more
SAME_TILE = 60
LETTERS = "cpmka"
# Where the letter stands tells the giver: left, across, right, seats counted from the claimer.
GIVERS = {0: 3, 2: 2, 4: 1, 6: 1}


@dataclass(frozen=True, slots=True)
class Call:
    """A call string: ``c`` chow, ``p`` pung, ``m`` open, ``k`` added, ``a`` closed kong."""

    letter: str
    giver: int
    tile: str
    own: tuple[str, ...]


def read_call(text: str, place: str) -> Call:
    """A call string taken apart.

    >>> read_call("25p5225", "")
    Call(letter='p', giver=2, tile='0p', own=('5p', '5p'))
    """
    at = next((index for index, char in enumerate(text) if char in LETTERS), -1)
    digits = text[:at] + text[at + 1 :]
    pairs = [digits[i : i + 2] for i in range(0, len(digits), 2)]
    names = [FROM_TENHOU6.get(int(pair)) for pair in pairs if pair.isascii() and pair.isdigit()]
    tiles = [name for name in names if name is not None]
    size = 3 if text[at : at + 1] in {"c", "p"} else 4
    if at not in GIVERS or len(tiles) != size or len(digits) != 2 * size:
        raise LogError("tenhou6_no_call", place, text=shown(text[:20]))
    tile = tiles.pop(at // 2)
    return Call(text[at], GIVERS[at], tile, tuple(tiles))


class Turns:
    """The takes and discards of four players."""

    def __init__(
        self, place: str, takes: Sequence[Sequence[Item]], discards: Sequence[Sequence[Item]]
    ) -> None:
        self.place = place
        self.takes = takes
        self.discards = discards
        self.calls: dict[tuple[int, int], Call] = {
            (player, index): read_call(item, f"{place}, a take of player {player}")
            for player in range(4)
            for index, item in enumerate(takes[player])
            if isinstance(item, str)
        }

    def thrown(self, turn: Turn) -> str | None:
        """The tile that a turn discards, or ``None`` for a kong or an unfinished turn."""
        player, index = turn
        if index >= len(self.discards[player]):
            return None
        item = self.discards[player][index]
        if isinstance(item, str):
            if not item.startswith("r"):
                return None
            digits = item[1:]
            item = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 3 else -1
        if item == SAME_TILE:
            item = self.takes[player][index]
            return self.calls[turn].tile if isinstance(item, str) else FROM_TENHOU6.get(item, "")
        return FROM_TENHOU6.get(item, "") if item else None

    def in_order(self, dealer: int) -> list[Turn]:
        """The turns as they were played."""
        taken = [0, 0, 0, 0]
        turns: list[Turn] = []
        choices = [iter([(dealer, 0)] if self._is_draw(dealer, 0) else [])]
        dead: set[tuple[int, ...]] = set()
        lengths = list(map(len, self.takes))
        for _ in range(STEPS):
            if taken == lengths:
                return turns
            following = next(choices[-1], None)
            if following is None:
                choices.pop()
                if not turns:
                    break
                dead.add((turns[-1][0], *taken))
                player, index = turns.pop()
                taken[player] = index
                continue
            player, index = following
            taken[player] = index + 1
            if (player, *taken) in dead:
                taken[player] = index
            else:
                turns.append(following)
                choices.append(self._next(player, index, taken))
        raise LogError("tenhou6_turns", self.place)

    def _next(self, player: int, index: int, taken: list[int]) -> Iterator[Turn]:
        """The turns that can follow, claims first."""
        tile = self.thrown((player, index))
        if tile is None:
            done = index < len(self.discards[player])
            return iter([(player, index + 1)] if done and self._is_draw(player, index + 1) else [])
        turns: list[Turn] = []
        for step in (1, 2, 3):
            claimer = (player + step) % 4
            call = self.calls.get((claimer, taken[claimer]))
            if call and call.tile == tile and (claimer + call.giver) % 4 == player:
                turns.append((claimer, taken[claimer]))
        drawer = (player + 1) % 4
        if self._is_draw(drawer, taken[drawer]):
            turns.append((drawer, taken[drawer]))
        return iter(turns)

    def _is_draw(self, player: int, index: int) -> bool:
        return index < len(self.takes[player]) and not isinstance(self.takes[player][index], str)
