"""What is said of errors that only riichi knows."""

from wrobel.rules.trace import Text

EQUAL_PAIRS = Text(
    "the seven pairs must all be different; four equal tiles are not two pairs",
    "siedem par musi być różnych; cztery takie same kamienie to nie dwie pary",
)
CAUSES = {
    "riichi_no_bonus": (
        "bad_tile",
        "riichi is played without flowers and seasons",
        "w riichi nie ma kwiatów ani pór roku",
    ),
    "riichi_open_hand": (
        "contradiction",
        "riichi needs a closed hand",
        "riichi wymaga zamkniętej ręki",
    ),
    "riichi_twice": (
        "contradiction",
        "riichi and double riichi exclude each other",
        "riichi i podwójne riichi się wykluczają",
    ),
    "ippatsu_alone": ("contradiction", "ippatsu needs riichi", "ippatsu wymaga riichi"),
    "ippatsu_kong": (
        "contradiction",
        "a kong of one's own ends ippatsu",
        "własny kan przerywa ippatsu",
    ),
    "riichi_first_turn": (
        "contradiction",
        "riichi takes a turn of one's own, so this is no win in the first go-around",
        "riichi zgłasza się we własnym ruchu, więc to już nie pierwsza kolejka",
    ),
    # options
    "riichi_kan_ura": (
        "bad_option",
        "“Kan ura dora” needs “Ura dora” and “Kan dora”",
        "opcja „Kan ura dora” wymaga opcji „Ura dora” i „Kan dora”",
    ),
    "riichi_no_target": (
        "bad_option",
        "“{option}” needs a “Target score”",
        "opcja „{option}” wymaga opcji „Wynik do osiągnięcia”",
    ),
    "riichi_uma": (
        "bad_option",
        "the uma of second and third place is above that of first and fourth",
        "premia za drugie i trzecie miejsce jest większa niż za pierwsze i czwarte",
    ),
    "riichi_oka": (
        "bad_option",
        "with this oka the results do not sum to 0; it must be {oka} or auto",
        "przy takiej premii oka wyniki nie sumują się do 0; musi być {oka} albo auto",
    ),
    # settlements
    "riichi_other_kind": (
        "contradiction",
        "it means nothing with kind {kind}",
        "nic tu nie znaczy, gdy rodzajem jest {kind}",
    ),
    "riichi_dealer_is_east": (
        "contradiction",
        "in wins the seats are winds, so the dealer is East",
        "w wygranych miejsca są wiatrami, więc rozdającym jest wschód",
    ),
    "riichi_two_han": (
        "contradiction",
        "with five counters or more a win needs two han from yaku; missing: {missing}",
        "od pięciu liczników wygrana wymaga dwóch han z yaku; brakuje: {missing}",
    ),
    "riichi_discarders": (
        "contradiction",
        "the winners name different discarders",
        "zwycięzcy wskazują różnych odrzucających",
    ),
    "riichi_tiles_differ": (
        "contradiction",
        "the winners win on different tiles",
        "zwycięzcy wygrywają różnymi kamieniami",
    ),
    "riichi_rounds_differ": (
        "contradiction",
        "the winners name different rounds",
        "zwycięzcy podają różne rundy",
    ),
    "riichi_last_for_all": (
        "contradiction",
        "the last tile is the last tile for every winner",
        "ostatni kamień jest ostatni dla każdego zwycięzcy",
    ),
    "riichi_no_stick": (
        "contradiction",
        "{wind} wins in riichi but laid no stick",
        "{wind} wygrywa z riichi, a nie ma zastawu",
    ),
    "riichi_stick_only": (
        "contradiction",
        "{wind} laid a stick without riichi; mark riichi in the hand",
        "{wind} ma zastaw bez riichi; zaznacz riichi przy ręce",
    ),
    "riichi_noten": (
        "contradiction",
        "{wind} is in riichi; without tenpai it is a chombo",
        "{wind} ma riichi; bez tenpai jest to chombo",
    ),
    "riichi_chombo_final": (
        "contradiction",
        "these rules take nothing off the final score for a chombo",
        "w tych zasadach chombo nie zmniejsza wyniku końcowego",
    ),
}
