"""What the report says, in English and Polish."""

from collections.abc import Mapping

TEXTS: Mapping[str, tuple[str, str]] = {
    "title": ("{bots} · {rules}", "{bots} · {rules}"),
    "against": (" against ", " kontra "),
    "subtitle": (
        "matches: {matches}, hands: {hands}",
        "partie: {matches}, rozdania: {hands}",
    ),
    "seed": ("seed “{seed}”", "ziarno „{seed}”"),
    "duplicate": (
        "every deal played with every seating",
        "każdy zestaw rozdań przy wszystkich ustawieniach miejsc",
    ),
    "interrupted": ("Interrupted: unfinished.", "Przerwano: wynik niepełny."),
    "score_per_match": ("Score per match", "Wynik na partię"),
    "score_per_deal": (
        "Score per deal (all seatings together)",
        "Wynik na zestaw (wszystkie ustawienia razem)",
    ),
    "score_note": (
        "Points gained or lost, with the interval that holds the true mean in 95 of 100 such runs. "
        "A bar clear of zero is a real difference.",
        "Zdobyte lub stracone punkty z przedziałem, który w 95 na 100 takich prób zawiera "
        "prawdziwą średnią. Pasek z dala od zera to prawdziwa różnica.",
    ),
    "over_time": ("Scores over the matches", "Wyniki w kolejnych partiach"),
    "matches": ("matches", "partie"),
    "places": ("Places", "Miejsca"),
    "place": ("place {n}", "{n}. miejsce"),
    "mean_place": ("mean place {n}", "średnie miejsce {n}"),
    "wins": ("Hands won", "Wygrane rozdania"),
    "deal_ins": ("Hands dealt into", "Rozdania z podłożeniem się"),
    "riichi": ("Hands with riichi", "Rozdania z riichi"),
    "calls": ("Hands with a claimed set", "Rozdania z meldunkiem"),
    "ends": ("How hands end", "Jak kończą się rozdania"),
    "all_hands": ("all hands", "wszystkie"),
    "self_draw": ("self-draw", "własny kamień"),
    "discard": ("discard", "cudzy kamień"),
    "draw": ("exhausted wall", "koniec muru"),
    "abort": ("aborted", "przerwane"),
    "chombo": ("chombo", "chombo"),
    "lengths": ("Length of hands", "Długość rozdań"),
    "lengths_note": (
        "Discards of all four players; half of the hands have at most {n}.",
        "Kamienie zagrane przez wszystkich czterech graczy; w połowie rozdań najwyżej {n}.",
    ),
    "discards": ("discards", "zagrane kamienie"),
    "worths": ("Worth of the winning hands", "Wartość wygranych rąk"),
    "fans": ("Patterns in the winning hands", "Układy w wygranych rękach"),
    "fans_note": (
        "Winning hands: {n}. The bar is the share of them that have the pattern; the last column "
        "is what such hands bring on average.",
        "Wygrane ręce: {n}. Pasek pokazuje, jaka ich część ma dany układ; ostatnia kolumna to "
        "średni zysk z takich rąk.",
    ),
    "fan": ("Pattern", "Układ"),
    "share": ("Share of wins", "Część wygranych"),
    "count": ("Hands", "Ręce"),
    "worth": ("Mean worth", "Średnia wartość"),
    "points": ("Mean points", "Średnio punktów"),
    "faults": ("Faults of other programs", "Błędy obcych programów"),
    "faults_note": (
        "{n} in all. Each cost the program a pass or the tile just drawn.",
        "Łącznie: {n}. Każdy kosztował program pas albo dobrany kamień.",
    ),
    "crash": ("crash", "awaria"),
    "late": ("too late", "za późno"),
    "nonsense": ("nonsense", "bzdura"),
    "illegal": ("not allowed", "niedozwolone"),
    "bot": ("Bot", "Bot"),
    "match": ("Match", "Partia"),
    "hand": ("Hand", "Rozdanie"),
    "what": ("What", "Co"),
    "verdict_yes": (
        "{bot} differs from zero: p = {p} after {n} (sequential test)",
        "{bot} różni się od zera: p = {p} po {n} (test sekwencyjny)",
    ),
    "verdict_no": (
        "{bot} does not differ significantly from zero: p = {p} after {n} (sequential test)",
        "{bot} nie różni się istotnie od zera: p = {p} po {n} (test sekwencyjny)",
    ),
    "settings": ("Settings", "Ustawienia"),
    "changed": ("Changed options", "Zmienione opcje"),
    "none": ("none", "brak"),
    "speed": ("{seconds} s, {rate} hands a second", "{seconds} s, rozdań na sekundę: {rate}"),
    "zero_sum": ("Scores add up", "Wyniki się sumują"),
    "yes": ("yes", "tak"),
    "no": ("no", "nie"),
    "version": ("Wróbel {version}", "Wróbel {version}"),
}


def say(key: str, lang: str, **values: object) -> str:
    """A text of the report.

    >>> say("place", "pl", n=2)
    '2. miejsce'
    """
    text = TEXTS[key][lang == "pl"]
    return text.format(**values) if values else text
