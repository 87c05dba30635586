"""Tiles, sets and hands as text."""

CAUSES = {
    # signs
    "no_tile": (
        "bad_tile",
        "there is no tile {tile} (character {sign})",
        "nie ma kamienia {tile} (znak {sign})",
    ),
    "no_digits": (
        "bad_tile",
        "“{text}” (character {sign}) has no digits before it",
        "przed „{text}” (znak {sign}) nie ma cyfr",
    ),
    "no_suit": (
        "bad_tile",
        "“{text}” (character {sign}) has no suit after it: m, p, s or z",
        "po „{text}” (znak {sign}) nie ma koloru: m, p, s ani z",
    ),
    "not_a_tile": (
        "bad_tile",
        "“{text}” (character {sign}) is not part of a tile",
        "„{text}” (znak {sign}) nie oznacza kamienia",
    ),
    "open_bracket": (
        "bad_tile",
        "the bracket (character {sign}) is not closed",
        "nawias (znak {sign}) nie jest zamknięty",
    ),
    "one_tile": (
        "bad_tile",
        "one tile was expected, not {text}",
        "potrzebny jest jeden kamień, a nie {text}",
    ),
    "no_mjai_tile": ("bad_tile", "{tile} is no mjai tile", "{tile} nie jest kamieniem mjai"),
    "no_mjai_name": (
        "bad_tile",
        "mjai has no name for {tile}",
        "w mjai nie ma nazwy dla {tile}",
    ),
    # sets
    "not_such_meld": ("bad_meld", "{tiles} is not a {kind}", "{tiles} to nie {kind}"),
    "not_a_meld": (
        "bad_meld",
        "{tiles} is no chow, pung or kong",
        "{tiles} to nie układ: ani trzy kolejne, ani trzy lub cztery takie same kamienie",
    ),
    "empty_meld": ("bad_meld", "a set needs its tiles", "układ musi mieć kamienie"),
    "added_not_open": (
        "bad_meld",
        "only an open kong can be an added one, not {tiles}",
        "dołożona może być tylko odkryta czwórka, a nie {tiles}",
    ),
    "concealed_not_kong": (
        "bad_meld",
        "only a kong is declared concealed, not {tiles}; other hidden sets stay among the tiles",
        "ukrytą zgłasza się tylko czwórkę, a nie {tiles}; inne ukryte układy zostają wśród kamieni",
    ),
    "wrong_plus": (
        "bad_meld",
        "the plus stands before the fourth tile of a kong, as in [555+5z], not {tiles}",
        "plus stoi przed czwartym kamieniem czwórki, jak w [555+5z], a nie {tiles}",
    ),
    "impossible_meld": ("bad_meld", "such a set cannot be", "taki układ nie jest możliwy"),
    # copies
    "fifth_tile": (
        "fifth_copy",
        "a fifth {tile}: only four exist",
        "piąty kamień {tile}: są tylko cztery takie",
    ),
    "too_many_copies": (
        "fifth_copy",
        "{tile} is there {n} times: only four exist",
        "kamień {tile} występuje {n} razy: są tylko cztery takie",
    ),
    "second_red": (
        "fifth_copy",
        "a second {tile}: there is only one red five of each suit",
        "drugi kamień {tile}: w każdym kolorze jest tylko jedna czerwona piątka",
    ),
    "second_bonus": (
        "fifth_copy",
        "a second {tile}: each bonus tile exists only once",
        "drugi kamień {tile}: każdy kamień bonusowy jest tylko jeden",
    ),
    "too_many_tiles": (
        "wrong_tile_count",
        "there are {n} tiles too many for this hand",
        "w tej ręce kamieni jest za dużo o {n}",
    ),
    # kinds of tiles
    "bonus_in_hand": (
        "bad_tile",
        "{tile} is a bonus tile: it lies beside the hand",
        "{tile} to kamień bonusowy: jego miejsce jest obok ręki",
    ),
    "not_bonus": (
        "bad_tile",
        "{tile} is no flower and no season",
        "{tile} nie jest kwiatem ani porą roku",
    ),
    "no_reds": (
        "bad_tile",
        "there are no red fives in {rules}",
        "w zasadach {rules} nie ma czerwonych piątek",
    ),
    # the hand in play
    "not_a_hand": (
        "wrong_tile_count",
        "{n} concealed tiles beside {melds} sets are neither a waiting hand nor one that has drawn",
        "taka liczba zakrytych kamieni ({n}) i układów ({melds}) to ani ręka czekająca, ani ręka po"
        " dobraniu",
    ),
    "claim_with_14": (
        "wrong_tile_count",
        "a claim is made with 13 tiles, not with 14",
        "zgłasza się z 13 kamieniami, a nie z 14",
    ),
    "not_claimable": ("bad_tile", "{tile} cannot be claimed", "kamienia {tile} nie można wziąć"),
    "ask_count": (
        "wrong_tile_count",
        "{n} tiles; {wanted} were expected",
        "kamieni jest {n}, a powinno być {wanted}",
    ),
    # counts in bulk
    "counts_shape": (
        "bad_field",
        "counts are unsigned bytes with 34 columns",
        "potrzebne są bajty bez znaku w 34 kolumnach",
    ),
    "counts_order": (
        "bad_field",
        "counts must be C-contiguous",
        "dane muszą leżeć w pamięci wiersz po wierszu (C-contiguous)",
    ),
    "counts_row": ("wrong_tile_count", "row {row} is not a hand", "wiersz {row} to nie ręka"),
    # a hand that wins nothing
    "not_complete": (
        "not_a_win",
        "the tiles are not a complete hand",
        "te kamienie nie tworzą pełnej ręki",
    ),
    "not_complete_here": ("not_a_win", "{why}", "{why}"),
    "bad_value": ("bad_value", "{why}", "{why}"),
    "no_yaku": (
        "no_yaku",
        "the hand is complete but has no yaku, so it cannot win",
        "ręka jest pełna, ale nie ma yaku, więc nie może wygrać",
    ),
}
