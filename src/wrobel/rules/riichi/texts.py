"""The sentences of riichi explanations, in English and Polish."""

from collections.abc import Iterable
from dataclasses import dataclass

from wrobel.rules.catalogue import Pattern
from wrobel.rules.option_words import option_name, value_name
from wrobel.rules.options import Options
from wrobel.rules.riichi.options import PRESETS
from wrobel.rules.trace import Named, Text


@dataclass(frozen=True, slots=True)
class Joined:
    """Several texts or names, with something between them."""

    parts: tuple[Named, ...]
    between: str = ", "

    def name(self, lang: str) -> str:
        return self.between.join(part.name(lang) for part in self.parts)


def joined(parts: Iterable[Named], between: str = ", ") -> Text:
    """Several texts as one."""
    return Text("{parts}", "{parts}", {"parts": Joined(tuple(parts), between)})


@dataclass(frozen=True, slots=True)
class YakuName:
    """A yaku's name with its Japanese one in Latin letters where that says more.

    >>> from wrobel.rules.riichi.catalogue import PATTERNS
    >>> YakuName(PATTERNS[16]).name("en"), YakuName(PATTERNS[4]).name("en")
    ('Pure straight (ikki tsuukan)', 'Pinfu')
    """

    pattern: Pattern

    def name(self, lang: str) -> str:
        own, roman = self.pattern.name(lang), self.pattern.roman
        return own if not roman or roman.lower() == own.lower() else f"{own} ({roman.lower()})"


@dataclass(frozen=True, slots=True)
class InSentence:
    """A name as it stands inside a sentence, with a small first letter."""

    named: Named

    def name(self, lang: str) -> str:
        return self.named.name(lang).lower()


def setting(options: Options, key: str) -> Text:
    """That an option has its value, and whether the preset or the request says so."""
    value: object = options[key]
    own = PRESETS[options.rules][key] == value
    if isinstance(value, bool) or value == "off":
        value = Text("on", "włączona") if value is True else Text("off", "wyłączona")
        found = SWITCH if own else SWITCH_HERE
    else:
        value = value_name(options.family, key, options[key])
        found = VALUE if own else VALUE_HERE
    name = option_name(options.family, key)
    return found.having(name=name, value=value, rules=options.rules)


SWITCH = Text("“{name}” is {value} in {rules}", "opcja „{name}” jest w {rules} {value}")
SWITCH_HERE = Text("“{name}” is {value} here", "opcja „{name}” jest tu {value}")
VALUE = Text("“{name}” in {rules}: {value}", "opcja „{name}” w {rules}: {value}")
VALUE_HERE = Text("“{name}” here: {value}", "opcja „{name}” tutaj: {value}")

# Why a yaku does not count

