"""The fold of a book: from its entries to scores, hands, places and problems.

Every entry is applied as a whole or not at all; one that cannot stand is a problem and changes
nothing. After each the scores, the sticks on the table and what penalties took out add up to the
start.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wrobel.errors import BookError, WrobelError
from wrobel.rules import families, rulesets
from wrobel.rules.settle import settle
from wrobel.tabletop.book.book import BetweenRow, Book, HandRow, Problem, plain
from wrobel.tabletop.book.corrections import Corrected, Slot, corrected, writer_of
from wrobel.tabletop.book.entries import HANDS, LONGEST, Entry, Reader, by_persons
from wrobel.tabletop.book.order import ordered
from wrobel.tabletop.book.settled import Settled, check_stick, settle_entry
from wrobel.tiles import WINDS
from wrobel.version import VERSION


def fold(raw: Iterable[object]) -> Book:
    """The state of a book; never raises, whatever the entries are."""
    entries, problems = ordered(raw)
    book = Book(problems=problems)
    start = next((entry for entry in entries if entry.type == "start"), None)
    players = players_of(start)
    found = corrected(entries, players, problems)
    writer = writer_of(entries)
    book.writer = None if writer is None else writer.device
    Fold(book, found).run()
    book.last = entries[-1].id if entries else None
    places = {entry.id: place for place, entry in enumerate(entries)}
    told = {(problem.id, problem.code, problem.say("en")): problem for problem in problems}
    book.problems = sorted(told.values(), key=lambda problem: places.get(problem.id or "", -1))
    return book


def players_of(start: Entry | None) -> int:
    """How many play; four until a start that can be read says so."""
    if start is None:
        return 4
    try:
        return int(load_rules(start.fields).players)
    except WrobelError:
        return 4


def load_rules(fields: Mapping[str, Any]) -> Any:
    """The options of a start."""
    rules, options = fields.get("rules"), fields.get("options")
    if not isinstance(options, dict | None):
        raise BookError("book_options")
    return rulesets.load(str(rules), options)


def pinned(start: Mapping[str, Any]) -> dict[str, Any]:
    """A start as it is written down: what later versions take for usual does not change it (C1.1).

    >>> found = pinned({"type": "start", "rules": "mcr", "players": list("ABCD")})
    >>> found["options"]["false_win_tariff"], sorted(found)
    (10, ['options', 'players', 'rules', 'type', 'version'])
    """
    return {**start, "options": dict(load_rules(start)), "version": VERSION}


class Fold:
    """Applies the entries that count to a book, one by one."""

    def __init__(self, book: Book, found: Corrected) -> None:
        self.book = book
        self.slots = found.slots
        self.book.doubts = found.doubts
        self.book.confirmed = found.confirmed
        self.book.meant = found.meant
        self.signatures = found.signed
        self.entered: dict[tuple[int, bool], str] = {}  # hand number, goes on → entry

    def run(self) -> None:
        for slot in self.slots:
            self.apply(slot)
        if self.book.options is None and not self.book.problems:
            self.book.problems.append(Problem(None, BookError("book_no_start")))
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
        except WrobelError as error:
            self.book.problems.append(Problem(identity, error))
            return False
        return True

    def act(self, slot: Slot, fields: Mapping[str, Any]) -> None:
        book, type_ = self.book, fields["type"]
        if type_ == "start":
            self.start(fields)
            return
        if book.options is None:
            raise BookError("book_no_start")
        if book.ended or (book.over and type_ not in ("penalty", "score", "end")):
            raise BookError("book_over")
        book.sitting = slot.sitting
        reader = Reader(fields, len(book.players), slot.person)
        if type_ in HANDS:
            self.hand(slot, fields, reader)
        else:
            before = list(book.scores)
            BETWEEN[type_](book, reader)
            if type_ == "riichi":
                book.laid_by = [*book.laid_by, slot.entry.id]
            elif type_ != "end":
                entry, moved = (
                    by_persons(fields, slot.person),
                    zip(book.scores, before, strict=True),
                )
                paid = tuple(now - then for now, then in moved)
                row = BetweenRow(type_, len(book.hands), entry, paid, tuple(book.scores))
                book.between.append(row)

    def start(self, fields: Mapping[str, Any]) -> None:
        book = self.book
        if book.options is not None:
            raise BookError("book_second_start")
        options = load_rules(fields)
        names = fields.get("players")
        if (
            not isinstance(names, list)
            or len(names) != options.players
            or not all(isinstance(name, str) and len(name) <= LONGEST for name in names)
        ):
            raise BookError("book_names", n=options.players)
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
        except WrobelError as error:
            book.problems.append(Problem(entry.id, error))
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
                raise BookError("book_hand_twice", hand=entry.hand)
            self.entered[key] = entry.id
        self.carry_out(slot, fields, settled)

    def carry_out(self, slot: Slot, fields: Mapping[str, Any], settled: Settled) -> None:
        book = self.book
        if not book.hands:
            book.first_seats = list(slot.sitting)
        winds = tuple(book.winds)
        riichi, sticks = (*book.laid, *settled.riichi), tuple(book.laid_by)
        for person, paid in enumerate(settled.payments):
            book.scores[person] += paid
        for person in settled.riichi:
            book.scores[person] -= book.stick
        moved = list(settled.payments)
        for person in riichi:
            moved[person] -= book.stick
        for person in settled.faults:
            book.faults[person] += 1
        before = book.deposits - len(book.laid)
        book.deposits = settled.deposits_left
        if not settled.goes_on:
            book.laid, book.laid_by = [], []
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
                sticks,
                settled.winners,
                tuple(change.id for change in slot.changes),
                tuple(slot.person),
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
    book.left, book.deposits = book.deposits, 0


# Between hands


def lay_stick(book: Book, reader: Reader) -> None:
    """A stick laid during the hand (C1.5)."""
    options = book.options
    person = reader.player("player")
    if options is None or not options.about.ends(options).sticks:
        raise BookError("book_no_sticks")
    if person in book.laid:
        raise BookError("book_stick_laid_twice")
    check_stick(book, options, person)
    book.scores[person] -= book.stick
    book.deposits += 1
    book.laid = [*book.laid, person]


def penalty(book: Book, reader: Reader) -> None:
    """Points to nobody, to the others or to one (C1.4)."""
    person, points, to = reader.player("player"), reader.number("points"), reader.fields.get("to")
    others = [one for one in range(len(book.players)) if one != person]
    if points == 0:
        raise BookError("book_no_penalty")
    if to == "nobody":
        book.taken -= points
    elif to == "others":
        if points % len(others):
            raise BookError("book_uneven", points=abs(points), n=len(others))
        for other in others:
            book.scores[other] -= points // len(others)
    else:
        if not isinstance(to, int) or isinstance(to, bool):
            raise BookError("book_bad_receiver")
        receiver = reader.player_from(to, "to")
        if receiver == person:
            raise BookError("book_bad_receiver")
        book.scores[receiver] -= points
    book.scores[person] += points


def correct_scores(book: Book, reader: Reader) -> None:
    """Scores put right by hand; they must still add up (C1.6)."""
    scores = reader.by_person("scores")
    wanted = sum(book.scores)
    if sum(scores) != wanted:
        raise BookError("book_wrong_sum", sum=sum(scores), wanted=wanted)
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
