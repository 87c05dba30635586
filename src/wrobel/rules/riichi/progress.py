"""Which riichi hand follows, and when a match is over (7)."""

from collections.abc import Sequence
from dataclasses import replace

from wrobel.rules.options import Options
from wrobel.rules.progress import Ended, Next, Place, rotated


def follow(options: Options, place: Place, ended: Ended) -> Next:
    """The deal stays or passes to the right; counters as the hand left them (R7.1 to R7.5)."""
    stays = ended.dealer_stays
    following = place if stays else place.passed(options.players)
    return Next(
        dealer=0 if stays else 1,
        place=replace(following, counter=ended.counters),
        seats=rotated(options.players, stays),
        over=is_over(options, place, ended),
    )


def is_over(options: Options, place: Place, ended: Ended) -> bool | None:
    """R7.5 and R7.11; None where it hangs on scores that are not known."""
    if ended.kind == "chombo":
        return False
    scores = ended.scores
    busts = options.is_on("tobi")
    if busts and scores is not None and min(scores) < 0:
        return True
    regular = ends_regularly(options, place, ended)
    return None if busts and scores is None and regular is False else regular


def ends_regularly(options: Options, place: Place, ended: Ended) -> bool | None:
    """Is the match over if nobody is bust?"""
    last_round = 0 if options["length"] == "east-only" else 1
    last_deal = place.deal == options.players - 1
    all_last = place.round > last_round or (place.round == last_round and last_deal)
    if not all_last:
        return False
    scores = ended.scores
    target = 0 if options["target_points"] == "none" else options.number("target_points")
    if ended.dealer_stays:
        if options["agari_yame"] != "automatic" or ended.kind == "abort":
            return False
        if scores is None:
            return None
        return scores[0] >= target and is_first(scores, place)
    if not options.is_on("west_round") or (place.round > last_round and last_deal):
        return True
    return None if scores is None else max(scores) >= target


def is_first(scores: Sequence[int], place: Place) -> bool:
    """Is East ahead, of equals the first by the seats at the start?"""
    start = [(place.deal + wind) % len(scores) for wind in range(len(scores))]
    return all(
        score < scores[0] or (score == scores[0] and start[wind] > start[0])
        for wind, score in enumerate(scores)
        if wind
    )
