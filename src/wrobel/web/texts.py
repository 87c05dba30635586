"""What the server says to people, in English and Polish, by the code of the refusal."""

from wrobel.errors import WrobelError

LANGUAGES = ("en", "pl")

TEXTS: dict[str, tuple[str, str]] = {
    "bad_message": ("this message cannot be read", "tej wiadomości nie da się odczytać"),
    "too_large": ("the message is too long", "wiadomość jest za długa"),
    "too_fast": ("too many messages at once", "za dużo wiadomości naraz"),
    "too_slow": ("the request did not come in time", "żądanie nie nadeszło na czas"),
    "stale": (
        "the table has moved on since that question",
        "od tamtego pytania sytuacja na stole się zmieniła",
    ),
    "illegal": ("this is not allowed now", "tego nie wolno teraz zrobić"),
    "not_asked": ("it is not for you to act now", "teraz nie twoja kolej"),
    "not_over": ("the hand is not over yet", "rozdanie jeszcze trwa"),
    "not_allowed": ("this table does not allow that", "przy tym stole nie można tego zrobić"),
    "only_watching": ("you are only watching", "jesteś tu tylko widzem"),
    "no_hints": ("this table has no hints", "przy tym stole nie ma podpowiedzi"),
    "not_alone": (
        "only possible with one person at the table",
        "możliwe tylko wtedy, gdy przy stole siedzi jedna osoba",
    ),
    "nothing_to_take_back": (
        "there is nothing to take back in this hand",
        "w tym rozdaniu nie ma czego cofnąć",
    ),
    "wall_shown": (
        "the hand is over and its wall has been shown; it stays as it is",
        "rozdanie się skończyło i pokazano jego mur; zostaje tak, jak jest",
    ),
    "not_started": (
        "the game has not begun; not everybody has come yet",
        "gra się jeszcze nie zaczęła; nie wszyscy przyszli",
    ),
    "next_hand": (
        "this seat was another player's; you play from the next hand on",
        "to miejsce zajmował ktoś inny; grasz od następnego rozdania",
    ),
    "finished": ("the game is over", "gra jest skończona"),
    "paused": ("the game is paused", "gra jest wstrzymana"),
    "bad_field": ("this value is not possible", "takiej wartości być nie może"),
    "bad_option": ("there is no such option", "nie ma takiej opcji"),
    "unknown_rules": ("there is no such ruleset", "nie ma takich zasad"),
    "busy": (
        "the move could not be stored; nothing has changed",
        "nie udało się zapisać ruchu; nic się nie zmieniło",
    ),
    "unknown": ("no such game, or not yours", "nie ma takiej gry albo nie jest twoja"),
    "no_page": ("there is nothing at this address", "pod tym adresem nic nie ma"),
    "no_method": ("this address cannot be asked that way", "tego adresu nie można tak użyć"),
    "bad_request": ("this request cannot be read", "tego żądania nie da się odczytać"),
    "bug": ("something went wrong here", "coś się tu nie udało"),
    "no_database": (
        "the server cannot reach its database now; try again in a moment",
        "serwer nie ma teraz dostępu do bazy danych; spróbuj za chwilę",
    ),
    "no_reader": (
        "too many logs are being read now; try again in a moment",
        "zbyt wiele zapisów jest teraz odczytywanych; spróbuj za chwilę",
    ),
    "expected_join": ("the first message must be join", "pierwszą wiadomością musi być join"),
    "shutdown": ("the server is going down", "serwer kończy pracę"),
    "bot_failed": ("the bot has no answer", "bot nie umie odpowiedzieć"),
    "not_finished": (
        "this game is not over yet; its tiles are still secret",
        "ta gra jeszcze trwa; jej kamienie są wciąż tajne",
    ),
    "no_code": ("there is no table with this code", "nie ma stołu o tym kodzie"),
    "full": ("all seats at this table are taken", "przy tym stole nie ma wolnych miejsc"),
    "only_host": (
        "only the host of the table may do that",
        "może to zrobić tylko gospodarz stołu",
    ),
    "wrong_codes": (
        "too many wrong codes; wait a few minutes",
        "za dużo błędnych kodów; poczekaj kilka minut",
    ),
    "too_many": (
        "too many requests from your address; wait a moment",
        "za dużo żądań z twojego adresu; poczekaj chwilę",
    ),
    "idle": (
        "nothing has happened here for a long time; the table is closed and can be opened again",
        "od dawna nic się tu nie dzieje; stół zamknięto, można go otworzyć ponownie",
    ),
    "closed": (
        "the host has closed this table; the game is kept",
        "gospodarz zamknął ten stół; gra jest zachowana",
    ),
    "no_key": ("this page is for the host of the club", "ta strona jest dla gospodarza klubu"),
    "bad_log": ("this log cannot be read", "tego zapisu nie da się odczytać"),
    "foreign": ("requests from other sites are refused", "żądania z innych stron są odrzucane"),
}


def language(wish: str) -> str:
    """The wished language, or English.

    >>> language("pl"), language("de")
    ('pl', 'en')
    """
    return wish if wish in LANGUAGES else "en"


def say(code: str, lang: str) -> str:
    """The sentence of a code.

    >>> say("paused", "pl")
    'gra jest wstrzymana'
    """
    english, polish = TEXTS[code]
    return polish if lang == "pl" else english


def explain(error: WrobelError, lang: str) -> str:
    """An error of the library: the sentence of its code, then its own (English) detail."""
    if error.code not in TEXTS:
        return error.message
    return f"{say(error.code, lang)}: {error.message}" if lang == "pl" else error.message
