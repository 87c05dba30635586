"""Requests for scores and settlements: fields, and facts that cannot hold together."""

CAUSES = {
    # fields
    "not_an_object": ("bad_field", "it must be an object", "tu musi być obiekt"),
    "not_a_list": ("bad_field", "it must be a list", "tu musi być lista"),
    "not_text": (
        "bad_field",
        "it must be text, not {value}",
        "tu musi być tekst, a nie {value}",
    ),
    "not_truth": (
        "bad_field",
        "it must be true or false, not {value}",
        "tu musi być true albo false, a nie {value}",
    ),
    "not_whole": (
        "bad_field",
        "it must be a whole number, not {value}",
        "tu musi być liczba całkowita, a nie {value}",
    ),
    "not_within": (
        "bad_field",
        "it must be a whole number from {least} to {most}, not {value}",
        "tu musi być liczba całkowita od {least} do {most}, a nie {value}",
    ),
    "not_from": (
        "bad_field",
        "it must be a whole number from {least}, not {value}",
        "tu musi być liczba całkowita od {least}, a nie {value}",
    ),
    "not_one_of": (
        "bad_field",
        "it must be one of {known}; not {value}",
        "możliwe wartości to {known}; a nie {value}",
    ),
    "program_not_started": (
        "bad_field",
        "the program cannot be started: {why}",
        "programu nie da się uruchomić: {why}",
    ),
    "not_a_seat": (
        "bad_field",
        "it must be E, S, W or N, not {value}",
        "wpisz E (wschód), S (południe), W (zachód) albo N (północ), a nie {value}",
    ),
    "unknown_field": (
        "bad_field",
        "there is no field {field}; there are: {known}",
        "nie ma pola {field}; są: {known}",
    ),
    "missing_field": ("bad_field", "it is missing", "tego brakuje"),
    "no_rules_named": ("bad_field", "a ruleset must be named", "trzeba podać nazwę zasad"),
    "request_not_object": (
        "bad_field",
        "a request must be an object",
        "zapytanie musi być obiektem",
    ),
    "question": ("bad_field", "the questions are: {known}", "pytania to: {known}"),
    # the hand of a request
    "hand_count": (
        "wrong_tile_count",
        "{n} concealed tiles beside {melds} sets; {wanted} were expected, the winning tile not"
        " counted",
        "zakrytych kamieni jest {n}, układów {melds}; bez wygrywającego zakrytych powinno być"
        " {wanted}",
    ),
    "one_winning_tile": (
        "wrong_tile_count",
        "the winning tile is one tile",
        "zwycięski kamień może być tylko jeden",
    ),
    "far_too_many": ("wrong_tile_count", "there are {n} tiles", "kamieni jest aż {n}"),
    "melds_twice": (
        "bad_field",
        "sets are given in the hand and in melds",
        "układy podano i w ręce, i w polu melds",
    ),
    "five_melds": (
        "wrong_tile_count",
        "a hand has at most four sets",
        "ręka ma najwyżej cztery układy",
    ),
    "kong_given": (
        "bad_meld",
        "nobody gives a concealed kong",
        "ukrytej czwórki nikt nie daje",
    ),
    "claimed_from_self": (
        "contradiction",
        "a set cannot be claimed from oneself",
        "układu nie można wziąć od siebie samego",
    ),
    "chow_from_left": (
        "bad_meld",
        "a chow is claimed from the left only",
        "do trzech kolejnych bierze się kamień tylko od gracza z lewej",
    ),
    "five_indicators": (
        "wrong_tile_count",
        "there are at most five indicators",
        "wskaźników jest najwyżej pięć",
    ),
    # facts
    "fresh_and_seen": (
        "contradiction",
        "the tiles seen say something else",
        "widoczne kamienie mówią co innego",
    ),
    "drawn_from_nobody": (
        "contradiction",
        "a self-drawn tile comes from nobody",
        "kamień z muru nie pochodzi od gracza",
    ),
    "from_winner": (
        "contradiction",
        "the winning tile cannot come from the winner",
        "zwycięski kamień nie może pochodzić od wygrywającego",
    ),
    "liable_winner": (
        "contradiction",
        "the winner cannot be liable for their own hand",
        "wygrywający nie może odpowiadać za własną rękę",
    ),
    "replacement_drawn": (
        "contradiction",
        "a replacement tile is self-drawn",
        "kamień dodatkowy dobiera się z muru",
    ),
    "no_kong": ("contradiction", "the winner has no kong", "wygrywający nie ma czwórki"),
    "no_two_kongs": (
        "contradiction",
        "the winner has fewer than two kongs",
        "wygrywający nie ma dwóch czwórek",
    ),
    "no_bonus_tile": (
        "contradiction",
        "the winner has no bonus tile",
        "wygrywający nie ma kamienia bonusowego",
    ),
    "robbed_copies": (
        "contradiction",
        "the other three copies are in the robbed kong, so the hand can hold none",
        "pozostałe trzy takie kamienie są w dokładanej czwórce, więc nie ma ich w ręce",
    ),
    "robbed_indicator": (
        "fifth_copy",
        "all four {tile} are in the robbed kong: none can be an indicator",
        "wszystkie cztery kamienie {tile} są w dokładanej czwórce, więc żaden nie jest wskaźnikiem",
    ),
    "first_turn_set": (
        "contradiction",
        "in the first go-around no set has been declared yet",
        "w pierwszej kolejce nie zgłoszono jeszcze żadnego układu",
    ),
    "first_turn_late": (
        "contradiction",
        "the first go-around is neither the last tile nor after a kong",
        "pierwsza kolejka to nie ostatni kamień muru ani kamień dobrany po czwórce",
    ),
    "another_copy": (
        "contradiction",
        "the hand holds another copy of the winning tile",
        "w ręce jest drugi taki sam kamień jak wygrywający",
    ),
    "last_tile_kong": (
        "contradiction",
        "no kong can be declared on the last tile",
        "na ostatnim kamieniu nie można zgłosić czwórki",
    ),
    # settlements
    "not_seats": ("bad_field", "it must be a list of seats", "tu musi być lista miejsc"),
    "seat_twice": ("contradiction", "a seat stands there twice", "miejsce występuje dwa razy"),
    "scores_for_all": (
        "bad_field",
        "a number is needed for each of E, S, W, N",
        "potrzebna jest liczba dla każdego miejsca: wschód, południe, zachód, północ",
    ),
    "no_wins": (
        "bad_field",
        "it must be a list of score requests",
        "tu musi być lista zapytań o wynik",
    ),
    "outside_wins": (
        "bad_field",
        "{field} belongs outside wins",
        "pole {field} stoi poza polem wins",
    ),
    "other_rules": ("contradiction", "it has other {field}", "inna jest tu wartość pola {field}"),
    "dealer_is_east": (
        "contradiction",
        "with hand or round the seats are winds: the dealer is E",
        "z polem hand albo round miejsca są wiatrami: rozdającym jest wschód",
    ),
    "rounds_differ": (
        "contradiction",
        "round and hand name different rounds",
        "pola round i hand podają różne rundy",
    ),
    "counters_differ": (
        "contradiction",
        "honba and hand name different numbers of counters",
        "pola honba i hand podają różne liczby liczników",
    ),
    "hand_name": (
        "bad_field",
        "it must be a name such as E3.1, not {value}",
        "tu musi być nazwa rozdania, na przykład E3.1, a nie {value}",
    ),
    "beside_value": (
        "contradiction",
        "{field} means nothing beside a value",
        "obok wartości pole {field} nic nie znaczy",
    ),
    "no_such_end": (
        "contradiction",
        "there is no {kind} in {rules}; {instead}",
        "w zasadach {rules} nie ma {kind}; {instead}",
    ),
    "would_allow": ("contradiction", "{options} would allow it", "pozwoliłoby na to: {options}"),
    "no_option_allows": (
        "contradiction",
        "no option of this family would allow it",
        "nie pozwala na to żadna opcja tej rodziny zasad",
    ),
    "nobody_named": (
        "bad_field",
        "say whose {kind} it is",
        "trzeba wskazać, czyje jest {kind}",
    ),
    "nobody_pays": (
        "bad_field",
        "it must be said who gave the winning tile: nobody knows who pays",
        "trzeba wskazać, kto dał zwycięski kamień: nie wiadomo, kto płaci",
    ),
    "one_self_draw": (
        "contradiction",
        "a self-draw has one winner",
        "własnym kamieniem wygrywa tylko jeden gracz",
    ),
    "wins_twice": ("contradiction", "a seat wins twice", "jedno miejsce wygrywa dwa razy"),
    "same_discard": (
        "contradiction",
        "several players win on one and the same tile of the same player",
        "kilku graczy wygrywa tym samym kamieniem tego samego gracza",
    ),
}
