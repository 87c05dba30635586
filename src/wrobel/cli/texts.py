"""What the command line says to people, in English and Polish.

A missing translation fails a test; so does a text that nothing uses.
"""

from collections.abc import Mapping

from wrobel.cli.texts_book import BOOK_TEXTS
from wrobel.cli.texts_events import EVENT_TEXTS
from wrobel.languages import LANGUAGES, preferred
from wrobel.rules.about import POINTS, Noun
from wrobel.rules.families import about

# The English text, then the Polish one.
TEXTS: Mapping[str, tuple[str, str]] = {
    # the hand and its distance
    "complete": ("complete: a winning shape", "gotowa: układ wygrywający"),
    "waiting": ("waiting, one tile short of a win", "ręka czeka, brakuje jednego kamienia"),
    "ready": ("waiting after the right discard", "czeka po wyrzuceniu właściwego kamienia"),
    "away": ("{n} from waiting", "{n} do czekania"),
    "distance": ("Distance", "Odległość"),
    "forms": ("By form", "Według formy"),
    "regular": ("four sets and a pair", "cztery układy i para"),
    "seven_pairs": ("seven pairs", "siedem par"),
    "thirteen_orphans": ("thirteen orphans", "trzynaście sierot"),
    "honors_knitted": ("honours and knitted tiles", "honory i przeplatanka"),
    "knitted_straight": ("knitted straight", "przeplatany strit"),
    "waits": ("Waits", "Czeka na"),
    "accepts": ("Accepts", "Poprawią"),
    "no_waits": (
        "nothing: every copy is already held or seen",
        "nic: wszystkie takie kamienie są w ręce lub na stole",
    ),
    "discards": ("Discards, best first", "Zrzutki, od najlepszej"),
    "discards_complete": (
        "If you play on, best first",
        "Jeśli grasz dalej, od najlepszego kamienia",
    ),
    "to_discard": ("Discard", "Wyrzuć"),
    "after": ("Then", "Potem"),
    "kinds": ("Kinds", "Rodzaje"),
    "tiles": ("Tiles", "Kamienie"),
    "claims": ("Claims of {tile}", "Zgłoszenia po kamień {tile}"),
    "claim": ("Claim", "Zgłoszenie"),
    "with": ("With", "Z ręki"),
    "no_claims": ("{tile} cannot be claimed.", "Po kamień {tile} nie można się zgłosić."),
    "short_complete": ("complete", "gotowa"),
    "short_waiting": ("waiting", "czeka"),
    "short_away": ("{n} away", "brak {n}"),
    # tiles in words
    "1z": ("East", "Wschód"),
    "2z": ("South", "Południe"),
    "3z": ("West", "Zachód"),
    "4z": ("North", "Północ"),
    "5z": ("white dragon", "biały smok"),
    "6z": ("green dragon", "zielony smok"),
    "7z": ("red dragon", "czerwony smok"),
    "1z_face": ("E ", "Ws"),
    "2z_face": ("S ", "Pd"),
    "3z_face": ("W ", "Za"),
    "4z_face": ("N ", "Pn"),
    "5z_face": ("Wh", "Bi"),
    "6z_face": ("Gr", "Zi"),
    "7z_face": ("Rd", "Cz"),
    # sets
    "chow": ("chow", "chow"),
    "pung": ("pung", "pung"),
    "kong": ("kong", "kong"),
    "pair": ("pair", "para"),
    "knitted": ("knitted", "przeplatanka"),
    "bonus_tiles": ("bonus tiles", "kamienie bonusowe"),
    "open": ("open", "zameldowany"),
    "concealed": ("concealed", "ukryty"),
    "open_set": ("open {name}", "zameldowany {name}"),
    "open_chow": ("open {name}", "zameldowane {name}"),
    "concealed_set": ("concealed {name}", "ukryty {name}"),
    # a score
    "by_self-draw": ("self-drawn", "z muru"),
    "by_discard": ("from a discard", "ze zrzutki"),
    "by_robbed-kong": ("robbed from a kong", "z rabunku konga"),
    "seat": ("seat", "miejsce"),
    "round": ("round", "runda"),
    "from": ("from", "od"),
    "E": ("East", "Wschód"),
    "S": ("South", "Południe"),
    "W": ("West", "Zachód"),
    "N": ("North", "Północ"),
    "mangan": ("mangan", "mangan"),
    "haneman": ("haneman", "haneman"),
    "baiman": ("baiman", "baiman"),
    "sanbaiman": ("sanbaiman", "sanbaiman"),
    "counted_yakuman": ("counted yakuman", "liczony yakuman"),
    "yakuman": ("yakuman", "yakuman"),
    "limit": ("limit hand", "ręka limitowa"),
    "cannot_win": ("This hand cannot win", "Ta ręka nie może wygrać"),
    "no_yaku": ("it has no yaku", "nie ma żadnego yaku"),
    "conformance_done": (
        "passed: {passed}, failed: {failed}, unsupported: {unsupported}",
        "zaliczone: {passed}, niezaliczone: {failed}, nieobsługiwane: {unsupported}",
    ),
    "below_minimum": ("{n} below the minimum", "do minimum brakuje {n}"),
    "not_a_win": ("it is not complete", "nie jest gotowa"),
    "brings": ("the hand brings {n}", "ręka daje {n}"),
    "counted": ("Counted", "Policzone"),
    "refused": ("Not counted, and why", "Niepoliczone i dlaczego"),
    "fu_lines": ("Fu", "Fu"),
    "steps": ("From there to the points", "Od wartości do punktów"),
    "payments": ("Payments", "Płatności"),
    "no_payer": (
        "Who pays is not known: say it with --from.",
        "Nie wiadomo, kto płaci: podaj --from.",
    ),
    "winner": ("winner", "wygrywa"),
    "notes": ("Notes", "Uwagi"),
    "readings": ("Ways to read it", "Sposoby odczytania"),
    "chosen": ("chosen", "wybrane"),
    "limit_hand": ("limit", "limit"),
    # a settlement
    "settle_win": ("a win", "wygrana"),
    "settle_draw": ("a draw", "rozdanie bez zwycięzcy"),
    "settle_abort": ("a hand called off", "rozdanie przerwane"),
    "settle_nagashi": ("nagashi mangan", "nagashi mangan"),
    "settle_chombo": ("a penalty for a fault", "kara za błąd"),
    "settle_final": ("the end of the match", "koniec partii"),
    "settle_payments": ("Payment", "Wypłata"),
    "settle_places": ("Place", "Miejsce"),
    "settle_final_result": ("Result", "Wynik"),
    "settle_table_points": ("Table points", "Punkty stołowe"),
    "settle_winners": ("Winner: {who}", "Wygrywa: {who}"),
    "settle_penalty": (
        "To be taken off the final result, in thousands: {what}",
        "Do odjęcia od wyniku końcowego, w tysiącach: {what}",
    ),
    "settle_sticks": ("On the table: {n}", "Na stole: {n}"),
    "settle_counters": ("Next hand: {n}", "W następnym rozdaniu: {n}"),
    "settle_stays": ("The same dealer deals again.", "Rozdaje ten sam gracz."),
    "settle_passes": ("The deal passes.", "Rozdaje następny gracz."),
    "settle_over": ("The match is over.", "Partia jest skończona."),
    "settle_next": ("Next: {round} round", "Dalej: wiatr rundy {round}"),
    "settle_next_hand": (
        "Next: {round} round, hand {n}",
        "Dalej: wiatr rundy {round}, rozdanie {n}",
    ),
    # questions
    "ask_hand": (
        "Hand without the winning tile, e.g. 234567m22p67s [555z]",
        "Ręka bez zwycięskiego kamienia, np. 234567m22p67s [555z]",
    ),
    "ask_win": ("Winning tile", "Zwycięski kamień"),
    "ask_by": (
        "How did it come: self-draw, discard or robbed-kong",
        "Skąd przyszedł: self-draw (z muru), discard (od gracza), robbed-kong (z cudzej czwórki)",
    ),
    "ask_rules": ("Ruleset ({names})", "Zasady ({names})"),
    "ask_from": (
        "From whom: {seats} (- = unknown)",
        "Od kogo: {seats} (- = nie wiadomo)",
    ),
    "ask_seat": ("Winner's seat wind: E, S, W or N", "Wiatr zwycięzcy: Ws, Pd, Za, Pn"),
    "ask_round": ("Round wind: E, S, W or N", "Wiatr rundy: Ws, Pd, Za, Pn"),
    "no_answer": ("no answer was given", "nie podano odpowiedzi"),
    "one_of": ("one of: {names}", "jedno z: {names}"),
    # rulesets
    "options": ("Options", "Opcje"),
    "allowed": ("Allowed: {values}.", "Dozwolone: {values}."),
    "number_from": ("a number from {n}", "liczba od {n}"),
    "any_number": ("any number", "dowolna liczba"),
    "changed": ("changed, {value} in {rules}", "zmieniona, w {rules} {value}"),
    "uncertain": (
        "? after a value: no source confirms it.",
        "? po wartości: nie potwierdza jej żadne źródło.",
    ),
    "patterns": ("Patterns", "Układy"),
    "when": ("When to try it", "Kiedy próbować"),
    "well": ("Combinations", "Połączenia"),
    "wrong": ("What people get wrong", "Typowe pomyłki"),
    "counts": ("This counts", "To się liczy"),
    "misses": ("This just misses", "Tu czegoś zabrakło"),
    "closed_open": ("{closed}, open {open}", "{closed}, odkryta {open}"),
    "changed_set": ("{rules}, changed", "{rules}, zmienione"),
    "no_differences": ("No option differs.", "Żadna opcja się nie różni."),
    # one hand in several worlds
    "left_out": ("left out: {names}", "pominięto: {names}"),
    "not_here": ("not counted", "nie liczy się"),
    # the analyser
    "welcome": (
        "Type a hand such as {sample}, or help. An empty line or quit ends.",
        "Wpisz rękę, np. {sample}, albo help. Pusty wiersz lub quit kończy.",
    ),
    "play_help": (
        "A hand: 13 tiles show its waits, 14 its discards; sets in brackets: 33z55p [111z] (4444s)",
        "Ręka: z 13 kamieni czekanie, z 14 co wyrzucić; układy w nawiasach: 33z55p [111z] (4444s)",
    ),
    "play_help_rules": ("rules NAME      play under {names}", "rules NAZWA     zasady: {names}"),
    "play_help_seen": (
        "seen TILES      tiles that are visible elsewhere (alone: none)",
        "seen KAMIENIE   kamienie widoczne gdzie indziej (samo: żadne)",
    ),
    "play_help_lang": ("lang pl|en      language", "lang pl|en      język"),
    "play_help_quit": ("help, quit", "help, quit"),
    "now_rules": ("Rules: {rules}", "Zasady: {rules}"),
    "now_seen": ("Seen: {tiles}", "Widoczne: {tiles}"),
    "nothing": ("nothing", "nic"),
    "bye": ("Goodbye.", "Do zobaczenia."),
    # the server
    "no_pages": (
        "the pages for the browser could not be built when this was installed: run make web in "
        "the source tree, with a connection to the network, and start again",
        "podczas instalacji nie udało się zbudować stron dla przeglądarki: wykonaj make web "
        "w katalogu źródeł, mając połączenie z siecią, i uruchom ponownie",
    ),
    "cannot_listen": (
        "cannot listen on {host}, port {port}: {why}",
        "nie można nasłuchiwać pod adresem {host}, port {port}: {why}",
    ),
    "no_network": (
        "this machine is in no network",
        "ten komputer nie jest w żadnej sieci",
    ),
    "open_on_phones": (
        "on other devices of this network open",
        "na innych urządzeniach w tej sieci otwórz",
    ),
    "no_openssl": (
        "a certificate of its own needs the program openssl, which is not here",
        "do utworzenia własnego certyfikatu potrzebny jest program openssl, a nie ma go tutaj",
    ),
    "no_certificate": (
        "the certificate could not be made: {why}",
        "nie udało się utworzyć certyfikatu: {why}",
    ),
    "event_bad_file": (
        "{file} is no event, and none can be made there",
        "{file} nie jest wydarzeniem i nie można go tam utworzyć",
    ),
    "durable_or_fast": (
        "--durable and --fast-commit exclude each other",
        "--durable i --fast-commit wykluczają się",
    ),
    "database_in_use": (
        "the database {file} is in use by another server: {holder}",
        "bazy danych {file} używa już inny serwer: {holder}",
    ),
    "backup_exists": (
        "{file} exists already; --force replaces it",
        "{file} już istnieje; --force go zastąpi",
    ),
    "backup_no_folder": ("there is no folder {folder}", "nie ma katalogu {folder}"),
    "backup_old_form": (
        "the database is empty or of another version; start the server with it once",
        "baza danych jest pusta albo w innej wersji; uruchom z nią raz serwer",
    ),
    "backup_not_empty": (
        "there are games in the database already; a backup goes into an empty one",
        "w bazie danych są już gry; kopię można wczytać tylko do pustej",
    ),
    "backup_no_backup": (
        "this file is no backup of ours",
        "ten plik nie jest naszą kopią zapasową",
    ),
    "check_well": (
        "games: {games}, moves: {moves}; all is well",
        "gry: {games}, ruchy: {moves}; wszystko w porządku",
    ),
    "check_faults": (
        "games: {games}, moves: {moves}; faults: {faults}",
        "gry: {games}, ruchy: {moves}; błędy: {faults}",
    ),
    "check_damaged": (
        "the file of the database is damaged: {why}",
        "plik bazy danych jest uszkodzony: {why}",
    ),
    "check_stray": (
        "there are {why} moves of a game {game} that does not exist",
        "są ruchy ({why}) gry {game}, której nie ma",
    ),
    "check_header": (
        "game {game}: its beginning cannot be read: {why}",
        "gra {game}: nie da się odczytać jej początku: {why}",
    ),
    "check_gap": ("game {game}: move {move} is missing", "gra {game}: brakuje ruchu {move}"),
    "check_checksum": (
        "game {game}: move {move} is not what was written",
        "gra {game}: ruch {move} nie jest taki, jak go zapisano",
    ),
    "check_replay": (
        "game {game}: move {move} cannot be played: {why}",
        "gra {game}: ruchu {move} nie da się wykonać: {why}",
    ),
    "check_over": (
        "game {game}: it counts as finished, but its moves do not lead to an end",
        "gra {game}: uchodzi za skończoną, ale jej ruchy nie prowadzą do końca",
    ),
    "check_upload": (
        "the log {game} that somebody sent cannot be read: {why}",
        "nie da się odczytać przysłanego zapisu {game}: {why}",
    ),
    "backup_done": ("games in {file}: {count}", "gry zapisane w {file}: {count}"),
    "restore_done": ("games restored: {count}", "odtworzone gry: {count}"),
    "bad_database": ("cannot use this database: {why}", "nie można użyć tej bazy danych: {why}"),
    # the simulator
    "sim_how_much": (
        "say how much to play: --matches N or --hands N",
        "podaj, ile grać: --matches N albo --hands N",
    ),
    "bot_mjai": (
        "say how to speak: --mjai",
        "podaj, jak rozmawiać: --mjai",
    ),
    "sim_playing": ("Playing", "Gra"),
    "sim_done": (
        "{matches}, {hands}, {rate} a second",
        "{matches}, {hands}, na sekundę: {rate}",
    ),
    "sim_interrupted": (
        "interrupted; finished so far: {n}",
        "przerwano; dotąd rozegrano: {n}",
    ),
    "sim_head": (
        "{rules}: {matches}, {hands} in {seconds} s, {rate} a second",
        "{rules}: {matches}, {hands}, czas: {seconds} s, na sekundę: {rate}",
    ),
    "sim_bot": ("Bot", "Bot"),
    "sim_wins": ("Wins", "Wygrane"),
    "sim_deal_ins": ("Deals in", "Podłożone"),
    "sim_riichi": ("Riichi", "Riichi"),
    "sim_calls": ("Calls", "Melduje"),
    "sim_score": ("Score", "Wynik"),
    "sim_interval": ("±95%", "±95%"),
    "sim_places": ("Places 1–4", "Miejsca 1–4"),
    "sim_ended": ("Hands ended", "Koniec rozdań"),
    "sim_ended_self_draw": ("self-draw", "własny kamień"),
    "sim_ended_discard": ("discard", "cudzy kamień"),
    "sim_ended_draw": ("exhausted wall", "koniec muru"),
    "sim_ended_abort": ("aborted", "przerwane"),
    "sim_ended_chombo": ("chombo", "chombo"),
    "sim_not_zero": (
        "The scores do not add up: please report this.",
        "Wyniki nie sumują się do zera: zgłoś to proszę.",
    ),
    "sim_significant": (
        "{bot}: {mean} per match or deal after {n}: significant (p {p})",
        "{bot}: {mean} na partię lub zestaw po {n}: istotne (p {p})",
    ),
    "sim_not_significant": (
        "{bot}: {mean} per match or deal after {n}: not significant (p {p})",
        "{bot}: {mean} na partię lub zestaw po {n}: nieistotne (p {p})",
    ),
    "sim_faults": ("Faults of other bots: {n}", "Błędy obcych botów: {n}"),
    "sim_fault_crash": ("crash", "awaria"),
    "sim_fault_late": ("too late", "za późno"),
    "sim_fault_nonsense": ("nonsense", "bzdura"),
    "sim_fault_illegal": ("not allowed", "niedozwolone"),
    # errors
    "missing_hand": ("HAND is missing", "brakuje ręki (RĘKA)"),
    "missing_win": ("WIN_TILE is missing", "brakuje zwycięskiego kamienia (KAMIEŃ)"),
    "missing_request": (
        "give a request as JSON, or --batch FILE",
        "podaj żądanie w JSON albo --batch PLIK",
    ),
    "batch_alone": (
        "--batch takes every fact from the file: give it alone",
        "--batch bierze wszystkie dane z pliku: podaj je samo",
    ),
    "bad_set": ("--set {text}: write key=value", "--set {text}: pisz klucz=wartość"),
    "bad_lang": ("--lang must be pl or en, not {text!r}", "--lang to pl albo en, a nie {text!r}"),
    "no_rule": (
        "{rules} has no rule {number!r}; `wrobel rules read {rules}` shows all",
        "w {rules} nie ma przepisu {number!r}; wszystkie pokazuje `wrobel rules read {rules}`",
    ),
    "no_pattern": (
        "no pattern of {rules} has {name!r} in its names; `wrobel rules show {rules}` shows all",
        "żaden układ {rules} nie ma w nazwach {name!r}; wszystkie pokazuje "
        "`wrobel rules show {rules} --lang pl`",
    ),
    "read_rule": (
        "To read a rule: wrobel rules read {rules} {number}",
        "Treść przepisu: wrobel rules read {rules} {number} --lang pl",
    ),
    "bad_format": (
        "--format must be text, markdown or html, not {text!r}",
        "--format to text, markdown albo html, a nie {text!r}",
    ),
    "needs_play": (
        "the table in the browser needs more packages: pip install 'wrobel[play]'",
        "stół w przeglądarce wymaga dodatkowych pakietów: pip install 'wrobel[play]'",
    ),
    "no_file": ("cannot read {name}: {why}", "nie można odczytać {name}: {why}"),
    "no_output": ("cannot write {name}: {why}", "nie można zapisać {name}: {why}"),
    "lines_done": ("{n}, {rate} a second", "{n}, {rate} na sekundę"),
    "bug": (
        "an error of ours, please report it ({what}; WROBEL_DEBUG=1 shows where)",
        "to nasz błąd, zgłoś go proszę ({what}; WROBEL_DEBUG=1 pokaże, gdzie)",
    ),
    "interrupted": ("interrupted", "przerwano"),
    # the codes of errors, put before the detail in Polish
    # logs
    "no_logs": ("there are no logs in {name}", "w {name} nie ma zapisów gier"),
    "bad_log_format": (
        "{text} is none of the formats {formats}",
        "{text} to żaden z formatów {formats}",
    ),
    "no_target_format": (
        "say by --to which format to write: {formats}",
        "podaj przez --to, w jakim formacie zapisać: {formats}",
    ),
    "payments_differ": (
        "the payments are {found}, by the rules {expected}",
        "płatności to {found}, a z zasad wynika {expected}",
    ),
    "verified": (
        "Checked: {matches}, {hands}, {events}.",
        "Sprawdzono: {matches}, {hands}, {events}.",
    ),
    "all_clean": (
        "Every action is legal and every settlement right.",
        "Każde zagranie jest dozwolone i każde rozliczenie prawidłowe.",
    ),
    "files_done": ("{n} of {total} files", "{n} z {total} plików"),
    # replay
    "replay_head": (
        "{hand}   event {at} of {last}   left {left}   counters {honba}   deposits {deposits}",
        "{hand}   zdarzenie {at} z {last}   zostało {left}   liczniki {honba}   zastawy {deposits}",
    ),
    "replay_keys": (
        "→ n next   ← p back   N P hand   g jump   s seat   ? help   q quit",
        "→ n dalej   ← p wstecz   N P rozdanie   g skok   s miejsce   ? pomoc   q koniec",
    ),
    "replay_help": (
        "right, space, n: next event · left, p: back · N, P: next, previous hand\n"
        "g: jump to a hand (E2.0) or an event (E2.0:37) · s: all hands, or one seat's view\n"
        "q: quit",
        "w prawo, spacja, n: następne zdarzenie · w lewo, p: wstecz · N, P: następne, poprzednie"
        " rozdanie\ng: skok do rozdania (E2.0) lub zdarzenia (E2.0:37) · s: wszystkie ręce albo"
        " widok jednego miejsca\nq: koniec",
    ),
    "replay_jump": ("Hand: ", "Rozdanie: "),
    "replay_no_place": ("there is no {place} in this log", "w zapisie nie ma {place}"),
    "review_bad_player": (
        "--player is a number from 0 on, or all; not {text}",
        "--player to numer od 0 albo all, nie {text}",
    ),
    "review_bad_think": (
        "--think is a number of milliseconds from 0 to {most}",
        "--think to liczba milisekund od 0 do {most}",
    ),
    "review_done": ("{n} of {total} hands", "{n} z {total} rozdań"),
    "review_hidden": (
        "tiles are hidden in this log, so nothing can be judged",
        "w tym zapisie są ukryte kamienie, więc nie ma czego oceniać",
    ),
    "review_title": ("Review ({rules})", "Analiza gry ({rules})"),
    "review_player": ("Player", "Gracz"),
    "review_decisions": ("Decisions", "Decyzje"),
    "review_agreed": ("Best", "Najlepsze"),
    "review_loss": ("Lost", "Strata"),
    "review_unit": (
        "Losses in {unit} of the match's expected result.",
        "Strata: o tyle niższy oczekiwany wynik partii ({unit}).",
    ),
    "review_second": (
        "Second opinion: the program would have done the same in {share} of the decisions.",
        "Druga opinia: program zrobiłby to samo w {share} decyzji.",
    ),
    "review_head": (
        "{hand}, event {event}, player {player}: {played}; best: {best} (−{loss})",
        "{hand}, zdarzenie {event}, gracz {player}: {played}; najlepsze: {best} (−{loss})",
    ),
    "replay_empty": ("there is no hand in {name}", "w {name} nie ma żadnego rozdania"),
    "replay_bad_seat": ("--seat is 0 to 3, not {seat}", "--seat to 0 do 3, nie {seat}"),
    "replay_dead": ("dead hand", "martwa ręka"),
    "lost": ("not carried over: {what} ({n})", "nie przeniesiono: {what} ({n})"),
    **BOOK_TEXTS,
    **EVENT_TEXTS,
}

