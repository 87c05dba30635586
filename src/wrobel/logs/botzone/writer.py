"""Writing Botzone requests: for each hand four lines, what each seat is asked and answers."""

from collections import Counter
from collections.abc import Iterator

from msgspec import json

from wrobel.errors import LogError
from wrobel.logs.botzone import reader
from wrobel.logs.botzone.form import header, pairs_of
from wrobel.logs.botzone.table import FORMAT, LAYOUT, RULES
from wrobel.logs.events import (
    AddedKong,
    AnyEvent,
    Bonus,
    Chow,
    ClosedKong,
    Discard,
    Draw,
    Exhausted,
    Hand,
    Kong,
    Pung,
    Settled,
    Win,
    type_of,
)
from wrobel.logs.findings import Report
from wrobel.logs.foreign_tiles import TO_BOTZONE, names_of
from wrobel.logs.format_losses import differences
from wrobel.logs.game import GameLog
from wrobel.logs.hand_parts import FAULTS, Losses, Written, need_format, parts_of
from wrobel.logs.kong_indicators import ENDINGS
from wrobel.logs.replay_check import verify_game
from wrobel.tiles import WINDS

PASS = "PASS"  # noqa: S105 - what a player says, no secret


def write(game: GameLog) -> Written:
    """The hands of an MCR match, each as a game of its own.

    What could not be read and proved again is not written: requests leave out so much that they
    can tell only hands in which everything follows from what was before, and whoever reads them
    takes them for hands of Botzone's own walls and rules.
    """
    need_format(game, FORMAT)
    if game.match.layout != LAYOUT:
        raise LogError("botzone_wall")
    data = b"".join(
        json.encode(seat) + b"\n" for events in as_games(game) for seat in _Seats(events).said()
    )
    try:
        for one in reader.read(data):
            if game.match.rules != RULES:
                _need_legal(one)
    except LogError as error:
        raise LogError("botzone_cannot_tell", why=error) from None
    return Written(data, losses(game))


def _need_legal(game: GameLog) -> None:
    """Refuses a hand that was played by other rules and is none by Botzone's."""
    report = Report()
    verify_game(game, report)
    for finding in report.illegal:
        raise LogError("by_other_rules", finding.hand, rules=RULES, why=finding.why)


def as_games(game: GameLog) -> list[list[AnyEvent]]:
    """What comes back of a match: the events of each hand."""
    parts, _ = parts_of(game)
    return [[header(), *(kept for _, kept in pairs_of(part) if kept is not None)] for part in parts]


def losses(game: GameLog) -> Losses:
    """What Botzone cannot carry: events, or fields of them."""
    parts, final = parts_of(game)
    counted: Counter[str] = Counter()
    counted.update(f"match.{field}" for field in differences(game.match, header()))
    counted.update(["final"] if final else [])
    counted.update(type_of(event) for event in game.events if isinstance(event, FAULTS))
    for before, after in (pair for part in parts for pair in pairs_of(part)):
        kind = type_of(before)
        if after is None:
            counted[kind] += 1
            continue
        counted.update(f"{kind}.{field}" for field in differences(before, after))
        if isinstance(before, Win) and before.claimed:
            said = before.claimed
            fields = said.__struct_fields__
            counted.update(
                f"{kind}.{field}" for field in fields if getattr(said, field) is not None
            )
    return dict(sorted(counted.items()))


class _Seats:
    """Collects what the four seats are asked and answer in one game."""

    def __init__(self, events: list[AnyEvent]) -> None:
        self.requests: list[list[str]] = [[], [], [], []]
        self.responses: list[list[str]] = [[], [], [], []]
        self.events = events

    def said(self) -> Iterator[dict[str, list[str]]]:
        deal, *events = self.events[1:]
        assert isinstance(deal, Hand)
        flowers: list[list[str]] = [[], [], [], []]
        while events and isinstance(events[0], Bonus):
            flower = events.pop(0)
            assert isinstance(flower, Bonus)
            flowers[flower.player].append(TO_BOTZONE[flower.tile])
        self._deal(deal, flowers)
        for place, event in enumerate(events):
            before = events[place - 1] if place else None
            self._step(event, before, events[place + 1 : place + 3])
        known = len(self.requests[0]) - (0 if any(isinstance(e, ENDINGS) for e in events) else 1)
        for requests, responses in zip(self.requests, self.responses, strict=True):
            yield {"requests": requests, "responses": responses[:known]}

    def _ask(self, text: str) -> None:
        """Everybody is told the same; nobody has answered anything but a pass yet."""
        for player in range(4):
            self.requests[player].append(text)
            self.responses[player].append(PASS)

    def _answer(self, player: int, text: str) -> None:
        self.responses[player][-1] = text

    def _deal(self, deal: Hand, flowers: list[list[str]]) -> None:
        self._ask("")
        self._ask("")
        counts = " ".join(str(len(names)) for names in flowers)
        shown = [name for names in flowers for name in names]
        for player, hand in enumerate(deal.hands):
            if hand is None:
                raise LogError("need_all_hands", format="Botzone")
            tiles = [TO_BOTZONE[name] for name in names_of(hand)]
            self.requests[player][0] = f"0 {player} {WINDS.index(deal.round)}"
            self.requests[player][1] = f"1 {counts} {' '.join([*tiles, *shown])}"

    def _step(self, event: AnyEvent, before: AnyEvent | None, after: list[AnyEvent]) -> None:
        """One event; the answers that lead to it stand under the request before it."""
        match event:
            case Draw(player, tile):
                self._draw(player, tile, after)
            case Bonus(player, tile):
                self._ask(f"3 {player} BUHUA {TO_BOTZONE[tile]}")
            case Discard(player, tile):
                name = TO_BOTZONE[tile]
                if isinstance(before, Draw):
                    self._answer(player, f"PLAY {name}")
                if not isinstance(before, Chow | Pung):
                    self._ask(f"3 {player} PLAY {name}")
            case Chow() | Pung():
                self._set(event, after)
            case Kong(player):
                self._answer(player, "GANG")
                self._ask(f"3 {player} GANG")
            case ClosedKong(player, tiles):
                kind = f" {TO_BOTZONE[names_of(tiles)[0]]}" if tiles else ""
                self._answer(player, f"GANG{kind}")
                self._ask(f"3 {player} GANG")
            case AddedKong(player, tile):
                self._answer(player, f"BUGANG {TO_BOTZONE[tile]}")
                self._ask(f"3 {player} BUGANG {TO_BOTZONE[tile]}")
            case Win(player):
                self._answer(player, "HU")
            case Exhausted() | Settled():
                pass
            case _:
                raise LogError("no_word_for", format="Botzone", event=type_of(event))

    def _draw(self, player: int, tile: str | None, after: list[AnyEvent]) -> None:
        if tile is None:
            raise LogError("need_drawn", format="Botzone")
        if after and isinstance(after[0], Bonus) and after[0].tile == tile:
            return  # a flower is announced when it is exposed
        self._ask(f"3 {player} DRAW")
        self.requests[player][-1] = f"2 {TO_BOTZONE[tile]}"

    def _set(self, event: Chow | Pung, after: list[AnyEvent]) -> None:
        """A claim and the discard after it are one answer."""
        if not after or not isinstance(after[0], Discard):
            raise LogError("claim_no_discard_after")
        out = TO_BOTZONE[after[0].tile]
        action = f"PENG {out}"
        if isinstance(event, Chow):
            row = sorted([event.tile, *names_of(event.own)])
            action = f"CHI {TO_BOTZONE[row[1]]} {out}"
        self._answer(event.player, action)
        self._ask(f"3 {event.player} {action}")
