"""Under which ids MCR knows the patterns that families share.

See ``rules/glossary``; beside them what the family means of its own by a pattern.
"""

from wrobel.rules.trace import Text

LINKS: dict[str, tuple[str, ...]] = {
    "all_chows": ("all_chows",),
    "twin_chows": ("pure_double_chow",),
    "all_simples": ("all_simples",),
    "dragon_pung": ("dragon_pung",),
    "seat_wind": ("seat_wind",),
    "round_wind": ("prevalent_wind",),
    "replacement_tile": ("out_with_replacement_tile",),
    "robbing_kong": ("robbing_the_kong",),
    "last_tile": ("last_tile_draw", "last_tile_claim"),
    "fully_concealed_hand": ("fully_concealed_hand",),
    "concealed_hand": ("concealed_hand",),
    "self_draw": ("self_drawn",),
    "seven_pairs": ("seven_pairs",),
    "outside_hand": ("outside_hand",),
    "pure_straight": ("pure_straight",),
    "mixed_triple_chow": ("mixed_triple_chow",),
    "mixed_double_chow": ("mixed_double_chow",),
    "pure_triple_chow": ("pure_triple_chow",),
    "two_terminal_chows": ("two_terminal_chows",),
    "triple_pung": ("triple_pung",),
    "shifted_pungs": ("pure_shifted_pungs",),
    "three_concealed_pungs": ("three_concealed_pungs",),
    "four_concealed_pungs": ("four_concealed_pungs",),
    "three_kongs": ("three_kongs",),
    "four_kongs": ("four_kongs",),
    "all_pungs": ("all_pungs",),
    "small_three_dragons": ("little_three_dragons",),
    "big_three_dragons": ("big_three_dragons",),
    "small_four_winds": ("little_four_winds",),
    "big_four_winds": ("big_four_winds",),
    "terminals_and_honors": ("all_terminals_and_honors",),
    "all_terminals": ("all_terminals",),
    "all_honors": ("all_honors",),
    "half_flush": ("half_flush",),
    "full_flush": ("full_flush",),
    "all_green": ("all_green",),
    "thirteen_orphans": ("thirteen_orphans",),
    "nine_gates": ("nine_gates",),
    "chicken_hand": ("chicken_hand",),
    "melded_hand": ("melded_hand",),
    "all_types": ("all_types",),
    "two_suits": ("one_voided_suit",),
    "four_of_a_tile": ("tile_hog",),
    "one_number": ("all_fives",),
    "low_tiles": ("lower_four",),
    "middle_tiles": ("middle_tiles",),
    "high_tiles": ("upper_four",),
    "bonus_tiles": ("flower_tiles",),
}

# What is peculiar to this family, said in a sentence beside the other families.
NOTES: dict[str, Text] = {
    "all_chows": Text(
        "MCR wants a suited pair.",
        "MCR wymaga pary bez honorów.",
    ),
    "twin_chows": Text(
        "MCR counts each couple, open or concealed.",
        "MCR liczy każdą dwójkę, odkrytą lub ukrytą.",
    ),
    "dragon_pung": Text(
        "In MCR the bigger dragon hands absorb it.",
        "W MCR wchłaniają go większe ręce ze smokami.",
    ),
    "replacement_tile": Text(
        "In MCR a flower's replacement is an ordinary self-draw.",
        "W MCR kamień dobrany za kwiat to zwykła wygrana z muru.",
    ),
    "last_tile": Text(
        "MCR tells the last draw from the last discard; its Last Tile is something else, "
        "the fourth copy of a tile.",
        "MCR odróżnia ostatni kamień z muru od ostatniej zrzutki; Ostatni Kamień to tam "
        "coś innego: czwarty egzemplarz kamienia.",
    ),
    "concealed_hand": Text(
        "MCR counts it only for a win on another player's tile.",
        "MCR liczy ją tylko przy wygranej cudzym kamieniem.",
    ),
    "seven_pairs": Text(
        "MCR accepts four equal tiles as two pairs.",
        "MCR uznaje cztery takie same kamienie za dwie pary.",
    ),
    "outside_hand": Text(
        "MCR accepts terminals and honors.",
        "MCR dopuszcza skrajne i honory.",
    ),
    "mixed_double_chow": Text(
        "MCR counts separate couples.",
        "MCR liczy rozłączne dwójki.",
    ),
    "pure_triple_chow": Text(
        "MCR has a higher fan for four equal chows.",
        "MCR ma wyższy fan za cztery jednakowe chow.",
    ),
    "shifted_pungs": Text(
        "MCR has a higher fan for four pungs in a row.",
        "MCR ma wyższy fan za cztery pungi po kolei.",
    ),
    "three_concealed_pungs": Text(
        "MCR counts exactly three.",
        "MCR liczy dokładnie trzy.",
    ),
    "four_concealed_pungs": Text(
        "MCR only asks that all four be concealed.",
        "W MCR wystarczy, że wszystkie cztery są ukryte.",
    ),
    "small_three_dragons": Text(
        "MCR does not add the dragon pungs.",
        "MCR nie dolicza pungów smoków.",
    ),
    "nine_gates": Text(
        "MCR wants 1112345678999 before the win.",
        "MCR wymaga 1112345678999 przed wygraną.",
    ),
    "melded_hand": Text(
        "In MCR it must be finished on a discard; finished from the wall it has no fan of its own.",
        "W MCR musi się zakończyć zrzutką; zakończona z muru nie ma osobnego fanu.",
    ),
    "all_types": Text(
        "In MCR it also fits hands without sets, such as seven pairs.",
        "W MCR pasuje także do rąk bez układów, na przykład do siedmiu par.",
    ),
    "four_of_a_tile": Text(
        "MCR has one fan for any four equal tiles without a kong.",
        "MCR ma jeden fan za każde cztery takie same kamienie bez konga.",
    ),
    "one_number": Text(
        "MCR accepts only fives.",
        "MCR uznaje tylko piątki.",
    ),
    "low_tiles": Text(
        "Numbers 1 to 4 in MCR.",
        "W MCR numery od 1 do 4.",
    ),
    "middle_tiles": Text(
        "Numbers 4 to 6 in MCR.",
        "W MCR numery od 4 do 6.",
    ),
    "high_tiles": Text(
        "Numbers 6 to 9 in MCR.",
        "W MCR numery od 6 do 9.",
    ),
    "bonus_tiles": Text(
        "MCR gives a point for every flower, outside the minimum.",
        "MCR daje punkt za każdy kwiat, poza wymaganym minimum.",
    ),
}