HAND_OPEN = Text("the hand is open", "ręka jest otwarta")
OPEN_AND_SETTING = Text("the hand is open and {setting}", "ręka jest otwarta, a {setting}")
ONLY_SETTING = Text("{setting}", "{setting}")
REPLACED = Text("replaced by {by}", "zastępuje je {by}")
PART_OF = Text("already part of {by}", "wchodzi już w skład: {by}")
PAIR_DRAGON = Text("the pair is dragons", "para to smoki")
PAIR_SEAT = Text("the pair is your seat wind", "para to wiatr gracza")
PAIR_ROUND = Text("the pair is the round wind", "para to wiatr rundy")
PAIR_BOTH = Text(
    "the pair is both your seat wind and the round wind",
    "para to zarazem wiatr gracza i wiatr rundy",
)
WAITS = {
    "closed": Text("the wait is a closed one", "czekanie jest zamknięte"),
    "edge": Text("the wait is an edge one", "czekanie jest skrajne"),
    "pair": Text("the wait is for the pair", "czekanie jest na parę"),
}
BY_DISCARD = Text(
    "{tiles} was completed by another player's tile, so it counts as melded",
    "{tiles} dopełnił cudzy kamień, więc liczy się jak zameldowane",
)
FOUR_NOT_PAIRS = Text(
    "four equal tiles are not two pairs", "cztery takie same kamienie to nie dwie pary"
)
NO_CHOW = Text("there is no chow: such a hand is {by}", "nie ma żadnego chi: taka ręka to {by}")
OTHER_READING = Text(
    "only in another reading of the hand: {worth}", "tylko przy innym odczytaniu ręki: {worth}"
)
WORTHLESS_WIND = Text(
    "{wind} is neither your seat wind nor the round wind",
    "{wind} nie jest ani wiatrem gracza, ani wiatrem rundy",
)
GATES_MELDED = Text(
    "nine gates must be wholly in hand, without melds and kongs",
    "wszystkie kamienie muszą być w ręce, bez zameldowanych grup i kan",
)
NOT_ADDED = Text("yakuman do not add up: {setting}", "yakumany się nie sumują: {setting}")
NOT_DOUBLE = Text("{reason}, but {setting}", "{reason}, ale {setting}")
BESIDE_YAKUMAN = Text(
    "beside a yakuman ordinary yaku, dora and fu do not count: {names}",
    "przy yakumanie nie liczą się zwykłe yaku, dora ani fu: {names}",
)
BESIDE_RENHOU = Text(
    "renhou is exactly a mangan here; nothing is added to it: {names}",
    "renhou to tutaj dokładnie mangan; nic się do niego nie dodaje: {names}",
)
ORDINARY = Text("Ordinary yaku", "Zwykłe yaku")
RENHOU_EAST = Text(
    "East cannot have it: its own turn is over", "Wschód go nie ma: swój ruch już wykonał"
)
RENHOU_LATE = Text(
    "the discarder plays after you, so you have had a turn of your own",
    "odrzucający gra po tobie, więc twój ruch już był",
)
RENHOU_ROBBED = Text("a kong has interrupted the first go-around", "kan przerwał pierwszą kolejkę")
RENHOU_LESS = Text(
    "the hand is worth more than a mangan without it", "bez niego ręka jest warta więcej niż mangan"
)
HAITEI_RINSHAN = Text(
    "the last tile is a kong's replacement and {setting}",
    "ostatni kamień jest uzupełniający po kan, a {setting}",
)
PINFU_TSUMO = Text("self-drawn, and {setting}", "wygrana przez tsumo, a {setting}")

# Bonus han

NO_RIICHI = Text(
    "only a winner in riichi counts them", "liczy je tylko zwycięzca, który zgłosił riichi"
)
FIRST_ONLY = Text(
    "only the first indicator counts: {setting}", "liczy się tylko pierwszy wskaźnik: {setting}"
)
NO_YAKU_BONUS = Text(
    "bonus han are no yaku and cannot make a hand winnable",
    "dodatkowe han to nie yaku i same nie pozwalają wygrać",
)
INDICATOR = Text("{indicator} shows {dora}: {count}", "{indicator} wskazuje {dora}: {count}")

# Yaku that count

LESS_OPEN = Text("one han less: the hand is open", "o jeden han mniej: ręka jest otwarta")
DOUBLES = {
    "kokushi": Text("the wait was for all thirteen tiles", "czekanie było na wszystkie 13 kamieni"),
    "chuuren": Text("the wait was for all nine tiles", "czekanie było na wszystkie 9 kamieni"),
    "suuankou": Text("the wait was for the pair", "czekanie było na parę"),
    "daisuushii": Text("it may count double", "może liczyć się podwójnie"),
}
DOUBLE = Text("double yakuman: {reason}", "podwójny yakuman: {reason}")
STRICT_MANGAN = Text("exactly a mangan", "dokładnie mangan")

# Worth of a reading

NO_YAKU = Text("no yaku", "brak yaku")
HAN_FU = Text("{han} han {fu} fu, {points}", "{han} han {fu} fu, {points}")
HAN_LIMIT = Text("{han} han, {limit}, {points}", "{han} han, {limit}, {points}")
HAN_FU_LIMIT = Text("{han} han {fu} fu, {limit}, {points}", "{han} han {fu} fu, {limit}, {points}")
TOO_LITTLE = Text("{worth} (too few han from yaku)", "{worth} (za mało han z yaku)")
YAKUMAN_WORTH = Text("{yakuman}, {points}", "{yakuman}, {points}")
YAKUMAN = {
    1: Text("yakuman", "yakuman"),
    2: Text("double yakuman", "podwójny yakuman"),
    3: Text("triple yakuman", "potrójny yakuman"),
    4: Text("fourfold yakuman", "poczwórny yakuman"),
}
MANY_YAKUMAN = Text("{n} yakuman", "{n} × yakuman")

