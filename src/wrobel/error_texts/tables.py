"""Tables: states, walls, actions and referees."""

CAUSES = {
    "packed_state": (
        "bad_field",
        "a packed state has {wanted} bytes, not {n}",
        "spakowany stan ma {wanted} bajtów, a nie {n}",
    ),
    "wall_size": (
        "wrong_tile_count",
        "a wall has {known} tiles, not {n}",
        "mur ma {known} kamieni, a nie {n}",
    ),
    "wall_count": (
        "wrong_tile_count",
        "the wall has {n} tiles instead of {wanted}",
        "mur ma {n} kamieni zamiast {wanted}",
    ),
    "wall_tiles": (
        "bad_field",
        "the wall must be the {n} tiles of the game",
        "mur musi się składać ze wszystkich kamieni gry (jest ich {n})",
    ),
    "dice": (
        "bad_field",
        "dice must be {n} numbers from 1 to 6, not {value}",
        "potrzebne są liczby oczek od 1 do 6 na {n} kostkach, a nie {value}",
    ),
    "not_an_action": (
        "bad_field",
        "an action is a text or an object, not {value}",
        "ruch to tekst albo obiekt, a nie {value}",
    ),
    "action_too_long": (
        "bad_field",
        "{value} says too much for an action",
        "{value} to za dużo jak na ruch",
    ),
    "not_a_type": (
        "bad_field",
        "the type must be one of {known}; not {value}",
        "rodzaj ruchu to jeden z: {known}; a nie {value}",
    ),
    "action_field": (
        "bad_field",
        "{type} has no field {field}",
        "{type} nie ma pola {field}",
    ),
    "no_match_event": (
        "bad_field",
        "the events of a game begin with the match",
        "zdarzenia gry zaczynają się od opisu partii",
    ),
    "not_dealt": ("bad_field", "no hand has been dealt yet", "nie było jeszcze rozdania"),
    "too_many_drawn": (
        "wrong_tile_count",
        "more tiles are drawn than the wall has",
        "dobrano więcej kamieni, niż jest w murze",
    ),
    "dealt_count": (
        "wrong_tile_count",
        "{n} tiles are dealt instead of 13",
        "rozdano {n} kamieni zamiast 13",
    ),
    "no_player": (
        "bad_field",
        "players are 0 to {last}, not {value}",
        "gracze mają numery od 0 do {last}, a nie {value}",
    ),
    "four_numbers": (
        "bad_field",
        "it must be {n} numbers, not {value}",
        "potrzebne są wyniki ({n}), a nie {value}",
    ),
    "match_start": (
        "bad_field",
        "a match cannot start with {value}",
        "partia nie może się zacząć od {value}",
    ),
    "number_up_to": (
        "bad_field",
        "it must be a number up to {most}, not {value}",
        "tu musi być liczba do {most}, a nie {value}",
    ),
    # moves
    "player_not_asked": (
        "not_asked",
        "player {player} is not asked for anything now",
        "gracz {player} nie ma teraz nic do zrobienia",
    ),
    "illegal_move": (
        "illegal",
        "player {player} may not {move} now, but: {legal}",
        "gracz {player} nie może teraz: {move}; może: {legal}",
    ),
    "hand_not_over": ("not_over", "the hand is not over yet", "rozdanie jeszcze trwa"),
    "next_too_early": (
        "not_over",
        "the next hand begins when this one is over",
        "następne rozdanie zacznie się, gdy skończy się to",
    ),
    "no_next_hand": ("not_over", "there is no next hand", "następnego rozdania nie ma"),
    "not_held": (
        "not_held",
        "the table waits for no such thing now",
        "stół na nic takiego teraz nie czeka",
    ),
    # referees
    "no_ruling": (
        "illegal",
        "a ruling is one of {known}; not {value}",
        "orzeczenie to jedno z: {known}; a nie {value}",
    ),
    "hand_over": ("not_now", "the hand is over", "rozdanie się skończyło"),
    "no_offender": (
        "illegal",
        "players are 0 to {last}, not {value}",
        "gracze mają numery od 0 do {last}, a nie {value}",
    ),
    "no_reason": (
        "illegal",
        "{value} cannot be the reason of a referee's ruling",
        "{value} nie może być powodem orzeczenia sędziego",
    ),
    "penalty_size": (
        "illegal",
        "a penalty is 1 to {most:,} points",
        "kara wynosi od 1 do {most:,} punktów",
    ),
    "no_such_fault": (
        "illegal",
        "these rules know no {ruling}",
        "te zasady nie znają orzeczenia {ruling}",
    ),
    # replays
    "record_illegal": (
        "illegal",
        "{record}: {move} is not legal, but: {legal}",
        "{record}: ruch {move} jest niedozwolony; dozwolone: {legal}",
    ),
    "record_differs": (
        "differs",
        "{record}: {field} is {found}, by the rules {right}",
        "{record}: {field} to {found}, a według zasad {right}",
    ),
    "record_payments": (
        "payments",
        "{record}: {field} is {found}, by the rules {right}",
        "{record}: {field} to {found}, a według zasad {right}",
    ),
    "record_unexpected": (
        "unexpected",
        "{record} cannot come now",
        "{record} nie może się teraz zdarzyć",
    ),
    "record_instead": (
        "unexpected",
        "{record}, but by the rules comes {right}",
        "{record}, a według zasad następuje {right}",
    ),
    "record_other": (
        "differs",
        "{record}, but by the rules comes {right}",
        "{record}, a według zasad następuje {right}",
    ),
    # bots
    "no_bot": ("bad_field", "bots are {known}; not {value}", "boty to {known}; a nie {value}"),
    "negative_think": (
        "bad_field",
        "the time to think must not be negative, not {value}",
        "czas do namysłu nie może być ujemny, a jest {value}",
    ),
}