NOUNS: Mapping[str, Noun] = {
    "tile": Noun(("tile", "tiles"), ("kamień", "kamienie", "kamieni")),
    "point": POINTS,
    "stick": Noun(
        ("riichi stick", "riichi sticks"), ("zastaw riichi", "zastawy riichi", "zastawów riichi")
    ),
    "counter": Noun(("counter", "counters"), ("licznik", "liczniki", "liczników")),
    "match": Noun(("match", "matches"), ("partia", "partie", "partii")),
    "hand": Noun(("hand", "hands"), ("rozdanie", "rozdania", "rozdań")),
    "event": Noun(("event", "events"), ("zdarzenie", "zdarzenia", "zdarzeń")),
    "line": Noun(("line", "lines"), ("wiersz", "wiersze", "wierszy")),
    "time": Noun(("time", "times"), ("raz", "razy", "razy")),
    "meeting": Noun(
        ("repeated meeting", "repeated meetings"),
        ("powtórzone spotkanie", "powtórzone spotkania", "powtórzonych spotkań"),
    ),
    "player": Noun(("player", "players"), ("gracz", "gracze", "graczy")),
    "round_of": Noun(("round", "rounds"), ("runda", "rundy", "rund")),
    "round_after": Noun(("round", "rounds"), ("rundzie", "rundach", "rundach")),
}


