"""What is said of errors that only Hong Kong mahjong knows."""

CAUSES = {
    "hk_no_bonus": (
        "contradiction",
        "these rules are played without bonus tiles",
        "w tych zasadach nie ma kamieni bonusowych",
    ),
    "hk_discarder": (
        "contradiction",
        "on a discard there must be a discarder",
        "przy wygranej ze zrzutki trzeba wskazać, kto wyrzucił kamień",
    ),
    "hk_fresh_in_sets": (
        "contradiction",
        "the winner's own sets show a copy of the tile",
        "odkryte układy wygrywającego pokazują taki kamień",
    ),
    "hk_fresh_robbed": (
        "contradiction",
        "the robbed kong shows three copies",
        "zrabowany kong pokazuje trzy takie kamienie",
    ),
    "hk_tiles_left": (
        "contradiction",
        "more tiles are left in the wall, so this is not the last one",
        "w murze zostało więcej kamieni, więc ten nie jest ostatni",
    ),
    "hk_minimum": (
        "contradiction",
        "{missing} fan are missing to the minimum of {least}",
        "do minimum ({least}) brakuje fanów: {missing}",
    ),
}
