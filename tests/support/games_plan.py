"""What a script means, step by step: who draws when, and what is left to chance.

The planner walks through a script once, without the table, and writes down plain operations for
the run and the draws that the wall has to hold. It knows the order of turns, not the rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import wrobel
from tests.support.games import CLAIMS, OWN, SEATS, Deal, Game, ScriptError, Step
from wrobel.errors import TextError
from wrobel.notation import read_tile, read_tiles, write_tiles
from wrobel.rules.options import Options
from wrobel.tiles import BONUS, NAMES, kind

CLAIM_ORDER = {"wins": 0, "kongs": 1, "pungs": 1, "chows": 2}
END_CHECKS = {
    *("ends", "pays", "next", "points", "match", "final", "places", "table", "scores"),
    "deductions",
}
AFTERWARDS = {"ruled", "is dead", "is not dead"}  # about what the answers to a discard lead to


@dataclass(slots=True)
class Draw:
    """A tile taken from the wall; ``tile`` is None where any harmless one will do."""

    seat: str
    front: bool
    tile: int | None
    unwanted: frozenset[int]
    beside: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Op:
    """Something for the run to do: ``drew``, ``act``, ``pass``, ``finish`` or ``check``.

    ``draw`` is the number of the draw meant; ``claim`` tells whether a discard or kong lies there.
    """

    what: str
    step: Step
    seat: str = ""
    words: str = ""
    draw: int = -1
    claim: bool = False


@dataclass(slots=True)
class Seat:
    """What is known of one wind: the given tiles, how many others, the melds, the tile drawn."""

    known: list[int]
    unknown: int
    melds: list[list[int]] = field(default_factory=list)
    drawn: int | None = None

    def all_known(self) -> bool:
        return self.unknown == 0

    def take_out(self, tiles: Iterable[int]) -> None:
        for tile in tiles:
            if tile in self.known:
                self.known.remove(tile)
            else:
                self.unknown -= 1


class Planner:
    """Walks through one deal of a script."""

    def __init__(self, game: Game, deal: Deal, options: Options) -> None:
        self.game, self.deal, self.options = game, deal, options
        self.seats = {seat: self.dealt(seat) for seat in SEATS}
        self.turn, self.phase, self.front, self.opened = "E", "draw", True, False
        self.tile: int | None = None
        self.claims: list[Step] = []
        self.replacements = list(deal.replacements)
        self.left = wall_size(options) - 52 - dead_wall(options)
        self.draws: list[Draw] = []
        self.ops: list[Op] = []
        self.winning: list[int] = []
        self.step = Step(deal.line, "", "", "")

    def dealt(self, seat: str) -> Seat:
        tiles = self.deal.hands.get(seat, [])
        if len(tiles) > 13:
            raise self.game.wrong(self.deal.line, f"{seat} is dealt {len(tiles)} tiles, not 13")
        return Seat(list(tiles), 13 - len(tiles))

    def walk(self) -> None:
        """All steps of the deal; a hand left unfinished by the script stays so."""
        for step in self.deal.steps:
            self.step = step
            try:
                self.take(step)
            except TextError as error:
                raise self.wrong(str(error)) from error
        if self.phase == "window":
            self.resolve()

    def wrong(self, what: str) -> ScriptError:
        return self.game.wrong(self.step.line, what)

    def emit(self, what: str, seat: str = "", words: str = "", draw: int = -1) -> None:
        self.ops.append(Op(what, self.step, seat, words, draw, self.phase == "window"))

    def take(self, step: Step) -> None:
        if step.verb == "until":
            self.until(int(step.words))
        elif step.verb == "everyone passes":
            self.resolve()
        elif step.verb in OWN:
            self.own(step)
        elif step.verb in {"shows", "hides"}:
            self.resolve()
            self.emit("act", step.seat, {"shows": "tenpai", "hides": "noten"}[step.verb])
        elif step.verb in {*CLAIMS, "wins", "passes"}:
            self.answer(step)
        elif step.verb == "takes":
            if any(claim.seat == step.seat for claim in self.claims):
                self.resolve()
            self.emit("act", step.seat, "take")
        elif step.verb == "referee":
            self.emit("rule", words=step.words)
            self.fault(step.words.split()[0])
        else:
            self.check(step)

    def fault(self, ruling: str) -> None:
        """A fault ends the hand, but not in MCR; there the offender's hand is dead."""
        if ruling in {"chombo", "false-win"} and not self.goes_on():
            self.phase = "over"
            self.claims = []

    # Turns

    def own(self, step: Step) -> None:
        seat, verb = step.seat, step.verb
        self.reach(seat)
        if verb == "draws":
            if self.phase != "draw":
                raise self.wrong(f"{seat} has drawn already")
            self.draw(seat, read_tile(step.words))
            return
        if self.phase == "draw":
            wanted = step.words.split()[0] if verb in {"discards", "riichi"} else ""
            tile = read_tile(wanted) if wanted else None
            self.draw(seat, None if tile in self.seats[seat].known else tile)
        if verb in {"discards", "riichi"}:
            self.discard(seat, verb, step.words)
        else:
            self.special(seat, verb, step.words)

    def reach(self, seat: str) -> None:
        """Plays harmless turns until it is the turn of ``seat``."""
        if self.phase == "window":
            self.resolve()
        for _ in range(4):
            if self.phase == "over":
                raise self.wrong("the hand is over")
            if self.turn == seat:
                return
            if self.phase != "draw":
                raise self.wrong(f"it is {self.turn}'s turn, and the script does not end it")
            self.harmless_turn()
            self.resolve()

    def harmless_turn(self) -> None:
        number = self.draw(self.turn, None)
        self.emit("act", self.turn, "discard drawn", number)
        self.seats[self.turn].drawn = None
        self.open_window(None)

    def until(self, left: int) -> None:
        if self.phase == "window":
            self.resolve()
        while self.left > left:
            if self.phase != "draw":
                raise self.wrong(f"harmless turns cannot begin in {self.turn}'s turn")
            if self.phase == "over":
                raise self.wrong("the hand is over")
            self.harmless_turn()
            if self.left > left:
                self.resolve()
        if self.left != left:
            raise self.wrong(f"{self.left} tiles are left already")

    def draw(self, seat: str, tile: int | None) -> int:
        """A draw in turn; tells the number of the draw that gave the tile now in hand."""
        self.note_draw(seat, tile)
        number = len(self.draws) - 1
        if not self.opened:
            self.opened = True
            self.opening_bonus()
            number = max(i for i, draw in enumerate(self.draws) if draw.seat == "E")
        elif tile is not None and tile >= BONUS and self.options.family == "hongkong":
            self.front = False
            return number
        self.phase = "act"
        return number

    def note_draw(self, seat: str, tile: int | None, front: bool | None = None) -> None:
        front = self.front if front is None else front
        if not front and tile is None and self.replacements:
            tile = self.replacements.pop(0)
        self.draws.append(Draw(seat, front, tile, self.unwanted()))
        if front or self.tail_shortens():
            self.left -= 1
        self.seats[seat].drawn = tile
        self.emit("drew", seat, draw=len(self.draws) - 1)

    def tail_shortens(self) -> bool:
        return self.options.family != "hongkong" or self.options["dead_wall"] != "fixed"

    def opening_bonus(self) -> None:
        """Dealt bonus tiles are replaced before the first turn, East beginning."""
        east = self.seats["E"]
        last, east.drawn = east.drawn, None
        self.keep(east, last, drew=True)
        chained = self.options.family != "mcr" or self.options["opening_flowers"] == "chained"
        waiting = {
            seat: [tile for tile in self.seats[seat].known if tile >= BONUS] for seat in SEATS
        }
        while any(waiting.values()):
            for seat in SEATS:
                player = self.seats[seat]
                mine, waiting[seat] = waiting[seat], []
                while mine:
                    player.known.remove(mine.pop(0))
                    self.note_draw(seat, None, front=False)
                    self.ops.pop()
                    got, player.drawn = player.drawn, None
                    self.keep(player, got, drew=True)
                    last = got if seat == "E" else last
                    if got is not None and got >= BONUS:
                        (mine if chained else waiting[seat]).append(got)
        east.take_out([] if last is None else [last])
        east.unknown -= last is None
        east.drawn = last

    def discard(self, seat: str, verb: str, words: str) -> None:
        player = self.seats[seat]
        text = words.split(maxsplit=1)[0]
        tile = read_tile(text)
        drawn, player.drawn = player.drawn, None
        if tile in player.known and not (drawn == tile and words.endswith("drawn")):
            player.known.remove(tile)
            if drawn is not None:
                player.known.append(drawn)
            elif self.phase == "act":
                player.unknown += 1
                self.draws[-1].beside = tuple(player.known)
        elif drawn != tile:
            raise self.wrong(f"{seat} is not known to hold {text}: {write_tiles(player.known)}")
        action = "riichi" if verb == "riichi" else "discard"
        self.emit("act", seat, f"{action} {words}")
        self.open_window(tile)

    @staticmethod
    def keep(player: Seat, drawn: int | None, drew: bool) -> None:
        if drawn is not None:
            player.known.append(drawn)
        elif drew:
            player.unknown += 1

    def special(self, seat: str, verb: str, words: str) -> None:
        player = self.seats[seat]
        if verb in {"aborts", "bonus-wins"}:
            self.emit("act", seat, {"aborts": "nine-kinds", "bonus-wins": "bonus-win"}[verb])
            self.phase = "over"
            return
        tile = read_tile(words)
        drawn, player.drawn = player.drawn, None
        self.keep(player, drawn, drew=True)
        if verb == "exposes":
            self.emit("act", seat, f"expose {words}")
            player.take_out([tile])
            self.phase, self.front = "draw", False
            return
        self.emit("act", seat, f"{verb[:-1]} {words}")
        if verb == "closed-kongs":
            same = [held for held in player.known if kind(held) == kind(tile)]
            player.take_out(same or [tile] * 4)
            player.melds.append([tile] * 4)
        else:
            player.take_out([tile])
        self.open_window(tile, kong=True)

    # Claims

    def open_window(self, tile: int | None, kong: bool = False) -> None:
        self.phase, self.tile, self.claims = "window", tile, []
        self.front = not kong

    def answer(self, step: Step) -> None:
        seat, verb = step.seat, step.verb
        if self.phase != "window":
            if verb != "wins":
                raise self.wrong(f"there is nothing to claim for {seat}")
            self.reach(seat)
            if self.phase == "draw":
                raise self.wrong(f"the script does not say what {seat} draws")
            self.emit("act", seat, "win")
            if step.false:
                self.fault("false-win")
                return
            self.win(seat, self.seats[seat].drawn)
            self.phase = "over"
            return
        text = {"wins": "win", "passes": "pass"}.get(verb, "")
        if not text:
            text = f"{verb[:-1]} {step.words or self.own_tiles(verb)}"
        self.emit("act", seat, text)
        if verb != "passes" and not (step.false and verb == "wins" and self.goes_on()):
            self.claims.append(step)

    def goes_on(self) -> bool:
        """Does the hand go on after a false win?"""
        return self.options.family == "mcr"

    def own_tiles(self, verb: str) -> str:
        if self.tile is None or verb == "chows":
            raise self.wrong("the script does not say which tiles are used")
        name = NAMES[kind(self.tile)]
        return name[0] * {"pungs": 2, "kongs": 3}[verb] + name[1]

    def win(self, seat: str, tile: int | None) -> None:
        player = self.seats[seat]
        self.winning += [*player.known, *(part for meld in player.melds for part in meld)]
        self.winning += [] if tile is None else [tile]

    def resolve(self) -> None:
        """Everyone else passes; the best claim is carried out, or the next player draws."""
        if self.phase != "window":
            return
        self.emit("pass")
        first = min((CLAIM_ORDER[claim.verb] for claim in self.claims), default=None)
        claims = [claim for claim in self.claims if CLAIM_ORDER[claim.verb] == first]
        self.claims = []
        if first == 0:
            for claim in claims:
                if not claim.false:
                    self.win(claim.seat, self.tile)
            self.phase = "over"
        elif claims:
            self.claimed(claims[0])
        elif not self.front:
            self.phase = "draw"
        else:
            self.turn = SEATS[(SEATS.index(self.turn) + 1) % 4]
            self.phase = "draw" if self.left else "over"

    def claimed(self, claim: Step) -> None:
        player = self.seats[claim.seat]
        own = read_tiles(claim.words.removesuffix("untaken") or self.own_tiles(claim.verb))
        player.take_out(own)
        player.melds.append([*own, *([] if self.tile is None else [self.tile])])
        player.unknown += claim.false  # such a hand waits for nothing
        self.turn = claim.seat
        kong = claim.verb == "kongs" and not claim.false
        self.phase = "draw" if kong else "drop"
        self.front = not kong

    # Expectations

    def check(self, step: Step) -> None:
        if self.phase == "window":
            claimer = any(claim.seat == step.seat for claim in self.claims)
            if step.verb in END_CHECKS | AFTERWARDS or claimer:
                self.resolve()
        if step.verb in END_CHECKS:
            self.emit("finish")
        self.emit("check", step.seat, step.words)

    # What nobody wants

    def unwanted(self) -> frozenset[int]:
        """The kinds that complete a hand known in full."""
        found = {kind(tile) for tile in self.deal.avoid}
        for player in self.seats.values():
            if player.all_known() and len(player.known) % 3 == 1:
                found |= waits(player, self.game.rules)
        return frozenset(found)


def waits(player: Seat, rules: str) -> set[int]:
    """The kinds a hand waits for, whatever it is worth."""
    if any(tile >= BONUS for tile in player.known):
        return set()
    text = write_tiles(player.known) + "".join(f"[{write_tiles(m[:3])}]" for m in player.melds)
    return {NAMES.index(name) for name in wrobel.analyze(text, rules).waits}


def wall_size(options: Options) -> int:
    if options.family == "riichi":
        return 136 - 14
    if options.family == "mcr":
        return 144
    return 144 if options.is_on("bonus_tiles") else 136


def dead_wall(options: Options) -> int:
    if options.family != "hongkong" or options["dead_wall"] == "none":
        return 0
    return 14
