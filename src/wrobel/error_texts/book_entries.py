"""Entries of a score book that cannot stand, and lines of its file that are odd."""

CAUSES = {
    "book_line_no_json": ("bad_json", "line {line} is not JSON", "wiersz {line} to nie jest JSON"),
    "book_broken_chain": (
        "broken_chain",
        "the line before it on the same device is missing or was altered",
        "poprzedni wiersz z tego samego urządzenia zniknął albo został zmieniony",
    ),
    "book_forked_chain": (
        "forked_chain",
        "two lines of the device follow the same one",
        "dwa wiersze z tego urządzenia następują po tym samym",
    ),
    "book_same_id": (
        "same_id",
        "two different entries have this id; one of them is left out",
        "dwa różne wpisy mają ten sam identyfikator; jeden z nich pominięto",
    ),
    "book_unknown_after": (
        "unknown_after",
        "it was written after the entry {after}, which is not here",
        "zapisano go po wpisie {after}, którego tu nie ma",
    ),
    "book_circle": (
        "circle",
        "the entries say of each other that they come later",
        "wpisy wskazują na siebie nawzajem jako na wcześniejsze",
    ),
    "book_no_object": ("bad_field", "an entry must be an object", "wpis musi być obiektem"),
    "book_too_deep": ("bad_field", "too deep", "zbyt głęboki"),
    "book_no_id": ("bad_field", "the entry has no id", "wpis nie ma identyfikatora (id)"),
    "book_no_type": ("bad_field", "there is no entry of type {type}", "nie ma wpisu typu {type}"),
    "book_not_text": ("bad_field", "{field} must be text", "{field} musi być tekstem"),
    "book_no_player": (
        "bad_field",
        "{field} must be a player's number from 0 to {most}",
        "{field} musi być numerem gracza od 0 do {most}",
    ),
    "book_no_list_of_players": (
        "bad_field",
        "{field} must be a list of players' numbers",
        "{field} musi być listą numerów graczy",
    ),
    "book_player_twice": (
        "bad_field",
        "{field} names a player twice",
        "{field} wymienia gracza dwa razy",
    ),
    "book_not_number": (
        "bad_field",
        "{field} must be a whole number",
        "{field} musi być liczbą całkowitą",
    ),
    "book_number_too_large": ("bad_field", "{field} is too large", "{field}: za duża liczba"),
    "book_unknown_entry": (
        "unknown_id",
        "there is no entry {id} before it",
        "przed nim nie ma wpisu {id}",
    ),
    "book_start_cannot_be_void": (
        "bad_correction",
        "the start cannot be void",
        "początku nie można unieważnić",
    ),
    "book_change_no_object": ("bad_field", "entry must be an object", "entry musi być obiektem"),
    "book_other_kind": (
        "bad_correction",
        "a {type} cannot become a {new}",
        "wpisu {type} nie można zmienić w {new}",
    ),
    "book_bad_swap": (
        "bad_field",
        "players must be two different numbers from 0 to {most}",
        "players: potrzeba dwóch różnych numerów od 0 do {most}",
    ),
    "book_too_many_swaps": (
        "bad_field",
        "a book has at most {most} swaps",
        "w księdze może być najwyżej {most} zamian miejsc",
    ),
    "book_not_writer": (
        "not_writer",
        "only one device writes this book, and this entry comes from another",
        "tę księgę prowadzi jedno urządzenie, a ten wpis pochodzi z innego",
    ),
    "book_no_start": ("no_start", "the book has no start", "księga nie ma początku"),
    "book_second_start": (
        "second_start",
        "the match has started already",
        "partia już się zaczęła",
    ),
    "book_names": ("bad_field", "players must be {n} names", "potrzeba imion graczy: {n}"),
    "book_over": ("over", "the match is over", "partia jest zakończona"),
    "book_hand_twice": (
        "conflict",
        "hand {hand} was entered twice; one of the two must be voided",
        "rozdanie {hand} zapisano dwa razy; jeden z wpisów trzeba unieważnić",
    ),
    "book_no_sticks": (
        "contradiction",
        "these rules have no riichi sticks",
        "w tych zasadach nie ma patyczków riichi",
    ),
    "book_stick_laid_twice": (
        "contradiction",
        "that player has laid a stick in this hand already",
        "ten gracz już położył patyczek w tym rozdaniu",
    ),
    "book_too_poor_for_riichi": (
        "contradiction",
        "under these rules who has less than {stick} points cannot declare riichi",
        "kto ma mniej niż {stick} punktów, nie może w tych zasadach zgłosić riichi",
    ),
    "book_no_penalty": (
        "bad_field",
        "a penalty of nothing is none",
        "kara zero punktów nie jest karą",
    ),
    "book_bad_receiver": (
        "bad_field",
        "to must be nobody, others or another player's number",
        "to musi być nobody, others albo numerem innego gracza",
    ),
    "book_uneven": (
        "bad_field",
        "{points} points cannot be shared evenly by {n} players",
        "{points} punktów nie da się podzielić równo na {n} graczy",
    ),
    "book_wrong_sum": (
        "wrong_sum",
        "the scores add up to {sum}; with sticks and penalties it must be {wanted}",
        "suma punktów to {sum}; z patyczkami i karami musi być {wanted}",
    ),
    "book_no_wins": (
        "bad_field",
        "wins must be a list of winners",
        "wins musi być listą zwycięzców",
    ),
    "book_no_value": (
        "bad_field",
        "a win needs its value or its tiles",
        "wygrana wymaga wartości albo kamieni",
    ),
    "book_value_and_tiles": (
        "contradiction",
        "a win has its value or its tiles, not both",
        "wygrana ma wartość albo kamienie, nie jedno i drugie",
    ),
    "book_own_discard": (
        "contradiction",
        "nobody wins on their own discard",
        "nikt nie wygrywa na własnym odrzuconym kamieniu",
    ),
    "book_no_abort": (
        "contradiction",
        "there is no abort {kind} in {rules}; there are: {known}",
        "w zasadach {rules} nie ma przerwania {kind}; są: {known}",
    ),
    "book_stick_laid_before": (
        "contradiction",
        "the stick of player {player} was laid during the hand already",
        "patyczek gracza {player} położono już w trakcie rozdania",
    ),
    "book_nobody_asked_who_waits": (
        "contradiction",
        "these rules do not ask who waits",
        "w tych zasadach nie pyta się, kto czeka",
    ),
    "book_options": ("bad_field", "options must be an object", "options musi być obiektem"),
}
