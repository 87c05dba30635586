"""A match in the pieces that writers need: hand by hand, with what the hand came to."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import structs

from wrobel.errors import LogError, OptionError
from wrobel.logs.claims import claim_of
from wrobel.logs.events import (
    AnyEvent,
    Bonus,
    Claimed,
    Final,
    Hand,
    Match,
    Riichi,
    Settled,
    Win,
)
from wrobel.logs.game import STICK, GameLog
from wrobel.rules.rulesets import family_of

Losses = dict[str, int]


class Written(NamedTuple):
    """A log in another format, and what that format could not carry, with counts."""

    data: bytes
    losses: Losses


@dataclass(slots=True)
class Part:
    """One hand: the deal, what happened, and the settlement if it came to one."""

    hand: Hand
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
                scores[event.player] -= STICK
        return scores

    def payments(self) -> list[int] | None:
        return self.settled.payments if self.settled else None


def parts_of(game: GameLog) -> tuple[list[Part], Final | None]:
    """The hands of a match, and its end."""
    parts: list[Part] = []
    final = None
    for event in game.events[1:]:
        if isinstance(event, Hand):
            parts.append(Part(event))
        elif isinstance(event, Final):
            final = event
        elif isinstance(event, Match) or not parts:
            raise LogError("bad_log", "the events of the match are not in order")
        elif isinstance(event, Settled):
            parts[-1].settled = event
        else:
            parts[-1].events.append(event)
    return parts, final


def need_family(game: GameLog, family: str, format: str) -> None:
    """Refuses a match that the format is not made for."""
    rules = game.match.rules
    try:
        found = family_of(rules) if rules else family
    except OptionError as error:
        raise LogError("wrong_family", error.message) from error
    bonus = family == "riichi" and any(isinstance(event, Bonus) for event in game.events)
    if found != family or bonus:
        raise LogError("wrong_family", f"{format} is for {family} only, not for {rules or found}")


def option(match: Match, key: str, otherwise: str | int | bool) -> str | int | float | bool:
    """An option of the match, or what to assume where the log does not say."""
    return match.options.get(key, otherwise)
