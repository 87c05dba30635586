"""Faults in Hong Kong, in words: the rules know the false win (2.6), the rest is agreed."""

from collections.abc import Mapping

from wrobel.rules.faults import REMINDER, Book, Fault, Ruling
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

RULE = "2.6"


def outcomes(options: Options) -> Mapping[str, Text]:
    """What comes of every ruling."""
    rates = options.scorer.payments
    return {
        "chombo": Text(
            "False win: the hand ends and the caller pays the limit, {each}, to everybody.",
            "Fałszywa wygrana: rozdanie się kończy, a zgłaszający płaci każdemu limit, {each}.",
            {"each": rates.base(rates.limit)},
        ),
        "dead_hand": Text(
            "Dead hand, by agreement: it goes on drawing and discarding, but may neither win nor "
            "claim.",
            "Martwa ręka, według umowy: dalej dobiera i zrzuca, ale nie może wygrać ani niczego "
            "przejąć.",
        ),
        "penalty": Text(
            "Penalty points come off the result of the match; nobody receives them.",
            "Punkty karne odejmuje się od wyniku gry; nikt ich nie dostaje.",
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
            Text("a claim with tiles that make no set", "przejęcie z niewłaściwych kamieni")
        ),
        "claimed_tile_not_taken": Fault(
            Text("a claimed tile not taken in time", "przejęty kamień niewzięty w porę")
        ),
    },
    rulings=(
        Ruling(
            "spoken_win",
            "chombo",
            Text("a false win, called by word of mouth", "fałszywa wygrana zgłoszona głosem"),
            RULE,
        ),
        Ruling(
            "agreed",
            "dead_hand",
            Text("a fault that the table agreed on", "błąd według umowy stołu"),
        ),
        Ruling(
            "slip", REMINDER, Text("a slip that is not punished", "pomyłka, za którą się nie karze")
        ),
        Ruling(
            "conduct", "penalty", Text("conduct at the table", "zachowanie przy stole"), "", True
        ),
    ),
    outcomes=outcomes,
    needs=("false_win", "forbidden", "pay-limit"),
)
