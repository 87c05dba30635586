"""The options of MCR and its two presets, as data.

Keys, values and defaults follow table 9.1 of ``spec/mcr.md``; rule numbers cite it.
"""

from collections.abc import Mapping

from wrobel.errors import OptionError
from wrobel.rules.about import POINTS
from wrobel.rules.mcr.about import MINIMUM
from wrobel.rules.options import Option, Value

OPTIONS: tuple[Option, ...] = (
    Option(
        key="profile",
        values=("wmo", "cn98"),
        rule="9",
        en=(
            "The edition that gives the defaults of all other options: the 2006 international "
            "rules or Chinese practice since 1998."
        ),
        pl=(
            "Wydanie, z którego pochodzą domyślne wartości pozostałych opcji: zasady "
            "międzynarodowe z 2006 roku albo chińska praktyka od 1998 roku."
        ),
    ),
    Option(
        key="two_concealed_kongs",
        values=(8, 6),
        rule="6.5",
        en="How many points Two Concealed Kongs are worth.",
        pl="Liczba punktów za Dwa Ukryte Kongi.",
    ),
    Option(
        key="melded_and_concealed_kong",
        values=(6, 5),
        rule="6.5",
        en="How many points one melded and one concealed kong are worth together.",
        pl="Liczba punktów za jeden zameldowany i jeden ukryty kong razem.",
    ),
    Option(
        key="self_drawn_special",
        values=("fully-concealed", "self-drawn"),
        rule="6.12",
        en=(
            "What a self-draw adds to Nine Gates, Seven Shifted Pairs, Thirteen Orphans, Four "
            "Concealed Pungs, Seven Pairs and the two hands of honors and knitted tiles: "
            "Fully Concealed Hand (4) or only Self-Drawn (1)."
        ),
        pl=(
            "Co dodaje wygrana z muru do Dziewięciu Bram, Siedmiu Kolejnych Par, Trzynastu "
            "Sierot, Czterech Ukrytych Pungów, Siedmiu Par oraz obu rąk z Honorów "
            "i przeplatanki: Całkowicie Ukrytą Rękę (4) czy tylko Wygraną z Muru (1)."
        ),
    ),
    Option(
        key="all_green_half_flush",
        values=(False, True),
        rule="9",
        en=(
            "Half Flush counts beside All Green when Green Dragons are in the hand; the 2006 "
            "rulebook allows it, Chinese practice does not."
        ),
        pl=(
            "Półkolor liczy się obok fanu Same Zielone, gdy w ręce są Zielone Smoki; podręcznik "
            "z 2006 roku na to pozwala, chińska praktyka nie."
        ),
    ),
    Option(
        key="all_terminals_double_pung",
        values=(False, True),
        rule="9",
        en=(
            "Double Pung counts beside All Terminals; when off it does not, while Triple Pung "
            "counts either way."
        ),
        pl=(
            "Podwójny Pung liczy się obok fanu Same Skrajne; po wyłączeniu nie, a Potrójny Pung "
            "liczy się w obu przypadkach."
        ),
    ),
    Option(
        key="nine_gates_terminal_pungs",
        values=("never", "all-but-one"),
        rule="9",
        en=(
            "Whether Pung of Terminals or Honors counts beside Nine Gates: never, or for every "
            "such pung but one, which leaves one point after a win on 2, 5 or 8."
        ),
        pl=(
            "Czy Pung Skrajnych lub Honorów liczy się obok Dziewięciu Bram: nigdy albo za każdy "
            "taki pung prócz jednego, co po wygranej na 2, 5 lub 8 zostawia jeden punkt."
        ),
    ),
    Option(
        key="voided_suit_strict",
        values=(False, True),
        rule="9",
        en=(
            "A strict reading of the 1998 rules: One Voided Suit does not count beside Big or "
            "Little Three Dragons, Quadruple Chow, Four Pure Shifted Pungs or Chows, and Big "
            "Three Winds."
        ),
        pl=(
            "Ścisłe odczytanie zasad z 1998 roku: Bez Jednej Rodziny nie liczy się obok Dużych "
            "i Małych Trzech Smoków, Poczwórnego Chow, Czterech Czystych Kolejnych Pungów lub "
            "Chow ani Dużych Trzech Wiatrów."
        ),
    ),
    Option(
        key="fan34_with_35",
        values=(False, True),
        rule="6.11",
        en=(
            "Knitted Straight counts beside Lesser Honors and Knitted Tiles when all nine tiles "
            "of the pattern are there; a disputed point, settled here as Chinese scoring "
            "programs do."
        ),
        pl=(
            "Przeplatany Strit liczy się obok Mniejszych Honorów i Przeplatanki, gdy w ręce jest "
            "wszystkie dziewięć kamieni przeplatanki; punkt sporny, rozstrzygnięty tu tak jak "
            "w chińskich programach liczących."
        ),
    ),
    Option(
        key="quads_in_seven_pairs",
        values=(False, True),
        rule="5.2",
        en=(
            "Four identical tiles may stand for two of the Seven Pairs; the rulebook does not "
            "say, scoring programs and the habit of adding Tile Hog accept it."
        ),
        pl=(
            "Cztery jednakowe kamienie mogą zastąpić dwie z Siedmiu Par; podręcznik o tym "
            "milczy, a przyjmują to programy liczące i zwyczaj doliczania Pętelki."
        ),
    ),
    Option(
        key="tile_hog_honors",
        values=(False, True),
        rule="12",
        en=(
            "Tile Hog counts for four identical honors too, which can happen only in Seven "
            "Pairs; the rulebook and the Polish sheet speak of suits, Chinese programs count "
            "honors as well."
        ),
        pl=(
            "Pętelka liczy się także za cztery jednakowe Honory, co zdarza się tylko w Siedmiu "
            "Parach; podręcznik i polski arkusz mówią o rodzinach, chińskie programy liczą też "
            "Honory."
        ),
    ),
    Option(
        key="all_types_on_seven_pairs",
        values=(False, True),
        rule="6.11, 12",
        en=(
            "All Types counts on Seven Pairs, going by the tiles alone; the rulebook speaks "
            "only of sets with a pair, Chinese programs go by the tiles."
        ),
        pl=(
            "Wszystkie Rodzaje liczą się przy Siedmiu Parach, na podstawie samych kamieni; "
            "podręcznik mówi tylko o układach z parą, chińskie programy patrzą na kamienie."
        ),
    ),
    Option(
        key="void_exhausted_waits",
        values=(False, True),
        rule="6.9",
        en=(
            "A tile of which you hold all four copies in hand and sets is not counted as a wait "
            "when Edge, Closed or Single Wait is decided; programs differ, and by default it "
            "is counted."
        ),
        pl=(
            "Kamień, którego wszystkie cztery egzemplarze masz w ręce i układach, nie jest "
            "czekaniem przy ustalaniu Skrajnego, Zamkniętego i Pojedynczego Czekania; programy "
            "się tu różnią, a domyślnie jest liczony."
        ),
    ),
    Option(
        key="last_discard_claims",
        values=("hu-only", "all"),
        rule="4.8",
        en=(
            "What the discard after the last wall tile may be claimed for: only a win, or sets "
            "too; the sources are unclear and only a win is the recommended reading."
        ),
        pl=(
            "Do czego można wziąć zrzutkę po ostatnim kamieniu z muru: tylko do wygranej czy "
            "także do układów; źródła są tu niejasne, a zalecana jest tylko wygrana."
        ),
    ),
    Option(
        key="opening_flowers",
        values=("chained", "by-turns"),
        rule="3.5",
        en=(
            "When a flower drawn as an opening replacement is itself replaced: at once, or in a "
            "further round of replacements from East to North; the rulebook leaves it open and "
            "at once is the recommended reading."
        ),
        pl=(
            "Kiedy wymienia się Kwiat dobrany w początkowej wymianie: od razu czy w następnej "
            "kolejce od Wschodu do Północy; podręcznik tego nie rozstrzyga, a zalecana jest "
            "wymiana od razu."
        ),
    ),
    Option(
        key="seat_changes",
        values=(False, True),
        rule="2.3",
        en="Whether the players move to other seats after each round.",
        pl="Czy po każdej rundzie gracze przesiadają się na inne miejsca.",
    ),
    Option(
        key="referee_mode",
        values=(False, True),
        rule="10.4",
        en=(
            "How faults are treated: when off, an illegal action is simply refused; when on, it "
            "is possible and brings the penalties of a refereed table."
        ),
        pl=(
            "Jak traktuje się błędy: po wyłączeniu niedozwolonego zagrania po prostu "
            "nie ma, po włączeniu jest możliwe i pociąga za sobą kary jak przy stole "
            "z sędzią."
        ),
    ),
    Option(
        key="false_win_tariff",
        values=(),
        rule="10.4",
        en=(
            "With a referee: points paid to each opponent for showing a hand that does not win; "
            "10 is the only figure found in the sources."
        ),
        pl=(
            "Z sędzią: punkty płacone każdemu przeciwnikowi za pokazanie ręki, która nie "
            "wygrywa; 10 to jedyna liczba znaleziona w źródłach."
        ),
        least=0,
    ),
    Option(
        key="tile_not_taken_penalty",
        values=(),
        rule="10.4",
        en=(
            "With a referee: points deducted for counting the hand without having taken the "
            "winning tile."
        ),
        pl=(
            "Z sędzią: punkty odejmowane za liczenie ręki bez wcześniejszego wzięcia "
            "zwycięskiego kamienia."
        ),
        least=0,
    ),
)

