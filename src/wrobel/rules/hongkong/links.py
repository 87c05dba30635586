"""Under which ids Hong Kong knows the patterns that families share.

See ``rules/glossary``; beside them what the family means of its own by a pattern.
"""

from wrobel.rules.trace import Text

LINKS: dict[str, tuple[str, ...]] = {
    "all_chows": ("all_chows",),
    "twin_chows": ("twin_chows",),
    "dragon_pung": ("dragon_pung",),
    "seat_wind": ("seat_wind",),
    "round_wind": ("round_wind",),
    "replacement_tile": ("replacement_tile",),
    "robbing_kong": ("robbing_kong",),
    "last_tile": ("last_tile",),
    "concealed_hand": ("concealed_hand",),
    "self_draw": ("self_draw",),
    "seven_pairs": ("all_pairs",),
    "outside_hand": ("five_corners",),
    "pure_straight": ("exposed_snake", "concealed_snake"),
    "mixed_double_chow": ("same_chow_two_suits",),
    "pure_triple_chow": ("three_identical_chows",),
    "two_terminal_chows": ("terminal_chows",),
    "triple_pung": ("matching_pungs",),
    "shifted_pungs": ("consecutive_pungs",),
    "four_concealed_pungs": ("hidden_treasure",),
    "four_kongs": ("all_kongs",),
    "all_pungs": ("all_pungs",),
    "small_three_dragons": ("small_three_dragons",),
    "big_three_dragons": ("three_dragons",),
    "small_four_winds": ("small_four_winds",),
    "big_four_winds": ("big_four_winds",),
    "all_terminals": ("all_terminals",),
    "all_honors": ("all_honors",),
    "half_flush": ("clean",),
    "full_flush": ("purity",),
    "thirteen_orphans": ("thirteen_orphans",),
    "nine_gates": ("nine_gates",),
    "heaven": ("heaven",),
    "earth": ("earth",),
    "chicken_hand": ("chicken_hand",),
    "melded_hand": ("all_discards", "twelve_exposed"),
    "all_types": ("five_doors",),
    "two_suits": ("two_suits",),
    "four_of_a_tile": ("small_four_in_one", "four_in_one", "big_four_in_one"),
    "one_number": ("one_number",),
    "low_tiles": ("only_1_5",),
    "middle_tiles": ("only_3_7",),
    "high_tiles": ("only_5_9",),
    "bonus_tiles": ("each_bonus", "own_bonus", "round_bonus"),
}

