"""Botzone's Chinese Standard Mahjong: what a bot is asked and answers, and published matches.

A log of requests has a line of JSON for each seat, as a bot receives it; with all four seats the
game is complete, with one it is what that seat saw. The plain form of a bot's input is read too.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

from msgspec import Meta, Struct, json

from wrobel.errors import LogError, shown
from wrobel.logs.botzone import published
from wrobel.logs.botzone.table import FORMAT, Table
from wrobel.logs.events import Claimed, Word
from wrobel.logs.game import GameLog
from wrobel.logs.limits import (
    LIMITS,
    Limits,
    Source,
    count,
    document,
    from_json,
    lines,
    peeked,
)

__all__ = ["FORMAT", "read"]

Words = Annotated[list[Word], Meta(max_length=2000)]


class Seat(Struct):
    """What one bot was asked, and what it answered; the last answer may be missing."""

    requests: Words
    responses: Words = []


_SEAT = json.Decoder(Seat)
SEAT_TURN, DEAL_TURN = 0, 1


def read(source: Source, limits: Limits = LIMITS) -> Iterator[GameLog]:
    """The games of a log in one of the three forms."""
    head, stream = peeked(source)
    first = head.lstrip()[:1]
    if first == b"{":
        yield from _read_seats(stream, limits)
    elif first.isdigit():
        seat = _plain_form(document(stream, limits))
        yield _Game({_seat_of(seat, 1): seat}, 1, limits).game()
    else:
        yield from published.read(stream, limits)


def _plain_form(data: bytes) -> Seat:
    """The number of requests, then requests and answers in turn."""
    try:
        first, *rest = data.decode().split("\n")
    except UnicodeDecodeError as error:
        raise LogError("log_not_utf8") from error
    turns = count(first, "line 1", 2000)
    said = [line.strip()[:1000] for line in rest[: 2 * turns]]
    return Seat(said[::2], [answer for answer in said[1::2] if answer])


def _seat_of(seat: Seat, place: int) -> int:
    words = (seat.requests or [""])[SEAT_TURN].split()
    if len(words) != 3 or words[0] != "0":
        raise LogError("botzone_no_seat", f"line {place}")
    return count(words[1], f"line {place}", 3)


def _read_seats(source: Source, limits: Limits) -> Iterator[GameLog]:
    """Lines of seats; a game ends where a seat comes again."""
    seats: dict[int, Seat] = {}
    start = 1
    for number, line, _ in lines(source, limits):
        seat = from_json(_SEAT, line, f"line {number}")
        player = _seat_of(seat, number)
        if player in seats:
            yield _Game(seats, start, limits).game()
            seats, start = {}, number
        seats[player] = seat
    if seats:
        yield _Game(seats, start, limits).game()


class _Game:
    """Puts the views of the seats together again."""

    def __init__(self, seats: dict[int, Seat], place: int, limits: Limits) -> None:
        self.seats = seats
        self.table = Table(0, f"line {place}, request", limits)
        self.turns = max(len(seat.requests) for seat in seats.values())

    def fail(self, turn: int, cause: str, **values: object) -> LogError:
        return self.table.builder.fail(turn, cause, **values)

    def game(self) -> GameLog:
        if any(len(seat.requests) != self.turns for seat in self.seats.values()):
            raise self.fail(self.turns, "botzone_lengths")
        if self.turns > DEAL_TURN:
            self._deal()
        for turn in range(DEAL_TURN + 1, self.turns):
            self._turn(turn)
        if self.turns > DEAL_TURN + 1:
            self._end(self.turns - 1)
        self.table.builder.close(self.turns)
        return self.table.builder.game

    def _words(self, turn: int) -> dict[int, list[str]]:
        return {player: seat.requests[turn].split() for player, seat in self.seats.items()}

    def _answer(self, player: int, turn: int) -> list[str]:
        responses = self.seats[player].responses if player in self.seats else []
        return responses[turn].split() if turn < len(responses) else []

    def _deal(self) -> None:
        hands: list[list[str] | None] = [None] * 4
        flowers: list[list[str]] = [[], [], [], []]
        for player, (_, *rest) in self._checked(DEAL_TURN, "1", 18).items():
            counts = [count(word, f"request {DEAL_TURN}", 8) for word in rest[:4]]
            hands[player] = rest[4:17]
            shown = iter(rest[17:])
            flowers = [list(islice(shown, number)) for number in counts]
        rounds = {words[2] for words in self._words(SEAT_TURN).values()}
        if len(rounds) > 1:
            raise self.fail(SEAT_TURN, "botzone_rounds")
        round = count(rounds.pop(), "request 0", 3)
        self.table.deal(DEAL_TURN, round, hands, flowers)

    def _checked(self, turn: int, kind: str, least: int) -> dict[int, list[str]]:
        said = self._words(turn)
        if any(len(words) < least or words[0] != kind for words in said.values()):
            raise self.fail(turn, "botzone_wanted", kind=kind)
        return said

    def _turn(self, turn: int) -> None:
        """One turn: everybody is told the same, only who draws sees the tile."""
        said = self._words(turn)
        drawers = {player: words for player, words in said.items() if words[:1] == ["2"]}
        public = {tuple(words) for player, words in said.items() if player not in drawers}
        if len(drawers) + len(public) == 0 or len(drawers) > 1 or len(public) > 1:
            raise self.fail(turn, "botzone_told")
        if drawers:
            [(player, words)] = drawers.items()
            if len(words) != 2 or public - {("3", str(player), "DRAW")}:
                raise self.fail(turn, "botzone_told")
            self.table.draw(turn, player, self.table.tile(turn, words[1]))
        else:
            self._public(turn, list(public.pop()))

    def _public(self, turn: int, words: list[str]) -> None:
        table = self.table
        match words:
            case ["3", player, *action]:
                who = count(player, f"request {turn}", 3)
            case _:
                raise self.fail(turn, "botzone_no_request")
        match action:
            case ["DRAW"]:
                table.draw(turn, who, None)
            case ["BUHUA", flower]:
                table.flower(turn, who, table.tile(turn, flower))
            case ["PLAY", tile]:
                table.play(turn, who, table.tile(turn, tile))
            case ["PENG", tile]:
                table.pung(turn, who)
                table.play(turn, who, table.tile(turn, tile))
            case ["CHI", middle, tile]:
                table.chow(turn, who, table.tile(turn, middle))
                table.play(turn, who, table.tile(turn, tile))
            case ["GANG"] if table.has_drawn(who):
                answer = self._answer(who, turn - 1)
                known = table.tile(turn, answer[1]) if len(answer) > 1 else None
                table.closed_kong(turn, who, known)
            case ["GANG"]:
                table.kong(turn, who)
            case ["BUGANG", tile]:
                table.added_kong(turn, who, table.tile(turn, tile))
            case _:
                raise self.fail(turn, "nobody_can", action=shown(" ".join(action)[:20]))

    def _end(self, turn: int) -> None:
        """The answers to the last request tell who won, from the seat after the giver on."""
        table = self.table
        giver = table.offered[0] if table.offered else 0
        answers = {player: self._answer(player, turn) for player in self.seats}
        for step in range(1, 5):
            player = (giver + step) % 4
            if answers.get(player, [])[:1] == ["HU"]:
                table.win(turn, player, Claimed())
                return
        if len(answers) == 4 and all(answers.values()):
            table.exhausted(turn)
