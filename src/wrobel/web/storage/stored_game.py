"""A stored game: a header, the moves that were accepted, and the table they lead to.

The moves are enough: everything else follows from them and the seed. No input or output here.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from wrobel.errors import ActionError
from wrobel.logs.position import unpacked
from wrobel.table.actions import Action, read_action
from wrobel.table.possible import can, in_journal
from wrobel.table.table import Table, refusal
from wrobel.web.wire.http_types import Header

TABLE = -1  # the player of moves that nobody makes
NEXT = "next"
BACK = "back"
RULE = "rule "  # the ruling, whom it is about, points and the reason: of the referee who says so
OVER = ("hand_over", "match_over")
AGAIN = 1_000_000  # every take back starts a new million, so that no number comes twice
# A match ends with the hand in which it has so many: some rules know no end without a win.
MOST_MOVES = 20_000
STRIDE = 16  # moves between two copies of the table, for going back

Move = tuple[int, str]
RulingText = str


class Moment(NamedTuple):
    """A table as it was after so many moves and events."""

    moves: int
    events: int
    table: Table


class Game:
    """A table that can be told its moves one by one, or all again.

    >>> game = Game(Header("tenhou", {}, b"demo", ["human"] * 4, [""] * 4))
    >>> game.seq
    3
    >>> game.apply(0, str(game.table.legal(0)[0]))
    >>> game.table.held, game.seq
    (True, 4)
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries = 0  # of the journal, taken back or not
        self.backs = 0
        self.played = 0  # moves that were carried out, also again
        self.stood: dict[int, int] = {}  # by the number of a take back: the moves that remained
        self.start()

    def start(self) -> None:
        """Deal the first hand anew."""
        header = self.header
        holding = header.pause > 0
        if header.position is not None:
            self.table = unpacked(header.position).opened(header.names, holding)
        else:
            self.table = Table(
                header.rules,
                seed=header.seed,
                options=header.options,
                names=header.names,
                holding=holding,
                honour=header.honour,
            )
        self.moves: list[Move] = []
        self.moments: list[Moment] = []
        self.hands = 0
        self.begin_hand(0, 0)

    def begin_hand(self, entry: int, events: int) -> None:
        """A hand was dealt, by that entry of the journal, when there were so many events."""
        self.hands += 1
        self.hand_entry = entry
        self.hand_start = len(self.moves)  # its first move
        dealt = self.table.events_from(events)
        self.hand_event = events + [event["type"] for event in dealt].index("hand")
        self.moments.clear()
        self.remember()

    def remember(self) -> None:
        """Keep the table as it is, where somebody may want to come back to it."""
        if self.header.solo:
            moment = Moment(len(self.moves), self.table.event_count, self.table.copy())
            self.moments.append(moment)

    @property
    def seq(self) -> int:
        """The number of this state of the table; it only grows."""
        return self.backs * AGAIN + self.table.event_count

    @property
    def over(self) -> bool:
        """Will there be no other hand?"""
        phase = self.table.phase
        enough = self.header.hands is not None and self.hands >= self.header.hands
        enough |= len(self.moves) >= MOST_MOVES
        return phase == "match_over" or (phase == "hand_over" and enough)

    @property
    def full(self) -> bool:
        """Has the journal room only for the rest of the hand?"""
        return self.entries >= 2 * MOST_MOVES

    def wanted(self, player: int, action: dict[str, Any] | str) -> str:
        """The action that is meant, as the journal has it, or an error that says why there is none.

        Where faults are possible, that is whatever the table would take.
        """
        wanted, legal = read_action(action), self.table.legal(player)
        found: Action | None = self.table.find(wanted, legal)
        if self.header.honour and (found is None or not wanted.taken):
            found = wanted if can(self.table, player, wanted) else None
        if found is None:
            raise refusal(wanted, legal, player)
        return in_journal(found)

    def ruled(self, ruling: RulingText) -> Table:
        """The table as it would be after a ruling, or an error that says why there is none."""
        table = self.table.copy()
        if table.held:
            table.go_on()
        table.referee(*read_ruling(ruling))
        return table

    def apply(self, player: int, text: str) -> None:
        """Carry out a move of the journal."""
        if text.startswith(BACK):
            self.go_back(int(text.removeprefix(BACK)))
        else:
            self.play(player, text)
        self.entries += 1

    def play(self, player: int, text: str) -> None:
        """Carry out a move that goes forward."""
        self.played += 1
        if self.table.held:
            self.table.go_on()
        if player == TABLE:
            if self.over:
                raise ActionError("no_next_hand")
            events = self.table.event_count
            self.table.next_hand()
            self.moves.append((player, text))
            self.begin_hand(self.entries + 1, events)
            return
        if text.startswith(RULE):
            self.table.referee(*read_ruling(text))
        else:
            self.table.apply(player, text)
        self.moves.append((player, text))
        if (len(self.moves) - self.hand_start) % STRIDE == 0:
            self.remember()

    def go_back(self, count: int) -> None:
        """Stand as after so many moves, when the next one was asked for."""
        self.stood[self.backs] = count
        self.backs += 1
        self.rewind(count)
        if self.table.held:
            self.table.go_on()

    def rewind(self, count: int) -> None:
        """Go to the nearest moment that was kept, else to the start, and play on from there."""
        while self.moments and self.moments[-1].moves > count:
            self.moments.pop()
        if self.moments:
            moment = self.moments[-1]
            self.table.go_back(moment.table, moment.events)
            again = self.moves[moment.moves : count]
            del self.moves[moment.moves :]
        else:
            again = self.moves[:count]
            self.start()
        for player, text in again:
            self.play(player, text)

    def standing(self, backs: int) -> int:
        """How many of the first moves are as they were after so many take backs.

        >>> game = Game(Header("tenhou", {}, b"demo", ["human"] * 4, [""] * 4))
        >>> game.moves = [(0, "discard 1m")] * 5
        >>> game.standing(0)
        5
        """
        then = [self.stood.get(number, 0) for number in range(backs, self.backs)]
        return min([len(self.moves), *then])

    def last_move(self, player: int, passes: bool) -> int | None:
        """Where in the moves of this hand the player did something last; None: nowhere.

        What has shown the wall is over for good.
        """
        if self.table.phase in OVER:
            return None
        for place in range(len(self.moves) - 1, self.hand_start - 1, -1):
            mover, text = self.moves[place]
            if mover == player and (passes or text != "pass"):
                return place
        return None

    def summary(self) -> dict[str, Any]:
        """The hand and the scores, for lists of games."""
        view = self.table.view(0).to_dict()
        return {"hand": view["hand"], "scores": view["scores"]}