# Fu

CLAIMED_SET = Text(
    "completed by another player's tile: counts as melded",
    "dopełniony cudzym kamieniem: liczy się jak zameldowany",
)
PINFU_NO_TSUMO = Text("not counted with pinfu", "przy pinfu się nie liczy")
COUNTED_ONCE = Text("counted once", "liczona raz")
COUNTED_TWICE = Text("counted for both winds", "liczona za oba wiatry")
ROUNDING = Text("Rounded up to tens", "Zaokrąglenie w górę do dziesiątek")
ROUNDED = Text("{sum} becomes {fu}", "{sum} daje {fu}")

# Steps

HAN_STEP = Text("Han", "Han")
FU_STEP = Text("Fu", "Fu")
BASE_STEP = Text("Base points", "Bazowa wartość")
POINTS_STEP = Text("Points of the hand", "Punkty za rękę")
COUNTERS_STEP = Text("Counters", "Liczniki")
DEPOSITS_STEP = Text("Deposits", "Zastawy")
LIABILITY_STEP = Text("Liability", "Odpowiedzialność")
TOTAL_STEP = Text("The winner receives", "Zwycięzca dostaje")

ONE_TERM = Text("{total}", "{total}")
SUM = Text("{terms} = {total}", "{terms} = {total}")
SUM_ROUNDED = Text("{terms} = {sum}, rounded up to {total}", "{terms} = {sum}, w górę do {total}")
FU_FIXED = Text("25, never rounded", "25, bez zaokrąglania")
FORMULA = Text("{fu} × 2^({han} + 2) = {base}", "{fu} × 2^({han} + 2) = {base}")
CAPPED = Text(
    "{fu} × 2^({han} + 2) = {raw}, at most 2000: {limit}",
    "{fu} × 2^({han} + 2) = {raw}, najwyżej 2000: {limit}",
)
KIRIAGE = Text(
    "{fu} × 2^({han} + 2) = {raw}, rounded up to 2000: {limit} ({setting})",
    "{fu} × 2^({han} + 2) = {raw}, w górę do 2000: {limit} ({setting})",
)
NO_KIRIAGE = Text(
    "{fu} × 2^({han} + 2) = {base}; not raised to a mangan: {setting}",
    "{fu} × 2^({han} + 2) = {base}; bez podnoszenia do mangana: {setting}",
)
BY_HAN = Text(
    "{han} han: {limit}, base {base}; fu no longer matter",
    "{han} han: {limit}, baza {base}; fu nie mają już znaczenia",
)
NO_COUNTED = Text(
    "{han} han: {limit}, base {base}; 13 han are no yakuman: {setting}",
    "{han} han: {limit}, baza {base}; 13 han to nie yakuman: {setting}",
)
BY_YAKUMAN = Text("{yakuman}: base {n} × 8000 = {base}", "{yakuman}: baza {n} × 8000 = {base}")
RON_POINTS = Text(
    "{times} × {base} = {raw}, rounded up to hundreds: {points} from the discarder",
    "{times} × {base} = {raw}, w górę do setek: {points} od odrzucającego",
)
RON_EXACT = Text(
    "{times} × {base} = {points} from the discarder",
    "{times} × {base} = {points} od odrzucającego",
)
TSUMO_DEALER = Text(
    "2 × {base}, rounded up to hundreds: {each} from each of the three, {points} in all",
    "2 × {base}, w górę do setek: po {each} od każdego z trzech, razem {points}",
)
TSUMO_OTHER = Text(
    "{base}, rounded up to hundreds: {each} from each of two; 2 × {base}: {east} from East; "
    "{points} in all",
    "{base}, w górę do setek: po {each} od dwóch graczy; 2 × {base}: {east} od Wschodu; "
    "razem {points}",
)
COUNTERS_RON = Text(
    "{n} × {each} = {total}, paid by {payer}", "{n} × {each} = {total}, płaci {payer}"
)
COUNTERS_TSUMO = Text(
    "{n} × {each} = {share} from each of the three", "{n} × {each} = {share} od każdego z trzech"
)
DEPOSITS = Text("{n} × {stick} = {total}", "{n} × {stick} = {total}")
LIABLE_ALL = Text("{seat} is liable and pays everything", "{seat} odpowiada i płaci całość")
LIABLE_HALF = Text(
    "{seat} is liable and pays half, the discarder the other half",
    "{seat} odpowiada i płaci połowę, odrzucający drugą połowę",
)
LIABLE_OWN = Text(
    "{how}; only for {names}, the rest is paid as usual: {setting}",
    "{how}; tylko za {names}, za resztę płaci się zwyczajnie: {setting}",
)
LIABLE_RINSHAN = Text(
    "{seat} discarded the tile of the kong and pays everything",
    "kamień do kan dał gracz {seat} i płaci całość",
)