PRESETS: dict[str, dict[str, Value]] = {
    "mcr": {
        "profile": "wmo",
        "two_concealed_kongs": 8,
        "melded_and_concealed_kong": 6,
        "self_drawn_special": "fully-concealed",
        "all_green_half_flush": True,
        "all_terminals_double_pung": True,
        "nine_gates_terminal_pungs": "never",
        "voided_suit_strict": False,
        "fan34_with_35": True,
        "quads_in_seven_pairs": True,
        "tile_hog_honors": True,
        "all_types_on_seven_pairs": True,
        "void_exhausted_waits": False,
        "last_discard_claims": "hu-only",
        "opening_flowers": "chained",
        "seat_changes": True,
        "referee_mode": False,
        "false_win_tariff": 10,
        "tile_not_taken_penalty": 10,
    },
    "mcr-cn98": {
        "profile": "cn98",
        "two_concealed_kongs": 6,
        "melded_and_concealed_kong": 5,
        "self_drawn_special": "self-drawn",
        "all_green_half_flush": False,
        "all_terminals_double_pung": False,
        "nine_gates_terminal_pungs": "all-but-one",
        "voided_suit_strict": False,
        "fan34_with_35": True,
        "quads_in_seven_pairs": True,
        "tile_hog_honors": True,
        "all_types_on_seven_pairs": True,
        "void_exhausted_waits": False,
        "last_discard_claims": "hu-only",
        "opening_flowers": "chained",
        "seat_changes": True,
        "referee_mode": False,
        "false_win_tariff": 10,
        "tile_not_taken_penalty": 10,
    },
}

