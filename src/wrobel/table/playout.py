"""Random play: many hands as fast as the table goes, every one of them checked.

The random numbers are Lehmer's: each is the one before times 48271 modulo 2³¹ − 1. They fit
every machine and are the same compiled and interpreted.
"""

from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.state import fair
from wrobel.table.code_names import ENDS
from wrobel.table.table import make_family

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.rules.codes import *
    from wrobel.rules.family import Family
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.engine import Engine

FACTOR = 48271
MODULUS = 2147483647
TILES = 45


class Playout(Engine):
    """Plays hand after hand, match after match, with random moves.

    ``keen`` is how many times in a hundred an offered win or another rare move is taken before
    the others are considered. ``swaps`` is how many pairs of tiles change places in an ordered
    wall: few of them give hands rich in sets. 0 mixes the wall well.
    """

    def __init__(
        self, family: Family, seed: cython.int, keen: cython.int, swaps: cython.int
    ) -> None:
        i: cython.int
        super().__init__(family)
        if not cython.compiled:
            self.set_of_tiles = [0] * 144
            self.found = [0] * TILES
            self.expected = [0] * TILES
        self.chance = 1 + seed % (MODULUS - 1)
        self.keen = keen
        self.swaps = swaps
        self.moves_made = 0
        self.robbing = False
        self.stick = family.options.about.stick
        tiles = fair.tile_set(family.options.red_fives, family.tiles == 144)
        for i in range(TILES):
            self.expected[i] = 0
        for i in range(len(tiles)):
            self.set_of_tiles[i] = tiles[i]
            self.expected[tiles[i]] += 1
        self.begin_match()

    def below(self, n: cython.int) -> cython.int:
        """The next random number from 0 to n − 1."""
        self.chance = self.chance * FACTOR % MODULUS
        return self.chance % n

    def begin_match(self) -> None:
        i: cython.int
        self.state = State()
        self.state.number = 1
        self.family.start_match(self.state)
        self.total = 0
        for i in range(4):
            self.total += self.state.scores[i]

    def mix(self) -> None:
        """A new wall, in the order of its roles."""
        i: cython.int
        j: cython.int
        k: cython.int
        tile: cython.int
        state: State = self.state
        tiles: cython.int = self.family.tiles
        for i in range(tiles):
            state.wall[i] = self.set_of_tiles[i]
        for k in range(self.swaps or tiles - 1):
            i = self.below(tiles) if self.swaps else tiles - 1 - k
            j = self.below(tiles if self.swaps else i + 1)
            tile = state.wall[i]
            state.wall[i] = state.wall[j]
            state.wall[j] = tile

    def choose(self, n: cython.int) -> cython.int:
        """One of the n moves collected."""
        i: cython.int
        type: cython.int
        family: Family = self.family
        if self.keen and self.below(100) < self.keen:
            for i in range(n):
                type = family.moves[i] & ~ARGUMENT
                if type == RIICHI_MOVE or WIN_MOVE <= type <= BONUS_WIN_MOVE:
                    return family.moves[i]
        return family.moves[self.below(n)]

    def play_hand(self) -> None:
        """Deal and play a hand to its end."""
        n: cython.int
        player: cython.int
        self.mix()
        self.deal()
        player = self.first_asked()
        while player >= 0:
            n = self.collect(player)
            if n == 0:
                raise AssertionError(f"player {player} is asked and may do nothing")
            self.robbing = self.state.phase == ROB
            self.play(player, self.choose(n))
            self.moves_made += 1
            player = self.first_asked()
        self.check()

    def go_on(self) -> bool:
        """Make ready for the next hand; true if a new match begins."""
        if self.state.match_over:
            self.begin_match()
            return True
        self.family.advance(self.state)
        self.state.number += 1
        return False

    # What must hold at the end of every hand

    def check(self) -> None:
        """No point and no tile was lost or made."""
        i: cython.int
        state: State = self.state
        points: cython.longlong = self.stick * state.deposits
        for i in range(4):
            points += state.scores[i]
        if points != self.total:
            raise AssertionError(f"{points} points on the table instead of {self.total}")
        if state.phase != HAND_OVER and state.phase != MATCH_OVER:
            raise AssertionError(f"nobody is asked in phase {state.phase}")
        self.count_tiles()
        for i in range(TILES):
            if self.found[i] != self.expected[i]:
                raise AssertionError(f"there are {self.found[i]} tiles of number {i}")

    def count_tiles(self) -> None:
        """Count every tile where it is: hands, sets, discards, the rest of the wall."""
        i: cython.int
        player: cython.int
        state: State = self.state
        for i in range(TILES):
            self.found[i] = 0
        for player in range(4):
            for i in range(34):
                self.found[i] += state.hand[34 * player + i]
            for i in range(3):
                if state.reds[player] >> i & 1:
                    self.redden(i)
            for i in range(8):
                self.found[FIRST_BONUS + i] += state.flowers[player] >> i & 1
                self.found[FIRST_BONUS + i] += state.bonus[player] >> i & 1
            for i in range(4 * player, 4 * player + state.melds[player]):
                self.count_set(i)
            for i in range(48 * player, 48 * player + state.discards[player]):
                if state.discard_marks[i] & CLAIMED_MARK == 0:
                    self.found[state.discard[i]] += 1
        # a tile added to a pung and robbed has left the hand and reached no set
        if self.robbing and state.ended != NOT_ENDED and state.kong_form == ADDED_FORM:
            self.found[state.tile] += state.winners != 0 or state.abort == TRIPLE_RON
        self.count_wall()

    def redden(self, suit: cython.int) -> None:
        """One of the fives counted is the red one."""
        self.found[9 * suit + 4] -= 1
        self.found[FIRST_RED + suit] += 1

    def count_set(self, place: cython.int) -> None:
        state: State = self.state
        kind: cython.int = state.meld_kind[place]
        if state.meld_type[place] == CHOW:
            self.found[kind] += 1
            self.found[kind + 1] += 1
            self.found[kind + 2] += 1
        else:
            self.found[kind] += 2 + state.meld_type[place]
        if state.meld_reds[place]:
            self.redden(kind // 9)

    def count_wall(self) -> None:
        """What nobody has drawn."""
        i: cython.int
        player: cython.int
        state: State = self.state
        own: cython.int = self.family.tiles // 4
        if self.family.own_walls:
            for player in range(4):
                for i in range(own * player + state.own_front[player], own * player + own):
                    self.found[state.wall[i]] += 1
            return
        for i in range(state.front, state.back):
            self.found[state.wall[i]] += 1
        if state.revealed:  # a riichi wall: replacement tiles, then indicators
            for i in range(state.back + state.replaced, self.family.tiles):
                self.found[state.wall[i]] += 1


def random_hands(
    rules: str | Options,
    hands: int,
    seed: int = 1,
    *,
    keen: int = 0,
    swaps: int = 0,
    layout: str = "table",
) -> dict[str, int]:
    """Play so many random hands; how they ended, and how many moves and matches they took.

    >>> random_hands("tenhou", 40, keen=90, swaps=40)
    {'hands': 40, 'moves': 3135, 'matches': 4, 'self_draw': 2, 'discard': 11, 'draw': 27}
    """
    options = rules if isinstance(rules, Options) else rulesets.load(rules)
    play = Playout(make_family(options, layout), seed, keen, swaps)
    ended = [0] * len(ENDS)
    matches = 0
    for _ in range(hands):
        play.play_hand()
        ended[play.state.ended] += 1
        matches += play.go_on()
    counts = {"hands": hands, "moves": play.moves_made, "matches": matches}
    return counts | {ENDS[i]: count for i, count in enumerate(ended) if count}
