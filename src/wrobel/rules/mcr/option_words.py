"""The options of MCR and their values by name."""

from collections.abc import Mapping

from wrobel.rules.options import Value
from wrobel.rules.trace import Text

REAL_TABLES: tuple[str, ...] = ()

NAMES: Mapping[str, Text] = {
    "profile": Text("Edition", "Wydanie"),
    "two_concealed_kongs": Text("Two Concealed Kongs", "Dwa Ukryte Kongi"),
    "melded_and_concealed_kong": Text(
        "One melded and one concealed kong", "Zameldowany i ukryty kong"
    ),
    "self_drawn_special": Text(
        "Self-draw of inherently concealed hands", "Wygrana z muru ręką z natury ukrytą"
    ),
    "all_green_half_flush": Text("Half Flush beside All Green", "Półkolor obok Samych Zielonych"),
    "all_terminals_double_pung": Text(
        "Double Pung beside All Terminals", "Podwójny Pung obok Samych Skrajnych"
    ),
    "nine_gates_terminal_pungs": Text(
        "Pung of Terminals beside Nine Gates", "Pung Skrajnych obok Dziewięciu Bram"
    ),
    "voided_suit_strict": Text("One Voided Suit, strictly", "Bez Jednej Rodziny, ściśle"),
    "fan34_with_35": Text(
        "Knitted Straight inside Lesser Honors", "Przeplatany Strit w Mniejszych Honorach"
    ),
    "quads_in_seven_pairs": Text(
        "Four equal tiles in Seven Pairs", "Cztery takie same w Siedmiu Parach"
    ),
    "tile_hog_honors": Text("Tile Hog of honors", "Pętelka z Honorów"),
    "all_types_on_seven_pairs": Text(
        "All Types on Seven Pairs", "Wszystkie Rodzaje na Siedmiu Parach"
    ),
    "void_exhausted_waits": Text("Exhausted tiles are no waits", "Wyczerpane kamienie a czekanie"),
    "last_discard_claims": Text("Claims on the last discard", "Przejęcie ostatniej zrzutki"),
    "opening_flowers": Text("Flowers after the deal", "Kwiaty po rozdaniu"),
    "seat_changes": Text("Changing seats between rounds", "Zmiana miejsc między rundami"),
    "referee_mode": Text("Penalties of a refereed table", "Kary przy stole z sędzią"),
    "false_win_tariff": Text("Price of a false win", "Cena fałszywej wygranej"),
    "tile_not_taken_penalty": Text(
        "Penalty for not taking the winning tile", "Kara za niewzięcie zwycięskiego kamienia"
    ),
}

VALUES: Mapping[str, Mapping[Value, Text]] = {
    "profile": {
        "wmo": Text("international, 2006", "międzynarodowe, 2006"),
        "cn98": Text("Chinese, 1998", "chińskie, 1998"),
    },
    "self_drawn_special": {
        "fully-concealed": Text("Fully Concealed Hand, 4 points", "Całkowicie Ukryta Ręka, 4 pkt"),
        "self-drawn": Text("Self-Drawn, 1 point", "Wygrana z Muru, 1 pkt"),
    },
    "nine_gates_terminal_pungs": {
        "never": Text("never", "nigdy"),
        "all-but-one": Text("all but one", "wszystkie prócz jednego"),
    },
    "last_discard_claims": {
        "hu-only": Text("only to win", "tylko do wygranej"),
        "all": Text("for sets too", "także do układów"),
    },
    "opening_flowers": {
        "chained": Text("replaced at once", "wymieniane od razu"),
        "by-turns": Text("in a further go-around", "w następnej kolejce"),
    },
}

# Which options belong together on a page.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "scores": (
        "profile",
        "seat_changes",
    ),
    "wins": (
        "two_concealed_kongs",
        "melded_and_concealed_kong",
        "self_drawn_special",
        "all_green_half_flush",
        "all_terminals_double_pung",
        "nine_gates_terminal_pungs",
        "voided_suit_strict",
        "fan34_with_35",
        "quads_in_seven_pairs",
        "tile_hog_honors",
        "all_types_on_seven_pairs",
        "void_exhausted_waits",
    ),
    "draws": (
        "last_discard_claims",
        "opening_flowers",
    ),
    "end": (
        "referee_mode",
        "false_win_tariff",
        "tile_not_taken_penalty",
    ),
}
