"""The options of Hong Kong mahjong and their values by name."""

from collections.abc import Mapping

from wrobel.rules.options import Value
from wrobel.rules.trace import Text

REAL_TABLES: tuple[str, ...] = ()

NAMES: Mapping[str, Text] = {
    "style": Text("Style", "Styl"),
    "bonus_tiles": Text("Flowers and seasons", "Kwiaty i pory roku"),
    "starting_score": Text("Counters at the start", "Liczmany na początek"),
    "rounds": Text("Rounds", "Rundy"),
    "dice": Text("Dice for the break", "Kości do przerwy w murze"),
    "dead_wall": Text("Dead wall", "Martwy mur"),
    "deal_direction": Text("Direction of the deal", "Kierunek rozdania"),
    "dealer_after_draw": Text("East after a draw", "Wschód po grze nierozegranej"),
    "dealer_after_win": Text("East after winning", "Wschód po własnej wygranej"),
    "multi_win": Text("Several winners on one tile", "Kilku zwycięzców naraz"),
    "passed_win_lock": Text("After a passed win", "Po przepuszczonej wygranej"),
    "false_win": Text("False win", "Fałszywa wygrana"),
    "min_fan": Text("Minimum", "Minimum"),
    "bonus_counts_for_min": Text(
        "Bonus tiles count for the minimum", "Bonusowe liczą się do minimum"
    ),
    "limit": Text("Limit", "Limit"),
    "table": Text("Payment table", "Tabela wypłat"),
    "payer": Text("Who pays for a discard", "Kto płaci za zrzutkę"),
    "kong_liability": Text("Liability for a fed kong", "Odpowiedzialność za podany kong"),
    "self_draw_fan": Text("Fan for a self-draw", "Fan za wygraną z muru"),
    "round_bonus": Text("Bonus tile of the round wind", "Bonusowy rundy"),
    "own_round_bonus": Text("Own and round tile at once", "Bonusowy własny i rundy zarazem"),
    "each_bonus": Text("Fan for every bonus tile", "Fan za każdy bonusowy"),
    "bouquet": Text("Worth of a bouquet", "Wartość bukietu"),
    "all_eight_bonus": Text("All eight bonus tiles", "Osiem bonusowych"),
    "seven_bonus": Text("Seven bonus tiles", "Siedem bonusowych"),
    "bonus_opens_hand": Text("Bonus tiles open the hand", "Bonusowe otwierają rękę"),
    "all_chows_pair": Text("Pair of All Chows", "Para w Samych Chow"),
    "all_pairs": Text("All Pairs", "Same Pary"),
    "dragon_pungs_stack": Text("Dragon pungs in dragon hands", "Pungi smoków w rękach smoków"),
    "robbing_kong_fan": Text("Fan for robbing a kong", "Fan za rabunek konga"),
    "big_four_winds": Text("Big Four Winds", "Duże Cztery Wiatry"),
    "all_kongs": Text("Four kongs", "Cztery kongi"),
    "hidden_treasure_finish": Text("Finish of Hidden Treasure", "Zakończenie Ukrytego Skarbu"),
    "earth_own_draw": Text(
        "Blessing of Earth on one's own draw", "Błogosławieństwo Ziemi przy wygranej z muru"
    ),
    "same_chow_two_suits": Text("Same chow, two suits", "Takie same Chow w dwóch rodzajach"),
    "five_corners_honors": Text("Honors in Five Corners", "Honory w Pięciu rogach"),
    "three_identical_chows": Text("Three identical chows", "Trzy takie same Chow"),
    "big4in1": Text("Big four-in-one", "Duże 4 w 1"),
    "two_numbers": Text("Two Numbers", "Dwa numery"),
    "penalties": Text("Liability", "Odpowiedzialność"),
    "nine_tiles_penalty": Text("Nine tiles", "Dziewięć kamieni"),
    "five_tiles_penalty": Text("Five tiles", "Pięć kamieni"),
    "winds_penalty": Text("Winds", "Wiatry"),
    "dragons_penalty": Text("Dragons", "Smoki"),
    "terminals_penalty": Text("Terminals", "Brzegowe"),
    "honors_penalty": Text("Honors", "Honory"),
    "nine_tile_requires": Text("Hand for the nine-tile rule", "Ręka przy dziewięciu kamieniach"),
    "double_keeps_others": Text("Others pay beside a double", "Reszta płaci obok podwójnej"),
    "feeding_liability": Text("Liability of feeders", "Odpowiedzialność podającego"),
}

OFF = Text("off", "nie gra się")
STAYS: Mapping[Value, Text] = {
    "stays": Text("stays", "zostaje"),
    "passes": Text("passes", "przechodzi dalej"),
}
LIMIT_OR_NOT: Mapping[Value, Text] = {
    "limit": Text("limit hand", "ręka limitowa"),
    "off": Text("ordinary fan only", "tylko zwykłe fany"),
}

