"""How long a hand can be: what goes on for longer is no hand of these rules."""

from itertools import pairwise

from wrobel.errors import LogError
from wrobel.logs.events import Hand
from wrobel.logs.game import GameLog
from wrobel.rules.families import layout_of
from wrobel.rules.options import Options
from wrobel.rules.rulesets import load

MOST_HANDS = 1000  # of one match
# A tile is drawn, discarded, and laid open (exposed, turned, claimed into a set) once at most.
TIMES = 3
OTHERS = 32  # deal, declarations, rulings, wins, the end


def most_events(options: Options) -> int:
    """How many events a hand can have under these rules.

    >>> most_events(load("tenhou")), most_events(load("mcr"))
    (440, 464)
    """
    return TIMES * layout_of(options).tiles + OTHERS


def check_lengths(game: GameLog) -> None:
    """Refuse a match with a hand that cannot be, or with more hands than anybody plays."""
    match = game.match
    most = most_events(load(str(match.rules), dict(match.options)))
    starts = [place for place, event in enumerate(game.events) if isinstance(event, Hand)]
    if len(starts) > MOST_HANDS:
        place = game.place(starts[MOST_HANDS])
        raise LogError("too_many_hands", place, most=MOST_HANDS)
    for start, end in pairwise([*starts, len(game.events)]):
        if end - start > most:
            raise LogError("too_many_hand_events", game.place(start + most), most=most)
