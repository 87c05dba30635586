"""What statistics are made of and what is told about them."""

from typing import Annotated

import msgspec
from msgspec import Meta

from wrobel.logs.statistics import BestHand, MatchResult
from wrobel.web.wire.http_types import ONE_LINE


class ReviewClass(msgspec.Struct):
    """The decisions of one class, and what they cost together."""

    decisions: int
    loss: float


class ReviewSums(msgspec.Struct):
    """What a review of a match said of one player; ``loss`` is in ``unit``."""

    unit: str
    decisions: int
    agreed: float
    loss: float
    counts: dict[str, int]
    classes: dict[str, ReviewClass]


class Result(msgspec.Struct):
    """A match as it is stored for one of its people."""

    game: str
    player: int
    finished: float
    rules: str
    names: list[str]
    seats: list[str]  # ``human`` or the name of a bot
    places: list[int]
    match: MatchResult
    helped: bool = False  # by hints, or by moves taken back
    review: ReviewSums | None = None


class Rates(msgspec.Struct):
    """Shares of a player's hands; ``self_draws`` of the wins."""

    wins: float | None
    self_draws: float | None
    deal_ins: float | None
    riichi: float | None
    calls: float | None
    drawn: float | None


class Figures(msgspec.Struct):
    """The sums of some matches.

    ``places`` counts matches, ``place`` is their mean; ``result``, ``worth`` of a win and ``loss``
    of a discard that somebody won on are means, where all matches count in one unit.
    """

    matches: int
    hands: int
    places: list[int]
    place: float | None
    result: float | None
    rates: Rates
    worth: float | None
    loss: float | None
    best: BestHand | None


class Period(msgspec.Struct):
    """Some matches in a row: when the last one ended, and what they came to."""

    until: float
    matches: int
    place: float | None
    wins: float | None
    deal_ins: float | None


class MatchGroup(msgspec.Struct):
    """The matches of a family, of a ruleset, or against somebody; ``trend`` the oldest first."""

    name: str
    figures: Figures
    trend: list[Period] = []


class Rating(msgspec.Struct):
    """A rating against the bots of a family, after so many matches, and theirs beside it."""

    family: str
    rating: float
    matches: int
    bots: dict[str, float] = {}


class PlayedMatch(msgspec.Struct):
    """A line of the history; ``rating`` is the one after the match, if it was rated."""

    game: str
    finished: float
    rules: str
    names: list[str]
    opponents: list[str]
    place: int
    score: int
    result: float
    hands: int
    best: BestHand | None
    rating: float | None
    player: int = 0
    review: ReviewSums | None = None


class Statistics(msgspec.Struct):
    """All about somebody's finished matches, the newest of ``matches`` first."""

    all: Figures
    families: list[MatchGroup]
    rulesets: list[MatchGroup]
    opponents: list[MatchGroup]
    ratings: list[Rating]
    matches: list[PlayedMatch]
    trend: list[Period] = []
    humans: dict[str, Rates] = {}  # by family: what strong human players do, where it is known


class ProfileLink(msgspec.Struct):
    """A code that makes another device the same person, for some minutes and once."""

    code: str
    seconds: float


class AdoptProfile(msgspec.Struct, forbid_unknown_fields=True):
    """The code that another device was given."""

    code: Annotated[str, Meta(max_length=100, pattern=ONE_LINE)]
