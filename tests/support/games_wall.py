"""Builds the wall of a scripted hand: the tiles the script names, and harmless ones elsewhere."""

from collections import Counter
from collections.abc import Callable, Iterable

import wrobel
from tests.support.games import SEATS, Deal, Game, ScriptError
from tests.support.games_plan import Planner, wall_size
from wrobel.notation import write_tiles
from wrobel.rules.options import Options
from wrobel.tiles import BONUS, NAMES, RED_FIVE, TILES, kind

OUTSIDE = frozenset({0, 8, 9, 17, 18, 26, *range(27, 34)})


class Filler:
    """Hands out tiles, the named ones first."""

    def __init__(self, game: Game, deal: Deal, options: Options, plan: Planner) -> None:
        self.game, self.deal, self.options, self.plan = game, deal, options, plan
        self.riichi = options.family == "riichi"
        self.size = 136 if self.riichi else wall_size(options)
        self.wall: list[int | None] = [None] * self.size
        self.pool = full_set(options)
        self.hands = {seat: deal.hands.get(seat, []) for seat in SEATS}
        self.places = self.draw_places()
        self.wanted = frozenset(kind(tile) for draw in plan.draws for tile in draw.unwanted)

    def wrong(self, what: str) -> ScriptError:
        return self.game.wrong(self.deal.line, what)

    def build(self) -> list[int]:
        """The wall in the order of its roles."""
        places = self.places
        dealt = {seat: places_of_hand(seat) for seat in SEATS}
        for seat, tiles in self.hands.items():
            for place, tile in zip(dealt[seat], tiles, strict=False):
                self.put(place, tile)
        for place, draw in zip(places, self.plan.draws, strict=True):
            if draw.tile is not None:
                self.put(place, draw.tile)
        if self.riichi:
            for first, named in ((126, self.deal.dora), (131, self.deal.ura)):
                for place, tile in enumerate(named, first):
                    self.put(place, tile)
            self.quiet_indicators()
        for seat in SEATS:
            self.fill_hand(seat, dealt[seat])
        for place, draw in zip(places, self.plan.draws, strict=True):
            if self.wall[place] is None:
                simple = draw.seat not in self.deal.outside
                self.fill_draw(place, draw.unwanted, draw.beside, simple)
        rest = [tile for tile in sorted(self.pool, reverse=True) for _ in range(self.pool[tile])]
        return [rest.pop() if tile is None else tile for tile in self.wall]

    def draw_places(self) -> list[int]:
        """Where each draw of the plan takes its tile."""
        taken = set(range(52))
        tail = iter(range(122, 126)) if self.riichi else iter(tail_order(self.size))
        places = []
        front = iter(range(52, 122 if self.riichi else self.size))
        for draw in self.plan.draws:
            places.append(
                next(place for place in (front if draw.front else tail) if place not in taken)
            )
            taken.add(places[-1])
        return places

    def put(self, place: int, tile: int) -> None:
        if self.pool[tile] == 0:
            raise self.wrong(f"the script names {NAMES[tile]} too often")
        self.pool[tile] -= 1
        self.wall[place] = tile

    def best(self, rate: Callable[[int], int | None]) -> int | None:
        """The tile of the pool with the lowest rating; None rates what must not be taken."""
        rated = [
            (rating, tile >= RED_FIVE, -self.pool[tile], tile)
            for tile in range(TILES)
            if self.pool[tile] and tile < BONUS and (rating := rate(tile)) is not None
        ]
        return min(rated)[-1] if rated else None

    def quiet_indicators(self) -> None:
        """Indicators nobody named show no dora in a winner's hand."""
        winning = {kind(tile) for tile in self.plan.winning}
        for place in range(126, 136):
            if self.wall[place] is not None:
                continue
            tile = self.best(lambda tile: None if dora(tile) in winning else tile not in OUTSIDE)
            if tile is None:
                raise self.wrong("no harmless indicator is left: name the indicators")
            self.put(place, tile)

    def fill_hand(self, seat: str, places: list[int]) -> None:
        """Adds tiles that fit neither each other nor the given ones."""
        hand = [*self.hands[seat]]
        for place in places[len(hand) :]:
            tile = self.best(lambda tile: self.rate_dealt(tile, hand))
            if tile is None:
                raise self.wrong("the tiles have run out")
            self.put(place, tile)
            hand.append(tile)
        plain = [tile for tile in hand if tile < BONUS]
        if len(hand) > len(self.hands[seat]) and len(plain) == 13:
            found = wrobel.analyze(write_tiles(plain), self.game.rules).distance
            if found < 1:
                raise self.wrong(f"{seat}'s hand came out ready: {write_tiles(plain)}")

    def rate_dealt(self, tile: int, hand: list[int]) -> int:
        spared = bool(self.deal.outside) and kind(tile) in OUTSIDE
        return 4 * fit(tile, hand) + 9 * spared - (kind(tile) in self.wanted)

    def fill_draw(
        self, place: int, unwanted: frozenset[int], beside: Iterable[int], simple: bool
    ) -> None:
        beside = list(beside)

        def rate(tile: int) -> int | None:
            if kind(tile) in unwanted and self.riichi:
                return None
            late = kind(tile) in unwanted  # no furiten here: the end of the wall may hold some
            return 99 * late + 4 * fit(tile, beside) + ((kind(tile) in OUTSIDE) == simple)

        tile = self.best(rate)
        if tile is None:
            raise self.wrong("no harmless tile is left to draw")
        self.put(place, tile)


def full_set(options: Options) -> Counter[int]:
    pool = Counter(dict.fromkeys(range(34), 4))
    if options.family == "riichi":
        if options["red_fives"]:
            for red in range(RED_FIVE, BONUS):
                pool[red] = 1
                pool[kind(red)] = 3
    elif wall_size(options) == 144:
        pool.update(range(BONUS, TILES))
    return pool


def places_of_hand(seat: str) -> list[int]:
    """Three blocks of four, then one tile, East first."""
    number = SEATS.index(seat)
    blocks = [range(16 * turn + 4 * number, 16 * turn + 4 * number + 4) for turn in range(3)]
    return [*(place for block in blocks for place in block), 48 + number]


def tail_order(size: int) -> Iterable[int]:
    """From the end of the wall, the upper tile of each stack first."""
    for lower in range(size - 1, 0, -2):
        yield lower - 1
        yield lower


def dora(indicator: int) -> int:
    """The kind that an indicator makes dora."""
    shown = kind(indicator)
    if shown < 27:
        return shown - 8 if shown % 9 == 8 else shown + 1
    if shown < 31:
        return 27 + (shown - 26) % 4
    return 31 + (shown - 30) % 3


def fit(tile: int, hand: list[int]) -> int:
    """How well a tile fits a hand: pairs and neighbours."""
    total = 0
    for other in map(kind, hand):
        if other == kind(tile):
            total += 3
        elif kind(tile) < 27 and other // 9 == kind(tile) // 9 and abs(other - kind(tile)) <= 2:
            total += 1
    return total