# Payments

PART_HAND = Text("{points} for the hand", "{points} za rękę")
PART_COUNTERS = Text("{points} for counters", "{points} za liczniki")
PART_DEPOSITS = Text("{points} of deposits", "{points} z zastawów")
PAYS_NOTHING = Text("pays nothing", "nic nie płaci")

# Notes

NEEDS_YAKU = Text(
    "The hand is complete but has no yaku; at least one is needed to win.",
    "Ręka jest ułożona, ale nie ma żadnego yaku; do wygranej potrzebne jest przynajmniej jedno.",
)
CLOSED_HELP = Text(
    "The hand is closed: a declared riichi, or winning on your own draw, would have been a yaku.",
    "Ręka jest zamknięta: zgłoszone riichi albo wygrana przez tsumo byłyby yaku.",
)
OPEN_HELP = Text(
    "An open hand needs a yaku of its own, such as a pung of dragons or of a valued wind.",
    "Otwarta ręka potrzebuje własnego yaku, na przykład pon smoków lub wartościowego wiatru.",
)
NOT_COMPLETE = Text("The tiles are not a complete hand.", "Kamienie nie tworzą pełnej ręki.")
TWO_HAN = Text(
    "With five counters or more a win needs two han from yaku; missing: {missing}. {setting}.",
    "Przy pięciu lub więcej licznikach wygrana wymaga dwóch han z yaku; brakuje: {missing}. "
    "{setting}.",
)
WINNER_CHOOSES = Text(
    "Under these rules the winner chooses the reading; the best one is taken here.",
    "W tych zasadach odczytanie ręki wybiera zwycięzca; tutaj przyjęto najlepsze.",
)
NO_DISCARDER = Text(
    "It is not said who discarded the winning tile, so payments are not known.",
    "Nie podano, kto odrzucił zwycięski kamień, więc wypłaty nie są znane.",
)
LIABLE_NOT_SCORED = Text(
    "Nobody is liable as was said: the yakuman it belongs to is not scored.",
    "Wskazany gracz nie odpowiada: yakuman, którego dotyczy, nie jest liczony.",
)
LIABLE_OFF = Text(
    "Nobody is liable as was said: {setting}.", "Wskazany gracz nie odpowiada: {setting}."
)
LIABLE_NOT_FED = Text(
    "Nobody is liable as was said: the last set of {name} was not claimed from {seat} with the "
    "others "
    "already shown.",
    "Wskazany gracz nie odpowiada: ostatniej grupy układu {name} nie przejęto od gracza {seat} "
    "przy "
    "odkrytych pozostałych.",
)
LIABLE_NO_KONG = Text(
    "Nobody is liable as was said: the kong was not claimed from {seat}.",
    "Wskazany gracz nie odpowiada: kan nie powstał z kamienia gracza {seat}.",
)
LIABLE_BY_MELD = Text(
    "By the melds {seat} is liable: the last set of {name} was claimed from {seat}.",
    "Z grup wynika odpowiedzialność: ostatnią grupę układu {name} przejęto od gracza {seat}.",
)
LIABLE_BY_KONG = Text(
    "By the melds {seat} is liable: the last kong was claimed from {seat}.",
    "Z grup wynika odpowiedzialność: ostatni kan powstał z kamienia gracza {seat}.",
)
