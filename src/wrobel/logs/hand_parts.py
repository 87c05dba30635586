"""A match in the pieces that writers need: hand by hand, with what the hand came to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import structs

from wrobel.errors import HandError, LogError, OptionError
from wrobel.languages import Words
from wrobel.logs.events import (
    Abort,
    AnyEvent,
    Bonus,
    Claim,
    Claimed,
    Exhausted,
    Final,
    Hand,
    Match,
    Riichi,
    Ruling,
    Settled,
    Take,
    Win,
)
from wrobel.logs.game import STICK, GameLog
from wrobel.logs.win_claims import claim_of
from wrobel.notation import meld_kind
from wrobel.rules import families
from wrobel.rules.rulesets import family_of
from wrobel.tiles import BY_NAME

Losses = dict[str, int]
WITHOUT_DORA = Words("a game without dora indicators", "gra bez wskaźników dora")
FAULTS = (Take, Ruling)  # only our own log has them


class Written(NamedTuple):
    """A log in another format, and what that format could not carry, with counts."""

    data: bytes
    losses: Losses


@dataclass(slots=True)
class Part:
    """One hand: the deal, what happened, and the settlement if it came to one."""

    hand: Hand
    stick: int = STICK
    events: list[AnyEvent] = field(default_factory=list)
    settled: Settled | None = None

    def claims(self) -> Iterator[tuple[Win, Claimed, list[int] | None]]:
        """Each win with what is said of it and the scores after it."""
        wins = [event for event in self.events if isinstance(event, Win)]
        scores = self.scores()
        for win in wins:
            claimed = claim_of(win, self.hand)
            if claimed.payments is None and len(wins) == 1 and self.settled:
                claimed = structs.replace(claimed, payments=self.settled.payments)
            if scores is not None and claimed.payments is not None:
                scores = [a + b for a, b in zip(scores, claimed.payments, strict=True)]
            else:
                scores = None
            if win is wins[-1] and self.settled and self.settled.scores:
                scores = self.settled.scores
            yield win, claimed, scores

    def scores(self) -> list[int] | None:
        """The scores before anything is paid but the sticks."""
        if self.hand.scores is None:
            return None
        scores = list(self.hand.scores)
        for event in self.events:
            if isinstance(event, Riichi):
                scores[event.player] -= self.stick
        return scores

    def is_over(self, event: AnyEvent) -> bool:
        """Can this not happen any more? After a win there may be another."""
        if self.settled is not None or not self.events:
            return self.settled is not None
        last = self.events[-1]
        more = Win | Settled if isinstance(last, Win) else Settled
        return isinstance(last, Exhausted | Abort | Win) and not isinstance(event, more)

    def payments(self) -> list[int] | None:
        return self.settled.payments if self.settled else None


def parts_of(game: GameLog) -> tuple[list[Part], Final | None]:
    """The hands of a match, and its end."""
    parts: list[Part] = []
    final = None
    for event in game.events[1:]:
        if isinstance(event, FAULTS):
            continue
        if isinstance(event, Hand):
            parts.append(Part(event, game.stick))
        elif isinstance(event, Final):
            final = event
        elif isinstance(event, Match) or not parts or parts[-1].is_over(event):
            raise LogError("events_order")
        elif isinstance(event, Settled):
            parts[-1].settled = event
        else:
            parts[-1].events.append(event)
    return parts, final


def need_format(game: GameLog, format: str) -> None:
    """Refuses a match that the format is not made for."""
    carried = [family for family, (_, about) in families.found().items() if format in about.formats]
    rules = game.match.rules
    try:
        found = family_of(rules) if rules else carried[0]
    except OptionError as error:
        raise LogError("unknown_family", why=error) from error
    titles = [families.about(family).title for family in carried]
    said: object = families.about(found).title
    if families.about(carried[0]).indicators and any(map(_has_no_indicator, game.events)):
        said, found = WITHOUT_DORA, ""
    if found not in carried:
        raise LogError("wrong_family", format=format, known=titles, found=said)


def _has_no_indicator(event: AnyEvent) -> bool:
    return isinstance(event, Bonus) or (isinstance(event, Hand) and not event.dora)


def check_meld(kind: str, tiles: Iterable[str], place: str) -> None:
    """Refuses a set that is none: formats that encode sets could not say so."""
    try:
        found = meld_kind([BY_NAME[tile] for tile in tiles])
    except HandError as error:
        raise LogError("cannot_write_set", place, why=error) from error
    if found != kind:
        raise LogError("set_misnamed", place, found=found, kind=kind)


def giver_of(event: Claim, place: str) -> int:
    """How many seats after the claimer the giver sits: 1 right, 2 across, 3 left."""
    giver = (event.from_player - event.player) % 4
    if not giver:
        raise LogError("claims_own", place, player=event.player)
    return giver


def option(match: Match, key: str, otherwise: str | int | bool) -> str | int | float | bool:
    """An option of the match, or what to assume where the log does not say."""
    return match.options.get(key, otherwise)
