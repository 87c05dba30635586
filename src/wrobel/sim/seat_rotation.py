"""Who sits where in which match, and which deals it plays."""

from collections import defaultdict
from functools import cache
from itertools import permutations

from wrobel.sim.settings import Settings

Seating = tuple[int, ...]


@cache
def arrangements(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The different ways in which the bots can sit, in a fixed order.

    >>> [len(arrangements(tuple(bots))) for bots in ("AAAA", "ABBB", "AABB", "AABC", "ABCD")]
    [1, 4, 6, 12, 24]
    """
    return tuple(dict.fromkeys(permutations(bots)))


@cache
def orders(bots: tuple[str, ...]) -> tuple[Seating, ...]:
    """The different orders around a round table, by the numbers of the bots.

    >>> [len(orders(tuple(bots))) for bots in ("AAAA", "ABBB", "AABB", "ABCD")]
    [1, 1, 2, 6]
    """
    found: dict[tuple[str, ...], Seating] = {}
    for others in permutations(range(1, len(bots))):
        order = (0, *others)
        names = [bots[bot] for bot in order]
        key = min(tuple(names[i:] + names[:i]) for i in range(len(bots)))
        found.setdefault(key, order)
    return tuple(found.values())


def seatings_per_deal(settings: Settings) -> int:
    """How many matches are played with the same walls."""
    return len(arrangements(settings.bots)) if settings.duplicate else 1


def plan(settings: Settings, match: int) -> tuple[int, Seating]:
    """The deal of a match and the number of the bot that each player is.

    Without duplicates everybody has sat everywhere after as many matches as there are players, then
    the order changes.

    >>> from wrobel.sim.settings import settings_of
    >>> settings = settings_of("mcr", ["random"] + ["tsumogiri"] * 3)
    >>> [plan(settings, match) for match in range(2)]
    [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0))]
    """
    if not settings.duplicate:
        ways = orders(settings.bots)
        order = ways[match // len(settings.bots) % len(ways)]
        turn = match % len(settings.bots)
        return match, order[turn:] + order[:turn]
    deal, way = divmod(match, seatings_per_deal(settings))
    numbers: dict[str, list[int]] = defaultdict(list)
    for bot, name in enumerate(settings.bots):
        numbers[name].append(bot)
    # Bots of one name take turns, so that each entry of the result has sat everywhere.
    left = {name: own[deal % len(own) :] + own[: deal % len(own)] for name, own in numbers.items()}
    return deal, tuple(left[name].pop(0) for name in arrangements(settings.bots)[way])


def walls_seed(settings: Settings, deal: int) -> str:
    """The seed of the walls of a deal."""
    return f"{settings.seed}/{deal}"


def bot_seed(settings: Settings, match: int, bot: int) -> str:
    """The seed of a bot in a match."""
    return f"{settings.seed}/{match}/{bot}"
