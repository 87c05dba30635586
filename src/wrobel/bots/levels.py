"""Players to choose from: five levels that people feel, and four characters of the strongest.

A player is a bot beneath and a temper: small numbers that say what it overlooks, what it is too
fond of and how it likes to play. Lower levels err as people do, never by chance alone.
"""

from dataclasses import dataclass

from wrobel.languages import Words


@dataclass(frozen=True, slots=True)
class Temper:
    """What colours the opinion of the bot beneath; by default nothing.

    Of mistakes: ``overlooks`` is the share of turns in which nobody else's hand is thought of,
    ``pairs`` how dearly a pair is kept, ``colour`` how much one suit is overvalued once most tiles
    are of it, ``gone`` how much tiles that lie on the table are counted as if they were to come,
    ``grabs`` how much better a claim looks than it is, ``silent`` the share of hands in which
    riichi is forgotten. Of style: ``care``, how much more than is right danger counts,
    ``hurry``, how much better claims and riichi look, and ``worth``, how much a dearer hand does.
    All but shares are parts of what the best choice is worth.
    """

    overlooks: float = 0.0
    pairs: float = 0.0
    colour: float = 0.0
    gone: float = 0.0
    grabs: float = 0.0
    silent: float = 0.0
    care: float = 0.0
    hurry: float = 0.0
    worth: float = 0.0


@dataclass(frozen=True, slots=True)
class Player:
    """A level (1 to 5) or a character (0) with the bot beneath, and what people read of it."""

    name: str
    level: int
    beneath: str
    title: Words
    about: Words
    temper: Temper = Temper()


PLAYERS = (
    Player(
        "beginner",
        1,
        "efficient",
        Words("Beginner", "Początkujący"),
        Words(
            "Looks at its own tiles only, claims what it can and is fond of pairs and of one suit.",
            "Patrzy tylko na swoje kamienie, bierze, co się da, lubi pary i jeden kolor.",
        ),
        Temper(overlooks=1.0, pairs=1.5, colour=1.5, gone=2.0, grabs=1.2, silent=0.8),
    ),
    Player(
        "casual",
        2,
        "efficient",
        Words("Casual", "Niedzielny"),
        Words(
            "Knows the way to a hand, often overlooks danger and seldom counts what is gone.",
            "Umie ułożyć rękę, ale często nie widzi zagrożenia i rzadko liczy, co już zeszło.",
        ),
        Temper(overlooks=0.7, pairs=0.5, colour=0.35, gone=0.8, grabs=0.5, silent=0.25),
    ),
    Player(
        "efficient",
        3,
        "efficient",
        Words("Solid", "Solidny"),
        Words(
            "Goes the shortest way to a win, careful when somebody is visibly ahead.",
            "Idzie do wygranej najkrótszą drogą; ostrożny, gdy ktoś wyraźnie prowadzi.",
        ),
    ),
    Player(
        "skilled",
        4,
        "strong",
        Words("Skilled", "Wprawny"),
        Words(
            "Plays like the strongest, but misses a danger now and then and likes its pairs.",
            "Gra jak najmocniejszy, ale czasem przeoczy zagrożenie i za bardzo lubi pary.",
        ),
        Temper(overlooks=0.85, pairs=0.4, gone=0.8, grabs=0.3),
    ),
    Player(
        "strong",
        5,
        "strong",
        Words("Strong", "Mocny"),
        Words("The best this program can do.", "Najlepiej, jak ten program potrafi."),
    ),
    Player(
        "fast",
        0,
        "strong",
        Words("Fast", "Szybki"),
        Words(
            "Claims readily and wins early, with cheaper hands.",
            "Chętnie bierze i wygrywa wcześnie, tańszymi rękami.",
        ),
        Temper(hurry=0.2),
    ),
    Player(
        "patient",
        0,
        "strong",
        Words("Patient", "Cierpliwy"),
        Words(
            "Claims seldom and waits for dearer hands.",
            "Rzadko bierze i czeka na droższe ręce.",
        ),
        Temper(hurry=-0.15, worth=0.1),
    ),
    Player(
        "daring",
        0,
        "strong",
        Words("Daring", "Śmiały"),
        Words(
            "Goes on where others fold: wins more, deals in more.",
            "Gra dalej tam, gdzie inni się wycofują: częściej wygrywa i częściej się podkłada.",
        ),
        Temper(care=-0.5),
    ),
    Player(
        "careful",
        0,
        "strong",
        Words("Careful", "Ostrożny"),
        Words(
            "Folds early: wins less, deals in less.",
            "Wcześnie się wycofuje: rzadziej wygrywa i rzadziej się podkłada.",
        ),
        Temper(care=0.7),
    ),
)
LEVELS = tuple(player.name for player in PLAYERS if player.level)
CHARACTERS = tuple(player.name for player in PLAYERS if not player.level)


def player_of(name: str) -> Player:
    """The player of a name.

    >>> player_of("casual").level, LEVELS[-1], CHARACTERS
    (2, 'strong', ('fast', 'patient', 'daring', 'careful'))
    """
    return next(player for player in PLAYERS if player.name == name)
