"""What a fan means under the options in force, where an option changes it."""

from wrobel.rules.catalogue import Pattern
from wrobel.rules.options import Options, Value
from wrobel.rules.trace import Text

# (pattern, option, value): the definition then; the catalogue has the one of the presets.
CHANGED: dict[tuple[str, str, Value], Text] = {
    ("all_chows", "all_chows_pair", "any"): Text(
        "Four chows and any pair.", "Cztery chow i dowolna para."
    ),
    ("all_chows", "all_chows_pair", "no-honors"): Text(
        "Four chows and a pair that is not of honours.", "Cztery chow i para, ale nie z honorów."
    ),
    ("all_chows", "all_chows_pair", "no-scoring"): Text(
        "Four chows and a pair that is neither of dragons nor of one's own or the round's wind.",
        "Cztery chow i para, ale nie ze smoków, własnego wiatru ani wiatru rundy.",
    ),
    ("concealed_hand", "bonus_opens_hand", True): Text(
        "No set and no bonus tile was exposed before the win; the last tile may be a discard and a "
        "concealed kong does no harm.",
        "Przed wygraną gracz nie odkrył żadnego układu ani kamienia bonusowego; ostatni kamień "
        "może być ze zrzutki, a ukryty kong nie przeszkadza.",
    ),
    ("all_pairs", "bonus_opens_hand", True): Text(
        "Seven pairs without an exposed set or bonus tile; four equal tiles may serve as two "
        "pairs.",
        "Siedem par bez odkrytych układów i kamieni bonusowych; cztery takie same kamienie mogą "
        "być dwiema parami.",
    ),
    ("bouquet", "bouquet", "total3"): Text(
        "All four flowers or all four seasons; these 3 fan include one's own tile and that of "
        "the round.",
        "Komplet czterech kwiatów albo czterech pór roku; te 3 fany obejmują własny kamień i "
        "kamień rundy z tej serii.",
    ),
    ("bouquet", "bouquet", "plus1"): Text(
        "All four flowers or all four seasons; 1 fan is added to those of one's own tile and "
        "the round's.",
        "Komplet czterech kwiatów albo czterech pór roku; 1 fan dodaje się do fanów za własny "
        "kamień i kamień rundy.",
    ),
    ("bouquet", "bouquet", "plus3"): Text(
        "All four flowers or all four seasons; 3 fan are added to those of one's own tile and "
        "the round's.",
        "Komplet czterech kwiatów albo czterech pór roku; 3 fany dodaje się do fanów za własny "
        "kamień i kamień rundy.",
    ),
    ("hidden_treasure", "hidden_treasure_finish", "any"): Text(
        "Four concealed pungs or kongs, won from the wall with whatever tile was missing.",
        "Cztery ukryte pungi lub kongi i wygrana z muru, bez względu na to, jakiego kamienia "
        "brakowało.",
    ),
    ("earth", "earth_own_draw", True): Text(
        "Another player wins on East's very first discard or on their own first draw, with "
        "nothing "
        "claimed or konged before it.",
        "Inny gracz wygrywa pierwszą zrzutką Wschodu albo pierwszym własnym kamieniem z muru, a "
        "wcześniej nikt niczego nie przejął ani nie zgłosił konga.",
    ),
    ("five_corners", "five_corners_honors", True): Text(
        "Each set and the pair contain a suited 1 or 9 or consist of honours, and at least one of "
        "them is suited.",
        "W każdym układzie i w parze jest jedynka lub dziewiątka albo są to honory, a przynajmniej "
        "jeden układ nie jest z honorów.",
    ),
    ("three_identical_chows", "three_identical_chows", "three-suits"): Text(
        "The same chow once in each of the three suits.",
        "To samo chow po jednym razie w każdym z trzech rodzajów.",
    ),
    ("big_four_in_one", "big4in1", "three-steps"): Text(
        "Three chows of one suit, each one step higher than the last, counted once in a hand.",
        "Trzy chow jednego rodzaju, każde o jeden wyżej od poprzedniego; liczy się raz na rękę.",
    ),
}


def means(pattern: Pattern, options: Options) -> Text:
    """The definition of a fan under these options.

    >>> from wrobel.rules.rulesets import load
    >>> from wrobel.rules.hongkong.catalogue import PATTERNS
    >>> earth = next(pattern for pattern in PATTERNS if pattern.id == "earth")
    >>> "own first draw" in means(earth, load("hk-old", {"earth_own_draw": True})).en
    True
    """
    for (fan, key, value), text in CHANGED.items():
        if fan == pattern.id and options[key] == value:
            return text
    return Text(pattern.means_en, pattern.means_pl)
