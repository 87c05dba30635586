"""What happens at a Botzone table, told in our events.

Botzone plays one hand of MCR. The players are numbered by their winds; each draws from a wall
of their own, so the tiles left are not counted.
"""

from collections.abc import Sequence

from wrobel.errors import shown
from wrobel.logs.events import (
    AddedKong,
    Bonus,
    Chow,
    Claimed,
    ClosedKong,
    Discard,
    Draw,
    Kong,
    Pung,
    Value,
)
from wrobel.logs.foreign_tiles import FROM_BOTZONE, text_of
from wrobel.logs.game import Builder
from wrobel.logs.limits import Limits
from wrobel.tiles import WINDS

FORMAT = "botzone"
RULES = "mcr-cn98"
OPTIONS: dict[str, Value] = {"seat_changes": False}
LAYOUT = "botzone"


def hand_number(round: int) -> int:
    """Which hand of a match Botzone's is: the first of its round, in which player 0 deals."""
    return 4 * round + 1


class Table:
    """One game: remembers the tile on offer, which Botzone does not repeat."""

    def __init__(self, place: int, unit: str, limits: Limits) -> None:
        self.builder = Builder(FORMAT, unit, limits)
        self.builder.match(place, RULES, OPTIONS, layout=LAYOUT)
        self.offered: tuple[int, str] | None = None
        self.drawn: tuple[int, str | None] | None = None

    def tile(self, place: int, name: str) -> str:
        tile = FROM_BOTZONE.get(name)
        if tile is None:
            raise self.builder.fail(place, "log_no_tile", tile=shown(name[:20]))
        return tile

    def deal(
        self,
        place: int,
        round: int,
        hands: Sequence[Sequence[str] | None],
        flowers: Sequence[Sequence[str]],
    ) -> None:
        """Thirteen tiles for each, flowers already replaced."""
        shown = [
            None if hand is None else text_of(self.tile(place, name) for name in hand[:40])
            for hand in hands
        ]
        self.builder.hand(
            *(place, WINDS[round], 0, 0, 0, [0, 0, 0, 0], shown, []),
            left=None,
            number=hand_number(round),
        )
        for player, names in enumerate(flowers):
            for name in names:
                self.builder.add(place, Bonus(player, self.tile(place, name)))

    def draw(self, place: int, player: int, tile: str | None) -> None:
        self.builder.draw(place, player, tile)
        self.drawn = (player, tile)

    def flower(self, place: int, player: int, tile: str) -> None:
        """A flower was drawn and exposed."""
        self.builder.draw(place, player, tile)
        self.builder.add(place, Bonus(player, tile))
        self.builder.replacing()

    def play(self, place: int, player: int, tile: str) -> None:
        """A discard; whether an equal tile was drawn or held, Botzone does not say."""
        drawn: bool | None = None
        if self.drawn is None or self.drawn[1] not in {tile, None}:
            drawn = False
        self.builder.add(place, Discard(player, tile, drawn))
        self.offered, self.drawn = (player, tile), None

    def _claim(self, place: int) -> tuple[int, str]:
        if self.offered is None or not isinstance(self.builder.game.events[-1], Discard):
            raise self.builder.fail(place, "claim_without_discard")
        return self.offered

    def chow(self, place: int, player: int, middle: str) -> None:
        """A chow named by its middle tile."""
        giver, tile = self._claim(place)
        suit = middle[1]
        row = [f"{int(middle[0]) + step}{suit}" for step in (-1, 0, 1)]
        if suit not in "mps" or middle[0] in "19" or tile not in row:
            raise self.builder.fail(place, "botzone_no_chow", tile=tile, middle=middle)
        row.remove(tile)
        self.builder.add(place, Chow(player, giver, tile, text_of(row)))

    def pung(self, place: int, player: int) -> None:
        giver, tile = self._claim(place)
        self.builder.add(place, Pung(player, giver, tile, text_of([tile] * 2)))

    def kong(self, place: int, player: int) -> None:
        giver, tile = self._claim(place)
        self.builder.kong(place, Kong(player, giver, tile, text_of([tile] * 3)))

    def closed_kong(self, place: int, player: int, tile: str | None) -> None:
        tiles = None if tile is None else text_of([tile] * 4)
        self.builder.kong(place, ClosedKong(player, tiles))

    def added_kong(self, place: int, player: int, tile: str) -> None:
        self.builder.kong(place, AddedKong(player, tile))
        self.offered = (player, tile)

    def has_drawn(self, player: int) -> bool:
        last = self.builder.game.events[-1]
        return isinstance(last, Draw) and last.player == player

    def win(self, place: int, player: int, claimed: Claimed) -> None:
        """A win on what happened last."""
        giver = None
        if not self.has_drawn(player):
            if self.offered is None:
                raise self.builder.fail(place, "no_tile_to_win")
            giver = self.offered[0]
        self.builder.win(place, player, giver, claimed)

    def exhausted(self, place: int) -> None:
        self.builder.exhausted(place, None, None, None, [0, 0, 0, 0])