VALUES: Mapping[str, Mapping[Value, Text]] = {
    "style": {"old": Text("old", "stary"), "new": Text("new", "nowy")},
    "dice": {
        "three-once": Text("three dice once", "raz trzema kośćmi"),
        "two-once": Text("two dice once", "raz dwiema kośćmi"),
        "two-twice": Text("two dice twice", "dwa razy dwiema kośćmi"),
    },
    "dead_wall": {
        "none": Text("none", "brak"),
        "replenished": Text("14 tiles, topped up", "14 kamieni, uzupełniany"),
        "fixed": Text("14 tiles, not topped up", "14 kamieni, bez uzupełniania"),
    },
    "deal_direction": {
        "left": Text("to the left", "w lewo"),
        "right": Text("to the right", "w prawo"),
    },
    "dealer_after_draw": STAYS,
    "dealer_after_win": STAYS,
    "passed_win_lock": {
        "any": Text("no discard until one's own turn", "żadna zrzutka do własnej kolejki"),
        "same": Text("not the same tile", "nie ten sam kamień"),
        "none": Text("nothing is barred", "bez ograniczeń"),
    },
    "false_win": {
        "forbidden": Text("refused", "niemożliwa"),
        "pay-limit": Text("costs the limit to everybody", "kosztuje limit dla każdego"),
    },
    "limit": {"none": Text("none", "brak")},
    "table": {
        "seed": Text("steps of the sheet", "stopnie z arkusza"),
        "full-spicy": Text("doubled by every fan", "podwojenie za każdy fan"),
        "half-spicy": Text("doubled by every second fan", "podwojenie co dwa fany"),
    },
    "payer": {
        "half-gun": Text("discarder 1, others ½", "wyrzucający 1, reszta po ½"),
        "full-gun": Text("discarder alone, 2", "tylko wyrzucający, 2"),
        "full-gun-3": Text("discarder alone, 3", "tylko wyrzucający, 3"),
    },
    "bouquet": {
        "total3": Text("3 in all", "razem 3"),
        "plus1": Text("1 more", "1 więcej"),
        "plus3": Text("3 more", "3 więcej"),
    },
    "all_eight_bonus": {
        "off": OFF,
        "win-limit": Text("an automatic limit win", "automatyczna wygrana za limit"),
        "win-8": Text("an automatic win of 8 fan", "automatyczna wygrana za 8 fanów"),
    },
    "seven_bonus": {"off": OFF, "win-3": Text("a win of 3 fan", "wygrana za 3 fany")},
    "all_chows_pair": {
        "any": Text("any", "dowolna"),
        "no-honors": Text("no honors", "bez honorów"),
        "no-scoring": Text("nothing that scores", "bez wartości"),
    },
    "big_four_winds": LIMIT_OR_NOT,
    "all_kongs": LIMIT_OR_NOT,
    "hidden_treasure_finish": {
        "pair": Text("on the pair", "na parę"),
        "any": Text("any self-draw", "dowolny kamień z muru"),
    },
    "three_identical_chows": {
        "same-suit": Text("one suit", "jeden rodzaj"),
        "three-suits": Text("three suits", "trzy rodzaje"),
    },
    "big4in1": {
        "four-chows": Text("four chows", "cztery chow"),
        "three-steps": Text("three steps", "trzy kolejne"),
    },
    "nine_tile_requires": {
        "flush": Text("Clean Hand or Purity", "Czysta ręka lub Czystość"),
        "purity": Text("Purity", "Czystość"),
        "none": Text("any hand", "dowolna ręka"),
    },
}

# Which options belong together on a page.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "scores": (
        "style",
        "starting_score",
        "rounds",
        "min_fan",
        "bonus_counts_for_min",
        "limit",
        "table",
        "payer",
    ),
    "wins": (
        "self_draw_fan",
        "multi_win",
        "passed_win_lock",
        "all_chows_pair",
        "all_pairs",
        "dragon_pungs_stack",
        "robbing_kong_fan",
        "big_four_winds",
        "all_kongs",
        "hidden_treasure_finish",
        "earth_own_draw",
        "same_chow_two_suits",
        "five_corners_honors",
        "three_identical_chows",
        "big4in1",
        "two_numbers",
    ),
    "bonus": (
        "bonus_tiles",
        "round_bonus",
        "own_round_bonus",
        "each_bonus",
        "bouquet",
        "all_eight_bonus",
        "seven_bonus",
        "bonus_opens_hand",
    ),
    "kongs": (
        "kong_liability",
        "penalties",
        "nine_tiles_penalty",
        "five_tiles_penalty",
        "winds_penalty",
        "dragons_penalty",
        "terminals_penalty",
        "honors_penalty",
        "nine_tile_requires",
        "double_keeps_others",
        "feeding_liability",
    ),
    "draws": (
        "dice",
        "dead_wall",
        "deal_direction",
        "dealer_after_draw",
        "dealer_after_win",
    ),
    "end": ("false_win",),
}
