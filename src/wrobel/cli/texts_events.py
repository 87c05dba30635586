"""What the commands for events say: seating and standings."""

from collections.abc import Mapping

# The English text, then the Polish one.
EVENT_TEXTS: Mapping[str, tuple[str, str]] = {
    "seating_title": ("{players}, {rounds}", "{players}, {rounds}"),
    "seating_round": ("Round {n}", "Runda {n}"),
    "seating_table": ("Table", "Stół"),
    "seating_searching": ("searching for a good plan …", "szukam dobrego planu …"),
    "seating_size": (
        "say how many: --players and --rounds (see wrobel seating --help)",
        "podaj liczby: --players i --rounds (zob. wrobel seating --help)",
    ),
    "seating_one_job": (
        "one thing at a time: --players, --check, --next or --change",
        "jedno naraz: --players, --check, --next albo --change",
    ),
    "seating_bad_system": (
        "--system is one of {known}, not {text}",
        "--system to jedno z: {known}, a nie {text}",
    ),
    "seating_bad_numbers": (
        "{option} takes numbers with commas between, as 7,12; not {text}",
        "{option} to numery po przecinku, np. 7,12; a nie {text}",
    ),
    "seating_next": ("Round {n}, a proposal ({system})", "Runda {n}, propozycja ({system})"),
    "seating_next_clean": (
        "nobody meets anybody again",
        "nikt nie spotyka nikogo ponownie",
    ),
    "seating_next_repeated": ("meet again: {pairs}", "spotykają się ponownie: {pairs}"),
    "seating_moves": ("Changes of seats: {n}", "Zmiany miejsc: {n}"),
    "seating_move": (
        "round {round}: {player} goes from table {a} ({wa}) to table {b} ({wb})",
        "runda {round}: {player} przechodzi ze stołu {a} ({wa}) do stołu {b} ({wb})",
    ),
    "seating_come": (
        "round {round}: {player} sits down at table {b} ({wb})",
        "runda {round}: {player} siada przy stole {b} ({wb})",
    ),
    "seating_certificate": ("What it is worth", "Ocena planu"),
    "seating_seats": (
        "Seats at a table in order: East, South, West, North.",
        "Miejsca przy stole kolejno: Wschód, Południe, Zachód, Północ.",
    ),
    "seating_no_repeats": ("nobody meets anybody twice", "nikt nie spotyka nikogo dwa razy"),
    "seating_least_repeats": (
        "{n}: fewer are impossible",
        "{n}; mniej się nie da",
    ),
    "seating_repeats": (
        "{n} (fewer than {least} are impossible)",
        "{n} (mniej niż {least} na pewno się nie da)",
    ),
    "seating_most": (
        "no pair meets more than {n}",
        "żadna para nie spotyka się więcej niż {n}",
    ),
    "seating_no_table_repeats": (
        "nobody sits at one table twice",
        "nikt nie siedzi dwa razy przy tym samym stole",
    ),
    "seating_table_repeats": (
        "returns to the same table: {n}",
        "powroty do tego samego stołu: {n}",
    ),
    "seating_least_table_repeats": (
        "returns to the same table: {n}; with so few tables it cannot be less",
        "powroty do tego samego stołu: {n}; przy tak niewielu stołach mniej się nie da",
    ),
    "seating_winds": (
        "winds: a player's four seats differ by at most {n}",
        "wiatry: cztery miejsca każdego gracza różnią się najwyżej o {n}",
    ),
    "seating_indirect": (
        "opponents shared by two who never meet: at least {n}",
        "wspólni przeciwnicy dwojga, którzy się nie spotkają: co najmniej {n}",
    ),
    "seating_all_meet": ("everybody meets everybody", "każdy spotyka każdego"),
    "seating_apart_kept": (
        "all who are to stay apart do",
        "nie spotyka się nikt, kto miał się nie spotkać",
    ),
    "seating_apart_broken": (
        "meetings of players who were to stay apart: {n}; no plan without was found",
        "spotkania graczy, którzy mieli się nie spotkać: {n}; nie znaleziono planu bez nich",
    ),
    "seating_late": (
        "meetings of those who should meet late and rarely: {n}",
        "spotkania graczy, którzy mieli grać ze sobą późno i rzadko: {n}",
    ),
    "seating_stopped": (
        "The time was up before the search was done; more --seconds may give a better plan.",
        "Czas minął przed końcem szukania; większe --seconds może dać lepszy plan.",
    ),
    "standings_place": ("Place", "Miejsce"),
    "standings_player": ("Player", "Gracz"),
    "standings_country": ("Country", "Kraj"),
    "standings_team": ("Team", "Drużyna"),
    "standings_table_points": ("Table points", "Pkt stołowe"),
    "standings_points": ("Points", "Punkty"),
    "standings_total": ("Total", "Razem"),
    "standings_penalties": ("Penalties", "Kary"),
    "standings_title": ("Standings after {rounds}, {rules}", "Klasyfikacja po {rounds}, {rules}"),
    "standings_teams": ("Teams", "Drużyny"),
    "standings_substitutes": ("Replacement players (not ranked)", "Gracze zastępczy (bez miejsca)"),
    "standings_base": ("Base rank", "Ranga"),
    "standings_weight": (
        "EMA ranking: weight {total} = days {days} + players {players} + countries {countries}"
        " + qualification {qualification}",
        "Ranking EMA: waga {total} = dni {days} + gracze {players} + kraje {countries}"
        " + kwalifikacje {qualification}",
    ),
}
