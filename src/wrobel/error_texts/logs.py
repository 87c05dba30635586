"""Logs that cannot be read or written."""

CAUSES = {
    # any log
    "empty_log": ("empty", "there is nothing in the log", "zapis jest pusty"),
    "not_a_format": (
        "unknown_format",
        "{format} is none of {known}",
        "{format} to żaden z formatów: {known}",
    ),
    "no_known_format": (
        "unknown_format",
        "this is none of {known}",
        "to żaden z formatów: {known}",
    ),
    "log_no_match": (
        "bad_log",
        "a log begins with the match",
        "zapis zaczyna się od opisu partii",
    ),
    "log_not_utf8": ("bad_log", "the text is not UTF-8", "tekst nie jest zapisany w UTF-8"),
    "too_many_events": (
        "too_big",
        "a match has more than {most:,} events",
        "partia ma więcej niż {most:,} zdarzeń",
    ),
    "too_many_hands": (
        "too_big",
        "a match has more than {most:,} hands",
        "partia ma więcej niż {most:,} rozdań",
    ),
    "too_many_hand_events": (
        "too_big",
        "a hand has more than {most:,} events, which no hand of these rules can have",
        "rozdanie ma więcej niż {most:,} zdarzeń, a według tych zasad to niemożliwe",
    ),
    "too_many_turns": (
        "too_long",
        "a player has more than {most} turns",
        "gracz ma więcej niż {most} kolejek",
    ),
    "log_line_too_long": (
        "too_long",
        "the line is longer than {most:,} bytes",
        "wiersz ma więcej niż {most:,} bajtów",
    ),
    "damaged_gzip": ("bad_gzip", "the packed data is damaged", "spakowane dane są uszkodzone"),
    "short_gzip": (
        "bad_gzip",
        "the packed data ends too early",
        "spakowane dane kończą się za wcześnie",
    ),
    "log_unfit": ("bad_json", "{why}", "{why}"),
    "event_unfit": ("bad_log", "{why}", "{why}"),
    "log_too_deep": (
        "too_deep",
        "the JSON is nested too deeply",
        "JSON jest zbyt głęboko zagnieżdżony",
    ),
    "log_no_number": (
        "bad_log",
        "{text} is no number that can stand here",
        "{text} to nie liczba, która może tu stać",
    ),
    "log_no_tile": ("bad_tile", "{tile} is no tile", "{tile} nie oznacza kamienia"),
    "log_no_round": ("bad_log", "there is no round {round}", "nie ma rundy {round}"),
    "log_entries": (
        "bad_log",
        "{field} has {found} entries for {n} players",
        "pole {field} ma {found} wpisów, a graczy jest {n}",
    ),
    "log_no_player": (
        "bad_log",
        "there is no player {player} of {n}",
        "nie ma gracza {player}; graczy jest {n}",
    ),
    "log_player_count": (
        "bad_log",
        "{rules} has {wanted} players, not {n}",
        "w zasadach {rules} graczy jest {wanted}, a nie {n}",
    ),
    "wrong_players": (
        "wrong_players",
        "{rules} has {wanted} players, not {n}",
        "w zasadach {rules} graczy jest {wanted}, a nie {n}",
    ),
    "names_count": ("bad_log", "there are four names", "imiona muszą być cztery"),
    "hands_count": (
        "not_four_players",
        "there are four hands and four scores",
        "rąk i wyników musi być po cztery",
    ),
    "impossible_deal": (
        "bad_log",
        "the dealer, the counters or the deposits cannot be",
        "niemożliwy rozdający, liczniki lub zastawy",
    ),
    "ends_unbegun": (
        "bad_log",
        "a hand ends that did not begin",
        "kończy się rozdanie, które się nie zaczęło",
    ),
    "no_hand_begun": ("bad_log", "no hand has begun", "nie zaczęło się żadne rozdanie"),
    "paid_count": ("not_four_players", "four players are paid", "rozlicza się czterech graczy"),
    "final_count": (
        "not_four_players",
        "four players have a final score",
        "wynik końcowy ma czterech graczy",
    ),
    "for_three": ("not_four_players", "the game is for three", "to gra dla trzech osób"),
    "events_order": (
        "bad_log",
        "the events of the match are not in order",
        "zdarzenia partii nie są w kolejności",
    ),
    "score_unreadable": (
        "bad_log",
        "the score of a win cannot be read",
        "nie da się odczytać wartości wygranej",
    ),
    "no_decision": (
        "unknown",
        "there is no decision of player {player} at event {event}",
        "przy zdarzeniu {event} gracz {player} nie ma nic do rozstrzygnięcia",
    ),
    "no_position": (
        "no_position",
        "what is hidden cannot be dealt anew",
        "nie można na nowo rozdać zakrytych kamieni",
    ),
    "no_rules": (
        "no_rules",
        "the log does not say which rules were played: name them",
        "zapis nie mówi, według jakich zasad grano: podaj je",
    ),
    # formats of others
    "nobody_can": ("bad_log", "nobody can {action}", "nikt nie może wykonać {action}"),
    "claim_without_discard": (
        "bad_log",
        "a claim needs a discard",
        "zgłosić się można tylko po kamień, który ktoś odrzucił",
    ),
    "no_tile_to_win": (
        "bad_log",
        "there is no tile to win on",
        "nie ma kamienia, którym można wygrać",
    ),
    "names_no_player": ("bad_log", "{field} names no player", "{field} nie wskazuje gracza"),
    "botzone_no_name": (
        "bad_log",
        "a match begins with its name",
        "partia zaczyna się od nazwy",
    ),
    "botzone_no_seat": (
        "bad_log",
        "the first request tells the seat",
        "pierwsze zapytanie podaje miejsce",
    ),
    "botzone_lengths": (
        "bad_log",
        "the seats have different numbers of requests",
        "miejsca mają różne liczby zapytań",
    ),
    "botzone_rounds": (
        "bad_log",
        "the seats play different rounds",
        "miejsca grają różne rundy",
    ),
    "botzone_wanted": (
        "bad_log",
        "this must be a request {kind}",
        "tu musi być zapytanie {kind}",
    ),
    "botzone_told": (
        "bad_log",
        "the seats are told different things",
        "miejsca dowiadują się różnych rzeczy",
    ),
    "botzone_no_request": ("bad_log", "this is no request", "to nie jest zapytanie"),
    "botzone_no_chow": (
        "bad_log",
        "{tile} makes no chow around {middle}",
        "{tile} nie tworzy trzech kolejnych wokół {middle}",
    ),
    "botzone_cannot_tell": (
        "bad_log",
        "Botzone cannot tell this game: {why}",
        "Botzone nie potrafi zapisać tej gry: {why}",
    ),
    "botzone_wall": (
        "cannot_write",
        "Botzone deals every player a wall of their own, without flowers; this game was dealt from "
        "one wall",
        "na Botzone każdy ciągnie z własnego muru, bez kwiatów; w tej grze był jeden mur",
    ),
    "by_other_rules": (
        "cannot_write",
        "this hand cannot be by {rules}: {why}",
        "według {rules} takie rozdanie jest niemożliwe: {why}",
    ),
    "tenhou6_no_claim": ("bad_log", "{text} is no claim", "{text} to nie zgłoszenie"),
    "tenhou6_stick": (
        "cannot_write",
        "a stick is worth {stick} points in every tenhou6 log",
        "w zapisach tenhou6 zastaw jest zawsze wart {stick} punktów",
    ),
    "tenhou6_no_kong": ("bad_log", "{text} is no kong", "{text} to nie czwórka"),
    "tenhou6_no_call": ("bad_log", "{text} is no call", "{text} to nie zgłoszenie"),
    "tenhou6_turns": (
        "bad_log",
        "the takes and discards do not fit together",
        "dobrane i odrzucone kamienie do siebie nie pasują",
    ),
    "mjlog_seed": ("bad_log", "seed needs six numbers", "seed musi mieć sześć liczb"),
    "mjlog_no_meld": ("bad_log", "m={meld} is no set", "m={meld} to nie układ"),
    "mjlog_yaku": (
        "bad_log",
        "the yaku are not a list of known ones",
        "yaku nie są listą znanych yaku",
    ),
    "mjlog_owari": ("bad_log", "owari has eight numbers", "owari musi mieć osiem liczb"),
    "xml_too_deep": (
        "too_deep",
        "elements are nested too deeply",
        "elementy są zbyt głęboko zagnieżdżone",
    ),
    "bad_xml": ("bad_xml", "the XML is not well-formed", "XML jest niepoprawny"),
    "xml_undecodable": (
        "bad_xml",
        "the text cannot be decoded",
        "tekstu nie da się odkodować",
    ),
    "xml_entities": (
        "bad_xml",
        "a log has no document type and no entities",
        "zapis nie ma typu dokumentu ani encji",
    ),
    # writing
    "unknown_family": ("wrong_family", "{why}", "{why}"),
    "wrong_family": (
        "wrong_family",
        "{format} is for {known} only; this is {found}",
        "{format} jest tylko dla {known}; to jest {found}",
    ),
    "cannot_write_set": ("cannot_write", "{why}", "{why}"),
    "set_misnamed": (
        "cannot_write",
        "a {found} is called a {kind}",
        "układ {found} nazwano {kind}",
    ),
    "claims_own": (
        "cannot_write",
        "player {player} claims their own discard",
        "gracz {player} zgłasza się po własny kamień",
    ),
    "same_wind": (
        "cannot_write",
        "two players have the same wind",
        "dwóch graczy ma ten sam wiatr",
    ),
    "flower_hidden": (
        "cannot_write",
        "a flower of the deal is not exposed",
        "kwiat z rozdania nie jest odkryty",
    ),
    "need_all_hands": (
        "cannot_write",
        "{format} needs the hands of all players",
        "{format} wymaga rąk wszystkich graczy",
    ),
    "need_drawn": (
        "cannot_write",
        "{format} needs the tiles that are drawn",
        "{format} wymaga dobranych kamieni",
    ),
    "need_scores": (
        "cannot_write",
        "{format} needs the scores of a hand",
        "{format} wymaga wyników rozdania",
    ),
    "need_order": (
        "cannot_write",
        "{format} cannot tell the order of play",
        "{format} nie potrafi oddać kolejności gry",
    ),
    "no_word_for": (
        "cannot_write",
        "{format} has no place for {event}",
        "w {format} nie ma miejsca na {event}",
    ),
    "format_no_tile": (
        "cannot_write",
        "{format} has no tile {tile}",
        "w {format} nie ma kamienia {tile}",
    ),
    "claim_no_discard_after": (
        "cannot_write",
        "a claim has no discard after it",
        "po zgłoszeniu nikt nie odrzuca kamienia",
    ),
    "mjlog_hundreds": (
        "cannot_write",
        "mjlog counts points in hundreds",
        "mjlog liczy punkty w setkach",
    ),
    "no_such_tile": (
        "cannot_write",
        "there is no {tile} in this set of tiles",
        "w tym zestawie nie ma kamienia {tile}",
    ),
    "copies_written": (
        "cannot_write",
        "there are too many copies of {tile}",
        "kamieni {tile} jest za dużo",
    ),
    "tile_not_held": (
        "cannot_write",
        "player {player} does not hold {tile}",
        "gracz {player} nie ma kamienia {tile}",
    ),
    "claimed_nothing": (
        "cannot_write",
        "{tile} is claimed but not there",
        "zgłoszono kamień {tile}, którego tam nie ma",
    ),
    "kong_hidden": (
        "cannot_write",
        "the tiles of a closed kong are hidden",
        "kamienie ukrytej czwórki są zakryte",
    ),
    "added_to_nothing": (
        "cannot_write",
        "{tile} is added to no pung",
        "kamień {tile} dołożono, choć nie ma takiej trójki",
    ),
    # odd, but readable
    "unknown_event": ("unknown_event", "there is no event {name}", "nie ma zdarzenia {name}"),
    "unknown_line": ("unknown_event", "there is no line {name}", "nie ma wiersza {name}"),
    "unknown_element": ("unknown_event", "there is no element {name}", "nie ma elementu {name}"),
    "unknown_yaku": ("unknown_yaku", "there is no yaku {name}", "nie ma yaku {name}"),
    "unknown_fan": ("unknown_fan", "there is no fan {name}", "nie ma fanu {name}"),
    "unknown_draw": (
        "unknown_draw",
        "there is no draw {name}",
        "nie ma zakończenia bez wygranej {name}",
    ),
    "broken_off": ("broken_off", "the hand has no end", "rozdanie nie ma końca"),
    "cut_off": ("cut_off", "the last line is cut off", "ostatni wiersz jest ucięty"),
}
