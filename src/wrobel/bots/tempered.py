"""A player with habits: a bot beneath, whose opinion is coloured by a temper."""

from dataclasses import astuple, replace

from wrobel.bots.levels import Player, player_of
from wrobel.bots.reason_texts import habit_words
from wrobel.bots.reasons import Reason

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - only without Cython
    from wrobel import _cython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from wrobel.bots.candidates import Candidates
    from wrobel.bots.efficient import EfficientBot
    from wrobel.bots.scoring_bot import ScoringBot
    from wrobel.bots.strong.player import StrongBot
    from wrobel.rules.codes import *
    from wrobel.rules.family import kind_of
    from wrobel.shape.bits import lowest
    from wrobel.state.moves import *
    from wrobel.state.phases import *
    from wrobel.state.state import State
    from wrobel.table.view import View
else:
    from wrobel.bots.efficient import EfficientBot
    from wrobel.bots.strong.player import StrongBot

# The habits in the order of ``Temper``.
OVERLOOKS, PAIRS, COLOUR, GONE, GRABS, SILENT, CARE, HURRY, WORTH, HABITS = range(10)
NAMES = ("overlooks", "pairs", "colour", "gone", "grabs", "silent", "care", "hurry", "worth")
MOST_MOVES = 128
# What the best choice is worth where scores are log odds: choices so far behind are hardly made.
LOG_ODDS = 3.0
# Riichi that does not come to mind, in parts of the best.
FORGOTTEN = 10.0
# What one more helping tile seems to bring, in parts of the best.
SEEN_TILE = 0.02
# From so many tiles of a suit on somebody may fall in love with it.
MOSTLY = 6


