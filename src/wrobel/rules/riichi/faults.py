"""Faults in riichi, in words (sections 5.4 to 5.6)."""

from collections.abc import Mapping

from wrobel.rules.faults import REMINDER, Book, Fault, Ruling
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

CHOMBO = {
    "reverse-mangan": Text(
        "Chombo: the hand is void and dealt again, its riichi sticks go back. It costs a mangan: "
        "4,000 to East and 2,000 to each other player; East pays 4,000 to everybody.",
        "Chombo: rozgrywka jest nieważna i rozdaje się ponownie, patyczki riichi z niej wracają. "
        "Kosztuje mangan: 4000 dla Wschodu i po 2000 dla pozostałych; Wschód płaci każdemu po "
        "4000.",
    ),
    "20000-after-uma": Text(
        "Chombo: the hand is void and dealt again, its riichi sticks go back. 20,000 points come "
        "off the final score, after the uma; nobody receives them.",
        "Chombo: rozgrywka jest nieważna i rozdaje się ponownie, patyczki riichi z niej wracają. "
        "Od wyniku końcowego, już po premii, odejmuje się 20 000 punktów; nikt ich nie dostaje.",
    ),
    "off": Text("Chombo cannot happen here.", "Chombo nie może się tu zdarzyć."),
}


def outcomes(options: Options) -> Mapping[str, Text]:
    """What comes of every ruling."""
    return {
        "chombo": CHOMBO[str(options["chombo"])],
        "dead_hand": Text(
            "Dead hand: it goes on drawing and discarding, but may not win, call or declare "
            "riichi, and is noten.",
            "Martwa ręka: dalej dobiera i odrzuca, ale nie może wygrać, niczego przejąć ani "
            "zgłosić riichi i jest noten.",
        ),
        "penalty": Text(
            "Penalty points come off the result of the match; nobody receives them.",
            "Punkty karne odejmuje się od wyniku gry; nikt ich nie dostaje.",
        ),
        REMINDER: Text(
            "It is pointed out, not punished. Tiles of the wall go back to their places.",
            "Zwraca się uwagę, bez kary. Kamienie z muru wracają na miejsce.",
        ),
    }


BOOK = Book(
    faults={
        "false_win": Fault(
            Text(
                "a false win",
                "nieważna wygrana",
            ),
            "R5.14",
        ),
        "false_riichi": Fault(Text("riichi without tenpai", "riichi bez tenpai"), "R5.14"),
        "wrong_kong": Fault(
            Text("a forbidden kan after riichi", "niedozwolony kan po riichi"), "R3.5, R5.14"
        ),
        "void_set": Fault(
            Text("a call with tiles that make no set", "przejęcie z niewłaściwych kamieni"),
            "R5.18",
        ),
        "claimed_tile_not_taken": Fault(
            Text("a called tile not taken in time", "przejęty kamień niewzięty w porę"),
            "R2.10",
        ),
        "claim_with_a_dead_hand": Fault(
            Text("a call with a dead hand", "przejęcie martwą ręką"), "R5.14"
        ),
    },
    rulings=(
        Ruling(
            "exposed_tiles",
            "chombo",
            Text(
                "more than five tiles of the wall or of hands exposed",
                "odkrycie więcej niż pięciu kamieni z muru lub z rąk",
            ),
            "R5.14",
        ),
        Ruling(
            "spoken_win",
            "chombo",
            Text("a false win, called by word of mouth", "nieważna wygrana zgłoszona głosem"),
            "R5.14",
        ),
        Ruling(
            "dead_wall",
            "dead_hand",
            Text("tiles of the dead wall exposed", "odkrycie kamieni martwego muru"),
            "R5.18",
        ),
        Ruling(
            "others_tiles",
            "dead_hand",
            Text("tiles of another hand exposed", "odkrycie kamieni cudzej ręki"),
            "R5.18",
        ),
        Ruling(
            "tile_count",
            "dead_hand",
            Text("too few or too many tiles", "za mało lub za dużo kamieni"),
            "R5.18",
        ),
        Ruling(
            "late_take",
            "dead_hand",
            Text("a called tile not taken in time", "przejęty kamień niewzięty w porę"),
            "R2.10",
        ),
        Ruling(
            "few_tiles",
            REMINDER,
            Text("up to five tiles exposed by accident", "przypadkowe odkrycie do pięciu kamieni"),
            "R5.19",
        ),
        Ruling(
            "order",
            REMINDER,
            Text("a slip in the order of calling", "pomyłka w kolejności czynności przy przejęciu"),
            "R5.19",
        ),
        Ruling(
            "conduct", "penalty", Text("conduct at the table", "zachowanie przy stole"), "", True
        ),
    ),
    outcomes=outcomes,
    needs=("chombo", "off", "reverse-mangan"),
)