def language(given: str | None = None) -> str:
    """The language to speak: the one asked for, else what the environment says."""
    return given if given in LANGUAGES else preferred()


def say(key: str, lang: str, **values: object) -> str:
    """A text of the catalogue.

    >>> say("away", "pl", n=count(2, "tile", "pl"))
    '2 kamienie do czekania'
    """
    text = TEXTS[key][lang == "pl"]
    return text.format(**values) if values else text


def known(key: str, lang: str) -> str:
    """A word of the catalogue, or the key itself made readable."""
    return say(key, lang) if key in TEXTS else key.replace("_", " ")


def say_in(key: str, family: str, lang: str, **values: object) -> str:
    """A text as one family says it, or as all do.

    >>> say_in("pung", "riichi", "pl"), say_in("pung", "mcr", "pl")
    ('pon', 'pung')
    """
    own = about(family).words.get(key)
    if own is not None:
        return own.having(**values).say(lang)
    return say(key, lang, **values) if values else known(key, lang)


def count(number: int, key: str, lang: str) -> str:
    """A number with its noun in the right form.

    >>> [count(n, "tile", "pl") for n in (1, 3, 5, 12, 22)]
    ['1 kamień', '3 kamienie', '5 kamieni', '12 kamieni', '22 kamienie']
    """
    return NOUNS[key].count(number, lang)


def hand_title(name: str, lang: str) -> str:
    """A hand in words, with the name that finds it.

    >>> hand_title("E2.1", "pl")
    'Wschód 2 (E2.1)'
    """
    return f"{say(name[0], lang)} {name[1:].partition('.')[0]} ({name})"


def signed(number: int) -> str:
    """A number with its sign, a real minus."""
    return f"{number:+}".replace("-", "−") if number else "0"
