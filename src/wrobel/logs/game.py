"""A match as a reader gives it, and the builder with which readers put one together."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta

from wrobel.errors import LogError, shown
from wrobel.logs.events import (
    VERSION,
    Abort,
    AnyEvent,
    Claimed,
    Draw,
    Exhausted,
    Final,
    Hand,
    Match,
    Points,
    Riichi,
    Settled,
    Value,
    Win,
    changed,
)
from wrobel.logs.kong_indicators import in_place
from wrobel.logs.limits import LIMITS, Limits
from wrobel.rules import families
from wrobel.rules.rulesets import FAMILY_OF, load
from wrobel.tiles import WINDS

Place = int | str

# The readers of other programs' logs know games of four.
Four = Annotated[list[Points], Meta(min_length=4, max_length=4)]

# What those formats take for granted.
RIICHI_LIVE = 70  # tiles left in the live wall after the deal
STICK = 1000  # where a log does not say its rules
NOTEN_POOL = 3000


@dataclass(slots=True)
class GameLog:
    """One match: its events, the first of which is the header, and where each was found.

    ``places`` are line numbers, numbers of elements or paths, as ``unit`` says. ``complete`` is
    false when the log breaks off in the middle.
    """

    format: str
    unit: str
    events: list[AnyEvent] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    remarks: list[LogError] = field(default_factory=list)
    complete: bool = True

    def __repr__(self) -> str:
        rules = self.match.rules if self.events else "nothing"
        return f"<GameLog {self.format}: {rules}, {len(self.events)} events>"

    @property
    def match(self) -> Match:
        """The header."""
        if not self.events:
            raise LogError("empty_log")
        header = self.events[0]
        if not isinstance(header, Match):
            raise LogError("log_no_match")
        return header

    @property
    def stick(self) -> int:
        """What a stick of this match is worth."""
        return stick_of(self.match.rules)

    def place(self, index: int) -> str:
        """Where an event stands, for people."""
        return place_text(self.unit, self.places[index])

    def under(self, rules: str, overrides: dict[str, Value] | None = None) -> "GameLog":
        """The same match under rules that the log does not name itself.

        What it says about single options stays, unless that is overridden too.
        """
        known = {**self.match.options, **(overrides or {})} if self.match.rules is None else {}
        loaded = load(rules, known or overrides)
        if loaded.players != len(self.match.names):
            names = len(self.match.names)
            raise LogError("wrong_players", rules=rules, wanted=loaded.players, n=names)
        options = dict(loaded)
        events = [changed(self.match, rules=rules, options=options), *self.events[1:]]
        return self._with(events, self.places).by_its_rules()

    def by_its_rules(self) -> "GameLog":
        """The same match with kong indicators turned when the rules say.

        Programs write them down at different moments, tenhou6 at none; only our own log means it.
        """
        if self.format == "wrobel" or self.match.rules is None:
            return self
        order = in_place(self.events)
        return self._with([self.events[i] for i in order], [self.places[i] for i in order])

    def _with(self, events: list[AnyEvent], places: list[Place]) -> "GameLog":
        return GameLog(self.format, self.unit, events, places, self.remarks, self.complete)


def stick_of(rules: str | None) -> int:
    """What a stick is worth under these rules; a log of another program need not say its own.

    >>> stick_of("tenhou"), stick_of("mcr"), stick_of(None)
    (1000, 0, 1000)
    """
    return families.about(FAMILY_OF[rules]).stick if rules in FAMILY_OF else STICK


def place_text(unit: str, place: Place) -> str:
    """A place for people.

    >>> place_text("line", 7), place_text("", "log[0][5][3]")
    ('line 7', 'log[0][5][3]')
    """
    return f"{unit} {place}" if unit else str(place)


class Builder:
    """Collects the events of one match of four players and counts what follows from them."""

    def __init__(self, format: str, unit: str, limits: Limits = LIMITS) -> None:
        self.game = GameLog(format, unit)
        self._events = self.game.events
        self._places = self.game.places
        self._most = limits.events
        self._number = 0
        self._dealer = -1
        self._settled: Settled | None = None
        self._scores: list[int] | None = None
        self._begin()

    def _begin(self) -> None:
        """Nothing has happened in this hand yet."""
        self.playing = False
        self.ended = False
        self.left: int | None = None
        self.kongs = 0
        self.riichis = 0
        self._replacing = False
        self._payments: list[int] | None = None
        self._paid = False

    def place(self, place: Place) -> str:
        return place_text(self.game.unit, place)

    def fail(self, place: Place, cause: str, **values: object) -> LogError:
        """An error at a place, to be raised."""
        return LogError(cause, self.place(place), **values)

    def remark(self, place: Place, cause: str, **values: object) -> None:
        """Note something odd that does not keep the log from being read."""
        if len(self.game.remarks) < 1000:
            self.game.remarks.append(self.fail(place, cause, **values))

    def add(self, place: Place, event: AnyEvent) -> None:
        self._events.append(event)
        self._places.append(place)
        if len(self._places) > self._most:
            raise self.fail(place, "too_many_events", most=self._most)

    def match(
        self,
        place: Place,
        rules: str | None,
        options: dict[str, Value],
        names: Sequence[str] = ("", "", "", ""),
        layout: str | None = None,
    ) -> None:
        """The header; with rules, the options are those of the rules with these changed."""
        if len(names) != 4:
            raise self.fail(place, "names_count")
        values = dict(load(rules, options)) if rules else options
        self.add(place, Match(VERSION, rules, values, layout, list(names)))

    def hand(
        self,
        place: Place,
        round: str,
        dealer: int,
        honba: int,
        deposits: int,
        scores: list[int] | None,
        hands: Sequence[str | None],
        dora: list[str],
        dice: list[int] | None = None,
        left: int | None = RIICHI_LIVE,
        number: int | None = None,
    ) -> None:
        """A riichi hand, or the only hand of an MCR log, is dealt; hands count themselves."""
        if len(hands) != 4 or (scores is not None and len(scores) != 4):
            raise self.fail(place, "hands_count")
        if not 0 <= dealer <= 3 or not 0 <= honba <= 1000 or not 0 <= deposits <= 1000:
            raise self.fail(place, "impossible_deal")
        if len(round) != 1 or round not in WINDS:
            raise self.fail(place, "log_no_round", round=shown(round[:9]))
        if self.playing:
            self.close(place)
        if settled := self._settled:
            settled.honba, settled.deposits = honba, deposits
            settled.dealer_stays = dealer == self._dealer
            settled.scores = settled.scores or scores
            scores = scores or settled.scores
        self._begin()
        self.playing = True
        self.left = left
        self._settled = None
        self._number = number or self._number + 1
        self._dealer = dealer
        self._scores = list(scores) if scores else None
        winds = [WINDS[(player - dealer) % 4] for player in range(4)]
        name = f"{round}{dealer + 1}.{honba}"
        self.add(
            place,
            Hand(
                name=name,
                round=round,
                number=self._number,
                dealer=dealer,
                winds=winds,
                honba=honba,
                deposits=deposits,
                scores=scores,
                dice=dice,
                commitment=None,
                hands=list(hands),
                dora=dora,
                left=left,
            ),
        )

    def draw(self, place: Place, player: int, tile: str | None) -> None:
        if self.left:
            self.left -= 1
        self.add(place, Draw(player, tile, self.left, self._replacing))
        self._replacing = False

    def replacing(self) -> None:
        """A kong was made, or a bonus tile exposed: the next tile comes from the tail."""
        self._replacing = True

    def kong(self, place: Place, event: AnyEvent) -> None:
        self.kongs += 1
        self._replacing = True
        self.add(place, event)

    def riichi(self, place: Place, player: int, scores: list[int] | None = None) -> None:
        """The stick is laid."""
        self.riichis += 1
        if scores is not None:
            self._scores = list(scores)
        elif self._scores is not None:
            self._scores[player] -= self.game.stick
        self.add(place, Riichi(player))

    def win(
        self,
        place: Place,
        player: int,
        from_player: int | None,
        claimed: Claimed,
        scores: list[int] | None = None,
    ) -> None:
        self._pay(place, claimed.payments, scores)
        said = claimed if claimed != Claimed() else None
        self.add(place, Win(player, from_player, None, None, said))

    def exhausted(
        self,
        place: Place,
        tenpai: list[int] | None,
        nagashi: list[int] | None,
        hands: list[str | None] | None,
        payments: list[int] | None,
        scores: list[int] | None = None,
    ) -> None:
        self._pay(place, payments, scores)
        self.add(place, Exhausted(tenpai, nagashi, hands))

    def abort(
        self,
        place: Place,
        why: str,
        hands: list[str | None] | None,
        player: int | None = None,
        scores: list[int] | None = None,
    ) -> None:
        """A draw before its time; who declared nine kinds may be left to be found out."""
        if why == "nine_kinds" and player is None:
            last = self.game.events[-1]
            player = last.player if isinstance(last, Draw) else None
        self._pay(place, [0, 0, 0, 0], scores)
        self.add(place, Abort(why, hands, player))

    def _pay(self, place: Place, payments: list[int] | None, scores: list[int] | None) -> None:
        if not self.playing:
            raise self.fail(place, "ends_unbegun")
        for four in (payments, scores):
            if four is not None and len(four) != 4:
                raise self.fail(place, "paid_count")
        if payments is None or (self._paid and self._payments is None):
            self._payments = None
        else:
            self._payments = _sum(self._payments, payments)
        if scores is not None:
            self._scores = list(scores)
        elif payments is not None and self._scores is not None:
            self._scores = _sum(self._scores, payments)
        else:
            self._scores = None
        self._paid = True
        self.ended = True

    def close(self, place: Place) -> None:
        """The hand is over; one without an ending was broken off."""
        if not self.playing:
            return
        self.playing = False
        if not self.ended:
            self.game.complete = False
            self.remark(place, "broken_off")
            return
        scores = list(self._scores) if self._scores else None
        self._settled = Settled(self._payments, scores, None, None, None, None, None)
        self.add(place, self._settled)

    def final(self, place: Place, scores: list[int], results: list[float] | None) -> None:
        """The match is over."""
        if len(scores) != 4 or (results is not None and len(results) != 4):
            raise self.fail(place, "final_count")
        self.close(place)
        if results is not None and are_rounded(scores, results):
            self.game.match.options["score_rounding"] = "to-1000"
        self.add(place, Final(scores, None, results))

    def why_drawn(self) -> str | None:
        """What ended a hand without a winner, where a log does not say; ``None``: the wall."""
        if isinstance(self.game.events[-1], Draw):
            return "nine_kinds"
        if self.riichis == 4:
            return "four_riichi"
        if self.kongs == 4:
            return "four_kongs"
        if not self.left:
            return None
        return "four_winds" if self.left > RIICHI_LIVE - 5 else "triple_ron"


def _sum(one: list[int] | None, other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one or (0, 0, 0, 0), other, strict=True)]


def ready_from(payments: list[int] | None) -> list[int] | None:
    """Who was tenpai, as far as the payments tell.

    >>> ready_from([1500, -1500, 1500, -1500]), ready_from([0, 0, 0, 0])
    ([0, 2], None)
    """
    if not payments or not any(payments):
        return None
    return [player for player, paid in enumerate(payments) if paid > 0]


def nagashi_from(payments: list[int] | None) -> list[int] | None:
    """Who was paid for nagashi mangan: everybody who gained; nobody gains when all have it.

    >>> nagashi_from([-2000, -2000, 8000, -4000]), nagashi_from([0, 0, 0, 0])
    ([2], [0, 1, 2, 3])
    """
    if payments is None:
        return None
    return ready_from(payments) or [0, 1, 2, 3]


def are_rounded(scores: Sequence[int], results: Sequence[float]) -> bool:
    """Are the results of a Tenhou game in full thousands, as before 2023 (R7.10)?

    >>> are_rounded([44200, 33500, 19500, 2800], [53.0, 14.0, -20.0, -47.0])
    True
    >>> are_rounded([44200, 33500, 19500, 2800], [54.2, 13.5, -20.5, -47.2])
    False
    """
    return any(score % 1000 for score in scores) and not any(result % 1 for result in results)
