"""Faults in MCR, in words (10.4)."""

from collections.abc import Mapping

from wrobel.rules.faults import REMINDER, Book, Fault, Ruling
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

RULE = "10.4"
DEAD = Text(
    "the hand is dead: it goes on drawing and discarding, but may neither win nor claim",
    "ręka jest martwa: dalej dobiera i zrzuca, ale nie może wygrać ani niczego przejąć",
)


def outcomes(options: Options) -> Mapping[str, Text]:
    """What comes of every ruling."""
    return {
        "false_win": Text(
            "False win: {n} points to each opponent. The game goes on and {dead}.",
            "Fałszywa wygrana: {n} pkt dla każdego przeciwnika. Gra toczy się dalej, a {dead}.",
            {"n": options.number("false_win_tariff"), "dead": DEAD},
        ),
        "withdrawn_win": Text(
            "Nothing is paid. The game goes on and {dead}.",
            "Nikt nie płaci. Gra toczy się dalej, a {dead}.",
            {"dead": DEAD},
        ),
        "dead_hand": Text(
            "Dead hand: it goes on drawing and discarding, but may neither win nor claim.",
            "Martwa ręka: dalej dobiera i zrzuca, ale nie może wygrać ani niczego przejąć.",
        ),
        "tile_not_taken": Text(
            "{n} points are taken off, outside the total of the match; the hand stays alive.",
            "Odejmuje się {n} pkt poza sumą gry; ręka gra dalej.",
            {"n": options.number("tile_not_taken_penalty")},
        ),
        "penalty": Text(
            "Penalty points are booked outside the total of the match; nobody receives them.",
            "Punkty karne zapisuje się poza sumą gry; nikt ich nie dostaje.",
        ),
        REMINDER: Text(
            "It is pointed out; nothing moves.", "Zwraca się uwagę; nic się nie zmienia."
        ),
    }


BOOK = Book(
    faults={
        "false_win": Fault(
            Text("a false win", "fałszywa wygrana"),
            RULE,
        ),
        "void_set": Fault(
            Text("a claim with tiles that make no set", "przejęcie z niewłaściwych kamieni"), RULE
        ),
        "claimed_tile_not_taken": Fault(
            Text("a claimed tile not taken in time", "przejęty kamień niewzięty w porę"), RULE
        ),
    },
    rulings=(
        Ruling(
            "spoken_win",
            "false_win",
            Text(
                "a false win, tiles shown: too few points, no winning shape or a dead hand",
                "fałszywa wygrana po pokazaniu kamieni: za mało punktów, zły kształt, martwa ręka",
            ),
            RULE,
        ),
        Ruling(
            "withdrawn",
            "withdrawn_win",
            Text(
                "a win withdrawn before tiles were shown",
                "wygrana wycofana przed pokazaniem kamieni",
            ),
            RULE,
        ),
        Ruling(
            "tile_count",
            "dead_hand",
            Text("a wrong number of tiles", "zła liczba kamieni"),
            RULE,
        ),
        Ruling(
            "not_taken",
            "tile_not_taken",
            Text(
                "counted without having taken the winning tile",
                "liczenie bez wzięcia zwycięskiego kamienia",
            ),
            RULE,
        ),
        Ruling(
            "slip", REMINDER, Text("a slip that is not punished", "pomyłka, za którą się nie karze")
        ),
        Ruling(
            "conduct", "penalty", Text("conduct at the table", "zachowanie przy stole"), RULE, True
        ),
    ),
    outcomes=outcomes,
    needs=("referee_mode", False, True),
)