def write_ruling(ruling: str, player: int, points: int, why: str) -> RulingText:
    """A ruling as the journal has it.

    >>> read_ruling(write_ruling("dead_hand", 2, 0, "dead_wall"))
    ('dead_hand', 2, 0, 'dead_wall')
    """
    return f"{RULE}{ruling} {player} {points} {why}"


def read_ruling(text: RulingText) -> tuple[str, int, int, str]:
    """What the table's referee is told."""
    ruling, player, points, why = text.removeprefix(RULE).split(" ", 3)
    return ruling, int(player), int(points), why


def folded(journal: Iterable[Move]) -> list[Move]:
    """The moves of a journal that were not taken back.

    >>> folded([(0, "discard 1m"), (1, "pass"), (0, "back 0"), (0, "discard 2m")])
    [(0, 'discard 2m')]
    """
    moves: list[Move] = []
    for player, text in journal:
        if text.startswith(BACK):
            del moves[int(text.removeprefix(BACK)) :]
        else:
            moves.append((player, text))
    return moves


def open_view(table: Table) -> dict[str, Any]:
    """The table with all hands open, for those who watch bots."""
    views = [table.view(player).to_dict() for player in range(table.options.players)]
    found: dict[str, Any] = views[0]
    found["players"] = [view["players"][player] for player, view in enumerate(views)]
    found["drawn"] = views[found["turn"]]["drawn"]
    found.update(waits=[], furiten=False, legal=[])
    return found