class TemperedBot(ScoringBot):
    """Weighs as the bot beneath, then as habits will have it."""

    def __init__(self, player: Player, seed: str | bytes | int) -> None:
        i: cython.int
        super().__init__(player.name, seed)
        if not cython.compiled:
            self.habit = [0.0] * HABITS
            self.plain = [0.0] * MOST_MOVES
            self.shift = [0.0] * (HABITS * MOST_MOVES)
        self.learned = player.beneath == "strong"
        self.beneath: ScoringBot = (
            StrongBot(player.name, seed, None) if self.learned else EfficientBot(player.name, seed)
        )
        self.candidates = self.beneath.candidates
        self.sight = self.candidates.sight
        for i, amount in enumerate(astuple(player.temper)):
            self.habit[i] = amount
        self.fear = 1.0
        self.worry = 1.0

    def weigh(self, view: View) -> None:
        i: cython.int
        type: cython.int
        suit: cython.int
        blind: cython.bint
        scale: cython.double
        dearest: cython.double = 0.0
        choices: Candidates = self.candidates
        state: State
        self.beneath.weigh(view)
        state = self.sight.state
        for i in range(choices.n):
            self.plain[i] = choices.score[i]
            dearest = max(dearest, choices.value[i])
        for i in range(HABITS * MOST_MOVES):
            self.shift[i] = 0.0
        if self.settled():
            return
        scale = self.scale()
        suit = self.favourite()
        blind = self.dice(state, self.sight.player, 1000) < 1000.0 * self.habit[OVERLOOKS]
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == DISCARD_MOVE or type == RIICHI_MOVE:
                self.weigh_discard(i, scale, blind, suit, dearest)
                if type == RIICHI_MOVE:
                    self.move(i, HURRY, scale * self.habit[HURRY])
                    if self.mood(state, self.sight.player, 1000) < 1000.0 * self.habit[SILENT]:
                        self.move(i, SILENT, -FORGOTTEN * scale)
            elif type == CHOW_MOVE or type == PUNG_MOVE:
                self.move(i, GRABS, scale * self.habit[GRABS])
                self.move(i, HURRY, scale * self.habit[HURRY])

    def weigh_discard(
        self,
        i: cython.int,
        scale: cython.double,
        blind: cython.bint,
        suit: cython.int,
        dearest: cython.double,
    ) -> None:
        """What habits make of a discard."""
        kind: cython.int = kind_of(self.candidates.moves[i] & ARGUMENT & ~DRAWN)
        kinds: cython.ulonglong
        seen: cython.int = 0
        x: cython.int
        choices: Candidates = self.candidates
        if choices.moves[i] & ARGUMENT & ~DRAWN >= FIRST_BONUS:
            return
        if blind:
            self.move(i, OVERLOOKS, self.fear * choices.cost[i])
        self.move(i, CARE, -self.habit[CARE] * self.worry * choices.cost[i])
        if self.sight.counts[kind] == 2:
            self.move(i, PAIRS, -scale * self.habit[PAIRS])
        if kind < 27 and kind // 9 == suit:
            self.move(i, COLOUR, -scale * self.habit[COLOUR])
        if self.habit[GONE] > 0.0:
            kinds = choices.accept[i]
            while kinds:
                x = lowest(kinds)
                kinds &= kinds - 1
                seen += max(0, 4 - self.sight.counts[x] - self.sight.unseen[x])
            self.move(i, GONE, scale * self.habit[GONE] * SEEN_TILE * seen)
        if dearest > 0.0:
            self.move(i, WORTH, scale * self.habit[WORTH] * (choices.value[i] / dearest - 1.0))

    def move(self, place: cython.int, habit: cython.int, amount: cython.double) -> None:
        """A habit speaks for an action, or against it."""
        self.candidates.score[place] += amount
        self.shift[MOST_MOVES * habit + place] = amount

    def settled(self) -> cython.bint:
        """Nothing to have an opinion about: a win, a flower, a hand that has been declared."""
        i: cython.int
        type: cython.int
        choices: Candidates = self.candidates
        if self.sight.state.riichi[self.sight.player]:
            return True
        for i in range(choices.n):
            type = choices.moves[i] & ~ARGUMENT
            if type == WIN_MOVE or type == BONUS_WIN_MOVE:
                return True
            if type == EXPOSE_MOVE or type == TENPAI_MOVE:
                return True
        return False

    def scale(self) -> cython.double:
        """What the best choice is worth, in the unit of the scores; and what a danger counts.

        Scores that are points have the danger in them as it is; of log odds it is about ``fear``.
        """
        i: cython.int
        best: cython.double = 0.02 * self.sight.unit
        choices: Candidates = self.candidates
        if self.learned and self.sight.declares:
            self.fear = LOG_ODDS / self.sight.unit
            self.worry = 0.25 * self.fear
            return LOG_ODDS
        self.fear = self.worry = 1.0
        for i in range(choices.n):
            best = max(best, choices.score[i])
        return best

    def favourite(self) -> cython.int:
        """The suit that most tiles are of, or −1."""
        kind: cython.int
        suit: cython.int
        n: cython.int
        most: cython.int = MOSTLY - 1
        found: cython.int = -1
        for suit in range(3):
            n = 0
            for kind in range(9 * suit, 9 * suit + 9):
                n += self.sight.counts[kind]
            if n > most:
                most = n
                found = suit
        return found

    def mood(self, state: State, player: cython.int, sides: cython.int) -> cython.int:
        """A number from 0 to ``sides`` − 1 that stays the same for a whole hand."""
        mixed: cython.ulonglong = self.stir(self.salt, 4 * state.number + player)
        return (mixed >> 33) % sides

    def explain(self, view: View) -> list[Reason]:
        """As the bot beneath; of the choice also which habit led to it."""
        i: cython.int
        chosen: cython.int
        wise: cython.int = 0
        most: cython.double = 0.0
        slip: cython.int = -1
        found = super().explain(view)
        choices: Candidates = self.candidates
        chosen = choices.best()
        for i in range(1, choices.n):
            if self.plain[i] > self.plain[wise]:
                wise = i
        if chosen == wise:
            return found
        for i in range(HABITS):
            gain = self.shift[MOST_MOVES * i + chosen] - self.shift[MOST_MOVES * i + wise]
            if gain > most:
                most = gain
                slip = i
        name = NAMES[slip]
        words = habit_words(name, self.habit[slip] > 0.0)
        first = found[0]
        texts = {lang: f"{text} – {words[lang]}" for lang, text in first.texts.items()}
        return [replace(first, texts=texts, slip=name), *found[1:]]


def make(name: str, seed: str | bytes | int, _think_ms: float | None) -> TemperedBot:
    """The player of that name; habits are not thought over."""
    return TemperedBot(player_of(name), seed)
