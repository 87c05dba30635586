"""Which Hong Kong hand follows; the counter says how often the dealer has stayed (1.8)."""

from dataclasses import replace

from wrobel.rules.options import Options
from wrobel.rules.progress import Ended, Next, Place, rotated


def follow(options: Options, place: Place, ended: Ended) -> Next:
    """The deal stays or passes; the match ends when it has passed round so many times."""
    stays = ended.dealer_stays
    following = (
        replace(place, counter=place.counter + 1) if stays else place.passed(options.players)
    )
    return Next(
        dealer=0 if stays else 1,
        place=following,
        seats=rotated(options.players, stays),
        over=following.round >= options.number("rounds"),
    )
