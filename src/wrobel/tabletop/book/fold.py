"""The fold of a book: from its entries to scores, hands, places and problems.

Every entry is applied as a whole or not at all; one that cannot stand is a problem and changes
nothing. After each the scores, the sticks on the table and what penalties took out add up to the
start.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wrobel.errors import WrobelError
from wrobel.rules import families, rulesets
from wrobel.rules.settle import settle
from wrobel.rules.trace import Text
from wrobel.tabletop.book.book import STICK, Book, HandRow, Problem, plain
from wrobel.tabletop.book.corrections import Corrected, Slot, corrected, writer_of
from wrobel.tabletop.book.entries import (
    HANDS,
    LONGEST,
    Entry,
    EntryError,
    Reader,
    bad,
    problem_of,
)
from wrobel.tabletop.book.order import ordered
from wrobel.tabletop.book.settled import Settled, settle_entry
from wrobel.tabletop.problems import sentence_of
from wrobel.tiles import WINDS

NO_START = Text("The book has no start.", "Księga nie ma początku.")
SECOND_START = Text("The match has started already.", "Partia już się zaczęła.")
BAD_PLAYERS = Text("players must be {n} names.", "players to {n} imiona.")
OVER = Text("The match is over.", "Partia jest zakończona.")
CONFLICT = Text(
    "Hand {hand} was entered twice; one of the two must be voided.",
    "Rozdanie {hand} zapisano dwa razy; jeden z wpisów trzeba unieważnić.",
)
NO_STICKS = Text("These rules have no riichi sticks.", "W tych zasadach nie ma patyczków riichi.")
LAID_TWICE = Text(
    "That player has laid a stick in this hand already.",
    "Ten gracz już położył patyczek w tym rozdaniu.",
)
TOO_POOR = Text(
    "Who has less than 1000 points cannot declare riichi (riichi_needs_1000).",
    "Z mniej niż 1000 punktów nie można zgłosić riichi (riichi_needs_1000).",
)
NO_PENALTY = Text("A penalty of nothing is none.", "Kara zero punktów nie jest karą.")
BAD_TO = Text(
    "to must be nobody, others or another player's number.",
    "to musi być nobody, others albo numerem innego gracza.",
)
UNEVEN = Text(
    "{points} points cannot be shared evenly by {n} players.",
    "{points} punktów nie da się podzielić równo na {n} graczy.",
)
WRONG_SUM = Text(
    "The scores add up to {sum}; with sticks and penalties it must be {wanted}.",
    "Suma punktów to {sum}; z patyczkami i karami musi być {wanted}.",
)


def fold(raw: Iterable[object]) -> Book:
    """The state of a book; never raises, whatever the entries are."""
    entries, problems = ordered(raw)
    book = Book(problems=problems)
    start = next((entry for entry in entries if entry.type == "start"), None)
    players = players_of(start)
    found = corrected(entries, players, problems)
    book.writer = writer_of(entries)
    Fold(book, found).run()
    book.last = entries[-1].id if entries else None
    places = {entry.id: place for place, entry in enumerate(entries)}
    told = {(problem.id, problem.code, problem.text.say("en")): problem for problem in problems}
    book.problems = sorted(told.values(), key=lambda problem: places.get(problem.id or "", -1))
    return book


def players_of(start: Entry | None) -> int:
    """How many play; four until a start that can be read says so."""
    if start is None:
        return 4
    try:
        return int(load_rules(start.fields).players)
    except EntryError:
        return 4


def load_rules(fields: Mapping[str, Any]) -> Any:
    """The options of a start."""
    rules, options = fields.get("rules"), fields.get("options")
    try:
        if not isinstance(options, dict | None):
            raise bad(Text("options must be an object.", "options musi być obiektem."))
        return rulesets.load(str(rules), options)
    except WrobelError as error:
        raise EntryError(error.code, sentence_of(error)) from None


class Fold:
    """Applies the entries that count to a book, one by one."""

    def __init__(self, book: Book, found: Corrected) -> None:
        self.book = book
        self.slots = found.slots
        self.book.doubts = found.doubts
        self.book.confirmed = found.confirmed
        self.signatures = found.signed
        self.entered: dict[tuple[int, bool], str] = {}  # hand number, goes on → entry

    def run(self) -> None:
        for slot in self.slots:
            self.apply(slot)
        if self.book.options is None and not self.book.problems:
            self.book.problems.append(Problem(None, "no_start", NO_START))
        if self.book.over:
            self.finish()
        for entry in self.signatures:
            self.sign(entry)

    def apply(self, slot: Slot) -> None:
        """An entry in its newest form that can stand."""
        for change in slot.changes:
            new = {"type": slot.entry.type, **change.fields["entry"]}
            if self.tried(slot, change.id, new):
                return
        self.tried(slot, slot.entry.id, slot.entry.fields)

    def tried(self, slot: Slot, identity: str, fields: Mapping[str, Any]) -> bool:
        """Did it stand? Otherwise the problem says why not."""
        try:
            self.act(slot, fields)
        except EntryError as error:
            self.book.problems.append(problem_of(identity, error))
            return False
        return True

    def act(self, slot: Slot, fields: Mapping[str, Any]) -> None:
        book, type_ = self.book, fields["type"]
        if type_ == "start":
            self.start(fields)
            return
        if book.options is None:
            raise bad(NO_START, "no_start")
        if book.ended or (book.over and type_ not in ("penalty", "score", "end")):
            raise bad(OVER, "over")
        book.sitting = slot.sitting
        if not book.hands and type_ in HANDS:
            book.first_seats = list(slot.sitting)
        reader = Reader(fields, len(book.players), slot.person)
        if type_ in HANDS:
            self.hand(slot, fields, reader)
        else:
            BETWEEN[type_](book, reader)

    def start(self, fields: Mapping[str, Any]) -> None:
        book = self.book
        if book.options is not None:
            raise bad(SECOND_START, "second_start")
        options = load_rules(fields)
        names = fields.get("players")
        if (
            not isinstance(names, list)
            or len(names) != options.players
            or not all(isinstance(name, str) and len(name) <= LONGEST for name in names)
        ):
            raise bad(BAD_PLAYERS, n=options.players)
        book.options = options
        book.overrides = fields.get("options") or {}
        book.players = list(names)
        book.confirms = fields.get("confirm") is True
        book.start = options.about.start(options)
        book.scores = [book.start] * options.players
        book.chairs = list(range(options.players))
        book.sitting = list(range(options.players))
        book.first_seats = list(range(options.players))
        book.faults = [0] * options.players

    def sign(self, entry: Entry) -> None:
        """Somebody signs the scores that they see: other scores are not signed."""
        book = self.book
        try:
            player = Reader(entry.fields, len(book.players), list(range(len(book.players)))).player(
                "player"
            )
        except EntryError as error:
            book.problems.append(problem_of(entry.id, error))
            return
        seen = entry.fields.get("scores")
        same = seen == [plain(score) for score in book.scores]
        if book.over and same and player not in book.signed:
            book.signed.append(player)

    # Hands

    def hand(self, slot: Slot, fields: Mapping[str, Any], reader: Reader) -> None:
        """Settle a hand and go on to the next one."""
        book, entry = self.book, slot.entry
        settled = settle_entry(book, fields, reader)
        if entry.hand is not None:
            key = (entry.hand, settled.goes_on)
            if key in self.entered:
                raise bad(CONFLICT, "conflict", hand=entry.hand)
            self.entered[key] = entry.id
        self.carry_out(slot, fields, settled)

    def carry_out(self, slot: Slot, fields: Mapping[str, Any], settled: Settled) -> None:
        book = self.book
        winds = tuple(book.winds)
        riichi = (*book.laid, *settled.riichi)
        for person, paid in enumerate(settled.payments):
            book.scores[person] += paid
        for person in settled.riichi:
            book.scores[person] -= STICK
        moved = list(settled.payments)
        for person in riichi:
            moved[person] -= STICK
        for person in settled.faults:
            book.faults[person] += 1
        before = book.deposits - len(book.laid)
        book.deposits = settled.deposits_left
        if not settled.goes_on:
            book.laid = []
        book.hands.append(
            HandRow(
                slot.entry.id,
                fields["type"],
                book.place,
                len(book.hands) + 1,
                by_persons(fields, slot.person),
                tuple(moved),
                tuple(book.scores),
                winds,
                before,
                riichi,
                settled.winners,
                tuple(change.id for change in slot.changes),
            )
        )
        book.over = bool(settled.next.over)
        if not book.over:
            book.place = settled.next.place
            book.chairs = [settled.next.seats[wind] for wind in book.chairs]

    # The end

    def finish(self) -> None:
        """Places and results, with the sticks that were left (by the seats at the start)."""
        book, options = self.book, self.book.options
        if options is None:
            return
        seats = book.first_seats
        scores = [book.scores[person] for person in seats]
        fields: dict[str, Any] = {
            "rules": options.rules,
            "options": book.overrides,
            "kind": "final",
            "scores": dict(zip(WINDS, scores, strict=False)),
            "deposits": book.deposits,
        }
        if any(book.faults):
            fields["chombo"] = {WINDS[s]: book.faults[person] for s, person in enumerate(seats)}
        answer = settle(fields)

        def by_person(values: Mapping[str, Any] | None) -> list[Any] | None:
            if values is None:
                return None
            chair = {person: WINDS[s] for s, person in enumerate(seats)}
            return [values[chair[person]] for person in range(len(seats))]

        book.places = by_person(answer["places"])
        book.final = by_person(answer["final"])
        book.table_points = by_person(answer.get("table_points"))
        left_over(book, seats)


def by_persons(fields: Mapping[str, Any], person: list[int]) -> Mapping[str, Any]:
    """A settled hand with the persons that its numbers mean."""
    if person == sorted(person):
        return fields
    found = dict(fields)
    for name in ("riichi", "tenpai", *(("by",) if found["type"] in ("nagashi", "chombo") else ())):
        if isinstance(found.get(name), list):
            found[name] = [person[one] for one in found[name]]
    if found["type"] == "win":
        found["wins"] = [
            {
                name: person[value]
                if name in ("winner", "from", "liable") and isinstance(value, int)
                else value
                for name, value in win.items()
            }
            for win in found["wins"]
        ]
    return found


def left_over(book: Book, seats: list[int]) -> None:
    """Give the sticks on the table to whom the ruleset gives them."""
    if not book.deposits or book.options is None:
        return
    share: Callable[..., tuple[Any, list[Any]]] = families.part(
        book.options.family, "settlement"
    ).with_leftover
    _, points = share(book.options, [book.scores[person] for person in seats], book.deposits)
    if sum(points) == sum(book.scores):
        return
    for chair, person in enumerate(seats):
        exact = points[chair]
        book.scores[person] = int(exact) if exact.denominator == 1 else exact
    book.deposits = 0


# Between hands


def lay_stick(book: Book, reader: Reader) -> None:
    """A stick laid during the hand (C1.5)."""
    options = book.options
    person = reader.player("player")
    if options is None or not options.about.ends(options).sticks:
        raise bad(NO_STICKS, "contradiction")
    if person in book.laid:
        raise bad(LAID_TWICE, "contradiction")
    if options.get("riichi_needs_1000") and book.scores[person] < STICK:
        raise bad(TOO_POOR, "contradiction")
    book.scores[person] -= STICK
    book.deposits += 1
    book.laid = [*book.laid, person]


def penalty(book: Book, reader: Reader) -> None:
    """Points to nobody, to the others or to one (C1.4)."""
    person, points, to = reader.player("player"), reader.number("points"), reader.fields.get("to")
    others = [one for one in range(len(book.players)) if one != person]
    if points == 0:
        raise bad(NO_PENALTY)
    if to == "nobody":
        book.taken -= points
    elif to == "others":
        if points % len(others):
            raise bad(UNEVEN, points=abs(points), n=len(others))
        for other in others:
            book.scores[other] -= points // len(others)
    else:
        if not isinstance(to, int) or isinstance(to, bool):
            raise bad(BAD_TO)
        receiver = reader.player_from(to, "to")
        if receiver == person:
            raise bad(BAD_TO)
        book.scores[receiver] -= points
    book.scores[person] += points


def correct_scores(book: Book, reader: Reader) -> None:
    """Scores put right by hand; they must still add up (C1.6)."""
    scores = reader.by_person("scores")
    wanted = sum(book.scores)
    if sum(scores) != wanted:
        raise bad(WRONG_SUM, "wrong_sum", sum=sum(scores), wanted=wanted)
    book.scores = list(scores)


def end(book: Book, _reader: Reader) -> None:
    """The match is over, whatever the rules say; the place stays at the last hand."""
    book.over = book.ended = True
    if book.hands:
        book.place = book.hands[-1].place


BETWEEN: dict[str, Callable[[Book, Reader], None]] = {
    "riichi": lay_stick,
    "penalty": penalty,
    "score": correct_scores,
    "end": end,
}