# What is peculiar to this family, said in a sentence beside the other families.
NOTES: dict[str, Text] = {
    "all_chows": Text(
        "Hong Kong takes any pair unless agreed otherwise.",
        "W Hongkongu para jest dowolna, chyba że umówiono się inaczej.",
    ),
    "twin_chows": Text(
        "Hong Kong counts each couple, open or concealed.",
        "Hongkong liczy każdą dwójkę, odkrytą lub ukrytą.",
    ),
    "dragon_pung": Text(
        "In Hong Kong the bigger dragon hands absorb it.",
        "W Hongkongu wchłaniają go większe ręce ze smokami.",
    ),
    "replacement_tile": Text(
        "Hong Kong also counts the replacement of a bonus tile and has Kong on Kong for "
        "two kongs in a row.",
        "Hongkong liczy też kamień dobrany za bonusowy i zna Kong on Kong za dwa kongi z rzędu.",
    ),
    "robbing_kong": Text(
        "In Hong Kong the fan is worth nothing unless agreed.",
        "W Hongkongu ten fan nic nie daje, jeśli się o niego nie umówiono.",
    ),
    "last_tile": Text(
        "Hong Kong has one fan for the last draw and the last discard.",
        "Hongkong ma jeden fan za ostatni kamień z muru i za ostatnią zrzutkę.",
    ),
    "fully_concealed_hand": Text(
        "Hong Kong has no fan of its own for it and adds Concealed Hand and Self-draw.",
        "Hongkong nie ma na to osobnego fanu: dodaje Ukrytą rękę i Wygraną z muru.",
    ),
    "concealed_hand": Text(
        "Hong Kong counts it for a self-draw as well.",
        "Hongkong liczy ją także przy wygranej z muru.",
    ),
    "seven_pairs": Text(
        "Hong Kong accepts four equal tiles as two pairs.",
        "Hongkong uznaje cztery takie same kamienie za dwie pary.",
    ),
    "outside_hand": Text(
        "Hong Kong's Five Corners wants a terminal in every group.",
        "Hongkońskie Pięć rogów wymaga skrajnego w każdej grupie.",
    ),
    "pure_straight": Text(
        "Hong Kong pays more when all three chows are concealed.",
        "Hongkong płaci więcej, gdy wszystkie trzy chow są ukryte.",
    ),
    "mixed_triple_chow": Text(
        "In Hong Kong it is what Three identical chows means if the option of that name "
        "is set to three suits; otherwise it only brings Same chow, two suits.",
        "W Hongkongu tak rozumie się Trzy takie same Chow po ustawieniu tej opcji na trzy"
        " rodzaje; inaczej daje tylko Takie same Chow w dwóch rodzajach.",
    ),
    "mixed_double_chow": Text(
        "Hong Kong counts it once for the same numbers.",
        "Hongkong liczy ją raz dla tych samych numerów.",
    ),
    "pure_triple_chow": Text(
        "In Hong Kong four equal chows count as three.",
        "W Hongkongu cztery jednakowe chow liczą się jak trzy.",
    ),
    "four_concealed_pungs": Text(
        "Hong Kong wants a self-draw that completes the pair.",
        "Hongkong wymaga dopełnienia pary kamieniem z muru.",
    ),
    "small_three_dragons": Text(
        "Hong Kong normally does not add the dragon pungs.",
        "Hongkong zwykle nie dolicza pungów smoków.",
    ),
    "small_four_winds": Text(
        "In Hong Kong it is no limit hand.",
        "W Hongkongu nie jest to ręka limitowa.",
    ),
    "all_honors": Text(
        "In Hong Kong it is no limit hand by itself; All Pungs is added.",
        "W Hongkongu sama nie jest limitem; dolicza się Same Pungi/Kongi.",
    ),
    "nine_gates": Text(
        "Hong Kong wants 1112345678999 before the win.",
        "Hongkong wymaga 1112345678999 przed wygraną.",
    ),
    "earth": Text(
        "Hong Kong's Blessing of Earth is a win on East's first discard; a win on one's own"
        " first draw is an option.",
        "Hongkońskie Błogosławieństwo Ziemi to wygrana pierwszą zrzutką Wschodu; wygrana "
        "własnym pierwszym kamieniem to opcja.",
    ),
    "chicken_hand": Text(
        "In Hong Kong it is worth nothing.",
        "W Hongkongu nie jest warta nic.",
    ),
    "melded_hand": Text(
        "In Hong Kong All Discards is finished on a discard, Twelve Exposed from the wall.",
        "W Hongkongu Wszystkie zrzutki kończą się zrzutką, a 12 odkrytych kamieniem z muru.",
    ),
    "four_of_a_tile": Text(
        "Hong Kong tells apart how the four are spread over the groups.",
        "Hongkong rozróżnia podział tej czwórki między grupy.",
    ),
    "one_number": Text(
        "Hong Kong accepts any number.",
        "Hongkong uznaje dowolny numer.",
    ),
    "low_tiles": Text(
        "Numbers 1 to 5 in Hong Kong.",
        "W Hongkongu numery od 1 do 5.",
    ),
    "middle_tiles": Text(
        "Numbers 3 to 7 in Hong Kong.",
        "W Hongkongu numery od 3 do 7.",
    ),
    "high_tiles": Text(
        "Numbers 5 to 9 in Hong Kong.",
        "W Hongkongu numery od 5 do 9.",
    ),
    "bonus_tiles": Text(
        "Hong Kong normally counts only one's own tile and that of the round, and every tile as an "
        "option.",
        "Hongkong liczy zwykle tylko kamień własny i kamień rundy, a każdy kamień tylko "
        "jako opcję.",
    ),
}
