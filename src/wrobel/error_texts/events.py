"""Plans of seats, standings and events."""

CAUSES = {
    "not_fours": (
        "bad_size",
        "{n} players cannot sit at tables of four: {few} too many or {more} too few; a"
        " replacement player can complete a table",
        "{n} graczy nie da się posadzić po czterech: o {few} za dużo albo o {more} za"
        " mało; stół może uzupełnić gracz zastępczy",
    ),
    "size": (
        "bad_size",
        "{what}: from {least} to {most}, not {n}",
        "{what}: od {least} do {most}, a nie {n}",
    ),
    "no_such_player": (
        "bad_field",
        "there is no player {value}; players are 1 to {n}",
        "nie ma gracza {value}; gracze mają numery od 1 do {n}",
    ),
    "twice": (
        "contradiction",
        "player {value} stands there twice",
        "gracz {value} występuje dwa razy",
    ),
    "no_such_table": (
        "bad_field",
        "table: player {player} wants table {value}, but there are tables 1 to {n}",
        "table: gracz {player} chce stołu {value}, a stoły mają numery od 1 do {n}",
    ),
    "table_full": (
        "contradiction",
        "table: {n} players are bound to table {table}, which has four seats",
        "table: do stołu {table} przypisano {n} graczy, a miejsc jest cztery",
    ),
    "table_apart": (
        "contradiction",
        "players {one} and {other} must stay apart, but both are bound to table {table}",
        "gracze {one} i {other} mają się nie spotkać, a obaj są przypisani do stołu {table}",
    ),
    "group_too_large": (
        "contradiction",
        "apart: {n} players who may not meet ({who}) need {n} tables, but there are {tables}",
        "apart: {n} graczy, którzy mają się nie spotkać ({who}), potrzebuje {n}"
        " stołów, a jest ich {tables}",
    ),
    "nobody_left": (
        "contradiction",
        "apart: player {player} may meet only {n} others; a table needs three",
        "apart: gracz {player} może spotkać tylko {n} innych; przy stole potrzeba trzech",
    ),
    "no_round": (
        "contradiction",
        "there is no way to seat even one round with these wishes (apart, table)",
        "przy tych życzeniach (apart, table) nie da się posadzić nawet jednej rundy",
    ),
    "not_four": (
        "bad_field",
        "a table has four players, not {n}",
        "przy stole siedzi czterech graczy, a nie {n}",
    ),
    "all_begun": (
        "contradiction",
        "all {n} rounds have begun; there is nothing left to change",
        "wszystkie rundy ({n}) już się zaczęły; nie ma czego zmieniać",
    ),
    "not_seated": (
        "bad_field",
        "player {player} is not in the plan",
        "gracza {player} nie ma w planie",
    ),
    "already_seated": (
        "bad_field",
        "player {player} is in the plan already",
        "gracz {player} już jest w planie",
    ),
    "missing_player": (
        "contradiction",
        "round {round}: player {player} has no seat",
        "runda {round}: gracz {player} nie ma miejsca",
    ),
    "bad_id": (
        "bad_field",
        "id must be a number or a text, not {value}",
        "id musi być liczbą albo tekstem, a nie {value}",
    ),
    "same_player_id": (
        "contradiction",
        "two players have the id {value}",
        "dwóch graczy ma id {value}",
    ),
    "unknown_id": (
        "bad_field",
        "there is no player with the id {value}",
        "nie ma gracza o id {value}",
    ),
    "wrong_sum": (
        "wrong_sum",
        "round {round}, table {table}: the scores add up to {found} and must add up to"
        " {wanted} ({what})",
        "runda {round}, stół {table}: suma wyników to {found}, a powinno być {wanted} ({what})",
    ),
    "plays_twice": (
        "contradiction",
        "round {round}: player {player} sits at two seats",
        "runda {round}: gracz {player} siedzi na dwóch miejscach",
    ),
    "four_scores": (
        "bad_field",
        "four scores are needed, one for each seat",
        "potrzeba czterech wyników, po jednym na miejsce",
    ),
    "place_points": (
        "bad_field",
        "{n} numbers are needed, one for each place",
        "liczb ma być {n}, po jednej na każde miejsce",
    ),
    "no_such_tie_break": (
        "bad_field",
        "there is no {value}; there are: {known}",
        "nie ma {value}; są: {known}",
    ),
}
