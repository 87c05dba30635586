"""What somebody's finished matches add up to: places, results, rates, a rating, a history.

Points mean something within one ruleset only, so they are added up by ruleset; places and rates by
family and over all. A match in which moves were taken back or hints were shown counts for
everything but the rating.
"""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise

from wrobel.bots.ratings import START, after, rating_of
from wrobel.logs.events import MOST_PLAYERS
from wrobel.logs.statistics import MatchResult
from wrobel.rules import families, rulesets
from wrobel.web.wire.http_types import HUMAN
from wrobel.web.wire.statistics_types import (
    Figures,
    MatchGroup,
    Period,
    PlayedMatch,
    Rates,
    Rating,
    Result,
    Statistics,
)

PEOPLE = "people"
MOST_LISTED = 200
MOST_PERIODS = 12
LEAST_OF_PERIOD = 4  # matches
LEAST_OF_TREND = 8
COLUMNS = (
    *("finished", "game", "rules", "place", "score", "result", "hands", "wins", "self_draws"),
    *("deal_ins", "riichi", "calls", "drawn", "points_won", "points_dealt_in", "opponents"),
)


def family_name(rules: str) -> str:
    """The family of a ruleset; rulesets of families that are gone are a family of their own."""
    return rulesets.FAMILY_OF.get(rules, rules)


def human_rates(family: str) -> Mapping[str, float]:
    """What strong human players of a family do, where that is known."""
    return families.about(family).human_rates if family in rulesets.FAMILIES else {}


def opponents_of(result: Result) -> list[str]:
    """Who sat at the other places: bots by their names, people as ``people``."""
    others = [seat for player, seat in enumerate(result.seats) if player != result.player]
    return [PEOPLE if seat == HUMAN else seat for seat in others]


def figures_of(matches: Sequence[MatchResult], one_unit: bool) -> Figures:
    """The sums of some matches; points only where they are of one kind."""
    hands = sum(match.hands for match in matches)
    wins = sum(match.wins for match in matches)
    deal_ins = sum(match.deal_ins for match in matches)
    most = max((match.place for match in matches), default=0)
    there = range(1, max(most, MOST_PLAYERS) + 1)
    places = [sum(match.place == place for match in matches) for place in there]
    count = len(matches)
    best = max(
        (match.best for match in matches if match.best is not None),
        key=lambda hand: hand.points,
        default=None,
    )
    return Figures(
        matches=count,
        hands=hands,
        places=places,
        place=share(sum(match.place for match in matches), count),
        result=share(sum(match.result for match in matches), count) if one_unit else None,
        rates=Rates(
            wins=share(wins, hands),
            self_draws=share(sum(match.self_draws for match in matches), wins),
            deal_ins=share(deal_ins, hands),
            riichi=share(sum(match.riichi for match in matches), hands),
            calls=share(
                sum(match.calls for match in matches),
                sum(match.hands for match in matches if match.calls_known),
            ),
            drawn=share(sum(match.drawn for match in matches), hands),
        ),
        worth=share(sum(match.points_won for match in matches), wins) if one_unit else None,
        loss=share(sum(m.points_dealt_in for m in matches), deal_ins) if one_unit else None,
        best=best if one_unit else None,
    )


def trend_of(results: Sequence[Result]) -> list[Period]:
    """The course of matches in order: up to twelve periods of as many matches each.

    Fewer than eight matches have no trend.
    """
    if len(results) < LEAST_OF_TREND:
        return []
    count = min(MOST_PERIODS, len(results) // LEAST_OF_PERIOD)
    edges = [len(results) * i // count for i in range(count + 1)]
    found = []
    for first, last in pairwise(edges):
        some = results[first:last]
        figures = figures_of([one.match for one in some], one_unit=False)
        rates = figures.rates
        found.append(
            Period(some[-1].finished, len(some), figures.place, rates.wins, rates.deal_ins)
        )
    return found


def share(part: float, whole: int) -> float | None:
    return part / whole if whole else None


def statistics_of(results: Iterable[Result]) -> Statistics:
    """Everything about somebody's matches, which may come in any order."""
    ordered = sorted(results, key=lambda result: (result.finished, result.game, result.player))
    by_rules: dict[str, list[Result]] = {}
    by_family: dict[str, list[Result]] = {}
    by_opponent: dict[str, list[Result]] = {}
    rated: dict[str, Rating] = {}
    matches = []
    for result in ordered:
        family = family_name(result.rules)
        by_rules.setdefault(result.rules, []).append(result)
        by_family.setdefault(family, []).append(result)
        for other in dict.fromkeys(opponents_of(result)):
            by_opponent.setdefault(other, []).append(result)
        rating = rated.setdefault(family, Rating(family, START, 0))
        rate(rating, result)
        matches.append(played(result, rating))
    return Statistics(
        all=figures_of([result.match for result in ordered], one_unit=len(by_rules) == 1),
        families=[group(name, some, False) for name, some in by_family.items()],
        rulesets=[group(name, some, True) for name, some in by_rules.items()],
        opponents=[group(name, some, False) for name, some in by_opponent.items()],
        ratings=[rating for rating in rated.values() if rating.matches],
        matches=matches[::-1][:MOST_LISTED],
        trend=trend_of(ordered),
        humans={family: Rates(**known) for family in by_family if (known := human_rates(family))},
    )


def group(name: str, some: Sequence[Result], one_unit: bool) -> MatchGroup:
    """Matches that have something in common, in order."""
    figures = figures_of([one.match for one in some], one_unit)
    return MatchGroup(name, figures, trend_of(some))


def rate(rating: Rating, result: Result) -> None:
    """One more match, if bots sat there and nobody was helped."""
    others = [
        (rating_of(seat, rating.family), above(result.match.place, place))
        for player, (seat, place) in enumerate(zip(result.seats, result.places, strict=True))
        if player != result.player and seat != HUMAN
    ]
    if others and not result.helped:
        rating.rating = after(rating.rating, rating.matches, others)
        rating.matches += 1
    for seat in result.seats:
        if seat != HUMAN:
            rating.bots[seat] = rating_of(seat, rating.family)


def above(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def played(result: Result, rating: Rating) -> PlayedMatch:
    """A line of the history."""
    match = result.match
    return PlayedMatch(
        game=result.game,
        finished=result.finished,
        rules=result.rules,
        names=result.names,
        opponents=opponents_of(result),
        place=match.place,
        score=match.score,
        result=match.result,
        hands=match.hands,
        best=match.best,
        rating=None if result.helped or not rating.matches else round(rating.rating, 1),
        player=result.player,
        review=result.review,
    )


def as_csv(results: Iterable[Result]) -> str:
    """A line for every match, for other programs.

    >>> as_csv([]).strip().split(",")[:3]
    ['finished', 'game', 'rules']
    """
    text = io.StringIO()
    out = csv.writer(text)
    out.writerow(COLUMNS)
    for result in results:
        match = result.match
        when = datetime.fromtimestamp(result.finished, UTC).isoformat(timespec="seconds")
        counts = [getattr(match, name) for name in COLUMNS[6:-1]]
        others = " ".join(opponents_of(result))
        out.writerow(
            [
                *(when, result.game, result.rules, match.place, match.score, match.result),
                *(*counts, others),
            ]
        )
    return text.getvalue()
