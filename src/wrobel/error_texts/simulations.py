"""Simulations and bots of other programs."""

CAUSES = {
    "not_mjai": (
        "bad_field",
        "mjai has no words for {rules}: choose another bot or other rules",
        "mjai nie zna zasad {rules}: wybierz innego bota albo inne zasady",
    ),
    "cannot_use": ("bad_field", "cannot use {path}: {why}", "nie można użyć {path}: {why}"),
    "cannot_make": ("bad_field", "cannot make {path}: {why}", "nie można utworzyć {path}: {why}"),
    "not_resumable": (
        "bad_field",
        "{path} is no file of --resume (line {line}: {why})",
        "{path} to nie plik --resume (wiersz {line}: {why})",
    ),
    "wrong_match": (
        "bad_field",
        "{path} has match {found} where {wanted} should be",
        "w {path} jest partia {found}, a powinna być {wanted}",
    ),
    "other_settings": (
        "bad_field",
        "{path} was begun with other settings: {name} {one} there, {other} now",
        "{path} zaczęto z innymi ustawieniami: {name} tam {one}, teraz {other}",
    ),
    "job_died": ("bad_field", "a process of --jobs has died", "proces z --jobs przestał działać"),
    "no_distributed": (
        "bad_field",
        "--dask needs the package distributed: pip install 'wrobel[sim]'",
        "--dask wymaga pakietu distributed: pip install 'wrobel[sim]'",
    ),
    "no_scheduler": (
        "bad_field",
        "no Dask scheduler at {address}",
        "pod adresem {address} nie ma planisty Dask",
    ),
    "both_amounts": (
        "bad_field",
        "give either matches or hands, not both",
        "podaj liczbę partii albo rozdań, a nie obie",
    ),
    "no_amount": (
        "bad_field",
        "say how much to play: matches or hands",
        "podaj, ile grać: liczbę partii albo rozdań",
    ),
    "actions_n": (
        "bad_field",
        "an action for each of the {n} tables is wanted, found {found}",
        "potrzebne jest jedno działanie na każdy stół, czyli {n}, podano {found}",
    ),
    "at_least_one": (
        "bad_field",
        "{name} must be at least 1, not {value}",
        "{name}: musi być co najmniej 1, a nie {value}",
    ),
    "equal_bots": (
        "bad_field",
        "until_significant compares different bots; these are equal",
        "until_significant porównuje różne boty; te są jednakowe",
    ),
    "bots_count": (
        "bad_field",
        "bots must be {n}, not {value}",
        "botów musi być {n}, a nie {value}",
    ),
    "not_a_command": (
        "bad_field",
        "{value} is no command: a quotation mark is open",
        "{value} nie jest poleceniem: cudzysłów nie jest zamknięty",
    ),
    "mjai_cannot_judge": (
        "bad_field",
        "mjai programs cannot judge games of these rules",
        "programy mjai nie potrafią ocenić gier według tych zasad",
    ),
    "no_second_command": (
        "bad_field",
        "a second opinion needs a command, such as ./bot.py",
        "druga opinia wymaga polecenia, na przykład ./bot.py",
    ),
    "mjai_failed": (
        "bad_field",
        "the mjai program failed: {why}",
        "program mjai zawiódł: {why}",
    ),
    "empty_command": (
        "bad_field",
        "mjai: needs a command, such as mjai:./bot.py",
        "mjai: wymaga polecenia, na przykład mjai:./bot.py",
    ),
    "python_bot_name": (
        "bad_field",
        "{value}: say python:package.module:Name, such as python:bots:Mine",
        "{value}: podaj python:pakiet.moduł:Nazwa, na przykład python:bots:Mine",
    ),
    "bot_not_started": (
        "bad_field",
        "{bot} cannot be started: {why}",
        "{bot} nie daje się uruchomić: {why}",
    ),
    "bot_not_sent": (
        "bad_field",
        "{bot} cannot be sent to other processes: give its class or a function that makes it, at"
        " the top level of a module ({why})",
        "{bot} nie daje się wysłać do innych procesów: podaj jego klasę albo funkcję, która go"
        " tworzy, z najwyższego poziomu modułu ({why})",
    ),
    "bot_not_made": (
        "bad_field",
        "a bot cannot be made in another process: {why}",
        "w innym procesie nie udało się utworzyć bota: {why}",
    ),
    # hands that others' events could tell of
    "shows_more": (
        "contradiction",
        "a player shows more tiles than there were",
        "gracz pokazuje więcej kamieni, niż miał",
    ),
    "not_the_drawn": (
        "contradiction",
        "a tile drawn is not the tile discarded",
        "odrzucony kamień to nie ten, który dobrano",
    ),
    "seen_too_often": (
        "fifth_copy",
        "more copies of a tile are seen than there are",
        "widać więcej takich kamieni, niż jest w grze",
    ),
    "no_hand_fits": (
        "contradiction",
        "no hand in riichi fits the tiles left",
        "do pozostałych kamieni nie pasuje żadna ręka z riichi",
    ),
}
