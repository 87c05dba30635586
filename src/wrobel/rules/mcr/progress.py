"""Which MCR hand follows: sixteen of them, the deal always passes, seats change (2)."""

from wrobel.rules.options import Options
from wrobel.rules.progress import Ended, Next, Place, rotated

# Who sits E, S, W, N in the first hand of each round (2.3).
SEATS = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 1, 0), (3, 2, 0, 1))
ROUNDS = 4


def follow(options: Options, place: Place, ended: Ended) -> Next:
    """After a false win the same hand goes on; else the next one, in new seats every round."""
    players = options.players
    if ended.dealer_stays:
        return Next(0, place, rotated(players, dealer_stays=True), over=False)
    following = place.passed(players)
    over = following.round >= ROUNDS
    now, then = seated(options, place), seated(options, following)
    seats = tuple(then.index(player) for player in now)
    return Next(seats.index(0), following, seats, over)


def seated(options: Options, place: Place) -> list[int]:
    """Who sits E, S, W, N in a hand, by the seats at the start.

    >>> from wrobel.rules.rulesets import load
    >>> seated(load("mcr"), Place(1, 0)), seated(load("mcr"), Place(1, 1))
    ([1, 0, 3, 2], [0, 3, 2, 1])
    """
    first = SEATS[place.round % ROUNDS if options.is_on("seat_changes") else 0]
    return [first[(place.deal + wind) % len(first)] for wind in range(len(first))]
