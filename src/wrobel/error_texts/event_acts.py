"""Acts of an evening or a tournament that cannot stand."""

CAUSES = {
    "event_unknown_act": (
        "bad_field",
        "there is no act {value}; there are: {known}",
        "nie ma czynności {value}; są: {known}",
    ),
    "event_unknown_field": (
        "bad_field",
        "{type}: there is no field {field}; there are: {known}",
        "{type}: nie ma pola {field}; są: {known}",
    ),
    "event_not_allowed": (
        "forbidden",
        "this link does not allow that",
        "ten odnośnik na to nie pozwala",
    ),
    "event_too_long": (
        "bad_field",
        "{where}: at most {most} characters",
        "{where}: najwyżej {most} znaków",
    ),
    "event_one_of": (
        "bad_field",
        "{where} must be one of {known}, not {value}",
        "{where}: tu może być {known}, a nie {value}",
    ),
    "event_needed": ("bad_field", "{where} is missing", "brakuje pola {where}"),
    "event_too_many": ("bad_size", "{where}: at most {most}", "{where}: najwyżej {most}"),
    "event_no_player": (
        "bad_field",
        "there is no player {value}",
        "nie ma gracza o numerze {value}",
    ),
    "event_no_name": ("bad_field", "a player needs a name", "gracz musi mieć nazwisko"),
    "event_still_seated": (
        "contradiction",
        "{name} has a seat in round {round}; give the seat to somebody else first",
        "{name} ma miejsce w rundzie {round}; najpierw trzeba to miejsce oddać komuś innemu",
    ),
    "event_no_round": (
        "bad_field",
        "there is no round {round}; there are {n}",
        "nie ma rundy {round}; liczba rund: {n}",
    ),
    "event_next_round": (
        "bad_field",
        "the next new round is {n}, not {round}",
        "następna nowa runda ma numer {n}, a nie {round}",
    ),
    "event_round_has_results": (
        "contradiction",
        "round {round} has results already",
        "runda {round} ma już wyniki",
    ),
    "event_round_begun": (
        "contradiction",
        "round {round} has begun already",
        "runda {round} już się zaczęła",
    ),
    "event_not_seated": (
        "contradiction",
        "round {round} has no seating yet",
        "runda {round} nie ma jeszcze rozsadzenia",
    ),
    "event_table_size": (
        "bad_size",
        "round {round}, table {table}: {wanted} players are needed, not {n}",
        "runda {round}, stół {table}: potrzeba graczy: {wanted}, a jest ich {n}",
    ),
    "event_seated_twice": (
        "contradiction",
        "round {round}: {name} has two seats",
        "runda {round}: {name} siedzi na dwóch miejscach",
    ),
    "event_has_left": (
        "contradiction",
        "round {round}: {name} has left",
        "runda {round}: {name} już nie gra",
    ),
    "event_no_table": (
        "bad_field",
        "round {round} has no table {table}",
        "w rundzie {round} nie ma stołu {table}",
    ),
    "event_score_count": (
        "bad_field",
        "{n} scores are needed, one for each seat",
        "potrzeba wyników: {n}, po jednym na miejsce",
    ),
    "event_wrong_sum": (
        "wrong_sum",
        "round {round}, table {table}: the scores add up to {found} and must add up to {wanted}"
        " ({more})",
        "runda {round}, stół {table}: suma wyników to {found}, a powinno być {wanted} ({more})",
    ),
    "event_bad_book": (
        "contradiction",
        "the score book has a mistake: {why}",
        "w księdze wyników jest błąd: {why}",
    ),
    "event_other_book": (
        "contradiction",
        "the score book is of {rules} and the round of {wanted}, or their options differ",
        "księga wyników jest według {rules}, a runda według {wanted}, albo różnią się ich opcje",
    ),
    "event_open_book": (
        "contradiction",
        "the match in the score book is not over; end it first",
        "partia w księdze wyników jeszcze trwa; najpierw trzeba ją zakończyć",
    ),
    "event_round_is_online": (
        "contradiction",
        "round {round} is being played at tables of this server; take that back in the log first",
        "runda {round} toczy się przy stołach tego serwera; najpierw trzeba to cofnąć w dzienniku",
    ),
    "event_other_game": (
        "contradiction",
        "round {round}, table {table}: the result is of a game that is not played here",
        "runda {round}, stół {table}: to wynik gry, która się tu nie toczy",
    ),
    "event_nothing_to_open": (
        "contradiction",
        "round {round}: every table is open or has its result",
        "runda {round}: każdy stół jest otwarty albo ma już wynik",
    ),
    "event_no_seat_online": (
        "contradiction",
        "no table of this server waits for you now",
        "żaden stół tego serwera teraz na ciebie nie czeka",
    ),
    "event_needs_reason": (
        "bad_field",
        "a correction needs a reason",
        "poprawka wymaga podania powodu",
    ),
    "event_nothing_to_void": (
        "bad_field",
        "there is no act {value} that could be taken back",
        "nie ma czynności {value}, którą można by cofnąć",
    ),
    "event_cannot_void": (
        "contradiction",
        "that cannot be taken back, because of what came after it: {why}",
        "tego nie można cofnąć z powodu tego, co stało się później: {why}",
    ),
    "event_twice_in_groups": (
        "contradiction",
        "{name} stands in two groups",
        "{name} występuje w dwóch grupach",
    ),
    "event_cut_too_late": (
        "contradiction",
        "a cut comes before its first round: round {round} has results already",
        "podział musi być przed swoją pierwszą rundą: runda {round} ma już wyniki",
    ),
    "event_other_family": (
        "contradiction",
        "section {section}: {rules} cannot be added up with {other}",
        "klasyfikacja {section}: wyników {rules} nie można dodawać do wyników {other}",
    ),
    "event_timer_off": (
        "contradiction",
        "the clock of this round does not run",
        "zegar tej rundy nie chodzi",
    ),
    "event_unreadable_line": (
        "bad_field",
        "line {line}: {value} has no name",
        "wiersz {line}: w {value} nie ma nazwiska",
    ),
    "event_no_players": (
        "bad_size",
        "nobody is here to be seated; check players in first",
        "nie ma kogo posadzić; najpierw trzeba zaznaczyć obecnych",
    ),
    "event_already_begun": (
        "contradiction",
        "the event was opened already",
        "wydarzenie zostało już otwarte",
    ),
    "event_not_open": (
        "contradiction",
        "the first act opens the event",
        "wydarzenie zaczyna się od otwarcia",
    ),
    "event_same_act": (
        "contradiction",
        "an act with the id {value} is there already",
        "czynność o id {value} już jest",
    ),
}