PRESET_TEXT: dict[str, dict[str, str]] = {
    "mcr": {
        "title_en": "MCR (Chinese Official)",
        "title_pl": "MCR (chińskie zasady oficjalne)",
        "about_en": (
            "The international competition rules of 2006, played at European tournaments: "
            f"81 fans, at least {POINTS.count(MINIMUM, 'en')} to win, sixteen hands."
        ),
        "about_pl": (
            "Międzynarodowe zasady turniejowe z 2006 roku, używane na turniejach w Europie: "
            f"81 fanów, co najmniej {POINTS.count(MINIMUM, 'pl')} do wygranej, szesnaście rozdań."
        ),
    },
    "mcr-cn98": {
        "title_en": "MCR, Chinese 1998 practice",
        "title_pl": "MCR, chińska praktyka 1998",
        "about_en": (
            "The same game counted as Chinese programs count it: a few points fewer for kongs "
            "and for self-drawn special hands, and slightly different exclusions."
        ),
        "about_pl": (
            "Ta sama gra liczona tak, jak liczą ją chińskie programy: nieco mniej punktów za "
            "kongi i za szczególne ręce wygrane z muru oraz trochę inne wykluczenia."
        ),
    },
}


def contradiction(_values: Mapping[str, Value]) -> OptionError | None:
    """What is wrong with these values together: nothing can be."""
    return None
